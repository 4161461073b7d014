const ASCII = /^[\x20-\x7e]*$/;
/** A cluster of characters is never longer, so a look back this far finds its start. */
const LONGEST_CLUSTER = 64;

let segmenter: Intl.Segmenter | undefined;

/** Loading the rules of Unicode takes tens of milliseconds, so ASCII does without. */
function clusters(text: string): string[] {
  if (ASCII.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A text of one or more lines while it is typed. Positions are code units; the cursor never splits a character. */
export class TextBuffer {
  #text = '';
  #cursor = 0;
  #removed = '';

  get text(): string {
    return this.#text;
  }

  get cursor(): number {
    return this.#cursor;
  }

  set(text: string, cursor = text.length): void {
    this.#text = text;
    this.#cursor = cursor;
  }

  insert(text: string): void {
    const before = this.#cursor === this.#text.length ? this.#text : this.#text.slice(0, this.#cursor);
    this.set(before + text + this.#text.slice(this.#cursor), this.#cursor + text.length);
  }

  left(): void {
    const near = this.#text.slice(Math.max(0, this.#cursor - LONGEST_CLUSTER), this.#cursor);
    this.#cursor -= clusters(near).at(-1)?.length ?? 0;
  }

  right(): void {
    const near = this.#text.slice(this.#cursor, this.#cursor + LONGEST_CLUSTER);
    this.#cursor += clusters(near)[0]?.length ?? 0;
  }

  wordLeft(): void {
    const before = this.#text.slice(0, this.#cursor);
    this.#cursor = before.trimEnd().search(/\S+$/);
    if (this.#cursor < 0) this.#cursor = 0;
  }

  wordRight(): void {
    const word = /^\s*\S*/.exec(this.#text.slice(this.#cursor));
    this.#cursor += word?.[0].length ?? 0;
  }

  lineStart(): void {
    this.#cursor = this.#startOfLine(this.#cursor);
  }

  lineEnd(): void {
    this.#cursor = this.#endOfLine(this.#cursor);
  }

  /** False on the first line. */
  up(): boolean {
    const start = this.#startOfLine(this.#cursor);
    if (start === 0) return false;
    const above = this.#startOfLine(start - 1);
    this.#cursor = Math.min(above + (this.#cursor - start), start - 1);
    return true;
  }

  /** False on the last line. */
  down(): boolean {
    const end = this.#endOfLine(this.#cursor);
    if (end === this.#text.length) return false;
    const column = this.#cursor - this.#startOfLine(this.#cursor);
    this.#cursor = Math.min(end + 1 + column, this.#endOfLine(end + 1));
    return true;
  }

  backspace(): void {
    const to = this.#cursor;
    this.left();
    this.#cut(this.#cursor, to);
  }

  delete(): void {
    const from = this.#cursor;
    this.right();
    this.#cut(from, this.#cursor);
  }

  /** Removes from the cursor to where the move leads; `yank` brings it back. */
  remove(move: 'wordLeft' | 'wordRight' | 'lineStart' | 'lineEnd'): void {
    const from = this.#cursor;
    this[move]();
    const removed = this.#cut(Math.min(from, this.#cursor), Math.max(from, this.#cursor));
    if (removed !== '') this.#removed = removed;
  }

  yank(): void {
    this.insert(this.#removed);
  }

  #cut(from: number, to: number): string {
    const removed = this.#text.slice(from, to);
    this.set(this.#text.slice(0, from) + this.#text.slice(to), from);
    return removed;
  }

  #startOfLine(at: number): number {
    return at === 0 ? 0 : this.#text.lastIndexOf('\n', at - 1) + 1;
  }

  #endOfLine(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }
}
