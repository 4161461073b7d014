import { capital } from '../../../capital.ts';
import { type ClassWish, isChanging } from './class-wish.ts';
import {
  type ClassSyntax,
  camel,
  decimal,
  described,
  fieldCamel,
  fieldSnake,
  fieldType,
  indented,
  resultOf,
  snake,
  starts,
  type Types,
  whole,
} from './syntax.ts';

const GO_TYPES: Types = {
  int: 'int',
  float: 'float64',
  text: 'string',
  bool: 'bool',
  list: '[]T',
  map: 'map[string]float64',
  counts: 'map[string]int',
  self: '',
  item: 'T',
};

/** A struct of zeros is ready in Go, unless it has a map or starts with another value. */
const isMade = ({ state }: ClassWish): boolean =>
  state.some(({ type, start }) => type === 'map' || type === 'counts' || /^-?[1-9]/.test(start));

const made = (wish: ClassWish): string => {
  const given = wish.fields.map((field) => `${fieldCamel(field)} ${fieldType(GO_TYPES, field.type)}`);
  const values = [
    ...wish.fields.map((field) => `${capital(fieldCamel(field))}: ${fieldCamel(field)}`),
    ...wish.state
      .filter(({ type }) => type !== 'list')
      .map(
        ({ name, type, start }) =>
          `${name}: ${/^(?:map|counts)$/.test(type) ? `${GO_TYPES[type]}{}` : start}`,
      ),
  ];
  return `func New${wish.name}(${given.join(', ')}) *${wish.name} {\n  return &${wish.name}{${values.join(', ')}}\n}`;
};

export const GO: ClassSyntax = {
  ops: {
    size: 'len({0})',
    last: '{0}[len({0})-1]',
    first: '{0}[0]',
    empty: 'len({0}) == 0',
    sum: 'sumOf({0})',
    total: 'sumOf({0})',
    number: '{0}[{1}]',
    dot: 'costOf({0}, {1})',
    round: 'math.Round(({0})*{1}) / {1}',
    words: '{0} + " " + {1}',
    sqrt: 'math.Sqrt({0})',
    PI: 'math.Pi',
    has: 'hasKey({0}, {1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1}',
    add: '{0} += {1}',
    subtract: '{0} -= {1}',
    append: '{0} = append({0}, {1})',
    takeLast: 'taken := {0}[len({0})-1]\n{0} = {0}[:len({0})-1]\n⟦taken⟧',
    takeFirst: 'taken := {0}[0]\n{0} = {0}[1:]\n⟦taken⟧',
    clear: '{0} = nil',
    increase: '{0}[{1}] += {2}',
    decrease: '{0}[{1}] -= {2}',
    put: '{0}[{1}] = {2}',
    drop: 'delete({0}, {1})',
  },
  own: (name, isState) => `self.${isState ? camel(name) : capital(camel(name))}`,
  ofOther: (name) => `other.${capital(camel(name))}`,
  parameter: camel,
  methodName: (given) => capital(camel(given)),
  giveBack: (value, raises, isOptional) =>
    `return ${value}${isOptional ? ', true' : ''}${raises ? ', nil' : ''}`,
  block: (when, lines) => [`if ${when} {`, ...indented(lines), '}'],
  nothing: 'var zero T\nreturn zero, false',
  no: 'return false',
  optional: (type) => `(${type}, bool)`,
  raise: (when, message, _, __, { result }) => {
    const zero =
      result === 'item'
        ? ['var zero T', `return zero, errors.New("${message}")`]
        : [
            `return ${result ? (result === 'bool' ? 'false, ' : result === 'text' ? '"", ' : '0, ') : ''}errors.New("${message}")`,
          ];
    return [`if ${when} {`, ...zero.map((line) => `  ${line}`), '}'];
  },
  write: ({ wish, methods, isGeneric }) => {
    const receiver = wish.name.charAt(0).toLowerCase();
    const generic = isGeneric ? '[T]' : '';
    const fields = [
      ...wish.fields.map((field) => `${capital(fieldCamel(field))} ${fieldType(GO_TYPES, field.type)}`),
      ...wish.state.map((one) => `${one.name} ${GO_TYPES[one.type]}`),
    ];
    const parts = [
      ...(wish.isStatic
        ? []
        : [`type ${wish.name}${isGeneric ? '[T any]' : ''} struct {\n${indented(fields).join('\n')}\n}`]),
      ...(isMade(wish) ? [made(wish)] : []),
      ...methods.map(({ method, name, body, raises }) => {
        const result = method.result ? GO_TYPES[method.result] : '';
        const given = raises
          ? result
            ? ` (${result}, error)`
            : ' error'
          : result
            ? ` ${resultOf(method, GO_TYPES, GO.optional)}`
            : '';
        const end = raises && !method.result ? ['return nil'] : [];
        const code = indented([...body, ...end])
          .join('\n')
          .replaceAll('self.', `${receiver}.`);
        return `func ${wish.isStatic ? '' : `(${receiver} *${wish.name}${generic}) `}${name}(${method.parameters.map((one) => `${one.name} ${GO_TYPES[one.type] || `*${wish.name}`}`).join(', ')})${given} {\n${code}\n}`;
      }),
      ...(wish.describes
        ? [
            `func (${receiver} *${wish.name}${generic}) String() string {\n  return fmt.Sprintf("${wish.name}(${described(wish, () => '%v')})", ${wish.fields.map((field) => `${receiver}.${capital(fieldCamel(field))}`).join(', ')})\n}`,
          ]
        : []),
    ];
    const text = parts.join('\n\n');
    const sum = text.includes('sumOf(')
      ? '\n\nfunc sumOf[V int | float64](values map[string]V) V {\n  var sum V\n  for _, value := range values {\n    sum += value\n  }\n  return sum\n}'
      : '';
    const has = text.includes('hasKey(')
      ? '\n\nfunc hasKey[V any](values map[string]V, key string) bool {\n  _, ok := values[key]\n  return ok\n}'
      : '';
    const cost = text.includes('costOf(')
      ? '\n\nfunc costOf(prices map[string]float64, counts map[string]int) float64 {\n  cost := 0.0\n  for name, price := range prices {\n    cost += price * float64(counts[name])\n  }\n  return cost\n}'
      : '';
    return text + sum + has + cost;
  },
  make: (wish, values, isGeneric) =>
    isMade(wish)
      ? `New${wish.name}(${values.join(', ')})`
      : `&${wish.name}${isGeneric ? '[int]' : ''}{${wish.fields.map((field, at) => `${capital(fieldCamel(field))}: ${values[at]}`).join(', ')}}`,
  call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
  print: (value, _, raises) =>
    raises ? `if value, err := ${value}; err == nil {\n  fmt.Println(value)\n}` : `fmt.Println(${value})`,
  declare: (name, _, value) => `${name} := ${value}`,
  fraction: { of: (code) => `float64(${code})`, literal: whole },
  end: (line, raises) => (raises ? `if err := ${line}; err != nil {\n  log.Fatal(err)\n}` : line),
  describe: (name) => `fmt.Println(${name})`,
  float: whole,
};

const RUST_TYPES: Types = {
  int: 'i64',
  float: 'f64',
  text: 'String',
  bool: 'bool',
  list: 'Vec<T>',
  map: 'HashMap<String, f64>',
  counts: 'HashMap<String, i64>',
  self: '',
  item: 'T',
};

export const RUST: ClassSyntax = {
  ops: {
    size: '{0}.len() as i64',
    last: '{0}[{0}.len() - 1].clone()',
    first: '{0}[0].clone()',
    empty: '{0}.is_empty()',
    sum: '{0}.values().sum()',
    total: '{0}.values().sum()',
    number: '{0}.get({1}).copied().unwrap_or(0)',
    dot: '{0}.iter().map(|(name, price)| price * {1}[name] as f64).sum()',
    round: '(({0}) * {1}).round() / {1}',
    words: 'format!("{} {}", {0}, {1})',
    sqrt: '({0}).sqrt()',
    PI: 'std::f64::consts::PI',
    has: '{0}.contains_key({1})',
    not: '!{0}',
  },
  does: {
    set: '{0} = {1};',
    add: '{0} += {1};',
    subtract: '{0} -= {1};',
    append: '{0}.push({1});',
    takeLast: '⟦{0}.remove({0}.len() - 1)⟧',
    takeFirst: '⟦{0}.remove(0)⟧',
    clear: '{0}.clear();',
    increase: '*{0}.entry({1}.to_string()).or_insert({3}) += {2};',
    decrease: '*{0}.entry({1}.to_string()).or_insert({3}) -= {2};',
    put: '{0}.insert({1}.to_string(), {2});',
    drop: '{0}.remove({1});',
  },
  own: (name) => `self.${snake(name)}`,
  ofOther: (name) => `other.${snake(name)}`,
  parameter: snake,
  methodName: (given) => snake(given),
  giveBack: (value, raises, isOptional) => (raises ? `Ok(${value})` : isOptional ? `Some(${value})` : value),
  block: (when, lines) => [`if ${when} {`, ...indented(lines), '}'],
  nothing: 'return None;',
  no: 'return false;',
  optional: (type) => `Option<${type}>`,
  raise: (when, message, _, __, { parameters }) => [
    `if ${parameters.some(({ name, type }) => type === 'int' && when.startsWith(name)) ? when : when.replace(/(<=|>) 0$/, '$1 0.0')} {`,
    `  return Err("${message}".to_string());`,
    '}',
  ],
  write: ({ wish, methods, isGeneric }) => {
    const fields = [
      ...wish.fields.map((field) => `pub ${fieldSnake(field)}: ${fieldType(RUST_TYPES, field.type)}`),
      ...wish.state.map((one) => `${one.name}: ${RUST_TYPES[one.type]}`),
    ];
    const made = [
      ...wish.fields.map(fieldSnake),
      ...starts(wish.state, {
        list: 'Vec::new()',
        map: 'HashMap::new()',
        counts: 'HashMap::new()',
        float: '0.0',
      }).map(([one, value]) => `${one.name}: ${value}`),
    ];
    const blocks = [
      ...(wish.isStatic
        ? []
        : [
            `pub fn new(${wish.fields.map((field) => `${fieldSnake(field)}: ${fieldType(RUST_TYPES, field.type)}`).join(', ')}) -> Self {\n  Self { ${made.join(', ')} }\n}`,
          ]),
      ...methods.map(({ method, name, body, raises }) => {
        const changes = isChanging(method);
        const result = method.result ? RUST_TYPES[method.result] : '';
        const given = raises
          ? ` -> Result<${result || '()'}, String>`
          : result
            ? ` -> ${resultOf(method, RUST_TYPES, RUST.optional)}`
            : '';
        const end = raises && !method.result ? ['Ok(())'] : [];
        const parameters = method.parameters.map(
          (one) =>
            `${one.name}: ${one.type === 'text' ? '&str' : one.type === 'self' ? '&Self' : RUST_TYPES[one.type]}`,
        );
        const code = [...body, ...end].map((line) =>
          method.result === 'float' ? line.replace(/(?<![\w.])(\d+)(?![\w.])/g, '$1.0') : line,
        );
        return `pub fn ${name}(${[...(wish.isStatic ? [] : [`&${changes ? 'mut ' : ''}self`]), ...parameters].join(', ')})${given} {\n${indented(code).join('\n')}\n}`;
      }),
    ];
    const generic = isGeneric ? '<T>' : '';
    const bound = isGeneric ? '<T: Clone>' : '';
    const display = wish.describes
      ? `\n\nimpl std::fmt::Display for ${wish.name} {\n  fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {\n    write!(f, "${wish.name}(${described(wish, () => '{}')})", ${wish.fields.map((field) => `self.${fieldSnake(field)}`).join(', ')})\n  }\n}`
      : '';
    const struct = wish.isStatic
      ? `pub struct ${wish.name};`
      : `pub struct ${wish.name}${generic} {\n${indented(fields.map((one) => `${one},`)).join('\n')}\n}`;
    const text = `${struct}\n\nimpl${bound} ${wish.name}${generic} {\n${indented([blocks.join('\n\n')]).join('\n')}\n}${display}`;
    return text.includes('HashMap') ? `use std::collections::HashMap;\n\n${text}` : text;
  },
  make: (wish, values, isGeneric) =>
    `${wish.name}${isGeneric ? '::<i64>' : ''}::new(${values.map((value) => (value.startsWith('"') ? `${value}.to_string()` : value)).join(', ')})`,
  call: (object, { name }, args) =>
    `${object}.${name}(${args.map((one) => (/::new\(/.test(one) ? `&${one}` : one)).join(', ')})`,
  print: (value, result, raises, isOptional) =>
    `println!("${raises || result === 'item' || isOptional ? '{:?}' : '{}'}", ${value});`,
  declare: (name, _, value, __, changes) => `let ${changes ? 'mut ' : ''}${name} = ${value};`,
  fraction: { of: (code) => `${code} as f64`, literal: decimal },
  end: (line, raises) => `${line}${raises ? '.unwrap()' : ''};`,
  describe: (name) => `println!("{}", ${name});`,
  float: decimal,
};
