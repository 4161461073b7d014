import { contentStems } from './words.ts';

export function frequencies(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Weight factors: of a word that a chosen sentence already has, and of a word that occurs only once in the text. */
const SAID = 0.25;
const ONCE = 0.3;
const OPENING = 1.25;
const ENDING = 1.05;

/** Penalties for sentences that summarise poorly, by how they begin. */
const WEAK: readonly (readonly [RegExp, number])[] = [
  [/^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|welcome|thanks|thank you)\b/i, 0.2],
  // Said beside the matter.
  [/^(?:[^.!?]{0,30}\balso\b|by the way|in addition|besides|incidentally|as usual|as always)/i, 0.6],
  // Statements that nothing changed.
  [/\b(?:stays?|stayed|remains?|remained) (?:the same|unchanged|as (?:it|they))\b/i, 0.6],
  // A heading has no end.
  [/^.{0,60}[^.!?…"”’)]$/, 0.3],
  // "It will…" and "But he…" lean on the sentence before; a quotation is somebody's view.
  [/^(?:["“«'‘]|(?:it|he|she|they|this|that|these|those|but|and|so|yet|or|however|then|also)\b)/i, 0.75],
];

/** Decisions, results and amounts: the part that a summary must keep. */
const OUTCOME =
  /\b(?:decid\w+|agreed?|(?:we|they|you) (?:should|ought to|have to)|conclu\w+|will|approved?|rejected|postponed|delayed|cancell?ed|(?:was|were|been) (?:moved (?:to|from)|called off)|voted|chose|plans? to|planned|scheduled|as a result|therefore|in the end|finally|eventually|the (?:fix|result|outcome|decision|conclusion|plan|cause) (?:is|was)|must|needs? to|announced|recommend\w*|fixed|solved|resolved|rolled back|found that|shows? that|turned out|instead(?! of)|from now on|caused by|because|goes live|has a fix|no longer|deprecated|drops?|dropped|rose|fell|(?:re)?opens|closes|faster|cheaper|per ?cent)\b/i;
const DECIDES = 1.7;
/** A sentence that defines the subject of the text. */
const DEFINES = /^(?:An? |The )?\p{Lu}?[\p{L}-]+(?: [\p{L}-]+){0,3} (?:is|are) (?:an?|the) /u;
const DEFINING = 1.6;
/** The reason makes an event whole. */
const REASON = /\b(?:because|due to|owing to|since (?:the|its|their|our))\b/i;
const EXPLAINS = 1.3;
const NUMBER = /\d/;
const COUNTS = 1.15;

/** True if a sentence tells a decision or a result. */
export const tellsOutcome = (sentence: string): boolean => OUTCOME.test(sentence);

/** How well a sentence stands alone, by how it begins. */
export const strength = (sentence: string): number =>
  WEAK.reduce((sum, [pattern, factor]) => (pattern.test(sentence) ? sum * factor : sum), 1);

const weight = (sentence: string): number =>
  (tellsOutcome(sentence) ? DECIDES : 1) *
  (REASON.test(sentence) ? EXPLAINS : 1) *
  (NUMBER.test(sentence) ? COUNTS : 1);

/**
 * The most telling sentences, in their own order: each time the one that says most of what the whole text is about
 * and was not said yet, the opening a little preferred.
 */
export function rankSentences(sentences: readonly string[], count: number): string[] {
  const stems = sentences.map((sentence) => new Set(contentStems(sentence)));
  const weights = new Map(
    [...frequencies(stems.flatMap((own) => [...own]))].map(([word, often]) => [
      word,
      often === 1 ? ONCE : Math.sqrt(often),
    ]),
  );
  const strengths = sentences.map(strength);
  const opening = strengths.findIndex((factor) => factor >= 0.75);
  const factors = strengths.map((factor, index) =>
    index === opening
      ? factor * OPENING * (DEFINES.test(sentences[index] ?? '') ? DEFINING : 1)
      : index === sentences.length - 1
        ? factor * ENDING
        : factor,
  );
  const score = (index: number): number => {
    const own = setAt(stems, index);
    const total = [...own].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return ((factors[index] ?? 0) * weight(sentences[index] ?? '') * total) / (6 + own.size);
  };
  let left = sentences.map((_, index) => index).filter((index) => setAt(stems, index).size > 0);
  const taken: number[] = [];
  while (taken.length < count && left.length > 0) {
    const best = left.reduce((most, index) => (score(index) > score(most) ? index : most));
    const own = setAt(stems, best);
    taken.push(best);
    left = left.filter((index) => overlap(own, setAt(stems, index)) <= 0.6);
    for (const word of own) weights.set(word, (weights.get(word) ?? 0) * SAID);
  }
  return taken.toSorted((a, b) => a - b).map((index) => sentences[index] ?? '');
}

const setAt = (sets: readonly ReadonlySet<string>[], index: number): ReadonlySet<string> =>
  sets[index] ?? new Set();

/** Shared part of the smaller set, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((word) => b.has(word)).length / smaller;
}
