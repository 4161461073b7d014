import irregularPlurals from '../data/irregular-plurals.json';
import modifiers from '../data/modifiers.json';
import { joinShades } from './shades.ts';

/** Splits a prompt into words without accents and possessive endings. */
export function wordsOf(prompt: string): string[] {
  return prompt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/gi, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const SEVERAL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9]\\d';
const OTHER = `(?!(?:one|${SEVERAL}|bit|ball|d)\\b)`;

/** Words that are one: in "two-bedroom" and "two story" the number belongs to the next word, and counts no thing. */
const JOINED = [
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:one|${SEVERAL})(?:-${OTHER}\\p{L}+)+`, 'giu'),
  // After a number above one only a measure is in the singular.
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${SEVERAL})\\s(?:${modifiers.measures.join('|')})(?=\\s\\p{L})`, 'giu'),
  // "Hand-painted": no hand is there.
  /(?<![\p{L}\p{N}-])(?:hand|home|machine)[\s-](?:painted|made|knit(?:ted)?|carved|written|sewn|woven|crafted|thrown|stitched|dyed|cut|printed|blown|tied|built|grown|baked|picked|rolled|lettered|embroidered)(?![\p{L}-])/giu,
];

/** "Perched on a pirate's shoulder" is on the shoulder of a pirate. */
const POSSESSED_PART =
  /(?:\b(?:perched|sitting|sits|standing|stands|resting|rests)\s+)?\bon\s+((?:an?|the|his|her|their)\s+(?:\p{L}+\s+)?\p{L}+)['’]s\s+(?:(left|right)\s+)?(shoulder|head|back|roof|arm|hand|chest)\b/gu;

/** "On her left shoulder": the side comes after, as the part is looked for beside its owner. */
const SIDE_OF_PART = /\b(on\s+(?:the|his|her|its|their|my))\s+(left|right)\s+(shoulder)\b/gu;

/** "Its own tail" is its tail. */
const OWN = /(?<=\b(?:its|his|her|their|my|your)\s)own\s(?=\p{L})/gu;

/** Stands for the hyphen in a word that is kept whole; wordsOf takes it for a letter. */
const JOIN = 'ˉ';

/** The words in lower case. */
export const tokenise = (prompt: string): string[] =>
  wordsOf(
    JOINED.reduce(
      (text, pattern) => text.replace(pattern, (words) => words.replace(/[\s-]/g, JOIN)),
      joinShades(prompt.toLowerCase(), JOIN)
        .replace(POSSESSED_PART, 'on the $3 of $1 $2')
        .replace(SIDE_OF_PART, '$1 $3 $2')
        .replace(OWN, ''),
    ),
  ).map((word) => word.replaceAll(JOIN, '-'));

/** Indexes of the words that begin after a comma or a full stop. */
export const clauseStarts = (prompt: string): Set<number> => startsAfter(prompt, /[,;:.!?()\n]+/);

/** Indexes of the words that begin after a full stop, a semicolon or a colon. */
export const sentenceStarts = (prompt: string): Set<number> => startsAfter(prompt, /[;:.!?\n]+/);

function startsAfter(prompt: string, mark: RegExp): Set<number> {
  const starts = new Set<number>();
  let count = 0;
  for (const part of prompt.split(mark)) {
    starts.add(count);
    count += tokenise(part).length;
  }
  return starts;
}

const IRREGULAR = new Map(Object.entries(irregularPlurals));

export function singularForm(word: string): string {
  const known = IRREGULAR.get(word);
  if (known) return known;
  // Snowmen, firemen; a specimen is one, and so is Yemen.
  if (/\w\w[^aiou]men$/.test(word)) return `${word.slice(0, -2)}an`;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  // Dresses and buses lose two letters, horses and roses one.
  if (/(ss|us|x|zz|ch|sh)es$/.test(word) && !word.endsWith('ouses')) return word.slice(0, -2);
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** In words. */
  readonly length: number;
  readonly plural: boolean;
  /** It wins over a scene phrase of the same length. */
  readonly wins?: boolean;
  /** The phrase means something else; the value only comes near it. */
  readonly like?: boolean;
}

/** Phrases of up to five words, each with a value. The longest phrase that starts at a word wins, plurals included. */
export class Lexicon<T> {
  readonly #phrases = new Map<string, T>();
  readonly #like = new Set<string>();
  #longest = 1;

  /** With `like` the value only comes near to what the phrase means. */
  add(phrase: string, value: T, like = false): this {
    const words = phrase.trim().split(' ');
    const key = words.join(' ');
    this.#phrases.set(key, value);
    if (like) this.#like.add(key);
    else this.#like.delete(key);
    this.#longest = Math.max(this.#longest, Math.min(5, words.length));
    return this;
  }

  get size(): number {
    return this.#phrases.size;
  }

  find(words: readonly string[], at: number): PhraseMatch<T> | undefined {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const slice = words.slice(at, at + length);
      const exact = this.#phrases.get(slice.join(' '));
      const last = slice.pop() ?? '';
      const singular = singularForm(last);
      const key = [...slice, singular].join(' ');
      const single = this.#phrases.get(key);
      if (exact !== undefined)
        return {
          value: exact,
          length,
          plural: singular !== last && single === exact && !slice.includes('of'),
          ...this.#nearness([...slice, last].join(' ')),
        };
      const many = slice.includes('of') ? this.#severalOf([...slice, last]) : undefined;
      if (many) return { ...many, length };
      if (singular === last) continue;
      if (single !== undefined)
        return { value: single, length, plural: !slice.includes('of'), ...this.#nearness(key) };
    }
    return undefined;
  }

  /** "Cups of tea" are several of what "cup of tea" names. */
  #severalOf([first = '', ...rest]: readonly string[]): Omit<PhraseMatch<T>, 'length'> | undefined {
    const one = singularForm(first);
    const key = [one, ...rest].join(' ');
    const value = one === first ? undefined : this.#phrases.get(key);
    return value === undefined ? undefined : { value, plural: true, ...this.#nearness(key) };
  }

  #nearness(phrase: string): { like?: true } {
    return this.#like.has(phrase) ? { like: true } : {};
  }
}
