import type { RecordWish } from '../records/read-record.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { Example, Type } from './plan.ts';

/** More than a few numbers that follow each other. */
function rangeOf(example: Example): [number, number] | undefined {
  if (typeof example !== 'object' || example.length < 8) return undefined;
  const numbers = example.filter((one) => typeof one === 'number');
  const [first] = numbers;
  if (first === undefined || numbers.length < example.length) return undefined;
  return numbers.every((one, at) => one === first + at) ? [first, first + numbers.length - 1] : undefined;
}

/** A value of the example as code. */
export function exampleOf(
  example: Example,
  type: Type,
  dialect: Dialect,
  record: RecordWish | undefined,
): string {
  if (type.kind === 'list' && type.isArray && dialect.arrays && typeof example === 'object')
    return dialect.arrays.literal(
      example.map((one) => exampleOf(one, type.of, dialect, record)),
      type.of,
    );
  const range = dialect.range && type.kind === 'list' && rangeOf(example);
  if (range && dialect.range) return dialect.range(...range);
  if (type.kind === 'list' && typeof example === 'object')
    return dialect.list(
      example.map((one) => exampleOf(one, type.of, dialect, record)),
      type.of,
    );
  if (type.kind === 'record' && record && typeof example === 'object') {
    const values = record.fields.map((field, at) => {
      const value = example[at];
      if (value === undefined || value === '') return dialect.none ?? 'null';
      const text =
        typeof value === 'string' ? dialect.text(value) : literal(value, field.type === 'float', dialect);
      return field.isOptional && dialect.some ? dialect.some(text) : text;
    });
    return dialect.record(type.name, record.fields, values);
  }
  if (typeof example === 'string') return dialect.text(example);
  return literal(example, type.kind === 'float', dialect);
}

function literal(value: Example, isFloat: boolean, dialect: Dialect): string {
  if (typeof value === 'boolean') return dialect.and === 'and' ? (value ? 'True' : 'False') : String(value);
  return isFloat && Number.isInteger(value) ? `${value}.0` : String(value);
}
