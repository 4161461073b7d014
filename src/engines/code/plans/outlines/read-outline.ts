import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isNumber,
  isOptional,
  type Line,
  type Outline,
  type RecordType,
  type Slot,
} from './outline.ts';

/** What the operations give; `0` is the type of the first part, `of` what that holds. */
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
  sorted: '0',
  sortedDown: '0',
  take: '0',
  reversed: '0',
  joined: 'text',
  pi: 'float',
  today: 'text',
  grid: '[[float]]',
  insertAt: '',
  whole: 'int',
  after: 'text',
  cut: 'text',
  shuffle: '',
};
const CHANGING = 'append|prepend|put|remove|removeAt|removeLast|insertAt|shuffle|clear';

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<=|>=|==|!=|[-+*/%<>()[\]{}.,:]))/y;
const STRENGTH: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '%': 5,
};

interface Scope {
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

class Reader {
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

interface Row {
  readonly depth: number;
  readonly text: string;
}

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ depth: line.search(/\S/), text: line.trim() }));

/** The lines of a body. */
function readLines(rows: readonly Row[], scope: Scope, result: string): Line[] {
  const lines: Line[] = [];
  const depth = rows[0]?.depth ?? 0;
  const expr = (text: string): Expr => new Reader(text, scope).expression();
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]?.text ?? '';
    let end = at + 1;
    while (end < rows.length && (rows[end]?.depth ?? 0) > depth) end += 1;
    const inner = (): Line[] => readLines(rows.slice(at + 1, end), scope, result);
    const [, word = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(row) ?? [];
    const raised = /^raise (\w+) (".*?")(?: if (.*))?$/.exec(row);
    const assigned = /^(.+?) ([-+]?=) (.+)$/.exec(row);
    if (raised) {
      const line: Line = { do: 'raise', kind: raised[1] ?? '', message: expr(raised[2] ?? '') };
      lines.push(raised[3] ? { do: 'if', when: expr(raised[3]), lines: [line], otherwise: [] } : line);
    } else if (word === 'let') {
      const [, name = '', type, value = ''] = /^(\w+)(?:: (\S+))? = (.*)$/.exec(rest) ?? [];
      const made = expr(value);
      const fit = type ? fitted(made, type) : made;
      scope.locals.set(name, fit.type);
      const change = new RegExp(
        `^${name}(?:\\[.*\\])?(?:\\.\\w+)? [-+]?= |^(?:${CHANGING})\\(${name}\\b|\\b${name}\\.(${[...scope.changing].join('|') || '(?!)'})\\(`,
      );
      const isChanged = rows.slice(at + 1).some((later) => change.test(later.text));
      lines.push({ do: 'let', name, value: fit, isChanged });
    } else if (word === 'if') {
      const when = expr(rest);
      const body = inner();
      let otherwise: Line[] = [];
      if (rows[end]?.text === 'else') {
        const from = end + 1;
        end = from;
        while (end < rows.length && (rows[end]?.depth ?? 0) > depth) end += 1;
        otherwise = readLines(rows.slice(from, end), scope, result);
      }
      lines.push({ do: 'if', when, lines: body, otherwise });
    } else if (word === 'for') {
      const [, name = '', until, of = ''] = /^(\w+) (?:in|(to)) (.*)$/.exec(rest) ?? [];
      const value = expr(of);
      scope.locals.set(name, until ? 'int' : heldBy(value.type));
      lines.push(
        until
          ? { do: 'count', name, to: value, lines: inner() }
          : { do: 'each', name, of: value, lines: inner() },
      );
    } else if (word === 'with') {
      const [, name = '', of = ''] = /^(\w+) = (.*)$/.exec(rest) ?? [];
      const value = expr(of);
      scope.locals.set(name, heldBy(value.type));
      lines.push({ do: 'with', name, of: value, lines: inner() });
    } else if (row === 'return') lines.push({ do: 'return', value: { e: 'literal', type: '', value: '' } });
    else if (word === 'return')
      lines.push({ do: 'return', value: fitted(expr(rest), isOptional(result) ? heldBy(result) : result) });
    else if (word === 'print' || word === 'try') lines.push({ do: word, value: expr(rest) });
    else if (assigned && !/^\w+\(/.test(row)) {
      const target = expr(assigned[1] ?? '');
      lines.push({
        do: 'set',
        sign: assigned[2] ?? '=',
        target,
        value: fitted(expr(assigned[3] ?? ''), target.type),
      });
    } else lines.push({ do: 'run', value: expr(row) });
    at = end;
  }
  return lines;
}

const slotsOf = (text: string): Slot[] =>
  text
    .split(/,\s*(?![^{[]*[\]}])/)
    .filter(Boolean)
    .map((one) => {
      const [name = '', ...type] = one.split(':');
      return { name: name.trim(), type: type.join(':').trim() };
    });

const CHANGE = new RegExp(`\\b(?:${CHANGING})\\((\\w+)`);

/** Reads an outline; one that is wrong is a fault of the program that wrote it. */
export function readOutline(text: string): Outline {
  const rows = rowsOf(text);
  const blocks: Row[][] = [];
  for (const row of rows) {
    if (row.depth === 0) blocks.push([row]);
    else blocks.at(-1)?.push(row);
  }
  const records = new Map<string, Slot[]>();
  const own = new Map<string, string>();
  const methods = new Map<string, Pick<Func, 'result' | 'parameters' | 'raises'>>();
  const states: { slot: Slot; start: string }[] = [];
  const found: { head: RegExpExecArray; body: Row[] }[] = [];
  let className = '';
  let isGeneric = false;
  let classFields: Slot[] = [];
  let example: Row[] = [];
  for (const [head, ...body] of blocks) {
    const line = head?.text ?? '';
    const type = /^(record|class) (\w+)(<T>)?\((.*)\)$/.exec(line);
    const state = /^state (\w+): (\S+) = (.*)$/.exec(line);
    const method = /^(def|fun) (\w+)\((.*?)\)(?: -> (\S+))?$/.exec(line);
    if (type?.[1] === 'record') records.set(type[2] ?? '', slotsOf(type[4] ?? ''));
    else if (type) {
      className = type[2] ?? '';
      isGeneric = type[3] !== undefined;
      classFields = slotsOf(type[4] ?? '');
      for (const one of classFields) own.set(one.name, one.type);
    } else if (state) {
      states.push({ slot: { name: state[1] ?? '', type: state[2] ?? '' }, start: state[3] ?? '' });
      own.set(state[1] ?? '', state[2] ?? '');
    } else if (method) {
      found.push({ head: method, body });
      const raises = body.some((row) => row.text.startsWith('raise '));
      methods.set(method[2] ?? '', { result: method[4] ?? '', parameters: slotsOf(method[3] ?? ''), raises });
    } else if (line === 'example') example = body;
    else throw new Error(`an outline cannot say ${line}`);
  }
  const changing = new Set<string>();
  const scope = (locals: readonly Slot[]): Scope => ({
    records,
    own,
    methods,
    className,
    classFields,
    changing,
    locals: new Map(locals.map(({ name, type }) => [name, type])),
  });
  const functions = found.map(({ head, body }) => {
    const parameters = slotsOf(head[3] ?? '');
    const result = head[4] ?? '';
    const changes = body.some(({ text: row }) => {
      const target = CHANGE.exec(row)?.[1] ?? /^(\w+)[\w.[\]]* [-+]?= /.exec(row)?.[1];
      return target !== undefined && own.has(target) && !parameters.some(({ name }) => name === target);
    });
    const lines = readLines(body, scope(parameters), result);
    const func: Func = {
      name: head[2] ?? '',
      parameters,
      result,
      lines,
      raises: methods.get(head[2] ?? '')?.raises ?? false,
      changes,
    };
    return { func, isMethod: head[1] === 'def' };
  });
  const calls = (func: Func): Func =>
    func.changes
      ? func
      : {
          ...func,
          changes: found.some(
            ({ head, body }) =>
              head[2] === func.name &&
              body.some(({ text: row }) =>
                functions.some(
                  (other) => other.func.changes && new RegExp(`\\b${other.func.name}\\(`).test(row),
                ),
              ),
          ),
        };
  const type: ClassType | undefined = className
    ? {
        name: className,
        isGeneric,
        fields: classFields,
        state: states.map(({ slot, start }) => ({
          ...slot,
          start: fitted(new Reader(start, scope([])).expression(), slot.type),
        })),
        methods: functions.filter(({ isMethod }) => isMethod).map(({ func }) => calls(func)),
      }
    : undefined;
  for (const { name, changes } of type?.methods ?? []) if (changes) changing.add(name);
  const changed = new Set([...text.matchAll(/\.(\w+) [-+]?= /g)].map(([, name = '']) => name));
  return {
    records: [...records].map(([name, fields]): RecordType => ({ name, fields, changed })),
    ...(type ? { type } : {}),
    functions: functions.filter(({ isMethod }) => !isMethod).map(({ func }) => func),
    example: readLines(example, scope([]), ''),
  };
}
