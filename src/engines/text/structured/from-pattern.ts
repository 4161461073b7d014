import type { Random } from '../../random.ts';
import { Unfillable } from './schema.ts';

/** A text that a regular expression matches, made from its parts; the expression itself is never run. */
export function textFromPattern(pattern: string, options: PatternOptions): string {
  return new Writer(pattern, options).all();
}

export interface PatternOptions {
  readonly random: Random;
  readonly path: string;
  /** Repetitions beyond the fewest that each quantifier allows. */
  readonly extra: number;
}

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const WORD = LOWER + LOWER.toUpperCase() + DIGITS;
const PLAIN = `${WORD} -_.,;:!?@#$%&*+=/()`;
const LONGEST_PATTERN = 2_000;
const MOST_CHARACTERS = 20_000;

class Writer {
  #at = 0;
  #made = 0;
  /** The text of each group by the place where it begins, in the order of their numbers. */
  readonly #groups = new Map<number, string>();

  constructor(
    private readonly pattern: string,
    private readonly options: PatternOptions,
  ) {
    if (pattern.length > LONGEST_PATTERN) throw this.#no('the pattern is too long');
  }

  all(): string {
    const text = this.#alternatives();
    if (this.#at < this.pattern.length) throw this.#no('the pattern cannot be read');
    return text;
  }

  #no(reason: string): Unfillable {
    return new Unfillable(this.options.path, reason);
  }

  #peek(): string {
    return this.pattern.charAt(this.#at);
  }

  /** All alternatives are written, so that reading goes on behind them; one is kept. */
  #alternatives(): string {
    const written = [this.#sequence()];
    while (this.#peek() === '|') {
      this.#at += 1;
      written.push(this.#sequence());
    }
    return written.length === 1 ? (written[0] ?? '') : this.options.random.pick(written);
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.pattern.length && this.#peek() !== '|' && this.#peek() !== ')')
      text += this.#term();
    return text;
  }

  #term(): string {
    const from = this.#at;
    const first = this.#atom();
    const behind = this.#at;
    const count = this.#repetitions();
    const after = this.#at;
    let text = count === 0 ? '' : first;
    for (let turn = 1; turn < count; turn += 1) {
      this.#at = from;
      const more = this.#atom();
      text += more;
      this.#at = behind;
      this.#made += more.length + 1;
      if (this.#made > MOST_CHARACTERS) throw this.#no('the pattern asks for too long a text');
    }
    this.#at = after;
    return text;
  }

  #repetitions(): number {
    const { extra } = this.options;
    const mark = this.#peek();
    if (mark !== '*' && mark !== '+' && mark !== '?' && mark !== '{') return 1;
    const braces = /^\{(\d+)(?:(,)(\d*))?\}/.exec(this.pattern.slice(this.#at, this.#at + 40));
    if (mark === '{' && !braces) return 1;
    this.#at += braces ? braces[0].length : 1;
    if (this.#peek() === '?') this.#at += 1;
    if (mark === '?') return this.options.random.chance(0.5) ? 1 : 0;
    if (mark === '*') return extra;
    if (mark === '+') return 1 + extra;
    const low = Number(braces?.[1]);
    const high =
      braces?.[2] === undefined ? low : braces[3] === '' ? Number.POSITIVE_INFINITY : Number(braces[3]);
    return Math.min(high, low + extra);
  }

  #atom(): string {
    const mark = this.#peek();
    this.#at += 1;
    if (mark === '(') return this.#group();
    if (mark === '[') return this.options.random.pick(this.#characters());
    if (mark === '.') return this.options.random.pick([...LOWER]);
    if (mark === '^' || mark === '$') return '';
    if (mark === '\\') return this.#escaped();
    return mark;
  }

  #group(): string {
    const head = /^(?:\?:|\?<(?![=!])[^>]+>)?/.exec(this.pattern.slice(this.#at, this.#at + 80))?.[0] ?? '';
    if (head === '' && this.#peek() === '?')
      throw this.#no('patterns that look ahead or behind are not supported');
    this.#at += head.length;
    const own = head === '?:' ? undefined : this.#at;
    if (own !== undefined) this.#groups.set(own, '');
    const text = this.#alternatives();
    if (this.#peek() !== ')') throw this.#no('the pattern cannot be read');
    this.#at += 1;
    if (own !== undefined) this.#groups.set(own, text);
    return text;
  }

  #escaped(): string {
    const letter = this.#peek();
    if (letter === 'b' || letter === 'B') {
      this.#at += 1;
      return '';
    }
    if (/[1-9]/.test(letter)) {
      this.#at += 1;
      return [...this.#groups.values()][Number(letter) - 1] ?? '';
    }
    return this.options.random.pick(this.#escapedSet());
  }

  /** The characters that an escape stands for. */
  #escapedSet(): string[] {
    const letter = this.#peek();
    this.#at += 1;
    const rest = this.pattern.slice(this.#at, this.#at + 40);
    const code =
      letter === 'x' ? /^[0-9a-f]{2}/i.exec(rest) : letter === 'u' ? /^[0-9a-f]{4}/i.exec(rest) : null;
    if (code) {
      this.#at += code[0].length;
      return [String.fromCharCode(Number.parseInt(code[0], 16))];
    }
    if (letter === 'p' || letter === 'P') {
      const name = /^\{([^}]+)\}/.exec(rest);
      if (!name) throw this.#no('the pattern cannot be read');
      this.#at += name[0].length;
      return [...propertySet(name[1] ?? '', letter === 'P')];
    }
    return [...(ESCAPES[letter] ?? letter)];
  }

  #characters(): string[] {
    const negated = this.#peek() === '^';
    if (negated) this.#at += 1;
    const named: string[] = [];
    while (this.#peek() !== ']') {
      if (this.#at >= this.pattern.length) throw this.#no('the pattern cannot be read');
      named.push(...this.#range());
    }
    this.#at += 1;
    if (!negated && named.length > 0) return named;
    const left = [...PLAIN].filter((each) => !named.includes(each));
    if (!negated || left.length === 0) throw this.#no('the pattern allows no character');
    return left;
  }

  #range(): string[] {
    const first = this.#single();
    if (first.length !== 1 || this.#peek() !== '-' || this.pattern[this.#at + 1] === ']') return first;
    this.#at += 1;
    const low = first[0]?.codePointAt(0) ?? 0;
    const high = this.#single()[0]?.codePointAt(0) ?? 0;
    const size = Math.min(high - low + 1, 256);
    if (size < 1) throw this.#no('the pattern cannot be read');
    return Array.from({ length: size }, (_, index) => String.fromCodePoint(low + index));
  }

  #single(): string[] {
    const mark = this.#peek();
    this.#at += 1;
    if (mark !== '\\') return [mark];
    if (this.#peek() === 'b') {
      this.#at += 1;
      return ['\b'];
    }
    return this.#escapedSet();
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  d: DIGITS,
  D: WORD.replace(/\d/g, ''),
  w: `${WORD}_`,
  W: ' -.,;:',
  s: ' ',
  S: WORD,
  t: '\t',
  n: '\n',
  r: '\r',
  f: '\f',
  v: '\v',
  0: '\0',
};

function propertySet(name: string, negated: boolean): string {
  const isLetter = /^(?:L|Letter|Alphabetic|Lu|Ll)/.test(name);
  const isNumber = /^(?:N|Nd|Number)/.test(name);
  if (negated) return isLetter ? DIGITS : LOWER;
  if (name === 'Lu' || name === 'Uppercase_Letter') return LOWER.toUpperCase();
  if (isNumber) return DIGITS;
  return isLetter ? LOWER : '.,;:!?';
}
