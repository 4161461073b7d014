import { constants, writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { stringifyExact } from '../../exact-json.ts';
import { ioError } from '../../files/io-error.ts';
import { openRegular } from '../../files/regular-file.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** The outcome of one line of the input. */
export type LineResult =
  | { readonly id: LineId; readonly index: number; readonly ok: true; readonly reply: unknown }
  | { readonly id: LineId; readonly index: number; readonly ok: false; readonly error: unknown }
  /** A dry run: the request itself. */
  | { readonly ok?: undefined; readonly [key: string]: unknown };

type LineId = string | number | bigint | null;

/** Results are appended to a file or written to stdout. */
export interface ResultSink {
  textOf(result: LineResult): string;
  /** The same for a result that was stored as text. */
  storedText(text: string, ok: boolean): string;
  write(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const { O_APPEND, O_CREAT, O_TRUNC, O_WRONLY } = constants;
const GO_ON = O_WRONLY | O_CREAT | O_APPEND;
const ANEW = O_WRONLY | O_CREAT | O_TRUNC;

/** To hand a short text to a thread and to be told of its end takes ten times as long as to write it. */
const MOST_BYTES_NOW = 64 * 1024;

export interface ResultSinkOptions {
  /** Keep what the file holds. */
  readonly append: boolean;
}

export async function resultSink(
  context: Context,
  output: string | undefined,
  { append }: ResultSinkOptions,
): Promise<ResultSink> {
  if (output === undefined || output === '-') return onStdout(context.terminal);
  const path = resolveFrom(context, output);
  const fail = (error: unknown): never => {
    throw ioError(error, 'write', output);
  };
  const file: FileHandle = await openRegular(path, append ? GO_ON : ANEW).catch(fail);
  return {
    textOf: stringifyExact,
    storedText: (text) => text,
    async write(texts) {
      const bytes = Buffer.from(`${texts.join('\n')}\n`);
      let size: number;
      try {
        size =
          bytes.length <= MOST_BYTES_NOW ? writeSync(file.fd, bytes) : (await file.write(bytes)).bytesWritten;
      } catch (error) {
        return fail(error);
      }
      if (size !== bytes.length) fail(Object.assign(new Error('short write'), { code: 'ENOSPC' }));
    },
    async close() {
      try {
        await file.sync().catch(fail);
      } finally {
        await file.close();
      }
    },
  };
}

/** Lines of JSON; events with --ndjson; the items of one array with --json. */
function onStdout(terminal: Terminal): ResultSink {
  if (terminal.mode === 'json') {
    let before = '[\n';
    return {
      textOf: stringifyExact,
      storedText: (text) => text,
      write(texts) {
        const text = before + texts.join(',\n');
        before = ',\n';
        return terminal.write(text);
      },
      close: () => terminal.write(before === ',\n' ? '\n]\n' : '[]\n'),
    };
  }
  return {
    textOf: (result) =>
      stringifyExact(
        terminal.mode === 'ndjson' ? { type: result.ok === false ? 'error' : 'result', ...result } : result,
      ),
    storedText: (text, ok) =>
      terminal.mode === 'ndjson' ? `{"type":"${ok ? 'result' : 'error'}",${text.slice(1)}` : text,
    write: (texts) => terminal.write(`${texts.join('\n')}\n`),
    close: async () => undefined,
  };
}

/** Holds results back until those before them are there; where they are not `ordered`, they pass as they come. */
export class ResultQueue {
  private readonly held = new Map<number, string>();
  private next = 0;
  private ready: string[] = [];
  private writing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;

  constructor(
    private readonly sink: ResultSink,
    /** `gathers`: those that become ready in the same turn of the event loop are written together. */
    private readonly options: { readonly ordered: boolean; readonly gathers: boolean },
  ) {}

  /** `place` counts the lines of this run from 0 without gaps. Resolves when what is ready has been written. */
  async put(place: number, result: LineResult): Promise<void> {
    const line = this.sink.textOf(result);
    if (!this.options.ordered) this.ready.push(line);
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

  /** Results that become ready during a write go out together in the next one. Never rejects. */
  private async drain(): Promise<void> {
    try {
      if (this.options.gathers) await nextTurn();
      while (this.ready.length > 0) await this.sink.write(this.ready.splice(0));
    } catch (error) {
      this.failure ??= { error };
    } finally {
      this.writing = undefined;
    }
  }
}
