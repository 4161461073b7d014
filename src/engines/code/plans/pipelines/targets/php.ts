import type { Snippet } from '../../../snippets/snippets.ts';
import {
  camel,
  EXAMPLES,
  formatOf,
  isFile,
  isLog,
  isTextual,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
  sampleOf,
  shownDecimals,
} from '../frame.ts';
import {
  type Check,
  fieldsOf,
  isGiven,
  isListed,
  type Key,
  type Measure,
  type Order,
  PART_LENGTH,
  type Pipeline,
} from '../pipeline.ts';

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

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
    '// The common log format; a number at the end of a line is how long the request took.',
    'const LINE = \'/^(?<ip>\\S+) \\S+ \\S+ \\[(?<time>[^\\]]+)\\] "(?<method>\\S+) (?<path>\\S+)[^"]*" (?<status>\\d{3}) (?<size>\\S+)(?:.*?\\s(?<duration>\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?/\';',
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

class Writer {
  readonly #pipeline: Pipeline;
  readonly #item: string;
  readonly #list: string;

  constructor(pipeline: Pipeline) {
    this.#pipeline = pipeline;
    this.#item = `$${itemName(pipeline)}`;
    this.#list = `$${camel([listName(pipeline)])}`;
  }

  #get(field: string, of = this.#item): string {
    return `${of}[${quote(field)}]`;
  }

  #number(field: string, of = this.#item): string {
    const get = this.#get(field, of);
    return this.#pipeline.isMissingZero
      ? `(float) (${get} ?? 0)`
      : isFile(this.#pipeline)
        ? `(float) ${get}`
        : get;
  }

  #test(check: Check, isKept: boolean): string {
    const get = this.#get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return `trim((string) (${get} ?? '')) ${isKept ? '!==' : '==='} ''`;
      case 'numeric':
        return `${not}is_numeric(${get} ?? null)`;
      case 'true':
        return `${check.isNot === isKept ? '!' : ''}${isTextual(this.#pipeline) ? `filter_var(${get}, FILTER_VALIDATE_BOOLEAN)` : get}`;
      case 'contains':
        return `${not}str_contains(${get}, ${quote(check.value)})`;
      case 'within':
        return `${not}str_starts_with(${get}, ${isGiven(check.value) ? `(string) $${check.value.given}` : quote(check.value)})`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.#number(check.field)} ${sign} ${check.value}`;
        const strict = sign === '==' ? '===' : sign === '!=' ? '!==' : sign;
        const { ignoresCase } = this.#pipeline;
        const value = isGiven(check.value)
          ? `$${check.value.given}`
          : quote(ignoresCase ? check.value.toLowerCase() : check.value);
        return `${ignoresCase ? `strtolower(${get})` : get} ${strict} ${value}`;
      }
    }
  }

  #key({ field, part }: Key): string {
    const get = this.#get(field);
    if (part === 'week') return `date('o-\\WW', strtotime(${get}))`;
    if (part) return `substr(${get}, 0, ${PART_LENGTH[part]})`;
    return this.#pipeline.ignoresCase ? `strtolower(trim(${get}))` : get;
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const { decimals } = this.#pipeline;
    const kept = keptIn(this.#pipeline);
    const held = kept === 'numbers' ? '$values' : '$group';
    const values =
      kept === 'numbers'
        ? '$values'
        : `array_map(fn (array $record) => ${this.#number(field, '$record')}, $group)`;
    const plain = {
      count: kept === 'counts' ? '$count' : `count(${held})`,
      distinct: `count(array_unique(array_column($group, ${quote(field)})))`,
      sum: `array_sum(${values})`,
      average: `array_sum(${values}) / count(${held})`,
      min: `min(${values})`,
      max: `max(${values})`,
      median: `median(${values})`,
    }[op];
    return decimals !== undefined && !isWhole(measure) ? `round(${plain}, ${decimals})` : plain;
  }

  #skips(): string[] {
    return this.#pipeline.checks.flatMap((check) => [
      `if (${this.#test(check, false)}) {`,
      '  continue;',
      '}',
    ]);
  }

  #sort(order: readonly Order[], list: string, isRow: boolean): string[] {
    if (order.length === 0) return [];
    const side = (of: string): string =>
      `[${order
        .map(({ name, isDescending, isNumber }) => {
          const one = (of === 'a') === isDescending ? '$b' : '$a';
          return isRow || !isNumber ? this.#get(name, one) : this.#number(name, one);
        })
        .join(', ')}]`;
    return [`usort(${list}, fn (array $a, array $b) => ${side('a')} <=> ${side('b')});`];
  }

  #limit(list: string): string {
    const { limit } = this.#pipeline;
    return limit === undefined
      ? list
      : `array_slice(${list}, 0, ${isGiven(limit) ? `$${limit.given}` : limit})`;
  }

  #body(): string[] {
    const { shape, keys, measures, having, order, fields, output } = this.#pipeline;
    const kept = keptIn(this.#pipeline);
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const key = isSeveral
      ? `json_encode([${keys.map((one) => this.#key(one)).join(', ')}])`
      : only
        ? this.#key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (add: string): string[] => [
      `foreach (${this.#list} as ${this.#item}) {`,
      ...inside([...this.#skips(), add]),
      '}',
    ];
    switch (shape) {
      case 'rows':
        return [
          '$rows = [];',
          ...loop(`$rows[] = ${this.#item};`),
          ...this.#sort(order, '$rows', false),
          fields.length > 0
            ? `return array_map(fn (array $row) => [${fields.map((one) => `${quote(one)} => $row[${quote(one)}]`).join(', ')}], ${this.#limit('$rows')});`
            : `return ${this.#limit('$rows')};`,
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...this.#sort(order, this.#list, false),
          '$groups = [];',
          ...loop(`$groups[${key}][] = ${this.#item};`),
          shape === 'unique'
            ? 'return array_map(fn (array $group) => $group[0], array_values($groups));'
            : shape === 'duplicates'
              ? 'return array_filter($groups, fn (array $group) => count($group) > 1);'
              : this.#pipeline.limit === undefined
                ? 'return $groups;'
                : `return array_map(fn (array $group) => ${this.#limit('$group')}, $groups);`,
        ];
      case 'totals': {
        const held = kept === 'numbers' ? '$values' : '$group';
        const [first] = measures;
        return [
          ...(kept === 'counts' ? ['$count = 0;'] : [`${held} = [];`]),
          ...loop(
            kept === 'counts'
              ? '$count++;'
              : `${held}[] = ${kept === 'numbers' ? this.#number(field) : this.#item};`,
          ),
          measures.length === 1 && first
            ? `return ${this.#measure(first)};`
            : `return [${measures.map((one) => `${quote(one.name)} => ${this.#measure(one)}`).join(', ')}];`,
        ];
      }
      case 'summary': {
        const one = kept === 'counts' ? '$count' : kept === 'numbers' ? '$values' : '$group';
        const cells = [
          ...keys.map(({ name }, at) => `${quote(name)} => ${isSeveral ? `$names[${at}]` : '$key'}`),
          ...measures.map((each) => `${quote(each.name)} => ${this.#measure(each)}`),
        ];
        const isMap = output === 'map' && measures.length === 1 && !isSeveral;
        return [
          '$groups = [];',
          `foreach (${this.#list} as ${this.#item}) {`,
          ...inside([
            ...this.#skips(),
            `$key = ${key};`,
            kept === 'counts'
              ? '$groups[$key] = ($groups[$key] ?? 0) + 1;'
              : `$groups[$key][] = ${kept === 'numbers' ? this.#number(field) : this.#item};`,
          ]),
          '}',
          '$rows = [];',
          `foreach ($groups as $key => ${one}) {`,
          ...(isSeveral ? ['  $names = json_decode($key);'] : []),
          `  $rows[] = [${cells.join(', ')}];`,
          '}',
          ...having.map(
            ({ name, sign, value }) =>
              `$rows = array_values(array_filter($rows, fn (array $row) => $row[${quote(name)}] ${sign} ${value}));`,
          ),
          ...this.#sort(order, '$rows', true),
          isMap
            ? `return array_column(${this.#limit('$rows')}, ${quote(measures[0]?.name ?? '')}, ${quote(only?.name ?? '')});`
            : `return ${this.#limit('$rows')};`,
        ];
      }
    }
  }

  #shown(call: string): string[] {
    const { shape, output, target, keys, measures, fields } = this.#pipeline;
    const isRows = isListed(this.#pipeline);
    const csv = (to: string): string[] => [
      `$rows = ${call};`,
      `$out = fopen(${to}, 'w');`,
      'foreach ([array_keys($rows[0] ?? []), ...$rows] as $row) {',
      "  fputcsv($out, $row, ',', '\"', '');",
      '}',
      'fclose($out);',
    ];
    const verbs = measures.map((one) => {
      const decimals = shownDecimals(this.#pipeline, one);
      return isWhole(one) ? 'd' : decimals === undefined ? 's' : `.${decimals}f`;
    });
    const values = [...keys, ...measures].map(({ name }) => `$row[${quote(name)}]`).join(', ');
    if (target && isRows && output === 'csv') return csv(quote(target));
    if (target && output === 'json')
      return [`file_put_contents(${quote(target)}, json_encode(${call}, JSON_PRETTY_PRINT) . "\\n");`];
    if (output === 'json') return [`echo json_encode(${call}, JSON_PRETTY_PRINT), "\\n";`];
    if (output === 'csv' && isRows) return csv("'php://stdout'");
    if (shape === 'totals' && measures.length === 1) return [`echo ${call}, "\\n";`];
    if (shape === 'summary' && output !== 'map') {
      const isTable = output === 'table';
      const format = isTable
        ? [...keys.map(() => '%-20s'), ...verbs.map((verb) => `%12${verb}`)].join(' ')
        : `${keys.map(() => '%s').join(', ')}: ${verbs.map((verb, at) => `${measures.length > 1 ? `${measures[at]?.name} ` : ''}%${verb}`).join(', ')}`;
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
    if (shape !== 'summary' && isFile(this.#pipeline)) {
      const code =
        isLog(this.#pipeline) && fields.length === 0
          ? "$row['line']"
          : /^json/.test(formatOf(this.#pipeline) ?? '')
            ? 'json_encode($row)'
            : "implode(', ', $row)";
      return [`foreach (${call} as $row) {`, `  echo ${code}, "\\n";`, '}'];
    }
    return [`print_r(${call});`];
  }

  write(): Snippet {
    const { source, given, givenName, name, measures, shape } = this.#pipeline;
    const called = givenName ?? camel(name);
    const format = formatOf(this.#pipeline);
    const types = { year: 'int|string', month: 'string', n: 'int', value: 'float' };
    const result = shape === 'totals' && measures.length === 1 ? '' : ': array';
    const definition = [
      ...(format ? (READERS[format] ?? []) : []),
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
      `function ${called}(${[`array ${this.#list}`, ...given.map((one) => `${types[one]} $${one}`)].join(', ')})${result}`,
      '{',
      ...inside(this.#body()),
      '}',
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const rows = [0, 1, 2, 3].map((at) => {
        const cells = fieldsOf(this.#pipeline).map((field) => {
          const { text, isNumber } = sampleOf(this.#pipeline, field, at);
          const isMissing =
            at === 3 &&
            this.#pipeline.checks.some((check) => check.is === 'present' && check.field === field);
          return `${quote(field)} => ${isMissing ? 'null' : isNumber ? text : quote(text)}`;
        });
        return `  [${cells.join(', ')}],`;
      });
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `${this.#list} = [`,
        ...rows,
        '];',
        ...this.#shown(`${called}(${[this.#list, ...values].join(', ')})`),
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
        ...this.#shown(`${called}(${['$records', ...values].join(', ')})`),
      );
    }
    return { definition: definition.join('\n'), example: example.join('\n') };
  }
}

export const inPhp = (pipeline: Pipeline): Snippet => new Writer(pipeline).write();
