import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { singular } from '../reading/text.ts';
import type { RuledField } from './field-rules.ts';
import type { RuledWish } from './read-builder.ts';

type Types = Readonly<Record<RuledField['type'], string>>;
type Writer = (wish: RuledWish) => Snippet;

const indented = (lines: readonly string[], by = '  '): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => (line ? by + line : ''))
    .join('\n');

export function sampleOf(field: RuledField, date: string, decimal = ''): string {
  const { name, type, least = 0, most = Number.POSITIVE_INFINITY } = field;
  if (type === 'text')
    return /email/i.test(name) ? '"ada@example.com"' : /name/i.test(name) ? '"Ada"' : `"${name}"`;
  if (type === 'texts') return `"${singular(name)}"`;
  const within = (usual: number): number => Math.min(Math.max(usual, least), most);
  return { int: String(within(36)), float: `${within(9.5)}${decimal}`, bool: 'true', date }[type];
}

/** The condition under which a value is invalid, and the error message. */
export function faults(field: RuledField, value: string): [condition: string, message: string][] {
  const { name, least, most, isPositive } = field;
  if (field.type !== 'int' && field.type !== 'float') return [];
  if (isPositive) return [[`${value} <= 0`, `${name} must be positive`]];
  if (least !== undefined && most !== undefined)
    return [[`${value} < ${least} || ${value} > ${most}`, `${name} must be between ${least} and ${most}`]];
  if (least !== undefined)
    return [
      [`${value} < ${least}`, `${name} must ${least === 0 ? 'not be negative' : `be at least ${least}`}`],
    ];
  return [];
}

export const EMAIL = String.raw`[^@\\s]+@[^@\\s]+\\.[^@\\s]+`;

const JAVA: Types = {
  text: 'String',
  int: 'Integer',
  float: 'Double',
  bool: 'Boolean',
  date: 'LocalDate',
  texts: 'List<String>',
};

const java: Writer = ({ name, fields }) => {
  const isList = ({ type }: RuledField): boolean => type === 'texts';
  const setter = (field: RuledField): string =>
    isList(field)
      ? `Builder add${capital(singular(field.name))}(String ${singular(field.name)}) {\n  ${field.name}.add(${singular(field.name)});\n  return this;\n}`
      : `Builder ${field.name}(${JAVA[field.type]} ${field.name}) {\n  this.${field.name} = ${field.name};\n  return this;\n}`;
  const checks = fields.flatMap((field) => {
    const { name: own } = field;
    const lacks = isList(field)
      ? `${own}.isEmpty()`
      : field.type === 'text'
        ? `${own} == null || ${own}.isBlank()`
        : `${own} == null`;
    const wrong = [
      ...faults(field, own),
      ...(field.isEmail ? [[`!${own}.matches("${EMAIL}")`, `${own} is not valid`] as const] : []),
    ];
    return [
      ...(field.isRequired ? [`if (${lacks}) throw new IllegalStateException("${own} is required");`] : []),
      ...wrong.map(([when, message]) => {
        const guarded = when.includes('||') ? `(${when})` : when;
        return `if (${field.isRequired ? when : `${own} != null && ${guarded}`}) throw new IllegalArgumentException("${message}");`;
      }),
    ];
  });
  const builder = [
    ...fields.map(
      (field) =>
        `private ${isList(field) ? 'final ' : ''}${JAVA[field.type]} ${field.name}${isList(field) ? ' = new ArrayList<>()' : ''};`,
    ),
    ...fields.map((field) => `\n${setter(field)}`),
    `\n${name} build() {\n${indented([...checks, `return new ${name}(this);`])}\n}`,
  ];
  const own = [
    ...fields.map((field) => `private final ${JAVA[field.type]} ${field.name};`),
    `\nprivate ${name}(Builder builder) {\n${indented(fields.map((field) => `${field.name} = ${isList(field) ? `List.copyOf(builder.${field.name})` : `builder.${field.name}`};`))}\n}`,
    `\nstatic Builder builder() {\n  return new Builder();\n}`,
    ...fields.map(
      (field) => `\n${JAVA[field.type]} get${capital(field.name)}() {\n  return ${field.name};\n}`,
    ),
    `\nstatic final class Builder {\n${indented(builder)}\n}`,
  ];
  const calls = fields.map((field) => {
    const value = sampleOf(field, 'LocalDate.of(2026, 1, 2)');
    return isList(field) ? `.add${capital(singular(field.name))}(${value})` : `.${field.name}(${value})`;
  });
  const object = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const lacking = fields.some((field) => field.isRequired)
    ? `\ntry {\n  ${name}.builder().build();\n} catch (IllegalStateException error) {\n  System.out.println(error.getMessage());\n}`
    : '';
  return {
    definition: `// Created by its builder; fields that were not set are null.\nstatic final class ${name} {\n${indented(own)}\n}`,
    example: `${name} ${object} = ${name}.builder()\n${calls.map((call) => `    ${call}`).join('\n')}\n    .build();\nSystem.out.println(${fields.map((field) => `${object}.get${capital(field.name)}()`).join(' + " " + ')});${lacking}`,
  };
};

const CSHARP: Types = {
  text: 'string',
  int: 'int?',
  float: 'decimal?',
  bool: 'bool?',
  date: 'DateTime?',
  texts: 'IReadOnlyList<string>',
};

const csharp: Writer = ({ name, fields }) => {
  const isList = ({ type }: RuledField): boolean => type === 'texts';
  const given = (field: RuledField): string => CSHARP[field.type].replace('?', '');
  const setter = (field: RuledField): string =>
    isList(field)
      ? `public Builder Add${capital(singular(field.name))}(string ${singular(field.name)})\n{\n  ${field.name}.Add(${singular(field.name)});\n  return this;\n}`
      : `public Builder With${capital(field.name)}(${given(field)} ${field.name})\n{\n  this.${field.name} = ${field.name};\n  return this;\n}`;
  const checks = fields.flatMap((field) => {
    const { name: own } = field;
    const lacks = isList(field)
      ? `${own}.Count == 0`
      : field.type === 'text'
        ? `string.IsNullOrWhiteSpace(${own})`
        : `${own} == null`;
    // A comparison with nothing is false.
    const wrong = [
      ...faults(field, own),
      ...(field.isEmail
        ? [
            [
              `${field.isRequired ? '' : `${own} != null && `}!Regex.IsMatch(${own}, "^${EMAIL}$")`,
              `${own} is not valid`,
            ] as const,
          ]
        : []),
    ];
    return [
      ...(field.isRequired
        ? [`if (${lacks}) throw new InvalidOperationException("${own} is required");`]
        : []),
      ...wrong.map(([when, message]) => `if (${when}) throw new ArgumentException("${message}");`),
    ];
  });
  const builder = [
    ...fields.map((field) =>
      isList(field)
        ? `internal readonly List<string> ${field.name} = new List<string>();`
        : `internal ${CSHARP[field.type]} ${field.name};`,
    ),
    ...fields.map((field) => `\n${setter(field)}`),
    `\npublic ${name} Build()\n{\n${indented([...checks, `return new ${name}(this);`])}\n}`,
  ];
  const own = [
    ...fields.map((field) => `public ${CSHARP[field.type]} ${capital(field.name)} { get; }`),
    `\nprivate ${name}(Builder builder)\n{\n${indented(fields.map((field) => `${capital(field.name)} = builder.${field.name}${isList(field) ? '.ToArray()' : ''};`))}\n}`,
    `\npublic class Builder\n{\n${indented(builder)}\n}`,
  ];
  const calls = fields.map((field) => {
    const value = sampleOf(field, 'new DateTime(2026, 1, 2)', 'm');
    return isList(field)
      ? `.Add${capital(singular(field.name))}(${value})`
      : `.With${capital(field.name)}(${value})`;
  });
  const object = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const lacking = fields.some((field) => field.isRequired)
    ? `\ntry\n{\n  new ${name}.Builder().Build();\n}\ncatch (InvalidOperationException error)\n{\n  Console.WriteLine(error.Message);\n}`
    : '';
  const shown = fields.map((field) =>
    isList(field)
      ? `string.Join(", ", ${object}.${capital(field.name)})`
      : `${object}.${capital(field.name)}`,
  );
  return {
    definition: `// Created by its builder; fields that were not set are null.\nclass ${name}\n{\n${indented(own)}\n}`,
    example: `var ${object} = new ${name}.Builder()\n${calls.map((call) => `  ${call}`).join('\n')}\n  .Build();\nConsole.WriteLine(string.Join(" ", ${shown.join(', ')}));${lacking}`,
  };
};

const KOTLIN: Types = {
  text: 'String',
  int: 'Int',
  float: 'Double',
  bool: 'Boolean',
  date: 'LocalDate',
  texts: 'List<String>',
};

const kotlin: Writer = ({ name, fields }) => {
  const isList = ({ type }: RuledField): boolean => type === 'texts';
  const kept = (field: RuledField): string =>
    isList(field) || field.isRequired ? KOTLIN[field.type] : `${KOTLIN[field.type]}?`;
  const setter = (field: RuledField): string =>
    isList(field)
      ? `fun add${capital(singular(field.name))}(${singular(field.name)}: String) = apply { ${field.name}.add(${singular(field.name)}) }`
      : `fun ${field.name}(${field.name}: ${KOTLIN[field.type]}) = apply { this.${field.name} = ${field.name} }`;
  const checks = fields.flatMap((field) => {
    const { name: own } = field;
    const wrong = [
      ...faults(field, own),
      ...(field.isEmail ? [[`!Regex("${EMAIL}").matches(${own})`, `${own} is not valid`] as const] : []),
    ];
    const needed = isList(field)
      ? [`check(${own}.isNotEmpty()) { "${own} is required" }`]
      : [
          `val ${own} = checkNotNull(${own}${field.type === 'text' ? '?.takeIf { it.isNotBlank() }' : ''}) { "${own} is required" }`,
        ];
    return [
      ...(field.isRequired ? needed : wrong.length > 0 ? [`val ${own} = ${own}`] : []),
      ...wrong.map(([when, message]) => {
        const guarded = when.includes('||') ? `(${when})` : when;
        return `if (${field.isRequired ? when : `${own} != null && ${guarded}`}) throw IllegalArgumentException("${message}")`;
      }),
    ];
  });
  const builder = [
    ...fields.map((field) =>
      isList(field)
        ? `private val ${field.name} = mutableListOf<String>()`
        : `private var ${field.name}: ${KOTLIN[field.type]}? = null`,
    ),
    ...fields.map((field) => `\n${setter(field)}`),
    `\nfun build(): ${name} {\n${indented([...checks, `return ${name}(${fields.map((field) => (isList(field) ? `${field.name}.toList()` : field.name)).join(', ')})`])}\n}`,
  ];
  const date = fields.some(({ type }) => type === 'date') ? 'import java.time.LocalDate\n\n' : '';
  const calls = fields.map((field) => {
    const value = sampleOf(field, 'LocalDate.of(2026, 1, 2)');
    return isList(field) ? `.add${capital(singular(field.name))}(${value})` : `.${field.name}(${value})`;
  });
  const object = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const lacking = fields.some((field) => field.isRequired)
    ? `\ntry {\n  ${name}.Builder().build()\n} catch (error: IllegalStateException) {\n  println(error.message)\n}`
    : '';
  return {
    definition: `${date}// Created by its builder; fields that were not set are null.\nclass ${name} private constructor(\n${fields.map((field) => `  val ${field.name}: ${kept(field)}`).join(',\n')}\n) {\n  class Builder {\n${indented(builder, '    ')}\n  }\n}`,
    example: `val ${object} = ${name}.Builder()\n${calls.map((call) => `  ${call}`).join('\n')}\n  .build()\nprintln("${fields.map((field) => `\${${object}.${field.name}}`).join(' ')}")${lacking}`,
  };
};

const WRITERS: Readonly<Record<string, Writer>> = { java, csharp, kotlin };

export const writeBuilder = (wish: RuledWish, language: string): Snippet | undefined =>
  Object.hasOwn(WRITERS, language) ? WRITERS[language]?.(wish) : undefined;
