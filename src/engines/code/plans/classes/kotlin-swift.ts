import { capital } from '../../../capital.ts';
import type { Field } from '../../records/read-record.ts';
import { isChanging } from './class-wish.ts';
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

const KOTLIN_TYPES: Types = {
  int: 'Int',
  float: 'Double',
  text: 'String',
  bool: 'Boolean',
  list: 'MutableList<T>',
  map: 'MutableMap<String, Double>',
  counts: 'MutableMap<String, Int>',
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
    total: '{0}.values.sum()',
    number: '({0}[{1}] ?: 0)',
    dot: '{0}.map { it.value * ({1}[it.key] ?: 0) }.sum()',
    round: 'Math.round(({0}) * {1}.0) / {1}.0',
    words: '{0} + " " + {1}',
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
    increase: '{0}[{1}] = ({0}[{1}] ?: {3}) + {2}',
    decrease: '{0}[{1}] = ({0}[{1}] ?: {3}) - {2}',
    put: '{0}[{1}] = {2}',
    drop: '{0}.remove({1})',
  },
  own: (name) => camel(name),
  ofOther: (name) => `other.${camel(name)}`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value}`,
  block: braced,
  nothing: 'return null',
  no: 'return false',
  optional: (type) => `${type}?`,
  raise: (when, message, exception, tag) => [
    `if (${when}) {`,
    `  throw ${exception ?? (tag === 'empty' || tag === 'missing' ? 'NoSuchElementException' : tag === 'insufficient' ? 'IllegalStateException' : 'IllegalArgumentException')}("${message}")`,
    '}',
  ],
  write: ({ wish, methods, isGeneric }) => {
    // A property has a getter of this name in Java.
    const hasGetter = (field: Field): boolean =>
      methods.some(({ name }) => name === `get${capital(fieldCamel(field))}`);
    const fields = wish.fields.map(
      (field) =>
        `${hasGetter(field) ? 'private ' : ''}${wish.changed.has(fieldCamel(field)) ? 'var' : 'val'} ${fieldCamel(field)}: ${fieldType(KOTLIN_TYPES, field.type)}`,
    );
    const parts = [
      starts(wish.state, {
        list: 'mutableListOf<T>()',
        map: 'mutableMapOf<String, Double>()',
        counts: 'mutableMapOf<String, Int>()',
        float: '0.0',
      })
        .map(
          ([one, value]) =>
            `private ${/^(?:list|map|counts)$/.test(one.type) ? 'val' : 'var'} ${one.name} = ${value}`,
        )
        .join('\n'),
      ...methods.map(
        ({ method, name, body }) =>
          `fun ${name}(${method.parameters.map((one) => `${one.name}: ${KOTLIN_TYPES[one.type] || wish.name}`).join(', ')})${method.result ? `: ${resultOf(method, KOTLIN_TYPES, KOTLIN.optional, 'Unit', wish.name)}` : ''} {\n${indented(body).join('\n')}\n}`,
      ),
      ...(wish.describes && !wish.isRecord
        ? [
            `override fun toString(): String {\n  return "${wish.name}(${described(wish, (field) => `$${fieldCamel(field)}`)})"\n}`,
          ]
        : []),
    ];
    return `${wish.isStatic ? 'object' : wish.isRecord ? 'data class' : 'class'} ${wish.name}${isGeneric ? '<T>' : ''}${fields.length > 0 ? `(${fields.join(', ')})` : ''} {\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  copy: (_, field, value) => `copy(${field} = ${value})`,
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
  counts: '[String: Int]',
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
    total: '{0}.values.reduce(0, +)',
    number: '{0}[{1}, default: 0]',
    dot: '{0}.reduce(0) { $0 + $1.value * Double({1}[$1.key, default: 0]) }',
    round: '(({0}) * {1}).rounded() / {1}',
    words: '{0} + " " + {1}',
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
    decrease: '{0}[{1}, default: 0] -= {2}',
    put: '{0}[{1}] = {2}',
    drop: '{0}[{1}] = nil',
  },
  own: (name, isState) => (isState ? `stored${capital(camel(name))}` : camel(name)),
  ofOther: (name) => `other.${camel(name)}`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value}`,
  block: (when, lines) => [`if ${when} {`, ...indented(lines), '}'],
  nothing: 'return nil',
  no: 'return false',
  optional: (type) => `${type}?`,
  raise: (when, message) => [`if ${when} {`, `  throw UseError(message: "${message}")`, '}'],
  write: ({ wish, methods, isGeneric }) => {
    const parts = [
      [
        ...wish.fields.map(
          (field) =>
            `${wish.changed.has(fieldCamel(field)) ? 'private(set) var' : 'let'} ${fieldCamel(field)}: ${fieldType(SWIFT_TYPES, field.type)}`,
        ),
        ...starts(wish.state, { map: '[:]', counts: '[:]' }).map(
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
          `${wish.isStatic ? 'static ' : wish.isValue && isChanging(method) ? 'mutating ' : ''}func ${name}(${method.parameters.map((one) => `_ ${one.name}: ${SWIFT_TYPES[one.type] || wish.name}`).join(', ')})${raises ? ' throws' : ''}${method.result ? ` -> ${resultOf(method, SWIFT_TYPES, SWIFT.optional)}` : ''} {\n${indented(body).join('\n')}\n}`,
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
    return `${error}${wish.isStatic ? 'enum' : wish.isValue ? 'struct' : 'class'} ${wish.name}${isGeneric ? '<T>' : ''}${wish.describes ? ': CustomStringConvertible' : ''} {\n${indented([parts.filter(Boolean).join('\n\n')]).join('\n')}\n}`;
  },
  make: (wish, values, isGeneric) =>
    `${wish.name}${isGeneric ? '<Int>' : ''}(${wish.fields.map((field, at) => `${fieldCamel(field)}: ${values[at]}`).join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value, _, raises) => `print(${raises ? 'try ' : ''}${value})`,
  declare: (name, { isValue }, value, _, changes) =>
    `${isValue && changes ? 'var' : 'let'} ${name} = ${value}`,
  end: (line, raises) => `${raises ? 'try ' : ''}${line}`,
  describe: (name) => `print(${name})`,
  float: whole,
};
