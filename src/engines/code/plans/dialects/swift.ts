import type { Type } from '../plan.ts';
import {
  BRACED,
  type Comparison,
  camel,
  type Dialect,
  indented,
  quoted,
  type StepContext,
} from './dialect.ts';

const TYPES = { int: 'Int', float: 'Double', text: 'String', bool: 'Bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `[${type(of.of)}]`;
  if (of.kind === 'map') return `[${type(of.key)}: ${type(of.of)}]`;
  if (of.kind === 'pair') return `(key: ${type(of.key)}, value: ${type(of.of)})`;
  return TYPES[of.kind];
}

const ordered = ({ of, isDescending }: Comparison): string =>
  `${of('a')} ${isDescending ? '>' : '<'} ${of('b')}`;

function sorted({ input, it, keys }: StepContext): string {
  const [key, next] = keys;
  if (!key) return `${input}.sorted()`;
  if (!next && key.of(it) === it) return `${input}.sorted(${key.isDescending ? 'by: >' : ''})`;
  const test = keys
    .map((one, at) =>
      at < keys.length - 1 ? `${one.of('a')} != ${one.of('b')} ? ${ordered(one)} : ` : ordered(one),
    )
    .join('');
  return `${input}.sorted { a, b in ${test} }`;
}

export const SWIFT: Dialect = {
  scalars: {
    lower: '{0}.lowercased()',
    upper: '{0}.uppercased()',
    trim: '{0}.trimmingCharacters(in: .whitespaces)',
    initial: 'String({0}.prefix(1))',
    length: '{0}.count',
    reverse: 'String({0}.reversed())',
    capital: '{0}.prefix(1).uppercased() + {0}.dropFirst()',
    abs: 'abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: '{0}.allSatisfy { $0.isLetter }',
    blank: '{0}.allSatisfy { $0.isWhitespace }',
    starts: '{0}.hasPrefix({1})',
    ends: '{0}.hasSuffix({1})',
    contains: '{0}.contains({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.lowercased()`,
    words: ({ input }) =>
      `${input}.matches(of: /[\\p{L}\\p{N}]+(?:'[\\p{L}\\p{N}]+)*/).map { String($0.output) }`,
    lines: ({ input }) =>
      `${input}.split(separator: "\\n", omittingEmptySubsequences: false).map(String.init)`,
    characters: ({ input }) => `${input}.map { String($0) }`,
    filter: ({ input, it, expr }) => `${input}.filter { ${it} in ${expr} }`,
    map: ({ input, it, expr }) => `${input}.map { ${it} in ${expr} }`,
    distinct: ({ input, out, of }) => ({
      before: [`var seen = Set<${type(of)}>()`, `let ${out} = ${input}.filter { seen.insert($0).inserted }`],
      value: out,
    }),
    reverse: ({ input }) => `Array(${input}.reversed())`,
    sort: sorted,
    take: ({ input, expr }) => `Array(${input}.prefix(${expr}))`,
    nth: ({ input, expr }) =>
      /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
    tally: ({ input }) => `Dictionary(${input}.map { ($0, 1) }, uniquingKeysWith: +)`,
    entries: ({ input }) => `${input}.map { (key: $0.key, value: $0.value) }`,
    group: ({ input, it, expr }) => `Dictionary(grouping: ${input}) { ${it} in ${expr} }`,
    groupSum: ({ input, it, expr, value }) =>
      `Dictionary(${input}.map { ${it} in (${expr}, ${value}) }, uniquingKeysWith: +)`,
    groupCount: ({ input, it, expr }) =>
      `Dictionary(${input}.map { ${it} in (${expr}, 1) }, uniquingKeysWith: +)`,
    groupAverage: ({ input, it, expr, value }) =>
      `Dictionary(grouping: ${input}) { ${it} in ${expr} }.mapValues { group in group.map { ${it} in Double(${value}) }.reduce(0, +) / Double(group.count) }`,
    sum: ({ input }) => `${input}.reduce(0, +)`,
    average: ({ input, of }) =>
      `${of.kind === 'int' ? `Double(${input}.reduce(0, +))` : `${input}.reduce(0, +)`} / Double(${input}.count)`,
    min: ({ input }) => `${input}.min()!`,
    max: ({ input }) => `${input}.max()!`,
    median: ({ input, of }) => ({
      before: [
        `let ordered = ${of.kind === 'int' ? `${input}.map(Double.init)` : input}.sorted()`,
        'let middle = ordered.count / 2',
      ],
      value: 'ordered.count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2',
    }),
    size: ({ input }) => `${input}.count`,
    first: ({ input }) => `${input}[0]`,
    minBy: ({ input, keys }) => `${input}.min { a, b in ${keys[0]?.of('a')} < ${keys[0]?.of('b')} }!`,
    maxBy: ({ input, keys }) => `${input}.max { a, b in ${keys[0]?.of('a')} < ${keys[0]?.of('b')} }!`,
    any: ({ input, it, expr }) => `${input}.contains { ${it} in ${expr} }`,
    all: ({ input, it, expr }) => `${input}.allSatisfy { ${it} in ${expr} }`,
    join: ({ input, expr }) => `${input}.joined(separator: ${expr})`,
  },
  ...BRACED,
  equal: (left, right) => `${left} == ${right}`,
  functionName: camel,
  field: (record, { words }) => `${record}.${camel(words)}`,
  has: (record, { words }) => `${record}.${camel(words)} != nil`,
  pair: { key: '{0}.key', count: '{0}.value' },
  type,
  toFloat: (value) => `Double(${value})`,
  isEmpty: (list) => `${list}.isEmpty`,
  declare: (name, _, value) => `let ${name} = ${value}`,
  giveBack: (value) => `return ${value}`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value}`;
    return whenEmpty.does === 'null' ? 'return nil' : `throw InputError(message: ${quoted(message)})`;
  },
  when: (test, lines) => [`if ${test} {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `${ending === 'raise' ? 'struct InputError: Error {\n  let message: String\n}\n\n' : ''}func ${name}(${parameters.map((one) => `_ ${one.name}: ${type(one.type)}`).join(', ')})${ending === 'raise' ? ' throws' : ''} -> ${type(result)}${ending === 'null' ? '?' : ''} {\n${indented(body).join('\n')}\n}`,
  range: (from, to) => `Array(${from}...${to})`,
  list: (items) => `[${items.join(', ')}]`,
  none: 'nil',
  record: (name, fields, values) =>
    `${name}(${fields.map(({ words }, at) => `${camel(words)}: ${values[at]}`).join(', ')})`,
  show: (call, _, ending) =>
    ending === 'null' ? [`print(${call} as Any)`] : [`print(${ending === 'raise' ? 'try ' : ''}${call})`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`${call}.forEach { print($0) }`]
      : [`for (key, count) in ${call} {`, '  print("\\(key): \\(count)")', '}'],
};
