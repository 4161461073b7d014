import { type Dialect, indented, isNumber, quoted, type StepContext, snake } from './dialect.ts';

function sorted({ input, it, keys }: StepContext): string {
  const [key] = keys;
  if (!key) return `${input}.sort`;
  const plain = key.of(it) === it;
  if (keys.length === 1) {
    const ordered = plain ? `${input}.sort` : `${input}.sort_by { |${it}| ${key.of(it)} }`;
    return key.isDescending ? `${ordered}.reverse` : ordered;
  }
  // Text cannot be negated.
  if (keys.some((one) => one.isDescending && !isNumber(one.type))) {
    const side = (isFirst: boolean): string =>
      keys.map((one) => one.of(isFirst === one.isDescending ? 'b' : 'a')).join(', ');
    return `${input}.sort { |a, b| [${side(true)}] <=> [${side(false)}] }`;
  }
  const parts = keys.map((one) => `${one.isDescending && isNumber(one.type) ? '-' : ''}${one.of(it)}`);
  return `${input}.sort_by { |${it}| [${parts.join(', ')}] }`;
}

export const RUBY: Dialect = {
  scalars: {
    lower: '{0}.downcase',
    upper: '{0}.upcase',
    trim: '{0}.strip',
    initial: '{0}[0, 1]',
    length: '{0}.length',
    reverse: '{0}.reverse',
    capital: '{0}.capitalize',
    abs: '{0}.abs',
    even: '{0}.even?',
    odd: '{0}.odd?',
    letter: '{0}.match?(/[[:alpha:]]/)',
    blank: '{0}.strip.empty?',
    starts: '{0}.start_with?({1})',
    ends: '{0}.end_with?({1})',
    contains: '{0}.include?({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.downcase`,
    words: ({ input }) => `${input}.scan(/[[:alnum:]]+(?:'[[:alnum:]]+)*/)`,
    lines: ({ input }) => `${input}.lines(chomp: true)`,
    characters: ({ input }) => `${input}.chars`,
    filter: ({ input, it, expr }) => `${input}.select { |${it}| ${expr} }`,
    map: ({ input, it, expr }) => `${input}.map { |${it}| ${expr} }`,
    distinct: ({ input }) => `${input}.uniq`,
    reverse: ({ input }) => `${input}.reverse`,
    sort: sorted,
    take: ({ input, expr }) => `${input}.first(${expr})`,
    nth: ({ input, expr }) =>
      /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
    tally: ({ input }) => `${input}.tally`,
    entries: ({ input }) => `${input}.to_a`,
    group: ({ input, it, expr }) => `${input}.group_by { |${it}| ${expr} }`,
    groupSum: ({ input, it, expr, value }) =>
      `${input}.group_by { |${it}| ${expr} }.transform_values { |group| group.sum { |${it}| ${value} } }`,
    groupCount: ({ input, it, expr }) => `${input}.map { |${it}| ${expr} }.tally`,
    groupAverage: ({ input, it, expr, value }) =>
      `${input}.group_by { |${it}| ${expr} }.transform_values { |group| group.sum { |${it}| ${value} }.to_f / group.size }`,
    sum: ({ input }) => `${input}.sum`,
    average: ({ input }) => `${input}.sum.to_f / ${input}.size`,
    min: ({ input }) => `${input}.min`,
    max: ({ input }) => `${input}.max`,
    median: ({ input }) => ({
      before: [`ordered = ${input}.sort`, 'middle = ordered.size / 2'],
      value: 'ordered.size.odd? ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2.0',
    }),
    size: ({ input }) => `${input}.size`,
    first: ({ input }) => `${input}.first`,
    minBy: ({ input, it, expr }) => `${input}.min_by { |${it}| ${expr} }`,
    maxBy: ({ input, it, expr }) => `${input}.max_by { |${it}| ${expr} }`,
    any: ({ input, it, expr }) => `${input}.any? { |${it}| ${expr} }`,
    all: ({ input, it, expr }) => `${input}.all? { |${it}| ${expr} }`,
    join: ({ input, expr }) => `${input}.join(${expr})`,
  },
  and: '&&',
  or: '||',
  not: (test) => `!(${test})`,
  equal: (left, right) => `${left} == ${right}`,
  variable: snake,
  functionName: snake,
  field: (record, { words }) => `${record}.${snake(words)}`,
  has: (record, { words }) => `${record}.${snake(words)}`,
  pair: { key: '{0}[0]', count: '{0}[1]' },
  type: () => '',
  isEmpty: (list) => `${list}.empty?`,
  declare: (name, _, value) => `${name} = ${value}`,
  giveBack: (value) => value,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value}`;
    return whenEmpty.does === 'null'
      ? 'return nil'
      : `raise ${whenEmpty.exception ?? 'ArgumentError'}, ${quoted(message)}`;
  },
  when: (test, lines) =>
    lines.length === 1 ? [`${lines[0]} if ${test}`] : [`if ${test}`, ...indented(lines), 'end'],
  writeFunction: ({ name, parameters, body }) =>
    `def ${name}(${parameters.map((one) => one.name).join(', ')})\n${indented(body).join('\n')}\nend`,
  range: (from, to) => `(${from}..${to}).to_a`,
  list: (items) => `[${items.join(', ')}]`,
  text: quoted,
  none: 'nil',
  record: (name, fields, values) =>
    `${name}.new(${fields.map(({ words }, at) => `${snake(words)}: ${values[at]}`).join(', ')})`,
  show: (call) => [`p ${call}`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`puts ${call}`]
      : [`${call}.each { |key, count| puts "#{key}: #{count}" }`],
  read: (name, of, from) => {
    const check = from === 'file' ? ['abort "usage: #{$PROGRAM_NAME} FILE" if ARGV.size != 1'] : [];
    const text = from === 'file' ? 'File.read(ARGV[0])' : '$stdin.read';
    if (of.kind !== 'list') return [...check, `${name} = ${text}`];
    if (of.of.kind === 'text') return [...check, `${name} = ${text}.lines(chomp: true)`];
    return [
      ...check,
      `${name} = ${text}.split.map { |token| ${of.of.kind === 'int' ? 'Integer' : 'Float'}(token) }`,
    ];
  },
};
