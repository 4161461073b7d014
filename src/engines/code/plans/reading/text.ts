import { withoutIdle } from '../../tasks/idle-words.ts';

/** Stands in the place of what has been understood: no pattern goes across it. */
const TAKEN = '·';

/** A wish from which each reader takes what it understands; what is left at the end is not covered. */
export class WishText {
  /** The original text, for names and texts. */
  readonly given: string;
  #rest: string;
  readonly #patterns = new WeakMap<RegExpExecArray, RegExp>();

  constructor(prompt: string) {
    this.given = prompt;
    this.#rest = prompt.toLowerCase().length === prompt.length ? prompt.toLowerCase() : prompt;
  }

  get rest(): string {
    return this.#rest;
  }

  /** Takes the first place that the pattern matches; groups are in small letters. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.#rest);
    if (!found || found[0] === '') return undefined;
    this.#patterns.set(found, pattern);
    this.#rest =
      this.#rest.slice(0, found.index) +
      TAKEN.repeat(found[0].length) +
      this.#rest.slice(found.index + found[0].length);
    return found;
  }

  /** Takes a long pattern, whose making takes time, only where the text has a part that it needs. */
  takeIf(hint: RegExp, pattern: RegExp): RegExpExecArray | undefined {
    return hint.test(this.#rest) ? this.take(pattern) : undefined;
  }

  /** Takes what stands between two places. */
  cover(start: number, end: number): void {
    this.#rest = this.#rest.slice(0, start) + TAKEN.repeat(end - start) + this.#rest.slice(end);
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /** The original text at the place of a match. */
  original(found: RegExpExecArray, group: string): string {
    const pattern = this.#patterns.get(found);
    // The places of groups take long to find, and few readers ask for them.
    const { indices } =
      (pattern && new RegExp(pattern.source, `${pattern.flags}d`).exec(found.input)) ?? found;
    const place = indices?.find((_, at) => at > 0 && found[at] === group);
    const at = place?.[0] ?? found.index + found[0].indexOf(group);
    return this.given.slice(at, at + group.length);
  }

  /** The words that nobody has taken, but for those that say nothing. */
  left(silent: ReadonlySet<string>): string[] {
    const words = [...this.#rest.matchAll(/[\p{L}\p{N}_$"']+/gu)]
      .filter(([word]) => !silent.has(word))
      .map(({ 0: word, index }) => this.#whole(word, index));
    return withoutIdle(this.given, words);
  }

  /** The rest of a word whose other letters were taken means nothing. */
  #whole(word: string, at: number): string {
    const before = /[a-z]+$/i.exec(this.given.slice(0, at))?.[0] ?? '';
    const after = /^[a-z]+/i.exec(this.given.slice(at + word.length))?.[0] ?? '';
    return /^[a-z]+$/.test(word) ? `${before}${word}${after}`.toLowerCase() : word;
  }
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in digits or as a word. */
export const NUMBER = `(-?\\d+(?:\\.\\d+)?|${NUMBERS.join('|')})`;

export const numberOf = (text: string): number =>
  NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text);

export const singular = (word: string): string =>
  word
    .replace(/(?<=mov|cook|calor)ies$/, 'ie')
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|zz|ch|sh)es$|(?<=[^s])s$/, '');

const SHORTEST_VERB = 4;

/** "Gzips", "gzipped" and "gzipping" say no more than "gzip". */
export function verbOf(word: string): string {
  const stem = word.replace(/(?:([^aeiou])\1)?(?:s|ed|ing)$/, '$1');
  return stem.length < SHORTEST_VERB ? word : stem;
}
