import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { appendLine } from '../files/json-lines.ts';
import { type RawExchange, writeExchange } from './exchange.ts';

/** Adds exchanges to a file, one after another. */
export interface Recorder {
  add(exchange: RawExchange): void;
  /** Everything that was added is in the file when it resolves; it throws the first fault. */
  flush(): Promise<void>;
  readonly count: number;
}

/** Of a reply at most so much: a line of the file has its limit. */
export const MOST_RECORDED_BYTES = 8 * 1024 * 1024;

export function recorderAt(path: string, clock: Pick<Clock, 'now'>): Recorder {
  const run = randomBytes(6).toString('hex');
  let writing = Promise.resolve();
  let fault: unknown;
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(exchange) {
      count += 1;
      const line = writeExchange(run, new Date(clock.now()), exchange);
      writing = writing
        .then(() => appendLine(path, line))
        .catch((error: unknown) => {
          fault ??= error;
        });
    },
    async flush() {
      await writing;
      if (fault !== undefined) throw fault;
    },
  };
}
