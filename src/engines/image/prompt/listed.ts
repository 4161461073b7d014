import { waysOfHaving } from './people.ts';
import type { Reading } from './reading.ts';
import type { Pending } from './subject.ts';

/** The relation that a comma in a list stands for. */
export const LISTED = { relation: 'beside', relationSaid: 'and', joined: true } as const;

/** The comma of "a cup, a plate and a fork on a table" means "and". */
export function isListed(
  { subjects, end, lastIsScene }: Reading,
  pending: Pending,
  clauses: ReadonlySet<number>,
  name: string,
): boolean {
  const last = subjects.at(-1);
  // "A desk with a laptop, a mug and a plant".
  const isServed = last?.relation?.kind === 'on' && last.relation.said === 'with';
  // "A snowman with a scarf, a hat and a broom".
  const isWorn =
    last?.relation?.kind === 'wearing' && last.relation.said === 'with' && waysOfHaving(name) === 'wearing';
  if (isWorn && !lastIsScene && pending.relation === undefined && clauses.has(end)) return true;
  const isFree = last && (!last.relation || last.relation.joined === true || isServed);
  return isFree === true && !lastIsScene && pending.relation === undefined && clauses.has(end);
}
