import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isOptional,
  isPlain,
  isRecord,
  keyOf,
  type Line,
  type RecordType,
} from '../outline.ts';
import { block, snake } from '../spelling.ts';
import { Voice } from '../voice.ts';

const isPlace = (expr: Expr): boolean =>
  expr.e === 'name' ||
  expr.e === 'own' ||
  expr.e === 'field' ||
  (expr.e === 'op' && /^(?:at|valueAt|last)$/.test(expr.name));

export class Rust extends Voice {
  override readonly none = 'None';
  override get self(): string {
    return 'self';
  }
  readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.len() as i64',
    has: '{0}.contains_key({1})',
    contains: '{0}.contains({1})',
    at: '{0}[{1} as usize]',
    valueAt: '{0}[{1}]',
    last: '{0}[{0}.len() - 1]',
    keys: '{0}.keys().cloned().collect::<Vec<_>>()',
    values: '{0}.values().cloned().collect::<Vec<_>>()',
    getOr: '{0}.get({1}).cloned().unwrap_or({2})',
    float: '{0} as f64',
    round: '(({0}) * 100.0).round() / 100.0',
    sqrt: '({0}).sqrt()',
    pi: 'std::f64::consts::PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.push({1})',
    prepend: '{0}.insert(0, {1})',
    put: '{0}.insert({1}, {2})',
    remove: '{0}.retain(|one| one != {1})',
    removeMap: '{0}.remove({1})',
    removeAt: '{0}.remove({1} as usize)',
    removeLast: '{0}.pop()',
    isEmpty: '{0}.is_empty()',
    clear: '{0}.clear()',
    copy: '{0}.to_vec()',
    lower: '{0}.to_lowercase()',
    take: '{0}.iter().take({1} as usize).cloned().collect::<Vec<_>>()',
    reversed: '{0}.iter().rev().cloned().collect::<Vec<_>>()',
    insertAt: '{0}.insert({1} as usize, {2})',
    whole: '{0} / {1}',
    after: '{0}.rsplit({1}).next().unwrap_or("").to_string()',
    cut: '{0}.chars().take({0}.chars().count().saturating_sub({1} as usize)).collect::<String>()',
    shuffle: 'shuffle(&mut {0})',
    joined: '{0}.join({1})',
    grid: 'vec![vec![0.0; {1} as usize]; {0} as usize]',
  };
  override readonly helpers = {
    shuffle:
      'fn shuffle<T>(items: &mut [T]) {\n  use std::hash::{BuildHasher, Hasher};\n  for i in (1..items.len()).rev() {\n    let random = std::collections::hash_map::RandomState::new().build_hasher().finish();\n    items.swap(i, (random % (i as u64 + 1)) as usize);\n  }\n}',
    sorted_by:
      'fn sorted_by<T: Clone>(items: &[T], compare: impl Fn(&T, &T) -> std::cmp::Ordering) -> Vec<T> {\n  let mut sorted = items.to_vec();\n  sorted.sort_by(compare);\n  sorted\n}',
  };

  override name(name: string): string {
    return /^(?:type|match|move|ref|use|box|loop|where|in|self)$/.test(name) ? `${name}_value` : snake(name);
  }

  override method(name: string): string {
    return snake(this.given.get(name) ?? name);
  }

  type(type: string): string {
    if (isOptional(type)) return `Option<${this.type(heldBy(type))}>`;
    if (isList(type)) return `Vec<${this.type(heldBy(type))}>`;
    if (isMap(type)) return `BTreeMap<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    if (type === this.outline.type?.name && this.outline.type.isGeneric) return `${type}<T>`;
    return { text: 'String', float: 'f64', int: 'i64' }[type] ?? type;
  }

  taken(type: string): string {
    if (type === 'text') return '&str';
    if (isList(type)) return `&[${this.type(heldBy(type))}]`;
    return isMap(type) || type === this.outline.type?.name ? `&${this.type(type)}` : this.type(type);
  }

  override empty(type: string): string {
    return isMap(type) ? 'BTreeMap::new()' : 'Vec::new()';
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.every((part) => typeof part === 'string')) return `"${parts.join('')}"`;
    const args = parts.filter((part) => typeof part !== 'string').map((part) => this.expr(part));
    return `format!("${parts.map((part) => (typeof part === 'string' ? part : '{}')).join('')}", ${args.join(', ')})`;
  }

  isBorrowed(expr: Expr): boolean {
    return expr.e === 'name' && this.current?.parameters.some(({ name }) => name === expr.name) === true;
  }

  override value(expr: Expr): string {
    const code = this.expr(expr);
    if (expr.type === 'text' && (isPlace(expr) || (expr.e === 'string' && !code.startsWith('format!'))))
      return `${code}.to_string()`;
    if (isPlain(expr.type) || !isPlace(expr)) return code;
    return isList(expr.type) && this.isBorrowed(expr) ? `${code}.to_vec()` : `${code}.clone()`;
  }

  override argument(expr: Expr): string {
    const code = this.expr(expr);
    if (expr.type === 'text')
      return expr.e === 'string' && !code.startsWith('format!')
        ? code
        : this.isBorrowed(expr)
          ? code
          : `&${code}`;
    if (isList(expr.type) || isMap(expr.type) || expr.type === this.outline.type?.name)
      return this.isBorrowed(expr) ? code : `&${code}`;
    return this.value(expr);
  }

  override part(op: string, at: number, expr: Expr): string {
    if (at === 1 && /^(?:has|contains|valueAt|getOr|remove|joined)$/.test(op)) {
      if (expr.type === 'text' && op === 'contains') return `&${this.value(expr)}`;
      return this.argument(expr).replace(/^(?!["&])/, (all) =>
        expr.type === 'text' && this.isBorrowed(expr) ? all : expr.type === 'text' ? all : '&',
      );
    }
    if (op === 'getOr' && at === 2) return this.value(expr);
    if (at === 1 && /^(?:at|removeAt|insertAt|take)$/.test(op)) return this.expr(expr, 9);
    return super.part(op, at, expr);
  }

  override equal(left: string, right: string, isSame: boolean, type: string): string {
    return super.equal(left, right, isSame, type);
  }

  override operation(expr: Expr & { e: 'op' }, strength: number): string {
    return super.operation(expr, strength).replace(/\[(\d+) as usize\]$/, '[$1]');
  }

  own(name: string): string {
    return `self.${snake(name)}`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    return `${of ? `${of}.` : ''}${this.method(name)}(${args.join(', ')})`;
  }

  override make(type: string, args: readonly string[]): string {
    const { type: own, records } = this.outline;
    if (type === own?.name)
      return `${type}${own.isGeneric && !this.current ? '::<i64>' : ''}::new(${args.join(', ')})`;
    const fields = records.find(({ name }) => name === type)?.fields ?? [];
    return `${type} { ${fields.map(({ name }, at) => (args[at] === this.name(name) ? this.name(name) : `${this.name(name)}: ${args[at]}`)).join(', ')} }`;
  }

  list(items: readonly string[]): string {
    return `vec![${items.join(', ')}]`;
  }

  sorted(list: string, by: string, type: string, isDown: boolean): string {
    const [a, b] = isDown ? ['b', 'a'] : ['a', 'b'];
    const key = by ? `.${snake(by)}` : '';
    return `sorted_by(&${list}, |a, b| ${a}${key}.${type === 'float' ? 'total_cmp' : 'cmp'}(&${b}${key}))`.replace(
      '&&',
      '&',
    );
  }

  override open(head: string, words: string): string {
    return `${head} ${words} {`;
  }

  declare(name: string, value: string, type: string, isChanged: boolean): string {
    const isEmpty = /^(?:Vec|BTreeMap)::new/.test(value);
    return `let ${isChanged ? 'mut ' : ''}${name}${isEmpty ? `: ${this.type(type)}` : ''} = ${value};`;
  }

  each(name: string, of: Expr): string {
    const map = of.e === 'op' && of.name === 'keys' ? of.args[0] : undefined;
    const code = map ? `${this.expr(map, 9)}.keys()` : this.expr(of);
    if (map) return `for ${name} in ${code}.cloned() {`;
    if (!isPlace(of)) return `for ${name} in ${code} {`;
    if (isRecord(heldBy(of.type)) || isList(heldBy(of.type)))
      return `for ${name} in ${this.isBorrowed(of) ? code : `&${code}`} {`;
    return `for ${name} in ${code}.iter().cloned() {`;
  }

  count(name: string, to: string): string {
    return `for ${name} in 0..${/[ ]/.test(to) ? `(${to})` : to} {`;
  }

  raise(_kind: string, message: Expr): string[] {
    const code = this.expr(message);
    return [`return Err(${code}${code.startsWith('format!') ? '' : '.to_string()'});`];
  }

  override giveBack(value: Expr): string[] {
    const result = this.current?.result ?? '';
    if (value.type === '') return [this.current?.raises ? 'return Ok(());' : 'return;'];
    const code =
      value.type === 'none' ? 'None' : isOptional(result) ? `Some(${this.value(value)})` : this.value(value);
    return [`return ${this.current?.raises ? `Ok(${code})` : code};`];
  }

  override run(value: Expr): string[] {
    return [
      `${this.expr(value)}${value.e === 'call' && value.raises ? (this.current ? '?' : '.unwrap()') : ''};`,
    ];
  }

  override line(line: Line, after: readonly Line[]): string[] {
    const made = super.line(line, after);
    if (line.do !== 'let' || line.value.e !== 'call' || !line.value.raises || this.current) return made;
    return made.map((one) => one.replace(/;$/, '.unwrap();'));
  }

  override expr(expr: Expr, strength = 0): string {
    const code = super.expr(expr, strength);
    if (expr.e === 'call' && expr.raises && this.current) return `${code}?`;
    return code;
  }

  print(value: string, expr: Expr): string {
    const isShown = /^(?:int|float|text|bool|T)$/.test(expr.type) && !(expr.e === 'call' && expr.raises);
    return expr.e === 'string' && !value.startsWith('format!')
      ? `println!(${value});`
      : value.startsWith('format!')
        ? `${value.replace('format!', 'println!')};`
        : `println!("${isShown ? '{}' : '{:?}'}", ${value});`;
  }

  attempt(call: string): string[] {
    return [`if let Err(error) = ${call} {`, '  println!("error: {error}");', '}'];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`if let Some(${name}) = ${value} {`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    return `#[derive(Debug, Clone, PartialEq)]\npub struct ${name} {\n${fields.map((one) => `  pub ${this.name(one.name)}: ${this.type(one.type)},`).join('\n')}\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = func.parameters.map(({ name, type }) => `${this.name(name)}: ${this.taken(type)}`);
    const self = isMethod ? [`&${func.changes ? 'mut ' : ''}self`] : [];
    const type = func.result ? this.type(func.result) : '';
    const result = func.raises ? `Result<${type || '()'}, String>` : type;
    const body = this.body(func);
    const last = /^return (.*);$/s.exec(body.at(-1) ?? '')?.[1];
    const lines =
      last !== undefined
        ? [...body.slice(0, -1), last]
        : func.raises && !func.result
          ? [...body, 'Ok(())']
          : body;
    return `pub fn ${this.method(func.name)}(${[...self, ...given].join(', ')})${result ? ` -> ${result}` : ''} {\n${block(lines).join('\n')}\n}`;
  }

  whole(type: ClassType): string {
    const rows = [
      ...type.fields.map((one) => `pub ${this.name(one.name)}: ${this.type(one.type)},`),
      ...type.state.map((one) => `${this.name(one.name)}: ${this.type(one.type)},`),
    ];
    const given = type.fields.map((one) => `${this.name(one.name)}: ${this.type(one.type)}`);
    const values = [
      ...type.fields.map((one) => this.name(one.name)),
      ...type.state.map((one) => `${this.name(one.name)}: ${this.value(one.start)}`),
    ];
    const generic = type.isGeneric ? '<T>' : '';
    const parts = [
      `pub fn new(${given.join(', ')}) -> Self {\n  Self { ${values.join(', ')} }\n}`,
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    const derived = this.has('equals') ? '#[derive(Debug, Clone, PartialEq)]\n' : '';
    const shown = type.fields.map((one) => `${one.name}={}`).join(', ');
    const display = this.has('describes')
      ? `\n\nimpl std::fmt::Display for ${type.name} {\n  fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {\n    write!(f, "${type.name}(${shown})", ${type.fields.map((one) => `self.${this.name(one.name)}`).join(', ')})\n  }\n}`
      : '';
    return `${derived}pub struct ${type.name}${generic} {\n${block(rows).join('\n')}\n}\n\nimpl${type.isGeneric ? '<T: Clone + PartialEq>' : ''} ${type.name}${generic} {\n${block([parts.join('\n\n')]).join('\n')}\n}${display}`;
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    const text = [...parts, ...helpers].join('\n\n');
    return text.includes('BTreeMap') ? `use std::collections::BTreeMap;\n\n${text}` : text;
  }
}

export class Cpp extends Voice {
  readonly ops: Readonly<Record<string, string>> = {
    size: 'static_cast<int>({0}.size())',
    has: '{0}.count({1}) > 0',
    contains: 'holds({0}, {1})',
    at: '{0}[{1}]',
    valueAt: '{0}.at({1})',
    last: '{0}.back()',
    keys: 'keysOf({0})',
    values: 'valuesOf({0})',
    getOr: '({0}.count({1}) ? {0}.at({1}) : {2})',
    float: 'static_cast<double>({0})',
    round: 'std::round(({0}) * 100) / 100',
    sqrt: 'std::sqrt({0})',
    pi: '3.141592653589793',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.push_back({1})',
    prepend: '{0}.insert({0}.begin(), {1})',
    put: '{0}.insert_or_assign({1}, {2})',
    remove: '{0}.erase(std::find({0}.begin(), {0}.end(), {1}))',
    removeMap: '{0}.erase({1})',
    removeAt: '{0}.erase({0}.begin() + {1})',
    removeLast: '{0}.pop_back()',
    isEmpty: '{0}.empty()',
    clear: '{0}.clear()',
    copy: '{0}',
    lower: 'lowered({0})',
    take: 'firstOf({0}, {1})',
    reversed: 'reversedOf({0})',
    joined: 'joined({0}, {1})',
    grid: 'std::vector<std::vector<double>>({0}, std::vector<double>({1}))',
    insertAt: '{0}.insert({0}.begin() + {1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.substr({0}.find({1}) + 1)',
    cut: '{0}.substr(0, {0}.size() - std::min<std::size_t>({1}, {0}.size()))',
    shuffle: 'std::shuffle({0}.begin(), {0}.end(), std::mt19937{std::random_device{}()})',
  };
  override readonly helpers = {
    holds:
      'template <typename T>\nbool holds(const std::vector<T> &items, const T &wanted) {\n  return std::find(items.begin(), items.end(), wanted) != items.end();\n}',
    keysOf:
      'template <typename V>\nstd::vector<std::string> keysOf(const std::map<std::string, V> &items) {\n  std::vector<std::string> keys;\n  for (const auto &entry : items) keys.push_back(entry.first);\n  return keys;\n}',
    valuesOf:
      'template <typename V>\nstd::vector<V> valuesOf(const std::map<std::string, V> &items) {\n  std::vector<V> values;\n  for (const auto &entry : items) values.push_back(entry.second);\n  return values;\n}',
    firstOf:
      'template <typename T>\nstd::vector<T> firstOf(const std::vector<T> &items, int count) {\n  return {items.begin(), items.begin() + std::min<int>(count, items.size())};\n}',
    reversedOf:
      'template <typename T>\nstd::vector<T> reversedOf(const std::vector<T> &items) {\n  return {items.rbegin(), items.rend()};\n}',
    lowered:
      'std::string lowered(std::string text) {\n  for (char &one : text) one = std::tolower(static_cast<unsigned char>(one));\n  return text;\n}',
    joined:
      'std::string joined(const std::vector<std::string> &items, const std::string &separator) {\n  std::string text;\n  for (const auto &item : items) text += (text.empty() ? "" : separator) + item;\n  return text;\n}',
    sortedBy:
      'template <typename T, typename Before>\nstd::vector<T> sortedBy(std::vector<T> items, Before isBefore) {\n  std::stable_sort(items.begin(), items.end(), isBefore);\n  return items;\n}',
    textOf:
      'template <typename T>\nstd::string textOf(const T &value) {\n  std::ostringstream out;\n  out << std::boolalpha << value;\n  return out.str();\n}',
  };

  type(type: string): string {
    if (isOptional(type)) return `std::optional<${this.type(heldBy(type))}>`;
    if (isList(type)) return `std::vector<${this.type(heldBy(type))}>`;
    if (isMap(type)) return `std::map<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    return { text: 'std::string', float: 'double' }[type] ?? type;
  }

  override readonly none = 'std::nullopt';

  override empty(): string {
    return '{}';
  }

  text(parts: readonly (string | Expr)[]): string {
    const made = parts.map((part) =>
      typeof part === 'string'
        ? `"${part}"`
        : part.type === 'text'
          ? this.expr(part, 4)
          : part.type === 'int'
            ? `std::to_string(${this.expr(part)})`
            : `textOf(${this.expr(part)})`,
    );
    const isBare =
      typeof parts[0] === 'string' &&
      typeof parts[1] !== 'string' &&
      parts.length > 1 &&
      made[1]?.startsWith('"');
    return made.length === 0 ? '""' : `${isBare ? 'std::string() + ' : ''}${made.join(' + ')}`;
  }

  own(name: string): string {
    return `${name}_`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    return `${of && of !== 'this' ? `${of}.` : ''}${of ? this.method(name) : name}(${args.join(', ')})`;
  }

  override field(of: string, name: string, type: string): string {
    if (type !== this.outline.type?.name) return `${of}.${name}`;
    return this.isExample ? `${of}.${name}()` : `${of}.${name}_`;
  }

  override make(type: string, args: readonly string[]): string {
    const isOwn = type === this.outline.type?.name;
    return isOwn
      ? `${type}${this.outline.type?.isGeneric ? '<int>' : ''}(${args.join(', ')})`
      : `${type}{${args.join(', ')}}`;
  }

  list(items: readonly string[], type: string): string {
    return `${this.type(type)}{${items.join(', ')}}`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    const key = by ? `.${by}` : '';
    return `sortedBy(${list}, [](const auto &a, const auto &b) { return a${key} ${isDown ? '>' : '<'} b${key}; })`;
  }

  declare(name: string, value: string, type: string): string {
    if (value === '{}') return `${this.type(type)} ${name};`;
    const made = new RegExp(`^${type}(?:<int>)?\\((.*)\\)$`).exec(value);
    if (made && type === this.outline.type?.name)
      return `${type}${this.outline.type.isGeneric ? '<int>' : ''} ${name}${made[1] ? `(${made[1]})` : ''};`;
    return `${isPlain(type) || type === 'text' ? this.type(type) : 'auto'} ${name} = ${value};`;
  }

  each(name: string, of: Expr): string {
    return `for (const auto &${name} : ${this.expr(of)}) {`;
  }

  count(name: string, to: string): string {
    return `for (int ${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  raise(kind: string, message: Expr): string[] {
    const error =
      { missing: 'out_of_range', empty: 'out_of_range', state: 'runtime_error', value: 'invalid_argument' }[
        kind
      ] ?? 'runtime_error';
    return [`throw std::${error}(${this.expr(message)});`];
  }

  print(value: string, expr: Expr): string {
    return `std::cout << ${expr.type === 'bool' ? 'std::boolalpha << ' : ''}${/ [=<>!&|+-]/.test(value) ? `(${value})` : value} << '\\n';`.replace(
      '("',
      '("',
    );
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call, expr) : `${call};`}`,
      '} catch (const std::exception &error) {',
      '  std::cout << "error: " << error.what() << \'\\n\';',
      '}',
    ];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`if (const auto maybe = ${value}) {`, `  const auto &${name} = *maybe;`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    return `struct ${name} {\n${fields.map((one) => `  ${this.type(one.type)} ${one.name}{};`).join('\n')}\n};`;
  }

  taken(type: string): string {
    return isPlain(type) ? this.type(type) : `const ${this.type(type)} &`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = func.parameters
      .map(({ name, type }) => `${this.taken(type)}${isPlain(type) ? ' ' : ''}${name}`)
      .join(', ');
    const fixed = isMethod && !func.changes ? ' const' : '';
    return `${this.result(func)} ${isMethod ? this.method(func.name) : func.name}(${given})${fixed} {\n${block(this.body(func)).join('\n')}\n}`;
  }

  whole(type: ClassType): string {
    const given = type.fields.map(({ name, type: of }) => `${this.type(of)} ${name}`);
    const start = type.fields.map(
      ({ name, type: of }) => `${name}_(${isPlain(of) ? name : `std::move(${name})`})`,
    );
    const getters = type.fields
      .filter(({ name }) => !type.methods.some((one) => this.method(one.name) === name))
      .map(
        ({ name, type: of }) =>
          `${this.taken(of)}${isPlain(of) ? ' ' : ''}${name}() const { return ${name}_; }`,
      );
    const parts = [
      ...(given.length > 0
        ? [
            `${given.length === 1 ? 'explicit ' : ''}${type.name}(${given.join(', ')}) : ${start.join(', ')} {}`,
          ]
        : []),
      ...(getters.length > 0 ? [getters.join('\n')] : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    const rows = [
      ...type.fields.map(({ name, type: of }) => `${this.type(of)} ${name}_;`),
      ...type.state.map(
        (one) =>
          `${this.type(one.type)} ${one.name}_${this.value(one.start) === '{}' ? '' : ` = ${this.value(one.start)}`};`,
      ),
    ];
    const held = rows.length > 0 ? `\n\nprivate:\n${block(rows).join('\n')}` : '';
    return `${type.isGeneric ? 'template <typename T>\n' : ''}class ${type.name} {\npublic:\n${block([parts.join('\n\n')]).join('\n')}${held}\n};`;
  }
}
