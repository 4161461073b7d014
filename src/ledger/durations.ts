import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../contract/shape.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';

const MOST_KEPT = 9;
const MOST_KINDS = 50;

/** Durations of earlier work on this machine, by kind; they give the estimates. */
export class Durations {
  constructor(private readonly stateDir: string | undefined) {}

  /** The median; undefined for a kind that was never waited for. */
  async usualMs(kind: string): Promise<number | undefined> {
    const sorted = [...((await this.read())[kind] ?? [])].sort((a, b) => a - b);
    return sorted[sorted.length >> 1];
  }

  /** A convenience: where it cannot be kept, nothing is lost. */
  async add(kind: string, tookMs: number): Promise<void> {
    if (this.stateDir === undefined) return;
    try {
      const all = await this.read();
      const { [kind]: before = [], ...others } = all;
      const kept = { ...others, [kind]: [...before, Math.round(tookMs)].slice(-MOST_KEPT) };
      await ensureDirectory(this.stateDir);
      const latest = Object.fromEntries(Object.entries(kept).slice(-MOST_KINDS));
      await writeAtomic(this.path(), `${JSON.stringify(latest)}\n`, { mode: 0o600 });
    } catch {
      // See above.
    }
  }

  private async read(): Promise<Record<string, number[]>> {
    if (this.stateDir === undefined) return {};
    try {
      const kinds: unknown = JSON.parse(await readFile(this.path(), 'utf8'));
      if (!isObject(kinds)) return {};
      return Object.fromEntries(Object.entries(kinds).map(([kind, times]) => [kind, numbersIn(times)]));
    } catch {
      // None yet, or damaged: start empty.
      return {};
    }
  }

  private path(): string {
    return join(this.stateDir ?? '', 'durations.json');
  }
}

function numbersIn(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === 'number' && Number.isFinite(each) && each >= 0);
}
