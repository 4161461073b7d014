import { capital } from '../../../capital.ts';
import { numberOf, type WishText } from '../reading/text.ts';
import type { Field, Rows } from './read-rows.ts';

export interface Measure {
  readonly does: 'average' | 'sum' | 'min' | 'max' | 'count' | 'top' | 'names';
  readonly field?: Field;
  /** Of `top`: the one with the least. */
  readonly isLeast?: boolean;
  readonly key?: Field;
  readonly check?: { readonly field: Field; readonly sign: string; readonly limit: number };
  readonly name: string;
  sorted?: 'up' | 'down';
  first?: number;
}

const KEYED = '(?:per|by|for each|of each|in each|for every|in every|of every|each|grouped by)';
const OPS: Readonly<Record<string, Measure['does']>> = {
  average: 'average',
  avg: 'average',
  mean: 'average',
  total: 'sum',
  sum: 'sum',
  lowest: 'min',
  minimum: 'min',
  min: 'min',
  smallest: 'min',
  highest: 'max',
  maximum: 'max',
  max: 'max',
  largest: 'max',
};
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/at least|>=|or more/, '>='],
  [/at most|<=|or less/, '<='],
  [/over|above|more|greater|higher|older|>/, '>'],
  [/./, '<'],
];

/** Words for the one with the most or the least, with the fields that they measure. */
const TOPS: readonly (readonly [words: string, fields: RegExp, isLeast: boolean])[] = [
  ['(?:highest|best|most)[- ](?:paid|earning)', /salary|wage|income|pay$/, false],
  ['(?:lowest|worst|least)[- ](?:paid|earning)', /salary|wage|income|pay$/, true],
  ['cheapest|least expensive', /price|cost|fee/, true],
  ['most expensive|priciest|dearest', /price|cost|fee/, false],
  ['oldest', /age$/, false],
  ['youngest', /age$/, true],
  ['oldest|earliest|first', /date|year|birth|day|created/, true],
  ['youngest|newest|latest|most recent', /date|year|birth|day|created/, false],
  ['heaviest', /weight/, false],
  ['lightest', /weight/, true],
  ['longest', /length|duration|minutes|pages|distance/, false],
  ['shortest', /length|duration|minutes|pages|distance|height/, true],
  ['tallest', /height/, false],
  ['warmest|hottest', /max|temperature/, false],
  ['coldest', /min|temperature/, true],
  ['best', /grade|score|rating|points|mark|value|result/, false],
  ['worst|weakest', /grade|score|rating|points|mark|value|result/, true],
];

/** What a wish wants to know of the rows, in the order of its words. */
export function readMeasures(wish: WishText, { type, fields }: Rows): Measure[] | undefined {
  const numbers = fields.filter((one) => one.type === 'decimal' || one.type === 'whole');
  const words = (some: readonly Field[]): string =>
    some.map((one) => `${one.name.replace(/[A-Z]/g, (letter) => ` ?${letter.toLowerCase()}`)}s?`).join('|');
  const fieldBy = (said: string | undefined): Field | undefined =>
    fields.find(({ name }) => said && name.toLowerCase() === said.replace(/ /g, '').toLowerCase()) ??
    fields.find(({ name }) => said && `${name}s`.toLowerCase() === said.replace(/ /g, '').toLowerCase());
  const texts = fields.filter((one) => one.type !== 'decimal');
  const thing = `${type.toLowerCase()}s?|${type === 'Person' ? 'people|' : ''}one|row|entry|item`;
  const scale = wish.take(
    /[,;]? ?\(?\b(?:german grades?|1(?:\.0)? is (?:the )?best|(?:and )?lower is better)\b,?/,
  );
  const isReversed = scale !== undefined;
  while (
    isReversed &&
    wish.take(/,? ?(?:and )?\b(?:german grades?|1(?:\.0)? is (?:the )?best|lower is better)\b/)
  );
  const global = new RegExp(
    `(?:\\b(?:grouped?(?: (?:them|it))? by|per|by|for each|for every|map (?:of|from)) (?:the )?)(${words(texts)})\\b(?: (?:to|->)(?: the| its| their)?)?`,
  ).exec(wish.rest);
  const key = fieldBy(global?.[1]);
  const keyTail = `(?:,? ?(?:${KEYED}) (?:the )?(${words(texts)})\\b)?`;
  const found: { at: number; one: Measure }[] = [];
  const add = (at: number, one: Omit<Measure, 'key'>, own: Field | undefined): void => {
    const by = own ?? key;
    if (by?.name === one.field?.name) return;
    found.push({ at, one: { ...one, ...(by ? { key: by } : {}) } });
  };
  const fail =
    /[,;(]? ?\b(?:so |and |where )*(worse|better|below|under|above|over|less|lower|higher|more)(?: than)? (\d+(?:\.\d+)?)(?:%| points)? (?:is|are|means|counts as|=) (?:an? )?(fail|pass|failed|passed|failure)\w*(?: and)?/.exec(
      wish.rest,
    );
  if (fail) wish.cover(fail.index, fail.index + fail[0].length);
  const counted = wish.take(
    new RegExp(
      `(?:\\b(?:the |and |also |plus )*)(?:number of|count of|how many)(?: (?:${thing}))? ?(fail|pass)(?:s|es|ed|ures?)?\\b(?: (?:${thing}))?${keyTail}`,
    ),
  );
  if (counted) {
    const measured =
      numbers.find(({ name }) => /grade|score|point|mark|result|percent/.test(name)) ?? numbers[0];
    const [, sense = '', limit = '', what = ''] = fail ?? [];
    if (!measured || !fail) return undefined;
    const isWorse = /worse|below|under|less|lower/.test(sense);
    const isUp = sense === 'worse' ? isReversed : sense === 'better' ? !isReversed : !isWorse;
    const isSame = what.slice(0, 4) === counted[1];
    const sign = isUp ? (isSame ? '>' : '<=') : isSame ? '<' : '>=';
    add(
      counted.index,
      {
        does: 'count',
        check: { field: measured, sign, limit: Number(limit) },
        name: counted[1] === 'fail' ? 'fails' : 'passes',
      },
      fieldBy(counted[2]),
    );
  }
  for (;;) {
    const one = wish.take(
      new RegExp(
        `\\b(?:the |and |also |its |their )*(average|avg|mean|total|sum|lowest|minimum|min|smallest|highest|maximum|max|largest)(?: of)?(?: the| all| their)? (${words(numbers)})\\b(?! (?:${thing}))${keyTail}`,
      ),
    );
    if (!one) break;
    const field = fieldBy(one[2]);
    const does = OPS[one[1] ?? ''];
    if (field && does)
      add(
        one.index,
        { does, field, name: `${does === 'sum' ? 'total' : does}${capital(field.name)}` },
        fieldBy(one[3]),
      );
  }
  const lone =
    numbers.length === 1
      ? numbers[0]
      : numbers.find(({ name }) => /grade|score|salary|price|amount|rating|points|mark/.test(name));
  const averaged = wish.take(
    new RegExp(`\\b(?:the |and |also |its |their )*(?:average|mean)\\b(?! [a-z])${keyTail}`),
  );
  if (averaged && lone)
    add(
      averaged.index,
      { does: 'average', field: lone, name: `average${capital(lone.name)}` },
      fieldBy(averaged[1]),
    );
  for (const [said, measured, isLeast] of TOPS) {
    const field = fields.find((one) => measured.test(one.name.toLowerCase()) && one.type !== 'text');
    const one =
      field &&
      wish.take(new RegExp(`\\b(?:the |and |also |its |their )*(${said}) (?:${thing})\\b${keyTail}`));
    if (!field || !one) continue;
    const isDown = isReversed && /grade|mark/.test(field.name) ? !isLeast : isLeast;
    const name = `${(one[1] ?? '').replace(/[- ](.)/g, (_, letter: string) => letter.toUpperCase())}${type}`;
    add(one.index, { does: 'top', field, isLeast: isDown, name }, fieldBy(one[2]));
  }
  for (;;) {
    const one = wish.take(
      new RegExp(
        `\\b(?:the |and |also |its |their )*(?:${thing}) with the (highest|lowest|most|least|fewest|largest|smallest|best|latest|earliest) (${words(fields)})\\b${keyTail}`,
      ),
    );
    const field = fieldBy(one?.[2]);
    if (!one || !field) break;
    const isLeast = /lowest|least|fewest|smallest|earliest/.test(one[1] ?? '');
    add(
      one.index,
      {
        does: 'top',
        field,
        isLeast,
        name: `${type.charAt(0).toLowerCase()}${type.slice(1)}With${isLeast ? 'Least' : 'Most'}${capital(field.name)}`,
      },
      fieldBy(one[3]),
    );
  }
  const over = wish.take(
    new RegExp(
      `\\b(?:the |and |also )*(?:number of|count of|how many) (?:${thing}) (?:with |have |having |who |that |earn(?:ing)? |an? |are |is )*(?:(${words(numbers)}) )?(?:of |is )?(over|above|more than|greater than|at least|below|under|less than|at most|older than) (\\d+(?:\\.\\d+)?)${keyTail}`,
    ),
  );
  const overBy = over && (fieldBy(over[1]) ?? numbers[0]);
  if (over && overBy)
    add(
      over.index,
      {
        does: 'count',
        check: {
          field: overBy,
          sign: SIGNS.find(([pattern]) => pattern.test(over[2] ?? ''))?.[1] ?? '<',
          limit: Number(over[3]),
        },
        name: `${/over|above|more|greater|least|older/.test(over[2] ?? '') ? 'over' : 'under'}${(over[3] ?? '').replace('.', '_')}`,
      },
      fieldBy(over[4]),
    );
  const count = wish.take(
    new RegExp(
      `\\b(?:the |and |also |its |their )*(?:number|count|amount) of (?:${thing})\\b${keyTail}|\\b(?:the |and |also )*(?:how many|counts?)(?: the)? (?:${thing}|them)?\\b(?: (?:there are|are there|are in))*${keyTail}`,
    ),
  );
  if (count) add(count.index, { does: 'count', name: 'count' }, fieldBy(count[1] ?? count[2]));
  const named = fields.find((one) => one.type === 'text' && /name|title|product/.test(one.name));
  const names =
    named &&
    wish.take(
      new RegExp(
        `\\b(?:the |and |also |all |list of )*(?:${words([named])})(?: of (?:the |all )*(?:${thing}))?\\b${keyTail}`,
      ),
    );
  if (names && named) add(names.index, { does: 'names', field: named, name: 'names' }, fieldBy(names[1]));
  const measures = found.sort((a, b) => a.at - b.at);
  const order = wish.take(
    /[,;]? ?\b(?:and |both |all )*(?:sort(?:ed|s)?|ordered|order)(?: (?:by|the|it|them|that|average|total|value|sum|count|in|result|from))*(?: (desc(?:ending)?|asc(?:ending)?|highest(?: first)?|lowest(?: first)?|high(?:est)? to low(?:est)?|largest first))?(?: order)?\b/,
  );
  if (order) {
    // The order is that of what was said last before it.
    const last = [...measures]
      .reverse()
      .find(({ at, one }) => at < order.index && one.does !== 'top' && one.does !== 'names');
    if (!last?.one.key) return undefined;
    last.one.sorted = /^(?:desc|high|large)/.test(order[1] ?? '') ? 'down' : 'up';
  }
  const top = wish.take(/\b(?:only |and )?(?:the )?(?:top|first) (\d+|three|five|ten)\b/);
  const ranked =
    measures.find(({ one }) => one.sorted) ?? measures.find(({ one }) => one.key && one.does !== 'top');
  if (top) {
    if (!ranked) return undefined;
    ranked.one.sorted ??= 'down';
    ranked.one.first = numberOf(top[1] ?? '');
    if (ranked.one.key) wish.take(new RegExp(`(?<=·)(?: best| highest)? (?:${words([ranked.one.key])})\\b`));
  }
  const rest = new RegExp(
    `(?:\\b(?:grouped?(?: (?:them|it))? by|per|by|for each|for every|map (?:of|from)|(?:as |into )?an? map|dictionary|in) (?:the )?)(${words(texts)})\\b(?: (?:to|->)(?: the| its| their)?)?`,
  );
  while (wish.take(rest));
  if (measures.length === 0) return undefined;
  return measures.map(({ one }) => one);
}
