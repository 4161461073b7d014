import type { Clock } from '../../clock.ts';

const WINDOW_MS = 10 * 60_000;
const MOST_KEYS = 10_000;

/** Remembers ids for ten minutes. */
export class RecentIds {
  private readonly seenAt = new Map<string, number>();

  constructor(private readonly clock: Pick<Clock, 'monotonic'>) {}

  has(key: string): boolean {
    const at = this.seenAt.get(key);
    return at !== undefined && this.clock.monotonic() - at <= WINDOW_MS;
  }

  add(key: string): void {
    // Taken out first, so that the order of the map stays the order of time.
    this.seenAt.delete(key);
    this.seenAt.set(key, this.clock.monotonic());
    const [oldest] = this.seenAt.keys();
    if (this.seenAt.size > MOST_KEYS && oldest !== undefined) this.seenAt.delete(oldest);
  }
}
