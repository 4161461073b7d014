import type { Snippet } from '../../snippets/snippets.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { PERIODS } from './folded-heads.ts';
import { singularOf } from './lexicon.ts';
import { planQuestion } from './questions/known-questions.ts';

const PERIOD = '(day|week|month|quarter|year)';
const FIGURE = '(?:number|count|total|average|mean|sum|revenue|turnover|amount)';
const EACH = '(?:per|by|for each|for every|in each|of each|and per|and by)';

/** Figures of a group and a period, in the one order that the readers know: "number of orders per week and city". */
const FIGURES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    /,? (?:sorted |ordered )?(?:with )?(?:the )?(most|fewest) ([a-z_]+s) first\b/i,
    (_, way: string, rows: string) =>
      `, sorted by number of ${rows} ${way.toLowerCase() === 'most' ? 'descending' : 'ascending'}`,
  ],
  [
    new RegExp(
      `^\\W*(?:(?:write |an? |sql |query |that |shows? |lists? )*)(?:for|per) (?:each|every) ([a-z_]+(?: (?!show|list|give|the|print|comput|calculat|return|find)[a-z_]+)?),? (?:(?:shows?|lists?|gives?|prints?|computes?|calculates?|returns?|finds?|counts?)(?: me)? )?(?:the |a )?(${FIGURE}\\b[a-z_ -]*?) (?:per|by|for each|for every|in each|each|every) ${PERIOD}\\b`,
      'i',
    ),
    '$2 per $3 and $1',
  ],
  [
    new RegExp(
      `\\b(daily|weekly|monthly|quarterly|yearly|annual) ((?:number|count|total|average|mean|sum)\\b[^,.;]*?) ${EACH} (?!day|week|month|quarter|year)(?=[a-z_]+)`,
      'i',
    ),
    (_, often: string, what: string) => `${what} per ${PERIODS[often.toLowerCase()]} and `,
  ],
  [new RegExp(`\\bper ${PERIOD},? ${EACH} ([a-z_]+)\\b`, 'i'), 'per $1 and $2'],
  [
    new RegExp(`\\bper ([a-z_]+),? (?:per|and|and per|and by|for each|by) ${PERIOD}\\b`, 'i'),
    (said: string, group: string, part: string) =>
      new RegExp(`^${PERIOD}$`, 'i').test(group) ? said : `per ${part} and ${group}`,
  ],
];

const SIGNED = /\b([a-z_]+) ?\(([a-z_]+(?: ?, ?(?:and )?[a-z_]+)+)\)/gi;
const COUNTED = /\b(number|count) of (?:new |all |the )*([a-z]+(?:-[a-z]+)?s)\b(?! (?:who|that|with))/i;

/** "Support tickets" are tickets: the word before tells nothing of the rows. */
const TRADE =
  /\b((?:number|count) of (?:all |the )*)(?:support|customer|service|patient|hospital|library|online|web|sales|client|guest|bike|car|room|gym|shop|club|school|student|user) (?=([a-z]+s)\b(?=[\s\S]*\b\2 ?\())/i;

/** The rows of the only table may have another name in the question: sign-ups are rows of users. */
function withTable(given: string): string {
  const text = given.replace(TRADE, '$1');
  const [only, other] = [...text.matchAll(SIGNED)];
  const found = COUNTED.exec(text);
  if (!only?.[1] || other || !found?.[2]) return text;
  const table = only[1].toLowerCase();
  const columns = (only[2] ?? '').toLowerCase().split(/ ?, ?(?:and )?/);
  const said = found[2].toLowerCase();
  const isOwn = [said, singularOf(said)].some(
    (one) => one === table || columns.includes(one) || pluralOf(one) === table,
  );
  return isOwn || columns.includes(`${singularOf(said)}_id`)
    ? text
    : text.replace(found[0], `${found[1]} of ${table}`);
}

const TO = '(?:(?:to|from|over|since|against|versus|vs\\.?|compared (?:to|with)|than|on)(?: that of)? )+';
const AND =
  '(?:,? (?:and|with|plus|along with|together with|including|as well as|next to it|beside it|showing|show))*,?';
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^\\W*compares? (?:the )?(.+?) (?:to|with|against|and) (?:that of )?the (?:previous|preceding|prior|last) ${PERIOD}\\b`,
      'i',
    ),
    '$1 and the change to the previous $2',
  ],
  [new RegExp(`\\bthe ${PERIOD} before\\b`, 'i'), 'the previous $1'],
  [
    new RegExp(
      `${AND} (?:also )?how (?:much )?(?:it|this|that|they|each|the [a-z]+)(?: has| have)? (?:changed?|differs?|grew|grown|developed|moved|went up or down|goes up or down) ${TO}(?=the (?:previous|preceding|prior|last)\\b)`,
      'i',
    ),
    ' and the change to ',
  ],
  [
    new RegExp(
      `${AND} (?:each )?compared (?:to|with) (?=the (?:previous|preceding|prior|last) ${PERIOD}\\b)`,
      'i',
    ),
    ' and the change to ',
  ],
  [
    new RegExp(
      `${AND} (?:the |its |their )?${PERIOD}[- ](?:over|on|to)[- ]\\1 (percentage |percent )?(?:change|growth|difference|increase)(?: rate)?(?: (?:in|as) (?:percent|a percentage|%))?$`,
      'i',
    ),
    ' and the $2change to the previous $1',
  ],
  [
    /,? (?:and|with|plus) (?:the |its |their )?(percentage |percent )?(?:trend|development|delta) (?=(?:to|from|over|compared))/i,
    ' and the $1change ',
  ],
  [
    /\b(?:along with|together with|as well as|including) (?=(?:the |its |their )?(?:percentage |percent |absolute |relative )?(?:change|difference|growth|increase)\b)/i,
    'and ',
  ],
  [/\brelative (?=change|difference|growth)/i, 'percentage '],
];

const replaced = (
  text: string,
  rules: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[],
): string =>
  rules.reduce(
    (made, [pattern, into]) =>
      typeof into === 'string' ? made.replace(pattern, into) : made.replace(pattern, into),
    text,
  );

const FOR_EACH =
  /^\W*(?:(?:write|an?|sql|query|that|shows?|lists?) )*(?:for|per) (?:each|every) ([a-z_]+),? (?:(?:shows?|lists?|gives?|prints?|computes?|calculates?|returns?|finds?)(?: me)? )?((?:the |its )?(?:number|count|total|average|mean|sum|highest|lowest|maximum|minimum)\b[^,;:]*?)(?=,|;|$| from | given | using | table )/i;

/** "For each department show the number of employees": where the only table has no rows of its own for it. */
function withColumnGroup(text: string): string {
  const tables = [...text.matchAll(SIGNED)];
  const found = FOR_EACH.exec(text);
  const columns = tables.map(([, , list = '']) => list.toLowerCase().split(/ ?, ?(?:and )?/));
  if (!found?.[1] || tables.length !== 1 || !columns[0]?.includes(found[1].toLowerCase())) return text;
  return text
    .replace(found[0], `${found[2]} per ${found[1]}`)
    .replace(
      /\b(more than|at least|fewer than|less than|over|at most) (\w+) people\b/i,
      `$1 $2 ${tables[0]?.[1]}`,
    );
}

const BARE_FOLD =
  /\b((?:whose|with an?|with the|having an?) (?:average|mean)|(?:average|mean))(?= (?:is|are|was|above|below|over|under|of (?:more|less|at)|higher|lower|greater|less|more|per|for each)\b)/i;
const MARKS = /^(?:grade|score|mark|rating|point|amount|price|value|salary|temperature|result|total)s?$/;

/** "Students whose average is below 50": of the only column that holds such numbers. */
function withFolded(text: string): string {
  const marks = [...text.matchAll(SIGNED)].flatMap(([, , list = '']) =>
    list
      .toLowerCase()
      .split(/ ?, ?(?:and )?/)
      .filter((one) => MARKS.test(one)),
  );
  const [only, other] = marks;
  return only && !other ? text.replace(BARE_FOLD, `$1 ${only}`) : text;
}

const TIMES = new RegExp(
  `\\b(?:who|that|which) (?:have |has |had |were |was |been )*([a-z]{4,}ed)(?: in| up| there| here)? (more than|at least|fewer than|less than|over|exactly) (once|twice|${NUMBER} times)\\b`,
  'i',
);

/** "Drivers who parked more than ten times", where there is a table of parkings. */
function withTimes(text: string): string {
  const found = TIMES.exec(text);
  if (!found?.[1] || !found[3]) return text;
  const stem = found[1].toLowerCase().slice(0, 4);
  const rows = (text.slice(0, found.index).match(/\b[a-z]+s\b/gi) ?? []).find((one) =>
    one.toLowerCase().startsWith(stem),
  );
  const count =
    { once: '1', twice: '2' }[found[3].toLowerCase()] ?? String(numberOf(found[4]?.toLowerCase() ?? ''));
  return rows ? text.replace(found[0], `with ${found[2]} ${count} ${rows.toLowerCase()}`) : text;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(${MONTHS.join('|')})`;
const SECOND_MONTH = new RegExp(
  `\\b(in|during) ${MONTH} ((?:19|20)\\d\\d)\\b(.*?\\b(?:not|none|nothing|never|no [a-z]+|nobody)\\b.*?\\b(?:in|during) )${MONTH}\\b(?! (?:of )?\\d{4})`,
  'i',
);

/** "In January 2024 but not in February": a later month is of the same year. */
const withYear = (text: string): string =>
  text.replace(SECOND_MONTH, (said, ...[, first, year, , second]: string[]) =>
    MONTHS.indexOf(second?.toLowerCase() ?? '') > MONTHS.indexOf(first?.toLowerCase() ?? '')
      ? `${said} ${year}`
      : said,
  );

/** The tables may stand before the question. */
const TABLES_FIRST =
  /^\W*(?:(?:given|with|having|using|i have|we have)(?: the)? )?(?:tables? )?((?:[a-z_]+ ?\([a-z_, ]+\)(?:, | and |, and )?)+)[:.;] ?(.+)$/is;

/** A wish for figures of groups and periods in the words that the readers know. */
export const inFigures = (wish: string): string =>
  withColumnGroup(
    withFolded(
      withTimes(
        replaced(
          withTable(replaced(withYear(wish).replace(TABLES_FIRST, '$2, tables $1'), CHANGES)),
          FIGURES,
        ),
      ),
    ),
  );

const labelOf = (column: string): string =>
  / AS (\w+)$/i.exec(column)?.[1] ?? /(\w+)$/.exec(column)?.[1] ?? '';

/** A known question with a period, and beside each figure its change from the period before. */
export function changesOf(rest: string, whole: string, isPercent: boolean): Snippet | undefined {
  const signed = [...whole.matchAll(SIGNED)].map(([said]) => said).join(', ');
  const made = planQuestion(signed ? `${rest}, tables ${signed}` : rest)?.definition;
  const [, notes = '', list = '', body = ''] =
    /^((?:--[^\n]*\n)*)SELECT (.+)\n(FROM [\s\S]+?)(?:\nORDER BY [^\n]*)?;$/.exec(made ?? '') ?? [];
  const labels = list.split(/, (?![^(]*\))/).map(labelOf);
  const part = labels.find((one) => new RegExp(`^${PERIOD}$`).test(one));
  const measure = labels.at(-1);
  if (!part || !measure || measure === part || /^WITH/m.test(body)) return undefined;
  const others = labels.filter((one) => one !== part && one !== measure);
  const over = `OVER (${others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : ''}ORDER BY ${part})`;
  const before = `LAG(${measure}) ${over}`;
  const definition = [
    `${notes}WITH totals AS (`,
    `SELECT ${list}\n${body}`.replace(/^/gm, '  '),
    ')',
    `SELECT ${[
      part,
      ...others,
      measure,
      `${measure} - ${before} AS difference`,
      ...(isPercent ? [`ROUND(100.0 * (${measure} - ${before}) / NULLIF(${before}, 0), 1) AS percent`] : []),
    ].join(',\n  ')}`,
    'FROM totals',
    `ORDER BY ${[...others, part].join(', ')};`,
  ];
  return { definition: definition.join('\n'), example: '' };
}
