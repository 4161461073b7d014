import { capital } from '../../capital.ts';
import type { Snippet } from '../snippets/snippets.ts';
import type { Feature, FieldType, RecordWish } from './read-record.ts';

type Field = RecordWish['fields'][number];
type Types = (field: Field) => string;

const TYPES: Readonly<Record<string, Readonly<Record<FieldType, string>>>> = {
  python: { text: 'str', int: 'int', float: 'float', bool: 'bool', date: 'date' },
  typescript: { text: 'string', int: 'number', float: 'number', bool: 'boolean', date: 'Date' },
  go: { text: 'string', int: 'int', float: 'float64', bool: 'bool', date: 'time.Time' },
  rust: { text: 'String', int: 'i64', float: 'f64', bool: 'bool', date: 'std::time::SystemTime' },
  java: { text: 'String', int: 'int', float: 'double', bool: 'boolean', date: 'LocalDate' },
  kotlin: { text: 'String', int: 'Int', float: 'Double', bool: 'Boolean', date: 'java.time.LocalDate' },
  swift: { text: 'String', int: 'Int', float: 'Double', bool: 'Bool', date: 'Date' },
  csharp: { text: 'string', int: 'int', float: 'decimal', bool: 'bool', date: 'DateTime' },
  php: { text: 'string', int: 'int', float: 'float', bool: 'bool', date: 'DateTimeImmutable' },
  cpp: {
    text: 'std::string',
    int: 'int',
    float: 'double',
    bool: 'bool',
    date: 'std::chrono::system_clock::time_point',
  },
  sql: { text: 'TEXT', int: 'INTEGER', float: 'NUMERIC(10, 2)', bool: 'BOOLEAN', date: 'DATE' },
  c: { text: 'char *', int: 'int', float: 'double', bool: 'bool', date: 'time_t' },
};

/** Several values of a type; a language that is not here has no types, or none that is simple. */
const LISTS: Readonly<Record<string, (type: string) => string>> = {
  python: (type) => `list[${type}]`,
  typescript: (type) => `${type}[]`,
  go: (type) => `[]${type}`,
  rust: (type) => `Vec<${type}>`,
  java: (type) => `List<${type}>`,
  kotlin: (type) => `List<${type}>`,
  swift: (type) => `[${type}]`,
  csharp: (type) => `List<${type}>`,
  php: () => 'array',
  cpp: (type) => `std::vector<${type}>`,
};

const camel = ({ words }: Field): string => words.map((word, i) => (i === 0 ? word : capital(word))).join('');
const pascal = ({ words }: Field): string =>
  words.map((word) => (word === 'id' ? 'ID' : capital(word))).join('');
const snake = ({ words }: Field): string => words.join('_');

/** Marks the type of an optional field the way the language does. */
const optional = (field: Field, type: string, mark: (type: string) => string): string =>
  field.isOptional ? mark(type) : type;

type Writer = (wish: RecordWish, types: Types) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  python: ({ name, fields }, types) => {
    const needed = [...fields].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
    const lines = needed.map(
      (field) => `  ${snake(field)}: ${types(field)}${field.isOptional ? ' | None = None' : ''}`,
    );
    const date = fields.some(({ type }) => type === 'date') ? '\nfrom datetime import date' : '';
    return `from dataclasses import dataclass${date}\n\n\n@dataclass\nclass ${name}:\n${lines.join('\n')}`;
  },
  javascript: ({ name, fields }) =>
    `class ${name} {\n  constructor(${fields.map(camel).join(', ')}) {\n${fields.map((field) => `    this.${camel(field)} = ${camel(field)};`).join('\n')}\n  }\n}`,
  sql: ({ name, fields }, types) => {
    const known = fields.filter(({ words }) => words.join() !== 'id');
    const lines = known.map((field) => {
      const type = /_at$/.test(snake(field)) ? 'TIMESTAMP' : types(field);
      const created = snake(field) === 'created_at' ? ' DEFAULT CURRENT_TIMESTAMP' : '';
      return `  ${snake(field)} ${type}${field.isOptional ? '' : ' NOT NULL'}${created}${field.isUnique ? ' UNIQUE' : ''}`;
    });
    return `CREATE TABLE ${name} (\n${['  id INTEGER PRIMARY KEY', ...lines].join(',\n')}\n);`;
  },
  typescript: ({ name, isClass, kind, fields }, types) =>
    isClass
      ? `class ${name} {\n  constructor(\n${fields.map((field) => `    readonly ${camel(field)}${field.isOptional ? '?' : ''}: ${types(field)},`).join('\n')}\n  ) {}\n}`
      : kind === 'type'
        ? `type ${name} = {\n${fields.map((field) => `  ${camel(field)}${field.isOptional ? '?' : ''}: ${types(field)};`).join('\n')}\n};`
        : `interface ${name} {\n${fields.map((field) => `  ${camel(field)}${field.isOptional ? '?' : ''}: ${types(field)};`).join('\n')}\n}`,
  go: ({ name, fields }, types) => {
    const rows = fields.map((field) => [
      pascal(field),
      optional(field, types(field), (type) => `*${type}`),
      `\`json:"${snake(field)}${field.isOptional ? ',omitempty' : ''}"\``,
    ]);
    const width = (at: number): number => Math.max(...rows.map((row) => (row[at] ?? '').length));
    const lines = rows.map(([a = '', b = '', c]) => `  ${a.padEnd(width(0))} ${b.padEnd(width(1))} ${c}`);
    return `type ${name} struct {\n${lines.join('\n')}\n}`;
  },
  rust: ({ name, fields, derived = [] }, types) =>
    `#[derive(${[...new Set(['Debug', 'Clone', 'PartialEq', ...derived])].join(', ')})]\npub struct ${name} {\n${fields.map((field) => `  pub ${snake(field)}: ${optional(field, types(field), (type) => `Option<${type}>`)},`).join('\n')}\n}`,
  java: ({ name, fields }, types) =>
    `record ${name}(${fields.map((field) => `${types(field)} ${camel(field)}`).join(', ')}) {}`,
  kotlin: ({ name, fields }, types) =>
    `data class ${name}(\n${fields.map((field) => `  val ${camel(field)}: ${types(field)}${field.isOptional ? '? = null' : ''}`).join(',\n')}\n)`,
  swift: ({ name, fields, derived = [] }, types) =>
    `${fields.some(({ type }) => type === 'date') ? 'import Foundation\n\n' : ''}struct ${name}: ${[...new Set(['Codable', 'Equatable', ...derived])].join(', ')} {\n${fields.map((field) => `  var ${camel(field)}: ${types(field)}${field.isOptional ? '?' : ''}`).join('\n')}\n}`,
  csharp: ({ name, fields, kind, features }, types) => {
    const typed = (field: Field): string =>
      optional(field, types(field), (type) => (type === 'string' ? type : `${type}?`));
    const title = ({ words }: Field): string => words.map(capital).join('');
    if (kind === 'record')
      return `record ${name}(${fields.map((field) => `${typed(field)} ${title(field)}`).join(', ')});`;
    const isMade = features?.has('constructor');
    const made = `\n\n  public ${name}(${fields.map((field) => `${typed(field)} ${camel(field)}`).join(', ')})\n  {\n${fields.map((field) => `    ${title(field)} = ${camel(field)};`).join('\n')}\n  }`;
    return `class ${name}\n{\n${fields.map((field) => `  public ${typed(field)} ${title(field)} { get; set; }`).join('\n')}${isMade ? made : ''}\n}`;
  },
  php: ({ name, fields }, types) =>
    `final class ${name}\n{\n  public function __construct(\n${fields.map((field) => `    public readonly ${field.isOptional ? '?' : ''}${types(field)} $${camel(field)}${field.isOptional ? ' = null' : ''},`).join('\n')}\n  ) {}\n}`,
  cpp: ({ name, fields }, types) =>
    `struct ${name} {\n${fields.map((field) => `  ${types(field)} ${camel(field)}{};`).join('\n')}\n};`,
  c: ({ name, fields }, types) =>
    `typedef struct {\n${fields.map((field) => `  ${types(field)}${field.type === 'text' ? '' : ' '}${snake(field)};`).join('\n')}\n} ${name};`,
  ruby: ({ name, fields }) =>
    `${name} = Struct.new(${fields.map((field) => `:${snake(field)}`).join(', ')}, keyword_init: true)`,
};

/** The features that the type of a language has by itself. */
const GIVEN: Readonly<Record<string, readonly Feature[]>> = {
  java: ['constructor', 'equality', 'text', 'immutable'],
  kotlin: ['constructor', 'equality', 'text', 'immutable'],
  csharp: ['constructor'],
  typescript: ['guard'],
  python: ['constructor', 'equality', 'text'],
  go: ['json'],
  rust: ['equality'],
  swift: ['constructor', 'equality'],
  php: ['constructor', 'immutable'],
};

/** Traits and protocols that a language writes for a type by itself, given its fields. */
const DERIVES: Readonly<Record<string, (name: string, fields: readonly Field[]) => boolean>> = {
  rust: (name, fields) =>
    /^(?:Debug|Clone|PartialEq)$/.test(name) ||
    (name === 'Default' && fields.every(({ type }) => type !== 'date')) ||
    (/^(?:Eq|Hash)$/.test(name) && fields.every(({ type }) => type !== 'float')),
  swift: (name, fields) =>
    /^(?:Codable|Equatable|Hashable|Sendable|Decodable|Encodable)$/.test(name) ||
    (name === 'Identifiable' && fields.some(({ words }) => words.join() === 'id')),
};

const TESTS: Readonly<Record<FieldType, (name: string) => string>> = {
  text: (name) => `typeof ${name} === 'string'`,
  int: (name) => `typeof ${name} === 'number'`,
  float: (name) => `typeof ${name} === 'number'`,
  bool: (name) => `typeof ${name} === 'boolean'`,
  date: (name) => `${name} instanceof Date`,
};

/** Tells in TypeScript whether a value of unknown origin is of the type. */
function guardOf({ name, fields }: RecordWish): string {
  const tests = fields.map((field) => {
    const own = `record.${camel(field)}`;
    const test = field.isList
      ? `Array.isArray(${own}) && ${own}.every((one) => ${TESTS[field.type]('one')})`
      : TESTS[field.type](own);
    return field.isOptional ? `(${own} === undefined || ${field.isList ? `(${test})` : test})` : test;
  });
  return [
    `function is${name}(value: unknown): value is ${name} {`,
    `  if (typeof value !== 'object' || value === null) return false;`,
    '  const record: Record<string, unknown> = { ...value };',
    `  return ${tests.join(' && ')};`,
    '}',
  ].join('\n');
}

/** Languages that have no way to say here that a field may be missing. */
const WITHOUT_OPTIONAL = /^(?:java|javascript|cpp|c|ruby)$/;

/** The type that a wish describes, without an example; undefined for a language that is not written here. */
export function writeRecord(wish: RecordWish, language: string): Snippet | undefined {
  const writer = WRITERS[language];
  if (!writer) return undefined;
  if (wish.isClass && /^(?:go|rust|c|cpp)$/.test(language)) return undefined;
  if (WITHOUT_OPTIONAL.test(language) && wish.fields.some(({ isOptional }) => isOptional)) return undefined;
  const isRecord = wish.kind === 'record' && language === 'csharp';
  const given = isRecord ? GIVEN.java : GIVEN[language];
  if ([...(wish.features ?? [])].some((one) => !given?.includes(one))) return undefined;
  if (wish.derived?.some((name) => !DERIVES[language]?.(name, wish.fields))) return undefined;
  const several = LISTS[language];
  const isTyped = !/^(?:javascript|ruby)$/.test(language);
  if (isTyped && !several && wish.fields.some(({ isList }) => isList)) return undefined;
  const types = TYPES[language] ?? TYPES.typescript;
  const typeOf: Types = ({ type, isList }) => {
    const one = types?.[type] ?? '';
    return isList && several ? several(one) : one;
  };
  const guard = wish.features?.has('guard') ? `\n\n${guardOf(wish)}` : '';
  return types && { definition: writer(wish, typeOf) + guard, example: '' };
}
