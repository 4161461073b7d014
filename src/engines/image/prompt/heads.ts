import bodies from '../data/bodies.json';
import portrait from '../data/portrait.json';
import { ARTICLES, COLOUR_WORDS, SIZE_WORDS } from './modifiers.ts';

/** Animals with a body of ours; the icon set has their heads. */
export const HEADED: readonly string[] = [...Object.keys(bodies.animals), 'unicorn', 'robot'];

const HEADS: ReadonlyMap<string, string> = new Map([
  ...HEADED.map((name): [string, string] => [name, `${name}-head`]),
  ...Object.entries(portrait.heads),
]);
const DRAWN = new Set(HEADS.values());

/** The drawing of the head alone, by that of the whole. */
export const headOfWhole = (name: string): string | undefined => HEADS.get(name);

export const isHead = (name: string): boolean => DRAWN.has(name);

/** Words for a head are found as these: "fox head", "fox face". */
export const isHeadNoun = (name: string): boolean => name === 'human-head' || name === 'grinning-face';

/** The index of the head in "the head of a white horse", where the horse is at `at`; -1 for none. */
export function headBefore(words: readonly string[], at: number): number {
  let of = at - 1;
  while ([ARTICLES, COLOUR_WORDS, SIZE_WORDS].some((some) => some.has(words[of] ?? ''))) of--;
  // "On the head of" says where something is.
  if (words[of - 3] === 'on' && words[of - 2] === 'the') return -1;
  return words[of] === 'of' && /^(?:heads?|faces?)$/.test(words[of - 1] ?? '') ? of - 1 : -1;
}
