import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { ACTION_WORDS, AUXILIARIES } from './actions.ts';
import { canHaveFace, isFace } from './ages.ts';
import { appendSubject } from './append-subject.ts';
import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { isYoung } from './families.ts';
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
import { isPartOfUnknown } from './parts.ts';
import { isAlive, isHaired, isPerson, waysOfHaving } from './people.ts';
import { putOnPart } from './put-on-part.ts';
import { BACKWARDS, ownerOf } from './relate.ts';
import type { SceneHint } from './scene-words.ts';
import type { Fill, Pending, Subject, SubjectAction } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Action, Relation } from './vocabulary.ts';
import { withFace } from './with-face.ts';

const PARTS = new Set(poses.parts);

/** No article opens it: "red head". */
function isBare(words: readonly string[], at: number): boolean {
  let from = at - 1;
  while (COLOUR_WORDS.has(words[from] ?? '')) from--;
  return from < at - 1 && !ARTICLES.has(words[from] ?? '');
}

const isAnimal = (name: string): boolean => isAlive(name) && !isPerson(name);

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
  /** Index of the hint for a moon or sun that is said to be behind the next thing; -1 for none. */
  hiddenLight: number;
  /** Things that places are full of. */
  readonly fills: Fill[];
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
  hiddenLight: -1,
  fills: [],
});

export const said = (words: readonly string[], from: number, length: number): string =>
  words.slice(from, from + length).join(' ');

export function use({ used }: Reading, from: number, length: number): void {
  for (let n = 0; n < length; n++) used.add(from + n);
}

/** "Standing on the back of" is read as "standing" and "on the back of". */
export function relationAt(words: readonly string[], at: number): RelationPhrase | undefined {
  const found = phraseAt(words, at);
  // "A lamp stands on the right": that is a side of the image.
  const after = words.slice(at + (found?.words.length ?? 0)).join(' ');
  if (
    found &&
    found.words.length > 1 &&
    /^the (?:far )?(?:left|right)(?: side)?(?:$| (?:and|while|with|in)\b)/.test(after)
  )
    return undefined;
  if (!found || found.words.length < 2 || !/(?:ing|ed|s)$/.test(found.words[0] ?? '')) return found;
  const longer = phraseAt(words, at + found.words.length - 1);
  return longer && longer.words.length > 1
    ? { ...longer, words: [...found.words.slice(0, -1), ...longer.words] }
    : found;
}

const phraseAt = (words: readonly string[], at: number): RelationPhrase | undefined =>
  RELATION_PHRASES.find((phrase) => phrase.words.every((word, n) => words[at + n] === word));

/** Returns false when there is no subject yet. */
export function markLastFlying(subjects: Subject[]): boolean {
  const last = subjects.pop();
  // What somebody has in the sky is not in the hand: "with the earth in the sky".
  const isHeld = last?.relation?.kind === 'holding' && last.relation.said === 'with';
  if (last) subjects.push({ ...last, flying: true, ...(isHeld && { relation: undefined }) });
  return last !== undefined;
}

/** "The moon behind a tree": the tree is before it. */
export function hideLight(reading: Reading, { name, said: of }: Pick<Subject, 'name' | 'said'>): void {
  const light = reading.hints[reading.hiddenLight];
  if (light)
    reading.hints[reading.hiddenLight] = {
      ...light,
      relation: { kind: 'before', said: 'behind', of, name, isOfScene: true },
    };
  reading.hiddenLight = -1;
}

/** Notes the posture of the last subject. Returns false when there is none yet. */
export function readPosture({ subjects }: Reading, posture: string): boolean {
  const last = ownerOf(subjects, subjects.length - 1);
  // "Cats on a roof looking up": a roof does not.
  const user = subjects.findIndex(({ name, relation }) => relation?.to === last && isAlive(name));
  const at = user < 0 || isAlive(subjects[last]?.name ?? '') ? last : user;
  const subject = subjects[at];
  for (const one of subject ? [at, ...joinedTo(subjects, at)] : []) {
    const doer = subjects[one];
    if (doer) subjects[one] = { ...doer, postures: [...(doer.postures ?? []), posture] };
  }
  return subject !== undefined;
}

/** "A boy and his grandfather fishing": both do. Who does something else, or is somewhere else, does not. */
function joinedTo(subjects: readonly Subject[], at: number): number[] {
  const { relation, name = '' } = subjects[at] ?? {};
  const other = subjects[relation?.to ?? -1];
  if (!relation?.joined || relation.kind !== 'beside' || !other || !isAlive(other.name) || !isAlive(name))
    return [];
  const isFree =
    !other.action &&
    !other.postures &&
    (!other.relation || (other.relation.kind === 'beside' && other.relation.joined));
  return isFree ? [relation.to, ...joinedTo(subjects, relation.to)] : [];
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
  if (isPartOfUnknown(words, { at, text, end: reading.end })) return;
  reading.end = at + noun.length;
  reading.lastIsScene = false;
  if (isOwnPart(subjects, pending, { words, text, isAfterPart })) {
    reading.lastIsPart = true;
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  // "A cat with green eyes", "a parrot on his shoulder": a part beside its owner would be another thing.
  const isOwned =
    pending.having ||
    POSSESSIVES.has(words[at - 1] ?? '') ||
    words[at - 1] === 'each' ||
    // "Shaking hands".
    (noun.plural && /ing$/.test(words[at - 1] ?? '')) ||
    (pending.relation === 'holding' && noun.plural) ||
    (pending.relation === 'on' && pending.numbered) ||
    // "With a green body, red head and yellow beak".
    ((pending.relation === undefined || pending.joined) && isBare(words, at) && isAnimal(last?.name ?? ''));
  // "Its trunk" is no chest; its hat may be one, and its calf is none.
  const isOfAnimal = words[at - 1] === 'its' && waysOfHaving(noun.value) === undefined;
  const isPart =
    PARTS.has(noun.value) || (isOfAnimal && ((noun.like === true && !isYoung(text)) || !isAlive(noun.value)));
  reading.lastIsPart = isOwned && last !== undefined && isPart;
  if (reading.lastIsPart) {
    if (
      !putOnPart(subjects, { value: noun.value, text, of: words[at - 1] }, pending) &&
      !growPart(reading, at, noun, pending)
    ) {
      const { relation, relationSaid } = pending;
      // "On one leg".
      const isShown = pending.numbered && hasDetail(last?.name ?? '', `${words[at - 1]} ${text}`);
      if (isShown) use(reading, at, noun.length);
      // "A crab on its tail": the drawing has a tail, with nothing on it.
      else if (last && relation && !pending.having && !BACKWARDS.has(relation))
        subjects[subjects.length - 1] = withLost(last, [`${last.said} ${relationSaid} ${text}`]);
      return;
    }
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  const isPosed = isFigure(noun.value);
  hideLight(reading, { name: noun.value, said: text });
  if (!appendSubject(subjects, { ...noun, name: noun.value, said: text }, pending)) return;
  const named = pending.face && subjects.pop();
  if (pending.face && named) subjects.push(withFace(named, pending.face));
  for (const { name, at: index, colour } of isPosed ? pending.parts : []) {
    if (isFace(name) && !canHaveFace(noun.value, name)) continue;
    if (name === 'hair' && !isHaired(noun.value)) continue;
    addPart(subjects, { name, said: words[index] ?? '', colour });
    use(reading, index, words[index + 1] === 'haired' ? 2 : 1);
  }
  use(reading, at, noun.length);
  for (const index of pending.words) use(reading, index, 1);
  const isPortion = pending.portion !== undefined && PORTIONS.get(pending.portion)?.has(noun.value);
  if (isPortion) use(reading, pending.portionAt, 1);
}

const BEARDED = new Set(looks.details.beard);
const GROWN = new Set(['man-beard', 'moustache']);

export function addPart(
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
  // "A campfire with gnats rising": the fire does not.
  if (pending.ofUnknown && pending.having && !follows) return 0;
  if (at > 0 && found.value === 'jump' && isRope(words[at + found.length] ?? '')) {
    if (!readPosture(reading, 'rope skipping')) return 0;
    use(reading, at, found.length + 1);
    return found.length + 1;
  }
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

const isRope = (word: string): boolean => /^ropes?$/.test(word);

function moveLast(subjects: Subject[], action: { kind: Action; said: string }, next: string): boolean {
  const last = ownerOf(subjects, subjects.length - 1);
  // "A squirrel on a tree jumping down": a tree does not.
  const user = /^(?:walk|jump)$/.test(action.kind)
    ? subjects.findIndex(({ name, relation }) => relation?.to === last && isAlive(name))
    : -1;
  const at = user < 0 || isAlive(subjects[last]?.name ?? '') ? last : user;
  const subject = subjects[at];
  // "A girl flying a kite": the kite flies.
  if (!subject || (/^fl(?:y|ies)/.test(action.said) && ARTICLES.has(next))) return false;
  for (const one of [at, ...joinedTo(subjects, at)]) {
    const doer = subjects[one];
    if (!doer) continue;
    const afloat = kindOfSubject(doer.name).zone === 'water';
    subjects[one] = {
      ...doer,
      action: doer.action ? { ...doer.action, said: `${doer.action.said} ${action.said}` } : action,
      flying: doer.flying || (action.kind === 'fly' && !afloat),
    };
  }
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
