import { digitsForWords } from '../math/number-words.ts';

/** How long the text may be, as the wish says it. */
export interface Limits {
  readonly sentences?: number;
  /** Fewer are right, too. */
  readonly isMost?: boolean;
  readonly words?: number;
  /** Clearly fewer words are too short: "about 50 words". */
  readonly isAbout?: boolean;
}

const SENTENCES =
  /\b(?:(max(?:imum|\.)?(?: of)?|at most|up to|no more than|not more than) )?(\d)(?: or (?:\d))?[- ](?:[a-z]+ )?(?:sentences?|lines?)\b(?: (max(?:imum)?|at most|or less|or fewer))?/i;
const WORDS =
  /\b(?:(?:max(?:imum|\.)?(?: of)?|at most|up to|under|below|less than|fewer than|no more than|not more than|in)|(about|around|roughly|approximately|exactly))? ?(\d{2,3}) words\b/i;

export function limitsOf(message: string): Limits {
  const digits = digitsForWords(message);
  const [, before, count, after] = SENTENCES.exec(digits) ?? [];
  const [, about, words] = WORDS.exec(digits) ?? [];
  return {
    ...(count === undefined
      ? {}
      : { sentences: Number(count), isMost: before !== undefined || after !== undefined }),
    ...(words === undefined ? {} : { words: Number(words), isAbout: about !== undefined }),
  };
}

/** "About 50 words" may have so much less or more. */
const [LEAST, MOST] = [0.7, 1.2];

/** Says a length that is not the one of the wish. */
export function lengthNote({ words, isAbout }: Limits, count: number): string {
  if (words === undefined) return '';
  const isRight = isAbout ? count >= words * LEAST && count <= words * MOST : count <= words;
  return isRight ? '' : `_It has ${count} words, not ${words}._`;
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** What is told, with as many of the usual sentences as the limits ask for or leave room for. */
export function within(
  limits: Limits,
  told: readonly string[],
  usual: readonly string[],
  isWanted: boolean,
): { readonly lines: readonly string[]; readonly note: string } {
  const { sentences, isMost, words } = limits;
  const room = sentences === undefined ? Number.POSITIVE_INFINITY : sentences - told.length;
  const wanted = sentences !== undefined && isMost !== true ? room : isWanted ? Math.min(room, 2) : 0;
  let added = usual.slice(0, Math.max(0, Math.min(wanted, usual.length)));
  while (added.length > 0 && words !== undefined && wordsIn([...told, ...added].join(' ')) > words)
    added = added.slice(0, -1);
  const lines = joined([...told, ...added], sentences);
  const count = wordsIn(lines.join(' '));
  const length = lengthNote(limits, count);
  const note =
    length !== ''
      ? length
      : sentences !== undefined && isMost !== true && lines.length < sentences
        ? `_${lines.length} of ${sentences} sentences._`
        : '';
  return { lines, note };
}

/** Sentences beyond the limit are joined to those before them, so that nothing is lost. */
function joined(lines: readonly string[], most: number | undefined): readonly string[] {
  if (most === undefined || lines.length <= most || most < 1) return lines;
  const [last = '', before = ''] = [lines.at(-1), lines.at(-2)];
  if (!before.endsWith('.')) return lines;
  const start = /^(?:I\b|[A-Z][a-z]+ [A-Z]|[A-Z]{2})/.test(last)
    ? last
    : last.charAt(0).toLowerCase() + last.slice(1);
  return joined([...lines.slice(0, -2), `${before.slice(0, -1)}; ${start}`], most);
}
