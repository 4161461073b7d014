import {
  type AppSpec,
  capitalized,
  type EntitySpec,
  type FieldSpec,
  type SortDirection,
} from './app-spec.ts';
import { DATE } from './field.ts';
import type { ListWish } from './list-wishes.ts';
import { singularOf } from './nouns.ts';
import { quantityOf } from './quantities.ts';
import { shownIn } from './shown-first.ts';
import { added, datedIn, groupOf, placeOf, spanOf } from './wished-fields.ts';

interface Arranged {
  readonly spec: AppSpec;
  /** Wishes that no list can fulfil, in the words of the prompt. */
  readonly missing: readonly string[];
}

/** The lists with the order, the sums and the fields that wishes speak of. */
export function arranged(spec: AppSpec, wishes: readonly ListWish[]): Arranged {
  const missing: string[] = [];
  let entities = [...spec.entities];
  for (const wish of wishes) {
    const named = listNamed(entities, wish);
    const lists = named === undefined ? entities : [named];
    if (wish.kind === 'shown') {
      const [at, field] =
        lists.flatMap((one) => [[one, shownIn(one, wish)] as const]).find(([, one]) => one) ?? [];
      if (at === undefined || field === undefined) missing.push(wish.said);
      else entities = entities.map((one) => (one === at ? replacing(one, field) : one));
      continue;
    }
    // "Filter by price range": a filter has values, not ranges.
    if (wish.kind === 'filter' && / range$/.test(wish.by) && placeOf(lists, wish) === undefined) {
      missing.push(wish.said);
      continue;
    }
    const found = placeOf(lists, wish) ?? datedIn(lists, wish) ?? added(lists, entities, wish);
    if (found === undefined) {
      if (!isThere(wish)) missing.push(wish.said);
      continue;
    }
    const { entity, field } = found;
    const given = wish.kind === 'total' ? groupOf(entity, wish) : {};
    const set = settingOf(field, wish);
    const isOther = given?.per !== undefined && field.per !== undefined && field.per !== given.per;
    if (given === undefined || set === undefined || isOther) {
      missing.push(wish.said);
      continue;
    }
    const isSorted = entity.fields.some(({ key, sort }) => sort !== undefined && key !== field.key);
    const changed: FieldSpec = {
      ...field,
      ...(wish.kind === 'sort' && !isSorted && { sort: wish.direction ?? directionOf(field) }),
      ...(wish.kind === 'total' &&
        (wish.figure ? { figure: wish.figure } : { total: true, ...quantityOf(entity, field) })),
      ...(given.per !== undefined && given),
      ...(wish.within !== undefined && { within: wish.within }),
      ...set,
      ...(wish.kind === 'filter' &&
        VALUES_IN_RECORDS.test(field.type) && { filter: spanOf(wish, field) ?? true }),
    };
    const own = entity.fields.some(({ key }) => key === field.key)
      ? entity.fields.map((one) => (one.key === field.key ? changed : one))
      : [...entity.fields, changed];
    // A sum per month needs a date.
    const isDated =
      (given.period === undefined && wish.within === undefined) || own.some(({ type }) => type === 'date');
    const fields = isDated ? own : [...own, DATE];
    entities = entities.map((one) => (one.name === entity.name ? { ...one, fields } : one));
    if (wish.kind === 'group' || wish.isSecond || (wish.kind === 'filter' && field.type === 'longtext'))
      missing.push(wish.said);
  }
  return { spec: { ...spec, entities: entities.map(withSums) }, missing };
}

const replacing = (entity: EntitySpec, field: FieldSpec): EntitySpec => ({
  ...entity,
  fields: entity.fields.map((one) => (one.key === field.key ? field : one)),
});

/** The first value or the limit that a wish gives a field; undefined where the field cannot have it. */
function settingOf(field: FieldSpec, { kind, value = '', bound }: ListWish): Partial<FieldSpec> | undefined {
  if (kind === 'limit') return field.type === 'number' && bound ? { [bound]: Number(value) } : undefined;
  if (kind !== 'default') return {};
  const said = value.toLowerCase();
  if (field.type === 'choice') {
    const option = field.options?.find((one) => one.toLowerCase() === said);
    return option === undefined ? undefined : { default: option };
  }
  if (field.type === 'boolean') return { default: /^(?:yes|true|on|checked|ticked)$/.test(said) };
  if (field.type === 'number') return Number.isFinite(Number(value)) ? { default: Number(value) } : undefined;
  if (field.type === 'date')
    return /^(?:today|now|the current da(?:te|y))/.test(said) ? { default: 'today' } : undefined;
  return /^(?:text|longtext)$/.test(field.type) ? { default: capitalized(value) } : undefined;
}

/** The list of "sort tasks by due date". */
const listNamed = (entities: readonly EntitySpec[], { of }: ListWish): EntitySpec | undefined => {
  const one = of === undefined ? '' : singularOf(of);
  return (
    entities.find(({ name }) => name === one) ?? entities.find(({ name }) => name.split(' ').at(-1) === one)
  );
};

/** "Minutes, total minutes": the sum of an existing field is not a field. */
function withSums(entity: EntitySpec): EntitySpec {
  const isSum = (sum: FieldSpec, of: FieldSpec): boolean =>
    sum.type === 'number' &&
    of.type === 'number' &&
    sum.label.toLowerCase() === `total ${of.label.toLowerCase()}`;
  const { fields } = entity;
  return {
    ...entity,
    fields: fields
      .filter((field) => !fields.some((of) => isSum(field, of)))
      .map((field) => (fields.some((sum) => isSum(sum, field)) ? { ...field, total: true } : field)),
  };
}

/** A choice has a filter anyway, with its options; a long text is not useful as a filter. */
const VALUES_IN_RECORDS = /^(?:text|number|date|time|email|url|phone)$/;

/** Without a date of its own a list has the newest records first. */
const isThere = ({ kind, by, direction, said }: ListWish): boolean =>
  kind === 'sort' && by === '' && direction === 'descending' && /newest|latest|recent/i.test(said);

/** The best, the most urgent and the highest come first; names and dates in their order. */
const directionOf = ({ key, type, options = [] }: FieldSpec): SortDirection =>
  (type === 'number' && /rating|stars|score|points|votes|likes|wins|popularity|progress/i.test(key)) ||
  type === 'boolean' ||
  (type === 'choice' && /priority|severity|urgency|importance/i.test(key) && /^low/i.test(options[0] ?? ''))
    ? 'descending'
    : 'ascending';
