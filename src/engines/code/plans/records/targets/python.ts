import type { Snippet } from '../../../snippets/snippets.ts';
import { isNumber, isNumeric, literal, quote, type RecordsProgram } from '../records.ts';

export function inPython({ format, source, test, sort, limit, shown, written }: RecordsProgram): Snippet {
  const isCsv = format === 'csv';
  const number = (field: string): string => (isCsv ? `float(record["${field}"])` : `record["${field}"]`);
  const count = written ? 3 : 2;
  const usage = written ? 'INPUT OUTPUT' : 'FILE';
  const lines = [
    ...(source.from === 'argument'
      ? [
          `if len(sys.argv) != ${count}:`,
          `  print(f"usage: {sys.argv[0]} ${usage}", file=sys.stderr)`,
          '  sys.exit(1)',
          'path = sys.argv[1]',
        ]
      : [`path = ${quote(source.from === 'file' ? source.path : '')}`]),
    'try:',
    `  with open(path, encoding="utf-8"${isCsv ? ', newline=""' : ''}) as file:`,
    `    records = ${isCsv ? 'list(csv.DictReader(file))' : 'json.load(file)'}`,
    'except (OSError, ValueError) as error:',
    '  print(f"cannot read {path}: {error}", file=sys.stderr)',
    '  sys.exit(1)',
    ...(test
      ? [
          `records = [record for record in records if ${
            isNumber(test)
              ? `record.get("${test.field}") not in (None, "") and ${number(test.field)} ${test.sign} ${literal(test)}`
              : `record.get("${test.field}") ${test.sign} ${literal(test)}`
          }]`,
        ]
      : []),
    ...(sort
      ? [
          `records.sort(key=lambda record: ${isNumeric(sort.field) ? number(sort.field) : `record["${sort.field}"]`}${sort.isDescending ? ', reverse=True' : ''})`,
        ]
      : []),
    ...(limit === undefined ? [] : [`records = records[:${limit}]`]),
    ...pythonShown(shown, number, isCsv, written),
  ];
  const code = lines.join('\n');
  const imports = [
    /\bcsv\./.test(code) && 'import csv',
    /\bjson\./.test(code) && 'import json',
    'import sys',
  ];
  return { definition: imports.filter(Boolean).join('\n'), example: code };
}

function pythonShown(
  shown: RecordsProgram['shown'],
  number: (field: string) => string,
  isCsv: boolean,
  written: RecordsProgram['written'],
): string[] {
  if (written === 'json')
    return [
      'with open(sys.argv[2], "w", encoding="utf-8") as file:',
      '  json.dump(records, file, indent=2)',
      '  file.write("\\n")',
    ];
  if (written === 'csv')
    return [
      'with open(sys.argv[2], "w", encoding="utf-8", newline="") as file:',
      '  writer = csv.DictWriter(file, fieldnames=list(records[0]) if records else [])',
      '  writer.writeheader()',
      '  writer.writerows(records)',
    ];
  switch (shown.kind) {
    case 'count':
      return ['print(len(records))'];
    case 'fields':
      return [
        'for record in records:',
        `  print(${shown.fields.map((field) => `record["${field}"]`).join(', ')})`,
      ];
    case 'rows':
      return [
        'for record in records:',
        isCsv ? '  print(", ".join(record.values()))' : '  print(json.dumps(record))',
      ];
    case 'fold': {
      const folded = {
        sum: 'sum(values)',
        average: 'sum(values) / len(values)',
        min: 'min(values)',
        max: 'max(values)',
      };
      return [
        `values = [${number(shown.field)} for record in records if record.get("${shown.field}") not in (None, "")]`,
        ...(shown.op === 'sum'
          ? []
          : ['if not values:', '  print("no values", file=sys.stderr)', '  sys.exit(1)']),
        `print(${folded[shown.op]})`,
      ];
    }
  }
}
