import { RELATION_PHRASES, type RelationPhrase } from './modifiers.ts';
import type { SceneHint } from './scene-words.ts';
import type { Fill, Subject, SubjectAction } from './subject.ts';

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
  // A thing in the sky is not in the hand: "with the earth in the sky".
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
