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
    sizeText: '{0}.chars().count() as i64',
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
    words: '{0}.split_whitespace().map(String::from).collect::<Vec<_>>()',
    split: '{0}.split({1}).map(String::from).collect::<Vec<_>>()',
    lines: '{0}.lines().map(String::from).collect::<Vec<_>>()',
    unlines: '{0}.join("\\n")',
    repeated: '{0}.repeat({1} as usize)',
    trim: '{0}.trim().to_string()',
    letters: '{0}.chars().map(String::from).collect::<Vec<_>>()',
    take: '{0}.iter().take({1} as usize).cloned().collect::<Vec<_>>()',
    reversed: '{0}.iter().rev().cloned().collect::<Vec<_>>()',
    insertAt: '{0}.insert({1} as usize, {2})',
    whole: '{0} / {1}',
    after: '{0}.rsplit({1}).next().unwrap_or("").to_string()',
    cut: '{0}.chars().take({0}.chars().count().saturating_sub({1} as usize)).collect::<String>()',
    now: 'std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64',
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
    if (at === 1 && /^(?:at|removeAt|insertAt|take|repeated)$/.test(op)) return this.expr(expr, 9);
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

  override raise(kind: string, message: Expr): string[] {
    const code = this.expr(message);
    const text = `${code}${code.startsWith('format!') ? '' : '.to_string()'}`;
    const { errors } = this.outline;
    return [`return Err(${errors ? `${errors}::${kind}(${text})` : text});`];
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

  override succeeded(call: string): string {
    return `${call}.unwrap()`;
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
    const result = func.raises ? `Result<${type || '()'}, ${this.outline.errors ?? 'String'}>` : type;
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
