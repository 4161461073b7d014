import { leftOver } from '../../prompt-account.ts';
import { applyModifier, takeFreeColour, takeOwnColour } from './apply-modifier.ts';
import { withLost } from './attributes.ts';
import { colourCopies, readColours } from './colour-lists.ts';
import { headOfCompound, isAboutTheImage, isOfPlace, withinClause } from './compounds.ts';
import { deedAt, depictedAt } from './deeds.ts';
import { asFamilies } from './families.ts';
import { readFinish } from './finishes.ts';
import { headBefore, headOfWhole, isHeadNoun } from './heads.ts';
import type { Lexicon, PhraseMatch } from './lexicon.ts';
import { isListed, LISTED } from './listed.ts';
import {
  AGES,
  ARTICLES,
  COLOUR_WORDS,
  FUNCTION_WORDS,
  MANNER,
  NUMBER_WORDS,
  PAIRED,
  POSSESSIVES,
  UNCOUNTED,
} from './modifiers.ts';
import {
  absentAt,
  isColourInList,
  isColourOfNoun,
  isEraOfNoun,
  isFruit,
  isNamed,
  isStateOfNoun,
  lacksObject,
  likenessAt,
} from './of-noun.ts';
import { isAlive, isPerson } from './people.ts';
import { POSTURES } from './postures.ts';
import { nameLength } from './proper-names.ts';
import {
  afterModifiers,
  groupAt,
  portionAt,
  putAside,
  readContents,
  rowAt,
  sideAt,
  standTogether,
} from './quantities.ts';
import { readGroup } from './read-group.ts';
import { readScene } from './read-scene.ts';
import {
  isColourOfClothes,
  markLastFlying,
  type Reading,
  readAbsent,
  readAction,
  readNoun,
  readPosture,
  relationAt,
  said,
  startReading,
  use,
  wearColour,
} from './reading.ts';
import type { SaidRelation } from './relate.ts';
import { joinEnds, relateToFirst, relateToOpening } from './relate-later.ts';
import { isNaturalColour, SCENE_WORDS, type SceneHint } from './scene-words.ts';
import {
  afterPlace,
  noModifiers,
  ofNextThing,
  type Pending,
  type Subject,
  type SubjectAction,
} from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { isDoneByOne, isGerund, isOneThatFlies, isPainting, isVerb, withoutDeed } from './verbs.ts';
import { viewpointAt, wayAt } from './viewpoints.ts';

export type { Subject } from './subject.ts';

export interface ParsedPrompt {
  readonly hints: readonly SceneHint[];
  readonly subjects: readonly Subject[];
  /** Colours that belong to no subject. */
  readonly colours: readonly string[];
  /** Actions of parts of the scene: waves break. */
  readonly sceneActions: readonly SubjectAction[];
  /** Words that were not understood, or that belong to nothing. */
  readonly leftOver: readonly string[];
}

/**
 * Reads the words once, left to right. Of a scene phrase and a noun that start at one word, the longer wins. `names` are
 * proper names, of which only the last word says what kind of thing they name.
 */
export function parsePrompt(
  words: readonly string[],
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number> = new Set(),
  names: ReadonlySet<string> = new Set(),
): ParsedPrompt {
  const reading = startReading(words);
  let pending = noModifiers();
  let opening: SaidRelation | undefined;
  const unshown: string[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    const isOwnWord = isNamed(words, i, nouns) || lacksObject(words, i, nouns);
    const known = isOwnWord ? undefined : relationAt(words, i);
    const deed = known ? undefined : deedAt(reading, i, nouns);
    const phrase = known ?? deed;
    // "Swimming in a row".
    const relation = phrase && rowAt(words, i + phrase.words.length - 1) ? undefined : phrase;
    const isFirst = reading.subjects.length + reading.hints.length === 0;
    const isEra = isEraOfNoun(words, i, nouns);
    const longest =
      isEra || isAboutTheImage(words, i, isFirst)
        ? undefined
        : withoutDeed(words, i, withinClause(words, i, nouns, clauses), nouns);
    const found = longest && isOneThatFlies(words, i, longest) ? nouns.find([word], 0) : longest;
    const thing = found && inContext(words, i, found);
    const noun = thing && isVerb(reading, i, thing) ? undefined : thing;
    const isOfThing = isEra || isColourOfNoun(words, i, nouns) || isStateOfNoun(words, i, nouns);
    const scene = isOfThing ? undefined : SCENE_WORDS.find(words, i);
    const ofAge = AGES.has(word) && nouns.find(words, afterModifiers(words, i + 1)) !== undefined;
    const group = groupAt(words, i);
    const row = rowAt(words, i);
    const aside = sideAt(words, i);
    const portion = (noun?.length ?? 0) > 1 ? undefined : portionAt(words, i, nouns);
    const modifier =
      ofAge ||
      (noun?.length === 1 &&
        (COLOUR_WORDS.has(word) || NUMBER_WORDS.has(word)) &&
        (isColourInList(words, i, clauses) || (i + 1 < words.length && !isFruit(words, i, clauses))));
    const absent = absentAt(words, i, nouns);
    if (absent > 0) {
      i += readAbsent(reading, i, absent);
      continue;
    }
    const likeness = likenessAt(words, i, nouns);
    if (likeness > 0) {
      i += likeness;
      continue;
    }
    const view = viewpointAt(words, i, clauses);
    const way = view > 0 ? 0 : wayAt(words, i);
    if (view + way > 0) {
      unshown.push(
        said(words, i, view + way)
          .replace(/^(?:an?|the) | of$/g, '')
          .replace(/^from/, 'seen from'),
      );
      i += view + way;
      continue;
    }
    const afterLooks = Math.max(
      readColours(reading, pending, i, { nouns, clauses }),
      readFinish(reading, pending, i, nouns),
    );
    if (afterLooks > i) {
      i = afterLooks;
      continue;
    }
    const isPhrase = (noun?.length ?? 0) > 1 || (scene?.length ?? 0) > 1;
    const acted = group || ofAge || deed || isPhrase ? 0 : readAction(reading, pending, i);
    if (isPainting(reading, i)) {
      readPosture(reading, word);
      use(reading, i, 1);
      i++;
      continue;
    }
    const named = nameLength(words, i, names);
    if (named > Math.max(noun?.length ?? 0, scene?.length ?? 0)) {
      const isModifier = !clauses.has(i + named) && nouns.find(words, i + named) !== undefined;
      const head = isModifier ? undefined : nouns.find(words, i + named - 1);
      if (head && kindOfSubject(head.value).home !== 'abstract') {
        readNoun(reading, pending, i, { ...head, length: named, like: true });
        pending = noModifiers();
      }
      i += named;
    } else if (acted > (relation?.words.length ?? 0)) {
      pending = ofNextThing(pending);
      i += acted;
    } else if (aside && putAside(reading.subjects, aside.side)) {
      use(reading, i, aside.length);
      i += aside.length;
    } else if (row && standTogether(reading.subjects, row.form)) {
      use(reading, i, row.words.length);
      i += row.words.length;
    } else if (portion) {
      Object.assign(pending, { portion: portion.word, portionAt: i });
      pending.plural ||= portion.plural;
      i += 2;
    } else if (group) {
      pending = readGroup(reading, pending, i, group);
      i += group.said.length;
    } else if (relation && relation.words.length >= Math.max(noun?.length ?? 0, scene?.length ?? 0)) {
      const spoken = i + relation.words.length;
      const isOnTop = words[spoken] === 'top' && words[spoken + 1] !== 'of';
      const isHerThing = words[spoken] === 'her' && nouns.find(words, afterModifiers(words, spoken + 1));
      const isOfFirst = (/^(?:it|them|him|her)$/.test(words[spoken] ?? '') && !isHerThing) || isOnTop;
      const spokenOf = isOnTop ? { ...relation, words: [...relation.words, 'top'] } : relation;
      if (isOfFirst && relateToFirst(reading.subjects, spokenOf)) {
        use(reading, i, relation.words.length + 1);
        i = spoken + 1;
        continue;
      }
      if (isColourOfClothes(reading, spoken, relation.kind, clauses)) {
        wearColour(reading, spoken);
        use(reading, i, relation.words.length + 1);
        i = spoken + 1;
        continue;
      }
      // Clothes that nobody knows have no place of their own.
      const isOwned =
        /^(?:in|wearing|holding)$/.test(pending.relation ?? '') &&
        isAlive(reading.subjects.at(-1)?.name ?? '');
      const orphan = pending.ofUnknown && pending.relation !== undefined && !isOwned;
      pending = ofNextThing(pending);
      pending.orphan = orphan;
      const relationSaid = relation.words.join(' ');
      Object.assign(pending, { relation: relation.kind, relationSaid });
      const indefinite = /^an?$/.test(relation.words.at(-1) ?? '');
      Object.assign(pending, { joined: word === 'and', article: indefinite, indefinite });
      pending.ofOne = /^(?:one|other)$/.test(words[i - 1] ?? '');
      pending.having = word === 'with' || (word === 'and' && reading.lastIsPart);
      if (reading.subjects.length === 0 && reading.hints.length === 0)
        opening = { kind: relation.kind, said: relationSaid };
      const posture = relation.words.find((one) => POSTURES.has(one));
      const isNoted = posture === undefined || readPosture(reading, posture);
      if (posture !== undefined && isNoted) use(reading, i + relation.words.indexOf(posture), 1);
      if (relation.flying && markLastFlying(reading.subjects)) use(reading, i, relation.words.length);
      for (const [n, one] of relation.words.entries())
        if (isNoted || one !== posture) pending.words.push(i + n);
      i += relation.words.length;
    } else if (scene && scene.length >= (noun?.length ?? 0) + (noun?.wins ? 1 : 0)) {
      const after = i + scene.length;
      // In "on an office desk" and "a row of colourful houses" all that came before is said of the desk and the houses.
      const isOfNoun = !clauses.has(after) && nouns.find(words, afterModifiers(words, after)) !== undefined;
      const colour = isOfNoun ? undefined : takeOwnColour(reading, i, pending, scene.value);
      const coloured = colour ? { ...scene, value: { ...scene.value, colour } } : scene;
      if (!isOfNoun && !colour && isNaturalColour(words[pending.colourAt] ?? '', scene.value))
        takeFreeColour(reading, pending);
      i = readScene(reading, i, coloured, isOfNoun ? noModifiers() : pending);
      if (!isOfNoun) pending = afterPlace(pending);
    } else if (noun && !modifier) {
      const after = i + noun.length;
      const isDoer = isAlive(noun.value);
      const isLast =
        clauses.has(after) ||
        (isDoer && /ing$/.test(words[after] ?? '')) ||
        isGerund(words, after) ||
        (!noun.plural && isDoneByOne(words, i, after, { article: pending.article, clauses, isDoer })) ||
        relationAt(words, after) !== undefined;
      const next = isLast ? undefined : nouns.find(words, after);
      const head =
        next && !noun.plural
          ? headOfCompound(noun.value, next.value, noun.like === true || pending.article)
          : 'both';
      const end = i + noun.length + (head === 'first' ? (next?.length ?? 0) : 0);
      const depicted = depictedAt(words, { value: noun.value, end }, nouns);
      if (depicted > 0) {
        Object.assign(pending, { compoundFrom: i, compoundTo: depicted, finish: STATUE });
        i = depicted;
        continue;
      }
      const isAlone = clauses.has(end) || noun.plural || relationAt(words, end) !== undefined;
      const place = isAlone ? undefined : SCENE_WORDS.find(words, end);
      const isModifier =
        head === 'second' ||
        (place && isPlace(place.value) && (isOfPlace(noun.value) || place.value.room !== undefined));
      if (!isModifier) {
        if (isListed(reading, pending, clauses)) Object.assign(pending, { ...LISTED });
        const plural =
          (noun.plural && !PAIRED.has(word)) ||
          pending.plural ||
          (head === 'first' && next?.plural === true) ||
          (UNCOUNTED.has(word) && !pending.article);
        const isCompound = pending.compoundFrom >= 0 && pending.compoundTo === i;
        const from = isCompound ? pending.compoundFrom : i;
        const like = (isCompound && pending.finish !== STATUE) || noun.like;
        const ofHead = headBefore(words, from);
        const isOfHead = ofHead >= 0 || (head === 'first' && next !== undefined && isHeadNoun(next.value));
        const value = (isOfHead && headOfWhole(noun.value)) || noun.value;
        readNoun(reading, pending, from, { value, length: end - from, plural, like });
        if (ofHead >= 0) use(reading, ofHead, 1);
        if (isOfHead && value === noun.value) loseLast(reading, ONLY_HEAD);
        colourCopies(reading, pending.several);
        pending = noModifiers();
        if (opening) relateToOpening(reading.subjects, opening);
        i = readContents(pending, words, end, nouns);
      }
      // "A barn owl" is drawn as an owl.
      else if (place && isPerson(noun.value)) use(reading, i, noun.length);
      else if (head === 'second') {
        if (pending.compoundTo !== i) pending.compoundFrom = i;
        pending.compoundTo = end;
      }
      i = Math.max(i, end);
    } else {
      if (ARTICLES.has(word)) pending = ofNextThing(pending);
      applyModifier(reading, pending, i);
      i++;
    }
  }
  takeFreeColour(reading, pending);
  const { hints, subjects, colours, sceneActions, used } = reading;
  joinEnds(subjects);
  return {
    hints,
    subjects: asFamilies(subjects, words, nouns),
    colours,
    sceneActions,
    leftOver: [
      ...unshown,
      ...leftOver(words, used).filter((word) => !FUNCTION_WORDS.has(word)),
      ...words.filter((word, at) => MANNER.test(word) || isDeedOfFillers(words, at)),
    ].filter((word) => !unshown.some((one) => one !== word && one.split(' ').includes(word))),
  };
}

/** "Glasses of water" are not worn, and "a chest" is no part of a body; "his chest" is. */
function inContext(words: readonly string[], at: number, noun: PhraseMatch<string>): PhraseMatch<string> {
  if (words[at] === 'glasses' && words[at + 1] === 'of') return { ...noun, value: 'drinking-glass' };
  if (!/^chests?$/.test(words[at] ?? '') || noun.value !== 'torso') return noun;
  return POSSESSIVES.has(words[at - 1] ?? '') ? noun : { ...noun, value: 'treasure-chest', like: false };
}

/** "Award winning" is praise; a winning horse does something. */
const isDeedOfFillers = (words: readonly string[], at: number): boolean =>
  words[at] === 'winning' && !/^(?:award|prize)s?$/.test(words[at - 1] ?? '');

/** The whole was painted. */
const ONLY_HEAD = 'only the head';

function loseLast({ subjects }: Reading, words: string): void {
  const last = subjects.pop();
  if (last) subjects.push(withLost(last, [words]));
}

const isPlace = ({ place, weak }: SceneHint): boolean => place !== undefined && !weak;

const STATUE: Pending['finish'] = { kind: 'stone', said: 'statue' };
