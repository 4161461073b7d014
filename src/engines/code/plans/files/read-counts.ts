import { FILE_ERROR } from '../../snippets/met-clauses.ts';
import { WishText } from '../reading/text.ts';

export type Unit = 'lines' | 'words' | 'bytes' | 'characters';

/** Numbers about each of several files, with their sums. */
export interface CountsWish {
  readonly units: readonly Unit[];
  /** The input is read where no file is named. */
  readonly isPiped: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and of in for each every file files program script tool command line cli utility app write create
  make small simple prints print printing shows show display displays output outputs with its their them it per name names
  filename filenames implement implements on one like unix linux posix version clone reimplementation implementation please me numbers counts
  count counting results result number to is are all text how many contained contains contain has have followed by
  python javascript typescript go golang rust java c ruby php node`.split(/\s+/),
);

const UNIT = '(?:lines?|words?|bytes?|characters?|chars?)';
const UNITS = new RegExp(
  `\\b(?:the |its |their |how many |number of |count of )*(${UNIT}(?:(?:, and |, | and |/|,)(?:the |number of )*${UNIT}){0,3})(?: counts?)?`,
);
const FILES =
  /\b(?:(?:of|for|in|from|an?|takes?|reads?|given|each|every|all|the|any|number of|several|multiple|many|some|one or more|a list of) )*files?(?: ?names?| paths?)?,?(?: that are| which are| it is)? (?:(?:given|passed|named|listed|specified|supplied|provided)(?: to it)? )?(?:as|on|via|through|from|by|in) (?:an? |the |its |separate )?(?:command[- ]?line(?: arguments?)?|arguments?|args|parameters?)\b/;
const TOTAL =
  /[,;]? ?\b(?:(?:and|with|plus|then|also|prints?|shows?|adds?|followed by|ending with) )*(?:an? |the )?(?:grand |overall )?totals?(?: (?:line|row|counts?))?(?: (?:for all|of all|of everything|across)(?: (?:of them|the files|files))?)?(?: (?:at the end|as (?:the )?last line))?(?:,? (?:if|when|for|where) (?:(?:there (?:is|are)|the user|you|it|gives?|gets?|is|are|has|have) )*(?:more than one|several|multiple|two or more|many)(?: (?:files?|arguments?|of them))?(?: (?:is|are|was|were) (?:given|passed|named))?)?/;
const PIPED =
  /[,;]? ?\b(?:and|or|but)? ?(?:(?:it )?(?:reads?|uses?|reading|from|falls back to) )*(?:stdin|standard input) (?:if|when) (?:(?:there (?:is|are)|no|none|without) )*(?:files?|arguments?|one)?(?: (?:is|are|was|were))?(?: (?:given|named|passed|there))?/;
const WC =
  /\b(?:(?:like|similar to|works like|as) )?(?:the )?(?:unix |linux )?["'`]?wc["'`]?(?: command| utility| tool| does)?\b/;

/** It says so of each file that it cannot read. */
const UNREADABLE =
  /[,;]? ?\b(?:(?:and|with|prints?|printing|shows?|showing|reports?|gives?|an?|clear|useful|proper) )*errors?(?: messages?)? (?:if|when|for|on) (?:(?:an?|the|any|each|one of the) )?(?:files? (?:(?:is|are) (?:missing|not found|unreadable)|(?:does|do) not exist|doesn't exist|(?:cannot|can't|could not) be (?:read|opened|found))|(?:missing|unreadable) files?)(?! (?:and|or))\b/;

/** "Lines, words and bytes of the files given as arguments, with a total"; undefined if a word says something else. */
export function readCounts(prompt: string): CountsWish | undefined {
  const wish = new WishText(prompt);
  const isWc = wish.take(WC) !== undefined;
  wish.take(UNREADABLE) ?? wish.take(FILE_ERROR);
  const total = wish.take(TOTAL);
  const isPiped = wish.take(PIPED) !== undefined;
  const files = wish.take(FILES);
  wish.take(/\bcommand[- ]line (?=program|tool|utility|app|clone|script)/);
  const listed = wish.take(UNITS)?.[1];
  const units = (['lines', 'words', 'bytes', 'characters'] as const).filter((unit) =>
    new RegExp(unit === 'characters' ? '\\bchar' : `\\b${unit.slice(0, -1)}`).test(listed ?? ''),
  );
  const isSeveral = /\bfiles\b|\beach\b|\bevery\b/.test(files?.[0] ?? '');
  if (!isWc && !(files && listed && (total || isSeveral || units.includes('bytes')))) return undefined;
  if (!isWc && !/\b(?:count|number|how many|prints?|shows?)/i.test(prompt)) return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  // The columns of wc have an order of their own, whatever the wish names first.
  return { units: units.length > 0 ? units : ['lines', 'words', 'bytes'], isPiped };
}
