import type { Parsing } from './parsing.ts';
import { waysOfHaving } from './people.ts';
import { isServedOn } from './serving.ts';

/** The relation that a comma in a list stands for. */
export const LISTED = { relation: 'beside', relationSaid: 'and', joined: true, listed: true } as const;

/** The comma of "a cup, a plate and a fork on a table" means "and". */
export function isListed({ reading, pending, clauses, ends }: Parsing, name: string): boolean {
  const { subjects, end, lastIsScene, words } = reading;
  // "A bench with a hat. A dog barks": the full stop does not.
  if (ends.has(`${words[end - 1]} ${words[end]}`)) return false;
  const last = subjects.at(-1);
  // "A desk with a laptop, a mug and a plant".
  const isServed = last?.relation !== undefined && isServedOn(last.relation);
  // "A snowman with a scarf, a hat and a broom".
  const isWorn =
    last?.relation?.kind === 'wearing' && last.relation.said === 'with' && waysOfHaving(name) === 'wearing';
  if (isWorn && !lastIsScene && pending.relation === undefined && clauses.has(end)) return true;
  const isFree = last && (!last.relation || last.relation.joined === true || isServed);
  return isFree === true && !lastIsScene && pending.relation === undefined && clauses.has(end);
}
