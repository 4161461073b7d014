import { FACE_WORDS } from './ages.ts';
import { isAboutTheImage, withinClause } from './compounds.ts';
import { deedAt } from './deeds.ts';
import { verbAt } from './finite-verbs.ts';
import type { PhraseMatch } from './lexicon.ts';
import {
  AGES,
  ARTICLES,
  COLOUR_WORDS,
  CONTAINERS,
  NUMBER_WORDS,
  POSSESSIVES,
  type RelationPhrase,
} from './modifiers.ts';
import {
  isColourInList,
  isColourOfNoun,
  isEraOfNoun,
  isFruit,
  isLookOfNoun,
  isNamed,
  isOfPattern,
  isStateOfNoun,
  lacksObject,
} from './of-noun.ts';
import type { Parsing } from './parsing.ts';
import { isPerson, waysOfHaving } from './people.ts';
import {
  afterModifiers,
  afterQuantity,
  groupAt,
  liquidAfter,
  portionAt,
  rowAt,
  sideAt,
} from './quantities.ts';
import { type Reading, relationAt } from './reading.ts';
import { interiorAt } from './rooms.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { senseAt } from './senses.ts';
import { isOneThatFlies, isVerb, withoutDeed } from './verbs.ts';

/** No drawings are of them: "a glass dome" is no tumbler. */
const OF_GLASS =
  /^(?:domes?|cases?|cubes?|box(?:es)?|spheres?|orbs?|roofs?|ceilings?|floors?|facades?|walls?|cages?|tanks?|elevators?|cloches?|panels?|panes?|screens?|shelf|shelves|stairs|staircase)$/;

/** All meanings that a word may begin; the parser chooses one. */
export interface Meanings {
  readonly relation: RelationPhrase | undefined;
  readonly deed: RelationPhrase | undefined;
  readonly noun: PhraseMatch<string> | undefined;
  readonly scene: PhraseMatch<SceneHint> | undefined;
  readonly group: ReturnType<typeof groupAt>;
  readonly row: ReturnType<typeof rowAt>;
  readonly aside: ReturnType<typeof sideAt>;
  readonly portion: ReturnType<typeof portionAt>;
  /** "A baby elephant": the noun says the age of the next one. */
  readonly isAge: boolean;
  /** The noun is a colour, a number or an age here. */
  readonly isModifier: boolean;
}

export function meaningsAt(parsing: Parsing, i: number): Meanings {
  const { reading, nouns, clauses, topic } = parsing;
  const { words } = reading;
  const word = words[i] ?? '';
  const isOwnWord = isNamed(words, i, nouns) || lacksObject(words, i, nouns);
  const known = isOwnWord ? undefined : (relationOf(words, i, nouns) ?? havingAt(reading, i, nouns));
  const deed = known ? undefined : deedAt(reading, i, nouns);
  const phrase = known ?? deed;
  // "Swimming in a row", "parked on the right".
  const last = i + (phrase?.words.length ?? 0) - 1;
  const isAside = (phrase?.words.length ?? 0) > 1 && /^(?:left|right)$/.test(sideAt(words, last)?.side ?? '');
  const relation = phrase && (rowAt(words, last) || isAside) ? undefined : phrase;
  const isFirst = reading.subjects.length + reading.hints.length === 0;
  const isEra = isEraOfNoun(words, i, nouns) || isLookOfNoun(words, i, nouns);
  const longest =
    isEra || isAboutTheImage(words, i, isFirst, nouns)
      ? undefined
      : withoutDeed(words, i, withinClause(words, i, nouns, clauses), nouns);
  const found = longest && isOneThatFlies(words, i, longest) ? nouns.find([word], 0) : longest;
  const isPrinted = found && !isFirst && isOfPattern(words, i + found.length, clauses);
  const sense = isPrinted ? undefined : senseAt(words, i, found, topic);
  const thing = sense ? sense.noun : found && !isPrinted ? inContext(words, i, found) : undefined;
  const isDone = verbAt(words, i, nouns, clauses);
  const interior = interiorAt(parsing, i, thing);
  const noun =
    thing &&
    (interior ||
      isDone ||
      isModal(words, i) ||
      isDeedOfOne(words, i, thing) ||
      isAfterModal(words, i, thing.length) ||
      isVerb(reading, i, thing, clauses))
      ? undefined
      : thing;
  const isOfThing = isEra || isColourOfNoun(words, i, nouns) || isStateOfNoun(words, i, nouns);
  const place = isOfThing ? undefined : sense ? sense.scene : SCENE_WORDS.find(words, i);
  const isOnThing = isOfPattern(words, i + (place?.length ?? 0), clauses) || isInVase(words, i);
  // "It rains" is weather.
  const isDeed = isDone && !/^(?:rain|snow)$/.test(place?.value.weather ?? '');
  const scene = interior ?? (isOnThing || isDeed || isStorey(words, i) ? undefined : place);
  const isAge = AGES.has(word) && nouns.find(words, afterModifiers(words, i + 1)) !== undefined;
  const group = groupAt(words, i, clauses);
  const row = rowAt(words, i);
  const aside = sideAt(words, i);
  const portion =
    (noun?.length ?? 0) > 1 || liquidAfter(words, i + 1) > 0 ? undefined : portionAt(words, i, nouns);
  // "A female samurai" is one person.
  const isFaced =
    FACE_WORDS.has(word) && isPerson(nouns.find(words, afterModifiers(words, i + 1))?.value ?? '');
  const isOfUnknown = word === 'glass' && !clauses.has(i + 1) && OF_GLASS.test(words[i + 1] ?? '');
  const isModifier =
    isAge ||
    isOfUnknown ||
    (isFaced && noun?.length === 1) ||
    isOfGroup(words, i, noun, nouns) ||
    (noun?.length === 1 &&
      (COLOUR_WORDS.has(word) || NUMBER_WORDS.has(word)) &&
      (isColourInList(words, i, clauses) || (i + 1 < words.length && !isFruit(words, i, clauses))));
  return { relation, deed, noun, scene, group, row, aside, portion, isAge, isModifier };
}

/** "Where we can sign", "room to sign": a deed, and no thing. */
const isAfterModal = (words: readonly string[], at: number, length: number): boolean =>
  length === 1 &&
  ((MODAL.test(words[at - 1] ?? '') &&
    !/^(?:an?|the|tin|beer|soda|trash|paint|oil|watering|one)$/.test(words[at - 2] ?? '')) ||
    (words[at - 1] === 'to' &&
      /^(?:space|room|place|lines?|ready|about|able|want|wants|how|where)$/.test(words[at - 2] ?? '')));

/** "One of them drums", "one hammers": no noun in the plural follows. */
const isDeedOfOne = (words: readonly string[], at: number, { length }: PhraseMatch<string>): boolean =>
  length === 1 &&
  /[^s]s$/.test(words[at] ?? '') &&
  ((words[at - 1] === 'them' && words[at - 2] === 'of') || words[at - 1] === 'one');

/** "Where everyone can draw": a verb, and no tin. */
const isModal = (words: readonly string[], at: number): boolean =>
  words[at] === 'can' &&
  /^(?:we|you|they|i|he|she|it|who|that|which|where|every(?:one|body)|any(?:one|body)|people|all|guests|kids|children|students|visitors|customers|nobody)$/.test(
    words[at - 1] ?? '',
  );

/** "From the third floor": a storey of the house outside, and no room. */
const isStorey = (words: readonly string[], at: number): boolean =>
  words[at] === 'floor' &&
  /^(?:first|second|third|fourth|fifth|sixth|top|upper|\d+(?:st|nd|rd|th))$/.test(words[at - 1] ?? '') &&
  words[at + 1] !== 'of';

const MODAL = /^(?:can|could|will|would|should|must|may|might|shall|cannot|we|they|you|i|who)$/;

/** "A wolf pack of five wolves": the first word only says which pack. */
export function isOfGroup(
  words: readonly string[],
  at: number,
  noun: PhraseMatch<string> | undefined,
  nouns: Parsing['nouns'],
): boolean {
  const end = at + (noun?.length ?? 0);
  return (
    noun !== undefined &&
    groupAt(words, end)?.people === false &&
    nouns.find(words, afterQuantity(words, end + 2))?.value === noun.value
  );
}

/** "With a pair of boots" wears them; "with a pair of doves" is with two. */
function relationOf(
  words: readonly string[],
  at: number,
  nouns: Parsing['nouns'],
): RelationPhrase | undefined {
  const found = relationAt(words, at);
  const end = at + (found?.words.length ?? 0);
  if (!found || words.slice(end - 2, end).join(' ') !== 'pair of') return found;
  const thing = nouns.find(words, afterModifiers(words, end))?.value ?? '';
  return waysOfHaving(thing) === 'wearing' ? found : relationAt([found.words[0] ?? ''], 0);
}

/** "The house has a red door" is one with it. */
function havingAt({ words, end }: Reading, at: number, nouns: Parsing['nouns']): RelationPhrase | undefined {
  if (!/^(?:has|have)$/.test(words[at] ?? '') || end !== at) return undefined;
  const from = ARTICLES.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  return nouns.find(words, afterQuantity(words, from)) && { words: ['has'], kind: 'beside', flying: false };
}

/** "A jug with lavender" stands in no field. */
const isInVase = (words: readonly string[], at: number): boolean =>
  /^(?:with|of|holding)$/.test(words[at - 1] ?? '') &&
  CONTAINERS.has(words[at - 2] ?? '') &&
  SCENE_WORDS.find(words, at)?.value.features?.includes('flowers') === true;

/** "Glasses of water" are not worn, and "a chest" is no part of a body; "his chest" is. */
function inContext(words: readonly string[], at: number, noun: PhraseMatch<string>): PhraseMatch<string> {
  if (words[at] === 'glasses' && words[at + 1] === 'of') return { ...noun, value: 'drinking-glass' };
  if (!/^chests?$/.test(words[at] ?? '') || noun.value !== 'torso') return noun;
  return POSSESSIVES.has(words[at - 1] ?? '') ? noun : { ...noun, value: 'treasure-chest', like: false };
}
