import { braced, camelName, inside, type Line, quote, type Voice } from './voice.ts';

const TYPES = { int: 'Int', float: 'Double', text: 'String' };

function shown(line: Line): string {
  const parts = line.map((part) => {
    if (typeof part === 'string') return quote(part).slice(1, -1);
    if (part.decimals !== undefined) return `\\(String(format: "%.${part.decimals}f", ${part.code}))`;
    return part.kind === 'float' ? `\\(String(format: "%.15g", ${part.code}))` : `\\(${part.code})`;
  });
  const [only] = line;
  return line.length === 1 && typeof only === 'object' && only.kind !== 'float'
    ? only.code
    : `"${parts.join('')}"`;
}

export const SWIFT: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin')
      return ['let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)'];
    return [
      ...(source.from === 'argument' ? braced('if CommandLine.arguments.count != 2', usage) : []),
      `let path = ${source.from === 'argument' ? 'CommandLine.arguments[1]' : quote(source.path)}`,
      'guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {',
      ...inside(missing),
      '}',
    ];
  },
  readUntil: (end) => [
    'var text = ""',
    ...braced(`while let line = readLine(), line.trimmingCharacters(in: .whitespaces) != ${quote(end)}`, [
      'text += line + "\\n"',
    ]),
  ],
  lines: [
    'var lines = text.components(separatedBy: "\\n")',
    ...braced('if lines.last == ""', ['lines.removeLast()']),
  ],
  each: (one, list, body) => braced(`for ${one} in ${list}`, body),
  or: '||',
  first: 'lines[0]',
  rest: 'lines.dropFirst()',
  when: (test, body) => braced(`if ${test}`, body),
  next: 'continue',
  constant: (name, value) => `let ${name} = ${value}`,
  variable: (name, value) => `var ${name} = ${value}`,
  set: (name, value) => `${name} = ${value}`,
  list: (name, of) => `var ${name}: [${TYPES[of]}] = []`,
  push: (list, value) => `${list}.append(${value})`,
  map: (name, of) => `var ${name}: [String: ${TYPES[of]}] = [:]`,
  parse: (name, text, kind, bad) => [
    `guard let ${name} = ${TYPES[kind]}(${text}.trimmingCharacters(in: .whitespaces)) else {`,
    ...inside(bad),
    '}',
  ],
  isBlank: (text) => `${text}.trimmingCharacters(in: .whitespaces).isEmpty`,
  isEmpty: (list) => `${list}.isEmpty`,
  isEmptyMap: (map) => `${map}.isEmpty`,
  lower: (text) => `${text}.lowercased()`,
  contains: (text, part) => `${text}.contains(${part})`,
  words: (text, isPlain) =>
    isPlain
      ? `${text}.split(whereSeparator: { $0.isWhitespace }).map(String.init)`
      : `${text}.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "'") }).map(String.init)`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `let ${name} = ${line}.split(whereSeparator: { $0.isWhitespace }).map(String.init)`
      : separator === ','
        ? `let ${name} = splitRow(${line})`
        : `let ${name} = ${line}.components(separatedBy: ${quote(separator)}).map { $0.trimmingCharacters(in: .whitespaces) }`,
  ],
  column: (name, title, missing) => [
    `guard let ${name} = header.firstIndex(of: ${quote(title)}) else {`,
    ...inside(missing),
    '}',
  ],
  cell: (cells, at) => `${cells}[${at}]`,
  isShort: (cells, at) => `${cells}.count <= ${at}`,
  size: (list) => `${list}.count`,
  length: (text) => `${text}.count`,
  wordCount: 'text.split(whereSeparator: { $0.isWhitespace }).count',
  text: quote,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [`${map}[${key}, default: 0] += ${value}`],
  keep: (map, key, value, sign) => [
    `${map}[${key}] = ${sign === '>' ? 'max' : 'min'}(${value}, ${map}[${key}] ?? ${value})`,
  ],
  fold: (op, list, kind) => {
    const sum = `${list}.reduce(0, +)`;
    const plain = {
      count: `${list}.count`,
      sum,
      average: `${kind === 'int' ? `Double(${sum})` : sum} / Double(${list}.count)`,
      min: `${list}.min()!`,
      max: `${list}.max()!`,
      range: `${list}.max()! - ${list}.min()!`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `let mean = ${plain.average}`,
            '// For a sample, the divisor is one less than the count.',
            `let deviation = (${list}.map { (Double($0) - mean) * (Double($0) - mean) }.reduce(0, +) / Double(max(${list}.count - 1, 1))).squareRoot()`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `let sorted = ${list}.map { Double($0) }.sorted()`,
          'let middle = sorted.count / 2',
          'let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2',
        ],
      ],
      value: 'median',
    };
  },
  averages: [
    'var averages: [String: Double] = [:]',
    ...braced('for (key, total) in totals', ['averages[key] = Double(total) / Double(counts[key]!)']),
  ],
  entries: (map, order) => {
    const keys = order.length > 0 ? order : [{ by: 'key' as const, isDescending: false }];
    const tests = keys.map(({ by, isDescending }, at) => {
      const less = `$0.${by} ${isDescending ? '>' : '<'} $1.${by}`;
      return at === keys.length - 1 ? less : `$0.${by} != $1.${by} ? ${less} : `;
    });
    return [`let entries = ${map}.sorted { ${tests.join('')} }`];
  },
  eachEntry: (limit, body) => braced(`for (key, value) in entries${limit ? `.prefix(${limit})` : ''}`, body),
  entry: ['key', 'value'],
  print: (line) => `print(${shown(line)})`,
  warn: (line) => {
    const text = shown(line);
    return `FileHandle.standardError.write(Data(${text.startsWith('"') ? `${text.slice(0, -1)}\\n"` : `"\\(${text})\\n"`}.utf8))`;
  },
  exit: (status) => `exit(${status})`,
  name: camelName,
  usage: ['usage: main FILE'],
  imports: () => 'import Foundation',
};
