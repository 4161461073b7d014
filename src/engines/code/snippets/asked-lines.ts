import { MANNERS } from '../tasks/sayings.ts';

/** How a wish names the rules that a line may stand for. */
const RULES: Readonly<Record<string, RegExp>> = {
  lower: /\blower/i,
  upper: /\bupper|\bcapital/i,
  digit: /\bdigits?\b|\bnumbers?\b|\bnumeric/i,
  // Signs that the wish lists are a rule of their own.
  special: /^(?![\s\S]*[!@#$%^&*]{3})[\s\S]*\b(?:special|symbols?|punctuation)\b/i,
  space: /\b(?:white)?spaces?\b/i,
};

/** Signs in a row, as in "one of !@#$%". */
export const SIGNS = /(?<=[\s("'])[!@#$%^&*?_+=-]{3,}(?=[\s),.;"']|$)/;

const JITTER = /\bjitter|\brandom/i;

const FIXED_WAIT =
  /\b(?:fixed |constant )?(?:delay|wait|pause) of \d+ ?(?:ms|s|seconds?|milliseconds?)\b|\b\d+[ -](?:ms|s|seconds?|milliseconds?) (?:delay|wait|pause)\b|\b(?:sleep|wait|paus)(?:s|es|ing)? (?:for )?(?:a fixed |the same )?(?:delay|\d+|wait|\w+ (?:ms|(?:milli)?seconds?)) ?(?:seconds?|ms|milliseconds?)?\b/i;
const GROWING = /back-?off|exponential|jitter|doubl|growing|increas/i;

/** A wait that is as long each time. */
export const asksFixedWait = (prompt: string): boolean => FIXED_WAIT.test(prompt) && !GROWING.test(prompt);

const KINDS: Readonly<Record<string, string>> = {
  log: 'log',
  text: 'txt',
  tmp: 'tmp',
  temp: 'tmp',
  temporary: 'tmp',
  backup: 'bak',
  csv: 'csv',
  json: 'json',
  python: 'py',
  javascript: 'js',
  ruby: 'rb',
  php: 'php',
};

/** The extension of the files that a wish is about: ".py files", "log files". */
export function extensionIn(prompt: string): string | undefined {
  const dotted = /(?<![\w/])\*?\.([a-z0-9]{1,6})(?= files\b)/i.exec(prompt)?.[1];
  if (dotted !== undefined) return dotted.toLowerCase();
  const named = /\b([a-z]+) files\b/i.exec(prompt)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, named) ? KINDS[named] : undefined;
}

const REFUSAL = 'fail|throw|rais|reject|refus|error|exception';
const NO = '\\bfalse\\b|\\bbool|\\breturns? (?:0|-1)\\b';

/** "Push fails when the buffer is full": what happens then, and not when it is empty. */
const atFull = (what: string, prompt: string): boolean => {
  const between = '(?:(?!overwrit|oldest|empty|drop|\\bpop)[^.;]){0,50}';
  return new RegExp(`(?:${what})${between}\\bfull\\b|\\bfull\\b${between}(?:${what})`, 'i').test(
    prompt.slice(0, 2000),
  );
};

const PRINTS_ALL =
  '\\b(?:print|list|show|output|display|dump)(?:s|ing)?(?: out)?(?: (?:all|the|every|each|only|sorted|parsed|its|their|of))*';
const ALL_SETTINGS = new RegExp(
  `${PRINTS_ALL} (?:settings|(?:key[- =]value )?pairs|entries|values|keys? (?:and|with|=)(?: the| their| its)? ?values?)\\b`,
  'i',
);

const ORDERED = /\b(?:sort|order)(?:ed|s|ing)?\b|\b(?:newest|latest|oldest) first\b/i;
const NEWEST = /\b(?:newest|latest|most recent|descending|newer)\b/i;
const DATED =
  /\b(?:newest|latest|oldest|recent|newer|date|dates|time|timestamp|created\w*|posted\w*|chronological\w*)\b/i;

/** How a wish asks for what a program does otherwise without. */
const OPTIONS: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  nocase: new RegExp(MANNERS.case?.ignored ?? /(?!)/, 'i'),
  ms: /(?:\b(?:in|into|to|as|returns?|of|total)|[-=]>|→) ?(?:the )?(?:total )?(?:number of )?(?:milliseconds|millis|ms)\b/i,
  minutes:
    /(?:\b(?:in|into|to|as|returns?|of|total)|[-=]>|→) ?(?:the )?(?:total )?(?:number of )?(?:whole )?minutes\b(?!(?:,| and) (?:hours|seconds)\b)/i,
  trims: /\btrim|\bstrip|\bsurrounding (?:white ?)?space|\bwithout (?:surrounding )?(?:white ?)?space/i,
  skips:
    /\b(?:skip|drop|ignor|remov|discard|omit|filter|leav|exclud|without|no)\w*(?: out)?(?: any| the| all)?(?: (?:rows|lines|records|entries)(?: with| that have| having| where)?(?: any| an)?)? (?:empty|blank|missing)|\b(?:empty|blank) (?:\w+ )?(?:are |is )?(?:skip|drop|ignor|remov|discard|omit|left out)/i,
  whole: /\bwords?\b|\bboundar|\blast space\b/i,
  breaks:
    /\b(?:keep|kept|preserv|respect|retain|leav|existing|original)\w*(?: the| any| all| existing| original)* ?(?:line[- ]?breaks?|new ?lines?|paragraphs?|blank lines?|lines)\b|\bparagraphs\b/i,
  jitter: JITTER,
  typed: /\b(?:typed|types?|numbers?|integers?|ints|floats?|bool(?:ean)?s?|true)\b/i,
  fixed: { test: asksFixedWait },
  kind: { test: (prompt) => extensionIn(prompt) !== undefined },
  total: /\btotal\b|\bnumber of lines in (?:all|the)\b|\baltogether\b|\bsum\b/i,
  ownwait: { test: (prompt) => JITTER.test(prompt) || asksFixedWait(prompt) },
  // By the name of a property, not by a function.
  field:
    /\bby (?:an? |the |some |one |any |its |their )*(?:given |specified |certain |provided |passed |chosen |specific |common )?(?:propert|key\b(?! function)|field|attribute|column)/i,
  weekdays: /\bweekends?\b|\bsaturdays?\b|\b(?:week|working|business) ?days?\b/i,
  none: /\breturn(?:s|ing)? (?:nil|null)\b/i,
  // Ranges that follow one another become one too.
  adjacent: /\b(?:touch|adjacent|consecutive|back[- ]to[- ]back|next day|adjoin)/i,
  nils: /\b(?:nil|null|none|undefined|missing|empty|unset)s?\b(?: \w+){0,3} (?:last|(?:at|to) the (?:end|bottom))\b|\blast\b.{0,20}\b(?:nil|null|none)\b/i,
  umlauts: /[äöüß]|\bumlaut|\bgerman\b/i,
  amp: /&[\s"'\w]{0,24}?(?:with|to|by|as|into|becomes|->|→|=)\s*["']?and\b|\bampersand/i,
  joins: /\bjoin/i,
  // Title case has small letters behind the first one; capitals that somebody has written stay otherwise.
  rest: /\btitle[- ]?case|\b(?:rest|others?|remaining)\b|\blower/i,
  last: /\b(?:last|latest|newest|most recent)\b/i,
  even: /\beven\b/i,
  parens: /\bparenthes|\bbrackets\b|\baccounting\b/i,
  // "On 4xx without retrying"; a wish that names 429 has its own rule for it.
  final:
    /^(?![\s\S]{0,2000}\b429\b)[\s\S]{0,2000}?(?:\b(?:4xx|client[- ]errors?)\b[^,;]{0,40}\b(?:without|not?|never|immediately)\b|(?:\b(?:without|not?|never|immediately)\b|n't )[^,;]{0,40}\b(?:4xx|client[- ]errors?)\b)/i,
  old: /\b(?:old(?:er)?|days?|weeks?|keep|retain|rotat\w+|delet\w+|remov\w+)\b/i,
  logs: /\blogs?\b|\blogging\b|\bprint(?:s|ing)? (?:each|every|the|all)\b/i,
  ints: /\b(?:integers?|ints?|whole numbers?|i64|i32)\b/i,
  first:
    /\b(?:top|first|most (?:common|frequent)) (?:\d+|three|five|ten|twenty|n)\b|\b(?:\d+|three|five|ten|twenty|n) most (?:common|frequent)\b/i,
  mb: /\bMB\b|\bmegabytes?\b/i,
  symbols: SIGNS,
  leading:
    /(?<!\b(?:option|flag|param(?:eter)?|setting)s?\b[^,.;]{0,30})(?:\bimmediate|\bleading\b)(?!(?: (?:and|or)|\/)? ?(?:trailing )?(?:edge )?(?:options?|flag|param|argument|setting))/i,
  highest:
    /\b(?:highest|higher|largest|larger|greatest|biggest)(?: \w+)? (?:priority|number|value|first|comes?)\b/i,
  millis: /(?:\b(?:in|the|as|of|and)|[-=]>|→) ?(?:its )?(?:milliseconds|millis|ms)\b/i,
  next: /\b(?:has_?)?(?:next|prev(?:ious)?)\b/i,
  unique: /\bduplicat|\bunique\b|\bdistinct\b|\btwice\b/i,
  // A grid of numbers, in which 1 is a wall.
  digits: /\b[01]s?\b(?:,| and| or|s)|\b(?:ints?|integers?|zeros?|zeroes|ones)\b/i,
  corners: /\bcorners?\b|\b(?:top|upper)[- ]left\b|\(0, ?0\)/i,
  route:
    /\bcoordinates\b|\bpath as\b|\b(?:list|array|vector|slice) of (?:cells|positions|points|steps)\b|\b(?:print|return|show|giv)(?:s|es?|ing)?(?: both)?(?: the| its)?(?: length and(?: the)?)?(?: shortest)? path\b(?! length)/i,
  wraps: /\bwrap|\btor(?:us|oidal)\b|\bperiodic\b/i,
  random: /\brandom/i,
  red: /\bred\b/i,
  asserts: /\bassert|\btests?\b/i,
  before: /\bbefore and after\b/i,
  refuses: { test: (prompt) => atFull(REFUSAL, prompt) || atFull(NO, prompt) },
  tells: { test: (prompt) => atFull(NO, prompt) },
  sized: /\b(?:page )?size\b|\bper page\b/i,
  shortest:
    /\b(?:short(?:er)?(?! (?:usage|use|examples?|demos?|main|snippets?|function)\b)|least|minim(?!al)|fewer|less than)/i,
  // Parts without text are left out too.
  blanks:
    /\b(?:skip|omit|ignor|leav|drop|without|remov|exclud)\w*(?: out)?[^.;]{0,30}\b(?:empty|blank)\b|\b(?:empty|blank)\b[^.;]{0,30}\b(?:skip|omit|ignor|left out|drop|remov|exclud)/i,
  pairs: /\b(?:list|array) of (?:[a-z-]+ ){0,2}(?:fields?|inputs?|pairs)\b|\bfield objects\b/i,
  strict:
    /\b(?:throw|rais|error|fail|exception)\w*[^.;]{0,40}\b(?:missing|unknown|undefined|absent|without|not (?:found|given|there))|\b(?:missing|unknown|undefined|absent)\b[^.;]{0,40}\b(?:throw|rais|error|fail|exception)/i,
  jpegpng:
    /^(?![\s\S]*\b(?:gif|webp)\b)[\s\S]*(?:\bjpe?gs?\b[^.;]{0,20}\bpngs?\b|\bpngs?\b[^.;]{0,20}\bjpe?gs?\b)/i,
  pdfs: /\bpdfs?\b/i,
  under: /\b(?:under|below|less than|smaller than) \d/i,
  inquery: /\bquery (?:string|param)|\$_get\b|\burl\b/i,
  keys: {
    test: (prompt) => ALL_SETTINGS.test(prompt) || new RegExp(`${PRINTS_ALL} keys?\\b`, 'i').test(prompt),
  },
  settings: ALL_SETTINGS,
  ordered: ORDERED,
  dated: { test: (prompt) => ORDERED.test(prompt) && DATED.test(prompt) },
  newest: { test: (prompt) => ORDERED.test(prompt) && NEWEST.test(prompt) },
  oldest: { test: (prompt) => ORDERED.test(prompt) && DATED.test(prompt) && !NEWEST.test(prompt) },
  box: /\b(?:search|text|input)[ -]?(?:box|field|input|bar)\b|\binput\b/i,
  filters: /\bfilter/i,
  wholes: /\bwhole\b|\bintegers?\b|\bparse_?(?:age|int|count|quantity|year)/i,
  positives: /\bnegative|\bpositive|\bparse_?(?:age|price|count|quantity)/i,
  loads: /\bapi\b|\bfetch|\brequests?\b|\bserver\b|\bendpoint\b/i,
  scrolls: /\bscroll/i,
  ownlist:
    /\b(?:without|no|not)\b[^.;]{0,30}\blinked ?hash ?map\b|\bdoubly\b|\bown linked list\b|\bfrom scratch\b|\bby hand\b/i,
  bytes: /\bbytes\b|\buint8_t\b|\bunsigned chars?\b/i,
  fractions: /\b(?:doubles|floats|floating[- ]point)\b/i,
  numbered: /\bline numbers?\b|\bnumbered\b|\b(?:its|their|the|own) (?:line )?numbers?\b/i,
  // A table that saves computing.
  lookup:
    /^(?![\s\S]*(?:\btable-?(?:free|less)\b|\b(?:no|not|without)(?: an?| the| any| using)* (?:lookup )?tables?\b))[\s\S]*\b(?:lookup|table)\b/i,
  serial: /\b(?:one|single) (?:client|connection) at (?:a time|once)\b|\bsingle[- ]thread|\bsequential/i,
  bubble: /\bbubble/i,
  xor: /\bxor/i,
  // A grid that is drawn with characters.
  hashes: /#|\b(?:strings?|characters?|chars?|text|walls?)\b(?![^.;]*\b[01]s?\b)/i,
  diagonal:
    /^(?![\s\S]*\b(?:no|not|without|never)\b[^.;,]{0,20}\bdiagonal)[\s\S]*\b(?:diagonal|(?:8|eight)[- ](?:directions?|neighbou?rs|way|connected))/i,
  ips: /\bips?\b/i,
  urls: /\b(?:urls?|paths?|endpoints?|pages|requested)\b/i,
  statuses: /\bstatus(?:es)?\b(?! 5)/i,
  onestatus:
    /\b(?:percentage|share|percent|rate|number|count)s? of (?:the |all )?(?:(?:http|status|code|with) )*[1-5]\d\d (?:responses?|errors?|status|requests?|answers?)\b/i,
  clienterrors: /\b4xx\b|\bclient errors?\b/i,
  servererrors: /\b5xx\b|\bserver errors?\b|\berror rate\b|\bfailed\b/i,
  flatlist: /\bflat (?:list|array)\b(?! with| in| keeping| by)|\bparent_?id\b/i,
  rowpath:
    /\bdepth and (?:the |full )?path\b|\bpath and depth\b|\bwith (?:its|the|their) (?:full )?paths?\b/i,
  topath: /\bpath\b|\bbreadcrumbs?\b/i,
  eightways: /\bdiagonal|\beight\b|\b8\b/i,
  zscore: /\bz-?score|\bstandard deviations?\b|\bsigma\b/i,
  droplow: /\bdrop|\blowest\b/i,
  inner: /\binner\b|\bonly (?:the )?(?:rows |those )?(?:matching|that match|in both)\b/i,
  shown: /\bprint|\bshow|\blist(?:s|ing)\b/i,
  terminal:
    /\b(?:terminal|console|cli|command[- ]line|playable|interactive|play(?:s|ing)? (?:against|in)|human|two[- ]player)\b/i,
  most: /\bmax(?:imum)?\b|\bthreshold\b|\bcut-?off\b|\bearly\b|\bat most\b|\blimit\b/i,
};

/**
 * Lines that end with `{{when:rule}}` stand for one rule each: a wish that names some of them gets no others. Those that
 * end with `{{if:option}}` are for a wish that asks for it, those with `{{no:option}}` for all others; of several marks
 * all must hold.
 */
export function withAskedLines(text: string, prompt: string): string {
  const isAsked = (rule: string): boolean => RULES[rule]?.test(prompt) === true;
  const isNamed = Object.keys(RULES).some(isAsked);
  return text.replace(
    /^(.*?)((?:\{\{(?:when|if|no):[a-z]+\}\})+)(\n?)/gm,
    (_, line: string, marks: string, end: string) => {
      const isKept = [...marks.matchAll(/(when|if|no):([a-z]+)/g)].every(([, sort, key = '']) =>
        sort === 'when' ? !isNamed || isAsked(key) : OPTIONS[key]?.test(prompt) === (sort === 'if'),
      );
      return isKept ? line + end : '';
    },
  );
}
