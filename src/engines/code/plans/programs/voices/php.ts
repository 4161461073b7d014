import { braced, camelName, type Line, percent, type Voice } from './voice.ts';

const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;

function shown(line: Line): string {
  const [format, values] = percent(line, { int: '%d', float: '%s', text: '%s' });
  const end = '."\\n"';
  const [only] = line;
  if (line.length === 1 && typeof only === 'object' && only.decimals === undefined)
    return `${only.code} ${end.replace('.', '. ')}`;
  return values.length === 0
    ? `${text(line.join(''))} . "\\n"`
    : `sprintf(${text(format)}, ${values.join(', ')}) . "\\n"`;
}

export const PHP: Voice = {
  read: (source, usage, missing) => {
    if (source.from === 'stdin') return ['$text = stream_get_contents(STDIN);'];
    return [
      ...(source.from === 'argument' ? braced('if ($argc !== 2)', usage) : []),
      `$path = ${source.from === 'argument' ? '$argv[1]' : text(source.path)};`,
      '$text = is_file($path) ? file_get_contents($path) : false;',
      ...braced('if ($text === false)', missing),
    ];
  },
  lines: [`$lines = $text === '' ? [] : explode("\\n", preg_replace('/\\r?\\n$/', '', $text));`],
  each: (one, list, body) => braced(`foreach (${list} as $${one})`, body),
  ref: (name) => `$${name}`,
  or: '||',
  first: '$lines[0]',
  rest: 'array_slice($lines, 1)',
  when: (test, body) => braced(`if (${test})`, body),
  next: 'continue;',
  constant: (name, value) => `$${name} = ${value};`,
  variable: (name, value) => `$${name} = ${value};`,
  set: (name, value) => `$${name} = ${value};`,
  list: (name) => `$${name} = [];`,
  push: (list, value) => `$${list}[] = ${value};`,
  map: (name) => `$${name} = [];`,
  parse: (name, from, kind, bad) => [
    `$${name} = filter_var(trim(${from}), ${kind === 'int' ? 'FILTER_VALIDATE_INT' : 'FILTER_VALIDATE_FLOAT'});`,
    ...braced(`if ($${name} === false)`, bad),
  ],
  isBlank: (of) => `trim(${of}) === ''`,
  isEmpty: (list) => `$${list} === []`,
  isEmptyMap: (map) => `$${map} === []`,
  lower: (of) => `strtolower(${of})`,
  contains: (of, part) => `str_contains(${of}, ${part})`,
  words: (of, isPlain) =>
    isPlain
      ? `preg_split('/\\s+/', ${of}, -1, PREG_SPLIT_NO_EMPTY)`
      : `preg_match_all("/[\\\\p{L}\\\\p{N}_]+(?:'[\\\\p{L}\\\\p{N}_]+)*/u", ${of}, $found) ? $found[0] : []`,
  cells: (name, line, separator) => [
    separator === ' '
      ? `$${name} = preg_split('/\\s+/', trim(${line}));`
      : `$${name} = str_getcsv(${line}, ${separator === '\t' ? '"\\t"' : text(separator)}, '"', '');`,
  ],
  column: (name, title, missing) => [
    `$${name} = array_search(${text(title)}, array_map('trim', $header), true);`,
    ...braced(`if ($${name} === false)`, missing),
  ],
  cell: (cells, at) => `trim($${cells}[${at}])`,
  isShort: (cells, at) => `count($${cells}) <= ${at}`,
  size: (list) => `count($${list})`,
  length: (of) => `iconv_strlen(${of}, 'UTF-8')`,
  wordCount: "count(preg_split('/\\s+/', $text, -1, PREG_SPLIT_NO_EMPTY))",
  text,
  not: (test) => `!(${test})`,
  add: (map, key, value) => [`$${map}[${key}] = ($${map}[${key}] ?? 0) + ${value};`],
  keep: (map, key, value, compare) => [
    `$${map}[${key}] = ${compare === '>' ? 'max' : 'min'}(${value}, $${map}[${key}] ?? ${value});`,
  ],
  fold: (op, list) => {
    const plain = {
      count: `count($${list})`,
      sum: `array_sum($${list})`,
      average: `array_sum($${list}) / count($${list})`,
      min: `min($${list})`,
      max: `max($${list})`,
      range: `max($${list}) - min($${list})`,
    };
    if (op === 'deviation')
      return {
        before: [
          [
            `$mean = ${plain.average};`,
            '// For a sample, the divisor is one less than the count.',
            `$deviation = sqrt(array_sum(array_map(fn ($number) => ($number - $mean) ** 2, $${list})) / max(count($${list}) - 1, 1));`,
          ],
        ],
        value: '$deviation',
      };
    if (op !== 'median') return { before: [], value: plain[op] };
    return {
      before: [
        [
          `$sorted = $${list};`,
          'sort($sorted);',
          '$middle = intdiv(count($sorted), 2);',
          '$median = count($sorted) % 2 === 1 ? $sorted[$middle] : ($sorted[$middle - 1] + $sorted[$middle]) / 2;',
        ],
      ],
      value: '$median',
    };
  },
  averages: [
    '$averages = [];',
    ...braced('foreach ($totals as $key => $total)', ['$averages[$key] = $total / $counts[$key];']),
  ],
  entries: (map, order) => {
    const keys = order.map(({ by, isDescending }) => {
      const of = (one: string): string => (by === 'key' ? `(string) $${one}[0]` : `$${one}[1]`);
      return isDescending ? `${of('b')} <=> ${of('a')}` : `${of('a')} <=> ${of('b')}`;
    });
    return [
      `$entries = array_map(null, array_keys($${map}), array_values($${map}));`,
      ...(order.length > 0 ? [`usort($entries, fn (array $a, array $b) => ${keys.join(' ?: ')});`] : []),
    ];
  },
  eachEntry: (limit, body) =>
    braced(`foreach (${limit ? `array_slice($entries, 0, ${limit})` : '$entries'} as [$key, $value])`, body),
  entry: ['$key', '$value'],
  print: (line) => `echo ${shown(line)};`,
  warn: (line) => `fwrite(STDERR, ${shown(line)});`,
  exit: (status) => `exit(${status});`,
  name: camelName,
  usage: ['usage: php ', { code: '$argv[0]', kind: 'text' }, ' FILE'],
};
