import { clauseStarts } from '../prompt/lexicon.ts';
import type { ParsedPrompt } from '../prompt/parse.ts';
import type { Purpose } from './purpose.ts';

/** The starts of clauses after the words for the format are taken out. */
export function movedStarts(rest: string, words: readonly string[], kept: readonly string[]): Set<number> {
  const removed = words.length - kept.length;
  const first = words.findIndex((word, index) => word !== kept[index]);
  return new Set([...clauseStarts(rest)].map((at) => (at > first ? Math.max(0, at - removed) : at)));
}

/**
 * Reads the words without those for what the image is for. A purpose is the topic where nothing else is asked for: "a logo
 * for a bakery".
 */
export function contentOf<T extends ParsedPrompt>(
  words: readonly string[],
  { frame, topic, about }: Purpose,
  read: (content: readonly string[]) => T,
): T {
  const blanked = (gone: (at: number) => boolean): readonly string[] =>
    words.map((word, at) => (gone(at) ? '' : word));
  // A mood or an hour alone is nothing to see.
  const isShown = ({ subjects, hints }: T): boolean =>
    subjects.length > 0 || hints.some(({ place, features, part }) => place ?? features ?? part);
  const whole = read(blanked((at) => frame.has(at) || topic.has(at)));
  // The topic of a story is seen, unless something else is.
  const isMore = [...about].some((at) => at + 1 < words.length && !about.has(at + 1));
  const ofTopics = new Set(isMore ? [...about].map((at) => words[at]) : []);
  if (isShown(whole) || frame.size + topic.size === 0)
    return { ...whole, leftOver: whole.leftOver.filter((word) => !ofTopics.has(word)) };
  const ofTopic = read(blanked((at) => frame.has(at)));
  return isShown(ofTopic) ? ofTopic : read(words);
}
