import { COLOUR_WORDS, SIZE_WORDS } from './modifiers.ts';
import type { Which } from './subject.ts';

/** Words before "one" that say which of several is meant. */
const PLACED: ReadonlyMap<string, Which> = new Map<string, Which>([
  ['left', 0],
  ['leftmost', 0],
  ['first', 0],
  ['second', 1],
  ['third', 2],
  ['fourth', 3],
  ['right', -1],
  ['rightmost', -1],
  ['last', -1],
  ['middle', 'middle'],
  ['center', 'middle'],
  ['centre', 'middle'],
  ['central', 'middle'],
]);

interface OneOf {
  readonly which: Which;
  /** Index of the word that says which one; -1 for none. */
  readonly at: number;
}

/** The words before a relation that make it that of one of several: "the middle one wearing", "one of them with". */
export function oneOfBefore(words: readonly string[], end: number): OneOf | undefined {
  const from = /^(?:is|was)$/.test(words[end - 1] ?? '') ? end - 1 : end;
  const side = words.slice(Math.max(0, from - 4), from).join(' ');
  const aside = /^one (?:on|in|at) the (\w+)$/.exec(side)?.[1];
  const beside = PLACED.get(aside ?? '');
  if (beside !== undefined) return { which: beside, at: from - 1 };
  const isOfThem = /^(?:them|these|those)$/.test(words[from - 1] ?? '') && words[from - 2] === 'of';
  const one = isOfThem ? from - 3 : from - 1;
  // "Next to each other under a tree": all of them are there.
  if (!/^(?:one|other)$/.test(words[one] ?? '') || words[one - 1] === 'each') return undefined;
  const which = PLACED.get(words[one - 1] ?? '');
  return which === undefined ? { which: 'any', at: -1 } : { which, at: one - 1 };
}

/** "The one on the right": the number of words after "one". */
export const sideOfOneAt = (words: readonly string[], at: number): number =>
  words[at - 1] === 'one' &&
  /^(?:on|in|at)$/.test(words[at] ?? '') &&
  words[at + 1] === 'the' &&
  PLACED.has(words[at + 2] ?? '')
    ? 3
    : 0;

const NAMED =
  /^(?:left|right)(?:most)?$|^(?:first|second|third|fourth|last|middle|cent(?:er|re|ral))$|^\w+est$/;

/** Looks and deeds that all copies of a drawing would have. */
const STATE = /^(?:(?:un)?lit|open|closed|asleep|awake|broken|empty|full|\w+ing)$/;

/** "The middle one red", "one of them sleeping": copies have one colour and one pose. */
export function oneUnlikeAt(
  words: readonly string[],
  at: number,
  clauses: ReadonlySet<number>,
): { readonly length: number; readonly said: string } | undefined {
  const from = words[at] === 'the' ? at + 1 : at;
  const isNamed = NAMED.test(words[from] ?? '') && words[from + 1] === 'one';
  const isOfThem = words[from] === 'one' && words[from + 1] === 'of' && words[from + 2] === 'them';
  const isPlain = words[at] === 'one' && clauses.has(at);
  if (!isNamed && !isOfThem && !isPlain) return undefined;
  let end = from + (isNamed ? 2 : isOfThem ? 3 : 1);
  while (/^(?:is|being|in|painted|coloured|colored|bright|dark|light)$/.test(words[end] ?? '')) end++;
  const word = words[end] ?? '';
  if (!(isNamed && COLOUR_WORDS.has(word)) && !STATE.test(word) && !SIZE_WORDS.has(word)) return undefined;
  end++;
  const isLast =
    end >= words.length || clauses.has(end) || /^(?:and|in|on|at|with|by)$/.test(words[end] ?? '');
  const isOn = STATE.test(word) && /^(?:in|on|at|with|by)$/.test(words[end] ?? '');
  return isLast && !isOn ? { length: end - at, said: words.slice(from, end).join(' ') } : undefined;
}
