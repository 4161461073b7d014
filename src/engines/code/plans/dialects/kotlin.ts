import type { Type } from '../plan.ts';
import { BRACED, camel, type Dialect, indented, quoted, type StepContext } from './dialect.ts';

const TYPES = { int: 'Int', float: 'Double', text: 'String', bool: 'Boolean' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list' && of.isArray)
    return of.of.kind === 'int' || of.of.kind === 'float' ? `${type(of.of)}Array` : `Array<${type(of.of)}>`;
  if (of.kind === 'list') return `List<${type(of.of)}>`;
  if (of.kind === 'map') return `Map<${type(of.key)}, ${type(of.of)}>`;
  if (of.kind === 'pair') return `Pair<${type(of.key)}, ${type(of.of)}>`;
  return TYPES[of.kind];
}

function sorted({ input, it, keys }: StepContext): string {
  const [key] = keys;
  if (!key) return `${input}.sorted()`;
  if (keys.length === 1 && key.of(it) === it)
    return `${input}.sorted${key.isDescending ? 'Descending' : ''}()`;
  if (keys.length === 1)
    return `${input}.sorted${key.isDescending ? 'ByDescending' : 'By'} { ${it} -> ${key.of(it)} }`;
  const order = keys
    .map(
      (one, at) =>
        `${at === 0 ? 'compareBy' : '.thenBy'}${one.isDescending ? 'Descending' : ''}${at === 0 ? '<@>' : ''} { ${it} -> ${one.of(it)} }`,
    )
    .join('');
  return `${input}.sortedWith(${order})`;
}

export const KOTLIN: Dialect = {
  scalars: {
    lower: '{0}.lowercase()',
    upper: '{0}.uppercase()',
    trim: '{0}.trim()',
    initial: '{0}.take(1)',
    length: '{0}.length',
    reverse: '{0}.reversed()',
    capital: '{0}.replaceFirstChar { it.uppercase() }',
    abs: 'kotlin.math.abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: '{0}[0].isLetter()',
    blank: '{0}.isBlank()',
    starts: '{0}.startsWith({1})',
    ends: '{0}.endsWith({1})',
    contains: '{0}.contains({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.lowercase()`,
    words: ({ input }) =>
      `Regex("[\\\\p{L}\\\\p{N}]+(?:'[\\\\p{L}\\\\p{N}]+)*").findAll(${input}).map { it.value }.toList()`,
    lines: ({ input }) => `${input}.trimEnd('\\n').lines()`,
    characters: ({ input }) => `${input}.map { it.toString() }`,
    filter: ({ input, it, expr }) => `${input}.filter { ${it} -> ${expr} }`,
    map: ({ input, it, expr }) => `${input}.map { ${it} -> ${expr} }`,
    distinct: ({ input }) => `${input}.distinct()`,
    reverse: ({ input }) => `${input}.reversed()`,
    sort: (context) => sorted(context).replace('<@>', `<${type(context.of)}>`),
    take: ({ input, expr }) => `${input}.take(${expr})`,
    nth: ({ input, expr }) =>
      /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
    tally: ({ input }) => `${input}.groupingBy { it }.eachCount()`,
    entries: ({ input }) => `${input}.toList()`,
    group: ({ input, it, expr }) => `${input}.groupBy { ${it} -> ${expr} }`,
    groupSum: ({ input, it, expr, value }) =>
      `${input}.groupBy { ${it} -> ${expr} }.mapValues { (_, group) -> group.sumOf { ${it} -> ${value} } }`,
    groupCount: ({ input, it, expr }) => `${input}.groupingBy { ${it} -> ${expr} }.eachCount()`,
    groupAverage: ({ input, it, expr, value }) =>
      `${input}.groupBy { ${it} -> ${expr} }.mapValues { (_, group) -> group.map { ${it} -> ${value} }.average() }`,
    sum: ({ input }) => `${input}.sum()`,
    average: ({ input }) => `${input}.average()`,
    min: ({ input }) => `${input}.sorted().first()`,
    max: ({ input }) => `${input}.sorted().last()`,
    median: ({ input }) => ({
      before: [`val ordered = ${input}.sorted()`, 'val middle = ordered.size / 2'],
      value:
        'if (ordered.size % 2 == 1) ordered[middle].toDouble() else (ordered[middle - 1] + ordered[middle]) / 2.0',
    }),
    size: ({ input }) => `${input}.size`,
    first: ({ input }) => `${input}.first()`,
    minBy: ({ input, it, expr }) => `${input}.sortedBy { ${it} -> ${expr} }.first()`,
    maxBy: ({ input, it, expr }) => `${input}.sortedByDescending { ${it} -> ${expr} }.first()`,
    any: ({ input, it, expr }) => `${input}.any { ${it} -> ${expr} }`,
    all: ({ input, it, expr }) => `${input}.all { ${it} -> ${expr} }`,
    join: ({ input, expr }) => `${input}.joinToString(${expr})`,
  },
  ...BRACED,
  equal: (left, right) => `${left} == ${right}`,
  functionName: camel,
  field: (record, { words }) => `${record}.${camel(words)}`,
  has: (record, { words }) => `${record}.${camel(words)} != null`,
  pair: { key: '{0}.first', count: '{0}.second' },
  type,
  isEmpty: (list) => `${list}.isEmpty()`,
  declare: (name, _, value) => `val ${name} = ${value}`,
  giveBack: (value) => `return ${value}`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value}`;
    return whenEmpty.does === 'null'
      ? 'return null'
      : `throw ${whenEmpty.exception ?? 'IllegalArgumentException'}(${quoted(message)})`;
  },
  arrays: {
    toList: (name) => `${name}.toList()`,
    fromList: (list, of) =>
      `${list}.to${of.kind === 'int' || of.kind === 'float' ? `${type(of)}Array` : 'TypedArray'}()`,
    literal: (items, of) =>
      `${of.kind === 'int' ? 'intA' : of.kind === 'float' ? 'doubleA' : 'a'}rrayOf(${items.join(', ')})`,
    text: (call) => `${call}.contentToString()`,
  },
  when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `fun ${name}(${parameters.map((one) => `${one.name}: ${type(one.type)}`).join(', ')}): ${type(result)}${ending === 'null' ? '?' : ''} {\n${indented(body).join('\n')}\n}`,
  range: (from, to) => `(${from}..${to}).toList()`,
  list: (items) => `listOf(${items.join(', ')})`,
  record: (name, fields, values) =>
    `${name}(${fields.map(({ words }, at) => `${camel(words)} = ${values[at]}`).join(', ')})`,
  show: (call) => [`println(${call})`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`${call}.forEach { println(it) }`]
      : [`for ((key, count) in ${call}) println("$key: $count")`],
};
