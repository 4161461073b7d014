import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { singular } from '../reading/text.ts';
import type { RuledField } from './field-rules.ts';
import type { RuledWish } from './read-builder.ts';
import { EMAIL, faults, sampleOf } from './write-builder.ts';

type Types = Readonly<Record<RuledField['type'], string>>;

interface Tongue {
  readonly types: Types;
  readonly date: string;
  readonly decimal: string;
  readonly blank: (name: string) => string;
  readonly none: (name: string) => string;
  readonly email: (name: string) => string;
  readonly list: (item: string) => string;
  readonly fail: (when: string, message: string) => string;
}

const checksOf = (fields: readonly RuledField[], tongue: Tongue): string[] =>
  fields.flatMap((field) => {
    const { name, type } = field;
    return [
      ...(field.isRequired && type === 'text'
        ? [tongue.fail(tongue.blank(name), `${name} must not be blank`)]
        : []),
      ...(field.isRequired && type === 'texts'
        ? [tongue.fail(tongue.none(name), `${name} must not be empty`)]
        : []),
      ...faults(field, name).map(([when, message]) => tongue.fail(when, message)),
      ...(field.isEmail && type === 'text' ? [tongue.fail(tongue.email(name), `${name} is not valid`)] : []),
    ];
  });

/** A value that breaks the first rule. */
function wrongOf(field: RuledField): string | undefined {
  if (field.type === 'text') return field.isRequired || field.isEmail ? '""' : undefined;
  if (field.least === undefined) return undefined;
  return `${field.isPositive ? field.least : field.least - 1}${field.type === 'float' ? '.0' : ''}`;
}

function argumentsOf(fields: readonly RuledField[], tongue: Tongue): { fine: string; wrong: string } {
  const fine = fields.map((field) => {
    const value = sampleOf(field, tongue.date, tongue.decimal);
    return field.type === 'texts' ? tongue.list(`"${singular(field.name)}"`) : value;
  });
  const at = fields.findIndex((field) => wrongOf(field) !== undefined);
  const [broken] = fields.slice(at);
  const bad = (broken && wrongOf(broken)) ?? '';
  const wrong = fine.map((value, place) =>
    place === at ? bad.replace(/\.0$/, tongue.decimal || '.0') : value,
  );
  return { fine: fine.join(', '), wrong: wrong.join(', ') };
}

const JAVA: Tongue = {
  types: {
    text: 'String',
    int: 'int',
    float: 'double',
    bool: 'boolean',
    date: 'LocalDate',
    texts: 'List<String>',
  },
  date: 'LocalDate.of(2026, 1, 2)',
  decimal: '',
  blank: (name) => `${name} == null || ${name}.isBlank()`,
  none: (name) => `${name} == null || ${name}.isEmpty()`,
  email: (name) => `${name} == null || !${name}.matches("${EMAIL}")`,
  list: (item) => `List.of(${item})`,
  fail: (when, message) => `if (${when}) throw new IllegalArgumentException("${message}");`,
};

function java({ name, fields }: RuledWish): Snippet {
  const { fine, wrong } = argumentsOf(fields, JAVA);
  const object = name.charAt(0).toLowerCase() + name.slice(1);
  const list = fields.map((field) => `${JAVA.types[field.type]} ${field.name}`).join(', ');
  return {
    definition: `// Cannot be made with values that break its rules.\nrecord ${name}(${list}) {\n  ${name} {\n${checksOf(
      fields,
      JAVA,
    )
      .map((line) => `    ${line}`)
      .join('\n')}\n  }\n}`,
    example: `${name} ${object} = new ${name}(${fine});\nSystem.out.println(${object});\ntry {\n  new ${name}(${wrong});\n} catch (IllegalArgumentException error) {\n  System.out.println(error.getMessage());\n}`,
  };
}

const KOTLIN: Tongue = {
  types: {
    text: 'String',
    int: 'Int',
    float: 'Double',
    bool: 'Boolean',
    date: 'LocalDate',
    texts: 'List<String>',
  },
  date: 'LocalDate.of(2026, 1, 2)',
  decimal: '',
  blank: (name) => `${name}.isBlank()`,
  none: (name) => `${name}.isEmpty()`,
  email: (name) => `!Regex("${EMAIL}").matches(${name})`,
  list: (item) => `listOf(${item})`,
  fail: (when, message) => `require(!(${when})) { "${message}" }`,
};

const OPPOSITE: readonly (readonly [RegExp, string])[] = [
  [/^require\(!\((\w+)\.isBlank\(\)\)\)/, 'require($1.isNotBlank())'],
  [/^require\(!\(!(Regex\(.*\)\.matches\(\w+\))\)\)/, 'require($1)'],
  [/^require\(!\((\w+) <= (\d+)\)\)/, 'require($1 > $2)'],
  [/^require\(!\((\w+) < (\d+) \|\| \w+ > (\d+)\)\)/, 'require($1 in $2..$3)'],
  [/^require\(!\((\w+) < (\d+)\)\)/, 'require($1 >= $2)'],
];

function kotlin({ name, fields }: RuledWish): Snippet {
  const { fine, wrong } = argumentsOf(fields, KOTLIN);
  const object = name.charAt(0).toLowerCase() + name.slice(1);
  const date = fields.some(({ type }) => type === 'date') ? 'import java.time.LocalDate\n\n' : '';
  const list = fields.map((field) => `val ${field.name}: ${KOTLIN.types[field.type]}`).join(', ');
  const checks = checksOf(fields, KOTLIN).map((line) =>
    OPPOSITE.reduce((text, [pattern, to]) => text.replace(pattern, to), line),
  );
  return {
    definition: `${date}// Cannot be made with values that break its rules.\ndata class ${name}(${list}) {\n  init {\n${checks.map((line) => `    ${line}`).join('\n')}\n  }\n}`,
    example: `val ${object} = ${name}(${fine})\nprintln(${object})\ntry {\n  ${name}(${wrong})\n} catch (error: IllegalArgumentException) {\n  println(error.message)\n}`,
  };
}

const CSHARP: Tongue = {
  types: {
    text: 'string',
    int: 'int',
    float: 'decimal',
    bool: 'bool',
    date: 'DateTime',
    texts: 'IReadOnlyList<string>',
  },
  date: 'new DateTime(2026, 1, 2)',
  decimal: 'm',
  blank: (name) => `string.IsNullOrWhiteSpace(${name})`,
  none: (name) => `${name} == null || ${name}.Count == 0`,
  email: (name) => `${name} == null || !Regex.IsMatch(${name}, "^${EMAIL}$")`,
  list: (item) => `new[] { ${item} }`,
  fail: (when, message) => `if (${when}) throw new ArgumentException("${message}");`,
};

function csharp({ name, fields }: RuledWish): Snippet {
  const { fine, wrong } = argumentsOf(fields, CSHARP);
  const object = name.charAt(0).toLowerCase() + name.slice(1);
  const list = fields.map((field) => `${CSHARP.types[field.type]} ${field.name}`).join(', ');
  const body = [
    ...checksOf(fields, CSHARP),
    ...fields.map((field) => `${capital(field.name)} = ${field.name};`),
  ];
  const shown = fields
    .filter(({ type }) => type !== 'texts')
    .map((field) => `{${object}.${capital(field.name)}}`);
  return {
    definition: `// Cannot be made with values that break its rules.\nclass ${name}\n{\n${fields.map((field) => `  public ${CSHARP.types[field.type]} ${capital(field.name)} { get; }`).join('\n')}\n\n  public ${name}(${list})\n  {\n${body.map((line) => `    ${line}`).join('\n')}\n  }\n}`,
    example: `var ${object} = new ${name}(${fine});\nConsole.WriteLine($"${shown.join(' ')}");\ntry\n{\n  new ${name}(${wrong});\n}\ncatch (ArgumentException error)\n{\n  Console.WriteLine(error.Message);\n}`,
  };
}

const WRITERS: Readonly<Record<string, (wish: RuledWish) => Snippet>> = { java, csharp, kotlin };

export const writeValidated = (wish: RuledWish, language: string): Snippet | undefined =>
  Object.hasOwn(WRITERS, language) ? WRITERS[language]?.(wish) : undefined;
