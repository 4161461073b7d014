import { capital } from '../../../capital.ts';
import {
  braced,
  type ClassSyntax,
  camel,
  decimal,
  described,
  fieldCamel,
  fieldType,
  indented,
  resultOf,
  starts,
  type Types,
  whole,
} from './syntax.ts';

const JAVA_TYPES: Types = {
  int: 'int',
  float: 'double',
  text: 'String',
  bool: 'boolean',
  list: 'List<T>',
  map: 'Map<String, Double>',
  counts: 'Map<String, Integer>',
  self: '',
  item: 'T',
};

export const JAVA: ClassSyntax = {
  ops: {
    size: '{0}.size()',
    last: '{0}.get({0}.size() - 1)',
    first: '{0}.get(0)',
    empty: '{0}.isEmpty()',
    sum: '{0}.values().stream().mapToDouble(Double::doubleValue).sum()',
    total: '{0}.values().stream().mapToInt(Integer::intValue).sum()',
    number: '{0}.getOrDefault({1}, 0)',
    dot: '{0}.entrySet().stream().mapToDouble(entry -> entry.getValue() * {1}.get(entry.getKey())).sum()',
    round: 'Math.round(({0}) * {1}.0) / {1}.0',
    words: '{0} + " " + {1}',
    sqrt: 'Math.sqrt({0})',
    PI: 'Math.PI',
    has: '{0}.containsKey({1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1};',
    add: '{0} += {1};',
    subtract: '{0} -= {1};',
    append: '{0}.add({1});',
    takeLast: 'return {0}.remove({0}.size() - 1);',
    takeFirst: 'return {0}.remove(0);',
    clear: '{0}.clear();',
    increase: '{0}.merge({1}, {2}, (a, b) -> a + b);',
    decrease: '{0}.merge({1}, {2}, (a, b) -> a - b);',
    put: '{0}.put({1}, {2});',
    drop: '{0}.remove({1});',
  },
  own: (name) => camel(name),
  ofOther: (name) => `other.${camel(name)}`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value};`,
  block: braced,
  nothing: 'return null;',
  no: 'return false;',
  optional: (type) => (type === 'int' ? 'Integer' : type === 'double' ? 'Double' : type),
  raise: (when, message, exception, tag) => [
    `if (${when}) {`,
    `  throw new ${exception ?? (tag === 'empty' || tag === 'missing' ? 'NoSuchElementException' : 'IllegalArgumentException')}("${message}");`,
    '}',
  ],
  write: ({ wish, methods, isGeneric }) => {
    const fields = wish.fields.map((field) => `${fieldType(JAVA_TYPES, field.type)} ${fieldCamel(field)}`);
    const own = methods.map(
      ({ method, name, body }) =>
        `${wish.isRecord ? 'public ' : ''}${wish.isStatic ? 'static ' : ''}${resultOf(method, JAVA_TYPES, JAVA.optional, 'void', wish.name)} ${name}(${method.parameters.map((one) => `${JAVA_TYPES[one.type] || wish.name} ${one.name}`).join(', ')}) {\n${indented(body).join('\n')}\n}`,
    );
    const head = `${wish.name}(${fields.join(', ')})`;
    if (wish.isRecord)
      return `record ${head} {${own.length > 0 ? `\n${indented([own.join('\n\n')]).join('\n')}\n` : ''}}`;
    const parts = [
      [
        ...wish.fields.map(
          (field, at) => `private ${wish.changed.has(fieldCamel(field)) ? '' : 'final '}${fields[at]};`,
        ),
        ...starts(wish.state, {
          list: 'new ArrayList<>()',
          map: 'new LinkedHashMap<>()',
          counts: 'new LinkedHashMap<>()',
        }).map(
          ([one, value]) =>
            `private ${/^(?:list|map|counts)$/.test(one.type) ? 'final ' : ''}${JAVA_TYPES[one.type]} ${one.name} = ${value};`,
        ),
      ].join('\n'),
      ...(fields.length > 0
        ? [
            `${head} {\n${indented(wish.fields.map((field) => `this.${fieldCamel(field)} = ${fieldCamel(field)};`)).join('\n')}\n}`,
          ]
        : []),
      ...(wish.hasGetters
        ? wish.fields.map(
            (field) =>
              `${fieldType(JAVA_TYPES, field.type)} get${capital(fieldCamel(field))}() {\n  return ${fieldCamel(field)};\n}`,
          )
        : []),
      ...own,
      ...(wish.describes
        ? [
            `@Override\npublic String toString() {\n  return "${wish.name}(${described(wish, (field) => `" + ${fieldCamel(field)} + "`)})";\n}`,
          ]
        : []),
    ];
    return `static class ${wish.name}${isGeneric ? '<T>' : ''} {\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  copy: (wish, field, value) =>
    `new ${wish.name}(${wish.fields.map((one) => (fieldCamel(one) === field ? value : fieldCamel(one))).join(', ')})`,
  make: (wish, values, isGeneric) => `new ${wish.name}${isGeneric ? '<>' : ''}(${values.join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value) => `System.out.println(${value});`,
  declare: (name, wish, value, isGeneric) =>
    `${wish.name}${isGeneric ? '<Integer>' : ''} ${name} = ${value};`,
  end: (line) => `${line};`,
  describe: (name) => `System.out.println(${name});`,
  float: decimal,
};

const CSHARP_TYPES: Types = {
  int: 'int',
  float: 'double',
  text: 'string',
  bool: 'bool',
  list: 'List<T>',
  map: 'Dictionary<string, double>',
  counts: 'Dictionary<string, int>',
  self: '',
  item: 'T',
};

export const CSHARP: ClassSyntax = {
  ops: {
    size: '{0}.Count',
    last: '{0}[{0}.Count - 1]',
    first: '{0}[0]',
    empty: '{0}.Count == 0',
    sum: '{0}.Values.Sum()',
    total: '{0}.Values.Sum()',
    number: '({0}.ContainsKey({1}) ? {0}[{1}] : 0)',
    dot: '{0}.Sum(entry => entry.Value * {1}[entry.Key])',
    round: 'Math.Round(({0}) * {1}) / {1}',
    words: '{0} + " " + {1}',
    sqrt: 'Math.Sqrt({0})',
    PI: 'Math.PI',
    has: '{0}.ContainsKey({1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1};',
    add: '{0} += {1};',
    subtract: '{0} -= {1};',
    append: '{0}.Add({1});',
    takeLast: 'var taken = {0}[{0}.Count - 1];\n{0}.RemoveAt({0}.Count - 1);\nreturn taken;',
    takeFirst: 'var taken = {0}[0];\n{0}.RemoveAt(0);\nreturn taken;',
    clear: '{0}.Clear();',
    increase: '{0}[{1}] = ({0}.ContainsKey({1}) ? {0}[{1}] : 0) + {2};',
    decrease: '{0}[{1}] -= {2};',
    put: '{0}[{1}] = {2};',
    drop: '{0}.Remove({1});',
  },
  own: (name, isState) => (isState ? `_${camel(name)}` : capital(camel(name))),
  ofOther: (name) => `other.${capital(camel(name))}`,
  parameter: camel,
  methodName: (given) => capital(camel(given)),
  giveBack: (value) => `return ${value};`,
  block: (when, lines) => [`if (${when})`, '{', ...indented(lines), '}'],
  nothing: 'return default;',
  no: 'return false;',
  optional: (type) => (type === 'T' || type === 'string' ? type : `${type}?`),
  raise: (when, message, exception, tag) => [
    `if (${when})`,
    '{',
    `  throw new ${exception ?? (tag === 'empty' ? 'InvalidOperationException' : tag === 'missing' ? 'KeyNotFoundException' : tag === 'insufficient' ? 'InvalidOperationException' : 'ArgumentException')}("${message}");`,
    '}',
  ],
  write: ({ wish, methods, isGeneric }) => {
    const given = wish.fields
      .map(
        (field) =>
          `${fieldType(CSHARP_TYPES, field.type)} ${wish.isRecord ? capital(fieldCamel(field)) : fieldCamel(field)}`,
      )
      .join(', ');
    const own = methods.map(
      ({ method, name, body }) =>
        `public ${wish.isStatic ? 'static ' : ''}${resultOf(method, CSHARP_TYPES, CSHARP.optional, 'void', wish.name)} ${name}(${method.parameters.map((one) => `${CSHARP_TYPES[one.type] || wish.name} ${one.name}`).join(', ')})\n{\n${indented(body).join('\n')}\n}`,
    );
    if (wish.isRecord)
      return `record ${wish.name}(${given})${own.length > 0 ? `\n{\n${indented([own.join('\n\n')]).join('\n')}\n}` : ';'}`;
    const parts = [
      [
        ...wish.fields.map(
          (field) =>
            `public ${fieldType(CSHARP_TYPES, field.type)} ${capital(fieldCamel(field))} { get; ${wish.changed.has(fieldCamel(field)) ? 'private set; ' : ''}}`,
        ),
        ...starts(wish.state, {
          list: 'new List<T>()',
          map: 'new Dictionary<string, double>()',
          counts: 'new Dictionary<string, int>()',
        }).map(
          ([one, value]) =>
            `private ${/^(?:list|map|counts)$/.test(one.type) ? 'readonly ' : ''}${CSHARP_TYPES[one.type]} _${one.name} = ${value};`,
        ),
      ].join('\n'),
      ...(wish.fields.length > 0
        ? [
            `public ${wish.name}(${given})\n{\n${indented(wish.fields.map((field) => `${capital(fieldCamel(field))} = ${fieldCamel(field)};`)).join('\n')}\n}`,
          ]
        : []),
      ...own,
      ...(wish.describes
        ? [
            `public override string ToString()\n{\n  return $"${wish.name}(${described(wish, (field) => `{${capital(fieldCamel(field))}}`)})";\n}`,
          ]
        : []),
    ];
    return `class ${wish.name}${isGeneric ? '<T>' : ''}\n{\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  copy: (_, field, value) => `this with { ${capital(field)} = ${value} }`,
  make: (wish, values, isGeneric) => `new ${wish.name}${isGeneric ? '<int>' : ''}(${values.join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value) => `Console.WriteLine(${value});`,
  declare: (name, _, value) => `var ${name} = ${value};`,
  end: (line) => `${line};`,
  describe: (name) => `Console.WriteLine(${name});`,
  float: whole,
};
