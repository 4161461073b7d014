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
import { block, snake } from '../spelling.ts';
import { Voice } from '../voice.ts';

export class Python extends Voice {
  override readonly and: string = 'and';
  override readonly or: string = 'or';
  override readonly none: string = 'None';
  override readonly stop: string = '';
  override readonly close: string = '';
  override readonly otherwise: string = 'else:';
  override get self(): string {
    return 'self';
  }
  readonly ops: Readonly<Record<string, string>> = {
    size: 'len({0})',
    has: '{1} in {0}',
    contains: '{1} in {0}',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]',
    last: '{0}[-1]',
    keys: 'list({0})',
    values: 'list({0}.values())',
    getOr: '{0}.get({1}, {2})',
    float: 'float({0})',
    round: 'round({0}, 2)',
    sqrt: 'math.sqrt({0})',
    pi: 'math.pi',
    not: 'not {0}',
    negative: '-{0}',
    append: '{0}.append({1})',
    prepend: '{0}.insert(0, {1})',
    put: '{0}[{1}] = {2}',
    remove: '{0}.remove({1})',
    removeMap: 'del {0}[{1}]',
    removeAt: 'del {0}[{1}]',
    removeLast: '{0}.pop()',
    isEmpty: 'not {0}',
    clear: '{0}.clear()',
    copy: '{0}[:]',
    lower: '{0}.lower()',
    take: '{0}[:{1}]',
    reversed: '{0}[::-1]',
    joined: '{1}.join({0})',
    grid: '[[0.0] * {1} for _ in range({0})]',
    insertAt: '{0}.insert({1}, {2})',
    whole: '{0} // {1}',
    after: '{0}.split({1})[-1]',
    cut: '{0}[:max(0, len({0}) - {1})]',
    shuffle: 'random.shuffle({0})',
  };

  override name(name: string): string {
    return snake(name);
  }

  override method(name: string): string {
    return this.given.get(name) ?? snake(name);
  }

  type(type: string): string {
    if (isOptional(type)) return `${this.type(heldBy(type))} | None`;
    if (isList(type)) return `list[${this.type(heldBy(type))}]`;
    if (isMap(type)) return `dict[${this.type(keyOf(type))}, ${this.type(heldBy(type))}]`;
    // A class is not yet known inside of itself.
    if (type === this.outline.type?.name) return `"${type}"`;
    return { int: 'int', float: 'float', text: 'str', bool: 'bool', T: 'object' }[type] ?? type;
  }

  override truth(isTrue: boolean): string {
    return isTrue ? 'True' : 'False';
  }

  override empty(type: string): string {
    return isMap(type) ? '{}' : '[]';
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.every((part) => typeof part === 'string')) return `"${parts.join('')}"`;
    return `f"${parts.map((part) => (typeof part === 'string' ? part : `{${this.expr(part).replaceAll('"', "'")}}`)).join('')}"`;
  }

  own(name: string): string {
    return this.outline.type?.state.some((one) => one.name === name)
      ? `self._${snake(name)}`
      : `self.${snake(name)}`;
  }

  override make(type: string, args: readonly string[]): string {
    return `${type}(${args.join(', ')})`;
  }

  list(items: readonly string[]): string {
    return `[${items.join(', ')}]`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    const key = by ? `, key=lambda one: one.${snake(by)}` : '';
    return `sorted(${list}${key}${isDown ? ', reverse=True' : ''})`;
  }

  override open(head: string, words: string): string {
    return `${head} ${words}:`;
  }

  declare(name: string, value: string, type: string): string {
    return `${name}${/^(?:\[\]|\{\})$/.test(value) ? `: ${this.type(type)}` : ''} = ${value}`;
  }

  each(name: string, of: Expr): string {
    return `for ${name} in ${of.e === 'op' && of.name === 'keys' && of.args[0] ? this.expr(of.args[0], 9) : this.expr(of)}:`;
  }

  count(name: string, to: string): string {
    return `for ${name} in range(${to}):`;
  }

  raise(kind: string, message: Expr): string[] {
    const error =
      { missing: 'KeyError', empty: 'IndexError', state: 'RuntimeError', value: 'ValueError' }[kind] ?? kind;
    return [`raise ${error}(${this.expr(message)})`];
  }

  print(value: string): string {
    return `print(${value})`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try:',
      `  ${expr.type ? `print(${call})` : call}`,
      'except Exception as error:',
      '  print("error:", error)',
    ];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`${name} = ${value}`, `if ${name} is not None:`, ...block(lines)];
  }

  record({ name, fields }: RecordType): string {
    return `@dataclass\nclass ${name}:\n${block(fields.map((one) => `${snake(one.name)}: ${this.type(one.type)}`)).join('\n')}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${name}: ${type}`);
    const self = isMethod ? `self${given ? ', ' : ''}` : '';
    return `def ${isMethod ? this.method(func.name) : this.name(func.name)}(${self}${given}) -> ${this.result(func, 'None')}:\n${block(this.body(func)).join('\n')}`;
  }

  whole(type: ClassType): string {
    const given = this.parameters(type.fields, (name, of) => `, ${name}: ${of}`).replaceAll(', , ', ', ');
    const start = [
      ...type.fields.map(({ name }) => `self.${snake(name)} = ${snake(name)}`),
      ...type.state.map(
        (one) => `self._${snake(one.name)}: ${this.type(one.type)} = ${this.value(one.start)}`,
      ),
    ];
    const init = start.length > 0 ? [`def __init__(self${given}) -> None:\n${block(start).join('\n')}`] : [];
    const parts = [...init, ...type.methods.map((one) => this.func(one, true)), ...this.traits(type)];
    return `class ${type.name}:\n${block([parts.join('\n\n')]).join('\n')}`;
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    const text = [...helpers, ...parts].join('\n\n\n');
    const imports = [
      ...(text.includes('math.') ? ['import math'] : []),
      ...(text.includes('random.') ? ['import random'] : []),
      ...(text.includes('@dataclass') ? ['from dataclasses import dataclass'] : []),
    ];
    return imports.length > 0 ? `${imports.join('\n')}\n\n\n${text}` : text;
  }
}

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
    take: '{0}.first({1})',
    reversed: '{0}.reverse',
    joined: '{0}.join({1})',
    grid: 'Array.new({0}) { Array.new({1}, 0.0) }',
    insertAt: '{0}.insert({1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.split({1}).last',
    cut: '{0}[0...[{0}.size - {1}, 0].max]',
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

  override whole(type: ClassType): string {
    const names = type.fields.map(({ name }) => snake(name));
    const start = [
      ...names.map((name) => `@${name} = ${name}`),
      ...type.state.map((one) => `@${snake(one.name)} = ${this.value(one.start)}`),
    ];
    const parts = [
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
    return [...helpers, ...parts].join('\n\n');
  }
}

export class Php extends Voice {
  override readonly same = '===';
  override get self(): string {
    return '$this';
  }
  readonly ops: Readonly<Record<string, string>> = {
    size: 'count({0})',
    has: 'isset({0}[{1}])',
    contains: 'in_array({1}, {0}, true)',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]',
    last: '{0}[count({0}) - 1]',
    keys: 'array_keys({0})',
    values: 'array_values({0})',
    getOr: '({0}[{1}] ?? {2})',
    float: '(float) {0}',
    round: 'round({0}, 2)',
    sqrt: 'sqrt({0})',
    pi: 'M_PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}[] = {1}',
    prepend: 'array_unshift({0}, {1})',
    put: '{0}[{1}] = {2}',
    remove: 'array_splice({0}, (int) array_search({1}, {0}, true), 1)',
    removeMap: 'unset({0}[{1}])',
    removeAt: 'array_splice({0}, {1}, 1)',
    removeLast: 'array_pop({0})',
    isEmpty: '{0} === []',
    clear: '{0} = []',
    copy: '{0}',
    lower: 'strtolower({0})',
    take: 'array_slice({0}, 0, {1})',
    reversed: 'array_reverse({0})',
    joined: 'implode({1}, {0})',
    grid: 'array_fill(0, {0}, array_fill(0, {1}, 0.0))',
    insertAt: 'array_splice({0}, {1}, 0, [{2}])',
    whole: 'intdiv({0}, {1})',
    after: 'substr({0}, strpos({0}, {1}) + 1)',
    cut: 'substr({0}, 0, max(0, strlen({0}) - {1}))',
    shuffle: 'shuffle({0})',
  };

  override name(name: string): string {
    return `$${name}`;
  }

  type(type: string): string {
    if (isOptional(type)) return type === 'T?' ? 'mixed' : `?${this.type(heldBy(type))}`;
    if (isList(type) || isMap(type)) return 'array';
    return { int: 'int', float: 'float', text: 'string', bool: 'bool', T: 'mixed' }[type] ?? type;
  }

  text(parts: readonly (string | Expr)[]): string {
    const isPath = (code: string): boolean => /^\$\w+(?:(?:->\w+)|\[\$?\w+\])*$/.test(code);
    return (
      parts
        .map((part): [string, boolean] =>
          typeof part === 'string' ? [part, true] : [this.expr(part), false],
        )
        .reduce<string[]>((made, [code, isText]) => {
          const last = made.at(-1);
          const inner = isText ? code : isPath(code) ? `{${code}}` : undefined;
          if (inner === undefined) return [...made, /[ ]/.test(code) ? `(${code})` : code];
          return last?.startsWith('"')
            ? [...made.slice(0, -1), `${last.slice(0, -1)}${inner}"`]
            : [...made, `"${inner}"`];
        }, [])
        .join(' . ') || '""'
    );
  }

  own(name: string): string {
    return `$this->${name}`;
  }

  override field(of: string, name: string): string {
    return `${of}->${name}`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    return `${of ? `${of}->${this.method(name)}` : name}(${args.join(', ')})`;
  }

  list(items: readonly string[]): string {
    return `[${items.join(', ')}]`;
  }

  override readonly helpers = {
    sortedBy:
      'function sortedBy(array $items, callable $compare): array\n{\n  usort($items, $compare);\n  return $items;\n}',
  };

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    const [a, b] = isDown ? ['$b', '$a'] : ['$a', '$b'];
    const key = by ? `->${by}` : '';
    return `sortedBy(${list}, fn ($a, $b) => ${a}${key} <=> ${b}${key})`;
  }

  declare(name: string, value: string): string {
    return `${name} = ${value};`;
  }

  each(name: string, of: Expr): string {
    return `foreach (${this.expr(of)} as ${name}) {`;
  }

  count(name: string, to: string): string {
    return `for (${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  raise(kind: string, message: Expr): string[] {
    const error =
      {
        missing: 'OutOfBoundsException',
        empty: 'UnderflowException',
        state: 'RuntimeException',
        value: 'InvalidArgumentException',
      }[kind] ?? kind;
    return [`throw new ${error}(${this.expr(message)});`];
  }

  print(value: string, { type }: Expr): string {
    return `echo ${type === 'bool' ? `var_export(${value}, true)` : value}, PHP_EOL;`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call, expr) : `${call};`}`,
      '} catch (Exception $error) {',
      '  echo "error: ", $error->getMessage(), PHP_EOL;',
      '}',
    ];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`${name} = ${value};`, `if (${name} !== null) {`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    const isFixed = !this.isChanged(name);
    return `final class ${name}\n{\n  public function __construct(\n${fields.map((one) => `    public ${isFixed ? 'readonly ' : ''}${this.type(one.type)} $${one.name},`).join('\n')}\n  ) {}\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${type} ${name}`);
    return `${isMethod ? 'public ' : ''}function ${isMethod ? this.method(func.name) : func.name}(${given}): ${this.result(func)}\n{\n${block(this.body(func)).join('\n')}\n}`;
  }

  whole(type: ClassType): string {
    const given = type.fields.map((one) => `public ${this.type(one.type)} $${one.name}`);
    const state = type.state.map(
      (one) => `private ${this.type(one.type)} $${one.name} = ${this.value(one.start)};`,
    );
    const simple = type.state.every(({ start }) => start.e === 'literal' || start.e === 'string');
    const parts = [
      ...(state.length > 0
        ? [
            simple
              ? state.join('\n')
              : type.state.map((one) => `private ${this.type(one.type)} $${one.name};`).join('\n'),
          ]
        : []),
      ...(given.length > 0 || !simple
        ? [
            `public function __construct(${given.join(', ')})\n{${simple ? '' : `\n${block(type.state.map((one) => `$this->${one.name} = ${this.value(one.start)};`)).join('\n')}`}\n}`,
          ]
        : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    return `class ${type.name}\n{\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }
}
