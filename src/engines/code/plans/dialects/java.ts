import type { Type } from '../plan.ts';
import {
  BRACED,
  type Comparison,
  camel,
  type Dialect,
  indented,
  isNumber,
  quoted,
  type StepContext,
} from './dialect.ts';

const TYPES = { int: 'int', float: 'double', text: 'String', bool: 'boolean' };
const BOXED = { int: 'Integer', float: 'Double', text: 'String', bool: 'Boolean' };

function boxed(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `List<${boxed(of.of)}>`;
  if (of.kind === 'map') return `Map<${boxed(of.key)}, ${boxed(of.of)}>`;
  if (of.kind === 'pair') return `Map.Entry<${boxed(of.key)}, ${boxed(of.of)}>`;
  return BOXED[of.kind];
}

const type = (of: Type): string =>
  of.kind === 'list' && of.isArray
    ? `${type(of.of)}[]`
    : of.kind === 'int' || of.kind === 'float' || of.kind === 'bool'
      ? TYPES[of.kind]
      : boxed(of);

const compared = ({ of, type: key, isDescending }: Comparison, it: string): string => {
  const name = key.kind === 'int' ? 'comparingInt' : key.kind === 'float' ? 'comparingDouble' : 'comparing';
  const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
  if (!isDescending) return `Comparator.${name}((@ ${it}) -> ${of(it)})`;
  const box = key.kind === 'int' ? 'Integer.compare' : 'Double.compare';
  return isNumber(key) ? `(a, b) -> ${box}(${of(a)}, ${of(b)})` : `(a, b) -> ${of(a)}.compareTo(${of(b)})`;
};

function sorted({ input, it, keys, of: element }: StepContext): string {
  const [key, next] = keys;
  if (!key) return `${input}.stream().sorted().toList()`;
  if (!next && key.of(it) === it)
    return `${input}.stream().sorted(${key.isDescending ? 'Comparator.reverseOrder()' : ''}).toList()`;
  const parts = keys.map((one) => compared(one, it).replace('@', boxed(element)));
  if (!next) return `${input}.stream().sorted(${parts[0]}).toList()`;
  const first = key.isDescending ? `((Comparator<${boxed(element)}>) (${parts[0]}))` : parts[0];
  return `${input}.stream().sorted(${[first, ...parts.slice(1).map((part) => `.thenComparing(${part})`)].join('')}).toList()`;
}

const summing = ({ to, it, value }: StepContext): string =>
  to.kind === 'map' && to.of.kind === 'int'
    ? `Collectors.summingInt(${it} -> ${value})`
    : `Collectors.summingDouble(${it} -> ${value})`;

const grouped = (context: StepContext, then: string): string =>
  `${context.input}.stream().collect(Collectors.groupingBy(${context.it} -> ${context.expr}, TreeMap::new, ${then}))`;

const numbers = ({ input, of }: StepContext): string =>
  `${input}.stream().${of.kind === 'int' ? 'mapToInt(Integer::intValue)' : 'mapToDouble(Double::doubleValue)'}`;

const best =
  (name: string) =>
  ({ input, it, keys }: StepContext): string => {
    const kind = keys[0]?.type.kind;
    const by = kind === 'int' ? 'comparingInt' : kind === 'float' ? 'comparingDouble' : 'comparing';
    return `${input}.stream().${name}(Comparator.${by}(${it} -> ${keys[0]?.of(it)})).get()`;
  };

export const JAVA: Dialect = {
  scalars: {
    lower: '{0}.toLowerCase()',
    upper: '{0}.toUpperCase()',
    trim: '{0}.trim()',
    initial: '{0}.substring(0, Math.min(1, {0}.length()))',
    length: '{0}.length()',
    reverse: 'new StringBuilder({0}).reverse().toString()',
    capital: 'Character.toUpperCase({0}.charAt(0)) + {0}.substring(1)',
    abs: 'Math.abs({0})',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: 'Character.isLetter({0}.charAt(0))',
    blank: '{0}.isBlank()',
    starts: '{0}.startsWith({1})',
    ends: '{0}.endsWith({1})',
    contains: '{0}.contains({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.toLowerCase()`,
    words: ({ input }) =>
      `Pattern.compile("[\\\\p{L}\\\\p{N}]+(?:'[\\\\p{L}\\\\p{N}]+)*").matcher(${input}).results().map(MatchResult::group).toList()`,
    lines: ({ input }) => `${input}.lines().toList()`,
    characters: ({ input }) => `${input}.chars().mapToObj(Character::toString).toList()`,
    filter: ({ input, it, expr }) => `${input}.stream().filter(${it} -> ${expr}).toList()`,
    map: ({ input, it, expr }) => `${input}.stream().map(${it} -> ${expr}).toList()`,
    distinct: ({ input }) => `${input}.stream().distinct().toList()`,
    reverse: ({ input, out, to }) => ({
      before: [`${type(to)} ${out} = new ArrayList<>(${input});`, `Collections.reverse(${out});`],
      value: out,
    }),
    sort: sorted,
    take: ({ input, expr }) => `${input}.stream().limit(${expr}).toList()`,
    nth: ({ input, expr }) => `${input}.get(${/^\d+$/.test(expr) ? Number(expr) - 1 : `${expr} - 1`})`,
    tally: ({ input, out, it, of }) => ({
      before: [
        `Map<${boxed(of)}, Integer> ${out} = new LinkedHashMap<>();`,
        `for (${type(of)} ${it} : ${input}) {`,
        `  ${out}.merge(${it}, 1, Integer::sum);`,
        '}',
      ],
      value: out,
    }),
    entries: ({ input }) => `new ArrayList<>(${input}.entrySet())`,
    group: (context) => grouped(context, 'Collectors.toList()'),
    groupSum: (context) => grouped(context, summing(context)),
    groupCount: (context) => grouped(context, 'Collectors.summingInt(one -> 1)'),
    groupAverage: (context) =>
      grouped(context, `Collectors.averagingDouble(${context.it} -> ${context.value})`),
    sum: (context) => `${numbers(context)}.sum()`,
    average: (context) => `${numbers(context)}.average().getAsDouble()`,
    min: ({ input }) => `Collections.min(${input})`,
    max: ({ input }) => `Collections.max(${input})`,
    median: ({ input, of }) => ({
      before: [
        `List<${boxed(of)}> ordered = ${input}.stream().sorted().toList();`,
        'int middle = ordered.size() / 2;',
      ],
      value:
        'ordered.size() % 2 == 1 ? ordered.get(middle) : (ordered.get(middle - 1) + ordered.get(middle)) / 2.0',
    }),
    size: ({ input }) => `${input}.size()`,
    first: ({ input }) => `${input}.get(0)`,
    minBy: best('min'),
    maxBy: best('max'),
    any: ({ input, it, expr }) => `${input}.stream().anyMatch(${it} -> ${expr})`,
    all: ({ input, it, expr }) => `${input}.stream().allMatch(${it} -> ${expr})`,
    join: ({ input, expr }) => `String.join(${expr}, ${input})`,
  },
  ...BRACED,
  equal: (left, right, of) => (of.kind === 'text' ? `${left}.equals(${right})` : `${left} == ${right}`),
  functionName: camel,
  field: (record, { words }) => `${record}.${camel(words)}()`,
  has: (record, { words }) => `${record}.${camel(words)}() != null`,
  pair: { key: '{0}.getKey()', count: '{0}.getValue()' },
  type,
  isEmpty: (list) => `${list}.isEmpty()`,
  declare: (name, of, value) => `${type(of)} ${name} = ${value};`,
  giveBack: (value, ending) => (ending === 'optional' ? `return Optional.of(${value});` : `return ${value};`),
  hasOptional: true,
  arrays: {
    toList: (name, of) => (isNumber(of) ? `Arrays.stream(${name}).boxed().toList()` : `List.of(${name})`),
    fromList: (list, of) =>
      isNumber(of)
        ? `${/\.toList\(\)$/.test(list) ? list.slice(0, -'.toList()'.length) : `${list}.stream()`}.${of.kind === 'int' ? 'mapToInt(Integer::intValue)' : 'mapToDouble(Double::doubleValue)'}.toArray()`
        : `${list}.toArray(${type(of)}[]::new)`,
    literal: (items, of) => `new ${type(of)}[] {${items.join(', ')}}`,
    text: (call) => `Arrays.toString(${call})`,
  },
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
    return whenEmpty.does === 'null'
      ? `return ${whenEmpty.isOptional ? 'Optional.empty()' : 'null'};`
      : `throw new ${whenEmpty.exception ?? 'IllegalArgumentException'}(${quoted(message)});`;
  },
  when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) =>
    `static ${ending === 'optional' ? `Optional<${boxed(result)}>` : ending === 'null' ? boxed(result) : type(result)} ${name}(${parameters.map((one) => `${type(one.type)} ${one.name}`).join(', ')}) {\n${indented(body).join('\n')}\n}`,
  range: (from, to) => `IntStream.rangeClosed(${from}, ${to}).boxed().toList()`,
  list: (items) => `List.of(${items.join(', ')})`,
  record: (name, _, values) => `new ${name}(${values.join(', ')})`,
  show: (call) => [`System.out.println(${call});`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`${call}.forEach(System.out::println);`]
      : of.kind === 'map'
        ? [`${call}.forEach((key, count) -> System.out.println(key + ": " + count));`]
        : [`${call}.forEach(entry -> System.out.println(entry.getKey() + ": " + entry.getValue()));`],
  read: (name, of, from) => {
    const check =
      from === 'file'
        ? [
            'if (args.length != 1) {',
            '  System.err.println("usage: java Main FILE");',
            '  System.exit(1);',
            '}',
          ]
        : [];
    const text =
      from === 'file' ? 'Files.readString(Path.of(args[0]))' : 'new String(System.in.readAllBytes())';
    if (of.kind !== 'list') return [...check, `String ${name} = ${text};`];
    if (of.of.kind === 'text') return [...check, `List<String> ${name} = ${text}.lines().toList();`];
    const parse = of.of.kind === 'int' ? 'Integer::valueOf' : 'Double::valueOf';
    return [
      ...check,
      `List<${boxed(of.of)}> ${name} = Arrays.stream(${text}.trim().split("\\\\s+")).filter(token -> !token.isEmpty()).map(${parse}).toList();`,
    ];
  },
};
