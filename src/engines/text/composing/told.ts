import { asSentence, isContact, type Speaker, sentenceOf } from './clauses.ts';
import { withMoments } from './moments.ts';
import type { TextWish } from './wish.ts';

/** Said of the text itself: it is no sentence of it. */
const INSTRUCTION =
  /^(?:mention|include|don't mention|do not mention|avoid|without|in the (?:style|tone)|rhym\w+|sign(?:ed)?|use (?:simple|plain|(?:the|an?) (?:words?|names?|phrase|formal|informal|same|title|tone|emoji|style))|no (?:emojis?|clich\w+|jargon)|with (?:an? )?(?:emoji|joke|subject|greeting|rhyme)|in (?:german|french|spanish|italian|english|dutch)|for (?:instagram|facebook|linkedin|whatsapp))\b/i;

export interface Told {
  readonly lines: readonly string[];
  /** Parts that no sentence tells. */
  readonly left: readonly string[];
}

/** Said of the reader to the one who writes. */
const OF_READER =
  /^(?:she|he|they) (?:hates?|likes?|loves?|prefers?|never|always|doesn't like|don't like)\b/i;
const LISTS = /^Please (?:bring|take|wear|pack|buy|get|remember|ask|contact|ring)\b/;
const OTHER =
  /\b(?:my|our|the|an?) (?!whole\b|own\b)(?:[a-z]+ )?(?:son|daughter|kid|child|husband|wife|mother|father|mum|mom|dad|sister|brother|friend|colleague|boss|neighbour|dog|cat|plumber|doctor)\b(?!'s)|(?<=\w )[A-Z][a-z]+ (?:is|has|will|can|came)\b/;
/** "She" is the reader, unless the part speaks of somebody else. */
export const speakerFor = (wish: TextWish, part: string, isNotice = false): Speaker => ({
  isWe: wish.isWe || (/\b(?:trip|tour|excursion|hike)\b/i.test(wish.said) && /^back\b/i.test(part)),
  isNotice,
  isToReader: wish.reader !== '' && !/^(?:my|our) [a-z]+'s /i.test(wish.reader) && !OTHER.test(part),
});

/** Each part in a sentence; what has no statement stands by itself, as on a list. */
export function tell(wish: TextWish, parts: readonly string[], isNotice = false): Told {
  const left: string[] = [];
  const lines: string[] = [];
  const child = /^((?:my|our) (?:son|daughter|child|kid))'s /i.exec(wish.reader)?.[1];
  for (const told of parts) {
    const part = child === undefined ? told : told.replace(/^(?:he|she|they)\b/i, child);
    if (INSTRUCTION.test(part) || OF_READER.test(part)) left.push(part);
    else if (isContact(part) && /[a-z] [A-Z][a-z]+(?: [A-Z][a-z]+)?\.$/.test(lines.at(-1) ?? ''))
      // A number behind a name is that person's.
      lines.push(`${(lines.pop() ?? '').slice(0, -1)} (${part}).`);
    else {
      const sentence = sentenceOf(part, speakerFor(wish, part, isNotice));
      const before = lines.at(-1) ?? '';
      // "Bring 8 euros, a packed lunch": the order goes on.
      if (sentence === undefined && LISTS.test(before))
        lines.push(`${(lines.pop() ?? '').slice(0, -1)}, ${part}.`);
      else lines.push(sentence ?? asSentence(withMoments(part)));
    }
  }
  return { lines, left };
}

/** True if a part is a whole statement, and not only a thing. */
export const states = (wish: TextWish, part: string, isNotice = false): boolean =>
  sentenceOf(part, speakerFor(wish, part, isNotice)) !== undefined;
