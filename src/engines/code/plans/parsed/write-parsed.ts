import type { Snippet } from '../../snippets/snippets.ts';
import { block, snake } from '../outlines/spelling.ts';
import type { ParsedField, ParsedWish } from './read-parsed.ts';
import { PHP, PYTHON, SCRIPT, type Speech } from './speech.ts';

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

/** Names that the function has itself, or that a language keeps for itself. */
const TAKEN =
  /^(?:value|errors|one|list|str|int|class|default|new|delete|function|return|package|interface|import|from|in|is|for|if|enum|case|this|switch|with|pass|lambda|not|and|or)$/;

/** The lines that check the fields of an object. */
function checks(fields: readonly ParsedField[], of: string, path: string, speech: Speech): string[] {
  return fields.flatMap((field) => {
    const local = speech.local(
      path
        ? `${path.replace('.', '')}${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`
        : TAKEN.test(field.name)
          ? `${field.name}Field`
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
        // An object of unknown values may be asserted to be a type, and not an interface.
        `type ${name} = {`,
        ...block(typed(fields)),
        '};',
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
      ? `return errors.length > 0 ? ${failed} : { ok: true, value${isTyped ? `: value as ${name}` : ''} };`
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
    ...checks(fields, 'value', '', PYTHON),
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
  if (isEither) return undefined;
  const body = [
    'if (!is_array($value)) {',
    `  return ['${name.toLowerCase()} must be an array'];`,
    '}',
    '$errors = [];',
    ...checks(fields, '$value', '', PHP),
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
