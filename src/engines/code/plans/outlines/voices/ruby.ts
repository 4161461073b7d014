import type { ClassType, Expr, Func, RecordType } from '../outline.ts';
import { block, snake } from '../spelling.ts';
import { Python } from './python.ts';

export class Ruby extends Python {
  override readonly and = '&&';
  override readonly or = '||';
  override readonly none = 'nil';
  override readonly close = 'end';
  override readonly otherwise = 'else';
  override readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.size',
    has: '{0}.key?({1})',
    contains: '{0}.include?({1})',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]',
    last: '{0}.last',
    keys: '{0}.keys',
    values: '{0}.values',
    getOr: '{0}.fetch({1}, {2})',
    float: '{0}.to_f',
    round: '({0}).round(2)',
    sqrt: 'Math.sqrt({0})',
    pi: 'Math::PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.push({1})',
    prepend: '{0}.unshift({1})',
    put: '{0}[{1}] = {2}',
    remove: '{0}.delete({1})',
    removeMap: '{0}.delete({1})',
    removeAt: '{0}.delete_at({1})',
    removeLast: '{0}.pop',
    isEmpty: '{0}.empty?',
    clear: '{0}.clear',
    copy: '{0}.dup',
    lower: '{0}.downcase',
    words: '{0}.split',
    split: '{0}.split({1}, -1)',
    lines: '{0}.lines(chomp: true)',
    unlines: '{0}.join("\\n")',
    repeated: '{0} * ({1})',
    trim: '{0}.strip',
    letters: '{0}.chars',
    take: '{0}.first({1})',
    reversed: '{0}.reverse',
    joined: '{0}.join({1})',
    grid: 'Array.new({0}) { Array.new({1}, 0.0) }',
    insertAt: '{0}.insert({1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.split({1}).last',
    cut: '{0}[0...[{0}.size - {1}, 0].max]',
    date: 'Date.parse({0})',
    today: 'Date.today',
    plusDays: '{0} + {1}',
    plusMonths: '({0} >> ({1}))',
    daysBetween: '({1} - {0}).to_i',
    now: 'Process.clock_gettime(Process::CLOCK_MONOTONIC, :millisecond)',
    shuffle: '{0}.shuffle!',
  };

  override method(name: string): string {
    return this.given.get(name) ?? snake(name).replace(/^(?:is|has)_(\w+)$/, '$1?');
  }

  override truth(isTrue: boolean): string {
    return String(isTrue);
  }

  override text(parts: readonly (string | Expr)[]): string {
    return `"${parts.map((part) => (typeof part === 'string' ? part : `#{${this.expr(part)}}`)).join('')}"`;
  }

  override own(name: string): string {
    return `@${snake(name)}`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    const list = args.length > 0 ? `(${args.join(', ')})` : '';
    return of && of !== 'self'
      ? `${of}.${this.method(name)}${list}`
      : `${of ? this.method(name) : this.name(name)}${list}`;
  }

  override make(type: string, args: readonly string[]): string {
    return `${type}.new${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  }

  override sorted(list: string, by: string, type: string, isDown: boolean): string {
    const key = by ? `one.${snake(by)}` : 'one';
    if (!isDown) return by ? `${list}.sort_by { |one| ${key} }` : `${list}.sort`;
    return type === 'text' ? `${list}.sort_by { |one| ${key} }.reverse` : `${list}.sort_by { |one| -${key} }`;
  }

  override open(head: string, words: string): string {
    return `${head} ${words}`;
  }

  override elseIf(words: string): string {
    return this.open('elsif', words);
  }

  override declare(name: string, value: string): string {
    return `${name} = ${value}`;
  }

  override each(name: string, of: Expr): string {
    return `${this.expr(of, 9)}.each do |${name}|`;
  }

  override count(name: string, to: string): string {
    return `${/[ ]/.test(to) ? `(${to})` : to}.times do |${name}|`;
  }

  override raise(kind: string, message: Expr): string[] {
    const error =
      { missing: 'KeyError', empty: 'IndexError', state: 'StandardError', value: 'ArgumentError' }[kind] ??
      kind;
    return [`raise ${error}, ${this.expr(message)}`];
  }

  override print(value: string): string {
    return `puts ${value}`;
  }

  override attempt(call: string, expr: Expr): string[] {
    return [
      'begin',
      `  ${expr.type ? `puts ${call}` : call}`,
      'rescue StandardError => e',
      '  puts "error: #{e.message}"',
      'end',
    ];
  }

  override present(name: string, value: string, lines: readonly string[]): string[] {
    return [`${name} = ${value}`, `if ${name}`, ...block(lines), 'end'];
  }

  override record({ name, fields }: RecordType): string {
    return `${name} = Struct.new(${fields.map((one) => `:${snake(one.name)}`).join(', ')})`;
  }

  override func(func: Func, isMethod: boolean): string {
    const given = func.parameters.map(({ name }) => snake(name)).join(', ');
    const body = this.body(func);
    const last = body.at(-1)?.replace(/^return /, '');
    const lines = last === undefined ? [] : [...body.slice(0, -1), last];
    return `def ${isMethod ? this.method(func.name) : this.name(func.name)}${given ? `(${given})` : ''}\n${block(lines).join('\n')}\nend`;
  }

  override locked(lines: readonly string[]): string[] {
    return ['@lock.synchronize do', ...block(lines), 'end'];
  }

  override whole(type: ClassType): string {
    const names = type.fields.map(({ name }) => snake(name));
    const start = [
      ...(this.has('locks') ? ['@lock = Monitor.new'] : []),
      ...names.map((name) => `@${name} = ${name}`),
      ...type.state.map((one) => `@${snake(one.name)} = ${this.value(one.start)}`),
    ];
    const parts = [
      ...this.kinds(type).names.map((name) => `include ${name}`),
      ...(names.length > 0 ? [`attr_reader ${names.map((name) => `:${name}`).join(', ')}`] : []),
      ...(start.length > 0
        ? [
            `def initialize${names.length > 0 ? `(${names.join(', ')})` : ''}\n${block(start).join('\n')}\nend`,
          ]
        : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    return `class ${type.name}\n${block([parts.join('\n\n')]).join('\n')}\nend`;
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    const locks = this.has('locks') ? ["require 'monitor'"] : [];
    const { records, type: own } = this.outline;
    const dates = [...records, ...(own ? [own] : [])].some(({ fields }) =>
      fields.some(({ type }) => type === 'date'),
    )
      ? ["require 'date'"]
      : [];
    return [...locks, ...dates, ...helpers, ...parts].join('\n\n');
  }
}
