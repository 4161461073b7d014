import {
  type ClassSyntax,
  camel,
  capital,
  decimal,
  described,
  fieldCamel,
  fieldType,
  indented,
  starts,
  type Types,
  whole,
} from './syntax.ts';

const KOTLIN_TYPES: Types = {
  int: 'Int',
  float: 'Double',
  text: 'String',
  bool: 'Boolean',
  list: 'MutableList<T>',
  map: 'MutableMap<String, Double>',
  self: '',
  item: 'T',
};

export const KOTLIN: ClassSyntax = {
  ops: {
    size: '{0}.size',
    last: '{0}.last()',
    first: '{0}.first()',
    empty: '{0}.isEmpty()',
    sum: '{0}.values.sum()',
    sqrt: 'Math.sqrt({0})',
    PI: 'Math.PI',
    has: '{0}.containsKey({1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1}',
    add: '{0} += {1}',
    subtract: '{0} -= {1}',
    append: '{0}.add({1})',
    takeLast: 'return {0}.removeAt({0}.size - 1)',
    takeFirst: 'return {0}.removeAt(0)',
    clear: '{0}.clear()',
    increase: '{0}[{1}] = ({0}[{1}] ?: 0.0) + {2}',
    drop: '{0}.remove({1})',
  },
  own: (name) => camel(name),
  ofOther: (name) => `other.${camel(name)}`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value}`,
  raise: (when, message, exception, tag) => [
    `if (${when}) {`,
    `  throw ${exception ?? (tag === 'empty' || tag === 'missing' ? 'NoSuchElementException' : tag === 'insufficient' ? 'IllegalStateException' : 'IllegalArgumentException')}("${message}")`,
    '}',
  ],
  write: ({ wish, methods, isGeneric }) => {
    const fields = wish.fields.map(
      (field) => `val ${fieldCamel(field)}: ${fieldType(KOTLIN_TYPES, field.type)}`,
    );
    const parts = [
      starts(wish.state, { list: 'mutableListOf<T>()', map: 'mutableMapOf<String, Double>()', float: '0.0' })
        .map(
          ([one, value]) =>
            `private ${one.type === 'list' || one.type === 'map' ? 'val' : 'var'} ${one.name} = ${value}`,
        )
        .join('\n'),
      ...methods.map(
        ({ method, name, body }) =>
          `fun ${name}(${method.parameters.map((one) => `${one.name}: ${KOTLIN_TYPES[one.type] || wish.name}`).join(', ')})${method.result ? `: ${KOTLIN_TYPES[method.result]}` : ''} {\n${indented(body).join('\n')}\n}`,
      ),
      ...(wish.describes
        ? [
            `override fun toString(): String {\n  return "${wish.name}(${described(wish, (field) => `$${fieldCamel(field)}`)})"\n}`,
          ]
        : []),
    ];
    return `class ${wish.name}${isGeneric ? '<T>' : ''}${fields.length > 0 ? `(${fields.join(', ')})` : ''} {\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  make: (wish, values, isGeneric) => `${wish.name}${isGeneric ? '<Int>' : ''}(${values.join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value) => `println(${value})`,
  declare: (name, _, value) => `val ${name} = ${value}`,
  end: (line) => line,
  describe: (name) => `println(${name})`,
  float: decimal,
};

const SWIFT_TYPES: Types = {
  int: 'Int',
  float: 'Double',
  text: 'String',
  bool: 'Bool',
  list: '[T]',
  map: '[String: Double]',
  self: '',
  item: 'T',
};

export const SWIFT: ClassSyntax = {
  ops: {
    size: '{0}.count',
    last: '{0}[{0}.count - 1]',
    first: '{0}[0]',
    empty: '{0}.isEmpty',
    sum: '{0}.values.reduce(0, +)',
    sqrt: '({0}).squareRoot()',
    PI: 'Double.pi',
    has: '{0}[{1}] != nil',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1}',
    add: '{0} += {1}',
    subtract: '{0} -= {1}',
    append: '{0}.append({1})',
    takeLast: 'return {0}.removeLast()',
    takeFirst: 'return {0}.removeFirst()',
    clear: '{0}.removeAll()',
    increase: '{0}[{1}, default: 0] += {2}',
    drop: '{0}[{1}] = nil',
  },
  own: (name, isState) => (isState ? `stored${capital(camel(name))}` : camel(name)),
  ofOther: (name) => `other.${camel(name)}`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value}`,
  raise: (when, message) => [`if ${when} {`, `  throw UseError(message: "${message}")`, '}'],
  write: ({ wish, methods, isGeneric }) => {
    const parts = [
      [
        ...wish.fields.map((field) => `let ${fieldCamel(field)}: ${fieldType(SWIFT_TYPES, field.type)}`),
        ...starts(wish.state, { map: '[:]' }).map(
          ([one, value]) => `private var stored${capital(one.name)}: ${SWIFT_TYPES[one.type]} = ${value}`,
        ),
      ].join('\n'),
      ...(wish.fields.length > 0
        ? [
            `init(${wish.fields.map((field) => `${fieldCamel(field)}: ${fieldType(SWIFT_TYPES, field.type)}`).join(', ')}) {\n${indented(wish.fields.map((field) => `self.${fieldCamel(field)} = ${fieldCamel(field)}`)).join('\n')}\n}`,
          ]
        : []),
      ...methods.map(
        ({ method, name, body, raises }) =>
          `func ${name}(${method.parameters.map((one) => `_ ${one.name}: ${SWIFT_TYPES[one.type] || wish.name}`).join(', ')})${raises ? ' throws' : ''}${method.result ? ` -> ${SWIFT_TYPES[method.result]}` : ''} {\n${indented(body).join('\n')}\n}`,
      ),
      ...(wish.describes
        ? [
            `var description: String {\n  return "${wish.name}(${described(wish, (field) => `\\(${fieldCamel(field)})`)})"\n}`,
          ]
        : []),
    ];
    const error = methods.some(({ raises }) => raises)
      ? 'struct UseError: Error {\n  let message: String\n}\n\n'
      : '';
    return `${error}class ${wish.name}${isGeneric ? '<T>' : ''}${wish.describes ? ': CustomStringConvertible' : ''} {\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  make: (wish, values, isGeneric) =>
    `${wish.name}${isGeneric ? '<Int>' : ''}(${wish.fields.map((field, at) => `${fieldCamel(field)}: ${values[at]}`).join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value, _, raises) => `print(${raises ? 'try ' : ''}${value})`,
  declare: (name, _, value) => `let ${name} = ${value}`,
  end: (line, raises) => `${raises ? 'try ' : ''}${line}`,
  describe: (name) => `print(${name})`,
  float: whole,
};
