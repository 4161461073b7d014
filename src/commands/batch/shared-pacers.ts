import type { Clock } from '../../clock.ts';
import type { Batch } from '../../queue/batches.ts';
import type { Database } from '../../queue/database.ts';
import type { DatabaseRetry } from '../../queue/database-retry.ts';
import { requestGrant, reserveSendTimes } from '../../queue/rate-limits.ts';
import { SharedPace } from '../../queue/shared-pace.ts';
import { SharedRate } from '../../queue/shared-rate.ts';
import type { Pace } from './send.ts';

const MOST_GRANTED = 100;

export interface SharedPacers {
  paceOf(batch: Batch): Pace;
  /** For a worker that ends: the others take over what it was granted. */
  settle(): Promise<void>;
}

/** The limit of the service for all batches, and the --rpm of each. */
export function sharedPacers(
  database: Database,
  options: {
    readonly worker: string;
    readonly origin: string;
    readonly clock: Clock;
    /** Ends the waiting for a turn. */
    readonly signal: AbortSignal;
    readonly databaseRetry: DatabaseRetry;
    readonly concurrency: number;
  },
): SharedPacers {
  const { worker, origin, clock, signal, databaseRetry, concurrency } = options;
  const common = { clock, signal };
  const rate = new SharedRate({
    ...common,
    want: Math.max(MOST_GRANTED, concurrency),
    ask: (question) => databaseRetry.run(() => requestGrant(database, { ...question, worker, origin })),
  });
  const paces = new Map<number, SharedPace>();
  const paceOf = (batch: Batch): SharedPace => {
    const known = paces.get(batch.id);
    if (known) return known;
    const made = new SharedPace({
      ...common,
      reserve: () => databaseRetry.run(() => reserveSendTimes(database, batch.id, concurrency)),
    });
    paces.set(batch.id, made);
    return made;
  };
  return {
    paceOf: (batch) => ({
      turn: () => turnOfBoth(clock, batch.rpm === null ? undefined : () => paceOf(batch).turn(), rate),
      replied: (headers) => rate.replied(headers),
    }),
    settle: () => rate.settle(),
  };
}

/** A turn in --rpm is lost when the service's own limit makes the request wait for longer than it is good for. */
export async function turnOfBoth(
  clock: Clock,
  takePace: (() => Promise<number>) | undefined,
  rate: Pick<SharedRate, 'turn' | 'handBack'>,
): Promise<void> {
  while (true) {
    const untilMs = (await takePace?.()) ?? Number.POSITIVE_INFINITY;
    await rate.turn();
    if (clock.monotonic() <= untilMs) return;
    rate.handBack();
  }
}
