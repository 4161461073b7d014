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

const TYPES = { int: 'int', float: 'double', text: 'std::string', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `std::vector<${type(of.of)}>`;
  if (of.kind === 'map') return `std::map<${type(of.key)}, ${type(of.of)}>`;
  if (of.kind === 'pair') return `std::pair<${type(of.key)}, ${type(of.of)}>`;
  return TYPES[of.kind];
}

const isSmall = ({ kind }: Type): boolean => kind === 'int' || kind === 'float' || kind === 'bool';
/** The type of a parameter. */
const taken = (of: Type): string => (isSmall(of) ? type(of) : `const ${type(of)}&`);

interface Lines {
  readonly before: string[];
  readonly value: string;
}

const loop =
  (start: (context: StepContext) => string, lines: (context: StepContext) => readonly string[]) =>
  (context: StepContext): Lines => ({
    before: [
      start(context),
      `for (${taken(context.of)} ${context.it} : ${context.input}) {`,
      ...indented(lines(context)),
      '}',
    ],
    value: context.out,
  });

const empty = ({ out, to }: StepContext): string => `${type(to)} ${out};`;

function sorted({ input, out, keys, of, to }: StepContext): Lines {
  const order = ({ of: key, isDescending }: Comparison): string =>
    `${key('a')} ${isDescending ? '>' : '<'} ${key('b')}`;
  const lines = keys.map((key, at) =>
    at < keys.length - 1
      ? `if (${key.of('a')} != ${key.of('b')}) return ${order(key)};`
      : `return ${order(key)};`,
  );
  return {
    before: [
      `${type(to)} ${out} = ${input};`,
      `std::stable_sort(${out}.begin(), ${out}.end(), [](${taken(of)} a, ${taken(of)} b) {`,
      ...indented(lines),
      '});',
    ],
    value: out,
  };
}

const best =
  (name: 'min' | 'max') =>
  ({ input, keys, of }: StepContext): string =>
    `*std::${name}_element(${input}.begin(), ${input}.end(), [](${taken(of)} a, ${taken(of)} b) { return ${keys[0]?.of('a')} < ${keys[0]?.of('b')}; })`;

const tested =
  (name: string) =>
  ({ input, it, expr, of }: StepContext): string =>
    `std::${name}(${input}.begin(), ${input}.end(), [&](${taken(of)} ${it}) { return ${expr}; })`;

const HELPERS: Readonly<Record<string, string>> = {
  lower:
    'std::string lower(std::string text) {\n  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));\n  return text;\n}',
  upper:
    'std::string upper(std::string text) {\n  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));\n  return text;\n}',
  capital:
    'std::string capital(std::string text) {\n  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));\n  return text;\n}',
  trim: 'std::string trim(const std::string& text) {\n  const auto first = text.find_first_not_of(" \\t\\r\\n");\n  if (first == std::string::npos) return "";\n  return text.substr(first, text.find_last_not_of(" \\t\\r\\n") - first + 1);\n}',
  wordsOf:
    "std::vector<std::string> wordsOf(const std::string& text) {\n  std::vector<std::string> words;\n  std::string word;\n  for (char c : text + ' ') {\n    const auto code = static_cast<unsigned char>(c);\n    if (std::isalnum(code) || code >= 128 || (c == '\\'' && !word.empty())) {\n      word += c;\n    } else if (!word.empty()) {\n      while (word.back() == '\\'') word.pop_back();\n      words.push_back(word);\n      word.clear();\n    }\n  }\n  return words;\n}",
  linesOf:
    'std::vector<std::string> linesOf(const std::string& text) {\n  std::vector<std::string> lines;\n  std::istringstream stream(text);\n  for (std::string line; std::getline(stream, line);) lines.push_back(line);\n  return lines;\n}',
};

export const CPP: Dialect = {
  scalars: {
    lower: 'lower({0})',
    upper: 'upper({0})',
    trim: 'trim({0})',
    initial: '{0}.substr(0, 1)',
    length: '{0}.size()',
    reverse: 'std::string({0}.rbegin(), {0}.rend())',
    capital: 'capital({0})',
    abs: 'std::abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: 'std::isalpha(static_cast<unsigned char>({0}[0]))',
    blank: '{0}.find_first_not_of(" \\t\\r\\n") == std::string::npos',
    starts: '{0}.rfind({1}, 0) == 0',
    ends: '({0}.size() >= std::string({1}).size() && {0}.compare({0}.size() - std::string({1}).size(), std::string::npos, {1}) == 0)',
    contains: '{0}.find({1}) != std::string::npos',
  },
  steps: {
    lowerText: ({ input }) => `lower(${input})`,
    words: ({ input }) => `wordsOf(${input})`,
    lines: ({ input }) => `linesOf(${input})`,
    characters: ({ input, out }) => ({
      before: [
        `std::vector<std::string> ${out};`,
        `for (char letter : ${input}) ${out}.push_back(std::string(1, letter));`,
      ],
      value: out,
    }),
    filter: loop(empty, ({ out, it, expr }) => [`if (${expr}) ${out}.push_back(${it});`]),
    map: loop(empty, ({ out, expr }) => [`${out}.push_back(${expr});`]),
    distinct: loop(empty, ({ out, it }) => [
      `if (std::find(${out}.begin(), ${out}.end(), ${it}) == ${out}.end()) ${out}.push_back(${it});`,
    ]),
    reverse: ({ input, out, to }) => ({
      before: [`${type(to)} ${out}(${input}.rbegin(), ${input}.rend());`],
      value: out,
    }),
    sort: sorted,
    take: ({ input, out, expr, to }) => ({
      before: [
        `${type(to)} ${out}(${input}.begin(), ${input}.begin() + std::min<std::size_t>(${expr}, ${input}.size()));`,
      ],
      value: out,
    }),
    nth: ({ input, expr }) => `${input}[${/^\d+$/.test(expr) ? Number(expr) - 1 : `${expr} - 1`}]`,
    tally: loop(empty, ({ out, it }) => [`++${out}[${it}];`]),
    entries: ({ input, out, to }) => ({
      before: [`${type(to)} ${out}(${input}.begin(), ${input}.end());`],
      value: out,
    }),
    group: loop(empty, ({ out, it, expr }) => [`${out}[${expr}].push_back(${it});`]),
    groupSum: loop(empty, ({ out, expr, value }) => [`${out}[${expr}] += ${value};`]),
    groupCount: loop(empty, ({ out, expr }) => [`++${out}[${expr}];`]),
    groupAverage: (context) => ({
      before: [
        `${type(context.to)} ${context.out};`,
        ...loop(
          () => `std::map<${type(context.by)}, int> sizes;`,
          ({ out, expr, value }) => [`${out}[${expr}] += ${value};`, `++sizes[${expr}];`],
        )(context).before,
        `for (auto& [key, total] : ${context.out}) total /= sizes[key];`,
      ],
      value: context.out,
    }),
    sum: ({ input, of }) =>
      `std::accumulate(${input}.begin(), ${input}.end(), ${of.kind === 'float' ? '0.0' : '0'})`,
    average: ({ input }) => `std::accumulate(${input}.begin(), ${input}.end(), 0.0) / ${input}.size()`,
    min: ({ input }) => `*std::min_element(${input}.begin(), ${input}.end())`,
    max: ({ input }) => `*std::max_element(${input}.begin(), ${input}.end())`,
    median: ({ input, of }) => ({
      before: [
        `std::vector<${type(of)}> ordered = ${input};`,
        'std::sort(ordered.begin(), ordered.end());',
        'const std::size_t middle = ordered.size() / 2;',
      ],
      value: 'ordered.size() % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2.0',
    }),
    size: ({ input }) => `static_cast<int>(${input}.size())`,
    first: ({ input }) => `${input}.front()`,
    minBy: best('min'),
    maxBy: best('max'),
    any: tested('any_of'),
    all: tested('all_of'),
    join: ({ input, out, expr }) => ({
      before: [
        `std::string ${out};`,
        `for (std::size_t i = 0; i < ${input}.size(); ++i) {`,
        `  if (i > 0) ${out} += ${expr};`,
        `  ${out} += ${input}[i];`,
        '}',
      ],
      value: out,
    }),
  },
  ...BRACED,
  equal: (left, right) => `${left} == ${right}`,
  functionName: camel,
  field: (record, { words }) => `${record}.${camel(words)}`,
  has: (record, { words }) => `!${record}.${camel(words)}.empty()`,
  pair: { key: '{0}.first', count: '{0}.second' },
  type,
  isEmpty: (list) => `${list}.empty()`,
  declare: (name, of, value) => `const ${type(of)} ${name} = ${value};`,
  giveBack: (value) => `return ${value};`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
    return whenEmpty.does === 'null'
      ? 'return std::nullopt;'
      : `throw std::${whenEmpty.exception ?? 'invalid_argument'}(${quoted(message)});`;
  },
  when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `${ending === 'null' ? `std::optional<${type(result)}>` : type(result)} ${name}(${parameters.map((one) => `${taken(one.type)} ${one.name}`).join(', ')}) {\n${indented(body).join('\n')}\n}`,
  list: (items) => `{${items.join(', ')}}`,
  record: (_, __, values) => `{${values.join(', ')}}`,
  showRecord: (fields) =>
    `std::cout << ${fields.map(({ words }) => `result.${camel(words)}`).join(` << " " << `)} << '\\n';`,
  show: (call, of, ending) => {
    if (ending === 'null') {
      const shown =
        of.kind === 'record'
          ? ['const auto& result = *found;', '@record']
          : [`std::cout << *found << '\\n';`];
      return [`if (const auto found = ${call}) {`, ...indented(shown), '}'];
    }
    if (of.kind === 'record') return [`const ${of.name} result = ${call};`, '@record'];
    if (of.kind === 'list' || of.kind === 'map') return CPP.showLines(call, of);
    return [`std::cout << ${of.kind === 'bool' ? `std::boolalpha << ${call}` : call} << '\\n';`];
  },
  showLines: (call, of) => {
    if (of.kind === 'list' && of.of.kind === 'record')
      return [`for (const auto& result : ${call}) {`, '  @record', '}'];
    if (of.kind === 'list' && of.of.kind !== 'pair')
      return [`for (const auto& item : ${call}) std::cout << item << '\\n';`];
    if (of.kind === 'map' && of.of.kind === 'list') {
      const line = of.of.of.kind === 'record' ? '    @record' : "    std::cout << result << '\\n';";
      return [
        `for (const auto& [key, group] : ${call}) {`,
        "  std::cout << key << ':' << '\\n';",
        '  for (const auto& result : group) {',
        line,
        '  }',
        '}',
      ];
    }
    return [`for (const auto& [key, value] : ${call}) std::cout << key << ": " << value << '\\n';`];
  },
  helpers: (code) => {
    // One helper stands for itself, and none calls another.
    return Object.entries(HELPERS)
      .filter(([name]) => new RegExp(`(?<![\\w.:])${name}\\(`).test(code))
      .map(([, text]) => text)
      .join('\n\n');
  },
};
