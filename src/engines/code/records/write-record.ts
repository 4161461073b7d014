import type { Snippet } from '../snippets/snippets.ts';
import type { FieldType, RecordWish } from './read-record.ts';

type Types = Readonly<Record<FieldType, string>>;
type Field = RecordWish['fields'][number];

const TYPES: Readonly<Record<string, Types>> = {
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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
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
      (field) => `  ${snake(field)}: ${types[field.type]}${field.isOptional ? ' | None = None' : ''}`,
    );
    const date = fields.some(({ type }) => type === 'date') ? '\nfrom datetime import date' : '';
    return `from dataclasses import dataclass${date}\n\n\n@dataclass\nclass ${name}:\n${lines.join('\n')}`;
  },
  javascript: ({ name, fields }) =>
    `class ${name} {\n  constructor(${fields.map(camel).join(', ')}) {\n${fields.map((field) => `    this.${camel(field)} = ${camel(field)};`).join('\n')}\n  }\n}`,
  sql: ({ name, fields }, types) => {
    const known = fields.filter(({ words }) => words.join() !== 'id');
    const lines = known.map((field) => {
      const type = /_at$/.test(snake(field)) ? 'TIMESTAMP' : types[field.type];
      const created = snake(field) === 'created_at' ? ' DEFAULT CURRENT_TIMESTAMP' : '';
      return `  ${snake(field)} ${type}${field.isOptional ? '' : ' NOT NULL'}${created}${field.isUnique ? ' UNIQUE' : ''}`;
    });
    return `CREATE TABLE ${name} (\n${['  id INTEGER PRIMARY KEY', ...lines].join(',\n')}\n);`;
  },
  typescript: ({ name, isClass, fields }, types) =>
    isClass
      ? `class ${name} {\n  constructor(\n${fields.map((field) => `    readonly ${camel(field)}${field.isOptional ? '?' : ''}: ${types[field.type]},`).join('\n')}\n  ) {}\n}`
      : `interface ${name} {\n${fields.map((field) => `  ${camel(field)}${field.isOptional ? '?' : ''}: ${types[field.type]};`).join('\n')}\n}`,
  go: ({ name, fields }, types) => {
    const rows = fields.map((field) => [
      pascal(field),
      optional(field, types[field.type], (type) => `*${type}`),
      `\`json:"${snake(field)}${field.isOptional ? ',omitempty' : ''}"\``,
    ]);
    const width = (at: number): number => Math.max(...rows.map((row) => (row[at] ?? '').length));
    const lines = rows.map(([a = '', b = '', c]) => `  ${a.padEnd(width(0))} ${b.padEnd(width(1))} ${c}`);
    return `type ${name} struct {\n${lines.join('\n')}\n}`;
  },
  rust: ({ name, fields }, types) =>
    `#[derive(Debug, Clone, PartialEq)]\npub struct ${name} {\n${fields.map((field) => `  pub ${snake(field)}: ${optional(field, types[field.type], (type) => `Option<${type}>`)},`).join('\n')}\n}`,
  java: ({ name, fields }, types) =>
    `record ${name}(${fields.map((field) => `${types[field.type]} ${camel(field)}`).join(', ')}) {}`,
  kotlin: ({ name, fields }, types) =>
    `data class ${name}(\n${fields.map((field) => `  val ${camel(field)}: ${types[field.type]}${field.isOptional ? '? = null' : ''},`).join('\n')}\n)`,
  swift: ({ name, fields }, types) =>
    `${fields.some(({ type }) => type === 'date') ? 'import Foundation\n\n' : ''}struct ${name}: Codable, Equatable {\n${fields.map((field) => `  var ${camel(field)}: ${types[field.type]}${field.isOptional ? '?' : ''}`).join('\n')}\n}`,
  csharp: ({ name, fields }, types) =>
    `class ${name}\n{\n${fields.map((field) => `  public ${optional(field, types[field.type], (type) => (type === 'string' ? type : `${type}?`))} ${field.words.map(capital).join('')} { get; set; }`).join('\n')}\n}`,
  php: ({ name, fields }, types) =>
    `final class ${name}\n{\n  public function __construct(\n${fields.map((field) => `    public readonly ${field.isOptional ? '?' : ''}${types[field.type]} $${camel(field)}${field.isOptional ? ' = null' : ''},`).join('\n')}\n  ) {}\n}`,
  cpp: ({ name, fields }, types) =>
    `struct ${name} {\n${fields.map((field) => `  ${types[field.type]} ${camel(field)}{};`).join('\n')}\n};`,
  c: ({ name, fields }, types) =>
    `typedef struct {\n${fields.map((field) => `  ${types[field.type]}${field.type === 'text' ? '' : ' '}${snake(field)};`).join('\n')}\n} ${name};`,
  ruby: ({ name, fields }) =>
    `${name} = Struct.new(${fields.map((field) => `:${snake(field)}`).join(', ')}, keyword_init: true)`,
};

/** Languages that have no way to say here that a field may be missing. */
const WITHOUT_OPTIONAL = /^(?:java|javascript|cpp|c|ruby)$/;

/** The type that a wish describes, without an example; undefined for a language that is not written here. */
export function writeRecord(wish: RecordWish, language: string): Snippet | undefined {
  const writer = WRITERS[language];
  if (!writer) return undefined;
  if (wish.isClass && /^(?:go|rust|c|cpp)$/.test(language)) return undefined;
  if (WITHOUT_OPTIONAL.test(language) && wish.fields.some(({ isOptional }) => isOptional)) return undefined;
  const types = TYPES[language] ?? TYPES.typescript;
  return types && { definition: writer(wish, types), example: '' };
}
