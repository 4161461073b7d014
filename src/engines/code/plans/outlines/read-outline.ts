import { CHANGING, fitted, Reader, type Scope } from './expression.ts';
import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isOptional,
  type Line,
  type Outline,
  type RecordType,
  type Slot,
} from './outline.ts';

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
    const raised = /^raise ([\w:]+) (".*?")(?: if (.*))?$/.exec(row);
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
    } else if (word === 'while') lines.push({ do: 'while', when: expr(rest), lines: inner() });
    else if (word === 'with') {
      const [, name = '', of = ''] = /^(\w+) = (.*)$/.exec(rest) ?? [];
      const value = expr(of);
      scope.locals.set(name, heldBy(value.type));
      lines.push({ do: 'with', name, of: value, lines: inner() });
    } else if (word === 'raw') lines.push({ do: 'raw', text: rest });
    else if (row === 'return') lines.push({ do: 'return', value: { e: 'literal', type: '', value: '' } });
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
