import type { RecordedPiece, RecordedReply } from './exchange.ts';
import { MOST_RECORDED_BYTES } from './recorder.ts';

interface Watching {
  elapsedMs(): number;
  /** Called once. Undefined pieces: the reply is too large to be recorded. */
  ended(pieces: readonly RecordedPiece[] | undefined, end: RecordedReply['end'] | 'left'): void;
}

/** Passes a body on and keeps what came, and when. */
export function watchPieces(
  body: AsyncIterable<Uint8Array>,
  { elapsedMs, ended }: Watching,
): AsyncIterable<Uint8Array> {
  const source = body[Symbol.asyncIterator]();
  const pieces: RecordedPiece[] = [];
  let size = 0;
  let over = false;
  const end = (how: RecordedReply['end'] | 'left'): void => {
    if (over) return;
    over = true;
    ended(size > MOST_RECORDED_BYTES ? undefined : pieces, how);
  };
  const iterator: AsyncIterator<Uint8Array> = {
    async next() {
      try {
        const step = await source.next();
        if (step.done) end('whole');
        else {
          size += step.value.length;
          if (size <= MOST_RECORDED_BYTES) pieces.push({ atMs: elapsedMs(), bytes: step.value });
        }
        return step;
      } catch (error) {
        end('cut');
        throw error;
      }
    },
    async return() {
      const left = await source.return?.();
      end('left');
      return left ?? { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

/** The pieces at their times, shortened by the speed. */
export async function* playPieces(
  pieces: readonly RecordedPiece[],
  { speed, sleep }: { readonly speed: number; readonly sleep: (ms: number) => Promise<void> },
): AsyncGenerator<Uint8Array> {
  let before = 0;
  for (const { atMs, bytes } of pieces) {
    const waitMs = (atMs - before) / speed;
    before = atMs;
    if (waitMs >= 1) await sleep(waitMs);
    yield bytes;
  }
}
