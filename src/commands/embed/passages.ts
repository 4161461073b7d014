/** A part of a text that is long enough to mean something and short enough to be about one thing. */
export interface TextPassage {
  /** From 1; the last line is inclusive. */
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
}

/** Characters from which a passage ends at the next empty line, and those that it never passes by more than a line. */
const ENOUGH = 500;
const MOST = 1_000;
/** A longer line is cut into pieces. */
const LONGEST_LINE = 1_500;

/** Passages end at headings and empty lines where they can. */
export function passagesOf(text: string): TextPassage[] {
  const passages: TextPassage[] = [];
  let lines: string[] = [];
  let start = 1;
  let length = 0;
  const end = (next: number): void => {
    const joined = lines.join('\n').trimEnd();
    const leading = lines.findIndex((line) => line.trim() !== '');
    if (/[\p{L}\p{N}]/u.test(joined)) {
      const endLine = start + lines.findLastIndex((line) => line.trim() !== '');
      passages.push({ line: start + leading, endLine, text: joined.replace(/^(?:[ \t]*\n)+/, '') });
    }
    lines = [];
    length = 0;
    start = next;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    if (/^#{1,6} /.test(line) && length > 0) end(number);
    for (let at = 0; at < Math.max(1, line.length); at += LONGEST_LINE) {
      const piece = line.slice(at, at + LONGEST_LINE);
      if (length + piece.length > MOST && length > 0) end(number);
      lines.push(piece);
      length += piece.length + 1;
    }
    if (line.trim() === '' && length >= ENOUGH) end(number + 1);
  }
  end(0);
  return passages;
}
