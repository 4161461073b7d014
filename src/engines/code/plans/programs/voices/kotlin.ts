import { braced, camelName, inside, type Line, quote, type Voice } from './voice.ts';

const TYPES = { int: 'Long', float: 'Double', text: 'String' };
const text = (value: string): string => quote(value).replaceAll('$', '\\$');

function shown(line: Line): string {
  const value = (part: Exclude<Line[number], string>): string => {
    if (part.decimals !== undefined) return `"%.${part.decimals}f".format(Locale.ROOT, ${part.code})`;
    return part.kind === 'float'
      ? `${/^[\w.()]+$/.test(part.code) ? part.code : `(${part.code})`}.toBigDecimal().stripTrailingZeros().toPlainString()`
      : part.code;
  };
  const [only] = line;
  if (line.length === 1 && typeof only === 'object') return value(only);
  const parts = line.map((part) =>
    typeof part === 'string'
      ? text(part).slice(1, -1)
      : `\${${value(part)}}`.replace(/^\$\{(\w+)\}$/, '${$1}'),
  );
  return `"${parts.join('')}"`;
}

export const KOTLIN: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin') return ['val text = System.`in`.bufferedReader().readText()'];
    return [
      ...(source.from === 'argument' ? braced('if (args.size != 1)', usage) : []),
      `val path = ${source.from === 'argument' ? 'args[0]' : text(source.path)}`,
      'val text = try {',
      '  File(path).readText()',
      '} catch (error: IOException) {',
      ...inside(missing),
      '}',
    ];
  },
  readUntil: (end) => [
    `val text = generateSequence(::readLine).takeWhile { it.trim() != ${text(end)} }.joinToString("\\n")`,
  ],
  lines: ['val lines = if (text.isEmpty()) emptyList() else text.removeSuffix("\\n").lines()'],
  each: (one, list, body) => braced(`for (${one} in ${list})`, body),
  or: '||',
  first: 'lines[0]',
  rest: 'lines.drop(1)',
  when: (test, body) => braced(`if (${test})`, body),
  next: 'continue',
  constant: (name, value) => `val ${name} = ${value}`,
  variable: (name, value) => `var ${name} = ${value}`,
  set: (name, value) => `${name} = ${value}`,
  list: (name, of) => `val ${name} = mutableListOf<${TYPES[of]}>()`,
  push: (list, value) => `${list}.add(${value})`,
  map: (name, of) => `val ${name} = mutableMapOf<String, ${TYPES[of]}>()`,
  parse: (name, from, kind, bad) => [
    `val ${name} = ${from}.trim().to${TYPES[kind]}OrNull()`,
    ...braced(`if (${name} == null)`, bad),
  ],
  isBlank: (of) => `${of}.isBlank()`,
  isEmpty: (list) => `${list}.isEmpty()`,
  isEmptyMap: (map) => `${map}.isEmpty()`,
  lower: (of) => `${of}.lowercase()`,
  contains: (of, part) => `${part} in ${of}`,
  words: (of, isPlain) =>
    isPlain
      ? `Regex("\\\\S+").findAll(${of}).map { it.value }`
      : `Regex("[\\\\p{L}\\\\p{N}_]+(?:'[\\\\p{L}\\\\p{N}_]+)*").findAll(${of}).map { it.value }`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `val ${name} = ${line}.trim().split(Regex("\\\\s+"))`
      : separator === ','
        ? `val ${name} = splitRow(${line})`
        : `val ${name} = ${line}.split(${text(separator)}).map { it.trim() }`,
  ],
  column: (name, title, missing) => [
    `val ${name} = header.indexOf(${text(title)})`,
    ...braced(`if (${name} < 0)`, missing),
  ],
  cell: (cells, at) => `${cells}[${at}]`,
  isShort: (cells, at) => `${cells}.size <= ${at}`,
  size: (list) => `${list}.size`,
  length: (of) => `${of}.codePointCount(0, ${of}.length)`,
  wordCount: 'Regex("\\\\S+").findAll(text).count()',
  text,
  not: (test) => `!(${test})`,
  add: (map, key, value, of) => [
    `${map}[${key}] = ${map}.getOrDefault(${key}, ${of === 'int' ? '0L' : '0.0'}) + ${value}`,
  ],
  keep: (map, key, value, sign) => [
    `${map}[${key}] = ${sign === '>' ? 'maxOf' : 'minOf'}(${value}, ${map}[${key}] ?: ${value})`,
  ],
  fold: (op, list, kind) => {
    const plain = {
      count: `${list}.size`,
      sum: `${list}.sum()`,
      average: `${list}.average()`,
      min: `${list}.min()`,
      max: `${list}.max()`,
      range: `${list}.max() - ${list}.min()`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `val mean = ${list}.average()`,
            '// For a sample, the divisor is one less than the count.',
            `val deviation = Math.sqrt(${list}.map { (it - mean) * (it - mean) }.sum() / maxOf(${list}.size - 1, 1))`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `val sorted = ${list}.map { ${kind === 'int' ? 'it.toDouble()' : 'it'} }.sorted()`,
          'val middle = sorted.size / 2',
          'val median = if (sorted.size % 2 == 1) sorted[middle] else (sorted[middle - 1] + sorted[middle]) / 2',
        ],
      ],
      value: 'median',
    };
  },
  averages: ['val averages = totals.mapValues { (key, total) -> total.toDouble() / counts.getValue(key) }'],
  entries: (map, order, of) => {
    const [first, ...others] = order.map(
      ({ by, isDescending }) => [isDescending ? 'Descending' : '', by] as const,
    );
    if (!first) return [`val entries = ${map}.entries.toList()`];
    const start = `compareBy${first[0]}<Map.Entry<String, ${TYPES[of]}>> { it.${first[1]} }`;
    return [
      `val entries = ${map}.entries.sortedWith(${start}${others.map(([way, by]) => `.thenBy${way} { it.${by} }`).join('')})`,
    ];
  },
  eachEntry: (limit, body) => braced(`for ((key, value) in entries${limit ? `.take(${limit})` : ''})`, body),
  entry: ['key', 'value'],
  print: (line) => `println(${shown(line)})`,
  warn: (line) => `System.err.println(${shown(line)})`,
  exit: (status) => (status === 0 ? 'return' : `exitProcess(${status})`),
  name: camelName,
  usage: ['usage: main FILE'],
  imports: (code) =>
    [
      /\bFile\(/.test(code) && 'import java.io.File',
      /\bIOException\b/.test(code) && 'import java.io.IOException',
      /\bLocale\./.test(code) && 'import java.util.Locale',
      /\bexitProcess\(/.test(code) && 'import kotlin.system.exitProcess',
    ]
      .filter(Boolean)
      .join('\n'),
};
