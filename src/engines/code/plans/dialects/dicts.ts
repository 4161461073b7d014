import type { Field } from '../../records/read-record.ts';
import type { Dialect } from './dialect.ts';
import { camel, snake } from './dialect.ts';
import { PHP } from './php.ts';
import { PYTHON } from './python.ts';
import { RUBY } from './ruby.ts';

const DICTS: Readonly<Record<string, Dialect>> = {
  python: {
    ...PYTHON,
    field: (record, { words }) => `${record}["${snake(words)}"]`,
    has: (record, { words }) => `${record}.get("${snake(words)}")`,
    type: (of) => PYTHON.type(of).replaceAll(/\b[A-Z]\w*\b/g, 'dict'),
    writeFunction: (parts) => PYTHON.writeFunction(parts).replaceAll(/\bItem\b/g, 'dict'),
    record: (_, fields, values) => `{${pairs(fields, values, ({ words }) => `"${snake(words)}": `)}}`,
  },
  ruby: {
    ...RUBY,
    field: (record, { words }) => `${record}[:${snake(words)}]`,
    has: (record, { words }) => `${record}[:${snake(words)}]`,
    record: (_, fields, values) => `{ ${pairs(fields, values, ({ words }) => `${snake(words)}: `)} }`,
  },
  php: {
    ...PHP,
    field: (record, { words }) => `${record}['${camel(words)}']`,
    has: (record, { words }) => `isset(${record}['${camel(words)}'])`,
    writeFunction: (parts) =>
      PHP.writeFunction(parts)
        .replaceAll(/\bfn \([A-Z]\w* (?=\$)/g, 'fn (array ')
        .replace(/(?<=^function .*\): \??)(?!array)[A-Z]\w*/, 'array'),
    record: (_, fields, values) => `[${pairs(fields, values, ({ words }) => `'${camel(words)}' => `)}]`,
  },
};

const pairs = (fields: readonly Field[], values: readonly string[], key: (field: Field) => string): string =>
  fields.map((field, at) => `${key(field)}${values[at]}`).join(', ');

/** True for a language in which "a list of dicts" is not a list of records. */
export const hasDicts = (language: string): boolean => language in DICTS;

export const withDicts = (language: string): Dialect | undefined => DICTS[language];
