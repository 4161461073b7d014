import type { Type } from '../plan.ts';
import {
  BRACED,
  type Comparison,
  camel,
  type Dialect,
  indented,
  isNumber,
  pascal,
  quoted,
  type StepContext,
} from './dialect.ts';
import { goHelpers } from './go-helpers.ts';

const TYPES = { int: 'int', float: 'float64', text: 'string', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `[]${type(of.of)}`;
  if (of.kind === 'map') return `map[${type(of.key)}]${type(of.of)}`;
  if (of.kind === 'pair') return 'Entry';
  return TYPES[of.kind];
}

interface Lines {
  readonly before: string[];
  readonly value: string;
}

const zero = (of: Type): string =>
  of.kind === 'text'
    ? '""'
    : isNumber(of)
      ? '0'
      : of.kind === 'bool'
        ? 'false'
        : of.kind === 'record'
          ? `${of.name}{}`
          : 'nil';

const loop =
  (start: (context: StepContext) => string, lines: (context: StepContext) => readonly string[]) =>
  (context: StepContext): Lines => ({
    before: [
      start(context),
      `for _, ${context.it} := range ${context.input} {`,
      ...indented(lines(context)),
      '}',
    ],
    value: context.out,
  });

const empty = ({ out, to }: StepContext): string =>
  to.kind === 'map' ? `${out} := ${type(to)}{}` : `var ${out} ${type(to)}`;

/** Two comparisons need the keys to be told apart first. */
function sorted({ input, out, keys, to }: StepContext): Lines {
  const order = ({ of, isDescending }: Comparison): string =>
    `${of(`${out}[i]`)} ${isDescending ? '>' : '<'} ${of(`${out}[j]`)}`;
  const lines = keys.flatMap((key, at) =>
    at < keys.length - 1
      ? [`if ${key.of(`${out}[i]`)} != ${key.of(`${out}[j]`)} {`, `  return ${order(key)}`, '}']
      : [`return ${order(key)}`],
  );
  return {
    before: [
      `${out} := append(${type(to)}{}, ${input}...)`,
      `sort.SliceStable(${out}, func(i, j int) bool {`,
      ...indented(lines),
      '})',
    ],
    value: out,
  };
}

const extreme =
  (sign: string) =>
  ({ input, out, it, keys }: StepContext): Lines => {
    const of = keys[0]?.of ?? ((name: string) => name);
    return {
      before: [
        `${out} := ${input}[0]`,
        `for _, ${it} := range ${input} {`,
        `  if ${of(it)} ${sign} ${of(out)} {`,
        `    ${out} = ${it}`,
        '  }',
        '}',
      ],
      value: out,
    };
  };

const kept = ({ out, it, expr }: StepContext): string[] => [
  `if ${expr} {`,
  `  ${out} = append(${out}, ${it})`,
  '}',
];
const asFloat = (value: string, of: Type): string => (of.kind === 'int' ? `float64(${value})` : value);

export const GO: Dialect = {
  scalars: {
    lower: 'strings.ToLower({0})',
    upper: 'strings.ToUpper({0})',
    trim: 'strings.TrimSpace({0})',
    initial: 'string([]rune({0})[:1])',
    length: 'len([]rune({0}))',
    reverse: 'reverseText({0})',
    capital: 'strings.ToUpper({0}[:1]) + {0}[1:]',
    abs: 'absolute({0})',
    even: '{0}%2 == 0',
    odd: '{0}%2 != 0',
    letter: 'unicode.IsLetter([]rune({0})[0])',
    blank: 'strings.TrimSpace({0}) == ""',
    starts: 'strings.HasPrefix({0}, {1})',
    ends: 'strings.HasSuffix({0}, {1})',
    contains: 'strings.Contains({0}, {1})',
  },
  steps: {
    lowerText: ({ input }) => `strings.ToLower(${input})`,
    words: ({ input }) =>
      `regexp.MustCompile("[\\\\p{L}\\\\p{N}]+(?:'[\\\\p{L}\\\\p{N}]+)*").FindAllString(${input}, -1)`,
    lines: ({ input }) => `strings.Split(strings.TrimRight(${input}, "\\n"), "\\n")`,
    characters: ({ input }) => `strings.Split(${input}, "")`,
    filter: loop(empty, kept),
    map: loop(empty, ({ out, expr }) => [`${out} = append(${out}, ${expr})`]),
    distinct: (context) => ({
      before: [
        `seen := map[${type(context.of)}]bool{}`,
        ...loop(empty, (one) => [
          `if !seen[${one.it}] {`,
          `  seen[${one.it}] = true`,
          `  ${one.out} = append(${one.out}, ${one.it})`,
          '}',
        ])(context).before,
      ],
      value: context.out,
    }),
    reverse: ({ input, out, to }) => ({
      before: [
        `var ${out} ${type(to)}`,
        `for i := len(${input}) - 1; i >= 0; i-- {`,
        `  ${out} = append(${out}, ${input}[i])`,
        '}',
      ],
      value: out,
    }),
    sort: sorted,
    take: ({ input, out, expr }) => ({
      before: [`${out} := ${input}`, `if len(${out}) > ${expr} {`, `  ${out} = ${out}[:${expr}]`, '}'],
      value: out,
    }),
    nth: ({ input, expr }) => `${input}[${/^\d+$/.test(expr) ? Number(expr) - 1 : `${expr}-1`}]`,
    tally: loop(empty, ({ out, it }) => [`${out}[${it}]++`]),
    entries: ({ input, out }) => ({
      before: [
        `var ${out} []Entry`,
        `for key, count := range ${input} {`,
        `  ${out} = append(${out}, Entry{key, count})`,
        '}',
      ],
      value: out,
    }),
    group: loop(empty, ({ out, it, expr }) => [`${out}[${expr}] = append(${out}[${expr}], ${it})`]),
    groupSum: loop(empty, ({ out, expr, value }) => [`${out}[${expr}] += ${value}`]),
    groupCount: loop(empty, ({ out, expr }) => [`${out}[${expr}]++`]),
    groupAverage: (context) => ({
      before: [
        `${context.out} := ${type(context.to)}{}`,
        ...loop(
          () => `sizes := map[${type(context.by)}]float64{}`,
          ({ out, expr, value }) => [`${out}[${expr}] += float64(${value})`, `sizes[${expr}]++`],
        )(context).before,
        'for key, size := range sizes {',
        `  ${context.out}[key] /= size`,
        '}',
      ],
      value: context.out,
    }),
    sum: loop(
      ({ out, of }) => `${out} := ${of.kind === 'float' ? '0.0' : '0'}`,
      ({ out, it }) => [`${out} += ${it}`],
    ),
    average: (context) => ({
      before: loop(
        () => 'sum := 0.0',
        ({ it, of }) => [`sum += ${asFloat(it, of)}`],
      )(context).before,
      value: `sum / float64(len(${context.input}))`,
    }),
    min: extreme('<'),
    max: extreme('>'),
    median: (context) => ({
      before: [
        ...sorted({
          ...context,
          out: 'ordered',
          to: { kind: 'list', of: context.of },
          keys: [{ of: (name) => name, type: context.of, isDescending: false }],
        }).before,
        'middle := len(ordered) / 2',
        `median := ${asFloat('ordered[middle]', context.of)}`,
        'if len(ordered)%2 == 0 {',
        `  median = ${asFloat('(ordered[middle-1] + ordered[middle])', context.of).replace('((', '(').replace('))', ')')} / 2`,
        '}',
      ],
      value: 'median',
    }),
    size: ({ input }) => `len(${input})`,
    first: ({ input }) => `${input}[0]`,
    minBy: extreme('<'),
    maxBy: extreme('>'),
    any: loop(
      ({ out }) => `${out} := false`,
      ({ out, expr }) => [`if ${expr} {`, `  ${out} = true`, '}'],
    ),
    all: loop(
      ({ out }) => `${out} := true`,
      ({ out, expr }) => [`if !(${expr}) {`, `  ${out} = false`, '}'],
    ),
    join: ({ input, expr }) => `strings.Join(${input}, ${expr})`,
  },
  ...BRACED,
  equal: (left, right) => `${left} == ${right}`,
  functionName: camel,
  // The package of this name is needed.
  variable: (words) => (words.join() === 'strings' ? 'texts' : camel(words)),
  field: (record, { words }) =>
    `${record}.${words.map((word) => (word === 'id' ? 'ID' : pascal([word]))).join('')}`,
  has: (record, { words }) => `${record}.${pascal(words)} != nil`,
  pair: { key: '{0}.Key', count: '{0}.Count' },
  type,
  toFloat: (value) => `float64(${value})`,
  isEmpty: (list) => `len(${list}) == 0`,
  declare: (name, _, value) => `${name} := ${value}`,
  giveBack: (value, ending) =>
    `return ${value}${ending === 'null' ? ', true' : ending === 'raise' ? ', nil' : ''}`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value}`;
    return whenEmpty.does === 'null' ? 'return @zero, false' : `return @zero, errors.New(${quoted(message)})`;
  },
  when: (test, lines) => [`if ${test} {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) => {
    const whole = type(result);
    const given = ending === 'plain' ? whole : `(${whole}, ${ending === 'null' ? 'bool' : 'error'})`;
    const lines = indented(body).join('\n').replaceAll('@zero', zero(result));
    return `func ${name}(${parameters.map((one) => `${one.name} ${type(one.type)}`).join(', ')}) ${given} {\n${lines}\n}`;
  },
  list: (items, of) => `[]${type(of)}{${items.join(', ')}}`,
  some: (value) => `pointerTo(${value})`,
  none: 'nil',
  record: (name, fields, values) =>
    `${name}{${fields.map(({ words }, at) => `${words.map((word) => (word === 'id' ? 'ID' : pascal([word]))).join('')}: ${values[at]}`).join(', ')}}`,
  show: (call, _, ending) => {
    if (ending === 'plain') return [`fmt.Println(${call})`];
    if (ending === 'null') return [`if result, ok := ${call}; ok {`, '  fmt.Println(result)', '}'];
    return [`result, err := ${call}`, 'if err != nil {', '  log.Fatal(err)', '}', 'fmt.Println(result)'];
  },
  showLines: (call, of) => {
    if (of.kind === 'map')
      return [`for key, count := range ${call} {`, '  fmt.Printf("%v: %v\\n", key, count)', '}'];
    return of.kind === 'list' && of.of.kind === 'pair'
      ? [`for _, entry := range ${call} {`, '  fmt.Printf("%v: %v\\n", entry.Key, entry.Count)', '}']
      : [`for _, item := range ${call} {`, '  fmt.Println(item)', '}'];
  },
  read: (name, of, from) => {
    const text =
      from === 'file'
        ? [
            'if len(os.Args) != 2 {',
            '  log.Fatalf("usage: %s FILE", os.Args[0])',
            '}',
            'input, err := os.ReadFile(os.Args[1])',
          ]
        : ['input, err := io.ReadAll(os.Stdin)'];
    const checked = [...text, 'if err != nil {', '  log.Fatal(err)', '}'];
    if (of.kind !== 'list') return [...checked, `${name} := string(input)`];
    if (of.of.kind === 'text')
      return [...checked, `${name} := strings.Split(strings.TrimSpace(string(input)), "\\n")`];
    const parse = of.of.kind === 'int' ? 'strconv.Atoi(token)' : 'strconv.ParseFloat(token, 64)';
    return [
      ...checked,
      `var ${name} ${type(of)}`,
      'for _, token := range strings.Fields(string(input)) {',
      `  value, err := ${parse}`,
      '  if err != nil {',
      '    log.Fatal(err)',
      '  }',
      `  ${name} = append(${name}, value)`,
      '}',
    ];
  },
  helpers: goHelpers,
};
