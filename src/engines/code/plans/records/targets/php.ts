import type { Snippet } from '../../../snippets/snippets.ts';
import { isNumber, isNumeric, literal, type RecordsProgram, type Test } from '../records.ts';

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

export function inPhp({
  format,
  source,
  test,
  sort,
  limit,
  shown,
  written,
}: RecordsProgram): Snippet | undefined {
  const isCsv = format === 'csv';
  if (written === 'csv') return undefined;
  const field = (of: string, name: string): string =>
    `${isCsv && isNumeric(name) ? '(float) ' : ''}$${of}['${name}']`;
  const order = sort?.isDescending ? ['b', 'a'] : ['a', 'b'];
  const literalOf = (one: Test): string => (isNumber(one) ? literal(one) : `'${one.value}'`);
  const compared = (one: Test): string =>
    isNumber(one) && isCsv ? `(float) $record['${one.field}']` : `$record['${one.field}']`;
  const read = isCsv
    ? [
        "$file = is_file($path) ? fopen($path, 'r') : false;",
        'if ($file === false) {',
        '  fwrite(STDERR, "cannot read $path\\n");',
        '  exit(1);',
        '}',
        '$records = [];',
        "$header = fgetcsv($file, null, ',', '\"', '');",
        "while (($row = fgetcsv($file, null, ',', '\"', '')) !== false) {",
        '  if (count($row) === count($header)) {',
        '    $records[] = array_combine($header, $row);',
        '  }',
        '}',
      ]
    : [
        '$records = is_file($path) ? json_decode((string) file_get_contents($path), true) : null;',
        'if (!is_array($records)) {',
        '  fwrite(STDERR, "cannot read $path\\n");',
        '  exit(1);',
        '}',
      ];
  const lines = [
    ...(source.from === 'argument'
      ? [
          `if ($argc !== ${written ? 3 : 2}) {`,
          `  fwrite(STDERR, "usage: php {$argv[0]} ${written ? 'INPUT OUTPUT' : 'FILE'}\\n");`,
          '  exit(1);',
          '}',
          '$path = $argv[1];',
        ]
      : [`$path = '${source.from === 'file' ? source.path : ''}';`]),
    ...read,
    ...(test
      ? [
          `$records = array_values(array_filter($records, fn (array $record): bool => isset($record['${test.field}']) && ${compared(test)} ${test.sign} ${literalOf(test)}));`,
        ]
      : []),
    ...(sort
      ? [
          `usort($records, fn (array $a, array $b): int => ${field(order[0] ?? 'a', sort.field)} <=> ${field(order[1] ?? 'b', sort.field)});`,
        ]
      : []),
    ...(limit === undefined ? [] : [`$records = array_slice($records, 0, ${limit});`]),
    ...phpShown(shown, isCsv, written),
  ];
  return { definition: '', example: lines.join('\n') };
}

function phpShown(
  shown: RecordsProgram['shown'],
  isCsv: boolean,
  written: RecordsProgram['written'],
): string[] {
  if (written) return ['file_put_contents($argv[2], json_encode($records, JSON_PRETTY_PRINT) . "\\n");'];
  const each = (line: string): string[] => ['foreach ($records as $record) {', ...inside([line]), '}'];
  switch (shown.kind) {
    case 'count':
      return ['echo count($records), PHP_EOL;'];
    case 'fields':
      return each(`echo ${shown.fields.map((field) => `$record['${field}']`).join(", ' ', ")}, PHP_EOL;`);
    case 'rows':
      return each(`echo ${isCsv ? "implode(', ', $record)" : 'json_encode($record)'}, PHP_EOL;`);
    case 'fold': {
      const folded = {
        sum: 'array_sum($values)',
        average: 'array_sum($values) / count($values)',
        min: 'min($values)',
        max: 'max($values)',
      };
      return [
        `$values = array_map(floatval(...), array_filter(array_column($records, '${shown.field}'), fn ($value): bool => $value !== ''));`,
        ...(shown.op === 'sum'
          ? []
          : ['if ($values === []) {', '  fwrite(STDERR, "no values\\n");', '  exit(1);', '}']),
        `echo ${folded[shown.op]}, PHP_EOL;`,
      ];
    }
  }
}
