import { endColour } from './apply-modifier.ts';
import { readFeet } from './at-feet.ts';
import { withLost } from './attributes.ts';
import { antecedentOf } from './coreference.ts';
import { ARTICLES, type RelationPhrase } from './modifiers.ts';
import { readMutual } from './mutual.ts';
import { oneOfBefore } from './one-of-several.ts';
import type { Parsing } from './parsing.ts';
import { isAlive } from './people.ts';
import { isSeenThere, POSTURES } from './postures.ts';
import { afterModifiers } from './quantities.ts';
import { readPosture } from './read-deed.ts';
import { isColourOfClothes, wearColour } from './read-noun.ts';
import { markLastFlying, use } from './reading.ts';
import { BACKWARDS } from './relate.ts';
import { relateToFirst } from './relate-later.ts';
import { SCENE_WORDS } from './scene-words.ts';
import { noModifiers, ofNextThing } from './subject.ts';
import { inversionAt, relateNext } from './topics.ts';
import type { Relation } from './vocabulary.ts';

const OF_SCENERY = /^(?:shin|twinkl|glow|sparkl|glitter|hang|spread|stretch|drift|blow)\w*$/;

/** Said without what it is under or behind. */
const BARE = /^(?:around|below|beneath|underneath|behind|above|inside|within)$/;
/** "With a candle inside at night": no thing that it could be in follows. */
const HAD = /^(?:with|of|has|having|and)$/;
const NO_THING = /^(?:and|at|during)$/;

/** Places of the scenery, seen from any thing. */
const AROUND_ALL: ReadonlySet<Relation> = new Set(['behind', 'above', 'beside']);

/** Reads a relation between the last thing and the next one. Returns the index of the next word to read. */
export function readRelation(parsing: Parsing, i: number, relation: RelationPhrase): number {
  const { reading, nouns, clauses } = parsing;
  const { words } = reading;
  const word = words[i] ?? '';
  const spoken = i + relation.words.length;
  const isOnTop = words[spoken] === 'top' && words[spoken + 1] !== 'of';
  const owned = afterModifiers(words, spoken + 1);
  // "In her garden", but "beside her at night".
  const isHerPlace =
    !/^(?:at|in|on|by|under|during|near)$/.test(words[owned] ?? '') && SCENE_WORDS.find(words, owned);
  const isHerThing = words[spoken] === 'her' && (nouns.find(words, owned) || isHerPlace);
  const isPronoun = /^(?:it|them|him|her)$/.test(words[spoken] ?? '') && !isHerThing;
  // "A table with a lamp, and a dog underneath": nothing follows that it could be under.
  const last = reading.subjects.at(-1);
  const isBare =
    BARE.test(relation.words.join(' ')) &&
    // "Rain outside, a lamp inside": in the room.
    (relation.kind !== 'in' ||
      (reading.end === i && !reading.lastIsScene && HAD.test(last?.relation?.said ?? ''))) &&
    (spoken === words.length ||
      clauses.has(spoken) ||
      (relation.kind === 'in' ? NO_THING.test(words[spoken] ?? '') : words[spoken] === 'and')) &&
    !clauses.has(i) &&
    // "Crows following behind".
    !(relation.kind === 'behind' && reading.end !== i);
  const isOfFirst = isPronoun || isOnTop || isBare;
  const of = isPronoun ? antecedentOf(reading.subjects, words[spoken] ?? '') : -1;
  const afterFirst = isBare ? spoken : spoken + 1;
  // "Stars shine over the trees", "rain on the windows": nobody named before is there.
  const { weather, place, said: fallen = '' } = reading.hints.at(-1) ?? {};
  const isOfWeather =
    reading.end === i &&
    (weather !== undefined || (place === 'snow' && fallen === 'snow')) &&
    /^(?:on|against)$/.test(word) &&
    !/\b(?:in|through|during|under) (?:the )?$/.test(
      `${words.slice(0, i - fallen.split(' ').length).join(' ')} `,
    ) &&
    !/^in /.test(fallen);
  const isOfSky = reading.end === i - 1 && OF_SCENERY.test(words[i - 1] ?? '');
  if (reading.lastIsScene && (isOfSky || isOfWeather)) {
    use(reading, i, relation.words.length);
    return spoken;
  }
  // "Two foxes next to each other": the copies of one thing are.
  if (/^(?:each other|one another)$/.test(words.slice(spoken, spoken + 2).join(' '))) {
    readMutual(reading, i, relation.words.join(' '));
    use(reading, i, relation.words.length + 2);
    return spoken + 2;
  }
  // "Green hills behind them": scenery is there anyway, and the thing named before it has its own place.
  if (isOfFirst && reading.lastIsScene && reading.end === i && AROUND_ALL.has(relation.kind)) {
    use(reading, i, afterFirst - i);
    return afterFirst;
  }
  const atFeet = readFeet(parsing, i);
  if (atFeet > i) return atFeet;
  const isInverted = inversionAt(words, spoken + 1) > 0;
  const isAfterAnd = words[i - 1] === 'and';
  // "And to the left of it a cat".
  const isOfNext =
    clauses.has(i) || (isAfterAnd && clauses.has(i - 1))
      ? isInverted || ARTICLES.has(words[spoken + 1] ?? '')
      : isInverted && isAfterAnd;
  if (of >= 0 && isOfNext) {
    use(reading, i, relation.words.length + 1);
    const said = relation.words.join(' ');
    return relateNext(parsing, { kind: relation.kind, said, to: of, end: spoken + 1 });
  }
  const spokenOf = isOnTop ? { ...relation, words: [...relation.words, 'top'] } : relation;
  if (
    isOfFirst &&
    !(isBare && reading.lastIsScene) &&
    relateToFirst(reading.subjects, spokenOf, isBare ? 'it' : (words[spoken] ?? ''))
  ) {
    use(reading, i, afterFirst - i);
    return afterFirst;
  }
  // "A globe with a hut inside": said alone, such a word would not be named.
  if (isBare && relation.kind === 'in' && last) {
    const lost = last.relation?.kind === 'in' ? [] : [`${last.said} ${relation.words.join(' ')}`];
    reading.subjects[reading.subjects.length - 1] = withLost(last, lost);
    use(reading, i, relation.words.length);
    return spoken;
  }
  if (isColourOfClothes(reading, spoken, relation.kind, clauses)) {
    wearColour(reading, spoken);
    use(reading, i, relation.words.length + 1);
    return spoken + 1;
  }
  // Clothes that nobody knows have no place of their own.
  const isOwned =
    /^(?:in|wearing|holding)$/.test(parsing.pending.relation ?? '') &&
    isAlive(reading.subjects.at(-1)?.name ?? '');
  // "Hammering a horseshoe on an anvil": what is not known is on it, and not who hammers.
  const verb = words.findIndex((one, at) => at >= reading.end && at < i && /ing$/.test(one));
  const isDone = verb >= 0 && verb < i - 1;
  const orphan = parsing.pending.ofUnknown && (parsing.pending.relation !== undefined || isDone) && !isOwned;
  const { relation: toUnknown } = parsing.pending;
  // In "a lamp on the zyx and shoes on the rug" the lamp has its own place.
  const isPlaced = orphan && toUnknown !== undefined && !BACKWARDS.has(toUnknown);
  if (word !== 'and' && !/ing$/.test(word)) endColour(reading, parsing.pending);
  // "A pile of gold inside a cave": the gold is a colour, and no pile of caves.
  const isLost = parsing.pending.form !== undefined && word !== 'and';
  // "A house with zyxes and a door": the house has both.
  const isListOfHad =
    word === 'and' &&
    parsing.pending.having &&
    reading.end < i &&
    !clauses.has(i) &&
    ARTICLES.has(words[spoken] ?? '');
  const next = isLost ? { ...noModifiers(), action: parsing.pending.action } : ofNextThing(parsing.pending);
  parsing.pending = next;
  next.orphan = orphan;
  const isHad = /^(?:with|has)$/.test(relation.words.join(' ')) || isListOfHad;
  const relationSaid = isHad ? 'with' : relation.words.join(' ');
  // A ladder that leans over a wall stands against it.
  const isPropped = /^lean\w+ over$/.test(relationSaid) && !isAlive(reading.subjects.at(-1)?.name ?? '');
  const kind = isPropped ? 'leaning' : relation.kind;
  Object.assign(next, { relation: kind, relationSaid });
  const indefinite = /^an?$/.test(relation.words.at(-1) ?? '');
  const definite = relation.words.at(-1) === 'the';
  Object.assign(next, {
    joined: word === 'and' && !isPlaced && !isListOfHad,
    article: indefinite,
    indefinite,
    definite,
  });
  Object.assign(next, {
    opens: clauses.has(i),
    each: words[i - 1] === 'each',
    of: undefined,
    has: word === 'has',
  });
  const one = oneOfBefore(words, i);
  next.ofOne = one !== undefined;
  next.which = one?.which;
  if (one && one.at >= 0) next.words.push(one.at);
  next.afterScene = reading.lastIsScene && reading.end === i;
  next.having = isHad || (word === 'and' && reading.lastIsPart);
  if (reading.subjects.length === 0 && reading.hints.length === 0)
    parsing.opening = { kind: relation.kind, said: relationSaid };
  const posture = isSeenThere(relationSaid) ? undefined : relation.words.find((one) => POSTURES.has(one));
  const isNoted = posture === undefined || readPosture(reading, posture);
  if (posture !== undefined && isNoted) use(reading, i + relation.words.indexOf(posture), 1);
  if (relation.flying && markLastFlying(reading.subjects)) use(reading, i, relation.words.length);
  for (const [n, one] of relation.words.entries()) if (isNoted || one !== posture) next.words.push(i + n);
  return i + relation.words.length;
}
