import { DEADLINE_NAME } from './alerts.ts';
import { type EntitySpec, type FieldSpec, MAX_FIELDS, type Period } from './app-spec.ts';
import { isFieldName } from './behaviours.ts';
import { computedIn } from './computed.ts';
import { DATE, readField } from './field.ts';
import { shapeOf } from './field-types.ts';
import type { ListWish } from './list-wishes.ts';
import { singularOf } from './nouns.ts';
import { periodOfGroup } from './period-groups.ts';

interface Place {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

/** The list and the field of it that a wish names, as far as the lists have it. */
export function placeOf(all: readonly EntitySpec[], wish: ListWish): Place | undefined {
  const fits = matches(wish);
  // "The total per category" is that of the list with categories.
  const grouped = wish.kind === 'total' ? all.filter((entity) => groupOf(entity, wish) !== undefined) : all;
  const entities = grouped.length > 0 ? grouped : all;
  const exact = stem(wish.by);
  const places = entities.flatMap((entity) => entity.fields.filter(fits).map((field) => ({ entity, field })));
  const worked =
    wish.kind === 'total' && exact === '' ? entities.find(({ fields }) => computedIn(fields)) : undefined;
  const result = worked && computedIn(worked.fields);
  if (worked && result) return { entity: worked, field: result };
  // "By name" and "by book" mean the title of a record.
  const isTitle = /^(?:name|title)$/.test(exact) || entities.some(({ name }) => name === exact);
  const list =
    wish.kind === 'total' ? entities.find(({ name }) => name.endsWith(exact) && exact !== '') : undefined;
  const sums =
    list?.fields.filter(
      ({ type, max }) => type === 'number' && (max === undefined || wish.figure !== undefined),
    ) ?? [];
  // "The longest run" is about its distance.
  const superlative = SUPERLATIVES.find(([words]) => wish.figure && words.test(wish.said.toLowerCase()))?.[1];
  const sum =
    sums.find((field) => superlative?.(field)) ??
    sums.find(({ key }) => /amount|price|cost|value|total/i.test(key)) ??
    sums[0];
  if (places.length === 0 && list !== undefined && sum !== undefined) return { entity: list, field: sum };
  // Only numbers are added up.
  const counted = places.length > 0 || wish.kind !== 'total' ? undefined : numberNamed(entities, exact);
  if (counted !== undefined) return counted;
  // "My personal best" of an exercise is its weight.
  if (places.length === 0 && wish.figure !== undefined && exact === '') return measured(entities);
  const own =
    isTitle && wish.kind !== 'total'
      ? entities.flatMap((entity) =>
          entity.fields.filter(({ type }) => type === 'text').map((field) => ({ entity, field })),
        )
      : [];
  // "Lowest price on top" names the field.
  const said = wish.kind === 'sort' && exact === '' ? wish.said.toLowerCase().split(' ') : [];
  const hinted = entities
    .flatMap((entity) => entity.fields.map((field) => ({ entity, field })))
    .find(({ field }) => said.includes(stem(field.label).split(' ')[0] ?? ''));
  const ends = ({ field }: Place): boolean => stem(field.label).endsWith(` ${exact}`);
  // The soonest is due, and was not done.
  const isNext = wish.kind === 'sort' && exact === '' && /soonest|next|upcoming/i.test(wish.said);
  const due = isNext ? places.find(({ field }) => DEADLINE_NAME.test(field.label)) : undefined;
  return (
    due ??
    hinted ??
    places.find(({ field }) => stem(field.label) === exact) ??
    places.find(ends) ??
    places[0] ??
    own[0]
  );
}

/** Words for people, and the fields that hold one. */
const PEOPLE = /^(?:person|people|member|name|friend|kid|child|user|player|one|roommate|flatmate)$/;
const PERSON = /^(?:assigned|who|person|member|player|child|kid|by|for|paid|owner|assignee|user)/i;
const PERIODS: ReadonlyMap<string, Period> = new Map([
  ['day', 'day'],
  ['date', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
]);

/** The field by whose values a figure is given; undefined where the list has none. */
export function groupOf(
  { fields, name }: EntitySpec,
  { per }: ListWish,
): Pick<FieldSpec, 'per' | 'period'> | undefined {
  if (per === undefined) return {};
  const [group, each = ''] = periodOfGroup(per);
  const by = stem(group);
  const period = PERIODS.get(by);
  const date = fields.find(({ type }) => type === 'date');
  if (period !== undefined) return { per: date?.key ?? DATE.key, period };
  const isKept = ({ type }: FieldSpec): boolean => /^(?:text|choice|reference|boolean)$/.test(type);
  const field =
    fields.find((one) => isKept(one) && isNamed(stem(one.label), by)) ??
    fields.find((one) => isKept(one) && PEOPLE.test(by) && PERSON.test(one.key)) ??
    (name === by || PEOPLE.test(by) ? fields.find(({ type }) => type === 'text') : undefined);
  const within = PERIODS.get(each);
  return field && { per: field.key, ...(within !== undefined && { period: within }) };
}

/** Parts of a date, which are no fields of their own. */
const PERIOD = /^(?:day|week|month|year|period|date range|time|today)$/;

/** The date whose months or years are filtered by. */
export function datedIn(entities: readonly EntitySpec[], wish: ListWish): Place | undefined {
  if (wish.kind !== 'filter') return undefined;
  return entities
    .flatMap((entity) => entity.fields.map((field) => ({ entity, field })))
    .find(({ field }) => spanOf(wish, field) !== undefined);
}

/** A field that only the wish names: "sorted by aisle". */
export function added(
  [entity]: readonly EntitySpec[],
  all: readonly EntitySpec[],
  { kind, by, figure }: ListWish,
): Place | undefined {
  const isFigure = figure !== undefined && shapeOf(by).type === 'number';
  const isName =
    by !== '' && (isFigure || !/^(?:total|default|limit)$/.test(kind)) && !PERIOD.test(by) && isFieldName(by);
  const field = isName ? readField(by) : undefined;
  if (entity === undefined || field === undefined || entity.fields.length >= MAX_FIELDS) return undefined;
  // "Filter plants by supplier" where suppliers are a list.
  const to = all.find(({ name }) => name === stem(by) && name !== entity.name)?.name;
  return { entity, field: to === undefined ? field : { ...field, type: 'reference', required: false, to } };
}

/** "Filter by month" takes the dates of a month together. */
export const spanOf = ({ by }: ListWish, { type }: FieldSpec): 'month' | 'year' | undefined =>
  type === 'date' && (by === 'month' || by === 'year') ? by : undefined;

/** "Spent" is an amount; "due" is a due date. */
const MEANT: readonly (readonly [RegExp, (field: FieldSpec) => boolean])[] = [
  [
    /^(?:spent|spending|money|expense|cost|income|revenue|turnover|earnings|earned|paid|owed|everything|value|worth|price|)$/,
    ({ key, type }) => type === 'number' && /amount|price|cost|value|fee|total|rent|balance/i.test(key),
  ],
  [
    /^(?:kilomet(?:er|re)|km|mile|distance)$/,
    ({ key, type }) => type === 'number' && /distance|^km|kilomet|^miles|length/i.test(key),
  ],
  [/^(?:time|worked)$/, ({ key, type }) => type === 'number' && /hours|minutes|duration/i.test(key)],
];

const SUPERLATIVES: readonly (readonly [RegExp, (field: FieldSpec) => boolean])[] = [
  [
    /cheap|expensive|dearest/,
    ({ key, type }) => type === 'number' && /price|cost|amount|rent|rate|fee/i.test(key),
  ],
  [
    /newest|latest|recent|oldest|earliest|soonest|next|upcoming/,
    ({ key, type }) => type === 'date' || key === 'year',
  ],
  [/urgent|important/, ({ key }) => /priority|urgency|importance|severity/i.test(key)],
  [
    /best|worst|rated|highest|lowest|high|low|top|favou?rite|popular/,
    ({ key, type }) => type === 'number' && /rating|score|points|grade|votes|likes/i.test(key),
  ],
  [/long|short/, ({ key }) => /length|duration|distance|time/i.test(key)],
  [/big|large|small/, ({ key }) => /size|area|volume|amount|quantity/i.test(key)],
  [/heav|light/, ({ key }) => /weight/i.test(key)],
  [/near|close/, ({ key }) => /distance/i.test(key)],
];

function matches(wish: ListWish): (field: FieldSpec) => boolean {
  const by = stem(wish.kind === 'total' ? wish.by.replace(DONE, '') : wish.by);
  if (wish.kind === 'sort' && by === '') {
    if (/alphabet|a to z|a-z/i.test(wish.said)) return ({ type }) => type === 'text';
    return SUPERLATIVES.find(([words]) => words.test(wish.said.toLowerCase()))?.[1] ?? (() => false);
  }
  const meant = wish.kind === 'total' ? MEANT.find(([words]) => words.test(by))?.[1] : undefined;
  return (field) => {
    const name = stem(field.label);
    if (wish.kind === 'total') return field.type === 'number' && (meant?.(field) ?? isNamed(name, by));
    return isNamed(name, by) || stem(field.key) === by.replaceAll(' ', '');
  };
}

/** "Pages read" are pages. */
const DONE =
  /\s(?:spent|read|run|walked|ridden|worked|earned|paid|saved|slept|driven|eaten|drunk|sold|burned)$/;

/** "Date" in "due date", and "due" in it; "vintage" in "vintage year", and the other way round. */
const isNamed = (name: string, by: string): boolean =>
  by !== '' &&
  (name === by || name.endsWith(` ${by}`) || name.startsWith(`${by} `) || OF_VALUE.exec(by)?.[1] === name);

/** A field and the kind of its values: the year of a vintage, the level of a battery. */
const OF_VALUE = /^(.+) (?:date|day|year|time|number|level|name|type|value|amount)$/;

/** Among sets, repetitions and weight, the last is the achievement. */
const ACHIEVEMENTS = [/weight/i, /points|score|result/i, /distance|length|height/i, /time|minutes|reps/i];

function measured(entities: readonly EntitySpec[]): Place | undefined {
  const numbers = entities.flatMap((entity) =>
    entity.fields.filter(({ type }) => type === 'number').map((field) => ({ entity, field })),
  );
  return ACHIEVEMENTS.map((words) => numbers.find(({ field }) => words.test(field.key))).find(Boolean);
}

/** A text of that name, which does not identify records, as a number. */
function numberNamed(entities: readonly EntitySpec[], by: string): Place | undefined {
  for (const entity of entities) {
    const [, ...texts] = entity.fields.filter(({ type }) => type === 'text');
    const field = texts.find(({ label }) => stem(label) === by);
    if (field !== undefined) return { entity, field: { ...field, type: 'number', min: 0 } };
  }
  return undefined;
}

const stem = (text: string): string =>
  singularOf(text.toLowerCase())
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^colour/, 'color');
