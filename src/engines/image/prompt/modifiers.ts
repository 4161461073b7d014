/** Words that say how many, which colour, how large, and where in relation to what. */

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

export const NUMBERS: Readonly<Record<string, number>> = {
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

export const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.5,
  baby: 0.62,
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

export const RELATIONS: readonly (readonly [string, Relation])[] = [
  ['in front of', 'before'],
  ['next to', 'beside'],
  ['on top of', 'on'],
  ['sitting on', 'on'],
  ['standing on', 'on'],
  ['lying on', 'on'],
  ['sleeping on', 'on'],
  ['flying over', 'above'],
  ['flying above', 'above'],
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

export const FLYING = new Set([
  'flying',
  'floating',
  'soaring',
  'hovering',
  'levitating',
  'flies',
  'drifting',
  'gliding',
]);
export const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'one',
  'this',
  'that',
  'single',
  'lone',
  'my',
  'her',
  'his',
]);

/** Words that are one and many alike; without an article they are many. */
export const UNCOUNTED = new Set([
  'sheep',
  'fish',
  'deer',
  'bison',
  'shrimp',
  'squid',
  'cattle',
  'salmon',
  'trout',
]);

/** Words that make a colour the whole picture's: "in shades of blue", "a red sky". */
export const ABOUT_COLOUR = new Set(
  'and in of the a an with light lights tone tones hue hues shade shades colour colours color colors palette theme sky background tint glow mood'.split(
    ' ',
  ),
);

export const GLOWING = new Set([
  'glowing',
  'luminous',
  'shining',
  'bioluminescent',
  'burning',
  'illuminated',
  'lit',
]);
