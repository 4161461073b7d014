import table from '../data/senses.json';
import { type PhraseMatch, singularForm } from './lexicon.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';

interface Sense {
  /** The drawing; none where nothing is drawn for it. */
  readonly as?: string;
  /** The drawing only comes near to it. */
  readonly like?: boolean;
  /** A phrase for a part of the scene, instead of a drawing. */
  readonly scene?: string;
  /** Words that decide for this sense, with spaces between them. */
  readonly near: string;
}

const SENSES = new Map<string, readonly (Sense & { readonly words: ReadonlySet<string> })[]>(
  Object.entries<readonly Sense[]>(table).map(([word, senses]) => [
    word,
    senses.map((sense) => ({ ...sense, words: new Set(sense.near.split(' ')) })),
  ]),
);

/** Words further away speak of something else. */
const FARTHEST = 14;

export interface InSense {
  readonly noun: PhraseMatch<string> | undefined;
  readonly scene?: PhraseMatch<SceneHint> | undefined;
}

/**
 * "A mouse beside a keyboard": the nearest of the words that decide, also of those for what a design is for. Undefined where
 * none does.
 */
export function senseAt(
  words: readonly string[],
  at: number,
  noun: PhraseMatch<string> | undefined,
  topic: readonly string[] = [],
): InSense | undefined {
  const word = words[at] ?? '';
  if (noun && noun.length > 1) return undefined;
  const senses = SENSES.get(word) ?? SENSES.get(singularForm(word));
  if (!senses) return undefined;
  const distance = ({ words: near }: (typeof senses)[number]): number => {
    const decides = (other: string): boolean => near.has(other) || near.has(singularForm(other));
    const nearby = words.map((other, index) =>
      index !== at && decides(other) ? Math.abs(index - at) : Infinity,
    );
    return Math.min(...nearby, topic.some(decides) ? FARTHEST : Infinity);
  };
  const [nearest] = senses.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || distance(nearest) > FARTHEST) return undefined;
  const plural = noun?.plural ?? singularForm(word) !== word;
  if (nearest.scene !== undefined) {
    const hint = SCENE_WORDS.find([nearest.scene], 0);
    return { noun: undefined, scene: hint && { ...hint, length: 1 } };
  }
  if (nearest.as === undefined) return { noun: undefined };
  return { noun: { value: nearest.as, length: 1, plural, ...(nearest.like && { like: true }) } };
}
