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
} from './syntax.ts';

const TYPES: Types = {
  int: 'int',
  float: 'double',
  text: 'std::string',
  bool: 'bool',
  list: 'std::vector<T>',
  map: 'std::map<std::string, double>',
  counts: 'std::map<std::string, int>',
  self: '',
  item: 'T',
};

const HELPERS: readonly (readonly [string, string])[] = [
  ['PI', 'constexpr double PI = 3.14159265358979323846;'],
  [
    'sumOf(',
    'template <typename V>\nV sumOf(const std::map<std::string, V>& values) {\n  V sum{};\n  for (const auto& [name, value] : values) sum += value;\n  return sum;\n}',
  ],
  [
    'costOf(',
    'double costOf(const std::map<std::string, double>& prices, const std::map<std::string, int>& counts) {\n  double cost = 0;\n  for (const auto& [name, price] : prices) cost += price * counts.at(name);\n  return cost;\n}',
  ],
];

const passed = (type: string): string => (type === 'std::string' || type === 'T' ? `const ${type}&` : type);

export const CPP: ClassSyntax = {
  ops: {
    size: 'static_cast<int>({0}.size())',
    last: '{0}.back()',
    first: '{0}.front()',
    empty: '{0}.empty()',
    sum: 'sumOf({0})',
    total: 'sumOf({0})',
    number: '({0}.count({1}) ? {0}.at({1}) : 0)',
    dot: 'costOf({0}, {1})',
    round: 'std::round(({0}) * {1}.0) / {1}.0',
    words: '{0} + " " + {1}',
    sqrt: 'std::sqrt({0})',
    PI: 'PI',
    has: '{0}.count({1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1};',
    add: '{0} += {1};',
    subtract: '{0} -= {1};',
    append: '{0}.push_back({1});',
    takeLast: 'T taken = {0}.back();\n{0}.pop_back();\nreturn taken;',
    takeFirst: 'T taken = {0}.front();\n{0}.erase({0}.begin());\nreturn taken;',
    clear: '{0}.clear();',
    increase: '{0}[{1}] += {2};',
    decrease: '{0}[{1}] -= {2};',
    put: '{0}[{1}] = {2};',
    drop: '{0}.erase({1});',
  },
  own: (name) => `${camel(name)}_`,
  ofOther: (name) => `other.${camel(name)}_`,
  parameter: camel,
  methodName: (given) => camel(given),
  giveBack: (value) => `return ${value};`,
  block: braced,
  nothing: 'return std::nullopt;',
  no: 'return false;',
  optional: (type) => `std::optional<${type}>`,
  raise: (when, message, exception, tag) =>
    braced(when, [
      `throw ${exception ? exception.replace(/^(?!std::)/, 'std::') : tag === 'notPositive' ? 'std::invalid_argument' : tag === 'missing' ? 'std::out_of_range' : 'std::runtime_error'}("${message}");`,
    ]),
  write: ({ wish, methods, isGeneric }) => {
    const fields = wish.fields.map((field) => `${fieldType(TYPES, field.type)} ${fieldCamel(field)}`);
    const made = wish.fields.map((field) => {
      const name = fieldCamel(field);
      return `${name}_(${field.type === 'text' ? `std::move(${name})` : name})`;
    });
    const members = [
      ...fields.map((one) => `${one}_;`),
      ...starts(wish.state, { list: '', map: '', counts: '' }).map(
        ([one, value]) => `${TYPES[one.type]} ${one.name}_${value && ` = ${value}`};`,
      ),
    ];
    const blocks = [
      ...(fields.length > 0
        ? [
            `${fields.length === 1 ? 'explicit ' : ''}${wish.name}(${fields.join(', ')}) : ${made.join(', ')} {}`,
          ]
        : []),
      ...(wish.hasGetters
        ? wish.fields.map(
            (field) =>
              `${fieldType(TYPES, field.type)} ${fieldCamel(field)}() const {\n  return ${fieldCamel(field)}_;\n}`,
          )
        : []),
      ...methods.map(({ method, name, body }) => {
        const changes = isChanging(method);
        const parameters = method.parameters.map(
          (one) => `${one.type === 'self' ? `const ${wish.name}&` : passed(TYPES[one.type])} ${one.name}`,
        );
        return `${wish.isStatic ? 'static ' : ''}${resultOf(method, TYPES, CPP.optional)} ${name}(${parameters.join(', ')})${changes || wish.isStatic ? '' : ' const'} {\n${indented(body).join('\n')}\n}`;
      }),
      ...(wish.describes
        ? [
            `friend std::ostream& operator<<(std::ostream& out, const ${wish.name}& one) {\n  return out << "${wish.name}(${described(wish, (field) => `" << one.${fieldCamel(field)}_ << "`)})";\n}`,
          ]
        : []),
    ];
    const hidden = members.length > 0 ? `\n\n private:\n${indented(members).join('\n')}` : '';
    const text = `${isGeneric ? 'template <typename T>\n' : ''}${wish.isValue ? `struct ${wish.name} {` : `class ${wish.name} {\n public:`}\n${indented([blocks.join('\n\n')]).join('\n')}${hidden}\n};`;
    const helpers = HELPERS.filter(([name]) => text.includes(name)).map(([, code]) => code);
    return [...helpers, text].join('\n\n');
  },
  make: (wish, values, isGeneric) => `${wish.name}${isGeneric ? '<int>' : ''}(${values.join(', ')})`,
  call: (object, { name, method }, args) =>
    `${object}.${name}(${args.join(', ')})${method.isOptional ? '.value()' : ''}`,
  print: (value, result) => `std::cout <<${result === 'bool' ? ' std::boolalpha <<' : ''} ${value} << '\\n';`,
  declare: (name, _, value) => `auto ${name} = ${value};`,
  end: (line) => `${line};`,
  describe: (name) => `std::cout << ${name} << '\\n';`,
  float: decimal,
};
