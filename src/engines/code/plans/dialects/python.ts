import type { Type } from '../plan.ts';
import {
  type Comparison,
  type Dialect,
  indented,
  isNumber,
  quoted,
  type StepContext,
  snake,
} from './dialect.ts';

const TYPES = { int: 'int', float: 'float', text: 'str', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `list[${type(of.of)}]`;
  if (of.kind === 'map') return `dict[${type(of.key)}, ${type(of.of)}]`;
  if (of.kind === 'pair') return `tuple[${type(of.key)}, ${type(of.of)}]`;
  return TYPES[of.kind];
}

/** Descending keys of numbers are negated, so that one call sorts by all. */
function sorted({ input, it, keys }: StepContext): string {
  const one = keys.length === 1 || keys.every(({ isDescending }) => isDescending === keys[0]?.isDescending);
  // Text cannot be negated: sorting is stable, so the last key comes first.
  if (!one && keys.some(({ type, isDescending }) => isDescending && !isNumber(type)))
    return keys.reduceRight(
      (list, { of, isDescending }) =>
        `sorted(${list}, key=lambda ${it}: ${of(it)}${isDescending ? ', reverse=True' : ''})`,
      input,
    );
  const part = ({ of, type, isDescending }: Comparison): string =>
    !one && isDescending && isNumber(type) ? `-${of(it)}` : of(it);
  const parts = keys.map(part);
  const key = parts.length === 1 ? parts.join('') : `(${parts.join(', ')})`;
  const by = key === it ? '' : `, key=lambda ${it}: ${key}`;
  return `sorted(${input}${by}${one && keys[0]?.isDescending ? ', reverse=True' : ''})`;
}

const fold =
  (start: string, step: (context: StepContext) => string) =>
  (context: StepContext): { before: string[]; value: string } => ({
    before: [
      `${context.out}: ${type(context.to)} = ${start}`,
      `for ${context.it} in ${context.input}:`,
      ...indented([step(context)]),
    ],
    value: context.out,
  });

export const PYTHON: Dialect = {
  scalars: {
    lower: '{0}.lower()',
    upper: '{0}.upper()',
    trim: '{0}.strip()',
    initial: '{0}[:1]',
    length: 'len({0})',
    reverse: '{0}[::-1]',
    capital: '{0}.capitalize()',
    abs: 'abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: '{0}.isalpha()',
    blank: 'not {0}.strip()',
    starts: '{0}.startswith({1})',
    ends: '{0}.endswith({1})',
    contains: '{1} in {0}',
  },
  steps: {
    lowerText: ({ input }) => `${input}.lower()`,
    words: ({ input }) => `re.findall(r"\\w+(?:'\\w+)*", ${input})`,
    lines: ({ input }) => `${input}.splitlines()`,
    characters: ({ input }) => `list(${input})`,
    filter: ({ input, it, expr }) => `[${it} for ${it} in ${input} if ${expr}]`,
    map: ({ input, it, expr }) => `[${expr} for ${it} in ${input}]`,
    distinct: ({ input }) => `list(dict.fromkeys(${input}))`,
    reverse: ({ input }) => `${input}[::-1]`,
    sort: sorted,
    take: ({ input, expr }) => `${input}[:${expr}]`,
    nth: ({ input, expr }) => `${input}[${expr} - 1]`.replace('[1 - 1]', '[0]').replace('[2 - 1]', '[1]'),
    tally: ({ input }) => `Counter(${input})`,
    entries: ({ input }) => `list(${input}.items())`,
    group: fold('{}', ({ out, it, expr }) => `${out}.setdefault(${expr}, []).append(${it})`),
    groupSum: fold('{}', ({ out, expr, value }) => `${out}[${expr}] = ${out}.get(${expr}, 0) + ${value}`),
    groupCount: fold('{}', ({ out, expr }) => `${out}[${expr}] = ${out}.get(${expr}, 0) + 1`),
    groupAverage: ({ input, out, it, expr, value }) => ({
      before: [`${out} = {}`, `for ${it} in ${input}:`, `  ${out}.setdefault(${expr}, []).append(${value})`],
      value: `{key: sum(values) / len(values) for key, values in ${out}.items()}`,
    }),
    sum: ({ input }) => `sum(${input})`,
    average: ({ input }) => `sum(${input}) / len(${input})`,
    min: ({ input }) => `min(${input})`,
    max: ({ input }) => `max(${input})`,
    median: ({ input }) => `float(median(${input}))`,
    size: ({ input }) => `len(${input})`,
    first: ({ input }) => `${input}[0]`,
    minBy: ({ input, it, expr }) => `min(${input}, key=lambda ${it}: ${expr})`,
    maxBy: ({ input, it, expr }) => `max(${input}, key=lambda ${it}: ${expr})`,
    any: ({ input, it, expr }) => `any(${expr} for ${it} in ${input})`,
    all: ({ input, it, expr }) => `all(${expr} for ${it} in ${input})`,
    join: ({ input, expr }) => `${expr}.join(${input})`,
  },
  and: 'and',
  or: 'or',
  not: (test) => `not (${test})`,
  equal: (left, right) => `${left} == ${right}`,
  variable: snake,
  functionName: snake,
  field: (record, { words }) => `${record}.${snake(words)}`,
  has: (record, { words }) => `${record}.${snake(words)}`,
  pair: { key: '{0}[0]', count: '{0}[1]' },
  type,
  isEmpty: (list) => `not ${list}`,
  declare: (name, _, value) => `${name} = ${value}`,
  giveBack: (value) => `return ${value}`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value}`;
    return whenEmpty.does === 'null'
      ? 'return None'
      : `raise ${whenEmpty.exception ?? 'ValueError'}(${quoted(message)})`;
  },
  when: (test, lines) => [`if ${test}:`, ...indented(lines)],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `def ${name}(${parameters.map((one) => `${one.name}: ${type(one.type)}`).join(', ')}) -> ${type(result)}${ending === 'null' ? ' | None' : ''}:\n${indented(body).join('\n')}`,
  range: (from, to) => `list(range(${from}, ${to + 1}))`,
  list: (items) => `[${items.join(', ')}]`,
  text: quoted,
  none: 'None',
  record: (name, fields, values) =>
    `${name}(${fields.map(({ words }, at) => `${snake(words)}=${values[at]}`).join(', ')})`,
  show: (call) => [`print(${call})`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`for item in ${call}:`, '  print(item)']
      : [`for key, count in ${of.kind === 'map' ? `${call}.items()` : call}:`, '  print(f"{key}: {count}")'],
  read: (name, of, from) => {
    const check =
      from === 'file' ? ['if len(sys.argv) != 2:', '  sys.exit(f"usage: {sys.argv[0]} FILE")'] : [];
    const text = from === 'file' ? 'open(sys.argv[1], encoding="utf-8").read()' : 'sys.stdin.read()';
    if (of.kind !== 'list') return [...check, `${name} = ${text}`];
    const parse = { int: 'int', float: 'float' }[of.of.kind === 'int' ? 'int' : 'float'];
    if (of.of.kind === 'text') return [...check, `${name} = ${text}.splitlines()`];
    return [...check, `${name} = [${parse}(token) for token in ${text}.split()]`];
  },
  imports: (code) =>
    [
      /\bre\./.test(code) && 'import re',
      /\bsys\./.test(code) && 'import sys',
      /\bCounter\(/.test(code) && 'from collections import Counter',
      /\bmedian\(/.test(code) && 'from statistics import median',
    ]
      .filter(Boolean)
      .join('\n'),
};
