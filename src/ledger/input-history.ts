import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { appendLine, readLines } from '../files/json-lines.ts';
import { withLock } from '../files/lock.ts';

const MOST_LINES = 1_000;
/** The file is rewritten when it holds twice as many lines as are of use. */
const REWRITE_AT = 2 * MOST_LINES;
/** A pasted book is asked once; it need not be offered for ever. */
const LONGEST_CHARACTERS = 20_000;

/** Lines that were typed into conversations, for the up-arrow and Ctrl-R of the next one. */
export class InputHistory {
  constructor(
    private readonly stateDir: string | undefined,
    private readonly clock: Clock,
  ) {}

  /** Newest first, each text once. */
  async newestFirst(): Promise<string[]> {
    const lines = await this.read();
    const latest = [...new Set(lines.reverse())].slice(0, MOST_LINES);
    if (lines.length > REWRITE_AT) await this.rewrite();
    return latest;
  }

  async add(text: string): Promise<void> {
    if (this.stateDir === undefined || text.length > LONGEST_CHARACTERS) return;
    await ensureDirectory(this.stateDir);
    await this.locked(() => appendLine(this.path(), { text }));
  }

  async clear(): Promise<void> {
    if (this.stateDir !== undefined) await rm(this.path(), { force: true });
  }

  private async read(): Promise<string[]> {
    const texts: string[] = [];
    if (this.stateDir === undefined) return texts;
    for await (const line of readLines(this.path()))
      if (line.kind === 'record' && typeof line.record.text === 'string') texts.push(line.record.text);
    return texts;
  }

  private rewrite(): Promise<void> {
    return this.locked(async () => {
      const kept = [...new Set((await this.read()).reverse())].slice(0, MOST_LINES).reverse();
      const content = kept.map((text) => `${JSON.stringify({ text })}\n`).join('');
      await writeAtomic(this.path(), content, { mode: 0o600 });
    });
  }

  private locked(action: () => Promise<void>): Promise<void> {
    return withLock(`${this.path()}.lock`, this.clock, action);
  }

  private path(): string {
    return join(this.stateDir ?? '', 'input-history.jsonl');
  }
}
