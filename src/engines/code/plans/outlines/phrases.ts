import { type Expr, type Func, heldBy, isList, isMap, type Outline, STRENGTH } from './outline.ts';
import { snake } from './spelling.ts';
import { CONSOLE_OPS, calledOn } from './voices/console-ops.ts';
import { matchOf } from './voices/matches.ts';

/** Methods that are called by a sign. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['+', 'add', 'plus'],
    ['-', 'sub', 'minus'],
    ['*', 'mul', 'times'],
  ].flatMap(([sign = '', short, word = '']) =>
    [sign, `operator${sign}`, `__${short}__`, word].map((name) => [name, sign]),
  ),
);

const PROPERTIED = /^(?:javascript|typescript|python|csharp|kotlin|swift)$/;
/** Swift reads these like fields. */
const READ = /^(?:is[A-Z]\w*|size|count|length)$/;

/** Writes the expressions of an outline; the defaults are the syntax of C-like languages. */
export abstract class Phrases {
  abstract readonly ops: Readonly<Record<string, string>>;
  abstract type(type: string): string;
  abstract text(parts: readonly (string | Expr)[]): string;
  abstract own(name: string): string;
  readonly and: string = '&&';
  readonly or: string = '||';
  readonly same: string = '==';
  readonly none: string = 'null';
  readonly stop: string = ';';
  outline: Outline = { records: [], functions: [], example: [] };
  /** The function whose body is written. */
  current: Func | undefined;
  language = '';
  isExample = false;
  /** The names that a wish gives its methods, as it writes them. */
  given: ReadonlyMap<string, string> = new Map();

  name(name: string): string {
    return name;
  }

  method(name: string): string {
    return this.given.get(name) ?? name;
  }

  isChanged(record: string): boolean {
    const found = this.outline.records.find(({ name }) => name === record);
    return found?.fields.some(({ name }) => found.changed.has(name)) === true;
  }

  /** Records are what a form sends: an object, a dictionary, an array, in which fields may be missing. */
  get isLoose(): boolean {
    return this.outline.kind === 'loose' && /^(?:python|ruby|php|javascript)$/.test(this.language);
  }

  /** Operations on maps, where a form gets plain objects. */
  readonly looseOps: Readonly<Record<string, string>> = {};

  /** A field of such a record, or what stands for it where it is missing. */
  loose(of: string, name: string, type: string): string | undefined {
    if (!this.isLoose) return undefined;
    const field = this.outline.records
      .find((one) => one.name === type)
      ?.fields.find((one) => one.name === name);
    const other = field?.type === 'text' ? "''" : '0';
    const key = /^(?:python|ruby)$/.test(this.language) ? snake(name) : name;
    return {
      python: `${of}.get("${key}", ${other.replaceAll("'", '"')})`,
      ruby: `${of}.fetch(:${key}, ${other})`,
      php: `${of}['${key}'] ?? ${other}`,
      javascript: `${of}.${key} ?? ${other}`,
    }[this.language];
  }

  /** Such a record with its fields. */
  looseMade(type: string, args: readonly string[]): string | undefined {
    const fields = this.outline.records.find((one) => one.name === type)?.fields;
    if (!this.isLoose || !fields) return undefined;
    const pair = {
      python: (name: string, value: string) => `"${snake(name)}": ${value}`,
      ruby: (name: string, value: string) => `${snake(name)}: ${value}`,
      php: (name: string, value: string) => `'${name}' => ${value}`,
      javascript: (name: string, value: string) => `${name}: ${value}`,
    }[this.language];
    const inner = fields.map(({ name }, at) => pair?.(name, args[at] ?? '') ?? '').join(', ');
    return this.language === 'php'
      ? `[${inner}]`
      : this.language === 'python'
        ? `{${inner}}`
        : `{ ${inner} }`;
  }

  field(of: string, name: string, _type: string): string {
    return `${of}.${this.name(name)}`;
  }

  decimal(value: string): string {
    return value.includes('.') ? value : `${value}.0`;
  }

  empty(_type: string): string {
    return '[]';
  }

  make(type: string, args: readonly string[]): string {
    return `new ${type}(${args.join(', ')})`;
  }

  call(of: string, name: string, args: readonly string[], _raises: boolean): string {
    return `${of}${of ? '.' : ''}${of ? this.method(name) : this.name(name)}(${args.join(', ')})`;
  }

  isProperty(name: string): boolean {
    const { properties, type } = this.outline;
    const func = type?.methods.find((one) => one.name === name);
    const isFree = !type?.state.some((one) => one.name === name) || this.language !== 'kotlin';
    return (
      func !== undefined &&
      PROPERTIED.test(this.language) &&
      func.parameters.length === 0 &&
      func.result !== '' &&
      isFree &&
      (properties?.has(name) === true || (this.language === 'swift' && !func.raises && READ.test(name)))
    );
  }

  /** The object itself, for calls of its own methods. */
  get self(): string {
    return 'this';
  }

  equal(left: string, right: string, isSame: boolean, _type: string): string {
    return `${left} ${isSame ? this.same : `!${this.same.slice(1)}`} ${right}`;
  }

  /** An expression whose result is kept. */
  value(expr: Expr): string {
    return this.expr(expr);
  }

  /** A part of an operation. */
  part(op: string, at: number, expr: Expr): string {
    const isKept = /^(?:append|prepend|put|insertAt|list|addTo)$/.test(op) && (at > 0 || op === 'list');
    const template = this.ops[op] ?? '';
    const isInside = template.includes('({0})') && !/\{0\}[.[]/.test(template);
    return isKept ? this.value(expr) : this.expr(expr, at === 0 && !isInside ? 9 : 0);
  }

  expr(expr: Expr, strength = 0): string {
    switch (expr.e) {
      case 'literal':
        if (expr.type === 'none') return this.none;
        if (expr.type === 'bool') return this.truth(expr.value === 'true');
        if (isList(expr.type) || isMap(expr.type)) return this.empty(expr.type);
        return expr.type === 'float' ? this.decimal(expr.value) : expr.value;
      case 'string':
        return this.text(expr.parts);
      case 'name':
        return this.name(expr.name);
      case 'own':
        return expr.name === '' ? this.self : this.own(expr.name);
      case 'field':
        return (
          this.loose(this.expr(expr.of, 9), expr.name, expr.of.type) ??
          this.field(this.expr(expr.of, 9), expr.name, expr.of.type)
        );
      case 'make':
        return (
          this.looseMade(
            expr.type,
            expr.args.map((one) => this.value(one)),
          ) ??
          this.make(
            expr.type,
            expr.args.map((one) => this.value(one)),
          )
        );
      case 'call': {
        const isOwn =
          expr.of === undefined && this.outline.type?.methods.some(({ name }) => name === expr.name);
        const args = expr.args.map((one) => this.argument(one));
        const sign = SIGNS[this.given.get(expr.name) ?? ''];
        if (sign && expr.of) return `${this.expr(expr.of, 9)} ${sign} ${args[0]}`;
        const code = this.call(
          expr.of ? this.expr(expr.of, 9) : isOwn ? this.self : '',
          expr.name,
          args,
          expr.raises,
        );
        return this.isProperty(expr.name) ? code.replace(/\(\)$/, '') : code;
      }
      case 'op':
        return this.operation(expr, strength);
      case 'binary': {
        const own = STRENGTH[expr.sign] ?? 9;
        const list = this.emptied(expr);
        if (list) return list;
        // Compilers of C++ warn of "and" beside "or" without brackets.
        const isMixed = ({ e, ...part }: Expr): boolean =>
          this.language === 'cpp' &&
          expr.sign === 'or' &&
          e === 'binary' &&
          'sign' in part &&
          part.sign === 'and';
        const left = this.expr(expr.left, isMixed(expr.left) ? own + 1 : own - 1);
        const right = this.expr(expr.right, isMixed(expr.right) ? own + 1 : own);
        const isEqual = expr.sign === '==' || expr.sign === '!=';
        const sign = expr.sign === 'and' ? this.and : expr.sign === 'or' ? this.or : expr.sign;
        const code = isEqual
          ? this.equal(left, right, expr.sign === '==', expr.left.type)
          : this.ordered(left, sign, right, expr.left.type);
        return own <= strength ? `(${code})` : code;
      }
    }
  }

  /** One before or after another. */
  ordered(left: string, sign: string, right: string, _type: string): string {
    // In Rust "<" after a type would open its parameters.
    const isCast = sign.startsWith('<') && / as \w+$/.test(left);
    return `${isCast ? `(${left})` : left} ${sign} ${right}`;
  }

  /** "It has no items", where a language says that in a word. */
  emptied({ sign, left, right }: Expr & { e: 'binary' }): string | undefined {
    const [of] = left.e === 'op' && left.name === 'size' ? left.args : [];
    const template = (of?.type === 'text' && this.ops.isEmptyText) || this.ops.isEmpty;
    if (sign !== '==' || !of || !template || right.e !== 'literal' || right.value !== '0') return undefined;
    return template.replace('{0}', () => this.expr(of, 9));
  }

  argument(expr: Expr): string {
    return this.value(expr);
  }

  truth(isTrue: boolean): string {
    return String(isTrue);
  }

  operation(expr: Expr & { e: 'op' }, strength: number): string {
    const first = expr.args[0]?.type ?? '';
    if (/^sorted/.test(expr.name)) {
      const [list, by] = expr.args;
      if (!list || by?.e !== 'literal') return '';
      return this.sorted(
        this.expr(list, 9),
        by.value,
        by.type,
        expr.name === 'sortedDown',
        heldBy(list.type),
      );
    }
    const [, shape] = expr.args;
    if (expr.name === 'matches' && shape?.e === 'string')
      return matchOf(this.language, String(shape.parts[0]), this.part('matches', 0, expr.args[0] ?? shape));
    const called = calledOn(expr.name, this.language);
    if (called) return `${called}${expr.args.map((one) => this.argument(one)).join(', ')})`;
    const parts = expr.args.map((one, at) => this.part(expr.name, at, one));
    if (expr.name === 'list') return this.list(parts, expr.type);
    const kind = isMap(first) ? `${expr.name}Map` : first === 'text' ? `${expr.name}Text` : expr.name;
    const ops = this.outline.kind === 'loose' ? { ...this.ops, ...this.looseOps } : this.ops;
    const template =
      ops[kind] ?? ops[expr.name] ?? CONSOLE_OPS[expr.name]?.[this.language] ?? `${expr.name}({0})`;
    const code = template.replace(/\{([0-9t])\}/g, (_, at: string) =>
      at === 't' ? this.type(heldBy(first)) : (parts[Number(at)] ?? ''),
    );
    return strength >= 9 && / (?:as|[-+*/!=<>]=?|in|not) |^not |^!|^-/.test(code.replace(/\([^()]*\)/g, ''))
      ? `(${code})`
      : code;
  }

  abstract list(items: readonly string[], type: string): string;
  abstract sorted(list: string, by: string, type: string, isDown: boolean, of: string): string;
}
