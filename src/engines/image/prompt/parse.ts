import { leftOver } from '../../prompt-account.ts';
import { joinEnds, relateToOpening, type SaidRelation } from './append-subject.ts';
import { headOfCompound, isAboutTheImage } from './compounds.ts';
import type { Lexicon } from './lexicon.ts';
import {
  ABOUT_COLOUR,
  ARTICLES,
  COLOUR_WORDS,
  CONTAINERS,
  CROWDS,
  FLYING,
  FUNCTION_WORDS,
  GLOWING,
  GROUPS,
  NUMBER_WORDS,
  SIZE_WORDS,
  UNCOUNTED,
} from './modifiers.ts';
import { POSTURES } from './postures.ts';
import {
  markLastFlying,
  type Reading,
  readAction,
  readNoun,
  readPosture,
  readScene,
  relationAt,
  startReading,
  use,
} from './reading.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import { noModifiers, type Pending, type Subject, type SubjectAction } from './subject.ts';

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

/** Reads the words once, left to right. Of a scene phrase and a noun that start at one word, the longer wins. */
export function parsePrompt(
  words: readonly string[],
  nouns: Pick<Lexicon<string>, 'find'>,
  clauses: ReadonlySet<number> = new Set(),
): ParsedPrompt {
  const reading = startReading(words);
  let pending = noModifiers();
  let opening: SaidRelation | undefined;
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    const relation = isNamed(words, i, nouns) ? undefined : relationAt(words, i);
    const isFirst = reading.subjects.length + reading.hints.length === 0;
    const noun = isAboutTheImage(words, i, isFirst) ? undefined : nouns.find(words, i);
    const scene = SCENE_WORDS.find(words, i);
    const ofAge = AGES.has(word) && nouns.find(words, afterModifiers(words, i + 1)) !== undefined;
    const group = groupAt(words, i);
    const modifier =
      ofAge ||
      (noun?.length === 1 && (COLOUR_WORDS.has(word) || NUMBER_WORDS.has(word)) && i + 1 < words.length);
    const acted = group || ofAge || (noun?.length ?? 0) > 1 ? 0 : readAction(reading, pending, i);
    if (acted > (relation?.words.length ?? 0)) {
      i += acted;
    } else if (group) {
      Object.assign(pending, { count: pending.count ?? group.count, form: group.form, numbered: false });
      pending.words.push(...group.said.map((_, n) => i + n));
      if (group.people) readNoun(reading, pending, i, { value: PEOPLE, length: 1, plural: true });
      if (group.people) pending = noModifiers();
      i += group.said.length;
    } else if (relation && relation.words.length >= Math.max(noun?.length ?? 0, scene?.length ?? 0)) {
      pending = ofNextThing(pending);
      const phrase = { kind: relation.kind, said: relation.words.join(' ') };
      Object.assign(pending, { relation: phrase.kind, relationSaid: phrase.said });
      Object.assign(pending, { joined: word === 'and' });
      pending.having = word === 'with' || (word === 'and' && reading.lastIsPart);
      if (reading.subjects.length === 0 && reading.hints.length === 0) opening = phrase;
      const posture = relation.words.find((one) => POSTURES.has(one));
      const isNoted = posture === undefined || readPosture(reading, posture);
      if (posture !== undefined && isNoted) use(reading, i + relation.words.indexOf(posture), 1);
      if (relation.flying && markLastFlying(reading.subjects)) use(reading, i, relation.words.length);
      for (const [n, one] of relation.words.entries())
        if (isNoted || one !== posture) pending.words.push(i + n);
      i += relation.words.length;
    } else if (scene && scene.length >= (noun?.length ?? 0) + (noun?.wins ? 1 : 0)) {
      takeFreeColour(reading, pending);
      // A number before a place belongs to the place, and being in a place is no relation to a subject.
      const kept =
        pending.relation === 'above' || pending.relation === 'under' ? pending.relation : undefined;
      i = readScene(reading, i, scene, pending);
      pending = { ...noModifiers(), relation: kept, relationSaid: kept ? pending.relationSaid : '' };
    } else if (noun && !modifier) {
      const next = clauses.has(i + noun.length) ? undefined : nouns.find(words, i + noun.length);
      const head = next && !noun.plural ? headOfCompound(noun.value, next.value) : 'both';
      const end = i + noun.length + (head === 'first' ? (next?.length ?? 0) : 0);
      if (head !== 'second') {
        const plural =
          noun.plural ||
          (head === 'first' && next?.plural === true) ||
          (UNCOUNTED.has(word) && !pending.article);
        readNoun(reading, pending, i, { value: noun.value, length: end - i, plural });
        pending = noModifiers();
        if (opening) relateToOpening(reading.subjects, opening);
        // "A vase with sunflowers" holds them; "a box with a ribbon" does not.
        const isFilled =
          words[end] === 'of' || (words[end] === 'with' && nouns.find(words, end + 1)?.plural === true);
        if (isFilled && CONTAINERS.has(words[end - 1] ?? ''))
          Object.assign(pending, { contents: true, words: [end] });
      }
      i = end;
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
    subjects,
    colours,
    sceneActions,
    leftOver: leftOver(words, used).filter((word) => !FUNCTION_WORDS.has(word)),
  };
}

/** Modifiers of an unknown thing do not pass to the next one: in "a red gizmo and a cat" the cat is not red. */
const ofNextThing = (pending: Pending): Pending =>
  pending.ofUnknown ? { ...noModifiers(), action: pending.action } : pending;

/** "A red cross" is a thing, "a ship crossing the sea" is not. */
function isNamed(words: readonly string[], at: number, nouns: Pick<Lexicon<string>, 'find'>): boolean {
  const before = words[at - 1] ?? '';
  const opens = [ARTICLES, COLOUR_WORDS, SIZE_WORDS, NUMBER_WORDS].some((list) => list.has(before));
  return opens && nouns.find(words, at) !== undefined;
}

const PEOPLE = 'person-standing';

/** Nouns that say the age of what follows: a baby elephant, an adult male lion. */
const AGES: ReadonlySet<string> = new Set(['baby', 'adult']);

function afterModifiers(words: readonly string[], from: number): number {
  let at = from;
  while (COLOUR_WORDS.has(words[at] ?? '') || SIZE_WORDS.has(words[at] ?? '')) at++;
  return at;
}

/** "A flock of", and "a crowd" without "of". */
function groupAt(words: readonly string[], at: number) {
  const word = words[at] ?? '';
  const group = GROUPS.get(word);
  const of = words[at + 1] === 'of';
  if (!group || !(of || CROWDS.has(word))) return undefined;
  return { ...group, people: !of, said: of ? [word, 'of'] : [word] };
}

/** A colour that no subject took belongs to the whole image. */
function takeFreeColour(reading: Reading, { colour, colourFree, colourAt }: Pending): void {
  if (!colour || !colourFree) return;
  reading.colours.push(colour);
  use(reading, colourAt, 1);
}

function applyModifier(reading: Reading, pending: Pending, at: number): void {
  const { words, subjects } = reading;
  const word = words[at] ?? '';
  const colour = COLOUR_WORDS.get(word);
  const size = SIZE_WORDS.get(word);
  if (NUMBER_WORDS.has(word)) Object.assign(pending, { count: NUMBER_WORDS.get(word), numbered: true });
  else if (/^\d{1,2}$/.test(word))
    Object.assign(pending, { count: Math.max(1, Number(word)), numbered: true });
  else if (ARTICLES.has(word)) pending.article = true;
  else if (GLOWING.has(word)) pending.glowing = true;
  else if (colour !== undefined) {
    takeFreeColour(reading, pending);
    Object.assign(pending, { colour, colourFree: true, colourAt: at });
  } else if (size !== undefined) pending.scale = size;
  else if (FLYING.has(word)) {
    // "A girl flying a kite": the kite flies. "A dragon flying": the dragon does.
    pending.flying = ARTICLES.has(words[at + 1] ?? '') || !markLastFlying(subjects);
    if (!pending.flying) use(reading, at, 1);
  } else {
    if (POSTURES.has(word)) readFreePosture(reading, pending, at);
    else if (!ABOUT_COLOUR.has(word)) {
      pending.colourFree = false;
      pending.ofUnknown = !FUNCTION_WORDS.has(word);
    }
    return;
  }
  pending.words.push(at);
}

/** "A cat, sleeping" and "a sleeping cat". */
function readFreePosture(reading: Reading, pending: Pending, at: number): void {
  const word = reading.words[at] ?? '';
  const isBefore = ARTICLES.has(reading.words[at - 1] ?? '');
  if (isBefore || !readPosture(reading, word)) {
    pending.postures.push(word);
    pending.words.push(at);
  } else use(reading, at, 1);
}
