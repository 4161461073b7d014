import flowers from '../data/flowers.json';
import looks from '../data/subject-looks.json';
import { attributesRead, withLost } from './attributes.ts';
import { meantBy, toTheEnd } from './coreference.ts';
import { isWatching } from './gaze.ts';
import { singularForm } from './lexicon.ts';
import { TOPS } from './modifiers.ts';
import { isOwnColour } from './own-parts.ts';
import { isCarried } from './owners.ts';
import { isPartOf } from './parts.ts';
import { canWear, isAlive, isPerson, waysOfHaving } from './people.ts';
import { BACKWARDS, OWNED, ownerOf, relateBack, relateForward } from './relate.ts';
import { canBeOn, isContents, isServedOn, isTopping, withDrink } from './serving.ts';
import type { Pending, Subject, SubjectRelation } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { isHeaped, type Relation } from './vocabulary.ts';

const FLOWERS: ReadonlySet<string> = new Set(flowers.subjects);

/** They are drawn as grown animals. */
const YOUNG =
  /\b(?:kitten|pupp(?:y|ie)|cub|lamb|foal|piglet|calf|calve|fawn|duckling|gosling|cygnet|owlet|eaglet|bunnie)s?$/;

/** Drawings of several things, and of one of them. */
export const SINGLES = new Map(Object.entries(looks.singles));
/** The number of things that a drawing shows, where there is none of one of them. */
const SEVERAL = new Map(Object.entries(looks.several));
/** Shoes: nobody means three. */
const PAIRS = new Set(looks.pairs);
/** One drawing shows a pile of them. */
const PILES = new Map(Object.entries(looks.piles));

/** In a stack they lie, and one sees their spines. */
const BOOK = /^(?:open-book|closed-book|books)$/;

/** Pancakes in the drawing of a stack. */
const STACKED = 3;
const MAX_SUBJECTS = 8;
const MAX_COPIES = 12;
interface Noun {
  readonly name: string;
  readonly said: string;
  readonly plural: boolean;
  readonly like?: boolean | undefined;
}

/** Pieces of furniture that are named with what is on them. */
const SHELVES = new Set(['shelf', 'table', 'market-stall', 'tray']);

/** Returns false for one subject too many. */
export function appendSubject(subjects: Subject[], noun: Noun, pending: Pending): boolean {
  const { colour, flying, glowing, action, relation, form } = pending;
  const { said, plural } = noun;
  const scale = YOUNG.test(said) ? pending.scale * 0.65 : pending.scale;
  const single = SINGLES.get(noun.name);
  const pile = isHeaped(form) && !pending.numbered ? PILES.get(noun.name) : undefined;
  // "Four books" are four drawings of one; "books" are one drawing of several.
  const isLying = form === 'stack' && pending.numbered && BOOK.test(noun.name);
  const name = isLying
    ? 'lying-book'
    : (pile ?? (pending.numbered || /^rows?$/.test(form ?? '') ? (single ?? noun.name) : noun.name));
  const many = PAIRS.has(name) ? 2 : pending.contents ? 5 : 3;
  const some = single === undefined ? many : 1;
  // One drawing of pancakes is a stack of them.
  const isStack =
    pile !== undefined ||
    (single === noun.name && isHeaped(form) && (!pending.numbered || pending.count === STACKED));
  // A puppy beside a dog is another one, also where both have one drawing.
  const meant = meantBy(subjects, { ...noun, name }, pending);
  const again = subjects.findIndex(
    (subject) =>
      subject.name === name &&
      subject.colour === colour &&
      subject.scale === scale &&
      singularForm(subject.said) === singularForm(said),
  );
  const same = meant < 0 ? again : meant;
  if (same >= 0 && (meant >= 0 || (pending.count === undefined && !pending.indefinite))) {
    const known = subjects[same];
    if (known && pending.definite) subjects[same] = { ...known, recalled: true };
    // Its colour and size are the same.
    tell(subjects, same, attributesRead({ ...pending, colour: undefined, sized: undefined }, { name, said }));
    if (relation === undefined || pending.joined) toTheEnd(subjects, same);
    else relateBack(subjects, same, { kind: relation, said: pending.relationSaid });
    return true;
  }
  if (subjects.length >= MAX_SUBJECTS) return false;
  const last = subjects.length - 1;
  const before = subjects[last];
  const owner = ownerOf(subjects, last);
  const attributes = attributesRead(pending, { name, said });
  // "A steaming bowl of noodles", "a glass of wine": one drawing shows both.
  if (pending.contents && before?.name === name) return tell(subjects, last, attributes);
  const filled = pending.contents && before ? withDrink(before, { name, said }) : undefined;
  if (filled) {
    subjects[last] = filled;
    return tell(subjects, last, attributes);
  }
  // "A knight in armour": the drawing of the one is that of the other.
  if (!noun.like && hasByNature(subjects, last, pending, name))
    return tell(subjects, owner, attributesRead({ ...pending, colour: undefined }, { name, said }));
  if (noun.like && before?.name === name && /^(?:in|wearing)$/.test(relation ?? ''))
    return tell(subjects, last, attributes);
  const ofEach = pending.each && !plural ? subjects[owner]?.count : undefined;
  const asked = pending.count ?? ofEach ?? (plural ? some : 1);
  // One drawing of cherries shows two.
  const shown = SEVERAL.get(name);
  const isCounted = (pending.numbered && !pending.vague) || pending.count === shown;
  const each = (isCounted && shown) || 1;
  const isUneven = !isStack && asked % each !== 0;
  const count = isStack ? 1 : Math.min(MAX_COPIES, Math.max(1, Math.round(asked / each)));
  // A witch that flies on a broom takes the broom along.
  const carried = before?.flying === true && (relation === 'on' || relation === 'riding');
  // "A lamp post, with a ball under the bench": the ball is no part of the lamp.
  const isApart =
    before !== undefined &&
    pending.opens &&
    pending.having &&
    relation === 'beside' &&
    kindOfSubject(before.name).metres > SMALLEST_WHOLE &&
    !isAlive(before.name) &&
    !isPartOf(said, before);
  subjects.push({
    name,
    said,
    ...(noun.like && { like: true }),
    count,
    counted: pending.numbered && !pending.vague && !isStack,
    ...(pending.numbered && (pending.count ?? 0) > MAX_COPIES && { asked: pending.count }),
    form,
    colour,
    ...(colour && { coloured: pending.colourSaid }),
    ...(pending.finish && { finish: pending.finish }),
    scale,
    ...(pending.sized && { sized: pending.sized }),
    ...(pending.lit && { lit: pending.lit }),
    ...(pending.far !== undefined && { far: pending.far }),
    ...(pending.side && { side: pending.side }),
    flying: (flying && !(pending.floats && kindOfSubject(name).zone === 'water')) || carried,
    glowing,
    action,
    ...(pending.postures.length > 0 && { postures: pending.postures }),
    relation:
      before && pending.far === undefined
        ? ownRelation(subjects, last, isApart ? { ...pending, relationSaid: 'and' } : pending, name)
        : undefined,
    ...(pending.of !== undefined && relation && { relation: toNamed(relation, pending) }),
    // The doer is not drawn, so its relation to this subject is reported as not painted.
    ...(before &&
      relation &&
      pending.orphan &&
      !BACKWARDS.has(relation) && {
        lost: [`${pending.relationSaid} ${said}`],
      }),
    ...(isUneven && { lost: [`${asked} ${said}`] }),
    ...(before &&
      pending.unbound &&
      // "A shelf of jars".
      (SHELVES.has(before.name)
        ? { relation: { kind: 'on', said: 'of', to: last } }
        : { undrawn: [{ kind: 'in', said: 'of', to: last }] })),
  });
  if (pending.of !== undefined) return true;
  const several = pending.ofOne ? subjects[oneOfSeveral(subjects)] : undefined;
  // All copies would be there.
  if (before && relation && !BACKWARDS.has(relation) && several && several.count > 1)
    tell(subjects, subjects.length - 1, [`one ${pending.relationSaid} ${said}`]);
  else if (before && relation && !pending.orphan && !BACKWARDS.has(relation))
    relateForward(subjects, last, { kind: relation, said: pending.relationSaid });
  return true;
}

/** In metres: smaller things have others with them. */
const SMALLEST_WHOLE = 2;

/** "Behind them is a tower": the tower is. */
const toNamed = (kind: Relation, { relationSaid: said, of: to = 0 }: Pending): SubjectRelation =>
  kind === 'beside' ? { kind, said, to, isOwn: true } : { kind, said, to };

/** Leaves to another subject what is said of one that gets no drawing of its own. */
function tell(subjects: Subject[], at: number, words: readonly string[]): true {
  const heir = subjects[at];
  if (heir) subjects[at] = withLost(heir, words);
  return true;
}

const OWN = new Map<string, readonly string[]>(Object.entries(looks.own));

/** "A queen with a golden crown": her drawing has one. */
function hasByNature(subjects: readonly Subject[], last: number, pending: Pending, name: string): boolean {
  const { relation, having, joined, colour, count } = pending;
  const owner = subjects[ownerOf(subjects, last)];
  // "A sword and a shield": both.
  const isWorn = relation === 'in' && waysOfHaving(name) === 'wearing';
  const isHad = having || isWorn || (relation !== undefined && OWNED.has(relation)) || joined;
  const isPlain = count === undefined && isOwnColour(name, colour);
  return isHad && isPlain && OWN.get(name)?.includes(owner?.name ?? '') === true;
}

/** The relation of the new subject to one before it. */
function ownRelation(
  subjects: readonly Subject[],
  last: number,
  {
    relation,
    relationSaid: said,
    joined,
    having,
    contents,
    listed,
    ofOne,
    which,
    article,
    afterScene,
    has,
  }: Pending,
  name: string,
): SubjectRelation | undefined {
  if (contents) return { kind: 'in', said: 'of', to: last };
  if (!relation || !BACKWARDS.has(relation)) return undefined;
  const of = subjects[last]?.relation;
  const isSmallThing = kindOfSubject(name).zone === 'table';
  // "A bowl of oranges and bananas".
  const isOneMore = name === subjects[last]?.name || (!article && isSmallThing);
  if (joined && isOneMore && of?.kind === 'in' && of.said === 'of') return of;
  // "A table with bread, cheese and a knife".
  if (joined && of && isServedOn(of) && canBeOn(name, subjects[of.to]?.name)) return of;
  if (having && isTopping(name, subjects[last]?.name)) return { kind: 'on', said, to: last };
  const surface = subjects[last]?.name ?? '';
  const isServed = having && TOPS.has(surface) && (isSmallThing || isSmallOnGround(name));
  const isStaged = having && subjects[last]?.name === 'stage';
  if (isServed || isStaged) return { kind: 'on', said: 'with', to: last };
  // "A rowboat with a man and a dog": both are in it.
  if (having && isAlive(name) && isBoat(subjects[last])) return { kind: 'in', said: 'in', to: last };
  if (joined && of?.kind === 'in' && isAlive(name) && isBoat(subjects[of.to])) return { ...of };
  const owned = of && OWNED.has(of.kind) ? of : undefined;
  // "Wearing a hat and sunglasses": both are worn; but a house is not.
  if (joined && owned && kindOfSubject(name).metres < 1.3 && !isPerson(name)) {
    // "With a scarf and a broom": the broom is held.
    const kind = owned.said === 'with' ? (waysOfHaving(name) ?? owned.kind) : owned.kind;
    return { kind, said: owned.said, to: owned.to };
  }
  const nearest = owned ? owned.to : isContents(of) ? ownerOf(subjects, last) : last;
  const isDeed = OWNED.has(relation) || isWatching(said);
  const to = isDeed ? (ofOne ? oneOfSeveral(subjects) : doerAt(subjects, nearest)) : nearest;
  // "Along a canal with tulips": they grow there.
  const grows = afterScene && FLOWERS.has(name);
  const way =
    having && !grows
      ? (waysOfHaving(name) ?? (isSmall(name) || isCarried(name) ? 'holding' : undefined))
      : undefined;
  if (way && has && isAlive(subjects[last]?.name ?? '')) return { kind: way, said, to: last };
  const haver = way && haverAt(subjects, to, { way, isGripped: waysOfHaving(name) === 'holding' });
  if (way && haver !== undefined)
    return { kind: way, said, to: haver, ...(ofOne && which !== undefined && { which }) };
  // "Books with a pair of glasses": books wear none.
  if (relation === 'wearing' && /^with\b/.test(said) && !isAlive(subjects[to]?.name ?? ''))
    return { kind: TOPS.has(surface) ? 'on' : 'beside', said: 'with', to };
  if (which !== undefined && OWNED.has(relation)) return { kind: relation, said, to, which };
  return joined
    ? { kind: relation, said, to, joined, ...(listed && { listed }) }
    : { kind: relation, said, to };
}

/** "Two boys, one wearing a hat". */
const oneOfSeveral = (subjects: readonly Subject[]): number =>
  Math.max(
    0,
    subjects.findLastIndex(({ name, count }) => count > 1 && isAlive(name)),
  );

const isBoat = ({ name, count } = { name: '', count: 0 }): boolean =>
  count === 1 && (name === 'person-rowing-boat' || (kindOfSubject(name).zone === 'water' && !isAlive(name)));

/** A ball, a cat or a rose is on anything. */
const isSmallOnGround = (name: string): boolean => {
  const { zone, metres } = kindOfSubject(name);
  return zone === 'ground' && metres <= 0.6 && !isPerson(name);
};

/** "A waiter with a tray" has it in the hands. */
const isSmall = (name: string): boolean => {
  const { zone, metres } = kindOfSubject(name);
  return zone === 'table' && metres <= 0.5;
};

/** "A woman on a bench reading a newspaper": a bench reads nothing. */
function doerAt(subjects: readonly Subject[], nearest: number): number {
  const at = subjects.findLastIndex(({ name }, index) => index <= nearest && isAlive(name));
  return at < 0 ? nearest : at;
}

/** "A man walking his dog with an umbrella": the man holds it. A snowman can wear a scarf, but holds nothing. */
function haverAt(
  subjects: readonly Subject[],
  last: number,
  { way, isGripped }: { way: 'wearing' | 'holding'; isGripped: boolean },
): number | undefined {
  const isHaver = ({ name }: Subject): boolean =>
    way === 'wearing' || (isGripped && name !== 'snowman') ? isAlive(name) : isPerson(name);
  const own = subjects[last];
  // The person who walks a poodle has the umbrella.
  const isLed = isGripped && own && !isPerson(own.name) && (!own.relation || own.relation.kind === 'beside');
  if (isLed && isPerson(subjects[last - 1]?.name ?? '')) return last - 1;
  if (own && isHaver(own)) return last;
  // "A frog on a lily pad with a crown".
  const user = subjects.findIndex((one) => one.relation?.to === last && isHaver(one));
  if (user >= 0 && way === 'wearing') return user;
  const at = subjects.findLastIndex(({ name }, index) => index < last && isPerson(name));
  return at < 0 || !own || !canWear(own.name) ? undefined : at;
}
