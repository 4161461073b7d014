import type { Field, RecordWish } from '../records/read-record.ts';
import type { Example, Expr, Step } from './plan.ts';
import type { Input } from './reading/input.ts';
import type { WishText } from './reading/text.ts';

const WORDS = ['pear', 'banana', 'apple', 'fig', 'banana', 'cherry'];
const SENTENCE = "The cat saw the dog, and the dog saw the cat. It's a big dog!";
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'last name': ['Young', 'Adams', 'Young', 'Baker'],
  'first name': ['Lea', 'Ben', 'Ada', 'Cleo'],
  name: ['Ada', 'Ben', 'Cleo', 'Dan'],
  title: ['First steps', 'Second thoughts', 'Third time lucky', 'Fourth wall'],
  email: ['ada@example.com', 'ben@example.com', 'cleo@example.com', 'dan@example.com'],
  city: ['Rome', 'Oslo', 'Rome', 'Lima'],
  category: ['tools', 'toys', 'tools', 'toys'],
  department: ['sales', 'support', 'sales', 'support'],
  customer: ['Ada', 'Ben', 'Ada', 'Ben'],
  date: ['2024-03-15', '2024-02-29', '2024-01-31', '2024-04-01'],
  thing: ['Lamp', 'Chair', 'Desk', 'Pen'],
};
const OTHER = ['alpha', 'beta', 'alpha', 'gamma'];
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  year: [2019, 2024, 2021, 2008],
  quantity: [2, 1, 3, 10],
  salary: [5200, 3100, 6400, 4800],
  rating: [4.5, 3, 5, 4],
};
const INTS = [31, 24, 42, 17];
const FLOATS = [12.5, 3.25, 7, 20];
const THING = /^(?:Product|Item)$/;

function cell(field: Field, row: number, record: RecordWish, said: Expr | undefined): Example {
  if (field.isOptional && row === 1) return '';
  const last = field.words.at(-1) ?? '';
  if (said?.op === 'text' && row % 2 === 0) return said.value;
  switch (field.type) {
    case 'text': {
      const key = record.isImplied && last === 'name' && THING.test(record.name) ? 'thing' : last;
      return (TEXTS[field.words.join(' ')] ?? TEXTS[key] ?? OTHER)[row] ?? '';
    }
    case 'int':
    case 'float': {
      if (last === 'id') return row + 1;
      const own = record.isImplied ? NUMBERS[last] : last === 'year' ? NUMBERS.year : undefined;
      const plain = own ?? (field.type === 'int' ? INTS : FLOATS);
      if (said?.op !== 'number' || isBetween(plain, said.value)) return plain[row] ?? 0;
      return Math.round(said.value * ([1.2, 0.5, 1.5, 1][row] ?? 1));
    }
    case 'bool':
      return row !== 1;
    default:
      return ['2024-01-31', '2024-02-29', '2024-03-15', '2024-04-01'][row] ?? '';
  }
}

/** A value that a field of the examples has. */
export const sampleText = (name: string): string => (TEXTS[name] ?? OTHER)[0] ?? '';

const isBetween = (values: readonly number[], value: number): boolean =>
  values.some((one) => one < value) && values.some((one) => one > value);

/** The values that a filter compares a field with. */
function comparedWith(expr: Expr, field: Field): Expr | undefined {
  if (expr.op === 'and' || expr.op === 'or')
    return comparedWith(expr.left, field) ?? comparedWith(expr.right, field);
  return expr.op === 'compare' && expr.left.op === 'field' && expr.left.field === field
    ? expr.right
    : undefined;
}

/** Values for the example: those of the wish, else some that show what the steps do. */
export function exampleFor(wish: WishText, { type, record }: Input, steps: readonly Step[]): Example {
  const range = wish.take(
    /\b(?:the )?(?:numbers |list |integers )?(?:from )?(\d+)(?:\.\.| to | through )(\d+)\b/,
  );
  const listed = wish.take(/\[\s*(-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)*)\s*\]/);
  if (type.kind !== 'list') return SENTENCE;
  if (record) {
    const filters = steps.flatMap((step) => (step.op === 'filter' ? [step.when] : []));
    const sorted = steps.flatMap((step) => (step.op === 'sort' ? step.keys : []));
    return (record.isImplied ? [0, 1, 2, 3] : [0, 1, 2]).map((at) =>
      record.fields.map((field) => {
        // A second key only shows where the first is the same.
        const isFirst = sorted.length > 1 && sorted[0]?.by.op === 'field' && sorted[0].by.field === field;
        const row = isFirst && at === 2 ? 0 : at;
        const said = filters.map((when) => comparedWith(when, field)).find((one) => one !== undefined);
        return cell(field, row, record, record.isImplied ? said : undefined);
      }),
    );
  }
  if (type.of.kind === 'text') return WORDS;
  if (listed?.[1]) return listed[1].split(',').map(Number);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (to > from && to - from < 1000) return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return type.of.kind === 'float' ? [4.5, 1.5, 3, 8.25, 2] : [5, 3, 8, -1, 4, 8];
}
