import { capital } from '../../../../capital.ts';
import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isOptional,
  keyOf,
  type RecordType,
} from '../outline.ts';
import { block } from '../spelling.ts';
import { Voice } from '../voice.ts';

export class Swift extends Voice {
  override readonly none = 'nil';
  override readonly stop = '';
  override get self(): string {
    return 'self';
  }
  readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.count',
    has: '{0}[{1}] != nil',
    contains: '{0}.contains({1})',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]!',
    last: '{0}[{0}.count - 1]',
    keys: '{0}.keys.sorted()',
    values: 'Array({0}.values)',
    getOr: '{0}[{1}, default: {2}]',
    float: 'Double({0})',
    round: '(({0}) * 100).rounded() / 100',
    sqrt: '({0}).squareRoot()',
    pi: 'Double.pi',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.append({1})',
    prepend: '{0}.insert({1}, at: 0)',
    put: '{0}[{1}] = {2}',
    remove: '{0}.removeAll { $0 == {1} }',
    removeMap: '{0}[{1}] = nil',
    removeAt: '{0}.remove(at: {1})',
    removeLast: '{0}.removeLast()',
    isEmpty: '{0}.isEmpty',
    clear: '{0}.removeAll()',
    copy: '{0}',
    lower: '{0}.lowercased()',
    words: '{0}.split(whereSeparator: { $0.isWhitespace }).map({ String($0) })',
    split: '{0}.components(separatedBy: {1})',
    lines:
      '{0}.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).map({ String($0) })',
    unlines: '{0}.joined(separator: "\\n")',
    repeated: 'String(repeating: {0}, count: {1})',
    trim: '{0}.trimmingCharacters(in: .whitespaces)',
    letters: '{0}.map({ String($0) })',
    take: 'Array({0}.prefix({1}))',
    reversed: 'Array({0}.reversed())',
    joined: '{0}.joined(separator: {1})',
    grid: '[[Double]](repeating: [Double](repeating: 0, count: {1}), count: {0})',
    insertAt: '{0}.insert({2}, at: {1})',
    whole: '{0} / {1}',
    after: 'String({0}.split(separator: {1}).last ?? "")',
    cut: 'String({0}.dropLast({1}))',
    now: 'Int(ProcessInfo.processInfo.systemUptime * 1000)',
    shuffle: '{0}.shuffle()',
  };

  type(type: string): string {
    if (isOptional(type)) return `${this.type(heldBy(type))}?`;
    if (isList(type)) return `[${this.type(heldBy(type))}]`;
    if (isMap(type)) return `[${this.type(keyOf(type))}: ${this.type(heldBy(type))}]`;
    return { text: 'String', float: 'Double', bool: 'Bool', int: 'Int' }[type] ?? type;
  }

  override empty(type: string): string {
    return isMap(type) ? '[:]' : '[]';
  }

  text(parts: readonly (string | Expr)[]): string {
    return `"${parts.map((part) => (typeof part === 'string' ? part : `\\(${this.expr(part)})`)).join('')}"`;
  }

  own(name: string): string {
    const { type } = this.outline;
    // A property and a method of one name would be one.
    if (type?.methods.some((one) => this.method(one.name) === name)) return `current${capital(name)}`;
    return this.current?.parameters.some((one) => one.name === name) ? `self.${name}` : name;
  }

  override call(of: string, name: string, args: readonly string[], raises: boolean): string {
    const isOwn = of === '' || of === 'self';
    return `${raises ? 'try ' : ''}${isOwn ? '' : `${of}.`}${this.method(name)}(${args.join(', ')})`;
  }

  override make(type: string, args: readonly string[]): string {
    const { type: own, records } = this.outline;
    const fields = type === own?.name ? own.fields : records.find(({ name }) => name === type)?.fields;
    const generic = type === own?.name && own.isGeneric ? '<Int>' : '';
    return `${type}${generic}(${(fields ?? []).map(({ name }, at) => `${name}: ${args[at]}`).join(', ')})`;
  }

  list(items: readonly string[]): string {
    return `[${items.join(', ')}]`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    const key = by ? `.${by}` : '';
    return `${list}.sorted { $0${key} ${isDown ? '>' : '<'} $1${key} }`;
  }

  override open(head: string, words: string): string {
    return `${head} ${words} {`;
  }

  declare(name: string, value: string, type: string, isChanged: boolean): string {
    const isObject = type === this.outline.type?.name && !this.outline.isValue;
    return `${isChanged && !isObject ? 'var' : 'let'} ${name}${/^\[:?\]$/.test(value) ? `: ${this.type(type)}` : ''} = ${value}`;
  }

  each(name: string, of: Expr): string {
    return `for ${name} in ${this.expr(of)} {`;
  }

  count(name: string, to: string): string {
    return `for ${name} in 0..<${/[ ]/.test(to) ? `(${to})` : to} {`;
  }

  conforms(type: ClassType): string {
    const named = [
      ...this.kinds(type).names,
      ...(this.has('equals') ? ['Equatable'] : []),
      ...(this.has('describes') ? ['CustomStringConvertible'] : []),
    ];
    return named.length > 0 ? `: ${named.join(', ')}` : '';
  }

  get error(): string {
    return `${this.outline.type?.name ?? 'Input'}Error`;
  }

  override raise(_kind: string, message: Expr): string[] {
    return [`throw ${this.error}(description: ${this.expr(message)})`];
  }

  print(value: string): string {
    return `print(${value})`;
  }

  attempt(call: string, expr: Expr): string[] {
    const line = expr.type ? this.print(call) : call;
    return ['do {', `  ${line}`, '} catch {', '  print("error: \\(error)")', '}'];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`if let ${name} = ${value} {`, ...block(lines), '}'];
  }

  record({ name, fields, changed }: RecordType): string {
    return `struct ${name}: Equatable {\n${fields.map((one) => `  ${changed.has(one.name) ? 'var' : 'let'} ${one.name}: ${this.type(one.type)}`).join('\n')}\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `_ ${name}: ${type}`);
    if (isMethod && this.isProperty(func.name))
      return `var ${this.method(func.name)}: ${this.type(func.result)} {\n${block(this.body(func)).join('\n')}\n}`;
    const mutates = isMethod && func.changes && this.outline.isValue ? 'mutating ' : '';
    return `${mutates}func ${isMethod ? this.method(func.name) : func.name}(${given})${func.raises ? ' throws' : ''}${func.result ? ` -> ${this.type(func.result)}` : ''} {\n${block(this.body(func)).join('\n')}\n}`;
  }

  override locked(lines: readonly string[]): string[] {
    return ['lock.lock()', 'defer { lock.unlock() }', ...lines];
  }

  whole(type: ClassType): string {
    const isValue = this.outline.isValue === true;
    const state = [
      ...(this.has('locks') ? ['private let lock = NSRecursiveLock()'] : []),
      ...type.fields.map((one) => `let ${one.name}: ${this.type(one.type)}`),
      ...type.state.map(
        (one) => `private var ${this.own(one.name)}: ${this.type(one.type)} = ${this.value(one.start)}`,
      ),
    ];
    const parts = [
      ...(state.length > 0 ? [state.join('\n')] : []),
      ...(type.fields.length > 0
        ? [
            `init(${type.fields.map((one) => `${one.name}: ${this.type(one.type)}`).join(', ')}) {\n${block(type.fields.map(({ name }) => `self.${name} = ${name}`)).join('\n')}\n}`,
          ]
        : isValue && state.length > 0
          ? ['init() {}']
          : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    return `${isValue ? 'struct' : 'final class'} ${type.name}${type.isGeneric ? '<T: Equatable>' : ''}${this.conforms(type)} {\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }

  override joined(parts: readonly string[]): string {
    const code = parts.join('\n\n');
    const isFoundation = this.has('locks') || /\.regularExpression|ProcessInfo/.test(code);
    const text = isFoundation ? `import Foundation\n\n${code}` : code;
    return text.includes(`throw ${this.error}(`)
      ? `struct ${this.error}: Error, CustomStringConvertible {\n  let description: String\n}\n\n${text}`
      : text;
  }
}
