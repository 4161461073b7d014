import { capitalized, type EntitySpec, type FieldSpec, type Formula, MAX_FIELDS } from './app-spec.ts';
import { keyOf } from './field.ts';
import { likely } from './likely.ts';
import { tidy } from './list-wishes.ts';
import { singularOf } from './nouns.ts';

/** "Value = price × bottles", as the prompt has it. */
export interface GivenFormula {
  readonly name: string;
  readonly first: string;
  readonly operation: string;
  readonly second: string;
  readonly said: string;
}

const NAME = String.raw`(?!(?:where|and|with)\s)[\p{L}][\p{L}²]*(?:[ -](?!(?:is|are|equals|times|minus|plus|and|divided|multiplied)\s)[\p{L}²]+){0,3}`;
const OPERAND = String.raw`(?:(?:the|its)\s)?(${NAME}|\d{1,9}(?:\.\d{1,4})?)`;
const OPERATION = String.raw`(\s?[×*·÷/+−]\s?|\s[-–x]\s|\s(?:times|multiplied by|divided by|minus|less|plus)\s)`;
const FORMULA = likely(
  /=|\b(?:is|are|equals|as)\b/i,
  new RegExp(
    String.raw`(?<=^|[,;.(:]\s?|\sand\s)(?:the\s)?(${NAME})\s?(?:=|\s(?:is|are)\s(?:calculated\sas\s|computed\sas\s|always\s)?(?=[^,.;]*(?:[×*÷]|\s(?:times|minus|plus|divided|multiplied)\s))|\sequals\s)\s?${OPERAND}${OPERATION}${OPERAND}(?=\s*(?:[,.;)\n]|$)|\sand\s)`,
    'giu',
  ),
);

/** Takes the formulas out of a prompt; in their place a list of fields goes on. */
export function takeFormulas(prompt: string) {
  const formulas: GivenFormula[] = [];
  const text = prompt.replace(
    FORMULA,
    (said: string, name: string, first: string, operation: string, second: string) => {
      formulas.push({ name, first, operation: operation.trim().toLowerCase(), second, said });
      return '';
    },
  );
  return { text: formulas.length === 0 ? prompt : tidy(text.replace(/\(\s*\)/g, '')), formulas };
}

const OPERATIONS: readonly (readonly [RegExp, Formula])[] = [
  [/^(?:[×*·x]|times|multiplied by)$/, 'times'],
  [/^(?:[÷/]|divided by)$/, 'over'],
  [/^(?:\+|plus)$/, 'plus'],
  [/^(?:[−–-]|minus|less)$/, 'minus'],
];

const stem = (text: string): string =>
  singularOf(
    text
      .toLowerCase()
      .replace(/\s*\([^)]*\)$/, '')
      .replaceAll('-', ' '),
  );

/** The field that an operand names: "bottles" is the number of bottles. */
function fieldOf(fields: readonly FieldSpec[], name: string): FieldSpec | undefined {
  const wanted = stem(name);
  const counted = fields.filter(({ type }) => /^(?:number|date|time)$/.test(type));
  return (
    counted.find(({ label }) => stem(label) === wanted) ??
    counted.find(({ label }) => ` ${stem(label)} `.includes(` ${wanted} `))
  );
}

function workedBy(
  fields: readonly FieldSpec[],
  { first, second, operation }: GivenFormula,
): Pick<FieldSpec, 'formula' | 'of'> | undefined {
  const formula = OPERATIONS.find(([sign]) => sign.test(operation))?.[1];
  const [a, b] = [first, second].map((name) =>
    /^\d/.test(name) ? { key: name, type: 'number' } : fieldOf(fields, name),
  );
  if (formula === undefined || a === undefined || b === undefined || a.key === b.key) return undefined;
  if (a.type !== b.type) return undefined;
  if (a.type === 'number') return { formula, of: [a.key, b.key] };
  if (formula !== 'minus') return undefined;
  return { formula: a.type === 'date' ? 'days' : 'hours', of: [b.key, a.key] };
}

/** "Next watering = last watered + interval" is on every card, where there is an interval. */
const isNextDay = (fields: readonly FieldSpec[], { first, second, operation }: GivenFormula): boolean => {
  const types = [first, second].map((name) => fieldOf(fields, name)?.type);
  return /^(?:\+|plus)$/.test(operation) && types.includes('date') && types.includes('number');
};

/** The lists with the fields that formulas give, and the formulas that no list can follow. */
export function withFormulas(
  entities: readonly EntitySpec[],
  formulas: readonly GivenFormula[],
): { readonly entities: readonly EntitySpec[]; readonly missing: readonly string[] } {
  const missing: string[] = [];
  let lists = entities;
  for (const given of formulas) {
    const key = keyOf(given.name);
    const found = lists
      .map((entity) => ({ entity, worked: workedBy(entity.fields, given) }))
      .find(({ worked }) => worked !== undefined);
    if (found?.worked === undefined || key === undefined || found.entity.fields.length >= MAX_FIELDS) {
      if (!lists.some(({ fields }) => isNextDay(fields, given))) missing.push(given.said);
      continue;
    }
    const { entity, worked } = found;
    const label =
      entity.fields.find((field) => field.key === key)?.label ?? capitalized(given.name.toLowerCase());
    const field: FieldSpec = { key, label, type: 'number', required: false, ...worked };
    const fields = [...entity.fields.filter((one) => one.key !== key), field];
    lists = lists.map((one) => (one === entity ? { ...entity, fields } : one));
  }
  return { entities: lists, missing };
}
