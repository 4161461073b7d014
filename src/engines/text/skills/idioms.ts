import type { EngineTools } from '../../engine.ts';
import stored from '../data/idioms.json';
import { type Matcher, matcher } from '../knowledge/match-recipe.ts';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

interface Slots {
  readonly url?: string;
  readonly file?: string;
  readonly text?: string;
}

interface Idiom {
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  /** Differences of some languages are told of these alone. */
  readonly notes: string | Readonly<Record<string, string | undefined>>;
  /** A sample that the number of a question takes the place of. */
  readonly number: string | undefined;
  /** A sample that the field of a question takes the place of. */
  readonly field: string | undefined;
  /** Samples that an address, a file or a text in quotation marks takes the place of. */
  readonly slots: Slots | undefined;
  readonly code: Readonly<Record<string, string | undefined>>;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  python: 'python',
  python3: 'python',
  py: 'python',
  javascript: 'javascript',
  js: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
  'node.js': 'javascript',
  typescript: 'javascript',
  ts: 'javascript',
  go: 'go',
  golang: 'go',
  rust: 'rust',
  express: 'express',
  'express.js': 'express',
  expressjs: 'express',
  flask: 'flask',
  pandas: 'pandas',
  react: 'react',
};
const NAMED = Object.keys(LANGUAGES)
  .map((name) => name.replace('.', '\\.'))
  .join('|');
const BEFORE = new RegExp(`^(?:in )?(${NAMED})(?:[:,]| -|(?<!\\b(?:go|node))(?= )|(?= how )) ?`, 'i');
/** "a python dict" */
const BETWEEN = new RegExp(
  `\\b(${NAMED}) (?=(?:dict|list|array|map|slice|string|object|vec|hash|file|promise|loop|tuple)\\w*\\b)`,
  'i',
);
const BEHIND = new RegExp(
  `,? (?:in|with|using) (${NAMED})\\b|,? (python3?|javascript|typescript|node\\.?js|golang|rust|express(?:\\.?js)?|flask|react)(?=[?.!\\s]*$)`,
  'i',
);
const LEADS =
  /^(?:what(?:'s| is) the (?:best |easiest |shortest |idiomatic |right )?way to |how (?:do|can|would|should) (?:i|you|we) |how to |(?:i|we) (?:want|need) to |is there a (?:way|function) to )/i;
/** A program is wished for, or an explanation. */
const OTHER =
  /^(?:write|create|make|generate|implement|code|build|give|why|when|which|explain|is|are|does)\b|\b(?:function|program|class|script|method|unit tests?|without|recursive\w*|generic)\b/i;
/** The form of what is asked for, and no part of it. */
const ONE_LINER =
  /^(?:(?:write|give me|show me) )?(?:an? )?one[- ]?liner (?:to|that|which|for) |,? in (?:one|a single) line\b/i;
const LONGEST = 120;

/** "By their age field", "by the date". */
const FIELD =
  /\bby (?:(?:its|their|the|an?|one|some|multiple|several) )?(?:(?:key|field|property|attribute|column) (?:called |named )?(?=\w))?(?!(?:keys?|values?|fields?|propert(?:y|ies)|attributes?|index|columns?|its|their|the)\b)([a-z]\w*)\b/i;

const QUOTED_FIELD = /(\bby (?:\w+ ){0,3})["'`“](\w+)["'`”]/i;

/** A second key: "by age, then by name". */
const JOINS = /^(?:,? (?:and )?then(?: by)? |,? and(?: by)? |, by )/i;
const BEHIND_KEY = new RegExp(
  `(?=,| and| then)(?<=\\bby .+?)${JOINS.source.slice(1)}[a-z]\\w*(?: (?:a|de)sc(?:ending)?)?`,
  'gi',
);
const DESCENDING = /\bdesc(?:ending)?\b|\b(?:reversed?|(?:highest|largest|biggest|newest|latest) first)\b/i;
const KEY_WORD = /\bby (?:the |its |their )?(?:key|field|property|attribute) (?=\w)/gi;

/** Languages call the same things by other names. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [
    /^(sort|group|filter) (?:the |my |some |all )?(?=(?:objects|dicts|dictionaries|structs)\b)/g,
    '$1 a list of ',
  ],
  [/\b(?:lists?|arrays?|slices?|vec(?:tor)?s?)\b/g, 'sequence'],
  [/\b(?:dict(?:ionar(?:y|ies)|s)?|hash ?(?:maps?|tables?)|maps?|objects?|structs?)\b/g, 'mapping'],
  [/\b(?:iterate|loop|go) (?:over|through)\b|\bfor loop over\b/g, 'loop over'],
  [/\b(?:elements?|entr(?:y|ies))\b/g, 'item'],
  [/\b(?:propert(?:y|ies)|fields?|attributes?)\b/g, 'key'],
  [/\b(?:strings?|texts?)\b/g, 'text'],
  [/\b(?:sleep|wait|pause) (?:for )?\d+\b/g, 'sleep for '],
  [/\b(?:turn|change|cast|transform) (.{2,40}?) (?:in)?to\b/g, 'convert $1 to'],
  [/\b\d+\b/g, ' '],
  [
    /^((?:sort|group)\b.*\bmapping) by (?:its |their |the |an? )?(?:key (?=[a-z]))?(?!keys?\b|values?\b)[a-z]+\b/g,
    '$1 by key',
  ],
];
const inOneWord = (text: string): string =>
  SAME.reduce((all, [pattern, by]) => all.replace(pattern, by), text.toLowerCase());

/** A first test, of nothing that is named. */
const UNIT_TEST =
  /^(?:in )?(?:(?:go|golang|python3?|javascript|js|node(?:\.js)?|rust)[:,]? )?(?:how (?:do i|to|do you|can i|would i) )?(?:(?:write|make|give me|show me|create|do)(?: me)? )?(?:an? |the |my )?(?:small |simple |minimal |basic |first |short )*unit tests?(?: example| sample)?(?: (?:in|for|with) (?:go|golang|python3?|javascript|js|node(?:\.js)?|rust))?(?:[,;]? (?:with )?(?:an? )?(?:small |simple |short |minimal )*examples?)?(?: please)?[?.! ]*$/i;
function unitTest(language: string): string | undefined {
  const sample = stored.find(({ asks }) => asks[0] === 'write a unit test');
  const code: Readonly<Record<string, string | undefined>> = sample?.code ?? {};
  const notes: string | Readonly<Record<string, string | undefined>> = sample?.note ?? '';
  const note = typeof notes === 'string' ? notes : (notes[language] ?? '');
  return code[language] === undefined
    ? undefined
    : `\`\`\`${FENCES[language] ?? language}\n${code[language]}\n\`\`\`\n\n${note}`;
}

let known: Matcher<Idiom> | undefined;

/** The few lines that say an everyday thing in a language: "how do I merge two dicts in python". */
export const idioms: Pick<Skill, 'answer'> = {
  answer({ message }, tools) {
    if (message.length > LONGEST || message.includes('\n')) return undefined;
    const name = BEFORE.exec(message) ?? BEHIND.exec(message) ?? BETWEEN.exec(message);
    const named = (name?.[1] ?? name?.[2])?.toLowerCase();
    const own =
      named ??
      (/\bpromises?\b/i.test(message) ? 'js' : /\blist comprehension\b/i.test(message) ? 'python' : '');
    const language = LANGUAGES[own];
    const { values, rest } = slotsIn(message.replace(QUOTED_FIELD, '$1$2'));
    const asked = rest.replace(BEFORE, '').replace(BEHIND, '').replace(BETWEEN, '').replace(ONE_LINER, '');
    const wish = asked
      .replace(LEADS, '')
      .replace(/ (?:code )?examples?[?.! ]*$/i, '')
      .replace(/[?.! ]+$/, '');
    if (language !== undefined && UNIT_TEST.test(message)) return unitTest(language);
    if (language === undefined || OTHER.test(asked)) return undefined;
    known ??= matcher(
      stored.map(({ asks: [task = '', ...asks], code, note: notes = '', number, field, slots }) => ({
        task: inOneWord(task),
        asks: asks.map(inOneWord),
        code,
        notes,
        number,
        field,
        slots,
        run: '',
      })),
      () => false,
    );
    const behind = wish.match(BEHIND_KEY) ?? [];
    const found = known.find(inOneWord(wish.replace(BEHIND_KEY, '')), ({ task, code, field }) =>
      code[language] === undefined || (behind.length > 0 && field === undefined) || turnsAround(wish, task)
        ? undefined
        : 0,
    );
    const code = found?.item.code[language];
    if (found === undefined || code === undefined || found.leftOut.length > 0) return undefined;
    if (found.telling < 2 && !found.isWhole) return undefined;
    const { notes, slots = {} } = found.item;
    // A name that has no place would be lost.
    if (Object.keys(values).some((kind) => !(kind in slots))) return undefined;
    const note = typeof notes === 'string' ? notes : (notes[language] ?? '');
    const fence = FENCES[language] ?? language;
    const text = withField(
      withSlots(`\`\`\`${fence}\n${code}\n\`\`\`\n\n${note}`.trimEnd(), slots, values),
      found.item.field,
      FIELD.exec(wish)?.[1],
    );
    const unused = notAnswered(behind.map((each) => each.replace(/^[, ]+(?:and )?/, '')));
    const short = withNumbers(
      `${text}\n\n${unused}`.trimEnd(),
      found.item.number,
      digitsForWords(wish.replace(/\b(?:one|two) (?!decimal|second)/gi, '')).match(/\b\d+(?:\.\d+)?\b/g) ??
        [],
    );
    // The snippet has one key, in one order.
    const isMore = behind.length > 0 || (DESCENDING.test(wish) && !DESCENDING.test(code));
    return isMore ? inFull(wish, language, tools).then((full) => full ?? short) : short;
  },
};

const TO_TEXT = /\b(?:int\w*|numbers?|floats?|digits?) (?:in)?to (?:an? )?(?:text|str(?:ing)?)s?\b/i;
const FROM_TEXT = /\b(?:text|str(?:ing)?)s? (?:in)?to (?:an? )?(?:int|num|i32|float)/i;
/** The same words the other way round ask for the opposite. */
const turnsAround = (wish: string, task: string): boolean =>
  (TO_TEXT.test(wish) && FROM_TEXT.test(task)) || (FROM_TEXT.test(wish) && TO_TEXT.test(task));

/** A function with every key and the order of the wish; undefined where a part of it would be lost. */
async function inFull(wish: string, language: string, tools: EngineTools): Promise<string | undefined> {
  const { generateCode } = await import('../../code/generate.ts');
  const said = wish.replace(KEY_WORD, 'by ');
  const keys = /^sort/i.test(said)
    ? said.replace(BEHIND_KEY, (each) => each.replace(JOINS, ', then by '))
    : said;
  const prompt = `write a ${language} function that ${keys.replace(/^\w+/, '$&s')}`;
  const { task, notes, code } = await generateCode({ prompt, language }, tools);
  return task === null || notes.length > 0
    ? undefined
    : `\`\`\`${FENCES[language] ?? language}\n${code.trimEnd()}\n\`\`\``;
}

const FENCES: Readonly<Record<string, string>> = {
  express: 'javascript',
  react: 'jsx',
  flask: 'python',
  pandas: 'python',
};
const KINDS: readonly (readonly [keyof Slots, RegExp, string])[] = [
  ['url', /\bhttps?:\/\/[^\s"'`,]+[\w/]/, 'origin'],
  [
    'file',
    /["'`]?(?<![\w./])(?!node\.js|express\.js)[\w./-]*\w\.(?:json|csv|txt|log|env|md|db)\b["'`]?/i,
    'file',
  ],
  ['text', /["“]([\w .-]{1,40})["”]/, ''],
];

/** The names of a question, and the question with a plain word in their place. */
function slotsIn(message: string): { readonly values: Slots; readonly rest: string } {
  const values: Record<string, string> = {};
  let rest = message;
  for (const [kind, pattern, word] of KINDS) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    values[kind] = (found[1] ?? found[0]).replace(/["'`]/g, '');
    // A table is read otherwise than a text.
    const type =
      kind === 'file' && /\b(?:read|load|open|parse|write|save)\b/i.test(rest)
        ? (/\.(json|csv)$/i.exec(values[kind])?.[1] ?? '')
        : '';
    rest = rest.replace(found[0], `${type} ${word}`).replace(/\bfile file\b/i, 'file');
  }
  return { values, rest };
}

const withSlots = (text: string, slots: Slots, values: Slots): string =>
  KINDS.reduce((all, [kind]) => {
    const [sample, own] = [slots[kind], values[kind]];
    return sample === undefined || own === undefined ? all : all.replaceAll(sample, own);
  }, text);

/** Go begins the names of fields with a capital. */
function withField(text: string, sample: string | undefined, own: string | undefined): string {
  if (sample === undefined || own === undefined) return text;
  const field = own.charAt(0).toLowerCase() + own.slice(1);
  const capital = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return text.replace(new RegExp(`\\b${sample}\\b`, 'gi'), (said) => (said === sample ? field : capital));
}

/** Undefined where a number of the question would be lost. */
function withNumbers(text: string, sample: string | undefined, asked: readonly string[]): string | undefined {
  const [own] = asked;
  if (sample !== undefined && own !== undefined && asked.length === 1)
    return text.replaceAll(new RegExp(`(?<![\\d"])${sample}(?!\\d)`, 'g'), own);
  return asked.every((number) => new RegExp(`(?<!\\d)${number.replace('.', '\\.')}(?!\\d)`).test(text))
    ? text
    : undefined;
}
