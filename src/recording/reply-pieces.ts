import type { RecordedPiece, RecordedReply } from './exchange.ts';
import { MOST_RECORDED_BYTES } from './recorder.ts';
import { watchBody } from './watch-body.ts';

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
  const pieces: RecordedPiece[] = [];
  let size = 0;
  return watchBody(body, {
    onPiece(bytes) {
      size += bytes.length;
      if (size <= MOST_RECORDED_BYTES) pieces.push({ atMs: elapsedMs(), bytes });
    },
    onEnd: (end) => ended(size > MOST_RECORDED_BYTES ? undefined : pieces, end),
  });
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
