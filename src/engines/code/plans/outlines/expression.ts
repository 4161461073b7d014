import { type Expr, type Func, heldBy, isList, isMap, isNumber, type Slot, STRENGTH } from './outline.ts';
import { CONSOLE_RESULTS } from './voices/console-ops.ts';

/** Result types of the operations; `0` is the type of the first operand, `of` that of its elements. */
const RESULTS: Readonly<Record<string, string>> = {
  size: 'int',
  has: 'bool',
  contains: 'bool',
  at: 'of',
  getOr: 'of',
  last: 'of',
  keys: '[text]',
  values: '[of]',
  float: 'float',
  round: 'float',
  sqrt: 'float',
  not: 'bool',
  append: '',
  prepend: '',
  put: '',
  remove: '',
  removeAt: '',
  removeLast: '',
  clear: '',
  copy: '0',
  lower: 'text',
  letters: '[text]',
  words: '[text]',
  split: '[text]',
  lines: '[text]',
  unlines: 'text',
  repeated: 'text',
  trim: 'text',
  sorted: '0',
  sortedDown: '0',
  take: '0',
  reversed: '0',
  joined: 'text',
  pi: 'float',
  today: 'date',
  now: 'int',
  date: 'date',
  plusDays: 'date',
  plusMonths: 'date',
  daysBetween: 'int',
  grid: '[[float]]',
  insertAt: '',
  whole: 'int',
  after: 'text',
  cut: 'text',
  shuffle: '',
  matches: 'bool',
  ...CONSOLE_RESULTS,
};
export const CHANGING = 'append|addTo|prepend|put|remove|removeAt|removeLast|insertAt|shuffle|clear';

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<=|>=|==|!=|[-+*/%<>()[\]{}.,:]))/y;

export interface Scope {
  readonly records: ReadonlyMap<string, readonly Slot[]>;
  readonly own: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, Pick<Func, 'result' | 'parameters' | 'raises'>>;
  readonly className: string;
  readonly classFields: readonly Slot[];
  /** Methods that change their object. */
  readonly changing: ReadonlySet<string>;
  readonly locals: Map<string, string>;
}

/** Turns a whole number into a fraction where one is wanted. */
export function fitted(value: Expr, wanted: string): Expr {
  if (wanted === 'float' && value.type === 'int')
    return value.e === 'literal'
      ? { ...value, type: 'float' }
      : { e: 'op', type: 'float', name: 'float', args: [value] };
  if (value.e === 'literal' && value.type === '[]') return { ...value, type: wanted };
  if (value.e === 'op' && value.name === 'list' && isList(wanted))
    return { ...value, type: wanted, args: value.args.map((one) => fitted(one, heldBy(wanted))) };
  return value;
}

/** Reads one expression. */
export class Reader {
  readonly tokens: string[] = [];
  at = 0;
  readonly scope: Scope;

  constructor(text: string, scope: Scope) {
    this.scope = scope;
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
      this.tokens.push(found[1] ?? found[2] ?? found[3] ?? found[4] ?? '');
      if (TOKEN.lastIndex >= text.trimEnd().length) break;
    }
  }

  next(): string {
    return this.tokens[this.at++] ?? '';
  }

  skip(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  list(end: string): Expr[] {
    const items: Expr[] = [];
    while (!this.skip(end)) {
      items.push(this.expression());
      this.skip(',');
      if (this.at > this.tokens.length) throw new Error(`an outline lacks ${end}`);
    }
    return items;
  }

  expression(strength = 0): Expr {
    let left = this.unary();
    for (;;) {
      const sign = this.tokens[this.at] ?? '';
      const own = STRENGTH[sign] ?? 0;
      if (own <= strength) return left;
      this.at += 1;
      const right = this.expression(own);
      const isBool = own <= 3;
      const isFloat = sign === '/' || [left, right].some(({ type }) => type === 'float');
      const isMixed = isNumber(left.type) && isNumber(right.type) && isFloat;
      const [a, b] = isMixed ? [fitted(left, 'float'), fitted(right, 'float')] : [left, right];
      left = { e: 'binary', type: isBool ? 'bool' : isFloat ? 'float' : left.type, sign, left: a, right: b };
    }
  }

  unary(): Expr {
    if (this.skip('not')) return { e: 'op', type: 'bool', name: 'not', args: [this.unary()] };
    let value = this.atom();
    for (;;) {
      if (this.skip('.')) value = this.member(value, this.next());
      else if (this.skip('[')) {
        const [index] = this.list(']');
        value = {
          e: 'op',
          type: heldBy(value.type),
          name: isMap(value.type) ? 'valueAt' : 'at',
          args: [value, ...(index ? [index] : [])],
        };
      } else return value;
    }
  }

  member(of: Expr, name: string): Expr {
    if (this.skip('(')) return this.method(of, name);
    const slots = of.type === this.scope.className ? this.scope.classFields : this.scope.records.get(of.type);
    const type = slots?.find((one) => one.name === name)?.type;
    if (type === undefined) throw new Error(`an outline has no ${of.type}.${name}`);
    return { e: 'field', type, of, name };
  }

  method(of: Expr | undefined, name: string): Expr {
    const known = this.scope.methods.get(name);
    if (!known) throw new Error(`an outline has no ${name}()`);
    const args = this.list(')').map((one, at) => fitted(one, known.parameters[at]?.type ?? ''));
    return { e: 'call', type: known.result, of, name, args, raises: known.raises };
  }

  atom(): Expr {
    const token = this.next();
    if (token === '(') {
      const inner = this.expression();
      this.skip(')');
      return inner;
    }
    if (token === '-') {
      const inner = this.unary();
      return inner.e === 'literal'
        ? { ...inner, value: `-${inner.value}` }
        : { e: 'op', type: inner.type, name: 'negative', args: [inner] };
    }
    if (token.startsWith('"')) return this.text(token.slice(1, -1));
    if (/^\d/.test(token)) return { e: 'literal', type: token.includes('.') ? 'float' : 'int', value: token };
    if (token === '[') {
      if (this.skip(']')) return { e: 'literal', type: '[]', value: '' };
      const items = this.list(']');
      const isFloat = items.some(({ type }) => type === 'float');
      const made = isFloat ? items.map((one) => fitted(one, 'float')) : items;
      return { e: 'op', type: `[${made[0]?.type}]`, name: 'list', args: made };
    }
    if (/^(?:true|false)$/.test(token)) return { e: 'literal', type: 'bool', value: token };
    if (token === 'none') return { e: 'literal', type: 'none', value: '' };
    if (token === 'this') return { e: 'own', type: this.scope.className, name: '' };
    if (this.skip('(')) return this.called(token);
    const local = this.scope.locals.get(token);
    if (local !== undefined) return { e: 'name', type: local, name: token };
    const own = this.scope.own.get(token);
    if (own !== undefined) return { e: 'own', type: own, name: token };
    throw new Error(`an outline does not know ${token}`);
  }

  called(name: string): Expr {
    const slots = name === this.scope.className ? this.scope.classFields : this.scope.records.get(name);
    if (slots) {
      const args = this.list(')').map((one, at) => fitted(one, slots[at]?.type ?? ''));
      return { e: 'make', type: name, args };
    }
    const result = RESULTS[name];
    if (result === undefined) return this.method(undefined, name);
    if (/^sorted/.test(name)) {
      const of = this.expression();
      this.skip(',');
      const by = this.tokens[this.at] === ')' ? '' : this.next();
      this.skip(')');
      const type = by
        ? (this.scope.records.get(heldBy(of.type))?.find((one) => one.name === by)?.type ?? '')
        : heldBy(of.type);
      return { e: 'op', type: of.type, name, args: [of, { e: 'literal', type, value: by }] };
    }
    const args = this.list(')');
    const [first] = args;
    const held = heldBy(first?.type ?? '');
    const type = result === '0' ? (first?.type ?? '') : result.replace('of', held);
    const fit =
      /^(?:append|prepend|contains|remove)$/.test(name) && isList(first?.type ?? '')
        ? 1
        : /^(?:put|getOr|insertAt)$/.test(name)
          ? 2
          : 0;
    return {
      e: 'op',
      type,
      name,
      args: args.map((one, at) => (fit && at === fit ? fitted(one, held) : one)),
    };
  }

  text(inner: string): Expr {
    const parts = inner
      .split(/(\{[^{}]*\})/)
      .filter(Boolean)
      .map((part) => (part.startsWith('{') ? new Reader(part.slice(1, -1), this.scope).expression() : part));
    return { e: 'string', type: 'text', parts };
  }
}
