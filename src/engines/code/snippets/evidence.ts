import { isForeign } from './foreign-code.ts';
import { END_SAID, leavesEnd } from './half-open.ts';
import { FOLDS, SENSITIVE } from './opposites.ts';
import { type Evidence, JOIN, PRINTS, PROGRAM_KINDS, type Program, type Shown } from './program-evidence.ts';
import { isQuoted } from './shell-quoting.ts';

const COMMENTS = /^\s*(?:\/\/|\/?\*|--|#(?!\[|include|define|if|end|!)|<!--).*$/gm;

const isAlone: Shown = (_, { code, language }) => !isForeign(code, language);

/** The conditions of guards, by their names in a wish. */
const GUARDS: readonly (readonly [condition: RegExp, guard: RegExp])[] = [
  [
    /\bfit\b|match|mismatch|differ|incompatible|unequal|dimension|\bsame (?:size|length|shape)|agree/i,
    /(?:size|length|rows|col(?:umn)?s|count|len|dim|width|height)\w*(?:\(\))?\)?\W{0,3}(?:!==?|<>|-ne) |\bfit\b|mismatch|dimension/i,
  ],
  [
    /\bempty|no (?:items|elements|values|numbers|words|rows|input|entries|lines)\b/i,
    /empty|(?:length|size|count|len)\w*(?:\(\w*\))?\)? ?(?:===?|<|<=) ?[01]\b|\bif not \w+:|!\w+\.length|-z /i,
  ],
  [
    /negative|below (?:zero|0)|less than (?:zero|0)|< ?0/i,
    /<=? ?0|negative|must (?:be|not)|-l[te] 0|>=? ?0/i,
  ],
  [/\bzero\b|== ?0/i, /[=<>]=? ?0\b|zero|-eq 0/i],
  [
    /invalid|malformed|not valid|wrong|illegal|unknown|bad\b/i,
    /invalid|malformed|not an?\b|must|valid|unknown|isNaN|[!=]~|match|bad /i,
  ],
  [/\bnull\b|\bnone\b|\bnil\b|undefined/i, /\bnull|\bNone\b|\bnil\b|undefined/],
  [/out of (?:range|bounds)/i, /range|bounds|[<>]=?/i],
  [/\bfull\b/i, /\bfull|_full|isFull|[>=]= ?[\w.$>-]*capacity/i],
  [
    /insufficient|not enough|n['’]t enough|too little|overdraw|more than (?:the|its) balance/i,
    /insufficient|not enough|balance/i,
  ],
  [/already|duplicate|\btaken\b/i, /already|exists?\b|duplicate|contains|has\(|\bin \w/i],
  [
    /\b(?:not|n['’]t) (?:an? )?(?:string|text|number|array|list|integer)\b/i,
    /typeof|isinstance|is_\w+\(|isArray|isInteger|instanceof|is_a\?/,
  ],
];

const COUNT =
  /\b(?:(fewer|less|more|longer|shorter|greater|larger|smaller|bigger) than|at (?:least|most)|over|above|below|under|exceeds?) (\d+|one|two|three)\b/i;
const COUNTED = ['zero', 'one', 'two', 'three'];

/** Statements that report a failure. */
const FAILS =
  /\bthrow\b|\braise\b|\bpanic!?\(|\bErr\(|errors\.New|fmt\.Errorf|\breject\(|\babort\b|\bfatalError|\brequire\(|\bcheck\(|precondition|\bexit\b|\bbail!/;
const GIVES: readonly (readonly [said: RegExp, code: RegExp])[] = [
  [/\b(?:null|none|nil|undefined|nullopt)\b/i, /\b(?:null|None|nil|undefined|nullopt|NULL)\b/],
  [/\bfalse\b/i, /\bfalse\b/i],
  [/\btrue\b/i, /\btrue\b/i],
  [/-1\b/, /-1\b/],
  [/\b(?:zero|0)\b/i, /\breturn 0\b/],
];
const RETURNS = /\breturn|=>|[?:] |^\s*(?:nil|false|true|None|null|-1)\s*$/i;

/** The lines of a program that answer a condition: the one that fails or returns, and those that lead to it. */
function guardsOf(said: string, code: string): string[] {
  const lines = code.split('\n');
  const given = GIVES.find(([word]) => word.test(said));
  const isFailure = /\b(?:throw|rais|reject|panic|fail|exit)|\berrors?\b|\bexception|\bErr\b/i.test(said);
  const [name] = /\b(?:std::)?[a-z]\w*_[a-z]\w*|\b[A-Z]\w*(?:Error|Exception)\b/.exec(said) ?? [];
  return lines.flatMap((line, at) => {
    const isAnswer = isFailure
      ? FAILS.test(line)
      : given !== undefined && RETURNS.test(line) && given[1].test(line);
    return isAnswer && (name === undefined || line.includes(name.replace('std::', '')))
      ? [lines.slice(Math.max(0, at - 2), at + 1).join('\n')]
      : [];
  });
}

/** "Throw if they do not fit": some line fails, behind a guard that looks at just that. */
const isGuarded: Shown = ([, outcome = '', condition = ''], { code }) => {
  const kinds = GUARDS.filter(([asked]) => asked.test(condition));
  const [, , number = ''] = COUNT.exec(condition) ?? [];
  const counted = COUNTED.indexOf(number.toLowerCase());
  const digits = counted >= 0 ? counted : Number(number);
  if (kinds.length === 0 && !number) return false;
  return guardsOf(outcome, code).some(
    (lines) =>
      kinds.every(([, guard]) => guard.test(lines)) &&
      (!number || new RegExp(`[<>]=? ?(?:${digits}|${digits + 1}|${digits - 1})\\b`).test(lines)),
  );
};

const DECLARES =
  /\b(?:def|fn|func|fun|function)\s+(?:\([^)]*\)\s*)?(?:self\.)?(\w+)|^[ \t]*(?:(?:public|private|static|final|const|inline|virtual|async)\s+)*(?!return|else|new)[\w<>[\]:*&,]+[\s*&]+(\w+)\s*\([^;{}]*\)\s*(?:const\s*)?\{|^\s*(\w+)\(\)\s*\{/gm;

/** A line with the parameters of something. */
const TAKES = /\b(?:def|fn|func|fun|function|constructor|static|public|void)\b.*\(|=> ?\{?$/;

const namesIn = (code: string): string[] =>
  [...code.matchAll(DECLARES)].map(([, ...names]) => (names.find(Boolean) ?? '').toLowerCase());

/** "Include a print function". */
const isDeclared: Shown = ([, said = ''], { code }) =>
  said.length > 2 &&
  namesIn(code).some(
    (name) => name.split('_').includes(said.toLowerCase()) || name.startsWith(said.toLowerCase()),
  );

const bearsSpaces: Shown = (_, { code, language }) =>
  language === 'bash'
    ? isQuoted(code)
    : !/shell=True|os\.system\(|\b(?:shell_)?exec\(|\bsystem\(|execSync\(/.test(code);

/** The parts in brackets of what a form checks: "name not empty, email valid, message max 500". */
const isChecked: Shown = ([, rules = ''], { code }) =>
  rules.split(/,|;| and /).every((rule) => {
    const [field = ''] = /[a-z]+/i.exec(rule) ?? [];
    const [number] = /\d+/.exec(rule) ?? [];
    const check =
      number !== undefined
        ? new RegExp(`(?:[<>]=? ?|length="|, ?)${number}\\b`)
        : /\bvalid\b/i.test(rule)
          ? /FILTER_VALIDATE|type="email"|@|matches|test\(/
          : /\b(?:not (?:be )?empty|required|filled|present|mandatory)\b/i.test(rule)
            ? /=== ''|empty\(|required|trim/
            : /(?!)/;
    return code.split('\n').some((line) => line.includes(field) && check.test(line));
  });

const isStored: Shown = ([said, ...technologies], { code }) =>
  /INSERT INTO/i.test(code) &&
  technologies.every((one) => !one || new RegExp(one, 'i').test(code)) &&
  said !== '';

/** The signs that an example brings in, between its words, are in the code as texts. */
const hasSigns: Shown = ([, given = '', text = ''], { code }) =>
  (text.match(/(?<=\w)[^\w\s]{1,3}(?=\w)/g) ?? []).every(
    (sign) =>
      given.replace(/[{}:'"]/g, '').includes(sign) ||
      [`'${sign}'`, `"${sign}"`, `\`${sign}\``, `}${sign}$`].some((one) => code.includes(one)),
  );

const OWN_CODE =
  '(?:(?:external|third[- ]party|other|additional|extra|npm|pip|outside|any) )*(?:dependenc(?:y|ies)|librar(?:y|ies)|packages?|crates?|gems?|modules?|frameworks?|plugins?|cdns?)';

/** "Throws if they do not fit". */
const RULE = new RegExp(
  `${JOIN}((?:throw|rais|reject|panic|fail|exit|return|giv)[a-z]*(?: (?!if\\b|when\\b|on\\b|for\\b)[\\w:-]+){0,5}?) (?:if|when|on|for|in case of) ([^,;.()]{3,70}?)(?=[,;.)]|$| and (?:prints?|returns?|an?|the)\\b)`,
  'gi',
);

/** Kinds of clause, with what shows in the code that it is met. */
const KINDS: readonly Evidence[] = [
  ...PROGRAM_KINDS,
  [
    new RegExp(
      `${JOIN}(?:no|without(?: using| any| the use of)*|not using|do(?:es)?(?: not|n['’]t) use|avoid(?:ing)?) ${OWN_CODE}\\b(?: (?:needed|required|please|at all))?`,
      'gi',
    ),
    isAlone,
  ],
  [
    new RegExp(
      `${JOIN}(?:(?:only|just|nothing but|nothing other than)(?: use| using)? (?:the )?(?:\\w+ )?(?:standard library|stdlib|built-?ins?(?: (?:functions|modules))?|(?:core|standard) modules|std(?! ?::))|(?:the )?standard library only|(?:vanilla|plain|pure) (?:js|javascript|python|php|ruby|go))\\b`,
      'gi',
    ),
    isAlone,
  ],
  [
    new RegExp(
      `${JOIN}(?:an? |the )?(?:(?:small|short|simple|little|tiny|example) )*(?:main|demo(?:nstration)?|example|driver|test program|sample)(?: (?:method|function|program|class|block|code|call))?(?: that| which| to| where)? (?:shows?|showing|demonstrat(?:es?|ing)|calls?|calling|uses?|using|tries|trying|runs?|running)(?: (?:it|them|this|its use|its usage|how (?:it works|to use it)|the (?:function|class|method|results?|usage|output)))?(?: in use| in action| working| at work)?(?=[,.;)]|$| (?:\\d|two|three|four|five)\\b)`,
      'gi',
    ),
    (_, { code }) => PRINTS.test(code),
  ],
  [
    /[,;]? ?\b(?:and|with|plus|include|includes|including|add|provide)(?: also)? an? ([a-z]+) (?:function|method|helper|routine|procedure)\b(?! (?:that|which|to|for|with|named|called|taking|of))/gi,
    isDeclared,
  ],
  [
    new RegExp(
      `${JOIN}(?:cop(?:e|es|ing) with|handl(?:e|es|ing)|work(?:s|ing)? with|support(?:s|ing)?|deal(?:s|ing)? with|safe (?:for|with)|allow(?:s|ing)?|even with|for)(?: (?:the|any|all))? (?:(?:white ?)?spaces? in (?:(?:the|file|folder|directory|path|their|its) ?)*(?:names?|paths?)|(?:(?:file|folder|directory|path) ?)?(?:names?|paths|files)(?: (?:with|containing|that (?:contain|have)|which (?:contain|have)|having))+ (?:white ?)?spaces?(?: in them)?|(?<=[,;] )(?:(?:file|folder) ?)?(?:names|files) with spaces (?:must|should|have to|need to) (?:also )?work)`,
      'gi',
    ),
    bearsSpaces,
  ],
  [
    /\(?\b(?:only )?mon(?:day)?s? ?(?:-|–|to|through|until|till) ?fri(?:day)?s?\b\)?/gi,
    (_, { code }) =>
      /saturday|weekday|getDay\(|getUTCDay|dayOfWeek|isoweekday|cwday|wday|format\('N'\)/i.test(code),
  ],
  [
    new RegExp(
      `${JOIN}(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing) out|exclud(?:es?|ing)|not) (?:the |any |all )?(?:sub-?)?(?:director(?:y|ies)|folders?)(?=[,;.]|$| and\\b)`,
      'gi',
    ),
    (_, { code }) =>
      /is_?file|file\?|-type f|\[\[? (?:! )?-[df] |is_?dir|directory\?|Mode\(\)\.IsRegular|EnumerateFiles|GetFiles/i.test(
        code,
      ),
  ],
  [
    new RegExp(
      `${JOIN}(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:the )?(?:header|first)(?: (?:row|line))?(?=[,;.]|$| and\\b)`,
      'gi',
    ),
    (_, { code }) =>
      /DictReader|[sS]kip\(1\)|\bnext\(|\[1:\]|headers\b|slice\(1\)|drop\(1\)|shift\b|FNR? ?> ?1|tail -n \+2/.test(
        code,
      ),
  ],
  [
    /[,;]? ?\b(?:where |and |but )*the (?:last|final) (?:piece|chunk|part|group|one|block|batch|page|row|slice) (?:may|can|might|could) (?:be|have) (?:shorter|smaller|less|fewer|incomplete)\b(?: (?:items|elements|values))?/gi,
    (_, { code }) => !/% \w+ (?:!==?|>) 0[^\n]*(?:throw|raise)/.test(code),
  ],
  [new RegExp(`${JOIN}(?:validat|check)[a-z]* (?:\\w+ ){0,4}\\(([^()]{5,200})\\)`, 'gi'), isChecked],
  [
    new RegExp(
      `${JOIN}(?:stor|sav|insert|persist|keep|writ)[a-z]* (?:it|them|the \\w+|each \\w+|entries) (?:with|using|via|by|through) (pdo|mysqli|sqlite3?)(?: (?:in|into|to) (?:an? )?(sqlite|mysql|postgres\\w*)(?: (?:database|file|table))?)?\\b`,
      'gi',
    ),
    isStored,
  ],
  [
    /(?:\b(?:e\.g\.|for example|for instance),? )?((?:'[^'\s]{1,40}'|\{[^\s;]{1,60}\})) ?(?:[-=]>|→|gives|becomes|turns into|to) ?\{?'([^'\d\s]{1,40})'(?::[^\s;]{1,20})?\}?/gi,
    hasSigns,
  ],
  [END_SAID, (_, { code }) => leavesEnd(code)],
  [
    /[,;]? ?\b(?:and |with |plus |takes? |has )+an? (?:optional )?([a-z]{3,}) (?:option|parameter|argument)\b(?! (?:that|which|to|for))/gi,
    ([, name = ''], { code }) =>
      code
        .split('\n')
        .some(
          (line) => TAKES.test(line) && new RegExp(`[(,{ $]${name}(?:[A-Z_]\\w*)?\\b ?[:=?,)]`).test(line),
        ),
  ],
  [SENSITIVE, (_, { code }) => !FOLDS.test(code)],
  [
    /[,;]? ?\b(?:and |in |with )*strict mode(?: (?:must|should) pass)?\b/gi,
    (_, { language }) => language === 'typescript',
  ],
];

/** A phrase with one of these may be a kind of requirement that is looked for in the code. */
const HINT =
  /\bno\b|without|n['’]t|not|only|dynamic|alloc|invalid|wrong|bad|error|css|style|mod|true or|sample|just|vanilla|plain|pure|avoid|\b(?:if|when|on|for)\b|main|demo|example|function|method|space|mon|skip|ignor|exclud|last|final|validat|stor|sav|->|=>/i;

/** The wish without the clauses of which the code shows that they are met. */
export function withoutShown(prompt: string, code: string, language: string): string {
  if (!HINT.test(prompt)) return prompt;
  const program = { code: code.replace(COMMENTS, ''), language };
  return KINDS.reduce((wish, [said, shown]) => without(wish, said, shown, program), prompt);
}

/** The same of what happens in which case; where a task declares that, what it declares counts. */
export const withoutGuarded = (prompt: string, code: string, language: string): string =>
  /\b(?:if|when|on|for|in case)\b/i.test(prompt)
    ? without(prompt, RULE, isGuarded, { code: code.replace(COMMENTS, ''), language })
    : prompt;

function without(wish: string, said: RegExp, shown: Shown, program: Program): string {
  let left = wish;
  for (const found of wish.matchAll(said))
    if (found.index > 0 && shown(found, program)) left = left.replace(found[0], ' ');
  return left;
}
