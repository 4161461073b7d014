import type { RecordWish } from '../records/read-record.ts';
import { writeRecord } from '../records/write-record.ts';
import type { Snippet } from '../snippets/snippets.ts';
import type { Dialect, Ending, Piece, StepContext } from './dialects/dialect.ts';
import { dialectOf } from './dialects/dialects.ts';
import { hasDicts, withDicts } from './dialects/dicts.ts';
import {
  type Expr,
  listOf,
  type Parameter,
  type Plan,
  type SortKey,
  type Step,
  TEXT,
  type Type,
  type WhenEmpty,
} from './plan.ts';
import type { PlanWish } from './read-plan.ts';
import { needsOne, typeAfter, typeOf } from './step-types.ts';
import { exampleOf } from './write-example.ts';

const filled = (template: string, ...parts: readonly string[]): string =>
  template.replace(/\{([01])\}/g, (_, at: string) => parts[Number(at)] ?? '');

/** A name for what a step gives. */
const OUT: Readonly<Record<string, readonly string[]>> = {
  lowerText: ['lowered'],
  words: ['words'],
  lines: ['lines'],
  characters: ['letters'],
  filter: ['kept'],
  map: ['mapped'],
  distinct: ['unique'],
  reverse: ['reversed'],
  sort: ['ordered'],
  take: ['top'],
  tally: ['counts'],
  entries: ['entries'],
  group: ['groups'],
  groupSum: ['totals'],
  groupCount: ['counts'],
  groupAverage: ['groups'],
  minBy: ['best'],
  maxBy: ['best'],
  sum: ['total'],
  min: ['smallest'],
  max: ['largest'],
  any: ['found'],
  all: ['holds'],
};

const MESSAGES: Readonly<Record<string, string>> = {
  nth: 'the list has too few values',
};

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=ss|x|z|ch|sh)es$|(?<=[^s])s$/, '');

class Writer {
  readonly #dialect: Dialect;
  readonly #plan: Plan;
  readonly #variables: readonly string[];

  constructor(dialect: Dialect, plan: Plan) {
    this.#dialect = dialect;
    this.#plan = plan;
    this.#variables = plan.parameters.map(({ words }) => dialect.variable(words));
  }

  expr(expr: Expr, it: string, of: Type): string {
    const dialect = this.#dialect;
    const inner = (one: Expr): string => this.expr(one, it, of);
    switch (expr.op) {
      case 'it':
        return it;
      case 'parameter':
        return this.#variables[expr.at] ?? '';
      case 'number':
        return String(expr.value);
      case 'text':
        return dialect.text(expr.value);
      case 'field':
        return dialect.field(it, expr.field);
      case 'has':
        return dialect.has(it, expr.field);
      case 'key':
        return filled(dialect.pair.key, it);
      case 'count':
        return filled(dialect.pair.count, it);
      case 'call':
        return filled(dialect.scalars[expr.name], inner(expr.of), expr.with ? inner(expr.with) : '');
      case 'compare': {
        const left = typeOf(expr.left, of, this.#plan.parameters);
        const right = inner(expr.right);
        if (expr.sign === '==') return dialect.equal(inner(expr.left), right, left);
        if (expr.sign === '!=' && left.kind === 'text')
          return dialect.not(dialect.equal(inner(expr.left), right, left));
        const number = left.kind === 'float' && /^-?\d+$/.test(right) ? `${right}.0` : right;
        return `${inner(expr.left)} ${expr.sign} ${number}`;
      }
      case 'times': {
        const kinds = [expr.left, expr.right].map((one) => typeOf(one, of, this.#plan.parameters).kind);
        const factor = (one: Expr, at: number): string =>
          kinds.includes('float') && kinds[at] === 'int' && one.op !== 'number' && dialect.toFloat
            ? dialect.toFloat(inner(one))
            : inner(one);
        return `${factor(expr.left, 0)} * ${factor(expr.right, 1)}`;
      }
      case 'plus':
        return `${inner(expr.left)} + ${inner(expr.right)}`;
      case 'remainder':
        return `${inner(expr.left)} % ${inner(expr.right)}`;
      case 'not':
        return dialect.not(inner(expr.of));
      default:
        return `${inner(expr.left)} ${dialect[expr.op]} ${inner(expr.right)}`;
    }
  }

  #context(step: Step, input: string, type: Type, used: ReadonlySet<string>): StepContext {
    const { parameters } = this.#plan;
    const of = type.kind === 'list' ? type.of : type;
    const name = input.replace(/^\$/, '');
    const one = singular(name);
    const words = of.kind === 'pair' ? ['entry'] : one === name || one.length < 2 ? [itemName(of)] : [one];
    const it = this.#dialect.variable(words);
    const wanted = OUT[step.op] ?? ['result'];
    const out = this.#dialect.variable(used.has(wanted.join()) ? [`more${wanted.join('')}`] : wanted);
    const main =
      'when' in step
        ? step.when
        : 'to' in step
          ? step.to
          : 'by' in step
            ? step.by
            : 'count' in step
              ? step.count
              : undefined;
    const keys: readonly SortKey[] =
      step.op === 'sort' ? step.keys : 'by' in step ? [{ by: step.by, isDescending: false }] : [];
    return {
      input,
      out,
      it,
      expr: step.op === 'join' ? this.#dialect.text(step.separator) : main ? this.expr(main, it, of) : '',
      value: 'value' in step ? this.expr(step.value, it, of) : '',
      keys: keys.map(({ by, isDescending }) => ({
        of: (variable) => this.expr(by, variable, of),
        type: typeOf(by, of, parameters),
        isDescending,
      })),
      of,
      by: main ? typeOf(main, of, parameters) : of,
      to: typeAfter(step, type, parameters),
    };
  }

  /** The function of the plan; undefined if the dialect lacks a step. */
  write(): { text: string; result: Type; ending: Ending; name: string } | undefined {
    const dialect = this.#dialect;
    const { steps, parameters, whenEmpty } = this.#plan;
    const body: string[] = [];
    const used = new Set<string>(parameters.map(({ words }) => words.join()));
    let type = parameters[0]?.type ?? { kind: 'int' };
    let input = this.#variables[0] ?? '';
    let ending: Ending = 'plain';
    const isArray = type.kind === 'list' && type.isArray && dialect.arrays;
    if (isArray && type.kind === 'list') {
      const list = dialect.variable([used.has('values') ? 'items' : 'values']);
      body.push(dialect.declare(list, listOf(type.of), isArray.toList(input, type.of)));
      type = listOf(type.of);
      input = list;
    }
    for (const [at, step] of steps.entries()) {
      const make = dialect.steps[step.op];
      if (!make) return undefined;
      const isLast = at === steps.length - 1;
      if (needsOne(step) || (isLast && whenEmpty && !body.some((line) => line.includes('@guard')))) {
        const rule: WhenEmpty = whenEmpty ?? { does: 'raise' };
        if (rule.does !== 'return')
          ending = rule.does === 'null' && rule.isOptional && dialect.hasOptional ? 'optional' : rule.does;
        const test =
          step.op === 'nth' && step.count.op === 'number' && step.count.value > 1
            ? fewerThan(dialect.isEmpty(input, type), input, step.count.value, dialect)
            : dialect.isEmpty(input, type);
        body.push(...dialect.when(test, [dialect.fail(rule, MESSAGES[step.op] ?? 'the list is empty')]));
      }
      const context = this.#context(step, input, type, used);
      const piece: Piece = make(context);
      const { before, value } = typeof piece === 'string' ? { before: [], value: piece } : piece;
      body.push(...before);
      type = context.to;
      if (isLast && isArray && type.kind === 'list' && isPlain(type.of)) {
        body.push(dialect.giveBack(isArray.fromList(value, type.of), ending));
        type = { ...type, isArray: true };
      } else if (isLast) body.push(dialect.giveBack(value, ending));
      else if (value === context.out) input = value;
      else {
        body.push(dialect.declare(context.out, type, value));
        input = context.out;
      }
      used.add((OUT[step.op] ?? ['result']).join());
    }
    if (dialect.cannot?.(type, ending)) return undefined;
    const name = this.#plan.givenName ?? dialect.functionName(this.#plan.name);
    const text = dialect.writeFunction({
      name,
      parameters: parameters.map((one, at) => ({ name: this.#variables[at] ?? '', type: one.type })),
      result: type,
      ending,
      body,
    });
    return { text, result: type, ending, name };
  }
}

/** Java has no arrays of a generic type. */
const isPlain = ({ kind }: Type): boolean => kind !== 'pair' && kind !== 'map' && kind !== 'list';

const itemName = (of: Type): string =>
  of.kind === 'text'
    ? 'word'
    : of.kind === 'record'
      ? of.name.charAt(0).toLowerCase() + of.name.slice(1)
      : 'value';

/** The same test for a list that must have more than one value. */
function fewerThan(test: string, input: string, count: number, dialect: Dialect): string {
  const size = dialect.steps.size?.({
    input,
    out: '',
    it: '',
    expr: '',
    value: '',
    keys: [],
    of: { kind: 'int' },
    by: { kind: 'int' },
    to: { kind: 'int' },
  });
  return typeof size === 'string' ? `${size.replace(/ as i64$/, '')} < ${count}` : test;
}

/** The steps compute with doubles, so the fields of a C# type are doubles here too, and the example shows them. */
function recordType(record: RecordWish, language: string): Snippet | undefined {
  const type = writeRecord(record, language);
  if (!type || language !== 'csharp') return type;
  const names = record.fields.map(({ words }) =>
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
  );
  const shown = `  public override string ToString() => $"${record.name}(${names.map((name) => `{${name}}`).join(', ')})";`;
  return {
    ...type,
    definition: type.definition.replaceAll('decimal', 'double').replace(/\n\}$/, () => `\n\n${shown}\n}`),
  };
}

const RUST_KEYWORD = /^(?:type|match|move|ref|use|where|loop|final|box)$/;

/** The code of plans that share their input; undefined if the language cannot say one of them. */
export function writePlans({ plans, record }: PlanWish, language: string): Snippet | undefined {
  const isKeyed =
    (record?.isKeyed === true || (record?.isImplied === true && language === 'php')) && hasDicts(language);
  const dialect = isKeyed ? withDicts(language) : dialectOf(language);
  const [first] = plans;
  if (!dialect || !first) return undefined;
  // JavaScript has objects without a type.
  const isUntyped = isKeyed || (record?.isImplied === true && language === 'javascript');
  const type = record && !isUntyped ? recordType(record, language) : undefined;
  if (record && !isUntyped && !type) return undefined;
  if (language === 'rust' && record?.fields.some(({ words }) => RUST_KEYWORD.test(words.join('_'))))
    return undefined;
  const functions = plans.map((plan) => new Writer(dialect, plan).write());
  const texts = functions.map((one) => one?.text ?? '');
  if (texts.includes('')) return undefined;
  const data = first.parameters.map((parameter) => dialect.variable(parameter.words));
  if (first.source !== 'example' && !dialect.read) return undefined;
  const given = first.parameters.flatMap((parameter, at) => input(parameter, data[at] ?? '', at));
  const shown = functions.flatMap((one, at) => {
    if (!one) return [];
    const names = data.map(
      (name, k) => dialect.argument?.(name, first.parameters[k]?.type ?? one.result) ?? name,
    );
    const call = `${one.name}(${names.join(', ')})`;
    const isArray = one.result.kind === 'list' && one.result.isArray && dialect.arrays;
    const lines = plans[at]?.printsLines
      ? dialect.showLines(
          isArray && one.result.kind === 'list' ? isArray.toList(call, one.result.of) : call,
          one.result,
        )
      : isArray
        ? dialect.show(isArray.text(call), TEXT, one.ending)
        : dialect.show(call, one.result, one.ending);
    // Go declares each result once.
    return language === 'go' && at > 0
      ? lines.map((line) => line.replace(/\bresult\b/g, `result${at + 1}`))
      : lines;
  });
  const example = [...given, ...shown]
    .join('\n')
    .replaceAll('@record', dialect.showRecord?.(record?.fields ?? []) ?? '');
  if (example.includes('@cannot')) return undefined;
  const definitions = [
    type?.definition,
    dialect.helpers?.(`${texts.join('\n')}\n${example}`),
    ...[...new Set(texts)],
  ]
    .filter(Boolean)
    .join(language === 'python' ? '\n\n\n' : '\n\n');
  const imports = dialect.imports?.(`${definitions}\n${example}`);
  return { definition: [imports, definitions].filter(Boolean).join('\n'), example };

  function input(parameter: Parameter, name: string, at: number): string[] {
    if (!dialect || !first) return [];
    if (at === 0 && first.source !== 'example')
      return dialect.read?.(name, parameter.type, first.source) ?? [];
    const value = exampleOf(parameter.example, parameter.type, dialect, record);
    const declared = dialect.declareExample?.(name, value) ?? dialect.declare(name, parameter.type, value);
    const element = parameter.type.kind === 'list' ? parameter.type.of : parameter.type;
    return [declared.replace(/^@/, `${dialect.type(element)} `.replace('* ', '*'))];
  }
}
