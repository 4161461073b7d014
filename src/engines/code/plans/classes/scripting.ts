import type { MemberType } from './class-wish.ts';
import {
  braced,
  type ClassSyntax,
  camel,
  described,
  fieldCamel,
  fieldSnake,
  indented,
  resultOf,
  snake,
  starts,
  whole,
} from './syntax.ts';

const PYTHON_TYPES: Readonly<Record<MemberType, string>> = {
  int: 'int',
  float: 'float',
  text: 'str',
  bool: 'bool',
  list: 'list',
  map: 'dict[str, float]',
  counts: 'dict[str, int]',
  self: 'Self',
  item: 'object',
};

export const PYTHON: ClassSyntax = {
  ops: {
    size: 'len({0})',
    last: '{0}[-1]',
    first: '{0}[0]',
    empty: 'not {0}',
    sum: 'sum({0}.values())',
    total: 'sum({0}.values())',
    number: '{0}.get({1}, 0)',
    dot: 'sum(price * {1}[name] for name, price in {0}.items())',
    round: 'round({0}, {2})',
    words: '{0} + " " + {1}',
    sqrt: 'math.sqrt({0})',
    PI: 'math.pi',
    has: '{1} in {0}',
    not: 'not {0}',
  },
  does: {
    set: '{0} = {1}',
    add: '{0} += {1}',
    subtract: '{0} -= {1}',
    append: '{0}.append({1})',
    takeLast: 'return {0}.pop()',
    takeFirst: 'return {0}.pop(0)',
    clear: '{0}.clear()',

    increase: '{0}[{1}] = {0}.get({1}, 0) + {2}',
    decrease: '{0}[{1}] -= {2}',
    put: '{0}[{1}] = {2}',
    drop: 'del {0}[{1}]',
  },
  own: (name, isState) => `self.${isState ? '_' : ''}${snake(name)}`,
  ofOther: (name) => `other.${snake(name)}`,
  parameter: snake,
  methodName: (given) => given,
  giveBack: (value) => `return ${value}`,
  block: (when, lines) => [`if ${when}:`, ...indented(lines)],
  nothing: 'return None',
  no: 'return False',
  optional: (type) => `${type} | None`,
  raise: (when, message, exception, tag) => [
    `if ${when}:`,
    `  raise ${exception ?? (tag === 'missing' ? 'KeyError' : tag === 'empty' ? 'IndexError' : 'ValueError')}("${message}")`,
  ],
  write: ({ wish, methods }) => {
    const fields = wish.fields.map(
      (field) => `${fieldSnake(field)}: ${PYTHON_TYPES[field.type === 'date' ? 'text' : field.type]}`,
    );
    const start = [
      ...wish.fields.map((field) => `self.${fieldSnake(field)} = ${fieldSnake(field)}`),
      ...starts(wish.state, { float: '0.0' }).map(
        ([one, value]) => `self._${one.name}: ${PYTHON_TYPES[one.type]} = ${value}`,
      ),
    ];
    const init =
      start.length > 0
        ? [`def __init__(${['self', ...fields].join(', ')}) -> None:\n${indented(start).join('\n')}`]
        : [];
    const made = methods.map(({ method, name, body }) => {
      const parameters = method.parameters.map(
        (one) => `${one.name}: ${one.type === 'self' ? `"${wish.name}"` : PYTHON_TYPES[one.type]}`,
      );
      return `${wish.isStatic ? '@staticmethod\n' : ''}def ${name}(${[...(wish.isStatic ? [] : ['self']), ...parameters].join(', ')}) -> ${resultOf(method, PYTHON_TYPES, PYTHON.optional, 'None')}:\n${indented(body).join('\n')}`;
    });
    const show = wish.describes
      ? [
          `def __str__(self) -> str:\n  return f"${wish.name}(${described(wish, (field) => `{self.${fieldSnake(field)}}`)})"`,
        ]
      : [];
    const text = `class ${wish.name}:\n${indented([[...init, ...made, ...show].join('\n\n')]).join('\n')}`;
    return text.includes('math.') ? `import math\n\n\n${text}` : text;
  },
  make: (wish, values) => `${wish.name}(${values.join(', ')})`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value) => `print(${value})`,
  declare: (name, _, value) => `${name} = ${value}`,
  end: (line) => line,
  describe: (name) => `print(${name})`,
  float: whole,
};

export const RUBY: ClassSyntax = {
  ops: {
    size: '{0}.size',
    last: '{0}.last',
    first: '{0}.first',
    empty: '{0}.empty?',
    sum: '{0}.values.sum',
    total: '{0}.values.sum',
    number: '{0}.fetch({1}, 0)',
    dot: '{0}.sum { |name, price| price * {1}[name] }',
    round: '({0}).round({2})',
    words: '"#{{0}} #{{1}}"',
    sqrt: 'Math.sqrt({0})',
    PI: 'Math::PI',
    has: '{0}.key?({1})',
    not: '!{0}',
  },
  does: {
    ...PYTHON.does,
    append: '{0}.push({1})',
    takeLast: '{0}.pop',
    takeFirst: '{0}.shift',
    clear: '{0}.clear',
    increase: '{0}[{1}] = {0}.fetch({1}, 0) + {2}',
    drop: '{0}.delete({1})',
  },
  own: (name) => `@${snake(name)}`,
  ofOther: (name) => `other.${snake(name)}`,
  parameter: snake,
  methodName: (given) => given,
  giveBack: (value) => value,
  block: (when, lines) => [`if ${when}`, ...indented(lines), 'end'],
  nothing: 'return nil',
  no: 'return false',
  optional: whole,
  raise: (when, message, exception, tag) => [
    `raise ${exception ?? (tag === 'missing' ? 'KeyError' : tag === 'empty' ? 'IndexError' : 'ArgumentError')}, "${message}" if ${when}`,
  ],
  write: ({ wish, methods }) => {
    const names = wish.fields.map(fieldSnake);
    const start = [
      ...names.map((name) => `@${name} = ${name}`),
      ...starts(wish.state, {}).map(([one, value]) => `@${one.name} = ${value}`),
    ];
    const parts = [
      ...(names.length > 0 ? [`attr_reader ${names.map((name) => `:${name}`).join(', ')}`] : []),
      ...(start.length > 0
        ? [
            `def initialize${names.length > 0 ? `(${names.join(', ')})` : ''}\n${indented(start).join('\n')}\nend`,
          ]
        : []),
      ...methods.map(
        ({ method, name, body }) =>
          `def ${wish.isStatic ? 'self.' : ''}${name}${method.parameters.length > 0 || method.isSigned ? `(${method.parameters.map((one) => one.name).join(', ')})` : ''}\n${indented(body).join('\n')}\nend`,
      ),
      ...(wish.describes
        ? [`def to_s\n  "${wish.name}(${described(wish, (field) => `#{@${fieldSnake(field)}}`)})"\nend`]
        : []),
    ];
    return `class ${wish.name}\n${indented([parts.join('\n\n')]).join('\n')}\nend`;
  },
  make: (wish, values) => `${wish.name}.new${values.length > 0 ? `(${values.join(', ')})` : ''}`,
  call: (object, { name }, args) => `${object}.${name}${args.length > 0 ? `(${args.join(', ')})` : ''}`,
  print: (value) => `puts ${value}`,
  declare: (name, _, value) => `${name} = ${value}`,
  end: (line) => line,
  describe: (name) => `puts ${name}`,
  float: whole,
};

const PHP_TYPES: Readonly<Record<MemberType, string>> = {
  int: 'int',
  float: 'float',
  text: 'string',
  bool: 'bool',
  list: 'array',
  map: 'array',
  counts: 'array',
  self: 'self',
  item: 'mixed',
};

export const PHP: ClassSyntax = {
  ops: {
    size: 'count({0})',
    last: '{0}[array_key_last({0})]',
    first: '{0}[0]',
    empty: '{0} === []',
    sum: 'array_sum({0})',
    total: 'array_sum({0})',
    number: '({0}[{1}] ?? 0)',
    dot: 'array_sum(array_map(fn ($name) => {0}[$name] * {1}[$name], array_keys({0})))',
    round: 'round({0}, {2})',
    words: '{0} . " " . {1}',
    sqrt: 'sqrt({0})',
    PI: 'M_PI',
    has: 'isset({0}[{1}])',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1};',
    add: '{0} += {1};',
    subtract: '{0} -= {1};',
    append: '{0}[] = {1};',
    takeLast: 'return array_pop({0});',
    takeFirst: 'return array_shift({0});',
    clear: '{0} = [];',

    increase: '{0}[{1}] = ({0}[{1}] ?? 0) + {2};',
    decrease: '{0}[{1}] -= {2};',
    put: '{0}[{1}] = {2};',
    drop: 'unset({0}[{1}]);',
  },
  own: (name) => `$this->${camel(name)}`,
  ofOther: (name) => `$other->${camel(name)}`,
  parameter: (name) => `$${name}`,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value};`,
  block: braced,
  nothing: 'return null;',
  no: 'return false;',
  optional: (type) => (type === 'mixed' ? type : `?${type}`),
  raise: (when, message, exception, tag) => [
    `if (${when}) {`,
    `  throw new ${exception ?? (tag === 'empty' ? 'UnderflowException' : tag === 'missing' ? 'OutOfBoundsException' : 'InvalidArgumentException')}("${message}");`,
    '}',
  ],
  write: ({ wish, methods }) => {
    const fields = wish.fields.map(
      (field) => `public ${PHP_TYPES[field.type === 'date' ? 'text' : field.type]} $${fieldCamel(field)}`,
    );
    const parts = [
      ...starts(wish.state, { map: '[]', counts: '[]', float: '0.0' }).map(
        ([one, value]) => `private ${PHP_TYPES[one.type]} $${one.name} = ${value};`,
      ),
      ...(fields.length > 0 ? [`public function __construct(${fields.join(', ')})\n{\n}`] : []),
      ...methods.map(
        ({ method, name, body }) =>
          `public ${wish.isStatic ? 'static ' : ''}function ${name}(${method.parameters.map((one) => `${PHP_TYPES[one.type]} $${one.name}`).join(', ')}): ${resultOf(method, PHP_TYPES, PHP.optional)}\n{\n${indented(body).join('\n')}\n}`,
      ),
      ...(wish.describes
        ? [
            `public function __toString(): string\n{\n  return "${wish.name}(${described(wish, (field) => `{$this->${fieldCamel(field)}}`)})";\n}`,
          ]
        : []),
    ];
    return `class ${wish.name}\n{\n${indented([parts.join('\n\n')]).join('\n')}\n}`;
  },
  make: (wish, values) => `new ${wish.name}(${values.join(', ')})`,
  call: (object, { name }, args) => `${object}->${name}(${args.join(', ')})`,
  print: (value, result) => `echo ${result === 'bool' ? `var_export(${value}, true)` : value}, PHP_EOL;`,
  declare: (name, _, value) => `$${name} = ${value};`,
  end: (line) => `${line};`,
  describe: (name) => `echo $${name}, PHP_EOL;`,
  float: whole,
};
