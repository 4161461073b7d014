import { braced, inside, type Line, quote, snakeName, type Voice } from './voice.ts';

const TYPES = { int: 'i64', float: 'f64', text: 'String' };
const text = (value: string): string => quote(value);

function shown(line: Line, macro: string): string {
  const format = line
    .map((part) =>
      typeof part === 'string'
        ? quote(part).slice(1, -1).replace(/[{}]/g, '$&$&')
        : `{${/^[a-z_]+$/.test(part.code) ? part.code : ''}${part.decimals === undefined ? '' : `:.${part.decimals}`}}`,
    )
    .join('');
  const values = line.flatMap((part) =>
    typeof part === 'string' || /^[a-z_]+$/.test(part.code) ? [] : [part.code],
  );
  return `${macro}!("${format}"${values.map((value) => `, ${value}`).join('')});`;
}

export const RUST: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin')
      return ['let text = std::io::read_to_string(std::io::stdin()).expect("the input cannot be read");'];
    return [
      ...(source.from === 'argument'
        ? ['let Some(path) = std::env::args().nth(1) else {', ...inside(usage), '};']
        : [`let path = ${text(source.path)};`]),
      `let Ok(text) = std::fs::read_to_string(${source.from === 'argument' ? '&' : ''}path) else {`,
      ...inside(missing),
      '};',
    ];
  },
  readUntil: (end) => [
    'let mut text = String::new();',
    ...braced('for line in std::io::stdin().lines().map_while(Result::ok)', [
      ...braced(`if line.trim() == ${quote(end)}`, ['break;']),
      'text += &line;',
      "text.push('\\n');",
    ]),
  ],
  lines: ['let lines: Vec<&str> = text.lines().collect();'],
  each: (one, list, body) =>
    braced(
      list === 'lines'
        ? `for &${one} in &lines`
        : list === '&lines[1..]'
          ? `for &${one} in ${list}`
          : `for ${one} in ${list}`,
      body,
    ),
  or: '||',
  first: 'lines[0]',
  rest: '&lines[1..]',
  when: (test, body) => braced(`if ${test}`, body),
  next: 'continue;',
  constant: (name, value) => `let ${name} = ${value};`,
  variable: (name, value) => `let mut ${name} = ${value};`,
  set: (name, value) => `${name} = ${value};`,
  list: (name, of) => `let mut ${name}: Vec<${of === 'text' ? '&str' : TYPES[of]}> = Vec::new();`,
  push: (list, value) => `${list}.push(${value});`,
  map: (name, of) => `let mut ${name}: HashMap<String, ${TYPES[of]}> = HashMap::new();`,
  parse: (name, from, kind, bad) => [
    `let Ok(${name}) = ${from}.trim().parse::<${TYPES[kind]}>() else {`,
    ...inside(bad),
    '};',
  ],
  isBlank: (of) => `${of}.trim().is_empty()`,
  isEmpty: (list) => `${list}.is_empty()`,
  isEmptyMap: (map) => `${map}.is_empty()`,
  lower: (of) => `${of}.to_lowercase()`,
  contains: (of, part) => `${of}.contains(${part})`,
  words: (of, isPlain) =>
    isPlain
      ? `${of}.split_whitespace()`
      : `${of}.split(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '\\'').map(|word| word.trim_matches('\\'')).filter(|word| !word.is_empty())`,
  cells: (name, line, separator) => [
    ...(separator === ','
      ? [
          `let ${name} = split_row(${line});`,
          `let ${name}: Vec<&str> = ${name}.iter().map(String::as_str).collect();`,
        ]
      : [
          separator === ' '
            ? `let ${name}: Vec<&str> = ${line}.split_whitespace().collect();`
            : `let ${name}: Vec<&str> = ${line}.split('${separator === '\t' ? '\\t' : separator}').map(str::trim).collect();`,
        ]),
  ],
  column: (name, title, missing) => [
    `let Some(${name}) = header.iter().position(|title| *title == ${text(title)}) else {`,
    ...inside(missing),
    '};',
  ],
  cell: (cells, at) => `${cells}[${at}]`,
  isShort: (cells, at) => `${cells}.len() <= ${at}`,
  size: (list) => `${list}.len()`,
  length: (of) => `${of}.chars().count()`,
  wordCount: 'text.split_whitespace().count()',
  text,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [`*${map}.entry(${key}.to_string()).or_default() += ${value};`],
  keep: (map, key, value, sign) => [
    `let best = ${map}.entry(${key}.to_string()).or_insert(${value});`,
    ...braced(`if ${value} ${sign} *best`, [`*best = ${value};`]),
  ],
  fold: (op, list, kind) => {
    const least =
      kind === 'int'
        ? `${list}.iter().min().unwrap()`
        : `${list}.iter().copied().fold(f64::INFINITY, f64::min)`;
    const most =
      kind === 'int'
        ? `${list}.iter().max().unwrap()`
        : `${list}.iter().copied().fold(f64::NEG_INFINITY, f64::max)`;
    // The sum of no floats would be printed as -0.
    const sum =
      kind === 'int' ? `${list}.iter().sum::<i64>()` : `${list}.iter().fold(0.0, |sum, number| sum + number)`;
    const plain = {
      count: `${list}.len()`,
      sum,
      average: `${sum}${kind === 'int' ? ' as f64' : ''} / ${list}.len() as f64`,
      min: least,
      max: most,
      range: `${most} - ${least}`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `let mean = ${plain.average};`,
            '// For a sample, the divisor is one less than the count.',
            `let deviation = (${list}.iter().map(|&number| (number${kind === 'int' ? ' as f64' : ''} - mean).powi(2)).sum::<f64>() / (${list}.len().max(2) - 1) as f64).sqrt();`,
          ],
        ],
        value: 'deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    const of = (at: string): string => (kind === 'int' ? `sorted[${at}] as f64` : `sorted[${at}]`);
    return {
      before: [
        [
          `let mut sorted = ${list}.clone();`,
          kind === 'int' ? 'sorted.sort();' : 'sorted.sort_by(f64::total_cmp);',
          'let middle = sorted.len() / 2;',
          `let median = if sorted.len() % 2 == 1 {`,
          `  ${of('middle')}`,
          '} else {',
          `  (${of('middle - 1')} + ${of('middle')}) / 2.0`,
          '};',
        ],
      ],
      value: 'median',
    };
  },
  averages: [
    'let averages: HashMap<String, f64> = totals.iter().map(|(key, total)| (key.clone(), *total as f64 / counts[key] as f64)).collect();',
  ],
  entries: (map, order, of) => {
    const keys = (order.length > 0 ? order : [{ by: 'key' as const, isDescending: false }]).map(
      ({ by, isDescending }) => {
        const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
        if (by === 'key') return `${a}.0.cmp(&${b}.0)`;
        return of === 'int' ? `${a}.1.cmp(&${b}.1)` : `${a}.1.total_cmp(&${b}.1)`;
      },
    );
    const [first, ...others] = keys;
    return [
      `let mut entries: Vec<_> = ${map}.into_iter().collect();`,
      `entries.sort_by(|a, b| ${first}${others.map((one) => `.then(${one})`).join('')});`,
    ];
  },
  eachEntry: (limit, body) =>
    braced(`for (key, value) in entries.iter()${limit ? `.take(${limit})` : ''}`, body),
  entry: ['key', 'value'],
  print: (line) => shown(line, 'println'),
  warn: (line) => shown(line, 'eprintln'),
  exit: (status) => (status === 0 ? 'return;' : `std::process::exit(${status});`),
  name: snakeName,
  usage: ['usage: main FILE'],
  imports: (code) => (/\bHashMap\b/.test(code) ? 'use std::collections::HashMap;' : ''),
};
