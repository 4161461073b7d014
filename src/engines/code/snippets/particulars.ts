import { lostCommands } from './asked-commands.ts';
import { TAKES_ARGUMENTS } from './asked-input.ts';
import { lostPaths } from './asked-path.ts';
import { COMMENTS } from './assurances.ts';

const MOST_CHARACTERS = 2_000;

/** Texts and examples, whose numbers are no demands. */
const ASIDE =
  /"[^"]*"|'[^']*'|`[^`]*`|\{[^}]*\}|\b(?:e\.g\.|for example|for instance|like|such as)(?:[^;.]|\.\d)*|\bfrom \d+ to \d+(?=[^;.]*\bsteps?\b)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d+/gi;
/** The number of a version or of a standard says nothing about what is done. */
const VERSION =
  '(?<!\\b(?:python|php|java|vue|react|angular|es|iso|rfc|postgres(?:ql)?|mysql|node|net|ubuntu|bootstrap|swift|junit|html|css|ruby|go|utf|c\\+\\+|version|level) ?)';
const NUMBERS = new RegExp(
  `(?<![\\w.,#$:/*+^@-])(?<!--[\\w-]+ )${VERSION}(\\d+(?:\\.\\d+)?)(?![\\w:/*^-]|[.,]\\d)`,
  'gi',
);
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED_ELSEWHERE =
  /^\d+ (?:\w+ )?(?:examples?|tests?|test cases|cases|asserts?|assertions|lines of|functions|methods|classes|files)\b|^52\b/i;
/** What one unit is in smaller ones. */
const UNITS = [1, 60, 3600, 86_400, 1000, 60_000, 3_600_000, 86_400_000, 1024, 1_048_576, 1e6, 1e9];
/** An answer of a server goes by its name too. */
const STATUS: Readonly<Record<string, RegExp>> = {
  200: /StatusOK|\bOK\b/,
  201: /Created/,
  204: /NoContent/,
  301: /MovedPermanently|Redirect/i,
  302: /Found|Redirect/i,
  400: /BadRequest|bad_request/i,
  401: /Unauthorized/i,
  403: /Forbidden/i,
  404: /NotFound|not_found/i,
  405: /MethodNotAllowed/,
  409: /Conflict/i,
  422: /Unprocessable/i,
  429: /TooMany/i,
  500: /Internal/i,
};

const hasDigits = (code: string, number: number): boolean =>
  new RegExp(
    `(?<!\\d|\\d\\.)${String(Math.round(number * 1e6) / 1e6).replace('.', '\\.')}(?:\\.?0*)(?!\\d)`,
  ).test(code);

function hasNumber(code: string, digits: string, rest: string): boolean {
  const number = Number(digits);
  // A quarter is a fraction in code, and a deck has its cards by suits; examples and tests are counted elsewhere.
  if ((number < 1 && number % 0.25 === 0) || COUNTED_ELSEWHERE.test(digits + rest)) return true;
  const forms = [
    ...UNITS.map((unit) => number * unit),
    number / 100,
    number * 100,
    1 + number / 100,
    1 - number / 100,
    number / 1000,
    number - 1,
    number + 1,
    // Pairs and halves: sixteen cards are eight twice.
    ...(/^ ?[a-z]+s\b/i.test(rest) ? [number / 2] : []),
  ];
  return (
    forms.some((form) => hasDigits(code, form)) ||
    (WORDS[number] !== undefined && new RegExp(`\\b${WORDS[number]}`, 'i').test(code)) ||
    (STATUS[digits]?.test(code) ?? false) ||
    // As many as are given.
    (/^ (?:\w+ )?(?:urls?|files?|hosts?|domains?|arguments?|sites?)\b/i.test(rest) &&
      /\bargv?\b|\bArgs\b|\$@|\burls\b/i.test(code))
  );
}

/** Numbers of the wish that the code has in no form. */
function lostNumbers(prompt: string, code: string, whole: string): string[] {
  const plain = code.replace(/(?<=\d)[_,](?=\d{3})/g, '');
  // A line for cron is a comment.
  const isCron = (digits: string): boolean => new RegExp(`\\*/${digits} `).test(whole);
  const said = prompt.replace(ASIDE, (all) => ' '.repeat(all.length)).replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return [...said.matchAll(NUMBERS)]
    .filter(
      ({ 0: all, 1: digits = '', index }) =>
        !hasNumber(plain, digits, said.slice(index + all.length)) && !isCron(digits),
    )
    .map(([, digits = '']) => digits);
}

const OPENS_FILE =
  /\bopen\w*\(|\bopen\b.*["'][rwa]|[rR]eadFile|[wW]riteFile|appendFile|File(?:Reader|Stream|Writer|\.)|\bFiles?\.|read_to_string|read_text|write_text|readText|writeText|readLines|fstream|file_(?:get|put)_contents|\bfopen|\bfile\(|\bFile\b|contentsOf|argparse\.FileType|\bPath\(|fs::|\bos\.(?:Open|ReadFile)|Scanner|FileHandle|\.files\b|type="file"|BufReader|STDIN|stdin/;
const SHELL_FILE =
  /<\s*"?(?:\$\{?[a-zA-Z1-9]|(?!\/dev\b)[./~])|\b(?:cat|grep|awk|sed|sort|cut|tail|head|wc|jq|mapfile|readarray|source|tee|crontab|uniq|comm|diff|rsync|tar|cp|mv)\b[^|\n]*(?:"\$|[\w/]\.\w)|(?<!\d)>>?\s*"?(?:\$\{?\w|(?!\/dev\b)[./~\w])|\bfind\b/;
const DATABASE = /\bnew PDO\b|sqlite3\b|mysqli|CREATE TABLE|\bsql\.Open/i;
const TABLES = 'array|list|map|dict(?:ionary)?|hash(?: ?map)?';

/** Where a wish says that things are, with what shows in the code that they are there. */
const PLACES: readonly (readonly [said: RegExp, isThere: (code: string, language: string) => boolean])[] = [
  [
    /\b[a-z]+ (?:(?:are |is |listed |stored |kept |given )*(?:in|from)|read from|out of) (?:(?:an?|the|my|another|second) )+(?:(?:text|txt|csv|json|log|config|input) )?(?:file|txt)\b(?! [\w~./-]+\.\w)(?! (?:browser|picker|system|tree|dialog|name|list))/gi,
    (code, language) =>
      language === 'bash' ? SHELL_FILE.test(code.replace(/\(\(.*?\)\)/g, '')) : OPENS_FILE.test(code),
  ],
  [
    new RegExp(
      `\\b(?:users|accounts|items|products|contacts|entries|data|records|people|names) (?:are |is |kept |stored )?in (?:an?|the) (?:${TABLES})\\b`,
      'gi',
    ),
    (code) => !DATABASE.test(code),
  ],
  [/\b(?:local|session)Storage\b/g, (code) => /(?:local|session)Storage/.test(code)],
  [/\b(?:with|in|via|by|using|uses?) (?:an? |the )?(?:php )?sessions?\b/gi, (code) => /session/i.test(code)],
  [/\b(?:with|in|via|by|using|uses?|sets?) (?:an? |the )?cookies?\b/gi, (code) => /cookie/i.test(code)],
  [
    /\b(?:arguments?|args) (?:like|such as|is|are|of the form) [^,;.]{1,40}/gi,
    (code) => TAKES_ARGUMENTS.test(code),
  ],
  [
    /\b(?:from|in|via|by|using|reads?) (?:an? |the )?(?:environment|env) (?:variables?|vars?)\b/gi,
    (code) => /environ|getenv|\benv\b|ENV\[|\$\{?[A-Z_]{3,}/i.test(code),
  ],
];

/** Libraries whose names look like other words, or that other programs for the wish use too. */
const LIBRARIES =
  /(?<!\b(?:without|no|not|than|of|like|from) (?:using )?)\b(fastapi|asyncio|aiohttp|httpx|pytorch|sqlalchemy|tokio|reqwest|sinatra|phpmailer)\b(?!-)/gi;

const lostLibraries = (prompt: string, code: string): string[] =>
  [...prompt.matchAll(LIBRARIES)]
    .map(([, name = '']) => name)
    .filter((name) => {
      const called = name.toLowerCase().replace(/^py(?=torch)/, '');
      // A class may be named after what it does without.
      return !new RegExp(`\\b(?:import|from|require|use)\\b.*${called}|${called}::`, 'i').test(code);
    });

const OPERATORS: Readonly<Record<string, RegExp>> = {
  '+': /__add__|operator ?\+|(?:def|func) \+|fun plus\b|\bAdd\b|\b(?:add|plus)\w*\(/,
  '-': /__sub__|operator ?-|(?:def|func) -|fun minus\b|\bSub\b|\b(?:sub|minus)\w*\(/,
  '*': /__(?:mat)?mul__|operator ?\*|(?:def|func) \*|fun times\b|\bMul\b|\b(?:mul|times)\w*\(/,
  '==': /__eq__|@dataclass|operator ?==|(?:def|func) ==|equals\(|PartialEq|Equatable|data class|record /i,
};

/** "A class with + and *". */
const lostOperators = (prompt: string, code: string): string[] =>
  /\b(?:class|struct|type|record|operators?)\b/i.test(prompt)
    ? [
        ...prompt.matchAll(
          /(?<=\b(?:with|and|operators?|support(?:s|ing)?|[a-z]+,|[-+*=]+,?) )(?:==|[-+*])(?=[ ,.;]|$)/gi,
        ),
      ]
        .map(([sign]) => sign)
        // A calculator reads its signs as texts.
        .filter(
          (sign) => OPERATORS[sign]?.test(code) === false && !new RegExp(`["']\\${sign}["']`).test(code),
        )
    : [];

/** Languages in which nothing is read from anywhere. */
const NO_PROGRAM = /^(?:sql|html|css|text|yaml|makefile|dockerfile|regex)$/;

const lostPlaces = (prompt: string, code: string, language: string): string[] =>
  NO_PROGRAM.test(language)
    ? []
    : PLACES.flatMap(([said, isThere]) =>
        [...prompt.matchAll(said)].filter(() => !isThere(code, language)).map(([all]) => all),
      );

const DETAIL =
  /\b(?:errors?|exceptions?|throws?|throwing|raises?|raising|rejects?|fails?)\b[^.;]{0,60}?\b((?:and |that |which )*(?:says?|saying|names?|naming|tells?|telling|lists?|listing|shows?|showing|reports?|reporting|mentions?|mentioning|contains?|containing|including) (?:which|what|the (?:name|key|line|position|node|index|field|path)s?)\b[^,.;]{0,50})/gi;
const FAILS =
  /\b(?:throw|raise|panic!?\(|Err\(|errors\.New|fmt\.Errorf|reject\(|fatalError|require\(|check\(|error\(|exit\(|bail!|stderr|die\b)/;
/** A text with a value in it, or one that is put together. */
const TELLS =
  /\$\{|\$\(|%[sdqvw]|\{\w*[^}]*\}["'`]|["'`] ?\+|\+ ?["'`]|["'`] ?\. ?\$|f["'].*\{|#\{|\\\(|\{\}|\$[a-z]\w*[^"]*"|, \w+\)/;

/** "Throws and says which nodes are in it": an error whose text is always the same says nothing. */
function lostDetails(prompt: string, code: string): string[] {
  const lines = code.split('\n');
  const isTold = lines.some((line, at) => FAILS.test(line) && TELLS.test(lines.slice(at, at + 3).join('\n')));
  return isTold
    ? []
    : [...prompt.matchAll(DETAIL)].map(([, said = '']) => said.replace(/^(?:and|that|which) /, ''));
}

/** The unit of a result, with what code has that reckons in it. */
const UNITS_OF: readonly (readonly [said: RegExp, met: RegExp])[] = [
  [
    /(?:[-=]>|→|\b(?:returns?|in|to|as)) ?(?:the )?(?:total )?(?:number of )?(milliseconds|millis|ms)\b/i,
    /ms\b|milli|1_?000\b/i,
  ],
  [/(?:[-=]>|→|\b(?:returns?|in|to|as)) ?(?:the )?(?:total )?(?:number of )?(minutes)\b/i, /min|\b60\b/i],
];

const lostUnits = (prompt: string, code: string): string[] =>
  UNITS_OF.flatMap(([said, met]) => {
    const [, unit] = said.exec(prompt) ?? [];
    return unit === undefined || met.test(code) ? [] : [unit];
  });

/** Names with semicolons between them are the columns of a file. */
const lostSeparator = (prompt: string, code: string): string[] => {
  const [columns] = /\b[a-z]\w*(?:;[a-z]\w*)+\b/i.exec(prompt) ?? [];
  return columns === undefined || /["'`]([^"'`\n]*);/.test(code) ? [] : [columns];
};

const EXITS =
  /\bexit(?:s|ing)?(?: with)?(?: (?:an? )?(?:exit )?(?:status|code))? (\d{1,3}) (?:when|if|on|unless) [^,;.]{3,60}/gi;

/** "Exit 2 when the dump fails": a status that only a wrong usage has is another. */
const lostStatuses = (prompt: string, code: string): string[] => {
  const lines = code.split('\n');
  return [...prompt.matchAll(EXITS)]
    .filter(([all, status = '']) => {
      if (/\b(?:argument|usage|option|flag)/i.test(all)) return false;
      const ends = new RegExp(
        `(?:exit\\w*|Exit|quit|abort|terminate|ExitCode|exitCode)\\W{0,4}${status}\\b|\\b(?:status|code|failed|result)\\w* ?=? ?${status}\\b|return ${status}\\b|SystemExit\\(${status}`,
      );
      return !lines.some(
        (line, at) =>
          ends.test(line) && !/usage|\$#/i.test(lines.slice(Math.max(0, at - 1), at + 1).join(' ')),
      );
    })
    .map(([all]) => all);
};

/** Forms of output that go by the name of a program. */
const FORMATS: readonly (readonly [said: RegExp, met: RegExp])[] = [
  [/\b(?:like|as|in the (?:style|format) of) xxd\b|\bxxd[- ](?:style|format|like)\b/i, /08x\}: |%08x: /],
  [/\b(?:like|as|in the (?:style|format) of) (?:the )?tree(?: command)?\b/i, /[├└]/],
];

const lostFormats = (prompt: string, code: string): string[] =>
  FORMATS.flatMap(([said, met]) => (met.test(code) ? [] : (said.exec(prompt)?.slice(0, 1) ?? [])));

/** "Options length, digits, symbols". */
const OPTIONS =
  /(?<!\b(?:no|more|of|without|drop|drop-?down|select|answer|menu) )\b(?:options|flags|parameters):? (?:for |like |are )?([a-z]+(?:(?:, ?(?:and |or )?| and | or )[a-z]+)+)(?=[,.;)]|$)/gi;

const lostOptions = (prompt: string, code: string): string[] =>
  [...prompt.matchAll(OPTIONS)].flatMap(([, listed = '']) =>
    listed
      .split(/, ?(?:and |or )?| (?:and|or) /)
      .filter((name) => !new RegExp(`(?:\\b|_|--)(?:\\w*[a-z])?${name.replace(/s$/, '')}`, 'i').test(code))
      .map((name) => `option ${name}`),
  );

/**
 * Particulars of the wish that code of any origin shows or lacks: paths, numbers, commands, options, where something is
 * read, in which form it is printed and what an error tells.
 */
export function lostParticulars(prompt: string, whole: string, language: string): string[] {
  const code = whole.replace(COMMENTS, '');
  const said = prompt.slice(0, MOST_CHARACTERS);
  const isText = NO_PROGRAM.test(language);
  return [
    ...(isText ? [] : lostPaths(said, code)),
    ...(isText ? [] : lostNumbers(said, code, whole)),
    ...lostCommands(said, code),
    ...lostPlaces(said, code, language),
    ...(isText ? [] : lostDetails(said, code)),
    ...lostFormats(said, code),
    ...lostLibraries(said, code),
    ...(isText ? [] : lostOperators(said, code)),
    ...lostUnits(said, code),
    ...lostStatuses(said, code),
    ...(isText ? [] : lostSeparator(said, code)),
    ...lostOptions(said, code),
  ];
}
