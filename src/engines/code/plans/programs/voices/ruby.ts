import { inside, type Line, quote, snakeName, type Voice } from './voice.ts';

const block = (head: string, body: readonly string[]): string[] => [head, ...inside(body), 'end'];
const text = (value: string): string => quote(value).replace(/#(?=[{$@])/g, '\\#');

function shown(line: Line): string {
  const parts = line.map((part) => {
    if (typeof part === 'string') return text(part).slice(1, -1);
    if (part.decimals !== undefined) return `#{format("%.${part.decimals}f", ${part.code})}`;
    return part.kind === 'float' ? `#{format("%.15g", ${part.code})}` : `#{${part.code}}`;
  });
  const [only] = line;
  return line.length === 1 && typeof only === 'object' && only.kind !== 'float'
    ? only.code
    : `"${parts.join('')}"`;
}

export const RUBY: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin') return ['text = $stdin.read'];
    return [
      ...(source.from === 'argument' ? block('if ARGV.size != 1', usage) : []),
      `path = ${source.from === 'argument' ? 'ARGV[0]' : text(source.path)}`,
      'begin',
      '  text = File.read(path)',
      'rescue SystemCallError',
      ...inside(missing),
      'end',
    ];
  },
  lines: ['lines = text.lines(chomp: true)'],
  each: (one, list, body) => block(`${list}.each do |${one}|`, body),
  or: '||',
  first: 'lines.first',
  rest: 'lines.drop(1)',
  when: (test, body) => block(`if ${test}`, body),
  next: 'next',
  constant: (name, value) => `${name} = ${value}`,
  variable: (name, value) => `${name} = ${value}`,
  set: (name, value) => `${name} = ${value}`,
  list: (name) => `${name} = []`,
  push: (list, value) => `${list} << ${value}`,
  map: (name) => `${name} = {}`,
  parse: (name, from, kind, bad) => [
    `${name} = ${kind === 'int' ? 'Integer' : 'Float'}(${from}${kind === 'int' ? ', 10' : ''}, exception: false)`,
    ...block(`if ${name}.nil?`, bad),
  ],
  isBlank: (of) => `${of}.strip.empty?`,
  isEmpty: (list) => `${list}.empty?`,
  isEmptyMap: (map) => `${map}.empty?`,
  lower: (of) => `${of}.downcase`,
  contains: (of, part) => `${of}.include?(${part})`,
  words: (of, isPlain) => (isPlain ? `${of}.split` : `${of}.scan(/[[:alnum:]_]+(?:'[[:alnum:]_]+)*/)`),
  cells: (name, line, separator) => [
    separator === ' '
      ? `${name} = ${line}.split`
      : `${name} = CSV.parse_line(${line}${separator === ',' ? '' : `, col_sep: ${text(separator)}`}).map(&:to_s)`,
  ],
  column: (name, title, missing) => [
    `${name} = header.index(${text(title)})`,
    ...block(`if ${name}.nil?`, missing),
  ],
  cell: (cells, at) => `${cells}[${at}].strip`,
  isShort: (cells, at) => `${cells}.size <= ${at}`,
  size: (list) => `${list}.size`,
  length: (of) => `${of}.length`,
  wordCount: 'text.split.size',
  text,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [`${map}[${key}] = ${map}.fetch(${key}, 0) + ${value}`],
  keep: (map, key, value, sign) => [
    `${map}[${key}] = [${value}, ${map}.fetch(${key}, ${value})].${sign === '>' ? 'max' : 'min'}`,
  ],
  fold: (op, list) => {
    const plain = {
      count: `${list}.size`,
      sum: `${list}.sum`,
      average: `${list}.sum / ${list}.size.to_f`,
      min: `${list}.min`,
      max: `${list}.max`,
      range: `${list}.max - ${list}.min`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `mean = ${list}.sum / ${list}.size.to_f`,
            '# For a sample, the divisor is one less than the count.',
            `deviation = Math.sqrt(${list}.sum { |number| (number - mean)**2 } / [${list}.size - 1, 1].max)`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `sorted = ${list}.sort`,
          'middle = sorted.size / 2',
          'median = sorted.size.odd? ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0',
        ],
      ],
      value: 'median',
    };
  },
  averages: ['averages = totals.to_h { |key, total| [key, total / counts[key].to_f] }'],
  entries: (map, order) => {
    if (order.length === 0) return [`entries = ${map}.to_a`];
    const keys = order.map(({ by, isDescending }) =>
      by === 'key' ? 'key' : isDescending ? '-value' : 'value',
    );
    const isReversed = order[0]?.by === 'key' && order[0].isDescending;
    const used = keys.map((key) => key.replace('-', ''));
    const names = `${used.includes('key') ? 'key' : '_key'}, ${used.includes('value') ? 'value' : '_value'}`;
    return [
      `entries = ${map}.sort_by { |${names}| ${keys.length > 1 ? `[${keys.join(', ')}]` : keys[0]} }${isReversed ? '.reverse' : ''}`,
    ];
  },
  eachEntry: (limit, body) => block(`entries${limit ? `.first(${limit})` : ''}.each do |key, value|`, body),
  entry: ['key', 'value'],
  print: (line) => `puts ${shown(line)}`,
  warn: (line) => `warn ${shown(line)}`,
  exit: (status) => `exit ${status}`,
  name: snakeName,
  usage: ['usage: ', { code: '$PROGRAM_NAME', kind: 'text' }, ' FILE'],
  imports: (code) => (/\bCSV\./.test(code) ? 'require "csv"' : ''),
};
