import { isAlive, isPerson } from './people.ts';
import { OWNED } from './relate.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** Places of those who do something with each other, beyond what single relations say. */

/** "At a table" is said of the table. */
const AT = /(?:^|\s)(?:at|around|round|over)$/;
/** Work on a table is done at it: nobody said that they stand on it. */
const BARE_ON = /^on(?: (?:an?|the|top of))?$/;
/** One works at them, and does not stand on them. */
export const TOPS = /^(?:table|desk|round-table|workbench|potters-wheel|worktop|bar-counter|stove)$/;
/** In metres: it lies on a table. */
const LARGEST_ON_TABLE = 0.65;
/** The same of what somebody does something to there: a plank may be longer than a bench. */
const LARGEST_TREATED = 2;
const LARGEST_PATIENT = 0.9;
/** Said of things that only share a place. */
const WITH = /^(?:and|with)$/;
const NEXT_TO = /^(?:next|beside|near|by|close|under|left|right|in front)\b/;

const isSmall = ({ name }: Subject): boolean =>
  !isAlive(name) && kindOfSubject(name).metres <= LARGEST_ON_TABLE && kindOfSubject(name).zone !== 'air';

const isFree = ({ relation }: Subject): boolean => !relation || relation.kind === 'beside';

/** Puts people behind the table that they are at, and the small things that go with it on its top. */
export function atTables(subjects: readonly Subject[]): readonly Subject[] {
  return [...subjects.keys()].reduce(atTable, subjects);
}

function atTable(subjects: readonly Subject[], table: number): readonly Subject[] {
  const own = subjects[table];
  if (!own || !TOPS.test(own.name) || own.count !== 1 || !isFree(own)) return subjects;
  const at = own.relation && AT.test(own.relation.said) ? own.relation : undefined;
  const worker = subjects.findIndex((one, index) => worksOn(one, index, table, subjects));
  const guest = at ? personAt(subjects, at.to, table) : worker;
  const laid = thingsOf(subjects, table, { guest, at: at?.to, isWorker: !at });
  if (guest < 0 && laid.size === 0) return subjects;
  const staged: readonly Subject[] = subjects.map((one, index) => {
    const isWithGuest = one.relation?.joined === true && one.relation.to === guest;
    const isBeforeGuest =
      guest >= 0 && subjects[guest]?.relation?.joined === true && subjects[guest]?.relation?.to === index;
    const isGuest = index === guest || ((isWithGuest || isBeforeGuest) && isPerson(one.name) && isFree(one));
    // A stove stands at the wall.
    if (isGuest && own.name === 'stove')
      return placedAt(one, { kind: 'beside', said: 'at', to: table, isOwn: true });
    if (isGuest) return placedAt(one, { kind: 'behind', said: at?.said ?? 'at', to: table });
    if (laid.has(index)) return placedAt(one, { kind: 'on', said: 'on', to: table });
    return index === table && at && guest >= 0 ? { ...one, relation: undefined } : one;
  });
  return staged;
}

/** "A chef cutting vegetables on a table". */
const worksOn = (one: Subject, index: number, table: number, subjects: readonly Subject[]): boolean =>
  isPerson(one.name) &&
  one.relation?.kind === 'on' &&
  one.relation.to === table &&
  BARE_ON.test(one.relation.said) &&
  (one.postures ?? []).length === 0 &&
  !one.action &&
  subjects.some(
    ({ relation, name }) =>
      relation?.to === index &&
      (relation.kind === 'beside' || /^\w+ing$/.test(relation.said)) &&
      !isPerson(name) &&
      isTreatable(name),
  );

const isTreatable = (name: string): boolean =>
  kindOfSubject(name).metres <= (isAlive(name) ? LARGEST_PATIENT : LARGEST_TREATED);

/** In "a baker kneading dough at a table" the baker is there; a person's chair is there with them. */
function personAt(subjects: readonly Subject[], at: number, table: number): number {
  let found = at;
  for (let steps = 0; steps < subjects.length; steps++) {
    const one = subjects[found];
    if (!one || found === table) return -1;
    if (isPerson(one.name)) {
      if (isFree(one)) return found;
      const { kind, to } = one.relation ?? { kind: 'beside', to: -1 };
      const seat = subjects[to];
      return /^(?:on|in)$/.test(kind) && seat && isFree(seat) && to !== table ? to : -1;
    }
    const doer = one.relation && /^(?:beside|holding)$/.test(one.relation.kind) ? one.relation.to : found - 1;
    found = doer;
  }
  return -1;
}

/** Things worked on there, and those said to be on the table by "with" or "and". */
function thingsOf(
  subjects: readonly Subject[],
  table: number,
  {
    guest,
    at,
    isWorker,
  }: { readonly guest: number; readonly at: number | undefined; readonly isWorker: boolean },
): ReadonlySet<number> {
  const things = new Set<number>();
  const found = (index: number): boolean => things.has(index) || index === table;
  for (let before = -1; before !== things.size; ) {
    before = things.size;
    for (const [index, one] of subjects.entries()) {
      const { relation } = one;
      const isTreated = isWorker && relation?.to === guest && isTreatable(one.name);
      // "Working on a laptop" is done with it on the table.
      const isUsed = relation?.kind === 'holding' && relation.said === 'on';
      if (index === table || !(isSmall(one) || isTreated) || !(isFree(one) || isUsed)) continue;
      if (one.hung || one.at || one.flying) continue;
      const isDone = guest >= 0 && (index === at || (relation?.to === guest && !NEXT_TO.test(relation.said)));
      // A dish that a waiter serves is not put on the floor.
      const isLoose = guest >= 0 && !relation && kindOfSubject(one.name).zone === 'table';
      const isLaid = relation !== undefined && WITH.test(relation.said) && found(relation.to);
      // "A cat on a table next to a bowl": the bowl is there, too.
      const isNextToOthers =
        relation?.to === table &&
        NEXT_TO.test(relation.said) &&
        kindOfSubject(one.name).zone === 'table' &&
        subjects.some(({ relation: of }) => of?.to === table && of.kind === 'on');
      const isServed = relation !== undefined && things.has(relation.to) && !AT.test(relation.said);
      if (isDone || isLoose || isLaid || isNextToOthers || isServed) things.add(index);
    }
  }
  return things;
}

/** The relation that it had is checked in the finished image. */
const placedAt = (one: Subject, relation: SubjectRelation): Subject => {
  const isLost = one.relation && !WITH.test(one.relation.said) && one.relation.kind === 'beside';
  return {
    ...one,
    relation,
    ...(isLost && one.relation && { undrawn: [...(one.undrawn ?? []), one.relation] }),
  };
};

const LED = /^(?:dog|poodle|guide-dog|service-dog|goat|horse|donkey|llama|ewe|cow|camel)$/;
const LEADING = /^(?:walk|lead|tak)/;
/** More leads than that are not in one hand. */
const MOST_LED = 6;

/** "A woman walking her dog across a bridge": both are on it, and she has it on a lead. */
export function onLeads(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  const led = subjects.findIndex((one, index) => isLed(one, index, subjects, prompt));
  const animal = subjects[led];
  const leader = (animal && leadOf(animal)?.to) ?? led - 1;
  if (!animal || !subjects[leader]) return subjects;
  const { relation } = animal;
  const isPlaced = relation !== undefined && relation.kind !== 'beside';
  return subjects.map((one, index): Subject => {
    if (index === led)
      return {
        ...one,
        led: leader,
        relation: isPlaced ? relation : { kind: 'beside', said: 'walking', to: leader },
      };
    return index === leader && isPlaced && isFree(one) ? placedAt(one, relation) : one;
  });
}

/** "Walking her dog": to whom it is said. */
const leadOf = ({ relation, undrawn = [] }: Subject): SubjectRelation | undefined =>
  [relation, ...undrawn].find((one) => one?.kind === 'beside' && LEADING.test(one.said));

function isLed(one: Subject, index: number, subjects: readonly Subject[], prompt: string): boolean {
  const lead = leadOf(one);
  const before = subjects[lead?.to ?? index - 1];
  if (!before || !isPerson(before.name) || !LED.test(one.name.split('~')[0] ?? '') || one.count > MOST_LED)
    return false;
  if (OWNED.has(one.relation?.kind ?? 'beside')) return false;
  if (lead) return true;
  const said = before.action?.said ?? '';
  const isSaid = new RegExp(
    `\\b${said} (?:(?:an?|the|his|her|their|its|my|\\w+ing|\\w+) ){0,3}${one.said}\\b`,
    'i',
  );
  return LEADING.test(said) && isSaid.test(prompt);
}
