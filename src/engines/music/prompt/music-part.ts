import { INSTRUMENTS } from './instruments.ts';
import { PERCUSSION_WORDS } from './percussion.ts';

/** Adverbs before a verb that says how the music goes on. */
export const HOW = '(?:(?:slowly|gradually|suddenly|then|later|should|first)\\s+)*';
/** Up to the next part of the sentence. */
export const ONWARDS =
  '[^,.;:!?]*?(?=$|[,.;:!?]|\\s+(?:about|with|then)\\b|\\s+and\\s+(?!faster|slower|louder|more|bigger))';

/** "About an old truck with banjo and fiddle, fast": behind the subject it may go on about the music. */
const MUSICAL =
  /\b(?:call and response|drums?|bass|vocals?|voices?|singers?|sung|duet|synths?|beats?|chorus(?:es)?|verses?|bridge|intro|outro|riffs?|solos?|harmon(?:y|ies)|melod(?:y|ies)|key|bpm|tempo|major|minor|instrumental|slow|fast|seconds?|minutes?|cappella|fad(?:e|es|ing)[- ]?(?:out|in|away))\b|^[,;.]\s*(?:(?:and|then|slowly|gradually)\s+)*(?:starts?|starting|begins?|beginning|ends?|ending|gets?|getting|builds?|building|fad(?:e|es|ing))\b/i;

const isMusical = (part: string): boolean =>
  MUSICAL.test(part) ||
  [...INSTRUMENTS.map(({ words }) => words), ...PERCUSSION_WORDS].some(
    (words) => part.toLowerCase().search(words) >= 0,
  );

interface PromptParts {
  readonly music: string;
  readonly subject: string;
}

/** "…, soprano voice, celesta": a word or two after such a part go on with it. */
const CONTINUED = /^[,;]\s*(?:and\s+)?[\p{L}-]+(?:\s+[\p{L}-]+)?\s*$/u;

/** The words of a prompt that say how a song sounds, and those that say what it is about. */
export function partsOf(prompt: string): PromptParts {
  const at = /\babout\b/i.exec(prompt)?.index ?? prompt.length;
  const [subject = '', ...more] = prompt.slice(at).split(/(?=[,;.]|\bwith\b|\bover\s+an?\b)/i);
  const music: string[] = [];
  const rest: string[] = [];
  let isMusic = false;
  for (const part of more) {
    isMusic = isMusical(part) || (isMusic && CONTINUED.test(part));
    (isMusic ? music : rest).push(part);
  }
  const before = prompt.slice(0, at).trimEnd();
  // "With" says that words follow which are no subject.
  return {
    music:
      music.length === 0
        ? before
        : `${before} with ${music.join(' ').replace(/^\s*(?:with\b|[,;.])\s*/i, '')}`.trimEnd(),
    subject: [subject, ...rest].map((part) => part.trim()).join(' '),
  };
}
