import { withoutCells } from '../commands/spreadsheet.ts';
import { isStopWord } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import { SECONDS } from '../math/seconds.ts';
import { type Named, namesIn } from './recipe-names.ts';

/** Samples in a recipe's command that a value of the question takes the place of. */
export interface Samples {
  readonly number?: string;
  /** The end of a range that begins with `number`. */
  readonly second?: string;
  readonly folder?: string;
  readonly table?: string;
  readonly column?: string;
  /** The name that the column gets. */
  readonly renamed?: string;
  /** The type of that column. */
  readonly type?: string;
  readonly size?: string;
  readonly extension?: string;
  /** The ending that files of `extension` get. */
  readonly ending?: string;
  readonly text?: string;
  readonly to?: string;
}

/** A length of time in the asker's own unit. */
interface Span {
  readonly count: number;
  readonly unit: string;
}

export interface Values {
  readonly numbers: readonly string[];
  readonly size: string | undefined;
  readonly extension: string | undefined;
  readonly file: string | undefined;
  readonly folder: string | undefined;
  readonly branch: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly type: string | undefined;
  readonly renamed: string | undefined;
  /** The column is one that rows are put together by: "per department". */
  readonly isGroup: boolean;
  readonly text: string | undefined;
  readonly to: string | undefined;
  readonly ending: string | undefined;
  /** The folder in which it is to be done. */
  readonly path: string | undefined;
  readonly isHome: boolean;
  /** Everything on the machine is meant. */
  readonly isMachine: boolean;
  /** The folder, named without a slash, in which it is to be done. */
  readonly place: string | undefined;
  /** Branches, containers, hosts and other things that have names. */
  readonly names: readonly Named[];
  /** A length of time: "the last 3 hours", "older than a week". */
  readonly span: Span | undefined;
  /** Names of tags: v1.2 */
  readonly versions: readonly string[];
  /** The question without them. */
  readonly rest: string;
}

const REPLACED =
  /\b(?:replace|substitute|change|swap) (?:(?:all|every|each|the|occurrences? of|instances? of|words?|strings?|text) )*(?!(?:tabs?|spaces?|newlines?|commas?|semicolons?|quotes?|dashes|hyphens|underscores?|dots?|slashes|lines?|words?|text|it|them|this|that|files?|white ?space)\b)(["'`“]?)([^\s"'`“”]{1,80})["'`”]? (?:with|by|to|for) (["'`“]?)([^\s"'`“”]{1,80}?)["'`”]?(?=[\s.,?!]|$)/i;
const TEXT =
  /["`“]([^"`“”\n]{1,80})["`”]|(?<=\s)'([^'\n]{1,80})'|\b(?:word|string|text|phrase) (?!in\b|to\b|from\b|and\b|or\b|with\b|files?\b|recursively\b|inside\b|within\b|ignoring\b|of\b|is\b|a\b|the\b|on\b|by\b|using\b|at\b|occurs?\b|appears?\b|everywhere\b|anywhere\b|that\b|per\b)([\w-]+)/i;
/** A mark in capitals, as logs have it; other words in capitals are names of things. */
const MARK =
  /\b(?:with|contain(?:s|ing)?|for|of|match(?:es|ing)?|have|has|times|often) (?:the |does )?(WARN(?:ING)?|ERROR|INFO|DEBUG|FATAL|TODO|FIXME|CRITICAL|HACK|XXX)\b|\b(TODO|FIXME|HACK|XXX)(?:s\b|\b(?: comments?)?)/;
/** Names that begin with a dot are no endings. */
const DOT_FILE =
  /(?<![\w/.*])(?<!\b(?:all|every|each)(?: of)?(?: the)? )\.(?:env|gitignore|npmrc|bashrc|zshrc|profile|ds_store|dockerignore)\b(?: files?\b)?/i;
const EXTENSION =
  /(?<![\w/])\*?\.([a-z][a-z0-9]{0,5})\b(?= files?\b)|(?<![\w.])\*\.([a-z][a-z0-9]{0,5})\b|(?<!\b(?:merge|combine|join|unite)\b.{0,20})\b(log(?= files\b)|txt|md|js|ts|py|json|csv|html|css|pdf|jpe?g|png|xml|ya?ml|bak|tmp|java|cpp|rs)(?= files?\b)/i;
/** "rename all .jpeg files to .jpg" */
const ENDING =
  /\b((?:rename|change|convert|turn)\b[^.]{0,40})\*?\.([a-z][a-z0-9]{0,5})\b([^.]{0,40}? (?:to|into|as|with) (?:an? )?)\*?\.([a-z][a-z0-9]{0,5})\b/i;
const FILE = /(?<![\w@./:-])(?:\.{0,2}\/)?[\w-]+(?:[./][\w-]+)*\.[a-z][a-z0-9]{0,4}(?![\w@/]|\.\w)/i;
const FOLDER =
  /(?<![\w/.])(\w*_\w+|\.[a-z]\w+|dist|build|target|vendor)(?= (?:folders?|director(?:y|ies))\b)/i;
/** A folder that is left out. */
const SKIPPED =
  /\b(except|excluding|exclude|without|skip(?:ping)?|ignoring|but not)(?: in| from| the| for| everything in)* (\w*_\w+|dist|build|target|vendor|\.?venv|coverage|tmp|\.git)\b(?! (?:folders?|director))/i;
/** A branch that most repositories have. */
const BRANCH = /\b(?:on|from|to|onto|of|in|with) (main|master|develop)\b/i;
const NO_NAME =
  'left|right|inner|outer|full|cross|join|a|an|as|the|my|this|that|its|each|every|another|one|two|both|all|sql|database|new|empty|large|big|temporary|same|other|whole|single|unique|add|drop|delete|remove|create|rename|make|in|from|to|of|into|with|and|is|are|has|by|on|or|for|if|using|without|where|postgres|mysql|sqlite|second|specific|existing|null|only|when|unless|names?|types?|data|but|so|that|which|while|it|they|have|based|except|keep\\w*|leaving|then|also';
const named = (noun: string): RegExp =>
  new RegExp(
    `\\b${noun} (?:called |named )?["'\`]?(?!(?:${NO_NAME}|called|named)\\b)(\\w+)\\b["'\`]?|(?<!\\w)["'\`]?(?!(?:${NO_NAME})\\b)(\\w+)["'\`]? ${noun}\\b`,
    'i',
  );
const TABLE = named('table');
const ROWS_OF =
  /\b(select|get|find|list|show) (?:all )?(?:the )?(?!rows\b|records\b|values\b|tables\b|entries\b|columns\b|duplicates?\b)(\w+s)(?= (?:created|where|with|that|who|from the last|of the last|older|between)\b)/i;
const RANKED =
  /\b(top(?= \d+ \w+s by)|most expensive|cheapest|newest|latest|oldest|largest|biggest|best|highest) (\w+s)(?= (?:of|per|in|for|by) |[?.!]*$)/i;
/** "duplicate emails in users" */
const IN_TABLE =
  /\b(?:in|from|(?<=\bcolumns? .{0,30})to) (?:the |my |our )?(?!(?:postgres|rows|records|columns|tables|values|databases|duplicates|groups|results|minutes|hours|days|weeks|months|years|bytes|megabytes|characters|strings|transactions|queries|dates|milliseconds|seconds|others)\b)([a-z_]{3,}s)(?=[?.!]*$)/i;
const COLUMN = named('(?:column|field)');
const NEW_COLUMN =
  /\brename (?:the |a )?column (?:called |named )?["'`]?(\w+)["'`]? (?:in)?to ["'`]?(\w+)["'`]?/i;
const COLUMN_TYPE =
  /,? (?:of|with|and)(?: the| its)?(?: data)? type (?:of )?["'`]?([a-z]+(?: ?\(\d+(?:, ?\d+)?\))?)["'`]?|\bas (?:an? )?((?:big|small)?int(?:eger)?|text|date|timestamp|bool(?:ean)?|numeric|decimal|varchar(?: ?\(\d+\))?|uuid|jsonb?)\b/i;
const PER =
  /\b(?:per|for each|for every|by each|(?:does |did )?each(?= \w+ (?:has|have|placed?|made|makes?|bought))) (?!group\b|row\b|value\b|page\b)(\w+)\b/i;
const COUNTED_ROWS =
  /\b(number of|how many|count(?: the)?) (?!rows\b|records\b|values\b|distinct\b|unique\b|duplicates?\b|the\b|all\b|per\b|by\b)(\w+s)\b/i;
const OF_COLUMN =
  /\b(duplicated?|distinct|unique|(?:second|third) (?:highest|largest|biggest)|average|sum of|total) (?:the )?(?!(?:rows?|records?|values?|entr(?:y|ies)|data|lines?|a|in|of|from|number|each|all)\b)(\w+(?: (?:names?|numbers?|address(?:es)?|codes?|ids?|dates?|titles?|amounts?|prices?))?)\b/i;
/** Paths on the asker's own machine. */
const PATH = /(?<![\w.])(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]*)*/g;
const WITHIN = /\b(?:under|below|beneath|in|inside|within|of) ((?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]+)*)/;
const INTO = /\binto (?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]*)*/;
const PLACE =
  /\b(?:under|below|beneath|in|inside|within|of) (?:the|my|our) (?:folder|directory) (?:called |named )?["'`]?([\w-]+(?:\/[\w-]+)*)\/?["'`]?(?=[?.!,]*$|,? (?:recursively|and|that|which|with|to|older|larger|bigger)\b)/i;
const SIZE = /(?<![\w.~-])(\d+)[ -]?([kmgt])i?b?\b(?:ytes)?/i;
const NUMBER = /(?<![\w.~:*/-])(\d+)(?![\w*/:-]|\.\d)/g;
const COUNTED =
  /\b(last|first|top|past|every|the(?= \w+ (?:most|newest|latest|oldest|largest|biggest|highest|cheapest))) (two|three|four|five|six|seven|eight|nine|ten|twenty)\b|\b(?:list|show(?: me)?|see|print|find|get)(?: the)? (?:two|three|four|five|six|seven|eight|nine|ten|twenty)(?= (?:process|file|line|commit|container|branch|row|folder|image)(?:e?s)\b)|\b(with|to|by|into) (two|four|eight)(?= spaces\b)/gi;

const SPAN =
  /\b(?:last|past|previous|older than|newer than|within|since|every|for|after|more than)(?: the)?(?: last| past)? (?:(?:(\d+|an?|one) )(?=\w)|(?!\w+s\b))(second|minute|hour|day|week|month|year)s?\b/i;
/** Commands count months and years in days. */
const LENGTHS: Readonly<Record<string, number>> = { ...SECONDS, month: 2_592_000, year: 31_536_000 };

const UNITS: Readonly<Record<string, string>> = { s: 'second', m: 'minute', h: 'hour', d: 'day' };

/** The length of time in the unit that a command counts in; undefined where it counts none, or not so finely. */
export function spanFor({ task, asks, run, values }: Command, span: Span | undefined): number | undefined {
  const said = /\b(second|minute|hour|day)s\b/.exec([task, ...asks].join(' '))?.[1];
  // "until=168h" counts in hours, though people say days.
  const written = new RegExp(`(?<!\\w)${values?.number}([smhd])(?!\\w)`).exec(run)?.[1];
  const unit = said === undefined || written === undefined ? said : UNITS[written];
  const [own, asked] = [LENGTHS[unit ?? ''], LENGTHS[span?.unit ?? '']];
  return own === undefined || asked === undefined || span === undefined
    ? undefined
    : (span.count * asked) / own;
}

const VERSION = /(?<![\w./-])v\d+(?:\.\d+){0,3}(?![\w/])/gi;

/** The question without the cells of a spreadsheet; a pattern that matches also extracts. */
const plainFor = (question: string, tool: string | undefined): string =>
  tool === 'spreadsheet'
    ? withoutCells(question)
    : tool === 'regex'
      ? question.replace(/\b(?:extract|captur|grabb?|get)(?:e|s|es|ing)?\b/gi, ' ')
      : question;

/** Numbers, names and texts that belong to the asker and tell no recipe from another. */
export function valuesIn(question: string, tool?: string): Values {
  const { names, rest: nameless } = namesIn(question);
  let rest = plainFor(nameless, tool)
    .replace(COUNTED, (said: string) => digitsForWords(said))
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/\b(lines? \d+)[-–](?=\d)/gi, '$1 to ')
    .replace(/\b(localhost|127\.0\.0\.1):(?=\d)/gi, '$1 ')
    .replace(/\b(last|first) line\b/gi, '$1 1 lines')
    .replace(/\binto (?:just )?(?:one|1)\b/gi, ' ');
  const take = (pattern: RegExp, by: string): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], by.replace('$1', found[1] ?? ''));
    return found;
  };
  const versions = tool === undefined || tool === 'git' ? [...new Set(rest.match(VERSION) ?? [])] : [];
  if (versions.length > 0)
    rest = rest.replace(VERSION, 'tag').replace(/\btag (?:and|to|or|with) tag\b/, 'two tags');
  const skipped = take(SKIPPED, '$1 a folder');
  const folder = take(FOLDER, ' name ');
  const table =
    tool === 'sql'
      ? (take(TABLE, ' table ') ??
        take(ROWS_OF, '$1 rows') ??
        take(COUNTED_ROWS, '$1') ??
        take(RANKED, '$1 rows') ??
        take(IN_TABLE, ' table '))
      : null;
  const newName = tool === 'sql' ? take(NEW_COLUMN, 'rename column $1') : null;
  const type = tool === 'sql' ? take(COLUMN_TYPE, ' ') : null;
  const group = tool === 'sql' && !COLUMN.test(rest) ? take(PER, 'per group') : null;
  const column = tool === 'sql' ? (group ?? take(COLUMN, ' column ') ?? take(OF_COLUMN, '$1')) : null;
  const own = table?.[2] ?? table?.[1];
  // "orders per customer, only those with more than 5 orders"
  if (own !== undefined) rest = rest.replaceAll(new RegExp(`\\b${own}\\b`, 'gi'), ' ');
  const replaced = take(REPLACED, 'replace text');
  const said = replaced === null ? (take(TEXT, 'text') ?? take(MARK, ' text ')) : null;
  const renamed = ENDING.exec(rest);
  if (renamed) rest = rest.replace(renamed[0], `${renamed[1]} extension files`);
  const dotted = take(DOT_FILE, ' file ');
  const extension = renamed === null ? take(EXTENSION, ' type ') : null;
  const name = /^\.?(?:tar\.gz|tgz)$/i.test(FILE.exec(rest)?.[0] ?? '') ? null : FILE.exec(rest);
  if (name) rest = rest.replace(name[0], wordFor(name[0]));
  const size = SIZE.exec(rest);
  if (size)
    rest = rest
      .replace(size[0], ' ')
      .replace(/\b(?:over|above|more than|exceeding|at least)\s+/i, 'larger than ');
  const [, count = '1', unit] = SPAN.exec(rest) ?? [];
  const numbers = [...rest.matchAll(NUMBER)].map(([, digits = '']) => digits);
  return {
    names,
    numbers,
    span: unit === undefined ? undefined : { count: Number(count) || 1, unit: unit.toLowerCase() },
    size: size ? `${size[1]}${unitOf(size[2] ?? '')}` : undefined,
    ending: renamed?.[4],
    path: WITHIN.exec(question)?.[1],
    extension: renamed?.[2] ?? (extension?.[1] ?? extension?.[2] ?? extension?.[3])?.toLowerCase(),
    file: dotted?.[0].replace(/ files?$/i, '') ?? name?.[0],
    folder:
      skipped?.[2] ?? folder?.[1] ?? names.find(({ kind, isOther }) => kind === 'folder' && isOther)?.name,
    branch: BRANCH.exec(nameless)?.[1],
    table: own,
    column: singular(column?.[2] ?? column?.[1]),
    renamed: newName?.[2],
    type: (type?.[1] ?? type?.[2])?.toUpperCase(),
    isGroup: group !== null,
    text: replaced?.[2] ?? said?.[1] ?? said?.[2] ?? (isStopWord(said?.[3] ?? '') ? undefined : said?.[3]),
    versions,
    isMachine:
      /\b(?:on|in) (?:my|the|this)(?: whole| entire)?(?: (?:linux|unix|ubuntu|debian))? (?:machine|computer|system|disk|drive|server|laptop|pc)\b/i.test(
        question,
      ),
    isHome: /\b(?:my|the) home(?: (?:dir|directory|folder))?\b/i.test(question),
    place: PLACE.exec(question)?.[1],
    to: replaced?.[4],
    rest: rest
      .replace(INTO, ' into another folder ')
      .replace(PATH, ' ')
      .replace(NUMBER, ' ')
      .replace(/\b\w*_\w+/g, ' '),
  };
}

/** Some files are what the question is about. */
export function wordFor(file: string): string {
  if (/\.(?:tar\.gz|tgz)$/i.test(file)) return ' tar.gz ';
  return (
    /^(requirements|package(?:-lock)?)\.(?:txt|json)$/i.exec(file)?.[1] ??
    (/compose\.ya?ml$/i.test(file) ? ' compose ' : ' file ')
  );
}

/** "duplicate emails" are those of the column email, "duplicate phone numbers" those of phone_number. */
const singular = (name: string | undefined): string | undefined =>
  name
    ?.toLowerCase()
    .replace(' ', '_')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The unit for `find -size`. */
const unitOf = (letter: string): string => (/k/i.test(letter) ? 'k' : letter.toUpperCase());

export interface Command {
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note?: string;
  readonly values?: Samples;
}

/** A number that would not be in the answer makes the recipe one for something else; values that find their place speak for it. */
export function fitOf({ task, asks, run, values = {} }: Command, asked: Values): number | undefined {
  // The sample itself is no part of the command: with it, a second number would go unnoticed.
  const own =
    values.number === undefined ? [task, ...asks, run].join(' ') : run.replaceAll(values.number, ' ');
  const others = asked.numbers.filter((each) => !new RegExp(`(?<!\\d)${each}(?!\\d)`).test(own));
  const places = [values.number, values.second].filter((sample) => sample !== undefined).length;
  if (others.length > places) return undefined;
  // One number for a pair would leave the sample value of the other.
  if (values.second !== undefined && asked.numbers.length === 1 && !isPorts({ run, values }))
    return undefined;
  // A command that counts in days cannot take an hour.
  const span = values.number === undefined ? undefined : spanFor({ task, asks, run, values }, asked.span);
  if (span !== undefined && !Number.isInteger(span)) return undefined;
  if (asked.size !== undefined && values.size === undefined) return undefined;
  if (asked.extension !== undefined && values.extension === undefined && !FINDS.test(run)) return undefined;
  if (asked.ending !== undefined && values.ending === undefined) return undefined;
  if ([asked.text, asked.to].some((text) => text !== undefined && /['\n\\!]/.test(text))) return undefined;
  if (asked.isGroup && !GROUPS.test(run)) return undefined;
  const used = [
    others.length > 0,
    asked.size !== undefined,
    asked.extension !== undefined && values.extension !== undefined,
    asked.to !== undefined && values.to !== undefined,
    asked.folder !== undefined && values.folder !== undefined,
    asked.column !== undefined && values.column !== undefined,
  ];
  return used.filter(Boolean).length;
}

/** Two ports of a tunnel are the same where one is named. */
export const isPorts = ({ run, values = {} }: Pick<Command, 'run' | 'values'>): boolean =>
  run.includes(`${values.number}:${values.second}`);

export const GROUPS = /\b(?:GROUP|PARTITION) BY\b/i;

/** Files of one type can be found by any of these. */
export const FINDS = /^find \. -type f(?!.*-name)/;
