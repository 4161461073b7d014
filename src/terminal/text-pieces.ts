import { MARK_START } from './style.ts';

/** Long text is processed in pieces of this size, so that signals and timers can run in between. */
export const PIECE_CHARACTERS = 64 * 1024;
/** No style mark is longer. */
const LONGEST_MARK = 80;

/** Cuts a long text where no line end, style mark or surrogate pair is split. */
export function* inPieces(text: string, size = PIECE_CHARACTERS): Generator<string> {
  let from = 0;
  while (text.length - from > size) {
    const to = cutBefore(text, from, from + size);
    yield text.slice(from, to);
    from = to;
  }
  if (from < text.length) yield text.slice(from);
}

function cutBefore(text: string, from: number, limit: number): number {
  const near = Math.max(from, limit - LONGEST_MARK);
  const tail = text.slice(near, limit);
  const line = tail.lastIndexOf('\n');
  if (line >= 0) return near + line + 1;
  const mark = tail.lastIndexOf(MARK_START);
  if (mark >= 0 && near + mark > from) return near + mark;
  const last = text.charCodeAt(limit - 1);
  const splits = (last >= 0xd800 && last <= 0xdbff) || last === 0x0d;
  return splits ? limit - 1 : limit;
}

/** Collects lines into texts of about one piece. */
export function* joinedLines(lines: Iterable<string>): Generator<string> {
  let held: string[] = [];
  let characters = 0;
  for (const line of lines) {
    held.push(line);
    characters += line.length + 1;
    if (characters < PIECE_CHARACTERS) continue;
    yield `${held.join('\n')}\n`;
    held = [];
    characters = 0;
  }
  if (held.length > 0) yield `${held.join('\n')}\n`;
}

/** Lets signals and timers run, and ends with the signal's reason when it was aborted. */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  signal?.throwIfAborted();
}
