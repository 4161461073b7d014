import type { Skill } from '../skill.ts';

/** Names of spreadsheet programs and of functions that only they have. */
export const SPREADSHEET =
  /\b(?:(?:microsoft |ms )?excel|spreadsheets?|google sheets?|libre ?office(?: calc)?|[vhx]lookup|(?:sum|count|average|max|min)ifs?|pivot tables?)\b/i;

/** Without the name of the program and with nouns for cells and columns: these tell no task from another. */
export const withoutCells = (question: string): string =>
  question
    .replace(ABOUT, ' ')
    .replace(/\bcalculate\b/gi, ' ')
    .replace(/\bcolumns? [A-Z]\b/g, 'column')
    .replace(CELLS, 'cell');

/** Cells and columns that a question names. */
export const CELLS = /\b[A-Z]{1,2}\d{1,5}\b|\b[A-Z]:[A-Z]\b/g;

const ABOUT =
  /(?:\b(?:in|with|using|for|from|of) )?(?:an? |my |the )?\b(?:(?:microsoft |ms )?excel|spreadsheets?|google sheets?|libre ?office(?: calc)?)(?: spreadsheet| sheet)?\b:?/gi;
const LEAD =
  /^(?:[\s,:]|(?:please|give me|write|what(?:'s| is)|an?|the|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need)(?: to)?|formula|function|to|for|that|which|can you|calculate|get|find|compute)\b)+/i;

const COLUMN =
  '(?:the )?(?:(?:columns? ([A-Za-z])|([A-Z]) column|([A-Z]))(?![\\w:])|(?:cells? |range )?([A-Z]{1,2}\\d+)(?::| to | through | ?- ?)([A-Z]{1,2}\\d+))';
const WHAT = '(?:(?:the|all|every|each|values?|numbers?|amounts?|cells?|rows?|entries|of|in|up) )*';
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['SUM', /^(?:sums?(?: up)?|add(?: up)?|total(?: up)?)$/i],
  ['AVERAGE', /^(?:average|mean)$/i],
  ['MAX', /^(?:max(?:imum)?|largest|highest|biggest)$/i],
  ['MIN', /^(?:min(?:imum)?|smallest|lowest)$/i],
  ['COUNT', /^count$/i],
];
const VERB =
  '(sums?(?: up)?|add(?: up)?|total(?: up)?|average|mean|max(?:imum)?|largest|highest|biggest|min(?:imum)?|smallest|lowest)';
const TOTAL = new RegExp(
  `^${VERB} ${WHAT}${COLUMN}(?: values)?(?:,? (?:but )?(?:only )?(?:where|if|when|for which|for rows (?:where|in which)|whose|in rows where) (.+))?$`,
);
const COUNTS = new RegExp(
  `^(?:count|how many)(?: how many| the number of)?(?: (?:cells?|rows?|times|values?|entries|items))*(?: in)? ${COLUMN} (?:that )?(.+)$|^(?:count|how many)(?: how many| the number of)? (?:cells?|rows?|values?|entries|times) (?:where|whose|in which) (.+)$`,
);
const CONDITION = new RegExp(`^(?:the value (?:in|of) )?${COLUMN}(?: values?)? (.+)$`);
const VALUE =
  '(?:the (?:word|text|value) )?(?:"([^"*?]{1,40})"|\'([^\'"*?]{1,40})\'|“([^”"*?]{1,40})”|(\\d+(?:\\.\\d+)?)|([A-Za-z][\\w-]{0,30}))';

type Test = (value: string, isNumber: boolean) => string;
const quoted = (text: string): string => `"${text}"`;
/** The criteria as functions such as COUNTIF read them. */
const TESTS: readonly (readonly [RegExp, Test])[] = [
  [
    new RegExp(
      `^(?:(?:is|are|was) )?(?:greater|more|larger|higher|bigger) than or equal to ${VALUE}$|^(?:(?:is|are) )?(?:at least|>=) ?${VALUE}$`,
    ),
    (value) => quoted(`>=${value}`),
  ],
  [
    new RegExp(`^(?:(?:is|are) )?(?:at most|<=|(?:less|smaller|lower) than or equal to) ?${VALUE}$`),
    (value) => quoted(`<=${value}`),
  ],
  [
    new RegExp(`^(?:(?:is|are|was) )?(?:(?:greater|more|larger|higher|bigger) than|above|over|>) ?${VALUE}$`),
    (value) => quoted(`>${value}`),
  ],
  [
    new RegExp(`^(?:(?:is|are|was) )?(?:(?:less|smaller|lower) than|below|under|<) ?${VALUE}$`),
    (value) => quoted(`<${value}`),
  ],
  [
    new RegExp(`^(?:is not|isn't|are not|does not equal|doesn't equal|<>|!=|not) ?(?:equal to )?${VALUE}$`),
    (value) => quoted(`<>${value}`),
  ],
  [
    new RegExp(`^(?:contains?|has|have|includes?) ${VALUE}$`),
    (value, isNumber) => (isNumber ? '' : quoted(`*${value}*`)),
  ],
  [
    new RegExp(`^(?:starts?|begins?) with ${VALUE}$`),
    (value, isNumber) => (isNumber ? '' : quoted(`${value}*`)),
  ],
  [
    new RegExp(`^(?:equals?|(?:is|are) equal to|is|are|says?|=|==) ?${VALUE}$`),
    (value, isNumber) => (isNumber ? value : quoted(value)),
  ],
];
const NO_VALUE =
  /^(?:empty|blank|a|an|the|not|number|negative|positive|text|date|today|unique|duplicates?|it|true|false|in|between)$/i;

function testFrom(said: string): string | undefined {
  if (/^(?:is|are) (?:empty|blank)$/i.test(said)) return '""';
  if (/^(?:(?:is|are) not|isn't|aren't) (?:empty|blank)$|^(?:has|have) (?:a|any) values?$/i.test(said))
    return '"<>"';
  if (/^(?:is|are) positive$/i.test(said)) return '">0"';
  if (/^(?:is|are) negative$/i.test(said)) return '"<0"';
  for (const [pattern, test] of TESTS) {
    const found = pattern.exec(said)?.slice(1);
    const value = found?.find((each) => each !== undefined);
    if (value === undefined) continue;
    if (NO_VALUE.test(value)) return undefined;
    const made = test(value, /^\d/.test(value));
    return made === '' || (/^"[<>]=?(?![=\d])/.test(made) && !made.startsWith('"<>')) ? undefined : made;
  }
  return undefined;
}

/** A whole column or a range, from the four groups of COLUMN. */
function rangeFrom([one, two, three, from, to]: readonly (string | undefined)[]): string | undefined {
  const column = (one ?? two ?? three)?.toUpperCase();
  if (column !== undefined) return `${column}:${column}`;
  return from === undefined || to === undefined ? undefined : `${from}:${to}`;
}

interface Where {
  readonly range: string;
  readonly test: string;
}

function conditionsFrom(said: string): readonly Where[] | undefined {
  const all = said
    .split(/,? and (?=(?:the value (?:in|of) )?(?:the )?(?:column [A-Za-z]\b|[A-Z] |[A-Z]\d))/)
    .map((part) => {
      const found = CONDITION.exec(part.trim());
      const [range, test] = [rangeFrom(found?.slice(1, 6) ?? []), testFrom(found?.[6] ?? '')];
      return range === undefined || test === undefined ? undefined : { range, test };
    });
  return all.some((each) => each === undefined) ? undefined : all.flatMap((each) => each ?? []);
}

function total(wish: string): string | undefined {
  const found = TOTAL.exec(wish);
  const kind = KINDS.find(([, said]) => said.test(found?.[1] ?? ''))?.[0];
  const range = rangeFrom(found?.slice(2, 7) ?? []);
  if (kind === undefined || range === undefined) return undefined;
  if (found?.[7] === undefined) return `=${kind}(${range})`;
  const where = conditionsFrom(found[7]);
  const [first] = where ?? [];
  if (where === undefined || first === undefined) return undefined;
  if (where.length === 1 && (kind === 'SUM' || kind === 'AVERAGE'))
    return `=${kind}IF(${first.range}, ${first.test}, ${range})`;
  return `=${kind}IFS(${[range, ...where.flatMap(({ range, test }) => [range, test])].join(', ')})`;
}

function count(wish: string): string | undefined {
  const found = COUNTS.exec(wish);
  if (found === null) return undefined;
  const range = rangeFrom(found.slice(1, 6));
  const test = found[6] === undefined ? undefined : testFrom(found[6]);
  const where =
    found[7] !== undefined
      ? conditionsFrom(found[7])
      : range !== undefined && test !== undefined
        ? [{ range, test }]
        : undefined;
  if (where === undefined || where.length === 0) return undefined;
  return `=COUNTIF${where.length > 1 ? 'S' : ''}(${where.map(({ range, test }) => `${range}, ${test}`).join(', ')})`;
}

const CELL = '([A-Z]{1,2}\\d+)';
const THEN = '(?:"([^"]{0,40})"|\'([^\'"]{0,40})\'|(\\d+(?:\\.\\d+)?)|([A-Z]{1,2}\\d+|[A-Za-z][\\w-]{0,20}))';
const IF = new RegExp(
  `^(?:(?:say|show|return|display|put|write) ${THEN} )?if ${CELL} (.+?)(?:,? (?:then )?(?:say|show|return|display|put|write|then) ${THEN})?,? (?:otherwise|else|if not)(?: (?:say|show|return|display|put|write))? ${THEN}$`,
);
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^"(<>|>=|<=|>|<)([\d.]+)"$/, '$1$2'],
  [/^"<>(.*)"$/, '<>"$1"'],
  [/^([\d.]+|"[^"*]*")$/, '=$1'],
];

function choice(wish: string): string | undefined {
  const found = IF.exec(wish);
  if (found === null) return undefined;
  const shown = (groups: readonly (string | undefined)[]): string | undefined => {
    const [one, two, number, word] = groups;
    if (number !== undefined) return number;
    if (word !== undefined && /^[A-Z]{1,2}\d+$/.test(word)) return word;
    const text = one ?? two ?? word;
    return text === undefined ? undefined : quoted(/^(?:nothing|blank|empty)$/i.test(text) ? '' : text);
  };
  const then = shown(found.slice(1, 5)) ?? shown(found.slice(7, 11));
  const other = shown(found.slice(11, 15));
  const test = testFrom(found[6] ?? '');
  const sign = test === undefined ? undefined : SIGNS.find(([pattern]) => pattern.test(test));
  if (then === undefined || other === undefined || test === undefined || sign === undefined) return undefined;
  return `=IF(${found[5]}${test.replace(...sign)}, ${then}, ${other})`;
}

const LONGEST = 200;

/** Sums, averages, counts and choices in a spreadsheet, with the columns and conditions of the question. */
export const spreadsheetFormula: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST || !SPREADSHEET.test(message)) return undefined;
    const wish = message
      .replace(/\s+/g, ' ')
      .replace(ABOUT, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[?.! ]+$/, '')
      .replace(LEAD, '')
      .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    const formula = total(wish) ?? count(wish) ?? choice(wish);
    if (formula === undefined) return undefined;
    return `\`\`\`text\n${formula}\n\`\`\`\n\nIt works in Excel, Google Sheets and LibreOffice; where a comma is the decimal mark, semicolons stand between the parts.`;
  },
};
