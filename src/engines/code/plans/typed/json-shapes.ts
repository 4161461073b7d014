import { capital } from '../../../capital.ts';
import { singular } from '../reading/text.ts';
import { type Field, typeOf } from './read-rows.ts';

export interface Member {
  /** As the document has it. */
  readonly key: string;
  readonly name: string;
  readonly type: Field['type'] | 'object' | 'list' | 'moment';
  readonly isOptional: boolean;
  /** Of objects, and of what is in a list. */
  readonly of?: string;
}

export interface Shape {
  readonly name: string;
  readonly members: Member[];
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first document in the wish, with where it stands. */
export function documentIn(text: string): { value: unknown; from: number; to: number } | undefined {
  const from = text.search(/[[{]\s*["{[]/);
  if (from < 0) return undefined;
  for (let to = text.length; to > from; to--) {
    if (!/[\]}]/.test(text[to - 1] ?? '')) continue;
    try {
      return { value: JSON.parse(text.slice(from, to)), from, to };
    } catch {
      // A shorter piece may be the document.
    }
  }
  return undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const camel = (key: string): string => key.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The types that a value needs, those of its parts first. */
export function shapesOf(
  value: Readonly<Record<string, unknown>>,
  name: string,
  optional: ReadonlySet<string>,
): Shape[] {
  const inner: Shape[] = [];
  const members = Object.entries(value).map(([key, one]): Member => {
    const plain = { key, name: camel(key), isOptional: one === null || optional.has(key.toLowerCase()) };
    if (isObject(one)) {
      inner.push(...shapesOf(one, capital(camel(key)), optional));
      return { ...plain, type: 'object', of: capital(camel(key)) };
    }
    if (Array.isArray(one)) {
      const of = capital(singular(camel(key)));
      const [first] = one;
      if (isObject(first)) inner.push(...shapesOf(first, of, optional));
      return { ...plain, type: 'list', of: isObject(first) ? of : typeof first === 'number' ? '#' : '$' };
    }
    if (typeof one === 'string')
      return { ...plain, type: DAY.test(one) ? 'date' : MOMENT.test(one) ? 'moment' : 'text' };
    if (typeof one === 'boolean') return { ...plain, type: 'flag' };
    const isWhole = typeof one === 'number' && Number.isInteger(one) && typeOf(key) !== 'decimal';
    return { ...plain, type: one === null ? 'text' : isWhole ? 'whole' : 'decimal' };
  });
  return [...inner, { name, members }];
}
