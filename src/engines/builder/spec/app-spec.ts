/** The data model from which a whole application is generated. */
export interface AppSpec {
  readonly title: string;
  readonly entities: readonly EntitySpec[];
  /** Set for an application that is one page, such as a calculator; it has no entities then. */
  readonly page?: PageSpec;
  /** A program for the command line instead of pages. */
  readonly isCommandLine?: true;
}

export interface PageSpec {
  readonly kind: string;
  /** Values for the page: title, times, questions… */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A page as a prompt describes it. */
export interface PageSettings {
  readonly title: string;
  readonly settings: PageSpec['settings'];
  /** Words of the prompt that the settings come from. */
  readonly used: string;
  /** Parts of what was asked that the page lacks, for the note. */
  readonly missing?: readonly string[];
  /** Words for what other pages of its kind have, but not this one: a stopwatch has no breaks. */
  readonly absent?: string;
  /** The prompt names nothing that the page could show. */
  readonly isEmpty?: true;
}

export interface EntitySpec {
  /** Lower-case words: "todo", "order item". */
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly FieldSpec[];
  readonly charts?: readonly ChartSpec[];
  readonly rules?: readonly RuleSpec[];
  /** The API has it at this path, too: "todos" for /todos. */
  readonly route?: string;
  /** "/{code}" leads to the address in the record with this code. */
  readonly redirects?: true;
}

/** No two records of a list may be alike in some fields. */
export interface RuleSpec {
  /** The keys of these fields. */
  readonly same: readonly string[];
  /** Only where the times between these two fields overlap. */
  readonly from?: string;
  readonly to?: string;
  /** The second of these two fields comes after the first, or is equal to it. */
  readonly order?: readonly string[];
  readonly equal?: true;
  /** A record is no longer in the way once this field is set: "returned". */
  readonly until?: string;
  /** So many may be alike; one without it. */
  readonly most?: number;
  readonly message: string;
}

/** A chart above a list: one value for each group of records. */
export interface ChartSpec {
  readonly title: string;
  readonly kind: 'bars' | 'line';
  /** The key of the number that is added up; without it the records are counted. */
  readonly of?: string;
  /** The key of the field by whose values records belong together. */
  readonly by: string;
  readonly period?: Period;
  /** Each value is an average, not a sum: a weight, a rating. */
  readonly average?: true;
}

export interface FieldSpec {
  /** An identifier in camel case. */
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The values of a choice. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** The name of the entity that a reference points to. */
  readonly to?: string;
  /** The list is in the order of this field at first. */
  readonly sort?: SortDirection;
  /** The page shows the sum over the records in the list. */
  readonly total?: true;
  /** The sum is over products with the field of this key: a price with its quantity. */
  readonly times?: string;
  /** The page shows this figure over the records in the list. */
  readonly figure?: Figure;
  /** The key of the field by whose values the sum and the figure are given, too. */
  readonly per?: string;
  /** The values of a date are taken together by it. */
  readonly period?: Period;
  /** The sum and the figure are over the records of the current day, week, month or year. */
  readonly within?: Period;
  /** A new record has this value at first; of a date it is "today". */
  readonly default?: string | number | boolean;
  /** The page has a filter with the values that the records hold, or with the months or years of a date. */
  readonly filter?: true | 'month' | 'year';
  /** The list has only records with this value at first; "!Done" stands for all others. */
  readonly shown?: string;
  /** Words beside a record whose date is past, or whose number is beyond its limit. */
  readonly alert?: string;
  /** Records with alerts come first. */
  readonly first?: true;
  /** Words beside a record some days before. */
  readonly soon?: string;
  readonly ahead?: number;
  /** The date counts some days later, or after the days, weeks or months in the field with this key. */
  readonly after?: number;
  readonly every?: string;
  readonly unit?: 'week' | 'month';
  /** Limits of a number; a text is the key of the field that holds it. */
  readonly below?: number | string;
  readonly above?: number | string;
  /** An empty field is filled with a random code, or with this number. */
  readonly fill?: 'code' | number;
  /** It is computed from the two fields with these keys, or from one and a number, and is not an input. */
  readonly formula?: Formula;
  readonly of?: readonly string[];
  /** The words on a button that sets a date to today. */
  readonly mark?: string;
}

export type Formula = 'times' | 'over' | 'plus' | 'minus' | 'days' | 'hours';
export type Figure = 'average' | 'highest' | 'lowest';
export type Period = 'day' | 'week' | 'month' | 'year';
export type SortDirection = 'ascending' | 'descending';

const FIELD_TYPES = [
  'text',
  'longtext',
  'number',
  'date',
  'time',
  'boolean',
  'choice',
  'email',
  'url',
  'phone',
  'reference',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isMissingOr = (type: 'number' | 'string', value: unknown): boolean =>
  value === undefined || typeof value === type;

/** True for a specification that was stored as JSON and read again. */
export function isAppSpec(value: unknown): value is AppSpec {
  if (typeof value !== 'object' || value === null || !('title' in value) || !('entities' in value))
    return false;
  if ('page' in value && value.page !== undefined && !isPage(value.page)) return false;
  return isText(value.title) && Array.isArray(value.entities) && value.entities.every(isEntity);
}

function isPage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('settings' in value))
    return false;
  return isText(value.kind) && typeof value.settings === 'object' && value.settings !== null;
}

function isEntity(value: Partial<Record<keyof EntitySpec, unknown>> | null): boolean {
  return (
    isText(value?.name) &&
    isText(value.plural) &&
    Array.isArray(value.fields) &&
    value.fields.every(isField) &&
    (value.charts === undefined || (Array.isArray(value.charts) && value.charts.every(isChart))) &&
    (value.rules === undefined || (Array.isArray(value.rules) && value.rules.every(isRule)))
  );
}

const isRule = (value: Partial<Record<keyof RuleSpec, unknown>> | null): boolean =>
  isText(value?.message) &&
  Array.isArray(value.same) &&
  value.same.every(isText) &&
  (value.order === undefined || (Array.isArray(value.order) && value.order.every(isText))) &&
  [value.from, value.to, value.until].every((key) => isMissingOr('string', key)) &&
  isMissingOr('number', value.most);

const isChart = (value: Partial<Record<keyof ChartSpec, unknown>> | null): boolean =>
  isText(value?.title) &&
  isText(value.by) &&
  (value.kind === 'bars' || value.kind === 'line') &&
  isMissingOr('string', value.of) &&
  isMissingOr('string', value.period);

function isField(value: Partial<Record<keyof FieldSpec, unknown>> | null): boolean {
  if (!isText(value?.key) || !isText(value.label) || typeof value.required !== 'boolean') return false;
  const { options, min, max, to, sort, total, times, filter, figure, per, period, within } = value;
  const { alert, soon, ahead, after, every, unit, below, above, mark, first, formula, of } = value;
  const hasOptions = options === undefined || (Array.isArray(options) && options.every(isText));
  const isKnown = FIELD_TYPES.some((type) => type === value.type);
  return (
    isKnown &&
    hasOptions &&
    isMissingOr('number', min) &&
    isMissingOr('number', max) &&
    isMissingOr('string', to) &&
    (sort === undefined || sort === 'ascending' || sort === 'descending') &&
    (total === undefined || total === true) &&
    [figure, times, per, period, within, alert, soon, every, unit, mark, formula].every((one) =>
      isMissingOr('string', one),
    ) &&
    (of === undefined || (Array.isArray(of) && of.every(isText))) &&
    [ahead, after].every((one) => isMissingOr('number', one)) &&
    (isMissingOr('number', above) || typeof above === 'string') &&
    (isMissingOr('number', below) || typeof below === 'string') &&
    /^(?:undefined|string|number|boolean)$/.test(typeof value.default) &&
    isMissingOr('string', value.shown) &&
    (filter === undefined || filter === true || filter === 'month' || filter === 'year') &&
    (first === undefined || first === true)
  );
}

export const MAX_ENTITIES = 8;
export const MAX_FIELDS = 20;

/** Used in URLs and as table name: "order-items". */
export function pathOf(entity: EntitySpec): string {
  return slug(entity.plural);
}

export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Control and bidirectional formatting characters. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Longer prompts are cut: the data model is described at the beginning. */
const MAX_PROMPT = 4000;

/** Removes unsafe characters from a prompt before it becomes part of the application. */
export function cleaned(prompt: string): string {
  return prompt
    .slice(0, MAX_PROMPT)
    .replace(INVISIBLE, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, '\n');
}
