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
    words: '{0}.split()',
    split: '{0}.split({1})',
    lines: '{0}.splitlines()',
    unlines: "'\\n'.join({0})",
    repeated: '{0} * ({1})',
    trim: '{0}.strip()',
    letters: 'list({0})',
    take: '{0}[:{1}]',
    reversed: '{0}[::-1]',
    joined: '{1}.join({0})',
    grid: '[[0.0] * {1} for _ in range({0})]',
    insertAt: '{0}.insert({1}, {2})',
    whole: '{0} // {1}',
    after: '{0}.split({1})[-1]',
    cut: '{0}[:max(0, len({0}) - {1})]',
    date: 'date.fromisoformat({0})',
    today: 'date.today()',
    plusDays: '{0} + timedelta(days={1})',
    plusMonths: 'add_months({0}, {1})',
    daysBetween: '({1} - {0}).days',
    now: 'time.monotonic_ns() // 1_000_000',
    shuffle: 'random.shuffle({0})',
  };
  override readonly helpers: Readonly<Record<string, string>> = {
    add_months:
      '# The last day of the month if it has no such day.\ndef add_months(day: date, months: int) -> date:\n  year, month = divmod(day.year * 12 + day.month - 1 + months, 12)\n  last = calendar.monthrange(year, month + 1)[1]\n  return date(year, month + 1, min(day.day, last))',
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
    if (this.isLoose && this.outline.records.some(({ name }) => name === type)) return 'dict';
    // A class is not yet known inside of itself.
    if (type === this.outline.type?.name) return `"${type}"`;
    return { int: 'int', float: 'float', text: 'str', bool: 'bool', date: 'date', T: 'object' }[type] ?? type;
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

  override elseIf(words: string): string {
    return this.open('elif', words);
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

  override raise(kind: string, message: Expr): string[] {
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
    const property = isMethod && this.isProperty(func.name) ? '@property\n' : '';
    return `${property}def ${isMethod ? this.method(func.name) : this.name(func.name)}(${self}${given}) -> ${this.result(func, 'None')}:\n${block(this.body(func)).join('\n')}`;
  }

  override locked(lines: readonly string[]): string[] {
    return ['with self._lock:', ...block(lines)];
  }

  whole(type: ClassType): string {
    const given = this.parameters(type.fields, (name, of) => `, ${name}: ${of}`).replaceAll(', , ', ', ');
    const start = [
      ...(this.has('locks') ? ['self._lock = threading.RLock()'] : []),
      ...type.fields.map(({ name }) => `self.${snake(name)} = ${snake(name)}`),
      ...type.state.map(
        (one) => `self._${snake(one.name)}: ${this.type(one.type)} = ${this.value(one.start)}`,
      ),
    ];
    const init = start.length > 0 ? [`def __init__(self${given}) -> None:\n${block(start).join('\n')}`] : [];
    const parts = [...init, ...type.methods.map((one) => this.func(one, true)), ...this.traits(type)];
    const order = this.has('compares') ? '@total_ordering\n' : '';
    return `${order}class ${type.name}:\n${block([parts.join('\n\n')]).join('\n')}`;
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    const text = [...helpers, ...parts].join('\n\n\n');
    const imports = [
      ...(text.includes('calendar.') ? ['import calendar'] : []),
      ...(text.includes('math.') ? ['import math'] : []),
      ...(text.includes('re.search(') ? ['import re'] : []),
      ...(text.includes('threading.') ? ['import threading'] : []),
      ...(text.includes('random.') ? ['import random'] : []),
      ...(text.includes('time.monotonic_ns') ? ['import time'] : []),
      ...(/\bdate\b(?=$|\.|[\],)\n])/m.test(text) && /: date\b|date\./.test(text)
        ? [`from datetime import date${text.includes('timedelta(') ? ', timedelta' : ''}`]
        : []),
      ...(text.includes('@dataclass') ? ['from dataclasses import dataclass'] : []),
      ...(text.includes('@total_ordering') ? ['from functools import total_ordering'] : []),
    ];
    return imports.length > 0 ? `${imports.join('\n')}\n\n\n${text}` : text;
  }
}
