/** Records on their way from a file or a list to a result: which of them, in which groups, what of each, in which order. */
export type Part = 'year' | 'month' | 'week' | 'day' | 'hour';
export type Op = 'sum' | 'average' | 'count' | 'distinct' | 'min' | 'max' | 'median';
export type Sign = '>' | '>=' | '<' | '<=' | '==' | '!=';

/** A value that the caller gives. */
export interface Given {
  readonly given: 'year' | 'month' | 'n' | 'value';
}

export type Check =
  | { readonly is: 'present'; readonly field: string }
  | { readonly is: 'numeric'; readonly field: string }
  | { readonly is: 'true'; readonly field: string; readonly isNot: boolean }
  | {
      readonly is: 'compare';
      readonly field: string;
      readonly sign: Sign;
      readonly value: number | string | Given;
    }
  /** A field against another one of the same record. */
  | { readonly is: 'fields'; readonly field: string; readonly sign: Sign; readonly other: string }
  /** An ISO date begins with the value. */
  | { readonly is: 'within'; readonly field: string; readonly value: string | Given }
  | { readonly is: 'contains'; readonly field: string; readonly value: string }
  | { readonly is: 'oneOf'; readonly field: string; readonly values: readonly string[] }
  /** A date in the last so many days, in the current year or month, or a birthday in this month. */
  | { readonly is: 'moment'; readonly field: string; readonly since: Span }
  | { readonly is: 'moment'; readonly field: string; readonly current: 'year' | 'month' | 'birthday' };

export interface Span {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

export interface Key {
  readonly field: string;
  readonly part?: Part;
  /** So many characters from the start tell the groups apart. */
  readonly first?: number;
  /** The day of the week of a date. */
  readonly isWeekday?: boolean;
  /** The name of its column in the result. */
  readonly name: string;
}

export interface Measure {
  readonly op: Op;
  readonly field?: string;
  readonly name: string;
}

/** By a column of the result, or by a field where the result is records. */
export interface Order {
  readonly name: string;
  readonly isDescending: boolean;
  readonly isNumber: boolean;
  /** Compared from this character on: the day of a birthday, without its year. */
  readonly from?: number;
}

export type Format = 'csv' | 'json' | 'jsonl' | 'yaml' | 'access' | 'log';

export type PipelineSource =
  | { readonly from: 'list' }
  | { readonly from: 'argument' | 'stdin'; readonly format: Format }
  | { readonly from: 'file'; readonly format: Format; readonly path: string };

export type Style = 'linq' | 'streams' | 'reduce' | 'collections' | 'itertools' | 'iterators';

/** A second file, whose records are added to those of the first that have the same value in a field. */
export interface Join {
  readonly path?: string;
  readonly on: string;
}

/** A number of two columns: the days between two dates, or one divided by the other. */
export interface Derived {
  readonly name: string;
  readonly kind: 'days' | 'hours' | 'minutes' | 'ratio';
  readonly of: readonly [string, string];
  readonly factor?: number;
}

/** Rows with such a result are marked. */
export interface Flag {
  readonly sign: Sign;
  readonly value: number;
  readonly mark: string;
}

/** Details of a report that few languages have words for. */
export interface Extras {
  readonly derived?: Derived;
  readonly flag?: Flag;
  /** Rows that cannot be read are left out, and counted. */
  readonly skipped?: 'silent' | 'counted';
  /** So many characters of the first key. */
  readonly first?: number;
  /** Between the cells of a file, where it is no comma. */
  readonly separator?: string;
  /** The file begins with its first record. */
  readonly hasNoHeader?: boolean;
  /** All files of a folder are read. */
  readonly isFolder?: boolean;
}

export interface Pipeline {
  readonly extras: Extras;
  readonly source: PipelineSource;
  readonly join?: Join;
  readonly shape: 'summary' | 'totals' | 'groups' | 'rows' | 'duplicates' | 'unique';
  /** Of records that are the same, the last is kept. */
  readonly isLast?: boolean;
  /** The noun for the records, in the plural. */
  readonly noun: string;
  readonly name: readonly string[];
  readonly givenName?: string;
  readonly checks: readonly Check[];
  readonly having: readonly { readonly name: string; readonly sign: Sign; readonly value: number }[];
  readonly keys: readonly Key[];
  readonly measures: readonly Measure[];
  readonly order: readonly Order[];
  readonly limit?: number | Given;
  readonly decimals?: number;
  /** The fields of each record to show, if not all. */
  readonly fields: readonly string[];
  /** "The names of those …": the result is the values of this one field, not records that have it. */
  readonly value?: string;
  readonly ignoresCase: boolean;
  readonly isMissingZero: boolean;
  readonly output: 'lines' | 'table' | 'json' | 'csv' | 'map';
  /** The file that the result is written to. */
  readonly target?: string;
  readonly given: readonly Given['given'][];
  /** Fields that hold numbers. */
  readonly numbers: ReadonlySet<string>;
  /** The part of the language's library that the wish wants to be used. */
  readonly style?: Style;
  /** The columns that the wish lists. */
  readonly columns: readonly string[];
  /** A number that the records do not hold: the revenue is quantity times price. */
  readonly product?: {
    readonly name: string;
    readonly of: readonly string[];
    /** Money that goes out is negative where some amount is: `sign` turns it. */
    readonly isTurned?: boolean;
  };
}

/** The result is a list of rows. */
export const isListed = ({ shape }: Pipeline): boolean =>
  shape === 'rows' || shape === 'summary' || shape === 'unique';

export const quote = (text: string): string => JSON.stringify(text);
export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && 'given' in value;

const TITLED = /^(?:books|movies|articles|posts|songs|courses|tasks|games)$/;
const NUMBERED =
  /^(?:orders|invoices|payments|transactions|tickets|bookings|purchases|shipments|deliveries|subscriptions|requests)$/;
const NAMED =
  /^(?:employees|products|users|customers|students|people|persons|players|members|contacts|workers|staff|items|cities|countries|stores|shops|devices|cars|clients|pets|animals|patients|guests)$/;

/** The field that tells a record from others of its group or list, where the wish names no columns. */
function identityOf({ shape, noun, columns, fields, keys, checks, order }: Pipeline): string[] {
  if ((shape !== 'rows' && shape !== 'groups') || columns.length + fields.length > 0) return [];
  const own = TITLED.test(noun)
    ? 'title'
    : NUMBERED.test(noun)
      ? 'id'
      : NAMED.test(noun)
        ? 'name'
        : undefined;
  const used = [...keys, ...checks].map(({ field }) => field).concat(order.map(({ name }) => name));
  return own === undefined || used.some((one) => /(?:^|_)(?:name|title|id)$/.test(one)) ? [] : [own];
}

/** Every field that the program touches, in the order of the sentence. */
export function fieldsOf(pipeline: Pipeline): string[] {
  const { keys, measures, checks, order, fields, shape, columns, product, extras } = pipeline;
  const isOfRecords = shape !== 'summary' && shape !== 'totals';
  return [
    ...new Set([
      ...identityOf(pipeline),
      ...columns,
      ...keys.map(({ field }) => field),
      ...fields,
      ...measures.flatMap(({ field }) => (field === undefined ? [] : [field])),
      ...checks.flatMap((check) => (check.is === 'fields' ? [check.field, check.other] : [check.field])),
      ...(isOfRecords ? order.map(({ name }) => name) : []),
      ...(product?.of ?? []),
      ...(extras.derived?.of ?? []),
    ]),
  ].filter((field) => field !== product?.name && field !== extras.derived?.name);
}

/** The characters of an ISO date that tell its part. */
export const PART_LENGTH: Readonly<Record<Exclude<Part, 'week'>, number>> = {
  year: 4,
  month: 7,
  day: 10,
  hour: 13,
};
