import type { Type } from '../plan.ts';
import {
  type Comparison,
  type Dialect,
  indented,
  isNumber,
  quoted,
  type StepContext,
  snake,
} from './dialect.ts';

const TYPES = { int: 'i64', float: 'f64', text: 'String', bool: 'bool' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return `Vec<${type(of.of)}>`;
  if (of.kind === 'map') return `HashMap<${type(of.key)}, ${type(of.of)}>`;
  if (of.kind === 'pair') return `(${type(of.key)}, ${type(of.of)})`;
  return TYPES[of.kind];
}

const borrowed = (of: Type): string =>
  of.kind === 'text' ? '&str' : of.kind === 'list' ? `&[${type(of.of)}]` : type(of);

/** Numbers are taken out of their reference by the pattern. */
const pattern = (it: string, of: Type): string => (isNumber(of) ? `&${it}` : it);

/** Rust borrows the elements of a list: a result must be a copy. */
const owned = (expr: string, of: Type): string =>
  of.kind === 'text' && !/\)$/.test(expr) ? `${expr}.clone()` : expr;

const compared = ({ of, type: key, isDescending }: Comparison): string => {
  const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
  return `${of(a)}.${key.kind === 'float' ? 'total_cmp' : 'cmp'}(&${of(b)})`;
};

const sorted = ({ input, out, keys }: StepContext): { before: string[]; value: string } => {
  const [first, ...others] = keys.map(compared);
  const then = others.map((one) => `.then_with(|| ${one})`).join('');
  return {
    before: [`let mut ${out} = ${input}.to_vec();`, `${out}.sort_by(|a, b| ${first}${then});`],
    value: out,
  };
};

const fold =
  (line: (context: StepContext, key: string) => string) =>
  (context: StepContext): { before: string[]; value: string } => ({
    before: [
      `let mut ${context.out}: ${type(context.to)} = HashMap::new();`,
      `for ${pattern(context.it, context.of)} in ${context.input}.iter() {`,
      ...indented([line(context, owned(context.expr, context.by))]),
      '}',
    ],
    value: context.out,
  });

const counted = fold(({ out }, key) => `*${out}.entry(${key}).or_insert(0) += 1;`);
const start = (of: Type): string => (of.kind === 'map' && of.of.kind === 'float' ? '0.0' : '0');

const extreme =
  (name: 'min' | 'max') =>
  ({ input, of }: StepContext): string =>
    of.kind === 'float'
      ? `${input}.iter().copied().fold(f64::${name === 'min' ? 'INFINITY' : 'NEG_INFINITY'}, f64::${name})`
      : `${input}.iter().${name}().cloned().unwrap()`;

const best =
  (name: 'min' | 'max') =>
  ({ input, keys }: StepContext): string =>
    // max_by returns the last of equal ones.
    `${input}.iter()${name === 'max' ? '.rev()' : ''}.${name}_by(|a, b| ${keys[0] && compared({ ...keys[0], isDescending: false })}).cloned().unwrap()`;

export const RUST: Dialect = {
  scalars: {
    lower: '{0}.to_lowercase()',
    upper: '{0}.to_uppercase()',
    trim: '{0}.trim().to_string()',
    initial: '{0}.chars().take(1).collect::<String>()',
    length: '({0}.chars().count() as i64)',
    reverse: '{0}.chars().rev().collect::<String>()',
    capital: '{0}[..1].to_uppercase() + &{0}[1..]',
    abs: '{0}.abs()',
    even: '{0} % 2 == 0',
    odd: '{0} % 2 != 0',
    letter: '{0}.chars().all(char::is_alphabetic)',
    blank: '{0}.trim().is_empty()',
    starts: '{0}.starts_with({1})',
    ends: '{0}.ends_with({1})',
    contains: '{0}.contains({1})',
  },
  steps: {
    lowerText: ({ input }) => `${input}.to_lowercase()`,
    words: ({ input }) =>
      `${input}.split(|c: char| !c.is_alphanumeric() && c != '\\'').map(|word| word.trim_matches('\\'').to_string()).filter(|word| !word.is_empty()).collect()`,
    lines: ({ input }) => `${input}.lines().map(String::from).collect()`,
    characters: ({ input }) => `${input}.chars().map(String::from).collect()`,
    filter: ({ input, it, expr, of }) =>
      `${input}.iter().cloned().filter(|${pattern(it, of)}| ${expr}).collect()`,
    map: ({ input, it, expr, of, by }) =>
      `${input}.iter().map(|${pattern(it, of)}| ${owned(expr, by)}).collect()`,
    distinct: ({ input, out, of }) => ({
      before: [
        'let mut seen = HashSet::new();',
        `let ${out}: Vec<${type(of)}> = ${input}.iter().cloned().filter(|item| seen.insert(item.clone())).collect();`,
      ],
      value: out,
    }),
    reverse: ({ input }) => `${input}.iter().rev().cloned().collect()`,
    sort: sorted,
    take: ({ input, expr }) =>
      `${input}.iter().take(${/^\d+$/.test(expr) ? expr : `${expr} as usize`}).cloned().collect()`,
    nth: ({ input, expr }) =>
      `${input}[${/^\d+$/.test(expr) ? Number(expr) - 1 : `${expr} as usize - 1`}].clone()`,
    tally: (context) => counted({ ...context, expr: context.it, by: context.of }),
    entries: ({ input }) => `${input}.into_iter().collect()`,
    group: fold(({ out, it }, key) => `${out}.entry(${key}).or_default().push(${it}.clone());`),
    groupSum: fold(({ out, value, to }, key) => `*${out}.entry(${key}).or_insert(${start(to)}) += ${value};`),
    groupCount: counted,
    groupAverage: (context) => {
      const values = fold(
        ({ out, value }, key) => `${out}.entry(${key}).or_default().push(${value} as f64);`,
      )({
        ...context,
        out: 'values',
        to: { kind: 'map', key: context.by, of: { kind: 'list', of: { kind: 'float' } } },
      });
      return {
        before: values.before,
        value:
          'values.into_iter().map(|(key, group)| (key, group.iter().sum::<f64>() / group.len() as f64)).collect()',
      };
    },
    sum: ({ input, of }) => `${input}.iter().sum::<${type(of)}>()`,
    average: ({ input, of }) =>
      `${input}.iter().sum::<${type(of)}>()${of.kind === 'int' ? ' as f64' : ''} / ${input}.len() as f64`,
    min: extreme('min'),
    max: extreme('max'),
    median: ({ input, of }) => ({
      before: [
        `let mut ordered: Vec<f64> = ${input}.iter().map(|&value| value${of.kind === 'int' ? ' as f64' : ''}).collect();`,
        'ordered.sort_by(|a, b| a.total_cmp(b));',
        'let middle = ordered.len() / 2;',
        'let median = if ordered.len() % 2 == 1 { ordered[middle] } else { (ordered[middle - 1] + ordered[middle]) / 2.0 };',
      ],
      value: 'median',
    }),
    size: ({ input }) => `${input}.len() as i64`,
    first: ({ input }) => `${input}[0].clone()`,
    minBy: best('min'),
    maxBy: best('max'),
    any: ({ input, it, expr, of }) => `${input}.iter().any(|${pattern(it, of)}| ${expr})`,
    all: ({ input, it, expr, of }) => `${input}.iter().all(|${pattern(it, of)}| ${expr})`,
    join: ({ input, expr }) => `${input}.join(${expr})`,
  },
  and: '&&',
  or: '||',
  not: (test) => `!(${test})`,
  equal: (left, right) => `${left} == ${right}`,
  variable: snake,
  functionName: snake,
  field: (record, { words }) => `${record}.${snake(words)}`,
  has: (record, { words }) => `${record}.${snake(words)}.is_some()`,
  pair: { key: '{0}.0', count: '{0}.1' },
  type,
  toFloat: (value) => `${value} as f64`,
  isEmpty: (list) => `${list}.is_empty()`,
  declare: (name, of, value) => `let ${name}: ${type(of)} = ${value};`,
  declareExample: (name, value) => `let ${name} = ${value};`,
  giveBack: (value, ending) =>
    ending === 'null' ? `Some(${value})` : ending === 'raise' ? `Ok(${value})` : value,
  fail: (whenEmpty, message) => {
    if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
    return whenEmpty.does === 'null' ? 'return None;' : `return Err(${quoted(message)}.to_string());`;
  },
  when: (test, lines) => [`if ${test} {`, ...indented(lines), '}'],
  writeFunction: ({ name, parameters, result, ending, body }) => {
    const whole = type(result);
    const given =
      ending === 'null' ? `Option<${whole}>` : ending === 'raise' ? `Result<${whole}, String>` : whole;
    return `fn ${name}(${parameters.map((one) => `${one.name}: ${borrowed(one.type)}`).join(', ')}) -> ${given} {\n${indented(body).join('\n')}\n}`;
  },
  range: (from, to) => `(${from}..=${to}).collect::<Vec<i64>>()`,
  list: (items, of) =>
    of.kind === 'text' ? `[${items.join(', ')}].map(String::from)` : `[${items.join(', ')}]`,
  text: quoted,
  argument: (name, of) => (of.kind === 'list' ? `&${name}` : name),
  some: (value) => `Some(${value.startsWith('"') ? `${value}.to_string()` : value})`,
  none: 'None',
  record: (name, fields, values) =>
    `${name} { ${fields.map(({ words }, at) => `${snake(words)}: ${values[at]?.replace(/^".*"$/, '$&.to_string()')}`).join(', ')} }`,
  show: (call, of) => [`println!("${isNumber(of) || of.kind === 'text' ? '{:?}' : '{:?}'}", ${call});`],
  showLines: (call, of) =>
    of.kind === 'list' && of.of.kind !== 'pair'
      ? [`for item in ${call} {`, '  println!("{}", item);', '}']
      : [`for (key, count) in ${call} {`, '  println!("{key}: {count}");', '}'],
  read: (name, of, from) => {
    const text =
      from === 'file'
        ? [
            'let Some(path) = std::env::args().nth(1) else {',
            '  eprintln!("usage: main FILE");',
            '  std::process::exit(1);',
            '};',
            'let input = std::fs::read_to_string(path).expect("the file cannot be read");',
          ]
        : ['let input = std::io::read_to_string(std::io::stdin()).expect("the input cannot be read");'];
    if (of.kind !== 'list') return [...text, `let ${name} = input.as_str();`];
    if (of.of.kind === 'text')
      return [...text, `let ${name}: Vec<String> = input.lines().map(String::from).collect();`];
    return [
      ...text,
      `let ${name}: Vec<${type(of.of)}> = input.split_whitespace().map(|token| token.parse().expect("not a number")).collect();`,
    ];
  },
  imports: (code) => {
    const names = ['HashMap', 'HashSet'].filter((one) => new RegExp(`\\b${one}\\b`).test(code));
    if (names.length === 0) return '';
    return `use std::collections::${names.length > 1 ? `{${names.join(', ')}}` : names.join('')};`;
  },
};
