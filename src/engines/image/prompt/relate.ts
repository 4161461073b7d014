import { withLost } from './attributes.ts';
import { isAlone, isLeading, isSaidTo, kindOfWay, takeAlong } from './led.ts';
import { RELATION_PHRASES, SURFACES } from './modifiers.ts';
import { wholeBefore } from './parts.ts';
import { isAlive, isPerson, waysOfHaving } from './people.ts';
import { isUnseen } from './postures.ts';
import { canStandOn, isContents, isServedOn } from './serving.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { BODY_PARTS, type BodyPart, type Relation } from './vocabulary.ts';

/** An umbrella over several is so many times larger. */
const PARASOL = 2.6;

/** In metres. */
const HEAVIEST_HUNG = 1.1;
const SHORTEST_LEANING = 0.7;

/** Relations of a thing to the one named before it: "a girl holding a cup". */
export const BACKWARDS: ReadonlySet<Relation> = new Set(['beside', 'wearing', 'holding', 'flying']);
/** A thing that is worn or held has no place of its own: the words after it are about its owner. */
export const OWNED: ReadonlySet<Relation> = new Set(['wearing', 'holding']);

const PUT = /^(?:spray|pour|sprinkl|squirt|splash|spill|throw|drip|drizzl|blow)\w*$/;

export type SaidRelation = Pick<SubjectRelation, 'kind' | 'said'>;

/** Deeds of who has a thing; smoke that comes out of something does so itself. */
const LEANING = /^(?!coming|emerging|rising|hanging|growing|flying|floating|dangling|perched)\w+ing\b/;

/** In "cats under a tree" the relation is that of the cats, to the subject that follows. */
export function relateForward(subjects: Subject[], last: number, relation: SaidRelation): void {
  const { said } = relation;
  const to = last + 1;
  const anchor = subjects[to];
  const object = subjects[last];
  // "Spraying water on its calf": whoever sprays is not on it.
  if (object && anchor && /^on(?:to)?$/.test(said) && PUT.test(object.relation?.said ?? '')) {
    subjects[last] = withLost(object, [`${said} ${anchor.said}`]);
    return;
  }
  const nearest = isAlone(subjects, last, relation.kind) ? last : ownerOf(subjects, last);
  const kind = kindOfWay(subjects, nearest, { ...relation, to });
  if (kind === 'under' && anchor?.name === 'umbrella') {
    // It is over somebody because they hold it; over several it stands, unless somebody named before can hold it.
    const isDown = subjects[nearest]?.postures?.some((word) =>
      /^(?:nap|sleep|asleep|doz|snooz|lie|lying)/.test(word),
    );
    if (isDown) subjects[to] = { ...anchor, name: 'umbrella-on-ground' };
    else if (nearest > 0 || subjects[nearest]?.count === 1) {
      subjects[to] = { ...anchor, relation: { kind: 'holding', said, to: nearest } };
      return;
    }
    if (!isDown) subjects[to] = { ...anchor, scale: anchor.scale * PARASOL };
  }
  const having = subjects[nearest]?.relation;
  // A bicycle with a basket leaning against a fence: the bicycle leans.
  const owner = LEANING.test(said) && having?.said === 'with' ? having.to : nearest;
  // A man in a suit wears it.
  if (
    kind === 'in' &&
    anchor &&
    canPutOn(subjects[owner]?.name ?? '', anchor.name) &&
    waysOfHaving(anchor.name) === 'wearing'
  ) {
    subjects[to] = { ...anchor, relation: { kind: 'wearing', said, to: owner } };
    return;
  }
  if (kind === 'under') gatherAtMeal(subjects, owner, { kind, said, to });
  takeAlong(subjects, owner, { kind, said, to });
  let at: number | undefined = owner;
  while (at !== undefined) {
    const subject: Subject | undefined = subjects[at];
    if (!subject || at === to) return;
    const relation: SubjectRelation | undefined = subject.relation;
    // "A table with eggs in a basket": the eggs are in it, and the basket is on the table.
    if (relation && anchor && kind === 'in' && isServedOn(relation) && isSurface(subjects, relation)) {
      subjects[at] = { ...subject, relation: { kind, said, to } };
      subjects[to] = { ...anchor, relation };
      return;
    }
    // In "waffles with berries on a plate" the waffles are on it.
    if (relation && isServedOn(relation)) {
      if (canStandOn(subjects[relation.to]?.name ?? '', anchor?.name ?? '')) {
        at = relation.to;
        continue;
      }
      subjects[at] = { ...subject, relation: { kind, said, to } };
      return;
    }
    if (relation && relation.kind !== 'beside') {
      if (at === owner) subjects[at] = withUndrawn(subject, { kind, said, to });
      return;
    }
    // In "a cat on a sofa and a dog on a rug" the sofa is not on the rug.
    if (at !== owner && isAnchor(subjects, at)) return;
    const isSaid = relation && (isUnseen(relation.said) || !TOGETHER.test(relation.said));
    const kept = isSaid ? withUndrawn(subject, relation) : subject;
    const part = bodyPartIn(said, anchor?.name);
    subjects[at] = { ...kept, relation: { kind, said, to, ...(part && { at: part }) } };
    const isFarNext: boolean = relation !== undefined && subjects[relation.to]?.far !== undefined;
    const next: number | undefined =
      relation &&
      !isFarNext &&
      (relation.joined || isServedWith(subjects, relation) || areSmall(subjects, at, relation))
        ? relation.to
        : undefined;
    // In "a man in a suit and a woman in a wheelchair" each is in one thing.
    const isClad = subjects.some(({ relation: of }) => of?.to === next && of?.kind === 'wearing');
    // In "a bathtub, a mirror and a towel hanging on a wall" the bathtub does not hang.
    const isHeavy: boolean =
      kind === 'hanging' && kindOfSubject(subjects[next ?? -1]?.name ?? '').metres > HEAVIEST_HUNG;
    // In "a sofa, a lamp and a cat asleep on a rug" only the cat is on it.
    const isOwnDoing: boolean =
      ((isAlive(subject.name) && (subject.postures?.length ?? 0) > 0) || /^(?:cross|rid)/.test(said)) &&
      !isAlive(subjects[next ?? -1]?.name ?? '');
    // In "lanterns and a bicycle leaning against a wall" only the bicycle leans.
    const isSquat: boolean =
      kind === 'leaning' && kindOfSubject(subjects[next ?? -1]?.name ?? '').metres < SHORTEST_LEANING;
    // In "a barn and a bicycle leaning on a fence" the barn does not lean.
    const isHuge: boolean = LAID.has(kind) && isMuchLarger(subjects[next ?? -1], anchor);
    // In "a crate of oranges and a hat on a cart" the crate is on it.
    // "Three hens and a rooster, the rooster on the fence": the hens are not.
    const isOne: boolean = subject.recalled === true && relation?.joined === true;
    // In "three cacti, a lizard on a stone" the lizard is on it; cups and plates before it would be as well.
    const before: Subject | undefined = subjects[next ?? -1];
    const isApart: boolean =
      relation?.listed === true &&
      at === owner &&
      LAID.has(kind) &&
      before !== undefined &&
      !isAlive(before.name) &&
      kindOfSubject(before.name).zone !== 'table';
    const whole: number | undefined = isContents(subjects[next ?? -1]?.relation)
      ? ownerOf(subjects, next ?? -1)
      : next;
    at =
      (kind === 'in' && isClad) || isHeavy || isOwnDoing || isSquat || isHuge || isOne || isApart
        ? undefined
        : whole;
  }
}

/** Relations of a thing to one that carries or holds it. */
const LAID: ReadonlySet<Relation> = new Set(['on', 'in', 'leaning', 'hanging', 'riding', 'climbing']);

const isMuchLarger = (one: Subject | undefined, other: Subject | undefined): boolean =>
  kindOfSubject(one?.name ?? '').metres > kindOfSubject(other?.name ?? '').metres * 2;

/** A bear in a sweater wears it; a mouse in a boot is in it. */
const canPutOn = (name: string, garment: string): boolean =>
  isPerson(name) ||
  (isAlive(name) && (!SHOE.test(garment) || kindOfSubject(name).metres > kindOfSubject(garment).metres * 2));

const SHOE = /shoe|boot|sandal|slipper|sock|skate|glove|mitten/;

/** The part of a body in "on the shoulder of"; what is on the back of a horse stands on it. */
const bodyPartIn = (said: string, name = ''): BodyPart | undefined =>
  BODY_PARTS.find(
    (part) => said.endsWith(`on the ${part} of`) && (isPerson(name) || (part === 'head' && isAlive(name))),
  );

const isSurface = (subjects: readonly Subject[], { to }: SubjectRelation): boolean =>
  SURFACES.has(subjects[to]?.name ?? '');

/** In "pancakes with syrup on a plate" both are on the plate; a castle with a dragon on a tower is not on it. */
const isServedWith = (subjects: readonly Subject[], { said, to }: SubjectRelation): boolean =>
  said === 'with' && kindOfSubject(subjects[to]?.name ?? '').zone === 'table';

/** They ask only that both are there. */
const TOGETHER = /^(?:and|with|of)$/;

/** "A spoon next to a cup on a saucer": what is put down beside a small thing shares its place. */
const areSmall = (subjects: readonly Subject[], at: number, { said, to }: SubjectRelation): boolean =>
  !isUnseen(said) &&
  [at, to].every((one) => {
    const { name = '', relation } = subjects[one] ?? {};
    return kindOfSubject(name).zone === 'table' && (!relation || one === at);
  });

/** A subject has one place; whether the image shows a second relation as well is seen when it is painted. */
const withUndrawn = (subject: Subject, relation: SubjectRelation): Subject => ({
  ...subject,
  undrawn: [...(subject.undrawn ?? []), relation],
});

const isAnchor = (subjects: readonly Subject[], at: number): boolean =>
  subjects.some(
    ({ relation }) =>
      relation?.to === at &&
      relation.kind !== 'beside' &&
      !OWNED.has(relation.kind) &&
      !isContents(relation) &&
      !isServedOn(relation),
  );

const KNOWN: ReadonlySet<string> = new Set(RELATION_PHRASES.map(({ words }) => words.join(' ')));

/** A verb that is no phrase of its own. */
const isDeed = ({ said, kind, to }: SubjectRelation, subjects: readonly Subject[], at: number): boolean =>
  kind === 'beside' &&
  (/^\w+(?:ing|[^su]s)$/.test(said) ||
    isLeading(said) ||
    /^wait\w* for$/.test(said) ||
    isSaidTo(said, subjects[at], subjects[to])) &&
  (!KNOWN.has(said) || said === 'feeding');

/** In "a family having a picnic under a tree" all are there. */
function gatherAtMeal(subjects: Subject[], at: number, relation: SubjectRelation): void {
  const [eater, meal] = [subjects[at - 1], subjects[at]];
  if (!eater || !meal || eater.relation || !isAlive(eater.name) || !MEAL.test(meal.said)) return;
  if (meal.relation && !TOGETHER.test(meal.relation.said)) return;
  subjects[at - 1] = { ...eater, relation };
}

const MEAL =
  /(?:^| )(?:picnic|lunch|breakfast|brunch|dinner|supper|meal|barbecue|bbq|snack|tea party|party)$/;

/** "A board under his arm": who has it is the one who walks. */
const isCarriedOn = ({ at }: SubjectRelation): boolean => at === 'arm' || at === 'chest' || at === 'back';

export function ownerOf(subjects: readonly Subject[], at: number): number {
  const relation = subjects[at]?.relation;
  // A castle with two towers on a hill: the castle is on it.
  const whole = wholeBefore(subjects, at);
  if (whole >= 0) return ownerOf(subjects, whole);
  // A vase of roses on a table: the vase is on it. Children building a tower on a rug: they are on it.
  const isOfOwner =
    relation &&
    (isContents(relation) ||
      OWNED.has(relation.kind) ||
      isCarriedOn(relation) ||
      isDeed(relation, subjects, at));
  return isOfOwner ? ownerOf(subjects, relation.to) : at;
}

/** "A wall, and a ladder leaning against the wall". */
export function relateBack(subjects: Subject[], named: number, { kind, said }: SaidRelation): void {
  const last = subjects.length - 1;
  // "A woman with a vase and a cat behind the vase": she does not hold the cat.
  const having = subjects[last]?.relation;
  // "A woman with a suitcase waits on the platform": she does.
  const isOwned =
    having?.said === 'with' &&
    isAlive(subjects[having.to]?.name ?? '') &&
    !isAlive(subjects[last]?.name ?? '');
  const isHad = /^(?:with|and)$/.test(having?.said ?? '') && !isOwned && last !== named;
  const nearest = isHad ? last : ownerOf(subjects, last);
  // "A dog chasing the ball": what is held or chased is said of the doer.
  const [at, to] = OWNED.has(kind) ? [named, nearest] : [nearest, named];
  const subject = subjects[at];
  // The part that is said to be there is one of its own drawing.
  if (subject && at === to && kind !== 'beside')
    subjects[at] = withLost(subject, [`${said} ${subject.said}`]);
  if (!subject || at === to || subjects[to]?.relation?.to === at || TOGETHER.test(said)) return;
  const isFree = !subject.relation || subject.relation.kind === 'beside' || (isHad && at === last);
  const relation = { kind, said, to, ...(kind === 'beside' && { isOwn: true }) };
  subjects[at] = isFree ? { ...subject, relation } : withUndrawn(subject, relation);
}
