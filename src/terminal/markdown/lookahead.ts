/** Text that is done with is let go early: joining onto a long string copies it each time. */
const LET_GO_PAST = 512;

/** The part of a line that has come and is not yet shown; looking ahead in it stays cheap however hostile it is. */
export class Lookahead {
  text = '';
  /** The line is complete. */
  ended = false;
  #dropped = 0;
  readonly #square = new BracketPairs('[', ']');
  readonly #round = new BracketPairs('(', ')');
  readonly #barren = new Map<string, number>();
  readonly #searched = new Map<string, { from: number; found: number; upTo: number }>();

  push(text: string): void {
    this.text += text;
  }

  /** Drops the text before `at` and returns the new offset of `at`. */
  letGo(at: number): number {
    if (at <= LET_GO_PAST) return at;
    // One character stays: whether a marker opens depends on what stands before it.
    this.#dropped += at - 1;
    this.text = this.text.slice(at - 1);
    this.#searched.clear();
    this.#square.forget(this.#dropped);
    this.#round.forget(this.#dropped);
    return 1;
  }

  /** True while a closing marker may still come close enough to `at`. */
  within(at: number, reach: number): boolean {
    return !this.ended && this.text.length - at <= reach;
  }

  /** A marker with its repetitions, where those belong together. */
  run(at: number): string {
    const character = this.text[at] ?? '';
    if (!'`*_~'.includes(character)) return character;
    let end = at + 1;
    while (this.text[end] === character) end++;
    return this.text.slice(at, end);
  }

  /** Start of the next search for a closing `marker`: everything before it was searched already. */
  from(marker: string, start: number): number {
    return Math.max(start, (this.#barren.get(marker) ?? 0) - this.#dropped);
  }

  passed(marker: string, end: number): void {
    this.#barren.set(marker, end + this.#dropped);
  }

  /** indexOf that, going forward, never looks twice at the same text. */
  next(character: string, from: number): number {
    const memory = this.#searched.get(character);
    const applies = memory !== undefined && from >= memory.from;
    if (applies && memory.found >= from) return memory.found;
    const found = this.text.indexOf(character, applies ? Math.max(from, memory.upTo) : from);
    this.#searched.set(character, { from, found, upTo: found < 0 ? this.text.length : found });
    return found;
  }

  /** The bracket that closes the one at `open`, if it comes no later than `limit`. */
  matching(open: number, opening: '[' | '(', limit: number): number | undefined {
    const pairs = opening === '[' ? this.#square : this.#round;
    pairs.readTo(this.text, this.#dropped, Math.min(this.text.length, limit + 1));
    const close = pairs.closing(open + this.#dropped);
    if (close === undefined || close - this.#dropped > limit) return undefined;
    return close - this.#dropped;
  }
}

/** Brackets of one kind and their partners, found in one pass over the line; places count from its beginning. */
class BracketPairs {
  #readTo = 0;
  #open: number[] = [];
  readonly #closing = new Map<number, number>();

  constructor(
    private readonly opening: string,
    private readonly closingCharacter: string,
  ) {}

  readTo(text: string, dropped: number, end: number): void {
    let at = Math.max(0, this.#readTo - dropped);
    for (; at < end; at += 1) {
      const character = text[at];
      if (character === '\\') at += 1;
      else if (character === this.opening) this.#open.push(at + dropped);
      else if (character === this.closingCharacter) {
        const open = this.#open.pop();
        if (open !== undefined) this.#closing.set(open, at + dropped);
      }
    }
    this.#readTo = Math.max(this.#readTo, at + dropped);
  }

  closing(open: number): number | undefined {
    return this.#closing.get(open);
  }

  /** Text before `at` is no longer needed. */
  forget(at: number): void {
    for (const open of this.#closing.keys()) if (open < at) this.#closing.delete(open);
    this.#open = this.#open.filter((open) => open >= at);
  }
}
