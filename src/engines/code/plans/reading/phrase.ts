/** A wish that is read from left to right; each pattern is tried at the place that has been reached, and takes whole words. */
export class Phrase {
  /** The original text, for names and texts. */
  readonly given: string;
  readonly text: string;
  #at = 0;
  readonly #patterns = new Map<string, RegExp>();

  constructor(wish: string) {
    this.given = wish
      .replace(/\s+/g, ' ')
      .replace(/[.?!]+ ?$/, '')
      .trim();
    const small = this.given.toLowerCase();
    this.text = small.length === this.given.length ? small : this.given;
  }

  get at(): number {
    return this.#at;
  }

  get isDone(): boolean {
    return this.#at >= this.text.length;
  }

  back(at: number): void {
    this.#at = at;
  }

  take(pattern: RegExp | string): RegExpExecArray | undefined {
    const found = this.peek(pattern);
    if (!found) return undefined;
    this.#at = found.index + found[0].length;
    this.#skipSpaces();
    return found;
  }

  /** Takes words as long as they are of one kind. */
  takeAll(pattern: RegExp): void {
    while (this.take(pattern));
  }

  peek(pattern: RegExp | string): RegExpExecArray | undefined {
    const source = typeof pattern === 'string' ? pattern : pattern.source;
    let sticky = this.#patterns.get(source);
    if (!sticky) {
      sticky = new RegExp(`(?:${source})(?![\\w])`, 'dy');
      this.#patterns.set(source, sticky);
    }
    sticky.lastIndex = this.#at;
    return sticky.exec(this.text) ?? undefined;
  }

  /** Takes what may stand directly before a word, such as a sign. */
  takeText(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.text) ?? undefined;
    if (found) this.skip(found[0].length);
    return found;
  }

  skip(length: number): void {
    this.#at += length;
    this.#skipSpaces();
  }

  /** A comma, a colon, a bracket. */
  takeMark(): string | undefined {
    const mark = /^(?:[,;:().?!-]|'s?(?!\w))/.exec(this.text.slice(this.#at, this.#at + 2))?.[0];
    if (mark === undefined) return undefined;
    this.skip(mark.length);
    return mark;
  }

  takeWord(): string {
    const word = /^(?:[^\s,;:()]+|.)/.exec(this.text.slice(this.#at))?.[0] ?? '';
    this.skip(Math.max(word.length, 1));
    return word;
  }

  /** The original text of a group of a match. */
  written(found: RegExpExecArray, group: number): string {
    const [start, end] = found.indices?.[group] ?? [0, 0];
    return this.given.slice(start, end);
  }

  /** Tries a reader, and goes back to where it began if it reads nothing. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#at;
    const value = read();
    if (value === undefined) this.#at = start;
    return value;
  }

  #skipSpaces(): void {
    while (this.text[this.#at] === ' ') this.#at += 1;
  }
}
