import irregularPlurals from '../data/irregular-plurals.json';
import { baseName } from './figure.ts';
import { animalOf } from './folk.ts';
import { UNCOUNTED } from './modifiers.ts';

/** Drawings that say what somebody does besides: a "man-walking" is a man. */
const DOING = /-(walking|standing|fluttering-in-wind|flying)$/;
/** The rest of the name is said of them: "person-biking". */
const PEOPLE = /^((?:wo)?man|person) (.+)$/;
const MASS =
  /(?:^| )(?:bacon|bread|broccoli|butter|celery|confetti|coral|dough|fire|food|garlic|glue|gum|ice|ivy|juice|lavender|milk|moss|popcorn|rice|salt|seaweed|smoke|soap|spaghetti|tea|toothpaste|water|whiskey|wreckage)$/;

/** Names of drawings that nobody would say. */
const CALLED: Readonly<Record<string, string>> = {
  locked: 'closed lock',
  'steaming bowl': 'bowl of noodles',
  'hot beverage': 'hot drink',
  'whole pizza': 'pizza',
  'billed cap': 'baseball cap',
  'sea cliff': 'cliff',
  'globe showing europe africa': 'globe',
  'open mailbox with raised flag': 'mailbox',
  'teacup without handle': 'teacup',
  'sweat droplets': 'drops of water',
  'mountain cableway': 'cable car',
  'pot of food': 'cooking pot',
};

/** The name of a drawing in words: "two-hump-camel" is a "two hump camel". */
export function drawingWords(name: string, count: number): string {
  const one = animalOf(baseName(name))
    .replace(/^carrier-|-above$/g, '')
    .replace(DOING, '')
    .replaceAll('-', ' ')
    .replace(/^.*$/, (words) => CALLED[words] ?? words)
    .replace(/^((?:wo)?man)s /, "$1's ");
  if (count < 2) return one;
  const [, who, doing] = PEOPLE.exec(one) ?? [];
  return who && doing ? `${pluralOf(who)} ${doing}` : pluralOf(one);
}

/** "Walking" of "man-walking". */
export const doingIn = (name: string): string | undefined => DOING.exec(baseName(name))?.[1];

/** "An anvil", "smoke", "glasses". */
export function withArticle(noun: string): string {
  if (MASS.test(noun) || /[^su]s$/.test(noun)) return noun;
  return `${/^[aeiou]/.test(noun) && !/^(?:uni|one|eu)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "A rose", "three roses", "many roses". */
export const counted = (noun: string, count: number): string =>
  count === 1 ? withArticle(noun) : `${NUMBERS[count] ?? 'many'} ${noun}`;

/** "A, b and c". */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

const PLURALS = new Map(Object.entries(irregularPlurals).map(([many, one]) => [one, many]));

export function pluralOf(words: string): string {
  const at = words.lastIndexOf(' ') + 1;
  const last = words.slice(at);
  return `${words.slice(0, at)}${PLURALS.get(last) ?? regularPlural(last)}`;
}

function regularPlural(one: string): string {
  if (/\w\w[^aiou]man$/.test(one)) return one.replace(/man$/, 'men');
  if (/[^s]s$/.test(one) || UNCOUNTED.has(one)) return one;
  return `${one.replace(/([^aeiou])y$/, '$1ie').replace(/(ss|x|ch|sh|tato|mato)$/, '$1e')}s`;
}
