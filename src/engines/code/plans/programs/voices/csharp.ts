import { camelName, inside, type Line, quote, type Voice } from './voice.ts';

const TYPES = { int: 'long', float: 'double', text: 'string' };
const block = (head: string, body: readonly string[]): string[] => [head, '{', ...inside(body), '}'];

function shown(line: Line): string {
  const [only] = line;
  if (line.every((part) => typeof part === 'string')) return quote(line.join(''));
  if (line.length === 1 && typeof only === 'object' && only.kind !== 'float') return only.code;
  const parts = line.map((part) => {
    if (typeof part === 'string') return quote(part).slice(1, -1).replace(/[{}]/g, '$&$&');
    const code = /[?:]/.test(part.code) ? `(${part.code})` : part.code;
    return `{${code}${part.decimals === undefined ? '' : `:F${part.decimals}`}}`;
  });
  const text = `$"${parts.join('')}"`;
  return line.some((part) => typeof part === 'object' && part.kind === 'float')
    ? `FormattableString.Invariant(${text})`
    : text;
}

export const CSHARP: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin') return ['string text = Console.In.ReadToEnd();'];
    return [
      ...(source.from === 'argument' ? block('if (args.Length != 1)', [...usage, 'return;']) : []),
      `string path = ${source.from === 'argument' ? 'args[0]' : quote(source.path)};`,
      ...block('if (!File.Exists(path))', [...missing, 'return;']),
      'string text = File.ReadAllText(path);',
    ];
  },
  readUntil: (end) => [
    'string text = "";',
    `for (string line = Console.ReadLine(); line != null && line.Trim() != ${quote(end)}; line = Console.ReadLine()) text += line + "\\n";`,
  ],
  lines: [
    'string[] lines = text == "" ? new string[0] : (text.EndsWith("\\n") ? text.Substring(0, text.Length - 1) : text).Split(\'\\n\');',
  ],
  each: (one, list, body) => block(`foreach (string ${one} in ${list})`, body),
  or: '||',
  first: 'lines[0]',
  rest: 'lines.Skip(1)',
  when: (test, body) => block(`if (${test})`, body),
  next: 'continue;',
  constant: (name, value, kind) => `${TYPES[kind]} ${name} = ${value};`,
  variable: (name, value, kind) => `${TYPES[kind]} ${name} = ${value};`,
  set: (name, value) => `${name} = ${value};`,
  list: (name, of) => `var ${name} = new List<${TYPES[of]}>();`,
  push: (list, value) => `${list}.Add(${value});`,
  map: (name, of) => `var ${name} = new Dictionary<string, ${TYPES[of]}>();`,
  parse: (name, text, kind, bad) =>
    block(
      kind === 'int'
        ? `if (!long.TryParse(${text}, out long ${name}))`
        : `if (!double.TryParse(${text}, System.Globalization.NumberStyles.Float, System.Globalization.CultureInfo.InvariantCulture, out double ${name}))`,
      [...bad, ...(bad.at(-1)?.startsWith('Environment.Exit') ? ['return;'] : [])],
    ),
  isBlank: (text) => `string.IsNullOrWhiteSpace(${text})`,
  isEmpty: (list) => (/^lines$/.test(list) ? `${list}.Length == 0` : `${list}.Count == 0`),
  isEmptyMap: (map) => `${map}.Count == 0`,
  lower: (text) => `${text}.ToLowerInvariant()`,
  contains: (text, part) => `${text}.Contains(${part})`,
  words: (text, isPlain) =>
    isPlain
      ? `${text}.Split((char[])null, StringSplitOptions.RemoveEmptyEntries)`
      : `Regex.Matches(${text}, @"[\\p{L}\\p{N}_]+(?:'[\\p{L}\\p{N}_]+)*").Cast<Match>().Select(match => match.Value)`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `string[] ${name} = ${line}.Split((char[])null, StringSplitOptions.RemoveEmptyEntries);`
      : separator === ','
        ? `string[] ${name} = SplitRow(${line});`
        : `string[] ${name} = ${line}.Split('${separator === '\t' ? '\\t' : separator}').Select(cell => cell.Trim()).ToArray();`,
  ],
  column: (name, title, missing) => [
    `int ${name} = Array.IndexOf(header, ${quote(title)});`,
    ...block(`if (${name} < 0)`, missing),
  ],
  cell: (cells, at) => `${cells}[${at}]`,
  isShort: (cells, at) => `${cells}.Length <= ${at}`,
  size: (list) => (/^lines$/.test(list) ? `${list}.Length` : `${list}.Count`),
  length: (text) => `${text}.Length`,
  wordCount: 'text.Split((char[])null, StringSplitOptions.RemoveEmptyEntries).Length',
  text: quote,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [
    `${map}[${key}] = (${map}.ContainsKey(${key}) ? ${map}[${key}] : 0) + ${value};`,
  ],
  keep: (map, key, value, sign) => [
    `${map}[${key}] = Math.${sign === '>' ? 'Max' : 'Min'}(${value}, ${map}.ContainsKey(${key}) ? ${map}[${key}] : ${value});`,
  ],
  fold: (op, list) => {
    const plain = {
      count: `${list}.Count`,
      sum: `${list}.Sum()`,
      average: `${list}.Average()`,
      min: `${list}.Min()`,
      max: `${list}.Max()`,
      range: `${list}.Max() - ${list}.Min()`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `double mean = ${list}.Average();`,
            '// For a sample, the divisor is one less than the count.',
            `double deviation = Math.Sqrt(${list}.Sum(number => (number - mean) * (number - mean)) / Math.Max(${list}.Count - 1, 1));`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `var sorted = ${list}.OrderBy(number => number).ToList();`,
          'int middle = sorted.Count / 2;',
          'double median = sorted.Count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;',
        ],
      ],
      value: 'median',
    };
  },
  averages: [
    'var averages = totals.ToDictionary(entry => entry.Key, entry => (double)entry.Value / counts[entry.Key]);',
  ],
  entries: (map, order) => {
    const calls = order.map(({ by, isDescending }, at) => {
      const name = `${at === 0 ? 'OrderBy' : 'ThenBy'}${isDescending ? 'Descending' : ''}`;
      return by === 'key'
        ? `.${name}(entry => entry.Key, StringComparer.Ordinal)`
        : `.${name}(entry => entry.Value)`;
    });
    return [`var entries = ${map}${calls.join('')}.ToList();`];
  },
  eachEntry: (limit, body) => block(`foreach (var entry in entries${limit ? `.Take(${limit})` : ''})`, body),
  entry: ['entry.Key', 'entry.Value'],
  print: (line) => `Console.WriteLine(${shown(line)});`,
  warn: (line) => `Console.Error.WriteLine(${shown(line)});`,
  exit: (status) => (status === 0 ? 'return;' : `Environment.Exit(${status});`),
  name: camelName,
  usage: ['usage: Main FILE'],
};
