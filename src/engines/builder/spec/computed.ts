import { capitalized, type EntitySpec, type FieldSpec, type Formula, MAX_FIELDS } from './app-spec.ts';
import { keyOf } from './field.ts';
import { likely } from './likely.ts';

type Worked = Pick<FieldSpec, 'formula' | 'of'>;

const isNumber = ({ type }: FieldSpec): boolean => type === 'number';

/** Two fields that are worked out together, by their words; the first one comes first in the formula. */
const PAIRS: readonly {
  readonly formula: Formula;
  readonly type: FieldSpec['type'];
  readonly first: RegExp;
  readonly second: RegExp;
}[] = [
  {
    formula: 'times',
    type: 'number',
    first:
      /\b(?:quantity|hours|number|count|pieces|units|days|nights|weight|litres|kilos|area|people|portions)\b/i,
    second: /\b(?:price|rate|cost|fee|wage|charge|points)\b/i,
  },
  {
    formula: 'minus',
    type: 'number',
    first: /\b(?:after|end|ending|closing|new|current|gross|final)\b/i,
    second: /\b(?:before|start|starting|opening|old|previous|tare|first)\b/i,
  },
  {
    formula: 'minus',
    type: 'number',
    first: /\b(?:income|revenue|sales|selling price|sold for|sale price|budget|earnings|takings)\b/i,
    second: /\b(?:costs?|expenses?|spent|purchase price|buying price|bought for|spending)\b/i,
  },
  {
    formula: 'days',
    type: 'date',
    first: /\b(?:start|from|check-?in|arrival|begin|first|borrowed|pick-?up)\b/i,
    second: /\b(?:end|to|check-?out|departure|last|returned|return|until)\b/i,
  },
  {
    formula: 'hours',
    type: 'time',
    first: /\b(?:start|from|begin|arrival|in|bed|clock-?in)\b/i,
    second: /\b(?:end|to|finish|departure|out|wake|until|clock-?out)\b/i,
  },
];

/** Words for a result, with the formulas that they can mean. */
const RESULTS: readonly (readonly [RegExp, readonly Formula[]])[] = [
  [/\b(?:totals?|sum|subtotal|amount|cost|price|pay|wage|value|due)\b/i, ['times', 'minus']],
  [
    /\b(?:distance|difference|profit|margin|balance|consumption|usage|gain|loss|left|remaining|net)\b/i,
    ['minus'],
  ],
  [/\b(?:nights|days|stay)\b/i, ['days']],
  [/\b(?:hours|duration|length|time)\b/i, ['hours', 'days', 'minus']],
];

/** "Price per m²": the price, and the size in m². */
function shareOf(fields: readonly FieldSpec[], result: string): Worked | undefined {
  const [, what = '', unit = ''] = /^(.+) per (\S+)$/.exec(result) ?? [];
  const find = (word: string): FieldSpec | undefined =>
    fields.find(
      ({ type, label }) =>
        type === 'number' &&
        label.toLowerCase() !== result &&
        ` ${label.toLowerCase().replace(/[()]/g, ' ')} `.includes(` ${word}`),
    );
  const [first, second] = what === '' ? [] : [find(what), find(unit)];
  return first && second && first !== second ? { formula: 'over', of: [first.key, second.key] } : undefined;
}

function pairOf(fields: readonly FieldSpec[], result: string): Worked | undefined {
  const share = shareOf(fields, result);
  if (share !== undefined) return share;
  const wanted = RESULTS.find(([words]) => words.test(result))?.[1] ?? [];
  for (const formula of wanted)
    for (const pair of PAIRS.filter((one) => one.formula === formula)) {
      // Fields that people fill in come before computed ones.
      const fit = fields
        .filter(({ type }) => type === pair.type)
        .toSorted((a, b) => Number(a.formula !== undefined) - Number(b.formula !== undefined));
      const first = fit.find(({ label }) => pair.first.test(label) && label.toLowerCase() !== result);
      const second = fit.find(
        (one) => one !== first && pair.second.test(one.label) && one.label.toLowerCase() !== result,
      );
      if (first && second) return { formula, of: [first.key, second.key] };
    }
  return undefined;
}

/** "Kilometres before and after": the second is of the same thing. */
const isPart = ({ label }: FieldSpec): boolean => /^(?:after|end|closing|until|out)$/i.test(label);
const asNumbers = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.map((field, at) => {
    const before = fields[at - 1];
    const isSame = isPart(field) && before !== undefined && /\b(?:before|start|opening)$/i.test(before.label);
    return isSame ? { ...field, type: before.type } : field;
  });

const NAME = String.raw`((?:(?!and\b|is\b|are\b|the\b|from\b|for\b|it\b)[\p{L}]+ ){0,2}(?!it\b|them\b|automatically\b)[\p{L}²]+)`;
const SAID = likely(
  /comput|calculat|work(?:s|ed) out/i,
  new RegExp(
    String.raw`\b(?:the )?(?:${NAME} and (?:the )?)?${NAME} (?:is|are|gets?|should be|must be) (?:then )?(?:automatically )?(?:computed|calculated|worked out)\b[^,.;:]*|\b(?:computes?|calculates?|works out|computing|calculating)(?: automatically)? (?:the )?${NAME}\b[^,.;:]*`,
    'iu',
  ),
);
/** A result by its own nature, where the fields that it needs are beside it. */
const RESULT =
  /^(?:(?:line |row )?(?:total|sum)|(?:line |row )?total (?:price|cost|amount)|subtotal|profit|margin|difference|nights|number of nights)$/i;

interface Computing {
  readonly entities: readonly EntitySpec[];
  /** False for a phrase that a computed field answers. */
  readonly isLeft: (phrase: string) => boolean;
}

/** Fields that are worked out from others: "distance is computed", or a total beside quantity and price. */
export function withComputed(entities: readonly EntitySpec[], prompt: string): Computing {
  const named = entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      const worked = RESULT.test(field.label) ? pairOf(entity.fields, field.label.toLowerCase()) : undefined;
      return worked === undefined
        ? field
        : { key: field.key, label: field.label, type: 'number' as const, required: false, ...worked };
    }),
  }));
  const [said, other, before, after] = SAID.exec(prompt) ?? [];
  const done: string[] = [];
  const names = [other, before ?? after].flatMap((name) => name?.toLowerCase() ?? []);
  const all = names.reduce<readonly EntitySpec[]>((lists, name) => withResult(lists, name, done), named);
  const isDone = done.length > 0 && done.length === names.length;
  return {
    entities: all,
    isLeft: (phrase) => !isDone || said === undefined || !(said.includes(phrase) || phrase.includes(said)),
  };
}

/** The first list that has the fields for a result, with the field of that name. */
function withResult(entities: readonly EntitySpec[], name: string, done: string[]): readonly EntitySpec[] {
  const key = keyOf(name);
  const given = entities.find(({ fields }) => fields.some((field) => field.key === key && field.formula));
  if (given !== undefined) done.push(name);
  if (given !== undefined || key === undefined) return entities;
  const before = done.length;
  return entities.map((entity) => {
    const fields = asNumbers(entity.fields);
    const worked = done.length > before ? undefined : pairOf(fields, name);
    const others = fields.filter((field) => field.key !== key);
    if (worked === undefined || others.length >= MAX_FIELDS) return entity;
    done.push(name);
    const field: FieldSpec = { key, label: capitalized(name), type: 'number', required: false, ...worked };
    return { ...entity, fields: [...others, field] };
  });
}

function onlyNumber(fields: readonly FieldSpec[]): FieldSpec | undefined {
  const [one, ...others] = fields.filter(({ type, max }) => type === 'number' && max === undefined);
  return others.length === 0 ? one : undefined;
}

/** The number that a sum without a name is about: what is worked out, or the only one. */
export const computedIn = (fields: readonly FieldSpec[]): FieldSpec | undefined =>
  fields.find((field) => field.formula !== undefined && isNumber(field)) ?? onlyNumber(fields);
