import { type Meaning, SETTING } from './setting.ts';
import type { Lexicon } from './words.ts';

export type Relation =
  | 'under'
  | 'on'
  | 'beside'
  | 'behind'
  | 'before'
  | 'above'
  | 'riding'
  | 'wearing'
  | 'in';

/** One thing that the prompt asks for. */
export interface Wish {
  /** Name of its drawing. */
  readonly name: string;
  readonly count: number;
  /** A colour word that stood before it. */
  readonly colour: string | undefined;
  /** 1 unless it is called tiny or giant. */
  readonly scale: number;
  /** How it stands to another wish of the list. */
  readonly relation: { readonly kind: Relation; readonly to: number } | undefined;
  /** Said to be in the air. */
  readonly flying: boolean;
}

export interface Reading {
  readonly meanings: readonly Meaning[];
  readonly wishes: readonly Wish[];
  /** Colour words that belong to no thing. */
  readonly colours: readonly string[];
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  pair: 2,
  couple: 2,
  several: 4,
  few: 3,
  some: 3,
  many: 7,
  lots: 7,
  flock: 6,
  herd: 5,
  group: 4,
  pack: 4,
  swarm: 8,
  school: 7,
  family: 3,
  bunch: 4,
};

export const COLOURS: Readonly<Record<string, string>> = {
  red: '#d22f2f',
  crimson: '#b3122f',
  scarlet: '#d9281c',
  orange: '#f0801c',
  yellow: '#f4cb2b',
  golden: '#dda52c',
  gold: '#dda52c',
  green: '#3f9b46',
  lime: '#9ccc2e',
  emerald: '#138a5c',
  teal: '#148c8c',
  turquoise: '#2cc0bd',
  cyan: '#2bc7e0',
  blue: '#2b62c9',
  navy: '#1d2f6b',
  indigo: '#40339c',
  purple: '#7b3aa8',
  violet: '#8447c7',
  lavender: '#a58fd6',
  magenta: '#c9308f',
  pink: '#ee82ab',
  brown: '#7d5436',
  beige: '#d9c6a0',
  white: '#f2f2ee',
  black: '#25262b',
  grey: '#8a8f96',
  gray: '#8a8f96',
  silver: '#b9c0c8',
};

const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.5,
  small: 0.72,
  little: 0.78,
  mini: 0.55,
  miniature: 0.5,
  big: 1.3,
  large: 1.3,
  huge: 1.7,
  giant: 1.9,
  gigantic: 2,
  enormous: 1.9,
  massive: 1.7,
  tall: 1.25,
  colossal: 2,
};

const RELATIONS: readonly (readonly [string, Relation])[] = [
  ['in front of', 'before'],
  ['next to', 'beside'],
  ['on top of', 'on'],
  ['sitting on', 'on'],
  ['standing on', 'on'],
  ['lying on', 'on'],
  ['sleeping on', 'on'],
  ['flying over', 'above'],
  ['jumping over', 'above'],
  ['under', 'under'],
  ['beneath', 'under'],
  ['below', 'under'],
  ['underneath', 'under'],
  ['on', 'on'],
  ['upon', 'on'],
  ['atop', 'on'],
  ['beside', 'beside'],
  ['near', 'beside'],
  ['by', 'beside'],
  ['with', 'beside'],
  ['and', 'beside'],
  ['behind', 'behind'],
  ['before', 'before'],
  ['above', 'above'],
  ['over', 'above'],
  ['riding', 'riding'],
  ['rides', 'riding'],
  ['ride', 'riding'],
  ['wearing', 'wearing'],
  ['wears', 'wearing'],
  ['inside', 'in'],
  ['in', 'in'],
];

const FLYING = new Set([
  'flying',
  'floating',
  'soaring',
  'hovering',
  'levitating',
  'flies',
  'drifting',
  'gliding',
]);
const ONE = new Set(['a', 'an', 'the', 'one', 'this', 'that', 'single', 'lone', 'my', 'her', 'his']);

/** One walk over the words: settings and things compete by the length of their phrase. */
export function readWords(words: readonly string[], nouns: Lexicon<string>): Reading {
  const meanings: Meaning[] = [];
  const wishes: Wish[] = [];
  const colours: string[] = [];
  let count: number | undefined;
  let colour: string | undefined;
  let scale = 1;
  let relation: Relation | undefined;
  let flying = false;
  let i = 0;
  while (i < words.length) {
    const word = words[i] ?? '';
    const link = RELATIONS.find(
      ([phrase]) => words.slice(i, i + phrase.split(' ').length).join(' ') === phrase,
    );
    const noun = nouns.find(words, i);
    const setting = SETTING.find(words, i);
    const longest = Math.max(noun?.length ?? 0, setting?.length ?? 0);
    if (link && link[0].split(' ').length >= longest) {
      relation = link[1];
      if (link[0].startsWith('flying')) flying = true;
      i += link[0].split(' ').length;
    } else if (
      setting &&
      setting.length >= (noun?.length ?? 0) &&
      !(setting.length === 1 && word in COLOURS && noun)
    ) {
      meanings.push(setting.value);
      if (colour) colours.push(colour);
      // "Two stars over a house": the number was the stars'. A relation to a place is no relation to a thing.
      count = undefined;
      colour = undefined;
      if (relation !== 'above' && relation !== 'under') relation = undefined;
      i += setting.length;
    } else if (noun && !(noun.length === 1 && (word in COLOURS || word in NUMBERS) && i + 1 < words.length)) {
      const name = noun.value;
      const many = count ?? (noun.plural ? 3 : 1);
      const last = wishes.length - 1;
      const same = wishes.findIndex((wish) => wish.name === name && wish.colour === colour);
      if (same < 0 && wishes.length < 5) {
        const worn = relation === 'beside' || relation === 'wearing';
        wishes.push({
          name,
          count: Math.min(12, many),
          colour,
          scale,
          flying,
          relation: relation && worn && last >= 0 ? { kind: relation, to: last } : undefined,
        });
        // "Cats under a tree": it is the cats that are set where the tree is.
        const before = wishes[last];
        if (relation && !worn && before && !before.relation)
          wishes[last] = { ...before, relation: { kind: relation, to: last + 1 } };
      }
      count = undefined;
      colour = undefined;
      scale = 1;
      relation = undefined;
      flying = false;
      i += noun.length;
    } else {
      if (NUMBERS[word] !== undefined) count = NUMBERS[word];
      else if (/^\d{1,2}$/.test(word)) count = Math.max(1, Number(word));
      else if (ONE.has(word)) count ??= undefined;
      else if (COLOURS[word]) {
        if (colour) colours.push(colour);
        colour = COLOURS[word];
      } else if (SIZES[word]) scale = SIZES[word] ?? 1;
      else if (FLYING.has(word)) {
        flying = true;
        const last = wishes.pop();
        if (last) wishes.push({ ...last, flying: true });
        flying = !last;
      }
      i++;
    }
  }
  if (colour) colours.push(colour);
  return { meanings, wishes, colours };
}
