import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isOptional,
  type RecordType,
} from '../outline.ts';
import { block } from '../spelling.ts';
import { Voice } from '../voice.ts';

export class Php extends Voice {
  override readonly same = '===';
  override get self(): string {
    return '$this';
  }
  readonly ops: Readonly<Record<string, string>> = {
    size: 'count({0})',
    sizeText: 'iconv_strlen({0})',
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
    isEmptyText: "{0} === ''",
    clear: '{0} = []',
    copy: '{0}',
    lower: 'strtolower({0})',
    words: "preg_split('/\\s+/', {0}, -1, PREG_SPLIT_NO_EMPTY)",
    split: 'explode({1}, {0})',
    lines: "preg_split('/\\R/', {0})",
    unlines: 'implode(PHP_EOL, {0})',
    repeated: 'str_repeat({0}, {1})',
    trim: 'trim({0})',
    letters: "preg_split('//u', {0}, -1, PREG_SPLIT_NO_EMPTY)",
    take: 'array_slice({0}, 0, {1})',
    reversed: 'array_reverse({0})',
    joined: 'implode({1}, {0})',
    grid: 'array_fill(0, {0}, array_fill(0, {1}, 0.0))',
    insertAt: 'array_splice({0}, {1}, 0, [{2}])',
    whole: 'intdiv({0}, {1})',
    after: 'substr({0}, strpos({0}, {1}) + 1)',
    cut: 'substr({0}, 0, max(0, strlen({0}) - {1}))',
    date: 'new DateTimeImmutable({0})',
    today: "new DateTimeImmutable('today')",
    plusDays: "{0}->modify(sprintf('%+d days', {1}))",
    daysBetween: "(int) {0}->diff({1})->format('%r%a')",
    now: 'intdiv(hrtime(true), 1_000_000)',
    shuffle: 'shuffle({0})',
  };

  override name(name: string): string {
    return `$${name}`;
  }

  type(type: string): string {
    if (isOptional(type)) return type === 'T?' ? 'mixed' : `?${this.type(heldBy(type))}`;
    if (isList(type) || isMap(type)) return 'array';
    if (this.isLoose && this.outline.records.some(({ name }) => name === type)) return 'array';
    return (
      { int: 'int', float: 'float', text: 'string', bool: 'bool', date: 'DateTimeImmutable', T: 'mixed' }[
        type
      ] ?? type
    );
  }

  text(parts: readonly (string | Expr)[]): string {
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'object' && only.type === 'int')
      return `(string) ${this.expr(only, 9)}`;
    const isPath = (code: string): boolean => /^\$\w+(?:(?:->\w+)|\[\$?\w+\])*$/.test(code);
    const made: string[] = [];
    for (const part of parts) {
      const code = typeof part === 'string' ? part : this.expr(part);
      const isInner = typeof part === 'string' || isPath(code);
      if (!isInner) made.push(/[ ]/.test(code) ? `(${code})` : code);
      else {
        const inner = typeof part === 'string' ? code : `{${code}}`;
        const last = made.at(-1);
        if (last?.startsWith('"')) made[made.length - 1] = `${last.slice(0, -1)}${inner}"`;
        else made.push(`"${inner}"`);
      }
    }
    return made.join(' . ') || '""';
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

  protected override readonly exceptions: Readonly<Record<string, string>> = {
    missing: 'OutOfBoundsException',
    empty: 'UnderflowException',
    state: 'RuntimeException',
    value: 'InvalidArgumentException',
  };

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
    const given = type.fields.map((one) => `public readonly ${this.type(one.type)} $${one.name}`);
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
    return `class ${type.name}${this.interfaces(type, ' implements ')}\n{\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }
}
