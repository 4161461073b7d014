import type { FoldOp } from '../program.ts';
import { braced, camelName, type Line, type Made, percent, quote, type Voice } from './voice.ts';

const TYPES = { int: 'int', float: 'float64', text: 'string' };
const marks = { int: '%d', float: '%v', text: '%s' };

function shown(line: Line, to: string): string {
  const [format, values] = percent(line, marks);
  const [only] = line;
  const [call, first] = to === '' ? ['fmt.Print', ''] : ['fmt.Fprint', `${to}, `];
  if (values.length === 0) return `${call}ln(${first}${quote(line.join(''))})`;
  if (line.length === 1 && typeof only === 'object' && only.decimals === undefined)
    return `${call}ln(${first}${only.code})`;
  return `${call}f(${first}${quote(`${format}\n`)}, ${values.join(', ')})`;
}

export const GO: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin')
      return [
        'input, err := io.ReadAll(os.Stdin)',
        ...braced('if err != nil', ['fmt.Fprintln(os.Stderr, err)', 'os.Exit(1)']),
        'text := string(input)',
      ];
    return [
      ...(source.from === 'argument' ? braced('if len(os.Args) != 2', usage) : []),
      `path := ${source.from === 'argument' ? 'os.Args[1]' : quote(source.path)}`,
      'input, err := os.ReadFile(path)',
      ...braced('if err != nil', missing),
      'text := string(input)',
    ];
  },
  readUntil: (end) => [
    'text := ""',
    'input := bufio.NewScanner(os.Stdin)',
    ...braced(`for input.Scan() && strings.TrimSpace(input.Text()) != ${quote(end)}`, [
      'text += input.Text() + "\\n"',
    ]),
  ],
  lines: [
    'var lines []string',
    ...braced('if text != ""', ['lines = strings.Split(strings.TrimSuffix(text, "\\n"), "\\n")']),
  ],
  each: (one, list, body) => braced(`for _, ${one} := range ${list}`, body),
  or: '||',
  first: 'lines[0]',
  rest: 'lines[1:]',
  when: (test, body) => braced(`if ${test}`, body),
  next: 'continue',
  constant: (name, value) => `${name} := ${value}`,
  variable: (name, value) => `${name} := ${value}`,
  set: (name, value) => `${name} = ${value}`,
  list: (name, of) => `var ${name} []${TYPES[of]}`,
  push: (list, value) => `${list} = append(${list}, ${value})`,
  map: (name, of) => `${name} := map[string]${TYPES[of]}{}`,
  parse: (name, text, kind, bad) => [
    `${name}, err := ${kind === 'int' ? `strconv.Atoi(strings.TrimSpace(${text}))` : `strconv.ParseFloat(strings.TrimSpace(${text}), 64)`}`,
    ...braced('if err != nil', bad),
  ],
  isBlank: (text) => `strings.TrimSpace(${text}) == ""`,
  isEmpty: (list) => `len(${list}) == 0`,
  isEmptyMap: (map) => `len(${map}) == 0`,
  lower: (text) => `strings.ToLower(${text})`,
  contains: (text, part) => `strings.Contains(${text}, ${part})`,
  words: (text, isPlain) =>
    isPlain
      ? `strings.Fields(${text})`
      : `regexp.MustCompile(\`[\\p{L}\\p{N}_]+(?:'[\\p{L}\\p{N}_]+)*\`).FindAllString(${text}, -1)`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `${name} := strings.Fields(${line})`
      : separator === ','
        ? `${name} := splitRow(${line})`
        : `${name} := strings.Split(${line}, ${quote(separator)})`,
  ],
  column: (name, title, missing) => [
    `${name} := -1`,
    ...braced('for at, title := range header', [
      ...braced(`if strings.TrimSpace(title) == ${quote(title)}`, [`${name} = at`]),
    ]),
    ...braced(`if ${name} < 0`, missing),
  ],
  cell: (cells, at) => `strings.TrimSpace(${cells}[${at}])`,
  isShort: (cells, at) => `len(${cells}) <= ${at}`,
  size: (list) => `len(${list})`,
  length: (text) => `len([]rune(${text}))`,
  wordCount: 'len(strings.Fields(text))',
  text: quote,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [value === '1' ? `${map}[${key}]++` : `${map}[${key}] += ${value}`],
  keep: (map, key, value, sign) =>
    braced(`if best, found := ${map}[${key}]; !found || ${value} ${sign} best`, [
      `${map}[${key}] = ${value}`,
    ]),
  fold: (op, list, kind) => {
    const sum = [
      `sum := ${kind === 'int' ? '0' : '0.0'}`,
      ...braced(`for _, number := range ${list}`, ['sum += number']),
    ];
    const extreme = (name: string, sign: string): string[] => [
      `${name} := ${list}[0]`,
      ...braced(`for _, number := range ${list}`, braced(`if number ${sign} ${name}`, [`${name} = number`])),
    ];
    const [least, most] = [extreme('smallest', '<'), extreme('largest', '>')];
    const of = (at: string): string => (kind === 'int' ? `float64(sorted[${at}])` : `sorted[${at}]`);
    const made: Readonly<Record<FoldOp, Made>> = {
      count: { before: [], value: `len(${list})` },
      sum: { before: [sum], value: 'sum' },
      average: {
        before: [sum],
        value: `${kind === 'int' ? 'float64(sum)' : 'sum'} / float64(len(${list}))`,
      },
      min: { before: [least], value: 'smallest' },
      max: { before: [most], value: 'largest' },
      range: { before: [least, most], value: 'largest - smallest' },
      deviation: {
        before: [
          sum,
          [
            `mean := ${kind === 'int' ? 'float64(sum)' : 'sum'} / float64(len(${list}))`,
            '// For a sample, the divisor is one less than the count.',
            'squares := 0.0',
            ...braced(`for _, number := range ${list}`, [
              `squares += math.Pow(${kind === 'int' ? 'float64(number)' : 'number'}-mean, 2)`,
            ]),
            `deviation := math.Sqrt(squares / math.Max(float64(len(${list})-1), 1))`,
          ],
        ],
        value: 'deviation',
      },
      median: {
        before: [
          [
            `sorted := append(${kind === 'int' ? '[]int' : '[]float64'}{}, ${list}...)`,
            kind === 'int' ? 'sort.Ints(sorted)' : 'sort.Float64s(sorted)',
            'middle := len(sorted) / 2',
            `median := ${of('middle')}`,
            ...braced('if len(sorted)%2 == 0', [`median = (${of('middle-1')} + ${of('middle')}) / 2`]),
          ],
        ],
        value: 'median',
      },
    };
    return made[op];
  },
  averages: [
    'averages := map[string]float64{}',
    ...braced('for key, total := range totals', ['averages[key] = float64(total) / float64(counts[key])']),
  ],
  entries: (map, order) => {
    // A map of Go has no order, so one is chosen where the wish has none.
    const keys = order.length > 0 ? order : [{ by: 'key' as const, isDescending: false }];
    const lines = keys.flatMap(({ by, isDescending }, at) => {
      const [a, b] =
        by === 'key' ? ['entries[i]', 'entries[j]'] : [`${map}[entries[i]]`, `${map}[entries[j]]`];
      const less = `${a} ${isDescending ? '>' : '<'} ${b}`;
      return at === keys.length - 1 ? [`return ${less}`] : braced(`if ${a} != ${b}`, [`return ${less}`]);
    });
    return [
      'var entries []string',
      ...braced(`for key := range ${map}`, ['entries = append(entries, key)']),
      'sort.Slice(entries, func(i, j int) bool {',
      ...lines.map((line) => `  ${line}`),
      '})',
    ];
  },
  eachEntry: (limit, body) => [
    ...(limit ? braced(`if len(entries) > ${limit}`, [`entries = entries[:${limit}]`]) : []),
    ...braced('for _, key := range entries', body),
  ],
  entry: ['key', '@[key]'],
  print: (line) => shown(line, ''),
  warn: (line) => shown(line, 'os.Stderr'),
  exit: (status) => (status === 0 ? 'return' : `os.Exit(${status})`),
  name: camelName,
  usage: ['usage: ', { code: 'os.Args[0]', kind: 'text' }, ' FILE'],
};
