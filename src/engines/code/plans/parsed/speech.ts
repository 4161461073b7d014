import { block, snake } from '../outlines/spelling.ts';
import type { ParsedField } from './read-parsed.ts';

/** The way in which a language asks for the kind of a value, and what it does then. */
export interface Speech {
  /** True of a value that is of the kind. */
  readonly is: Readonly<Record<ParsedField['kind'], string>>;
  readonly list: string;
  readonly missing: string;
  readonly object: string;
  readonly get: (of: string, name: string) => string;
  readonly size: string;
  readonly and: string;
  readonly not: (words: string) => string;
  readonly check: (when: string, lines: readonly string[], otherwise?: readonly string[]) => string[];
  readonly add: (message: string) => string;
  readonly set: (name: string, value: string) => string;
  readonly local: (name: string) => string;
}

const braces = (when: string, lines: readonly string[], otherwise: readonly string[] = []): string[] =>
  otherwise.length === 0 && lines.length === 1
    ? [`if (${when}) ${lines[0]}`]
    : [
        `if (${when}) {`,
        ...block(lines),
        ...(otherwise.length ? ['} else {', ...block(otherwise)] : []),
        '}',
      ];

/** The opposite of a condition, in a language with such a sign and such words for being the same. */
const denied =
  (sign: string, [same, other]: readonly [string, string]) =>
  (words: string): string => {
    const isOne = !/ (?:&&|and|or|\|\|) /.test(words);
    if (isOne && words.includes(same) && !words.includes('(')) return words.replace(same, other);
    return isOne && /^\w+\(.*\)$/.test(words) ? `${sign}${words}` : `${sign}(${words})`;
  };

export const SCRIPT: Speech = {
  is: {
    text: "typeof {} === 'string'",
    number: "typeof {} === 'number' && Number.isFinite({})",
    int: "typeof {} === 'number' && Number.isInteger({})",
    bool: "typeof {} === 'boolean'",
  },
  list: 'Array.isArray({}) && {}.every((one) => [])',
  missing: '{} === undefined',
  object: 'isObject({})',
  get: (of, name) => `${of}.${name}`,
  size: '{}.length',
  and: '&&',
  not: denied('!', [' === ', ' !== ']),
  check: braces,
  add: (message) => `errors.push('${message}');`,
  set: (name, value) => `const ${name} = ${value};`,
  local: (name) => name,
};

export const PYTHON: Speech = {
  is: {
    text: 'isinstance({}, str)',
    number: 'isinstance({}, (int, float)) and not isinstance({}, bool)',
    int: 'isinstance({}, int) and not isinstance({}, bool)',
    bool: 'isinstance({}, bool)',
  },
  list: 'isinstance({}, list) and all([] for one in {})',
  missing: '{} is None',
  object: 'isinstance({}, dict)',
  get: (of, name) => `${of}.get("${name}")`,
  size: 'len({})',
  and: 'and',
  not: denied('not ', [' is None', ' is not None']),
  check: (when, lines, otherwise = []) => [
    `if ${when}:`,
    ...block(lines),
    ...(otherwise.length > 0 ? ['else:', ...block(otherwise)] : []),
  ],
  add: (message) => `errors.append("${message}")`,
  set: (name, value) => `${name} = ${value}`,
  local: snake,
};

export const PHP: Speech = {
  is: {
    text: 'is_string({})',
    number: '(is_int({}) || is_float({}))',
    int: 'is_int({})',
    bool: 'is_bool({})',
  },
  list: 'is_array({}) && array_is_list({}) && array_filter({}, fn ($one) => ![]) === []',
  missing: '{} === null',
  object: 'is_array({})',
  get: (of, name) => `${of}['${name}'] ?? null`,
  size: 'strlen({})',
  and: '&&',
  not: denied('!', [' === ', ' !== ']),
  check: (when, lines, otherwise = []) => [
    `if (${when}) {`,
    ...block(lines),
    ...(otherwise.length > 0 ? ['} else {', ...block(otherwise)] : []),
    '}',
  ],
  add: (message) => `$errors[] = '${message}';`,
  set: (name, value) => `${name} = ${value};`,
  local: (name) => `$${name}`,
};
