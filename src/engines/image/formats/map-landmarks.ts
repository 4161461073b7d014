import signs from '../data/map-signs.json';
import { ARTICLES, NUMBER_WORDS } from '../prompt/modifiers.ts';

const REPEATED = new Map(Object.entries(signs.repeated));
/** Each of them covers ground. */
const MASSES: ReadonlySet<string> = new Set(signs.masses);

/** A sign that a map has as often as there are such things. */
export interface Landmark {
  readonly said: string;
  readonly sign: string;
  readonly count: number;
  /** The prompt gives the number. */
  readonly isCounted: boolean;
  /** The number in "two villages", each of several houses. */
  readonly groups: number;
}

const single = (word: string): string => word.replace(/s$/, '');

const rowOf = (word = '') => REPEATED.get(word) ?? REPEATED.get(single(word));

/** The sign of a thing, by its last word. */
export const signIn = (said: string): string | undefined => rowOf(said.split(' ').at(-1))?.sign;

export const includes = (list: readonly string[], word: string): boolean =>
  list.includes(word) || list.includes(single(word));

/** "Two palm trees and a mountain": each with its number. */
export function landmarksIn(words: readonly string[]): Landmark[] {
  const found = new Map<string, Landmark>();
  for (let at = 0; at < words.length; at++) {
    if (!rowOf(words[at])) continue;
    let end = at + 1;
    while (rowOf(words[end])) end++;
    const said = words.slice(at, end).join(' ');
    const head = words[end - 1] ?? '';
    const isPlant = /^(?:fir|palm)$/.test(rowOf(head)?.sign ?? '');
    const sign = rowOf(isPlant ? words[at] : head)?.sign ?? '';
    const number = numberBefore(words, at);
    const isMass = MASSES.has(single(head));
    const groups = isMass ? Math.min(MOST_GROUPS, number ?? 1) : 1;
    const usual = rowOf(head)?.count ?? 1;
    const count = isMass ? (groups > 1 ? Math.ceil(usual / 1.6) : usual) : (number ?? usual);
    found.set(said, {
      said,
      sign,
      count,
      groups,
      isCounted: number !== undefined && (!isMass || groups > 1),
    });
    at = end - 1;
  }
  return [...found.values()];
}

/** More would not be told apart. */
const MOST = 12;
const MOST_GROUPS = 6;

/** "Three tall", "a". */
function numberBefore(words: readonly string[], at: number): number | undefined {
  const isPlural = /s$/.test(words[at] ?? '') || /s$/.test(words[at + 1] ?? '');
  const before = words[at - 1] ?? '';
  // In "two rivers, mountains" the number is that of the rivers.
  for (const word of /s$/.test(before) ? [before] : [before, words[at - 2] ?? '']) {
    const number = NUMBER_WORDS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (number !== undefined) return Math.min(MOST, number);
    if (ARTICLES.has(word)) return isPlural ? undefined : 1;
  }
  return undefined;
}

/** The landmarks of a map that names none. */
export const usualLandmarks = (isCoast: boolean): Landmark[] =>
  (isCoast ? ['palms', 'mountains', 'jungle'] : ['forest', 'hills', 'village']).flatMap((word) =>
    landmarksIn([word]),
  );
