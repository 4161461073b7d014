import type { Snippet } from '../../snippets/snippets.ts';
import { block, snake } from '../outlines/spelling.ts';
import type { ParsedField, ParsedWish } from './read-parsed.ts';

interface Speech {
  /** Whether a value is of the kind of a field. */
  readonly is: Readonly<Record<ParsedField['kind'], string>>;
  readonly list: string;
  readonly missing: string;
  readonly object: string;
  readonly get: (of: string, name: string) => string;
  readonly size: string;
  readonly and: string;
  readonly or: string;
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

const SCRIPT: Speech = {
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
  or: '||',
  not: denied('!', [' === ', ' !== ']),
  check: braces,
  add: (message) => `errors.push('${message}');`,
  set: (name, value) => `const ${name} = ${value};`,
  local: (name) => name,
};

const SPEECH: Readonly<Record<string, Speech>> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  python: {
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
    or: 'or',
    not: denied('not ', [' is None', ' is not None']),
    check: (when, lines, otherwise = []) => [
      `if ${when}:`,
      ...block(lines),
      ...(otherwise.length > 0 ? ['else:', ...block(otherwise)] : []),
    ],
    add: (message) => `errors.append("${message}")`,
    set: (name, value) => `${name} = ${value}`,
    local: snake,
  },
  php: {
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
    or: '||',
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
  },
};

const NAMES = { text: 'a string', number: 'a number', int: 'a whole number', bool: 'true or false' } as const;
const PLURALS = { text: 'strings', number: 'numbers', int: 'whole numbers', bool: 'true or false' } as const;

function told({ kind, isList, isFilled, least, most }: ParsedField): string {
  const what = isList ? `a list of ${PLURALS[kind]}` : NAMES[kind];
  const bounds =
    least !== undefined && most !== undefined
      ? ` from ${least} to ${most}`
      : least !== undefined
        ? kind === 'number' && least === 0
          ? ' above 0'
          : ` of at least ${least}`
        : most !== undefined
          ? ` of at most ${most}`
          : '';
  return `${what}${isFilled ? ' that is not empty' : ''}${bounds}`;
}

/** The lines that check the fields of an object. */
function checks(fields: readonly ParsedField[], of: string, path: string, speech: Speech): string[] {
  return fields.flatMap((field) => {
    const local = speech.local(
      path
        ? `${path.replace('.', '')}${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`
        : field.name,
    );
    const fill = (text: string, name = local): string => text.replaceAll('{}', name);
    const made = [speech.set(local, speech.get(of, field.name))];
    if (field.fields) {
      const wrong = speech.not(fill(speech.object));
      const lines = [speech.add(`${field.name} must be an object`)];
      const inner = checks(field.fields, local, `${field.name}.`, speech);
      if (!field.isOptional) return [...made, ...speech.check(wrong, lines, inner)];
      const isThere = speech.not(fill(speech.missing));
      return [...made, ...speech.check(isThere, speech.check(wrong, lines, inner))];
    }
    const one = speech.local('one');
    const is = field.isList
      ? fill(speech.list).replace('[]', fill(speech.is[field.kind], one))
      : fill(speech.is[field.kind]);
    const size = field.kind === 'text' && !field.isList ? fill(speech.size) : local;
    const isAbove = field.kind === 'number' && field.least === 0 && field.most === undefined;
    const rules = [
      is,
      ...(field.isFilled ? [`${fill(speech.size)} > 0`] : []),
      ...(field.least !== undefined ? [`${size} ${isAbove ? '>' : '>='} ${field.least}`] : []),
      ...(field.most !== undefined ? [`${size} <= ${field.most}`] : []),
    ].join(` ${speech.and} `);
    const isWrong = speech.not(rules);
    const when = field.isOptional ? `${speech.not(fill(speech.missing))} ${speech.and} ${isWrong}` : isWrong;
    return [...made, ...speech.check(when, [speech.add(`${path}${field.name} must be ${told(field)}`)])];
  });
}

const sample = (
  { kind, isList, least, fields }: ParsedField,
  list: (items: string) => string,
  yes: string,
): string => {
  if (fields) return '';
  const one = {
    text: "'Ada'",
    number: String(Math.max(least ?? 0, 0) + 2.5),
    int: String(least ?? 3),
    bool: yes,
  }[kind];
  return isList ? list(one) : one;
};

const TYPES = { text: 'string', number: 'number', int: 'number', bool: 'boolean' } as const;
const HINTS = { text: 'str', number: 'float', int: 'int', bool: 'bool' } as const;

/** The fields of a good value and of one in which everything is wrong. */
function samples(
  fields: readonly ParsedField[],
  pair: (name: string, value: string) => string,
  shape: [string, string],
  yes: string,
): string {
  const [open, close] = shape;
  const inner = fields.map((field) =>
    pair(
      field.name,
      field.fields ? samples(field.fields, pair, shape, yes) : sample(field, (one) => `[${one}]`, yes),
    ),
  );
  return `${open}${inner.join(', ')}${close}`;
}

const typed = (fields: readonly ParsedField[]): string[] =>
  fields.flatMap(({ name, kind, isList, isOptional, fields: inner }) => {
    const head = `${name}${isOptional ? '?' : ''}: `;
    return inner
      ? [`${head}{`, ...block(typed(inner)), '};']
      : [`${head}${TYPES[kind]}${isList ? '[]' : ''};`];
  });

function inScript({ name, fields, isEither }: ParsedWish, isTyped: boolean): Snippet {
  const verb = isEither ? 'parse' : 'validate';
  const result = isEither ? `Parsed<${name}>` : 'string[]';
  const failed = isEither ? '{ ok: false, errors }' : 'errors';
  const types = isTyped
    ? [
        `interface ${name} {`,
        ...block(typed(fields)),
        '}',
        '',
        ...(isEither
          ? ['type Parsed<T> = { ok: true; value: T } | { ok: false; errors: string[] };', '']
          : []),
      ]
    : [];
  const noun = name.toLowerCase();
  const body = [
    `if (!isObject(value)) return ${isEither ? `{ ok: false, errors: ['${noun} must be an object'] }` : `['${noun} must be an object']`};`,
    `const errors${isTyped ? ': string[]' : ''} = [];`,
    ...checks(fields, 'value', '', SCRIPT),
    isEither
      ? `return errors.length > 0 ? ${failed} : { ok: true, value${isTyped ? `: value as unknown as ${name}` : ''} };`
      : 'return errors;',
  ];
  const head = isTyped
    ? `function ${verb}${name}(value: unknown): ${result} {`
    : `function ${verb}${name}(value) {`;
  const good = samples(fields, (key, value) => `${key}: ${value}`, ['{ ', ' }'], 'true');
  return {
    definition: [
      ...types,
      isTyped
        ? 'function isObject(value: unknown): value is Record<string, unknown> {'
        : 'function isObject(value) {',
      "  return typeof value === 'object' && value !== null && !Array.isArray(value);",
      '}',
      '',
      '// Names every field that is wrong, not only the first.',
      head,
      ...block(body),
      '}',
    ].join('\n'),
    example: [
      `console.log(${verb}${name}(${good}));`,
      `console.log(${verb}${name}({ ${fields[0]?.name}: null }));`,
    ].join('\n'),
  };
}

function inPython({ name, fields, isEither }: ParsedWish): Snippet {
  const speech = SPEECH.python ?? SCRIPT;
  const verb = `${isEither ? 'parse' : 'validate'}_${snake(name.charAt(0).toLowerCase() + name.slice(1))}`;
  const type = ({ kind, isList, isOptional, fields: inner }: ParsedField): string => {
    const plain = inner ? 'dict' : isList ? `list[${HINTS[kind]}]` : HINTS[kind];
    return isOptional ? `${plain} | None = None` : plain;
  };
  const ordered = [...fields.filter((one) => !one.isOptional), ...fields.filter((one) => one.isOptional)];
  const types = isEither
    ? [
        'from dataclasses import dataclass',
        '',
        '',
        '@dataclass',
        `class ${name}:`,
        ...block(ordered.map((one) => `${snake(one.name)}: ${type(one)}`)),
        '',
        '',
      ]
    : [];
  const body = [
    '"""Names every field that is wrong, not only the first."""',
    'if not isinstance(value, dict):',
    `  return ["${name.toLowerCase()} must be a dict"]`,
    'errors: list[str] = []',
    ...checks(fields, 'value', '', speech),
    ...(isEither
      ? [
          'if errors:',
          '  return errors',
          `return ${name}(${ordered.map((one) => snake(one.name)).join(', ')})`,
        ]
      : ['return errors']),
  ];
  const good = samples(fields, (key, value) => `"${key}": ${value}`, ['{', '}'], 'True').replaceAll("'", '"');
  return {
    definition: [
      ...types,
      `def ${verb}(value: object) -> ${isEither ? `${name} | ` : ''}list[str]:`,
      ...block(body),
    ].join('\n'),
    example: [`print(${verb}(${good}))`, `print(${verb}({"${fields[0]?.name}": None}))`].join('\n'),
  };
}

function inPhp({ name, fields, isEither }: ParsedWish): Snippet | undefined {
  const speech = SPEECH.php;
  if (!speech || isEither) return undefined;
  const body = [
    'if (!is_array($value)) {',
    `  return ['${name.toLowerCase()} must be an array'];`,
    '}',
    '$errors = [];',
    ...checks(fields, '$value', '', speech),
    'return $errors;',
  ];
  const good = samples(fields, (key, value) => `'${key}' => ${value}`, ['[', ']'], 'true');
  return {
    definition: [
      '// Names every field that is wrong, not only the first.',
      `function validate${name}(mixed $value): array`,
      '{',
      ...block(body),
      '}',
    ].join('\n'),
    example: [
      `print_r(validate${name}(${good}));`,
      `print_r(validate${name}(['${fields[0]?.name}' => null]));`,
    ].join('\n'),
  };
}

export function writeParsed(wish: ParsedWish, language: string): Snippet | undefined {
  if (language === 'typescript' || language === 'javascript')
    return inScript(wish, language === 'typescript');
  if (language === 'python') return inPython(wish);
  return language === 'php' ? inPhp(wish) : undefined;
}
