import type { Field } from '../records/read-record.ts';
import type { Example, Step } from './plan.ts';
import type { Input } from './reading/input.ts';
import type { WishText } from './reading/text.ts';

const WORDS = ['pear', 'banana', 'apple', 'fig', 'banana', 'cherry'];
const SENTENCE = "The cat saw the dog, and the dog saw the cat. It's a big dog!";
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  name: ['Ada', 'Ben', 'Cleo'],
  title: ['First steps', 'Second thoughts', 'Third time lucky'],
  email: ['ada@example.com', 'ben@example.com', 'cleo@example.com'],
  city: ['Rome', 'Oslo', 'Rome'],
  category: ['tools', 'toys', 'tools'],
  department: ['sales', 'support', 'sales'],
};
const OTHER = ['alpha', 'beta', 'alpha'];

function cell(field: Field, row: number): Example {
  if (field.isOptional && row === 1) return '';
  const last = field.words.at(-1) ?? '';
  switch (field.type) {
    case 'text':
      return (TEXTS[last] ?? OTHER)[row] ?? '';
    case 'int':
      return last === 'id'
        ? row + 1
        : last === 'year'
          ? ([2019, 2024, 2021][row] ?? 0)
          : ([31, 24, 42][row] ?? 0);
    case 'float':
      return [12.5, 3.25, 7][row] ?? 0;
    case 'bool':
      return row !== 1;
    default:
      return ['2024-01-31', '2024-02-29', '2024-03-15'][row] ?? '';
  }
}

/** Values for the example: those of the wish, else some that show what the steps do. */
export function exampleFor(wish: WishText, { type, record }: Input, _steps: readonly Step[]): Example {
  const range = wish.take(
    /\b(?:the )?(?:numbers |list |integers )?(?:from )?(\d+)(?:\.\.| to | through )(\d+)\b/,
  );
  const listed = wish.take(/\[\s*(-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)*)\s*\]/);
  if (type.kind !== 'list') return SENTENCE;
  if (record) return [0, 1, 2].map((row) => record.fields.map((field) => cell(field, row)));
  if (type.of.kind === 'text') return WORDS;
  if (listed?.[1]) return listed[1].split(',').map(Number);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (to > from && to - from < 1000) return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return type.of.kind === 'float' ? [4.5, 1.5, 3, 8.25, 2] : [5, 3, 8, -1, 4, 8];
}
