import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { ACTION_WORDS, AUXILIARIES } from './actions.ts';
import { appendSubject, BACKWARDS, ownerOf } from './append-subject.ts';
import { isFigure } from './figures.ts';
import {
  ARTICLES,
  COLOUR_WORDS,
  FLYING,
  PORTIONS,
  POSSESSIVES,
  RELATION_PHRASES,
  type RelationPhrase,
} from './modifiers.ts';
import { isOwnPart } from './own-parts.ts';
import { isAlive, waysOfHaving } from './people.ts';
import { putOnPart } from './put-on-part.ts';
import type { HintRelation, SceneHint } from './scene-words.ts';
import { strengthOf } from './strengths.ts';
import type { Pending, Subject, SubjectAction } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Action, Relation, SceneFeature } from './vocabulary.ts';

const PARTS = new Set(poses.parts);

/** The prompt while it is read. */
export interface Reading {
  readonly words: readonly string[];
  readonly hints: SceneHint[];
  readonly subjects: Subject[];
  readonly colours: string[];
  /** Actions of parts of the scene: waves break, snow falls. */
  readonly sceneActions: SubjectAction[];
  /** Indexes of the words that have an effect. */
  readonly used: Set<number>;
  /** One past the last word of the last subject or scene phrase. */
  end: number;
  lastIsScene: boolean;
  /** The last noun was a part of the subject before it. */
  lastIsPart: boolean;
}

export const startReading = (words: readonly string[]): Reading => ({
  words,
  hints: [],
  subjects: [],
  colours: [],
  sceneActions: [],
  used: new Set(),
  end: 0,
  lastIsScene: false,
  lastIsPart: false,
});

const said = (words: readonly string[], from: number, length: number): string =>
  words.slice(from, from + length).join(' ');

export function use({ used }: Reading, from: number, length: number): void {
  for (let n = 0; n < length; n++) used.add(from + n);
}

export const relationAt = (words: readonly string[], at: number): RelationPhrase | undefined =>
  RELATION_PHRASES.find((phrase) => phrase.words.every((word, n) => words[at + n] === word));

/** Returns false when there is no subject yet. */
export function markLastFlying(subjects: Subject[]): boolean {
  const last = subjects.pop();
  // What somebody has in the sky is not in the hand: "with the earth in the sky".
  const isHeld = last?.relation?.kind === 'holding' && last.relation.said === 'with';
  if (last) subjects.push({ ...last, flying: true, ...(isHeld && { relation: undefined }) });
  return last !== undefined;
}

const OF_THE_SKY: ReadonlySet<SceneFeature> = new Set([
  'moon',
  'sun',
  'stars',
  'milkyway',
  'aurora',
  'rainbow',
  'lightning',
]);

const isOfTheSky = ({ features = [] }: SceneHint): boolean =>
  features.some((feature) => OF_THE_SKY.has(feature));

/** Returns the index of the next word to read. */
export function readScene(
  reading: Reading,
  at: number,
  { length, value: hint }: { readonly length: number; readonly value: SceneHint },
  pending: Pending,
): number {
  const { words } = reading;
  const related = relationToScene(reading, pending);
  if (hint.part === 'sky' && related && IN_THE_SKY.has(related.kind) && isSaidOfLast(reading, at))
    markLastFlying(reading.subjects);
  reading.hints.push({ ...hint, said: said(words, at, length), ...(related && { relation: related }) });
  use(reading, at, length);
  // The strength may be a part of the phrase: "big wave".
  const first = length > 1 ? 0 : -1;
  const strength = strengthOf(words[at + first] ?? '', hint);
  if (strength) reading.hints.push(strength);
  if (strength) use(reading, at + first, 1);
  reading.end = at + length;
  reading.lastIsScene = true;
  // "The moon behind pine trees": the trees are there, and the moon has its own place.
  const relation = isOfTheSky(hint) ? relationAt(words, reading.end) : undefined;
  // In "on the moon drinking tea" somebody on it drinks.
  if (!relation || BACKWARDS.has(relation.kind)) return reading.end;
  use(reading, reading.end, relation.words.length);
  const after = reading.end + relation.words.length;
  const noun = ARTICLES.has(words[after] ?? '') ? after + 1 : after;
  // The clouds of the sky are painted where they are, the moon in the clear.
  if (relation.kind === 'behind' && /^clouds?$/.test(words[noun] ?? ''))
    reading.hints.push({ said: `${said(words, at, length)} behind ${words[noun]}` });
  return after;
}

/** Relations to the sky of what is up there. */
const IN_THE_SKY: ReadonlySet<Relation> = new Set(['in', 'on', 'above', 'crossing']);

/** In "a house with clouds in the sky" the clouds are in it; in "a hill with a zyx in the sky" nothing known is. */
function isSaidOfLast({ words, end, lastIsScene, subjects }: Reading, at: number): boolean {
  const between = words.slice(end, at).filter((word) => !ARTICLES.has(word));
  return !lastIsScene && subjects.length > 0 && between.length <= 3;
}

function relationToScene(
  reading: Reading,
  { relation: kind, relationSaid, words }: Pending,
): HintRelation | undefined {
  const { subjects } = reading;
  const last = ownerOf(subjects, subjects.length - 1);
  const user = subjects.find(({ name, relation: of }) => of?.to === last && isAlive(name));
  const owner = /ing\b/.test(relationSaid) && user ? user : subjects[last];
  if (!kind || !owner) return undefined;
  const phrase = relationSaid.split(' ');
  for (const index of words) if (phrase.includes(reading.words[index] ?? '')) use(reading, index, 1);
  return { kind, said: relationSaid, of: owner.said, name: owner.name };
}

/** Notes the posture of the last subject. Returns false when there is none yet. */
export function readPosture({ subjects }: Reading, posture: string): boolean {
  const last = ownerOf(subjects, subjects.length - 1);
  // "Cats on a roof looking up": a roof does not.
  const user = subjects.findIndex(({ name, relation }) => relation?.to === last && isAlive(name));
  const at = user < 0 || isAlive(subjects[last]?.name ?? '') ? last : user;
  const subject = subjects[at];
  if (subject) subjects[at] = { ...subject, postures: [...(subject.postures ?? []), posture] };
  return subject !== undefined;
}

interface FoundNoun {
  readonly value: string;
  readonly length: number;
  readonly plural: boolean;
  readonly like?: boolean | undefined;
}

export function readNoun(reading: Reading, pending: Pending, at: number, noun: FoundNoun): void {
  const { words, subjects } = reading;
  const text = said(words, at, noun.length);
  const last = subjects.at(-1);
  const isAfterPart = reading.lastIsPart;
  reading.end = at + noun.length;
  reading.lastIsScene = false;
  // "A cat with green eyes", "a parrot on his shoulder": a part beside its owner would be another thing.
  const isOwned =
    pending.having ||
    POSSESSIVES.has(words[at - 1] ?? '') ||
    // "Shaking hands".
    (noun.plural && /ing$/.test(words[at - 1] ?? '')) ||
    (pending.relation === 'holding' && noun.plural) ||
    (pending.relation === 'on' && pending.numbered);
  // "Its trunk" is no chest; its hat may be one.
  const isOfAnimal = words[at - 1] === 'its' && waysOfHaving(noun.value) === undefined;
  const isPart = PARTS.has(noun.value) || (isOfAnimal && (noun.like === true || !isAlive(noun.value)));
  reading.lastIsPart = isOwned && last !== undefined && isPart;
  if (reading.lastIsPart) {
    if (!putOnPart(subjects, { value: noun.value, text }, pending) && !growPart(reading, at, noun, pending))
      return;
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  if (isOwnPart(subjects, pending, { words, text, isAfterPart })) {
    reading.lastIsPart = true;
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  const isPosed = isFigure(noun.value);
  if (!appendSubject(subjects, { ...noun, name: noun.value, said: text }, pending)) return;
  for (const { name, at: index } of isPosed ? pending.parts : []) {
    addPart(subjects, { name, said: words[index] ?? '', colour: undefined });
    use(reading, index, 1);
  }
  use(reading, at, noun.length);
  for (const index of pending.words) use(reading, index, 1);
  const isPortion = pending.portion !== undefined && PORTIONS.get(pending.portion)?.has(noun.value);
  if (isPortion) use(reading, pending.portionAt, 1);
}

const BEARDED = new Set(looks.details.beard);
const GROWN = new Set(['man-beard', 'moustache']);

function addPart(
  subjects: Subject[],
  part: { name: string; said: string; colour: string | undefined },
): void {
  const at = ownerOf(subjects, subjects.length - 1);
  const owner = subjects[at];
  if (owner) subjects[at] = { ...owner, parts: [...(owner.parts ?? []), part] };
}

/** "A woman in red". */
export function wearColour({ subjects, words }: Reading, at: number): void {
  const said = words[at] ?? '';
  addPart(subjects, { name: 'clothes', said, colour: COLOUR_WORDS.get(said) });
}

/** "An old man with a white beard". Returns false for a part that the drawing does not get. */
function growPart(
  { subjects, words, used }: Reading,
  at: number,
  { value: name, length }: FoundNoun,
  { colour }: Pending,
): boolean {
  const owner = subjects[ownerOf(subjects, subjects.length - 1)];
  if (!owner || !GROWN.has(name)) return false;
  if (BEARDED.has(owner.name)) {
    for (const index of [at - 1, at - 2]) if (words[index] === 'long') used.add(index);
    return colour === undefined || /^(?:white|grey|gray|silver)$/.test(words[at - 1] ?? '');
  }
  if (!isFigure(owner.name)) return false;
  addPart(subjects, { name, said: said(words, at, length), colour });
  return true;
}

/** Notes what a subject does. Returns false for a word that is no verb here. */
export function readAction(reading: Reading, pending: Pending, at: number): number {
  const { words, subjects } = reading;
  const found = ACTION_WORDS.find(words, at);
  if (!found) return 0;
  const before = words[at - 1] ?? '';
  const action = { kind: found.value, said: said(words, at, found.length) };
  const participle = (words[at] ?? '').endsWith('ing');
  const follows = reading.end === at || AUXILIARIES.has(before);
  if (at > 0 && (follows || (participle && !ARTICLES.has(before)))) {
    if (reading.lastIsScene && reading.end === at) reading.sceneActions.push(action);
    else if (!moveLast(subjects, action, words[at + found.length] ?? '')) return 0;
    return found.length;
  }
  if (!participle || subjects.length > 0) return 0;
  // "A running horse".
  pending.action = action;
  return FLYING.has(words[at] ?? '') ? 0 : found.length;
}

function moveLast(subjects: Subject[], action: { kind: Action; said: string }, next: string): boolean {
  const at = ownerOf(subjects, subjects.length - 1);
  const subject = subjects[at];
  // "A girl flying a kite": the kite flies.
  if (!subject || (/^fl(?:y|ies)/.test(action.said) && ARTICLES.has(next))) return false;
  const afloat = kindOfSubject(subject.name).zone === 'water';
  subjects[at] = {
    ...subject,
    action: subject.action ? { ...subject.action, said: `${subject.action.said} ${action.said}` } : action,
    flying: subject.flying || (action.kind === 'fly' && !afloat),
  };
  return true;
}

/** "A woman in red": no thing follows the colour. */
export function isColourOfClothes(
  { words, subjects, lastIsScene }: Reading,
  at: number,
  kind: Relation,
  clauses: ReadonlySet<number>,
): boolean {
  const owner = subjects[ownerOf(subjects, subjects.length - 1)];
  const after = at + 1;
  const isLast =
    after >= words.length ||
    clauses.has(after) ||
    relationAt(words, after) !== undefined ||
    /ing$/.test(words[after] ?? '');
  const isWorn = kind === 'in' || kind === 'wearing';
  return isWorn && isLast && !lastIsScene && COLOUR_WORDS.has(words[at] ?? '') && isFigure(owner?.name ?? '');
}
