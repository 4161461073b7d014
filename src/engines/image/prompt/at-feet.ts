import { antecedentOf } from './coreference.ts';
import { ARTICLES } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { use } from './reading.ts';
import { ownerOf } from './relate.ts';
import { relateNext } from './topics.ts';

const PRONOUN: ReadonlyMap<string, string> = new Map([
  ['his', 'him'],
  ['her', 'her'],
  ['its', 'it'],
  ['their', 'them'],
]);

export const AT_FEET = 'at the feet of';

/** "A basket at her feet", "at his feet a dog". Returns the index of the next word to read; `at` where nobody is meant. */
export function readFeet(parsing: Parsing, at: number): number {
  const { reading, clauses } = parsing;
  const { words, subjects } = reading;
  const pronoun = PRONOUN.get(words[at + 1] ?? '');
  if (words[at] !== 'at' || !pronoun || !/^(?:feet|paws|heels)$/.test(words[at + 2] ?? '')) return at;
  const end = at + 3;
  const opens = (at === 0 || clauses.has(at) || words[at - 1] === 'and') && ARTICLES.has(words[end] ?? '');
  const last = ownerOf(subjects, subjects.length - 1);
  const to = antecedentOf(opens ? subjects : subjects.slice(0, last), pronoun);
  const one = subjects[last];
  if (to < 0 || !one) return at;
  use(reading, at, 3);
  if (opens) return relateNext(parsing, { kind: 'beside', said: AT_FEET, to, end });
  const isFree = !one.relation || one.relation.kind === 'beside';
  const relation = { kind: 'beside', said: AT_FEET, to, isOwn: true } as const;
  subjects[last] = isFree ? { ...one, relation } : { ...one, undrawn: [...(one.undrawn ?? []), relation] };
  return end;
}
