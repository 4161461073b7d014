import type { EntryOrder } from '../program.ts';
import { braced, camelName, type Line, percent, quote, type Voice } from './voice.ts';

const BOXED = { int: 'Long', float: 'Double', text: 'String' };
const PLAIN = { int: 'long', float: 'double', text: 'String' };

/** A double in plain digits: Java writes 1.0E7 and 5.0. */
const plainDigits = (code: string): string =>
  `BigDecimal.valueOf(${code}).stripTrailingZeros().toPlainString()`;

function shown(line: Line, stream: string): string {
  const plain = line.map((part) =>
    typeof part === 'object' && part.kind === 'float' && part.decimals === undefined
      ? { code: plainDigits(part.code), kind: 'text' as const }
      : part,
  );
  if (plain.some((part) => typeof part === 'object' && part.decimals !== undefined)) {
    const [format, values] = percent(plain, { int: '%d', float: '%s', text: '%s' });
    return `${stream}.printf(Locale.ROOT, ${quote(`${format}%n`)}, ${values.join(', ')});`;
  }
  const sum = plain.map((part) =>
    typeof part === 'string' ? quote(part) : / [-+] /.test(part.code) ? `(${part.code})` : part.code,
  );
  return `${stream}.println(${sum.join(' + ')});`;
}

function comparator(order: readonly EntryOrder[]): string {
  return order
    .map(({ by, isDescending }, at) => {
      const get = by === 'key' ? 'getKey' : 'getValue';
      const one = isDescending
        ? `Comparator.comparing((Map.Entry<String, @> entry) -> entry.${get}()).reversed()`
        : `Comparator.comparing((Map.Entry<String, @> entry) -> entry.${get}())`;
      return at === 0 ? one : `.thenComparing(${one})`;
    })
    .join('');
}

export const JAVA: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin')
      return ['String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);'];
    return [
      ...(source.from === 'argument' ? braced('if (args.length != 1)', [...usage, 'return;']) : []),
      `String path = ${source.from === 'argument' ? 'args[0]' : quote(source.path)};`,
      'String text;',
      'try {',
      '  text = Files.readString(Path.of(path));',
      '} catch (IOException error) {',
      ...missing.map((line) => `  ${line}`),
      '  return;',
      '}',
    ];
  },
  readUntil: (end) => [
    'Scanner input = new Scanner(System.in);',
    'StringBuilder typed = new StringBuilder();',
    ...braced('while (input.hasNextLine())', [
      'String line = input.nextLine().strip();',
      `if (line.equals(${quote(end)})) break;`,
      'typed.append(line).append("\\n");',
    ]),
    'String text = typed.toString();',
  ],
  same: (a, b) => `${a}.equals(${b})`,
  lines: ['List<String> lines = text.lines().toList();'],
  each: (one, list, body) =>
    braced(`for (${one === 'cells' ? 'String[]' : 'String'} ${one} : ${list})`, body),
  or: '||',
  first: 'lines.get(0)',
  rest: 'lines.subList(1, lines.size())',
  when: (test, body) => braced(`if (${test})`, body),
  next: 'continue;',
  constant: (name, value, kind) => `${PLAIN[kind]} ${name} = ${value};`,
  variable: (name, value, kind) => `${PLAIN[kind]} ${name} = ${value};`,
  set: (name, value) => `${name} = ${value};`,
  list: (name, of) => `List<${BOXED[of]}> ${name} = new ArrayList<>();`,
  push: (list, value) => `${list}.add(${value});`,
  map: (name, of) => `Map<String, ${BOXED[of]}> ${name} = new LinkedHashMap<>();`,
  parse: (name, text, kind, bad) => [
    `${PLAIN[kind]} ${name};`,
    'try {',
    `  ${name} = ${kind === 'int' ? 'Long.parseLong' : 'Double.parseDouble'}(${text}.strip());`,
    '} catch (NumberFormatException error) {',
    ...bad.map((line) => `  ${line}`),
    ...(bad.at(-1)?.startsWith('System.exit') ? ['  return;'] : []),
    '}',
  ],
  isBlank: (text) => `${text}.isBlank()`,
  isEmpty: (list) => `${list}.isEmpty()`,
  isEmptyMap: (map) => `${map}.isEmpty()`,
  lower: (text) => `${text}.toLowerCase(Locale.ROOT)`,
  contains: (text, part) => `${text}.contains(${part})`,
  words: (text, isPlain) =>
    isPlain
      ? `Pattern.compile("\\\\S+").matcher(${text}).results().map(MatchResult::group).toList()`
      : `Pattern.compile("[\\\\p{L}\\\\p{N}_]+(?:'[\\\\p{L}\\\\p{N}_]+)*").matcher(${text}).results().map(MatchResult::group).toList()`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `String[] ${name} = ${line}.strip().split("\\\\s+");`
      : separator === ','
        ? `String[] ${name} = splitRow(${line});`
        : `String[] ${name} = ${line}.split(${separator === '|' ? '"\\\\|"' : quote(separator)}, -1);`,
  ],
  column: (name, title, missing) => [
    `int ${name} = Arrays.stream(header).map(String::strip).toList().indexOf(${quote(title)});`,
    ...braced(`if (${name} < 0)`, missing),
  ],
  cell: (cells, at) => `${cells}[${at}].strip()`,
  isShort: (cells, at) => `${cells}.length <= ${at}`,
  size: (list) => `${list}.size()`,
  length: (text) => `${text}.codePointCount(0, ${text}.length())`,
  wordCount: 'new StringTokenizer(text).countTokens()',
  text: quote,
  not: (test) => `!${/^[\w.]+\(.*\)$/.test(test) ? test : `(${test})`}`,
  add: (map, key, value, of) => [`${map}.merge(${key}, ${value === '1' ? '1L' : value}, ${BOXED[of]}::sum);`],
  tally: (map, words) => [
    `Map<String, Long> ${map} = ${words.replace(/\.toList\(\)$/, '')}${/\.toList\(\)$/.test(words) ? '' : '.stream()'}.collect(Collectors.groupingBy(word -> word, LinkedHashMap::new, Collectors.counting()));`,
  ],
  keep: (map, key, value, sign) => [`${map}.merge(${key}, ${value}, Math::${sign === '>' ? 'max' : 'min'});`],
  fold: (op, list, kind) => {
    const stream =
      kind === 'int'
        ? `${list}.stream().mapToLong(Long::longValue)`
        : `${list}.stream().mapToDouble(Double::doubleValue)`;
    const get = kind === 'int' ? 'getAsLong' : 'getAsDouble';
    const plain = {
      count: `${list}.size()`,
      sum: `${stream}.sum()`,
      average: `${stream}.average().getAsDouble()`,
      min: `Collections.min(${list})`,
      max: `Collections.max(${list})`,
      range: `${stream}.max().${get}() - ${stream}.min().${get}()`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `double mean = ${stream}.average().getAsDouble();`,
            '// For a sample, the divisor is one less than the count.',
            `double deviation = Math.sqrt(${list}.stream().mapToDouble(number -> (number - mean) * (number - mean)).sum() / Math.max(${list}.size() - 1, 1));`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `double[] sorted = ${list}.stream().mapToDouble(${BOXED[kind]}::doubleValue).sorted().toArray();`,
          'int middle = sorted.length / 2;',
          'double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;',
        ],
      ],
      value: 'median',
    };
  },
  averages: [
    'Map<String, Double> averages = new LinkedHashMap<>();',
    ...braced('for (String key : totals.keySet())', [
      'averages.put(key, (double) totals.get(key) / counts.get(key));',
    ]),
  ],
  entries: (map, order, of) => [
    `List<Map.Entry<String, ${BOXED[of]}>> entries = new ArrayList<>(${map}.entrySet());`,
    ...(order.length > 0 ? [`entries.sort(${comparator(order).replaceAll('@', BOXED[of])});`] : []),
  ],
  eachEntry: (limit, body) =>
    braced(
      `for (var entry : ${limit ? `entries.subList(0, Math.min(${limit}, entries.size()))` : 'entries'})`,
      body,
    ),
  entry: ['entry.getKey()', 'entry.getValue()'],
  print: (line) => shown(line, 'System.out'),
  warn: (line) => shown(line, 'System.err'),
  exit: (status) => (status === 0 ? 'return;' : `System.exit(${status});`),
  name: camelName,
  usage: ['usage: java Main FILE'],
  imports: (code) => (/\bBigDecimal\b/.test(code) ? 'import java.math.BigDecimal;' : ''),
};
