import { LONGEST_PATTERN, LONGEST_TEXT, matchPattern } from '../language/match-pattern.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';
import { explained } from './explain-regex.ts';

const NOUN = '(?:regexp?|regular expression|pattern|expression)';
const THING = '(?:(?:the |a |an |this |my )?(?:string|text|word|value|input|line|name|filename)s? )?';
const ASKS = String.raw`^(?:so |ok,? |please |hi,? |tell me (?:if|whether) |check (?:if|whether) |is it true that )*(?:does|do|will|would|can|could|should|if|whether)?\s?`;
/** `does the regex P match T` */
const PATTERN_FIRST = new RegExp(
  `${ASKS}(?:the |this |my |a )?(${NOUN} )?(\\S.*?) (?:match(?:es)?|find|accept)(?: with| against)? ${THING}(\\S.*)$`,
  'is',
);
/** `does T match the regex P`, `is T matched by P` */
const TEXT_FIRST = new RegExp(
  `^(?:so |ok,? |please |check (?:if|whether) )*(?:does|do|will|would|is|are|can|could)\\s${THING}(\\S.*?) (?:match(?:es)?|(?:get )?matched by|a match for)(?: with| against)? (?:the |this |my |a )?(${NOUN} )?(\\S.*)$`,
  'is',
);
const QUOTED = /^(["'`])(.+)\1$|^“(.+)”$/s;
const SLASHES = /^\/(.+)\/([a-z]*)$/s;
/** Signs that only an expression has. */
const SIGNS = /\\[dwsbDWSB.]|\[[^\]]+\]|\(\?[:=!]|^\^.|.\$$|\{\d+(?:,\d*)?\}|[.\w)\]][*+]|\([^()]*\|[^()]*\)/;

interface Asked {
  readonly pattern: string;
  readonly flags: string;
  readonly texts: readonly string[];
}

/** Tells whether a regular expression matches a text, by running it. */
export const testRegex: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST_PATTERN + 2 * LONGEST_TEXT) return undefined;
    const asked = readAsked(message.trim());
    if (asked === undefined) return undefined;
    const { pattern, flags, texts } = asked;
    const problem = problemOf(pattern);
    if (problem !== undefined)
      return `${bold('No')}: \`${pattern}\` is not a valid regular expression (${problem}).`;
    const meaning = explained(pattern);
    const lines = /^[gi]*$/.test(flags)
      ? texts.map((text) => verdict(pattern, text, flags.includes('i')))
      : [undefined];
    if (!lines.some((line) => line === undefined))
      return [lines.join('  \n'), ...(meaning === undefined ? [] : [meaning])].join('\n\n');
    return meaning === undefined ? undefined : `${meaning}\n\n${notAnswered(['whether it matches'])}`;
  },
};

/** Only compiled, not run: that takes no longer than the expression is long. */
function problemOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern.slice(0, LONGEST_PATTERN));
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError && pattern.length <= LONGEST_PATTERN
      ? error.message.replace(/^.*: /s, '').toLowerCase()
      : undefined;
  }
}

function verdict(pattern: string, text: string, ignoresCase: boolean): string | undefined {
  const matched = matchPattern(pattern, text, ignoresCase);
  if (matched === undefined) return undefined;
  const { range } = matched;
  if (range === undefined) return `${bold('No')}: \`${pattern}\` does not match \`${text}\`.`;
  const [from, to] = range;
  if (from === 0 && to === text.length) return `${bold('Yes')}: \`${pattern}\` matches all of \`${text}\`.`;
  const whole = matchPattern(`^(?:${pattern})$`, text, ignoresCase);
  const part = from === to ? 'an empty place' : `\`${text.slice(from, to)}\``;
  const isWhole = whole === undefined || whole.range !== undefined;
  return `${bold('Yes')}: \`${pattern}\` matches ${part} in \`${text}\` (from character ${from + 1})${isWhole ? '' : '; it does not match the whole text'}.`;
}

function readAsked(message: string): Asked | undefined {
  const first = PATTERN_FIRST.exec(message);
  const found = first && read(first[2] ?? '', first[3] ?? '', first[1] !== undefined, true);
  if (found) return found;
  const last = TEXT_FIRST.exec(message);
  return last ? read(last[3] ?? '', last[1] ?? '', last[2] !== undefined, false) : undefined;
}

function read(said: string, about: string, isNamed: boolean, isTextLast: boolean): Asked | undefined {
  const [written, told] = isTextLast ? [said, withoutMark(about)] : [withoutMark(said), about];
  const slashes = SLASHES.exec(written);
  const quoted = QUOTED.exec(written);
  const pattern = slashes?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? written;
  // "does anything match" names no expression; words around one are no part of it.
  if (slashes === null && quoted === null && /\s/.test(pattern)) return undefined;
  const isMeant = isNamed && (quoted !== null || /[\\^$.*+?()[\]{}|]/.test(pattern));
  if (!SIGNS.test(pattern) && slashes === null && !isMeant) return undefined;
  const texts = textsIn(told);
  return texts.length === 0 || texts.length > MOST_TEXTS
    ? undefined
    : { pattern, flags: slashes?.[2] ?? '', texts };
}

const MOST_TEXTS = 6;

/** One text, or several between quotation marks. */
function textsIn(told: string): readonly string[] {
  const parts = told.split(/(?<=["'`”]),? (?:and |or )?(?=["'`“])/);
  const quoted = parts.flatMap((part) => {
    const [, , plain, curly] = QUOTED.exec(part) ?? [];
    return plain ?? curly ?? [];
  });
  if (quoted.length === parts.length) return quoted;
  return parts.length === 1 && !/\s/.test(told) ? [told] : [];
}

/** The end of the question is no part of what it is about. */
const withoutMark = (text: string): string =>
  text
    .trim()
    .replace(MORE, '')
    .replace(/\s*[?]$|(?<=["'`”])[.!?]+$/, '');

/** Requests that the explanation of the pieces answers anyway. */
const MORE = /[?]?(?:,| and|, and) (?:why|what does it mean|what is it|which part|explain|if not)\b[^"'`]*$/i;
