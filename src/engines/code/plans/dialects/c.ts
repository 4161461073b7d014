import type { Type } from '../plan.ts';
import { type Dialect, indented, isNumber, quoted, type StepContext, snake } from './dialect.ts';

const TYPES = { int: 'int', float: 'double', text: 'const char *', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'int' || of.kind === 'float' || of.kind === 'text' || of.kind === 'bool')
    return TYPES[of.kind];
  return '';
}

const spaced = (of: Type): string => (of.kind === 'text' ? type(of) : `${type(of)} `);
const count = (list: string): string => `${list}_count`;

interface Lines {
  readonly before: string[];
  readonly value: string;
}

/** A list is an array with the number of its values beside it. */
const each = ({ input, it, of }: StepContext, lines: readonly string[]): string[] => [
  `for (size_t i = 0; i < ${count(input)}; i++) {`,
  ...indented([`${spaced(of)}${it} = ${input}[i];`, ...lines]),
  '}',
];

const listed = (context: StepContext, lines: readonly string[]): Lines => ({
  before: [
    `${spaced(context.to.kind === 'list' ? context.to.of : context.of)}${context.out}[${count(context.input)} + 1];`,
    `size_t ${count(context.out)} = 0;`,
    ...each(context, lines),
  ],
  value: context.out,
});

const extreme =
  (sign: string) =>
  (context: StepContext): Lines => {
    const of = context.keys[0]?.of ?? ((name: string) => name);
    return {
      before: [
        `${spaced(context.of)}${context.out} = ${context.input}[0];`,
        ...each(context, [
          `if (${of(context.it)} ${sign} ${of(context.out)}) {`,
          `  ${context.out} = ${context.it};`,
          '}',
        ]),
      ],
      value: context.out,
    };
  };

const folded =
  (start: string, line: (context: StepContext) => string) =>
  (context: StepContext): Lines => ({
    before: [`${spaced(context.to)}${context.out} = ${start};`, ...each(context, [line(context)])],
    value: context.out,
  });

const comparator = (of: Type, isDescending: boolean): string =>
  `compare_${of.kind === 'int' ? 'int' : 'double'}s${isDescending ? '_descending' : ''}`;

function sorted(context: StepContext, isDescending: boolean): Lines {
  const { input, out, of } = context;
  return {
    before: [
      `${spaced(of)}${out}[${count(input)} + 1];`,
      `size_t ${count(out)} = ${count(input)};`,
      `memcpy(${out}, ${input}, ${count(input)} * sizeof *${out});`,
      `qsort(${out}, ${count(out)}, sizeof *${out}, ${comparator(of, isDescending)});`,
    ],
    value: out,
  };
}

const compare = (name: string, of: string, isDescending: boolean): string =>
  `static int ${name}(const void *left, const void *right) {\n  ${of} a = *(const ${of} *)left, b = *(const ${of} *)right;\n  return ${isDescending ? '(a < b) - (a > b)' : '(a > b) - (a < b)'};\n}`;

const FORMATS = { text: '%s', int: '%d', float: '%.15g', bool: '%d', date: '%s' };

export const C: Dialect = {
  scalars: {
    lower: '',
    upper: '',
    trim: '',
    initial: '{0}[0]',
    length: '(int)strlen({0})',
    reverse: '',
    capital: '',
    abs: 'abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: '',
    blank: '{0}[0] == 0',
    starts: 'strncmp({0}, {1}, strlen({1})) == 0',
    ends: '',
    contains: 'strstr({0}, {1}) != NULL',
  },
  steps: {
    filter: (context) =>
      listed(context, [
        `if (${context.expr}) {`,
        `  ${context.out}[${count(context.out)}++] = ${context.it};`,
        '}',
      ]),
    map: (context) => listed(context, [`${context.out}[${count(context.out)}++] = ${context.expr};`]),
    distinct: (context) =>
      listed(context, [
        'bool seen = false;',
        `for (size_t k = 0; k < ${count(context.out)}; k++) {`,
        `  if (${context.out}[k] == ${context.it}) {`,
        '    seen = true;',
        '  }',
        '}',
        'if (!seen) {',
        `  ${context.out}[${count(context.out)}++] = ${context.it};`,
        '}',
      ]),
    sort: (context) => sorted(context, context.keys[0]?.isDescending ?? false),
    nth: ({ input, expr }) => `${input}[${Number(expr) - 1}]`,
    sum: folded('0', ({ out, it }) => `${out} += ${it};`),
    average: (context) => ({
      before: ['double sum = 0;', ...each(context, [`sum += ${context.it};`])],
      value: `sum / ${count(context.input)}`,
    }),
    min: extreme('<'),
    max: extreme('>'),
    median: (context) => ({
      before: [...sorted({ ...context, out: 'ordered' }, false).before, 'size_t middle = ordered_count / 2;'],
      value: 'ordered_count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2.0',
    }),
    size: ({ input }) => `(int)${count(input)}`,
    first: ({ input }) => `${input}[0]`,
    minBy: extreme('<'),
    maxBy: extreme('>'),
    any: (context) => folded('false', ({ out, expr }) => `${out} = ${out} || (${expr});`)(context),
    all: (context) => folded('true', ({ out, expr }) => `${out} = ${out} && (${expr});`)(context),
  },
  cannot: (result, ending) => ending === 'null' || result.kind === 'list' || result.kind === 'map',
  and: '&&',
  or: '||',
  not: (test) => `!(${test})`,
  equal: (left, right, of) => (of.kind === 'text' ? `strcmp(${left}, ${right}) == 0` : `${left} == ${right}`),
  variable: snake,
  functionName: snake,
  field: (record, { words }) => `${record}.${snake(words)}`,
  has: (record, { words }) => `${record}.${snake(words)} != NULL`,
  pair: { key: '', count: '' },
  type,
  isEmpty: (list) => `${count(list)} == 0`,
  declare: (name, of, value) => `${spaced(of)}${name} = ${value};`,
  declareExample: (name, value) =>
    value.startsWith('{')
      ? `@${name}[] = ${value};\nsize_t ${count(name)} = sizeof ${name} / sizeof ${name}[0];`
      : `int ${name} = ${value};`,
  giveBack: (value) => `return ${value};`,
  fail: (whenEmpty, message) =>
    whenEmpty.does === 'return'
      ? `return ${whenEmpty.value};`
      : `fprintf(stderr, ${quoted(`${message}\n`)});\nexit(EXIT_FAILURE);`,
  when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, body }) =>
    `${spaced(result)}${name}(${parameters.map((one) => (one.type.kind === 'list' ? `const ${spaced(one.type.of).replace(/^const /, '')}*${one.name}, size_t ${count(one.name)}` : `${spaced(one.type)}${one.name}`)).join(', ')}) {\n${indented(body).join('\n')}\n}`,
  list: (items) => `{${items.join(', ')}}`,
  text: quoted,
  argument: (name, of) => (of.kind === 'list' ? `${name}, ${count(name)}` : name),
  record: (_, __, values) => `{${values.join(', ')}}`,
  showRecord: (fields) =>
    `printf("${fields.map((one) => FORMATS[one.type]).join(' ')}\\n", ${fields.map(({ words }) => `result.${snake(words)}`).join(', ')});`,
  show: (call, of) => {
    if (of.kind === 'record') return [`${of.name} result = ${call};`, '@record'];
    return [`printf("${of.kind === 'float' ? '%.15g' : of.kind === 'text' ? '%s' : '%d'}\\n", ${call});`];
  },
  showLines: () => [],
  read: (name, of, from) => {
    if (from === 'file' || of.kind !== 'list' || !isNumber(of.of)) return ['@cannot'];
    const kind = type(of.of);
    return [
      `${kind} *${name} = NULL, value;`,
      `size_t ${count(name)} = 0, capacity = 0;`,
      `while (scanf("${of.of.kind === 'int' ? '%d' : '%lf'}", &value) == 1) {`,
      `  if (${count(name)} == capacity) {`,
      '    capacity = capacity == 0 ? 16 : capacity * 2;',
      `    ${name} = realloc(${name}, capacity * sizeof *${name});`,
      `    if (${name} == NULL) {`,
      '      perror("realloc");',
      '      return EXIT_FAILURE;',
      '    }',
      '  }',
      `  ${name}[${count(name)}++] = value;`,
      '}',
    ];
  },
  helpers: (code) =>
    ['int', 'double']
      .flatMap((of) =>
        [true, false].map((isDescending) => {
          const name = `compare_${of}s${isDescending ? '_descending' : ''}`;
          return new RegExp(`\\b${name}\\b`).test(code) && compare(name, of, isDescending);
        }),
      )
      .filter(Boolean)
      .join('\n\n'),
};
