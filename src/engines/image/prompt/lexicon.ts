/** Finding known phrases in a prompt: the longest phrase that starts at a word wins, plurals included. */

export function wordsIn(prompt: string): string[] {
  return prompt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  people: 'person',
  children: 'child',
  kids: 'kid',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  elves: 'elf',
  calves: 'calf',
  loaves: 'loaf',
  shelves: 'shelf',
  cacti: 'cactus',
  octopuses: 'octopus',
  buses: 'bus',
  dominoes: 'domino',
  butterflies: 'butterfly',
  cookies: 'cookie',
  movies: 'movie',
  pies: 'pie',
  ties: 'tie',
  shoes: 'shoe',
  canoes: 'canoe',
};

export function singular(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

export interface Find<T> {
  readonly value: T;
  /** How many words the phrase took. */
  readonly length: number;
  readonly plural: boolean;
}

/** Phrases of up to five words; `spelled(words, at)` is the longest one that begins there. */
export class Lexicon<T> {
  readonly #phrases = new Map<string, T>();
  #longest = 1;

  add(phrase: string, value: T): this {
    const words = phrase.trim().split(' ');
    this.#phrases.set(words.join(' '), value);
    this.#longest = Math.max(this.#longest, Math.min(5, words.length));
    return this;
  }

  get size(): number {
    return this.#phrases.size;
  }

  find(words: readonly string[], at: number): Find<T> | undefined {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const slice = words.slice(at, at + length);
      const exact = this.#phrases.get(slice.join(' '));
      const last = slice.pop() ?? '';
      const one = singular(last);
      const single = this.#phrases.get([...slice, one].join(' '));
      if (exact !== undefined)
        return { value: exact, length, plural: one !== last && single === exact && !slice.includes('of') };
      if (one === last) continue;
      if (single !== undefined) return { value: single, length, plural: !slice.includes('of') };
    }
    return undefined;
  }
}
