import type { WishText } from '../reading/text.ts';
import type { Cells, Deed, Rows, Source } from './program.ts';

const ARGUMENT =
  '(?:(?:given|passed|named|specified|supplied|provided)(?: to it)? )?(?:(?:as|by|in|on|via|through|from|with|at) )?(?:the |its |an? )?(?:(?:first|only|single|1st) )?(?:command[- ]?line )?(?:command line|argument|arg|parameter|argv)\\b';
const FILE = '(?:(?:text|csv|log|input|data|plain) )*files?(?: ?name| path)?';
const STDIN =
  /\b(?:(?:from|on|of|in|via|reads?|over) )?(?:the )?(?:stdin|standard input|std in)\b(?: until (?:eof|end of (?:file|input)|the end))?/;
const GIVEN_FILES = [
  new RegExp(
    `\\b(?:takes?|reads?|reading|given|for|in|of|from)? ?(?:an?|the) ${FILE} \\((?:the |its )?(?:first|only|command[- ]line)? ?(?:command[- ]line )?argument\\)`,
  ),
  new RegExp(
    `\\b(?:takes?|reads?|reading|expects?|accepts?|gets?|opens?|loads?|given|for|in|of|from|with)? ?(?:an?|the|its|one|some) (?:name of an? |path (?:to|of) an? )?${FILE} ${ARGUMENT}`,
  ),
  new RegExp(
    `\\b(?:takes?|expects?|accepts?|gets?) (?:an?|the) (?:name|path) (?:of|to) (?:an?|the) ${FILE} ${ARGUMENT}`,
  ),
  new RegExp(
    `\\b(?:in|of|from|reads?|for)? ?(?:an?|the) ${FILE} (?:whose|with the) (?:file ?)?(?:name|path) (?:that )?(?:is )?${ARGUMENT}`,
  ),
  new RegExp(`\\b(?:an?|the) (?:(?:text|csv|log|input) )?file(?: ?name| path)? (?:is )?${ARGUMENT}`),
];
const NAMED_FILE =
  /\b(?:(?:reads?|opens?|loads?|in|of|from|over|for) )(?:an? |the )?(?:(?:csv |text |log )?file )?(?:called |named )?["'`]?([a-z0-9_][\w./-]*\.(?:txt|csv|log|tsv|dat|md))["'`]?(?: file)?/;

const TOLD_LATER = new RegExp(
  `[,;]? ?\\b(?:and |with |where )*(?:the |its |whose |a )?(?:file ?name|path|name|file)(?: (?:of|to) (?:the|that) file)? (?:(?:is|being|comes|taken) )?${ARGUMENT}`,
);

const PROGRAM = /\b(?:program|script|cli|tool|command|app|utility)\b/i;
/** A part of a program is given its input. */
const PART = /\b(?:functions?|methods?|class|def|func|fn|helper|lambda|returns?|returning)\b|\w\(/i;
const ANY_FILE =
  /\b(?:reads?|opens?|of|in|from) (?:an?|the) (?:(?:text|log|input|data) )?file\b(?! (?:called|named|line by line))/;

const ENDED =
  /,? ?\buntil (?:(?:the user|users?|they|he|she|you|it|someone|i|we) (?:enters?|types?|writes?|says?|gives?|inputs?|reads?|press(?:es)?|hits?) (?:the word |just )?|(?:the )?(?:number|value|word) )?(?:(?:an? )?(?<blank>empty (?:line|input|string)|blank line|enter)|["'“]?(?<word>-?\d+|zero|quit|exit|done|stop|end|finish(?:ed)?|q)["'”]?)(?: (?:is|was|gets) (?:entered|typed|read|given|input|found))?(?![\w-])/;
const TYPED =
  /\b(?:reads?|reading|takes?|asks?(?: (?:the user|me|us|users?))? for|prompts?(?: (?:the user|me|us|users?))? for|inputs?|accepts?|gets?)(?=(?: [a-z]+){1,4} until )/;

/** "Asks for numbers until 0": they are typed, and end with that line. */
export function readTyped(prompt: string): { prompt: string; until?: string } {
  const found = TYPED.test(prompt) ? ENDED.exec(prompt.toLowerCase()) : null;
  if (!found || /\bfile\b/i.test(prompt)) return { prompt };
  const { word } = found.groups ?? {};
  const rest = prompt.slice(0, found.index) + prompt.slice(found.index + found[0].length);
  const source = /\b(?:stdin|standard input)\b/i.test(rest) ? '' : ' from stdin';
  return {
    prompt: `${rest.slice(0, found.index).replace(/\b(?:asks?|prompts?)(?: (?:the user|me|us|users?))? for\b/i, 'reads')}${source}${rest.slice(found.index)}`,
    until: word === 'zero' ? '0' : (word ?? ''),
  };
}

/** The input of the program; undefined if the wish does not say it. */
export function readSource(wish: WishText): Source | undefined {
  if (wish.take(STDIN)) return { from: 'stdin' };
  for (const pattern of GIVEN_FILES)
    if (wish.take(pattern)) {
      // The same said again: "the file".
      while (wish.take(/\b(?:reads?|opens?|in|of|from) (?:that|this|the) (?:(?:text|csv|log) )?file\b/));
      return { from: 'argument' };
    }
  // "…, the file name is an argument": said after the file.
  if (wish.has(ANY_FILE) && wish.take(TOLD_LATER)) {
    wish.take(ANY_FILE);
    return { from: 'argument' };
  }
  const named = wish.take(NAMED_FILE);
  // A program that reads a file, whichever, is told which.
  if (!named && (PROGRAM.test(wish.given) || !PART.test(wish.given)) && wish.take(ANY_FILE))
    return { from: 'argument' };
  return named?.[1] ? { from: 'file', path: wish.original(named, named[1]) } : undefined;
}

const STATUS =
  '(?:exits?|exiting|quits?|ends?|terminates?|stops?)(?: the program)?(?: with)?(?: (?:exit )?(?:status|code))?(?: of)?(?: (\\d{1,3}))?(?: (?:status|code))?';
const TO_STDERR = ' (?:to|on|into) (?:stderr|standard error|the standard error|std err)(?: stream)?';
const TO_STDOUT = ' (?:to|on) (?:stdout|standard output)';
const SAY =
  '(?:prints?|printing|writes?|writing|shows?|outputs?|reports?|says?|displays?|gives?|emits?|logs?)';
const TEXT = '["\'`]([^"\'`\\\\$#{}%]{1,60})["\'`]';
const WHAT = `(?:(?:(?:just|only|simply) )?(?:the (?:message|text|error|error message|warning) |an? (?:error |warning |short |clear )?(?:message |error |warning )(?:like |saying |such as )?)?${TEXT}|an? (?:short |clear |helpful |proper |suitable )?(?:error|usage|warning)?(?: ?message| ?line| ?text)?|the usage|usage|errors?)`;

/** "Error to stderr", without a verb. */
const BARE = '(?:an? )?(?:clear |short )?(?:error|usage|warning)(?: ?message)?';
/** An action, with four groups: the text, whether stderr, stdout, and the status. */
const ACTION = `(?:(?:${SAY} ${WHAT}|${BARE})(${TO_STDERR})?(?:${TO_STDOUT})?(?:(?:,| and|, and| then|, then)+ ${STATUS}|(?: and) (?:continues?|goes on|skips? (?:it|them)|ignores? (?:it|them)))?|(?:exits?|quits?|stops?|ends?|fails?)(?: with)?(?: (?:exit )?(?:status|code))?(?: (\\d{1,3}))?(?:(?: and| with) (?:an? )?(?:error |usage |short )?(?:message|error|usage)(?:${TO_STDERR})?)?)`;

/** The action in a case that the patterns describe, in either order of words. */
export function readDeed(wish: WishText, cases: string): Deed | undefined {
  const when = `(?:if|when|whenever|in case|for|on)(?: of)? (?:${cases})`;
  const found =
    wish.take(
      new RegExp(
        `(?:[,;] ?|\\band |\\bor |\\bbut )*\\b${when},? ?(?:then |it |should |must |the program |the script )*${ACTION}`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `(?:[,;] ?|\\band |\\bor |\\bbut |\\bit |\\bshould |\\bmust )*\\b${ACTION} (?:${when}|otherwise)`,
      ),
    ) ??
    // "Missing file: error on stderr, exit code 2".
    wish.take(
      new RegExp(
        `\\b(?:${cases}) ?(?::|->|=>|=) ?(?:an? )?(?:${SAY} )?${WHAT}(${TO_STDERR})?(?:(?:,| and|, and)+ ${STATUS})?`,
      ),
    );
  if (!found) return undefined;
  const [whole, text, error, first, second] = found;
  const status = first ?? second;
  const doesEnd = /\b(?:exit|quit|end|terminat|stop|fail)/.test(whole.replace(text ?? '', ''));
  // "An error" without a place is printed where errors go.
  const isError =
    error !== undefined ||
    (text === undefined && !/\bprints? nothing\b/.test(whole)) ||
    (/\b(?:error|warning|usage)\b/.test(whole.replace(text ?? '', '')) && text === undefined);
  return {
    ...(text === undefined ? {} : { message: wish.original(found, text) }),
    toStderr: isError,
    ...(status === undefined ? (doesEnd ? { status: 1 } : {}) : { status: Number(status) }),
  };
}

export const CASES = {
  missing:
    "(?:the |that |this |a )?(?:given )?(?:(?:input|csv|text|log) )?(?:file|path|it) (?:is missing|does not exist|doesn't exist|is not there|isn't there|cannot be (?:opened|read|found)|can't be (?:opened|read|found)|could not be (?:opened|read|found)|is not found|was not found|is not readable|is unreadable)|(?:a )?missing file|file not found",
  usage:
    '(?:no|the|an?) (?:file ?name |file |path |command[- ]line )?arguments?(?: (?:is|are|was|were))?(?: (?:missing|given|passed|not given|supplied|provided|not provided))?|(?:no|the) file(?: ?name)? (?:is |was )?(?:given|passed|not given)|the number of arguments is wrong|called without (?:an? )?arguments?',
  empty:
    '(?:there (?:is|are|was|were) (?:none|nothing|(?:no|not any) (?:input|data|numbers?|lines?|words?|rows?|values?|text)(?: at all| given)?)|(?:the )?(?:input|file|stdin|it|list) (?:is empty|was empty|has no (?:lines|numbers|words|rows|data|data rows)|contains no (?:lines|numbers|words|rows|data|valid numbers))|(?:an )?empty (?:input|file|stdin)|no (?:input|data|numbers?|lines?|words?|rows?|values?)(?: (?:is|are|was|were))?(?: (?:given|read|found|entered|provided|there|present))?|nothing (?:is|was) (?:read|given|entered))',
  bad: "(?:an? |the |any |each |every |all )?(?:lines?|values?|rows?|cells?|tokens?|entr(?:y|ies)|inputs?|things?|salary|amount|price|score) (?:that |which )?(?:is|are|cannot|can't|could not|does not|do not|has|have) (?:not (?:an? )?(?:valid )?(?:numbers?|integers?|numeric)|invalid|malformed|non-numeric|be (?:parsed|converted|read)(?: as (?:an? )?(?:numbers?|integers?))?|too few (?:columns|cells|fields))|(?:an? )?(?:invalid|malformed|bad|non-numeric|broken|unparseable|unparsable) (?:lines?|rows?|numbers?|values?|inputs?|tokens?|entries)|anything (?:that is )?(?:not a number|else)",
} as const;

const SKIPS = new RegExp(
  `(?:[,;] ?|\\band |\\bbut )*\\b(?:(?:it |should |must )*(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing) out|discard(?:s|ing)?)) (?:over )?(?:${CASES.bad})(?: silently)?|(?:[,;.] ?|\\band |\\bbut )*\\b(?:${CASES.bad}) (?:is|are|get|should be|must be) (?:silently |simply )?(?:skipped|ignored|left out|discarded)`,
);

export const readSkip = (wish: WishText): Deed | undefined =>
  wish.take(SKIPS) ? { toStderr: false } : undefined;

const SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [
    /,? ?\b(?:separated|delimited|split) (?:by|with) (?:an? )?(?:semicolons?)\b|\bsemicolon[- ]separated\b/,
    ';',
  ],
  [/,? ?\b(?:separated|delimited|split) (?:by|with) (?:an? )?tabs?\b|\btab[- ]separated\b|\btsv\b/, '\t'],
  [/,? ?\b(?:separated|delimited|split) (?:by|with) (?:an? )?commas?\b|\bcomma[- ]separated\b/, ','],
  [
    /,? ?\b(?:separated|delimited|split) (?:by|with) (?:an? )?(?:white ?)?spaces?\b|\b(?:white)?space[- ]separated\b/,
    ' ',
  ],
  [/,? ?\b(?:separated|delimited|split) (?:by|with) (?:an? )?colons?\b/, ':'],
];

const NAME = '[a-z][a-z_]*(?: (?!and\\b|then\\b)[a-z]+)?';
const COLUMNS = new RegExp(
  `(?:\\b(?:with|has|having|whose|of|that has|and)|\\()(?: the| these| three| two| four)? ?(?:columns?|fields?|headers?)(?: (?:are|named|called|row|line))*:? ?((?:${NAME})(?:(?:, ?and |, ?| and )(?:${NAME}))*?)(?=\\s*(?:[;.():]|·|$|,? ?(?:and )?(?:then )?(?:print|output|add|count|show|report|comput|calculat|sum|writ|return|display|group|separated|that |which |in that|given|from|as )))`,
);
const SHAPED =
  /(?<!per )\b(?:lines?|rows?|records?|input)(?: (?:of|like|in|with|has|have|is|are|contains?|looks?|formatted|the|form|format|as|each|shape))* ["'`<]([a-z_]+)>?([,;: |\t])[ ]?<?([a-z_]+)(?:>?\2[ ]?<?([a-z_]+))?["'`>]/;
const SAID =
  /\b(?:each|every|a) (?:line|row) (?:has|holds|contains|is|consists of) (?:an? |the )?([a-z]+)(?:, (?:an? |the )?([a-z]+))?,? (?:and|then|followed by) (?:an? |the )?([a-z]+)/;

const NO_NAME =
  /^(?:an?|the|csv|numeric|number|given|each|every|per|all|any|its|their|columns?|fields?|this|that|second|first|third|last|one|single|text|file|of|in|lines?|rows?)$/;

/** The columns that a wish asks about without listing all of them: they are found by their names in the header. */
function inferred(rest: string): string[] {
  const column =
    /(?<![\w])["'`]?([a-z_]+)["'`]? column\b|\bcolumn (?:named |called )?["'`]([a-z_]+)["'`]/.exec(rest);
  const by =
    /\b(?:grouped by|group(?:s|ing)? (?:it |them )?by|per|for each|by|for every) (?:the )?["'`]?([a-z_]+)["'`]?/.exec(
      rest,
    );
  const folded =
    /\b(?:sums?(?: up)?|totals?|average|mean|max(?:imum)?|min(?:imum)?|median|highest|lowest)(?: of)?(?: the| all)? ["'`]?([a-z_]+)["'`]? (?:per|by|for each|grouped by|for every)\b/.exec(
      rest,
    );
  const names = [column?.[1] ?? column?.[2] ?? folded?.[1], by?.[1]];
  return [...new Set(names.flatMap((name) => (name && !NO_NAME.test(name) ? [name] : [])))];
}

/** The columns of a table that the wish describes, or how its cells are told apart. */
export function readTable(wish: WishText): { readonly rows?: Rows; readonly cells?: Cells } {
  const isCsv = /\bcsv\b/i.test(wish.given);
  const noHeader =
    wish.take(/,? ?\b(?:that has |with |and )?(?:no|without(?: an?)?) header(?: line| row)?\b/) !== undefined;
  const header =
    wish.take(
      /,? ?\b(?:(?:and|with|that has|which has|has|having) )?(?:an? |the )?header(?: line| row)?(?: (?:first|line))?\b(?! ?(?:are|:|named|[a-z_]+ ?,))|\bthe first (?:line|row) (?:is|has|holds|contains) (?:the |an? )?(?:header|column names|names of the columns)\b|\bskip(?:s|ping)? the header(?: line| row)?\b/,
    ) !== undefined;
  const split = SEPARATORS.find(([pattern]) => wish.has(pattern));
  if (split) wish.take(split[0]);
  const listed = wish.take(COLUMNS);
  const shaped = listed ? undefined : wish.take(SHAPED);
  const said = listed || shaped ? undefined : wish.take(SAID);
  const names = listed?.[1]
    ? listed[1].split(/, ?and |, ?| and /)
    : shaped
      ? [shaped[1], shaped[3], shaped[4]]
      : (said?.slice(1) ?? []);
  const named = names.filter((one) => one !== undefined && one !== '').map((one) => (one ?? '').trim());
  const isInferred = named.length === 0 && isCsv && !noHeader;
  const columns = isInferred ? inferred(wish.rest) : named;
  const fewest = isInferred ? 1 : 2;
  const separator = shaped?.[2] ?? split?.[1] ?? (isCsv ? ',' : ' ');
  if (columns.length < fewest || new Set(columns).size < columns.length)
    return isCsv || split || header ? { cells: { separator, hasHeader: header } } : {};
  while (wish.take(/\bcsv(?: (?:file|data|input|lines))?\b(?: of [a-z]+(?= ?\())?/));
  return {
    rows: {
      columns,
      separator,
      hasHeader: !noHeader && (header || isInferred || (listed !== undefined && isCsv)),
    },
  };
}
