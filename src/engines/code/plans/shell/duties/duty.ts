import type { Snippet } from '../../../snippets/snippets.ts';
import { numberOf, type WishText, NUMBER as WORD_OR_NUMBER } from '../../reading/text.ts';

/** A kind of script that many people ask for, with the options that its reader finds in the wish. */
export interface Duty {
  /** Patterns that every wish of this kind matches. */
  readonly about: readonly RegExp[];
  /** Words that say no more than that it is of this kind. */
  readonly silent: string;
  /** With these words in the wish, it is preferred to a composed program that lacks as much. */
  readonly first?: RegExp;
  readonly write: (wish: WishText) => Snippet | undefined;
}

type Line = string | false | undefined | readonly Line[];

const flat = (lines: readonly Line[]): string[] =>
  lines.flatMap((one) => (typeof one === 'string' ? [one] : one ? flat(one) : []));

/** A script of lines of which some depend on options. */
export const scriptOf = (...lines: readonly Line[]): Snippet => ({
  definition: flat(lines).join('\n'),
  example: '',
});

/** The usage: on stderr for wrong arguments, on stdout on request. */
export const usageOf = (text: string, about: string): readonly string[] => [
  'usage() {',
  "  cat <<'END'",
  `usage: ${text}`,
  about,
  'END',
  '}',
  '',
];

export const HELP_FIRST = 'if [[ ${1:-} == -h || ${1:-} == --help ]]; then usage; exit 0; fi';

/** The first of the patterns that stands in the wish, with its first group as it was written. */
export function takeName(wish: WishText, ...patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = wish.take(pattern);
    const group = found?.slice(1).find((one) => one !== undefined);
    if (found && group !== undefined) return wish.original(found, group);
  }
  return undefined;
}

const N = WORD_OR_NUMBER;

/** The first number of a pattern in which `#` stands for it. */
export function takeNumber(wish: WishText, ...patterns: readonly string[]): number | undefined {
  for (const pattern of patterns) {
    // The look-ahead of a pattern may contain words.
    const end = /\(\?=[^()]*\)$/.test(pattern) ? '' : '(?![a-z\\d])';
    const found = wish.take(new RegExp(`${pattern.replace('#', N)}${end}`));
    const said = found?.slice(1).find((one) => one !== undefined);
    if (said !== undefined) return numberOf(said);
  }
  return undefined;
}

/** True if the pattern is in the wish; takes every match. */
export function takes(wish: WishText, pattern: RegExp): boolean {
  let count = 0;
  while (count < MOST_PLACES && wish.take(pattern)) count += 1;
  return count > 0;
}
const MOST_PLACES = 6;

/** "Log to /var/log/backup.log": the file, or an empty name where none is given. */
export function takeLog(wish: WishText): string | undefined {
  const found = wish.take(
    /(?:[,;] ?|\band |\balso |\bthen |\bwith |\bit )*\b(?:logs?|logging|writes? (?:a |its )?log|keeps? a log|appends?)(?: (?:everything|all|its|output|results?|actions|each|every|steps?|it|messages|what|it|does|run|with|timestamps?|the|a|of|progress|errors))*(?: (?:in)?to| in| at)(?: the| a| an)?(?: log)?(?: ?file)? ?((?:~|\.{1,2})?\/?[\w./-]*\w)?(?: with (?:a |the )?(?:timestamps?|date|time))?/,
  );
  return found && (found[1] === undefined ? '' : wish.original(found, found[1]));
}

/** "Warn by mail to ops@example.com": the address, or an empty one where none is given. */
export function takeMail(wish: WishText): string | undefined {
  const found = wish.take(
    /(?:[,;] ?|\band |\bor |\bthen )*\b(?:(?:sends?|sending|writes?) (?:me |us )?(?:an? |the )?)?(?:warns?|alerts?|notif(?:y|ies)|tells?|informs?)?(?: me| us)?(?: ?(?:by|via|with|per|through))? ?\b(?:an? )?(?:e-?)?mails?(?: (?:alert|warning|message|notification|me|us))*(?: (?:to|at))?(?: (?:the )?(?:address )?([\w.+-]+@[\w.-]*\w|root|me\b|(?:the )?admin|an address))?/,
  );
  return found && (/@|^root$/.test(found[1] ?? '') ? wish.original(found, found[1] ?? '') : '');
}

export const takeDryRun = (wish: WishText): boolean =>
  takes(
    wish,
    /(?:[,;(] ?|\band |\bwith |\bsupports? |\bhas )*(?:an? |the )?(?:option |flag )?-{0,2}dry[- ]?run\b(?: (?:option|flag|mode|switch))*(?: (?:that|which) (?:only |just )?(?:shows|prints|lists) what (?:it )?would (?:be (?:done|deleted|moved|removed)|happen|do))?\)?/,
  );

/** "Ask before each": before each or once. */
export const takeConfirm = (wish: WishText): boolean =>
  takes(
    wish,
    /(?:[,;(] ?|\band |\bbut |\bit |\bthen |\bwith )*\b(?:(?:asks?|asking|prompts?|prompting|confirms?|confirming|wants?)(?: me| the user| for| an?| yes\/no| yes or no| \(?\[?y\/n\]?\)?| confirmation| with| first)*(?: (?:before|for|prior to)(?: (?:each|every|any|it|the|deleting|removing|deletes?|deletions?|one|of them|branch|file|them|doing|actually|is deleted|so|touching|anything))*)?|(?:y\/n )?confirmations?(?: (?:before|for|prompt|prompts|per|each|deletion|delete|deleting))*)(?: \(?\[?y\/n\]?\)?)?/,
  );
