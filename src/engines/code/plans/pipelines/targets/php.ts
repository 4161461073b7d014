import type { Snippet } from '../../../snippets/snippets.ts';
import {
  camel,
  EXAMPLES,
  exampleRows,
  flaggedIn,
  formatOf,
  inside,
  isFile,
  isLog,
  isWhole,
  shownDecimals,
  signIn,
} from '../frame.ts';
import { isListed, type Pipeline } from '../pipeline.ts';

import { PhpBody, quote } from './php-body.ts';

const READERS: Readonly<Record<string, readonly string[]>> = {
  csv: [
    'function readRecords($file): array',
    '{',
    "  $header = fgetcsv($file, null, ',', '\"', '');",
    '  $records = [];',
    "  while (($row = fgetcsv($file, null, ',', '\"', '')) !== false) {",
    '    if ($row !== [null] && count($row) === count($header)) {',
    '      $records[] = array_combine($header, $row);',
    '    }',
    '  }',
    '  return $records;',
    '}',
    '',
  ],
  json: [
    'function readRecords($file): array',
    '{',
    '  return json_decode(stream_get_contents($file), true, 512, JSON_THROW_ON_ERROR);',
    '}',
    '',
  ],
  jsonl: [
    'function readRecords($file): array',
    '{',
    '  $lines = array_filter(explode("\\n", stream_get_contents($file)), fn (string $line) => trim($line) !== \'\');',
    '  return array_map(fn (string $line) => json_decode($line, true, 512, JSON_THROW_ON_ERROR), array_values($lines));',
    '}',
    '',
  ],
  access: [
    '// The common log format, also for requests that are not HTTP; a number at the end of a line is the duration.',
    'const LINE = \'/^(?<ip>\\S+) \\S+ \\S+ \\[(?<time>[^\\]]+)\\] "(?<method>[A-Z]*) ?(?<path>[^\\s"]*)[^"]*" (?<status>\\d{3}) (?<size>\\S+)(?:.*?\\s(?<duration>\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?/\';',
    '',
    'function readRecords($file): array',
    '{',
    '  $records = [];',
    '  while (($line = fgets($file)) !== false) {',
    '    if (!preg_match(LINE, rtrim($line), $found)) {',
    '      continue;',
    '    }',
    "    $time = DateTime::createFromFormat('d/M/Y:H:i:s O', $found['time']);",
    "    $records[] = ['line' => rtrim($line), 'time' => $time->format('Y-m-d H:i:s'), 'duration' => (float) ($found['duration'] ?? 0)] + $found;",
    '  }',
    '  return $records;',
    '}',
    '',
  ],
  log: [
    '// Lines such as "2024-03-01 12:30:00 ERROR message".',
    "const LINE = '/^(?<time>\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?(?<level>[A-Za-z]+)\\]?:?\\s+(?<message>.*)/';",
    '',
    'function readRecords($file): array',
    '{',
    '  $records = [];',
    '  while (($line = fgets($file)) !== false) {',
    '    if (preg_match(LINE, rtrim($line), $found)) {',
    "      $records[] = ['line' => rtrim($line), 'level' => strtoupper($found['level'])] + $found;",
    '    }',
    '  }',
    '  return $records;',
    '}',
    '',
  ],
};

/** A text that is no number would count as zero. */
const NUMBER_IN: readonly string[] = [
  'function numberIn(array $record, string $column): float',
  '{',
  '  $text = $record[$column] ?? throw new UnexpectedValueException("the column $column is missing");',
  '  if (!is_numeric(trim($text))) {',
  '    throw new UnexpectedValueException("not a number in the column $column: $text");',
  '  }',
  '  return (float) $text;',
  '}',
  '',
];

class Writer extends PhpBody {
  #shown(call: string): string[] {
    const { shape, output, target, keys, measures, fields, value } = this.pipeline;
    const isRows = isListed(this.pipeline);
    const csv = (to: string): string[] => [
      `$rows = ${call};`,
      `$out = fopen(${to}, 'w');`,
      'foreach ([array_keys($rows[0] ?? []), ...$rows] as $row) {',
      "  fputcsv($out, $row, ',', '\"', '');",
      '}',
      'fclose($out);',
    ];
    const verbs = measures.map((one) => {
      const decimals = shownDecimals(this.pipeline, one);
      return isWhole(one) ? 'd' : decimals === undefined ? 's' : `.${decimals}f`;
    });
    const flag = flaggedIn(this.pipeline);
    const values = [
      ...[...keys, ...measures].map(({ name }) => `$row[${quote(name)}]`),
      ...(flag ? [`$row[${quote(flag.name)}] ${flag.test} ${flag.value} ? ${quote(flag.mark)} : ""`] : []),
    ].join(', ');
    if (target && isRows && output === 'csv') return csv(quote(target));
    if (target && output === 'json')
      return [`file_put_contents(${quote(target)}, json_encode(${call}, JSON_PRETTY_PRINT) . "\\n");`];
    if (output === 'json') return [`echo json_encode(${call}, JSON_PRETTY_PRINT), "\\n";`];
    if (value !== undefined) return [`foreach (${call} as $value) {`, '  echo $value, "\\n";', '}'];
    if (output === 'csv' && isRows) return csv("'php://stdout'");
    if (shape === 'totals' && measures.length === 1) return [`echo ${call}, "\\n";`];
    if (shape === 'summary' && output !== 'map') {
      const isTable = output === 'table';
      const format = isTable
        ? [...keys.map(() => '%-20s'), ...verbs.map((verb) => `%12${verb}`)].join(' ')
        : `${keys.map(() => '%s').join(', ')}: ${verbs.map((verb, at) => `${measures.length > 1 ? `${measures[at]?.name} ` : ''}%${verb}`).join(', ')}${flag ? '%s' : ''}`;
      return [
        ...(isTable
          ? [
              `printf("${[...keys.map(() => '%-20s'), ...measures.map(() => '%12s')].join(' ')}\\n", ${[...keys, ...measures].map(({ name }) => quote(name)).join(', ')});`,
            ]
          : []),
        `foreach (${call} as $row) {`,
        `  printf("${format}\\n", ${values});`,
        '}',
      ];
    }
    if (shape !== 'summary' && isFile(this.pipeline)) {
      const code =
        isLog(this.pipeline) && fields.length === 0
          ? "$row['line']"
          : /^json/.test(formatOf(this.pipeline) ?? '')
            ? 'json_encode($row)'
            : "implode(', ', $row)";
      return [`foreach (${call} as $row) {`, `  echo ${code}, "\\n";`, '}'];
    }
    return [`print_r(${call});`];
  }

  write(): Snippet {
    const { source, given, givenName, name, measures, shape } = this.pipeline;
    const called = givenName ?? camel(name);
    const format = formatOf(this.pipeline);
    const types = { year: 'int|string', month: 'string', n: 'int', value: 'float' };
    const result = shape === 'totals' && measures.length === 1 ? '' : ': array';
    const body = this.body();
    const definition = [
      ...(format ? (READERS[format] ?? []) : []),
      ...(/\bnumberIn\(/.test(body.join()) ? NUMBER_IN : []),
      ...(measures.some(({ op }) => op === 'median')
        ? [
            'function median(array $values): float',
            '{',
            '  sort($values);',
            '  $middle = intdiv(count($values), 2);',
            '  return count($values) % 2 === 1 ? $values[$middle] : ($values[$middle - 1] + $values[$middle]) / 2;',
            '}',
            '',
          ]
        : []),
      `function ${called}(${[`array ${this.list}`, ...given.map((one) => `${types[one]} $${one}`)].join(', ')})${result}`,
      '{',
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [
            `$sign = array_filter(${this.list}, fn (array ${this.item}) => ${amount} < 0) ? -1 : 1;`,
          ],
        ),
        ...body,
      ]),
      '}',
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const records = exampleRows(this.pipeline, 'php', (field, { text, isNumber, isMissing }) => {
        return `${quote(field)} => ${isMissing ? 'null' : isNumber ? text : quote(text)}`;
      });
      const rows = records.map((cells) => `  [${cells.join(', ')}],`);
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `${this.list} = [`,
        ...rows,
        '];',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const names = [...(isArgument ? ['FILE'] : []), ...given.map((one) => one.toUpperCase())];
      const start = isArgument ? 2 : 1;
      const values = given.map((one, at) =>
        one === 'n' ? `(int) $argv[${start + at}]` : `$argv[${start + at}]`,
      );
      const path =
        source.from === 'stdin'
          ? "'php://stdin'"
          : isArgument
            ? '$argv[1]'
            : quote(source.from === 'file' ? source.path : '');
      example.push(
        ...(names.length > 0
          ? [
              `if ($argc !== ${names.length + 1}) {`,
              `  fwrite(STDERR, "usage: php {$argv[0]} ${names.join(' ')}\\n");`,
              '  exit(1);',
              '}',
            ]
          : []),
        `$file = @fopen(${path}, 'r');`,
        'if ($file === false) {',
        '  fwrite(STDERR, "cannot read the input\\n");',
        '  exit(1);',
        '}',
        '$records = readRecords($file);',
        ...(/\bnumberIn\(/.test(body.join())
          ? [
              'try {',
              ...inside(this.#shown(`${called}(${['$records', ...values].join(', ')})`)),
              '} catch (UnexpectedValueException $error) {',
              '  fwrite(STDERR, $error->getMessage() . "\\n");',
              '  exit(1);',
              '}',
            ]
          : this.#shown(`${called}(${['$records', ...values].join(', ')})`)),
      );
    }
    return { definition: definition.join('\n'), example: example.join('\n') };
  }
}

export const inPhp = (pipeline: Pipeline): Snippet => new Writer(pipeline).write();
