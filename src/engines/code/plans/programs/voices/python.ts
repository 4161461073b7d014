import { inside, type Line, quote, snakeName, type Voice } from './voice.ts';

const block = (head: string, body: readonly string[]): string[] => [`${head}:`, ...inside(body)];

function shown(line: Line): string {
  if (line.every((part) => typeof part === 'string')) return quote(line.join(''));
  const [only] = line;
  if (line.length === 1 && typeof only === 'object' && only.kind !== 'float') return only.code;
  const text = line.map((part) =>
    typeof part === 'string'
      ? quote(part).slice(1, -1).replace(/[{}]/g, '$&$&')
      : `{${part.code}${part.decimals === undefined ? (part.kind === 'float' ? ':.15g' : '') : `:.${part.decimals}f`}}`,
  );
  return `f"${text.join('')}"`;
}

export const PYTHON: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin') return ['text = sys.stdin.read()'];
    return [
      ...(source.from === 'argument' ? block('if len(sys.argv) != 2', usage) : []),
      `path = ${source.from === 'argument' ? 'sys.argv[1]' : quote(source.path)}`,
      ...block('try', block('with open(path, encoding="utf-8") as file', ['text = file.read()'])),
      ...block('except OSError', missing),
    ];
  },
  lines: ['lines = text.splitlines()'],
  each: (one, list, body) => block(`for ${one} in ${list}`, body),
  or: 'or',
  first: 'lines[0]',
  rest: 'lines[1:]',
  when: (test, body) => block(`if ${test}`, body),
  next: 'continue',
  constant: (name, value) => `${name} = ${value}`,
  variable: (name, value) => `${name} = ${value}`,
  set: (name, value) => `${name} = ${value}`,
  list: (name, of) => `${name}: list[${{ int: 'int', float: 'float', text: 'str' }[of]}] = []`,
  push: (list, value) => `${list}.append(${value})`,
  map: (name, of) => `${name}: dict[str, ${of === 'int' ? 'int' : 'float'}] = {}`,
  parse: (name, text, kind, bad) => [
    ...block('try', [`${name} = ${kind}(${text})`]),
    ...block('except ValueError', bad),
  ],
  isBlank: (text) => `not ${text}.strip()`,
  isEmpty: (list) => `not ${list}`,
  isEmptyMap: (map) => `not ${map}`,
  lower: (text) => `${text}.lower()`,
  contains: (text, part) => `${part} in ${text}`,
  words: (text, isPlain) => (isPlain ? `${text}.split()` : `re.findall(r"\\w+(?:'\\w+)*", ${text})`),
  cells: (name, line, separator) => [
    separator === ' '
      ? `${name} = ${line}.split()`
      : `${name} = next(csv.reader([${line}]${separator === ',' ? '' : `, delimiter=${quote(separator)}`}))`,
  ],
  column: (name, title, missing) => [
    ...block(`if ${quote(title)} not in header`, missing),
    `${name} = header.index(${quote(title)})`,
  ],
  cell: (cells, at) => `${cells}[${at}].strip()`,
  isShort: (cells, at) => `len(${cells}) <= ${at}`,
  size: (list) => `len(${list})`,
  length: (text) => `len(${text})`,
  wordCount: 'len(text.split())',
  text: quote,
  not: (test) => `not (${test})`,
  add: (map, key, value) => [`${map}[${key}] = ${map}.get(${key}, 0) + ${value}`],
  keep: (map, key, value, sign) => [
    `${map}[${key}] = ${sign === '>' ? 'max' : 'min'}(${value}, ${map}.get(${key}, ${value}))`,
  ],
  fold: (op, list) => ({
    before: [],
    value: {
      count: `len(${list})`,
      sum: `sum(${list})`,
      average: `sum(${list}) / len(${list})`,
      min: `min(${list})`,
      max: `max(${list})`,
      median: `median(${list})`,
      // The sample deviation; a single value has none.
      deviation: `stdev(${list}) if len(${list}) > 1 else 0.0`,
      range: `max(${list}) - min(${list})`,
    }[op],
  }),
  averages: ['averages = {key: total / counts[key] for key, total in totals.items()}'],
  entries: (map, order) => {
    const keys = order.map(({ by, isDescending }) =>
      by === 'key' ? 'entry[0]' : isDescending ? '-entry[1]' : 'entry[1]',
    );
    const isReversed = order[0]?.by === 'key' && order[0].isDescending;
    if (order.length === 0) return [`entries = list(${map}.items())`];
    const key = keys.length > 1 ? `(${keys.join(', ')})` : keys[0];
    return [
      `entries = sorted(${map}.items(), key=lambda entry: ${key}${isReversed ? ', reverse=True' : ''})`,
    ];
  },
  eachEntry: (limit, body) => block(`for key, value in entries${limit ? `[:${limit}]` : ''}`, body),
  entry: ['key', 'value'],
  print: (line) => `print(${shown(line)})`,
  warn: (line) => `print(${shown(line)}, file=sys.stderr)`,
  exit: (status) => `sys.exit(${status})`,
  name: snakeName,
  usage: ['usage: ', { code: 'sys.argv[0]', kind: 'text' }, ' FILE'],
  imports: (code) =>
    [
      /\bcsv\./.test(code) && 'import csv',
      /\bre\./.test(code) && 'import re',
      'import sys',
      /\b(?:median|stdev)\(/.test(code) &&
        `from statistics import ${['median', 'stdev'].filter((one) => code.includes(`${one}(`)).join(', ')}`,
    ]
      .filter(Boolean)
      .join('\n'),
};
