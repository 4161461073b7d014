import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { ioError } from '../../files/io-error.ts';

/** Where result lines go: a file that is added to, or stdout. */
export interface ResultSink {
  write(line: string): Promise<void>;
  close(): Promise<void>;
}

export async function resultSink(
  context: Context,
  output: string | undefined,
  append: boolean,
): Promise<ResultSink> {
  if (output === undefined || output === '-') {
    return { write: (line) => context.terminal.write(`${line}\n`), close: async () => undefined };
  }
  const path = resolve(context.cwd, output);
  const fail = (error: unknown): never => {
    throw ioError(error, 'write', output);
  };
  const file: FileHandle = await open(path, append ? 'a' : 'w', 0o600).catch(fail);
  return {
    async write(line) {
      const bytes = Buffer.from(`${line}\n`);
      const { bytesWritten } = await file.write(bytes).catch(fail);
      if (bytesWritten !== bytes.length) fail(Object.assign(new Error('short write'), { code: 'ENOSPC' }));
    },
    async close() {
      await file.sync().catch(() => undefined);
      await file.close();
    },
  };
}

/** Holds results back until those before them are there; with `ordered` false they pass as they come. */
export class ResultQueue {
  private readonly held = new Map<number, string>();
  private next = 0;
  private ready: string[] = [];
  private writing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;

  constructor(
    private readonly sink: ResultSink,
    private readonly ordered: boolean,
  ) {}

  /** `place` counts the lines of this run from 0 without gaps. Resolves when what is ready has been written. */
  async put(place: number, line: string): Promise<void> {
    if (!this.ordered) this.ready.push(line);
    else {
      this.held.set(place, line);
      for (let text = this.held.get(this.next); text !== undefined; text = this.held.get(this.next)) {
        this.held.delete(this.next);
        this.next += 1;
        this.ready.push(text);
      }
    }
    if (this.ready.length > 0) this.writing ??= this.drain();
    await this.writing;
    if (this.failure) throw this.failure.error;
  }

  /** Resolves when everything has been written, also what came before an interruption and waited for its turn: it was paid for. */
  async finish(): Promise<void> {
    const rest = [...this.held.entries()].sort(([a], [b]) => a - b);
    this.held.clear();
    for (const [, line] of rest) this.ready.push(line);
    await (this.writing ?? this.drain());
    if (this.failure) throw this.failure.error;
  }

  /** What becomes ready while the last piece is written goes out together. Never rejects. */
  private async drain(): Promise<void> {
    try {
      while (this.ready.length > 0) {
        await this.sink.write(this.ready.splice(0).join('\n'));
      }
    } catch (error) {
      this.failure ??= { error };
    } finally {
      this.writing = undefined;
    }
  }
}
