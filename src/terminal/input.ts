import type { Readable } from 'node:stream';
import { OctetError } from '../errors.ts';

/** Kind of standard input: files and pipes are read even if `-` was not given. */
export type InputKind = 'terminal' | 'file' | 'pipe' | 'none';

const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_LINE = 32 * 1024 * 1024;
/** A pipe that is open and silent must not hold up a command that has its prompt. */
const SILENT_PIPE_MS = 250;

export interface Input {
  readonly kind: InputKind;
  /** Everything, because `-` was given or nothing else was. */
  all(options?: { readonly mostBytes?: number }): Promise<Buffer>;
  /** Content of a file or pipe in addition to a prompt; undefined if empty. */
  offered(): Promise<Buffer | undefined>;
  /** Line by line, for input of any length. */
  lines(): AsyncIterable<string>;
}

export interface InputOptions {
  readonly stream: Readable;
  readonly kind: InputKind;
  readonly after: (ms: number, fire: () => void) => () => void;
}

export function createInput(options: InputOptions): Input {
  const { kind, after } = options;

  async function all({ mostBytes = MOST_BYTES } = {}): Promise<Buffer> {
    if (kind === 'none') return Buffer.alloc(0);
    const chunks: Buffer[] = [];
    let total = 0;
    for await (const chunk of options.stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
      total += bytes.length;
      if (total > mostBytes) {
        throw new OctetError(
          'usage',
          `standard input is larger than ${Math.round(mostBytes / 1024 / 1024)} MiB`,
        );
      }
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  }

  /** True as soon as there is something to read or the end was reached; false after the wait. */
  function speaks(): Promise<boolean> {
    if (kind === 'file') return Promise.resolve(true);
    if (kind !== 'pipe') return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (answer: boolean) => {
        cancel();
        options.stream.off('readable', heard);
        options.stream.off('end', ended);
        options.stream.off('error', ended);
        resolve(answer);
      };
      const heard = () => settle(options.stream.readableLength > 0);
      const ended = () => settle(false);
      const cancel = after(SILENT_PIPE_MS, () => {
        // Left open it would keep the process alive for as long as the writer lives.
        options.stream.destroy();
        settle(false);
      });
      options.stream.once('readable', heard);
      options.stream.once('end', ended);
      options.stream.once('error', ended);
    });
  }

  async function offered(): Promise<Buffer | undefined> {
    if (!(await speaks())) return undefined;
    const bytes = await all();
    return bytes.length > 0 ? bytes : undefined;
  }

  async function* lines(): AsyncGenerator<string> {
    if (kind === 'none') return;
    const decoder = new TextDecoder();
    let unfinished: string[] = [];
    let length = 0;
    const hold = (text: string): void => {
      unfinished.push(text);
      length += text.length;
      if (length > LONGEST_LINE) {
        throw new OctetError(
          'usage',
          `a line of standard input is longer than ${LONGEST_LINE / 1024 / 1024} MiB`,
        );
      }
    };
    for await (const chunk of options.stream) {
      const pieces = textOf(chunk, decoder).split('\n');
      const last = pieces.pop() ?? '';
      for (const piece of pieces) {
        hold(piece);
        const line = unfinished.join('');
        unfinished = [];
        length = 0;
        yield line.endsWith('\r') ? line.slice(0, -1) : line;
      }
      hold(last);
    }
    hold(decoder.decode());
    const rest = unfinished.join('');
    if (rest !== '') yield rest;
  }

  return { kind, all, offered, lines };
}

function textOf(chunk: Buffer | string, decoder: TextDecoder): string {
  return typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
}
