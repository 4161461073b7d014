/** A sound font that cannot be used; the message says why. */
export class UnusableSoundFont extends Error {
  override readonly name = 'UnusableSoundFont';
}

export const damaged = (why: string): UnusableSoundFont => new UnusableSoundFont(`it is damaged: ${why}`);

/** A part of a RIFF file; `from` is where its content begins. */
export interface Chunk {
  readonly id: string;
  readonly from: number;
  readonly end: number;
}

const HEAD_BYTES = 8;
const MOST_CHUNKS = 1_000;

export const textAt = (view: DataView, at: number): string =>
  at + 4 > view.byteLength ? '' : String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));

export function chunkAt(view: DataView, at: number, end: number): Chunk {
  const size = at + HEAD_BYTES <= end ? view.getUint32(at + 4, true) : Number.POSITIVE_INFINITY;
  if (at + HEAD_BYTES + size > end) throw damaged('it ends too early');
  return { id: textAt(view, at), from: at + HEAD_BYTES, end: at + HEAD_BYTES + size };
}

export function chunksIn(view: DataView, from: number, end: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + HEAD_BYTES <= end; ) {
    const chunk = chunkAt(view, at, end);
    chunks.push(chunk);
    if (chunks.length > MOST_CHUNKS) throw damaged('it has too many parts');
    at = chunk.end + paddingAfter(view, chunk);
  }
  return chunks;
}

/** A chunk of odd length is followed by a zero byte; the sf3 files of MuseScore leave it out. */
function paddingAfter(view: DataView, { from, end }: Chunk): number {
  return (end - from) % 2 === 1 && (end >= view.byteLength || view.getUint8(end) === 0) ? 1 : 0;
}

/** The chunks of a list of the given kind. */
export function chunksOfList(view: DataView, list: Chunk | undefined, kind: string): Chunk[] {
  if (list?.id !== 'LIST' || textAt(view, list.from) !== kind) throw damaged(`its ${kind} part is missing`);
  return chunksIn(view, list.from + 4, list.end);
}
