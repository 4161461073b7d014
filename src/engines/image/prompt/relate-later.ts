import { SINGLES } from './append-subject.ts';
import { antecedentOf } from './coreference.ts';
import type { RelationPhrase } from './modifiers.ts';
import { isAlive, isPerson } from './people.ts';
import { BACKWARDS, type SaidRelation } from './relate.ts';
import { isContents, isServedOn } from './serving.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import type { Relation } from './vocabulary.ts';

/** Relations that are said before or after both things. */

/** "Between a tree and a rock": the rock, joined to the tree, is the other end. */
export function joinEnds(subjects: Subject[]): void {
  for (const [index, subject] of subjects.entries()) {
    const { relation } = subject;
    if (relation?.kind !== 'between' || relation.and !== undefined) continue;
    const anchor = subjects[relation.to];
    const single = SINGLES.get(anchor?.name ?? '');
    // "Between the houses": there are two of them.
    if (anchor && (anchor.count > 1 || single !== undefined)) {
      if (single !== undefined) subjects[relation.to] = { ...anchor, name: single, count: 2 };
      continue;
    }
    const other = subjects[relation.to + 1];
    if (other?.relation?.joined && other.relation.to === relation.to)
      subjects[index] = { ...subject, relation: { ...relation, and: relation.to + 1 } };
  }
}

/** "A cook, a nurse and a clown, the nurse in the middle": between the others that are named with them. */
export function putInMiddle(subjects: Subject[], words: readonly string[]): void {
  const text = ` ${words.join(' ')} `;
  for (const [index, one] of subjects.entries()) {
    const { relation, said } = one;
    const isSaid = new RegExp(` ${said} (?:is |stands |standing |sits |sitting )?${MIDDLE} `).test(text);
    if (!isSaid) continue;
    const others = [...subjects.keys()].filter((at) => at !== index && isInRow(subjects, at, relation));
    const [to, and] = [others[0], others.at(-1)];
    if (to === undefined || and === undefined || to === and) continue;
    const between = { kind: 'between', said: 'in the middle of', to, and } as const;
    if (relation && relation.kind !== 'beside') {
      subjects[index] = { ...one, undrawn: [...(one.undrawn ?? []), between] };
      continue;
    }
    // The others stay with each other.
    for (const at of others) {
      const other = subjects[at];
      if (other?.relation?.to === index)
        subjects[at] = { ...other, relation: at === to ? undefined : { ...JOINED, to } };
    }
    const { centred: _, ...own } = one;
    subjects[index] = { ...own, relation: between };
  }
}

const MIDDLE = 'in the (?:middle|cent(?:er|re))(?! of )';
const JOINED = { kind: 'beside', said: 'and', joined: true } as const;

/** Named one after the other, on a side, or on the same thing. */
const isInRow = (subjects: readonly Subject[], at: number, place: SubjectRelation | undefined): boolean => {
  const { side, relation } = subjects[at] ?? {};
  return place && place.kind !== 'beside'
    ? relation?.kind === place.kind && relation.to === place.to
    : side !== undefined ||
        relation?.joined === true ||
        subjects.some(({ relation: of }) => of?.joined && of.to === at);
};

/** Relations in which nothing carries the other thing. */
const AROUND: ReadonlySet<Relation> = new Set(['behind', 'before', 'beside', 'above', 'under']);

const isAt = ({ kind, isOwn }: SubjectRelation): boolean => kind !== 'beside' || isOwn === true;

/** "Swans with a castle behind them". Returns false where another relation is in the way. */
export function relateToFirst(
  subjects: Subject[],
  { kind, words }: RelationPhrase,
  pronoun: string,
): boolean {
  const end = subjects.length - 1;
  // "A hat full of coins in front of them": the hat is there.
  const held = subjects[end]?.relation;
  const holder = subjects[held?.to ?? -1];
  // "A tower, people with umbrellas in front of it": the people are there.
  const isHeld =
    held?.kind === 'holding' &&
    pronoun === 'it' &&
    AROUND.has(kind) &&
    (held.to ?? 0) > 0 &&
    holder !== undefined &&
    isPerson(holder.name) &&
    (holder.relation === undefined || holder.relation.joined === true);
  const at = isHeld
    ? held.to
    : isContents(subjects[end]?.relation)
      ? (subjects[end]?.relation?.to ?? end)
      : end;
  const last = subjects[at];
  const isServed = last?.relation !== undefined && isServedOn(last.relation);
  // "With a balloon and a dog chasing him": nobody holds the dog.
  const isLoose =
    last?.relation?.kind === 'holding' &&
    last.relation.said === 'with' &&
    (isAlive(last.name) || kind === 'before' || kind === 'behind');
  const isFree = last && (!last.relation || last.relation.kind === 'beside' || isServed || isLoose);
  if (at < 1 || !isFree || (BACKWARDS.has(kind) && kind !== 'beside')) return false;
  // "A lighthouse on a rock; a gull on top of it": that of the sentence before, not the rock.
  const meant =
    pronoun === 'top' || (isServed && kind !== 'beside') ? -1 : antecedentOf(subjects.slice(0, at), pronoun);
  const joint = last.relation?.joined ? subjects[last.relation.to]?.relation : undefined;
  // "A house with a tree behind it and a bench in front of it": of the house, both times.
  if (joint && pronoun === 'it' && AROUND.has(kind) && AROUND.has(joint.kind) && isAt(joint)) {
    const own = kind === 'beside' ? { isOwn: true } : {};
    subjects[at] = { ...last, relation: { kind, said: words.join(' '), to: joint.to, ...own } };
    return true;
  }
  // "A table with a cake and a jug to the right of it": both are on the table.
  if (kind === 'beside' && isServed && meant >= 0) {
    const relation = { kind, said: words.join(' '), to: meant, isOwn: true };
    subjects[at] = { ...last, undrawn: [...(last.undrawn ?? []), relation] };
    return true;
  }
  if (kind === 'beside') {
    const to = meant < 0 || pronoun === 'it' ? firstUnder(subjects, last) : meant;
    subjects[at] = { ...last, relation: { kind, said: words.join(' '), to, isOwn: true } };
    return true;
  }
  // "A shelf with a clock; a ladder leans against it": against the shelf.
  const of = subjects[meant]?.relation;
  const to = of && isServedOn(of) ? of.to : meant < 0 ? (last.relation?.to ?? 0) : meant;
  subjects[at] = { ...last, relation: { kind, said: words.join(' '), to } };
  return true;
}

/** "A stool with a cup on top and a lamp beside it": beside the stool. */
function firstUnder(subjects: readonly Subject[], last: Subject): number {
  let to = last.relation?.to ?? 0;
  for (let of = subjects[to]?.relation; of && (of.said === 'with' || of.isOwn || isContents(of)); ) {
    to = of.to;
    of = subjects[to]?.relation;
  }
  return to;
}

/** "Behind the fence stands a pig": what is said first is the anchor of what follows. */
export function relateToOpening(subjects: Subject[], { kind, said }: SaidRelation): void {
  const [anchor, first] = subjects;
  if (!anchor || !first || (first.relation && first.relation.kind !== 'beside')) return;
  subjects[1] = { ...first, relation: { kind, said, to: 0 } };
}
