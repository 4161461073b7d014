import { singular } from '../reading/text.ts';
import { type Check, fieldsOf, isGiven, type Measure, type Pipeline, type Sign } from './pipeline.ts';
import { isMomentary, sampleMoment } from './targets/moments.ts';

/** How a language says the tests, fields and values that the programs of all languages have. */
export const OPPOSITE: Readonly<Record<Sign, Sign>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

export const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

export const camel = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[_ ]/))
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
export const pascal = (words: readonly string[]): string => {
  const name = camel(words);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const snake = (words: readonly string[]): string => words.join('_');

export const isFile = ({ source }: Pipeline): boolean => source.from !== 'list';
export const formatOf = ({ source }: Pipeline): string | undefined =>
  source.from === 'list' ? undefined : source.format;
/** Cells are texts, and numbers have to be read from them. */
export const isTextual = (pipeline: Pipeline): boolean => formatOf(pipeline) === 'csv';
export const isLog = (pipeline: Pipeline): boolean => /^(?:access|log)$/.test(formatOf(pipeline) ?? '');

export const listName = (pipeline: Pipeline): string => (isFile(pipeline) ? 'records' : pipeline.noun);
export function itemName(pipeline: Pipeline): string {
  const one = singular(listName(pipeline));
  return one === listName(pipeline) || one === 'people' ? (one === 'people' ? 'person' : 'item') : one;
}

/** Two files that are put together, and nothing else. */
export const isPlainJoin = ({ join, shape, checks, order, limit, fields }: Pipeline): boolean =>
  join !== undefined &&
  shape === 'rows' &&
  checks.length + order.length + fields.length === 0 &&
  limit === undefined;

/** A field that is shown as it is, whatever it holds. */
export const isOnlyShown = ({ fields, keys, checks, order, numbers }: Pipeline, field: string): boolean =>
  fields.includes(field) &&
  !numbers.has(field) &&
  [...keys, ...checks].every((one) => one.field !== field) &&
  order.every(({ name }) => name !== field);

/** The content of the groups: only their counts, the numbers of one field, or the records. */
export function keptIn({ measures, extras }: Pipeline): 'counts' | 'numbers' | 'records' {
  if (extras.derived?.kind === 'ratio') return 'records';
  const fields = new Set(measures.flatMap(({ field }) => field ?? []));
  if (fields.size === 0) return 'counts';
  return fields.size === 1 && measures.every(({ op }) => op !== 'distinct') ? 'numbers' : 'records';
}

/** Money is printed with cents, whatever floating point makes of it. */
export function shownDecimals({ decimals }: Pipeline, { op, field }: Measure): number | undefined {
  if (op === 'count' || op === 'distinct') return undefined;
  if (decimals !== undefined) return decimals;
  return op === 'average' ||
    /amount|price|cost|salary|revenue|total|fee|sales|profit|income|spent/.test(field ?? '')
    ? 2
    : undefined;
}

/** The result that is marked, and the text behind it. */
export function flaggedIn({
  extras: { flag },
  measures,
}: Pipeline):
  | { readonly name: string; readonly test: string; readonly value: number; readonly mark: string }
  | undefined {
  const [own] = measures;
  return flag && own && { name: own.name, test: flag.sign, value: flag.value, mark: ` ${flag.mark}` };
}

/** A number that no record holds, as the product of those that it does. */
export const productIn = (
  { product }: Pipeline,
  field: string,
  number: (factor: string) => string,
  sign = 'sign',
): string | undefined =>
  product?.name === field
    ? [...(product.isTurned ? [sign] : []), ...product.of.map(number)].join(' * ')
    : undefined;

/** Lines that declare the sign of money that goes out. */
export const signIn = (
  { product }: Pipeline,
  number: (field: string) => string,
  declare: (amount: string) => readonly string[],
  comment = '//',
): readonly string[] =>
  product?.isTurned
    ? [
        `${comment} If some amounts are negative, they are the expenses.`,
        ...declare(number(product.of[0] ?? '')),
      ]
    : [];

export const isWhole = ({ op }: Measure): boolean => op === 'count' || op === 'distinct';

/** The value of a check, where the caller gives it or the wish does. */
export const saidValue = (
  check: Extract<Check, { value: unknown }>,
  text: (value: string) => string,
): string =>
  isGiven(check.value)
    ? check.value.given
    : typeof check.value === 'number'
      ? String(check.value)
      : text(check.value);

export const EXAMPLES: Readonly<Record<string, string>> = {
  year: '2024',
  month: '2024-03',
  n: '3',
  value: '10',
};

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  name: ['Ada', 'Ben', 'Cleo', 'Dan'],
  customer: ['Ada', 'Ben', 'Ada', 'Cleo'],
  email: ['cleo@example.com', 'ada@example.com', 'cleo@example.com', 'ben@example.com'],
  country: ['France', 'Italy', 'France', 'Spain'],
  city: ['Paris', 'Rome', 'Paris', 'Madrid'],
  department: ['Sales', 'IT', 'Sales', 'IT'],
  category: ['books', 'toys', 'books', 'games'],
};
const AMOUNTS = ['10.5', '20', '30.25', '5'];
const STAMPS = ['2024-03-01', '2024-03-15', '2024-04-02', '2023-12-31'];

interface Sample {
  readonly text: string;
  readonly isNumber: boolean;
  /** The record has no such field: it is there to be left out. */
  readonly isMissing: boolean;
  /** The text is code: a day that depends on the current one. */
  readonly isCode: boolean;
}

/** One of the example records stands there as often as groups need it that are kept by their count. */
function exampleOrder({ having, measures }: Pipeline): number[] {
  const least = having.find(
    ({ name, sign }) =>
      sign.startsWith('>') && measures.some((one) => one.name === name && one.op === 'count'),
  );
  const more = least ? Math.min(Math.max(least.value - (least.sign === '>' ? 1 : 2), 0), MOST_REPEATED) : 0;
  return [0, 1, ...Array<number>(Math.ceil(more)).fill(2), 2, 3];
}
const MOST_REPEATED = 4;

/** The cells of the example records. */
export const exampleRows = (
  pipeline: Pipeline,
  language: string,
  cell: (field: string, sample: Sample) => string,
): readonly (readonly string[])[] =>
  exampleOrder(pipeline).map((at) =>
    fieldsOf(pipeline).map((field) => {
      const isMissing =
        at === 3 && pipeline.checks.some((check) => check.is === 'present' && check.field === field);
      const code = momentOf(pipeline, field, at, language);
      const sample =
        code === undefined ? sampleOf(pipeline, field, at) : { text: code, isNumber: true, isCode: true };
      return cell(field, { isCode: false, ...sample, isMissing });
    }),
  );

function momentOf({ checks }: Pipeline, field: string, at: number, language: string): string | undefined {
  const own = checks.filter(isMomentary).find((check) => check.field === field);
  return own && sampleMoment(own, at, language);
}

/** The values of a field in the four example records: the first ones pass every test. */
function sampleOf(pipeline: Pipeline, field: string, at: number): Pick<Sample, 'text' | 'isNumber'> {
  const { checks, keys, numbers } = pipeline;
  const own = checks.filter((check) => check.field === field);
  const equal = own.find((check) => check.is === 'compare' && check.sign === '==');
  const isLast = at === 3;
  if (equal && 'value' in equal && !isGiven(equal.value))
    return { text: isLast ? `other` : String(equal.value), isNumber: typeof equal.value === 'number' };
  const pair = checks.find(
    (check) => check.is === 'fields' && (field === check.field || field === check.other),
  );
  if (pair?.is === 'fields') {
    const isPassing = (at === 3) !== /^</.test(pair.sign);
    return { text: field === pair.other ? '10' : String(isPassing ? 4 + at : 12 + at), isNumber: true };
  }
  const among = own.find((check) => check.is === 'oneOf');
  if (among?.is === 'oneOf')
    return { text: isLast ? 'other' : (among.values[at % among.values.length] ?? ''), isNumber: false };
  const within = own.find((check) => check.is === 'within');
  const isDate = within !== undefined || keys.some((key) => key.field === field && key.part !== undefined);
  if (isDate) {
    const year = within?.is === 'within' && !isGiven(within.value) ? within.value : '2024-03';
    const whole = isLast
      ? year.startsWith('2023')
        ? '2022-12-31'
        : (STAMPS[3] ?? '')
      : `${year}${'2024-03-01'.slice(year.length)}`.slice(0, 9) + String(at + 1);
    const hasHours = keys.some(({ part }) => part === 'hour');
    return { text: hasHours ? `${whole}T0${at + 7}:30:00` : whole, isNumber: false };
  }
  if (own.some(({ is }) => is === 'true'))
    return {
      text: own.some((check) => check.is === 'true' && check.isNot) === isLast ? 'true' : 'false',
      isNumber: true,
    };
  if (numbers.has(field)) {
    const bound = own.find((check) => check.is === 'compare' && typeof check.value === 'number');
    const base = bound?.is === 'compare' && typeof bound.value === 'number' ? bound.value : 0;
    const isAbove = bound?.is === 'compare' && /^>/.test(bound.sign);
    const amount = /stock|age|quantity|count|year/.test(field)
      ? Math.round(Number(AMOUNTS[at]))
      : Number(AMOUNTS[at]) * (/salary|wage|revenue|income/.test(field) ? 100 : 1);
    const had = pipeline.having.find(({ name, sign }) =>
      pipeline.measures.some(
        (one) => one.name === name && one.field === field && one.op !== 'count' && sign.startsWith('>'),
      ),
    );
    if (had) return { text: String(isLast ? 0 : had.value + amount), isNumber: true };
    const value = bound ? (isAbove !== isLast ? base + amount : Math.max(0, base - amount)) : amount;
    return { text: String(value), isNumber: true };
  }
  if (/(?:date|time|created)/.test(field)) return { text: STAMPS[at] ?? '', isNumber: false };
  return {
    text:
      SAMPLES[field]?.[at] ??
      (/name$/.test(field) ? SAMPLES.name?.[at] : undefined) ??
      `${field.replace(/_.*/, '')} ${'ABAC'.charAt(at)}`,
    isNumber: false,
  };
}
