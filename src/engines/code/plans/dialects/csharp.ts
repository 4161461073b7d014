import type { Type } from '../plan.ts';
import { BRACED, type Dialect, indented, pascal, quoted, type StepContext } from './dialect.ts';

const TYPES = { int: 'int', float: 'double', text: 'string', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list' && of.isArray) return `${type(of.of)}[]`;
  if (of.kind === 'list') return `List<${type(of.of)}>`;
  if (of.kind === 'map') return `Dictionary<${type(of.key)}, ${type(of.of)}>`;
  if (of.kind === 'pair') return `KeyValuePair<${type(of.key)}, ${type(of.of)}>`;
  return TYPES[of.kind];
}

const sorted = ({ input, it, keys }: StepContext): string =>
  `${input}${keys
    .map((key, at) => {
      // The order of the code points: it does not depend on the user's language.
      const plain = key.of(it) === it && key.type.kind === 'text' ? ', StringComparer.Ordinal' : '';
      return `.${at === 0 ? 'OrderBy' : 'ThenBy'}${key.isDescending ? 'Descending' : ''}(${it} => ${key.of(it)}${plain})`;
    })
    .join('')}.ToList()`;

const nullable = (of: Type): string => (/^(?:int|float|bool)$/.test(of.kind) ? '?' : '');

export const CSHARP: Dialect = {
  scalars: {
    lower: '{0}.ToLower()',
    upper: '{0}.ToUpper()',
    trim: '{0}.Trim()',
    initial: '{0}.Substring(0, Math.Min(1, {0}.Length))',
    length: '{0}.Length',
    reverse: 'new string({0}.Reverse().ToArray())',
    capital: 'char.ToUpper({0}[0]) + {0}.Substring(1)',
    abs: 'Math.Abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: 'char.IsLetter({0}[0])',
    blank: 'string.IsNullOrWhiteSpace({0})',
    starts: '{0}.StartsWith({1})',
    ends: '{0}.EndsWith({1})',
    contains: '{0}.Contains({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.ToLower()`,
    words: ({ input }) =>
      `Regex.Matches(${input}, @"[\\p{L}\\p{N}]+(?:'[\\p{L}\\p{N}]+)*").Cast<Match>().Select(match => match.Value).ToList()`,
    lines: ({ input }) => `${input}.TrimEnd('\\n').Split('\\n').ToList()`,
    characters: ({ input }) => `${input}.Select(letter => letter.ToString()).ToList()`,
    filter: ({ input, it, expr }) => `${input}.Where(${it} => ${expr}).ToList()`,
    map: ({ input, it, expr }) => `${input}.Select(${it} => ${expr}).ToList()`,
    distinct: ({ input }) => `${input}.Distinct().ToList()`,
    reverse: ({ input }) => `${input}.AsEnumerable().Reverse().ToList()`,
    sort: sorted,
    take: ({ input, expr }) => `${input}.Take(${expr}).ToList()`,
    nth: ({ input, expr }) =>
      /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
    tally: ({ input, it }) =>
      `${input}.GroupBy(${it} => ${it}).ToDictionary(group => group.Key, group => group.Count())`,
    entries: ({ input }) => `${input}.ToList()`,
    group: ({ input, it, expr }) =>
      `${input}.GroupBy(${it} => ${expr}).ToDictionary(group => group.Key, group => group.ToList())`,
    groupSum: ({ input, it, expr, value }) =>
      `${input}.GroupBy(${it} => ${expr}).ToDictionary(group => group.Key, group => group.Sum(${it} => ${value}))`,
    groupCount: ({ input, it, expr }) =>
      `${input}.GroupBy(${it} => ${expr}).ToDictionary(group => group.Key, group => group.Count())`,
    groupAverage: ({ input, it, expr, value }) =>
      `${input}.GroupBy(${it} => ${expr}).ToDictionary(group => group.Key, group => group.Average(${it} => ${value}))`,
    sum: ({ input }) => `${input}.Sum()`,
    average: ({ input }) => `${input}.Average()`,
    min: ({ input }) => `${input}.Min()`,
    max: ({ input }) => `${input}.Max()`,
    median: ({ input }) => ({
      before: [`var ordered = ${input}.OrderBy(value => value).ToList();`, 'var middle = ordered.Count / 2;'],
      value: 'ordered.Count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2.0',
    }),
    size: ({ input }) => `${input}.Count`,
    first: ({ input }) => `${input}[0]`,
    minBy: ({ input, it, expr }) => `${input}.OrderBy(${it} => ${expr}).First()`,
    maxBy: ({ input, it, expr }) => `${input}.OrderByDescending(${it} => ${expr}).First()`,
    any: ({ input, it, expr }) => `${input}.Any(${it} => ${expr})`,
    all: ({ input, it, expr }) => `${input}.All(${it} => ${expr})`,
    join: ({ input, expr }) => `string.Join(${expr}, ${input})`,
  },
  ...BRACED,
  equal: (left, right) => `${left} == ${right}`,
  functionName: pascal,
  field: (record, { words }) => `${record}.${pascal(words)}`,
  has: (record, { words }) => `${record}.${pascal(words)} != null`,
  pair: { key: '{0}.Key', count: '{0}.Value' },
  type,
  isEmpty: (list, of) => (of.kind === 'text' ? `${list}.Length == 0` : `${list}.Count == 0`),
  declare: (name, _, value) => `var ${name} = ${value};`,
  giveBack: (value) => `return ${value};`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
    return whenEmpty.does === 'null'
      ? 'return null;'
      : `throw new ${whenEmpty.exception ?? 'ArgumentException'}(${quoted(message)});`;
  },
  arrays: {
    toList: (name) => `${name}.ToList()`,
    fromList: (list) => `${list.replace(/\.ToList\(\)$/, '')}.ToArray()`,
    literal: (items, of) => `new ${type(of)}[] { ${items.join(', ')} }`,
    text: (call) => `string.Join(", ", ${call})`,
  },
  when: (test, lines) => [`if (${test})`, '{', ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `static ${type(result)}${ending === 'null' ? nullable(result) : ''} ${name}(${parameters.map((one) => `${type(one.type)} ${one.name}`).join(', ')})\n{\n${indented(body).join('\n')}\n}`,
  range: (from, to) => `Enumerable.Range(${from}, ${to - from + 1}).ToList()`,
  list: (items, of) => `new List<${type(of)}> { ${items.join(', ')} }`,
  record: (name, fields, values) =>
    `new ${name} { ${fields.map(({ words }, at) => `${pascal(words)} = ${values[at]}`).join(', ')} }`,
  show: (call, of) =>
    of.kind === 'list'
      ? [`Console.WriteLine(string.Join(", ", ${call}));`]
      : of.kind === 'map'
        ? CSHARP.showLines(call, of)
        : [`Console.WriteLine(${call});`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`foreach (var item in ${call}) Console.WriteLine(item);`]
      : [
          `foreach (var entry in ${call}) Console.WriteLine($"{entry.Key}: ${of.kind === 'map' && of.of.kind === 'list' ? '{string.Join(", ", entry.Value)}' : '{entry.Value}'}");`,
        ],
  read: (name, of, from) => {
    const check =
      from === 'file'
        ? [
            'if (args.Length != 1)',
            '{',
            '  Console.Error.WriteLine("usage: Main FILE");',
            '  Environment.Exit(1);',
            '}',
          ]
        : [];
    const text = from === 'file' ? 'File.ReadAllText(args[0])' : 'Console.In.ReadToEnd()';
    if (of.kind !== 'list') return [...check, `var ${name} = ${text};`];
    if (of.of.kind === 'text') return [...check, `var ${name} = ${text}.TrimEnd().Split('\\n').ToList();`];
    return [
      ...check,
      `var ${name} = ${text}.Split((char[])null, StringSplitOptions.RemoveEmptyEntries).Select(${of.of.kind === 'int' ? 'int' : 'double'}.Parse).ToList();`,
    ];
  },
};
