import type { Type } from '../plan.ts';
import { type Comparison, camel, type Dialect, indented, isNumber, type StepContext } from './dialect.ts';

const TYPES = { int: 'int', float: 'float', text: 'string', bool: 'bool' };

const type = (of: Type): string =>
  of.kind === 'record'
    ? of.name
    : of.kind === 'list' || of.kind === 'map' || of.kind === 'pair'
      ? 'array'
      : TYPES[of.kind];

const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;

const side = ({ of, isDescending }: Comparison, first: boolean): string =>
  of(first === isDescending ? '$b' : '$a');

function sorted({ input, out, it, keys }: StepContext): { before: string[]; value: string } {
  const [key] = keys;
  if (keys.length === 1 && key?.of(it) === it)
    return { before: [`${out} = ${input};`, `${key.isDescending ? 'rsort' : 'sort'}(${out});`], value: out };
  const sides = [true, false].map((first) => keys.map((one) => side(one, first)).join(', '));
  const [a, b] = keys.length === 1 ? sides : sides.map((list) => `[${list}]`);
  return { before: [`${out} = ${input};`, `usort(${out}, fn ($a, $b) => ${a} <=> ${b});`], value: out };
}

const fold =
  (lines: (context: StepContext) => readonly string[]) =>
  (context: StepContext): { before: string[]; value: string } => ({
    before: [
      `${context.out} = [];`,
      `foreach (${context.input} as ${context.it}) {`,
      ...indented(lines(context)),
      '}',
    ],
    value: context.out,
  });

const best =
  (sign: string) =>
  ({ input, out, it, keys }: StepContext): { before: string[]; value: string } => ({
    before: [
      `${out} = ${input}[0];`,
      `foreach (${input} as ${it}) {`,
      `  if (${keys[0]?.of(it)} ${sign} ${keys[0]?.of(out)}) {`,
      `    ${out} = ${it};`,
      '  }',
      '}',
    ],
    value: out,
  });

export const PHP: Dialect = {
  scalars: {
    lower: 'strtolower({0})',
    upper: 'strtoupper({0})',
    trim: 'trim({0})',
    initial: "preg_replace('/^(.?).*$/su', '$1', {0})",
    length: 'iconv_strlen({0})',
    reverse: 'strrev({0})',
    capital: 'ucfirst({0})',
    abs: 'abs({0})',
    even: '{0} % 2 === 0',
    odd: '{0} % 2 !== 0',
    letter: "preg_match('/\\p{L}/u', {0}) === 1",
    blank: "trim({0}) === ''",
    starts: 'str_starts_with({0}, {1})',
    ends: 'str_ends_with({0}, {1})',
    contains: 'str_contains({0}, {1})',
  },
  steps: {
    lowerText: ({ input }) => `strtolower(${input})`,
    words: ({ input }) => ({
      before: [`preg_match_all("/[\\\\p{L}\\\\p{N}]+(?:'[\\\\p{L}\\\\p{N}]+)*/u", ${input}, $found);`],
      value: '$found[0]',
    }),
    lines: ({ input }) => `preg_split('/\\R/', rtrim(${input}, "\\n"))`,
    characters: ({ input }) => `preg_split('//u', ${input}, -1, PREG_SPLIT_NO_EMPTY)`,
    filter: ({ input, it, expr, of }) =>
      `array_values(array_filter(${input}, fn (${type(of)} ${it}) => ${expr}))`,
    map: ({ input, it, expr, of }) => `array_map(fn (${type(of)} ${it}) => ${expr}, ${input})`,
    distinct: ({ input }) => `array_values(array_unique(${input}))`,
    reverse: ({ input }) => `array_reverse(${input})`,
    sort: sorted,
    take: ({ input, expr }) => `array_slice(${input}, 0, ${expr})`,
    nth: ({ input, expr }) =>
      /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
    tally: ({ input }) => `array_count_values(${input})`,
    entries: ({ input }) => `array_map(null, array_keys(${input}), array_values(${input}))`,
    group: fold(({ out, it, expr }) => [`${out}[${expr}][] = ${it};`]),
    groupSum: fold(({ out, expr, value }) => [`${out}[${expr}] = (${out}[${expr}] ?? 0) + ${value};`]),
    groupCount: fold(({ out, expr }) => [`${out}[${expr}] = (${out}[${expr}] ?? 0) + 1;`]),
    groupAverage: (context) => ({
      before: fold(({ out, expr, value }) => [`${out}[${expr}][] = ${value};`])(context).before,
      value: `array_map(fn (array $group) => array_sum($group) / count($group), ${context.out})`,
    }),
    sum: ({ input }) => `array_sum(${input})`,
    average: ({ input }) => `array_sum(${input}) / count(${input})`,
    min: ({ input }) => `min(${input})`,
    max: ({ input }) => `max(${input})`,
    median: ({ input }) => ({
      before: [`$ordered = ${input};`, 'sort($ordered);', '$middle = intdiv(count($ordered), 2);'],
      value:
        'count($ordered) % 2 === 1 ? $ordered[$middle] : ($ordered[$middle - 1] + $ordered[$middle]) / 2',
    }),
    size: ({ input }) => `count(${input})`,
    first: ({ input }) => `${input}[0]`,
    minBy: best('<'),
    maxBy: best('>'),
    any: ({ input, it, expr, of }) => `count(array_filter(${input}, fn (${type(of)} ${it}) => ${expr})) > 0`,
    all: ({ input, it, expr, of }) =>
      `count(array_filter(${input}, fn (${type(of)} ${it}) => ${expr})) === count(${input})`,
    join: ({ input, expr }) => `implode(${expr}, ${input})`,
  },
  and: '&&',
  or: '||',
  not: (test) => `!(${test})`,
  equal: (left, right, of) => `${left} ${isNumber(of) ? '==' : '==='} ${right}`,
  variable: (words) => `$${camel(words)}`,
  functionName: camel,
  field: (record, { words }) => `${record}->${camel(words)}`,
  has: (record, { words }) => `${record}->${camel(words)} !== null`,
  pair: { key: '{0}[0]', count: '{0}[1]' },
  type,
  isEmpty: (list) => `${list} === []`,
  declare: (name, _, value) => `${name} = ${value};`,
  giveBack: (value) => `return ${value};`,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
    return whenEmpty.does === 'null'
      ? 'return null;'
      : `throw new ${whenEmpty.exception ?? 'InvalidArgumentException'}(${text(message)});`;
  },
  when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `function ${name}(${parameters.map((one) => `${type(one.type)} ${one.name}`).join(', ')}): ${ending === 'null' ? '?' : ''}${type(result)}\n{\n${indented(body).join('\n')}\n}`,
  range: (from, to) => `range(${from}, ${to})`,
  list: (items) => `[${items.join(', ')}]`,
  text,
  record: (name, fields, values) =>
    `new ${name}(${fields.map(({ words }, at) => `${camel(words)}: ${values[at]}`).join(', ')})`,
  show: (call, of) =>
    of.kind === 'int' || of.kind === 'float' || of.kind === 'text'
      ? [`echo ${call}, PHP_EOL;`]
      : [`print_r(${call});`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`foreach (${call} as $item) {`, '  echo $item, PHP_EOL;', '}']
      : [
          `foreach (${call} as ${of.kind === 'map' ? '$key => $count' : '[$key, $count]'}) {`,
          '  echo "$key: $count", PHP_EOL;',
          '}',
        ],
  read: (name, of, from) => {
    const check =
      from === 'file'
        ? ['if ($argc !== 2) {', '  fwrite(STDERR, "usage: php main.php FILE\\n");', '  exit(1);', '}']
        : [];
    const all = from === 'file' ? 'file_get_contents($argv[1])' : 'stream_get_contents(STDIN)';
    if (of.kind !== 'list') return [...check, `${name} = ${all};`];
    if (of.of.kind === 'text') return [...check, `${name} = explode("\\n", rtrim(${all}));`];
    return [
      ...check,
      `${name} = array_map('${of.of.kind === 'int' ? 'intval' : 'floatval'}', preg_split('/\\s+/', ${all}, -1, PREG_SPLIT_NO_EMPTY));`,
    ];
  },
};
