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

export class JavaScript extends Voice {
  override readonly same = '===';
  readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.length',
    sizeMap: '{0}.size',
    has: '{0}.has({1})',
    contains: '{0}.includes({1})',
    at: '{0}[{1}]',
    valueAt: '{0}.get({1})',
    last: '{0}[{0}.length - 1]',
    keys: '[...{0}.keys()]',
    values: '[...{0}.values()]',
    getOr: '({0}.get({1}) ?? {2})',
    float: '{0}',
    round: 'Math.round(({0}) * 100) / 100',
    sqrt: 'Math.sqrt({0})',
    pi: 'Math.PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.push({1})',
    prepend: '{0}.unshift({1})',
    put: '{0}.set({1}, {2})',
    remove: '{0}.splice({0}.indexOf({1}), 1)',
    removeMap: '{0}.delete({1})',
    removeAt: '{0}.splice({1}, 1)',
    removeLast: '{0}.pop()',
    clear: '{0}.length = 0',
    clearMap: '{0}.clear()',
    copy: '[...{0}]',
    lower: '{0}.toLowerCase()',
    words: '{0}.split(/\\s+/).filter(Boolean)',
    split: '{0}.split({1})',
    lines: '{0}.split(/\\r?\\n/)',
    unlines: "{0}.join('\\n')",
    repeated: '{0}.repeat({1})',
    trim: '{0}.trim()',
    letters: '[...{0}]',
    take: '{0}.slice(0, {1})',
    reversed: '[...{0}].reverse()',
    joined: '{0}.join({1})',
    grid: 'Array.from({ length: {0} }, () => Array({1}).fill(0))',
    insertAt: '{0}.splice({1}, 0, {2})',
    whole: 'Math.floor({0} / {1})',
    after: '{0}.slice({0}.indexOf({1}) + 1)',
    cut: '{0}.slice(0, Math.max(0, {0}.length - {1}))',
    date: 'new Date({0})',
    today: 'new Date()',
    plusDays: 'new Date({0}.getTime() + {1} * 86_400_000)',
    plusMonths: 'addMonths({0}, {1})',
    daysBetween: 'Math.floor(({1}.getTime() - {0}.getTime()) / 86_400_000)',
    now: 'Math.round(performance.now())',
    shuffle: 'shuffle({0})',
    sizeText: '{0}.length',
  };
  override readonly helpers: Readonly<Record<string, string>> = {
    shuffle:
      'function shuffle(items) {\n  for (let i = items.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [items[i], items[j]] = [items[j], items[i]];\n  }\n}',
    addMonths:
      '// The last day of the month if it has no such day.\nfunction addMonths(date, months) {\n  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));\n  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();\n  return new Date(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * 86_400_000);\n}',
  };

  type(_type: string): string {
    return '';
  }

  typed(_type: string): string {
    return '';
  }

  override decimal(value: string): string {
    return value;
  }

  override readonly looseOps: Readonly<Record<string, string>> = {
    sizeMap: 'Object.keys({0}).length',
    has: '{1} in {0}',
    valueAt: '{0}[{1}]',
    put: '{0}[{1}] = {2}',
  };

  override empty(type: string): string {
    return isMap(type) ? (this.outline.kind === 'loose' ? '{}' : 'new Map()') : '[]';
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.every((part) => typeof part === 'string'))
      return `'${parts.join('').replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
    return `\`${parts.map((part) => (typeof part === 'string' ? part : `\${${this.expr(part)}}`)).join('')}\``;
  }

  own(name: string): string {
    return this.outline.type?.state.some((one) => one.name === name) ? `this.#${name}` : `this.${name}`;
  }

  list(items: readonly string[]): string {
    return `[${items.join(', ')}]`;
  }

  sorted(list: string, by: string, type: string, isDown: boolean): string {
    const [a, b] = isDown ? ['b', 'a'] : ['a', 'b'];
    const key = by ? `.${by}` : '';
    return `[...${list}].sort((a, b) => ${type === 'text' ? `${a}${key}.localeCompare(${b}${key})` : type === 'date' ? `${a}${key}.getTime() - ${b}${key}.getTime()` : `${a}${key} - ${b}${key}`})`;
  }

  declare(name: string, value: string, type: string, isChanged: boolean): string {
    const of = /^(?:\[\]|\{\}|new Map\(\))$/.test(value) ? this.typed(type) : '';
    return `${isChanged && !isList(type) && !isMap(type) ? 'let' : 'const'} ${name}${of} = ${value};`;
  }

  each(name: string, of: Expr): string {
    const map = of.e === 'op' && of.name === 'keys' ? of.args[0] : undefined;
    const keys =
      map &&
      (this.outline.kind === 'loose' ? `Object.keys(${this.expr(map)})` : `${this.expr(map, 9)}.keys()`);
    return `for (const ${name} of ${keys ?? this.expr(of)}) {`;
  }

  count(name: string, to: string): string {
    return `for (let ${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  protected override readonly exceptions: Readonly<Record<string, string>> = {
    missing: 'Error',
    empty: 'Error',
    state: 'Error',
    value: 'Error',
  };

  print(value: string): string {
    return `console.log(${value});`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call) : `${call};`}`,
      '} catch (error) {',
      `  console.log(\`error: \${${this.caught}}\`);`,
      '}',
    ];
  }

  readonly caught: string = 'error.message';

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`const ${name} = ${value};`, `if (${name} !== null) {`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    const names = fields.map((one) => one.name);
    return `class ${name} {\n  constructor(${names.join(', ')}) {\n${names.map((one) => `    this.${one} = ${one};`).join('\n')}\n  }\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = func.parameters.map((one) => `${one.name}${this.typed(one.type)}`).join(', ');
    const get = isMethod && this.isProperty(func.name) ? 'get ' : '';
    return `${get}${isMethod ? this.method(func.name) : `function ${func.name}`}(${given})${this.typed(func.result || 'void')} {\n${block(this.body(func)).join('\n')}\n}`;
  }

  whole(type: ClassType): string {
    const given = type.fields.map((one) => `${one.name}${this.typed(one.type)}`);
    const state = [
      ...type.fields
        .map((one) => this.typed(one.type) && `readonly ${one.name}${this.typed(one.type)};`)
        .filter(Boolean),
      ...type.state.map(
        (one) =>
          `#${one.name}${/^(?:int|float|text|bool)$/.test(one.type) ? '' : this.typed(one.type)} = ${this.value(one.start)};`,
      ),
    ];
    const parts = [
      ...(state.length > 0 ? [state.join('\n')] : []),
      ...(given.length > 0
        ? [
            `constructor(${given.join(', ')}) {\n${block(type.fields.map(({ name }) => `this.${name} = ${name};`)).join('\n')}\n}`,
          ]
        : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    return `class ${type.name}${type.isGeneric ? this.generic : ''}${this.interfaces(type, ' implements ')} {\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }

  readonly generic: string = '';
}

export class TypeScript extends JavaScript {
  override readonly generic = '<T>';
  override readonly caught = '(error as Error).message';
  override readonly ops: Readonly<Record<string, string>> = {
    ...new JavaScript().ops,
    valueAt: '{0}.get({1})!',
    last: '{0}[{0}.length - 1]!',
    grid: 'Array.from({ length: {0} }, () => Array<number>({1}).fill(0))',
  };

  override readonly helpers = {
    shuffle:
      new JavaScript().helpers.shuffle
        ?.replace('(items)', '<T>(items: T[]): void')
        .replace('[items[j], items[i]]', '[items[j]!, items[i]!]') ?? '',
    addMonths:
      new JavaScript().helpers.addMonths?.replace('(date, months)', '(date: Date, months: number): Date') ??
      '',
  };

  override type(type: string): string {
    if (isOptional(type)) return `${this.type(heldBy(type))} | null`;
    if (isList(type)) return `${this.type(heldBy(type))}[]`;
    if (isMap(type) && this.outline.kind === 'loose') return `Record<string, ${this.type(heldBy(type))}>`;
    if (isMap(type)) return `Map<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    return { int: 'number', float: 'number', text: 'string', bool: 'boolean', date: 'Date' }[type] ?? type;
  }

  override typed(type: string): string {
    return `: ${this.type(type)}`;
  }

  override make(type: string, args: readonly string[]): string {
    const fields = this.outline.records.find(({ name }) => name === type)?.fields;
    if (!fields) return `new ${type}${this.outline.type?.isGeneric ? '<number>' : ''}(${args.join(', ')})`;
    return `{ ${fields.map(({ name }, at) => (name === args[at] ? name : `${name}: ${args[at]}`)).join(', ')} }`;
  }

  override declare(name: string, value: string, type: string, isChanged: boolean): string {
    const of = /^(?:\[\]|new Map\(\)|\[?\{.*)$/.test(value) ? this.typed(type) : '';
    return super
      .declare(name, value, type, isChanged)
      .replace(/^(\w+ \w+)(?:: [^=]*)? =/, `$1${of.replaceAll('$', '$$$$')} =`);
  }

  override record({ name, fields }: RecordType): string {
    return `interface ${name} {\n${fields.map((one) => `  ${one.name}${this.typed(one.type)};`).join('\n')}\n}`;
  }
}
