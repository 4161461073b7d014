import type { Snippet } from '../../../snippets/snippets.ts';
import { isNumber, isNumeric, literal, quote, type RecordsProgram } from '../records.ts';

export function inRuby({ format, source, test, sort, limit, shown, written }: RecordsProgram): Snippet {
  const isCsv = format === 'csv';
  const number = (field: string): string => (isCsv ? `record["${field}"].to_f` : `record["${field}"]`);
  const chain = [
    ...(test
      ? [
          `records = records.select { |record| ${isNumber(test) ? `!record["${test.field}"].nil? && ${number(test.field)}` : `record["${test.field}"]`} ${test.sign} ${literal(test)} }`,
        ]
      : []),
    ...(sort
      ? [
          `records = records.sort_by { |record| ${isNumeric(sort.field) ? number(sort.field) : `record["${sort.field}"]`} }${sort.isDescending ? '.reverse' : ''}`,
        ]
      : []),
    ...(limit === undefined ? [] : [`records = records.first(${limit})`]),
  ];
  const lines = [
    ...(source.from === 'argument'
      ? [
          `if ARGV.length != ${written ? 2 : 1}`,
          `  warn "usage: #{$PROGRAM_NAME} ${written ? 'INPUT OUTPUT' : 'FILE'}"`,
          '  exit 1',
          'end',
          'path = ARGV[0]',
        ]
      : [`path = ${quote(source.from === 'file' ? source.path : '')}`]),
    'begin',
    `  records = ${isCsv ? 'CSV.read(path, headers: true).map(&:to_h)' : 'JSON.parse(File.read(path))'}`,
    `rescue SystemCallError, ${isCsv ? 'CSV::MalformedCSVError' : 'JSON::ParserError'} => error`,
    '  warn "cannot read #{path}: #{error.message}"',
    '  exit 1',
    'end',
    ...chain,
    ...rubyShown(shown, number, isCsv, written),
  ];
  const code = lines.join('\n');
  const imports = [/\bCSV\b/.test(code) && 'require "csv"', /JSON|to_json/.test(code) && 'require "json"'];
  return { definition: imports.filter(Boolean).join('\n'), example: code };
}

function rubyShown(
  shown: RecordsProgram['shown'],
  number: (field: string) => string,
  isCsv: boolean,
  written: RecordsProgram['written'],
): string[] {
  if (written === 'json') return ['File.write(ARGV[1], "#{JSON.pretty_generate(records)}\\n")'];
  if (written === 'csv')
    return [
      'CSV.open(ARGV[1], "w") do |csv|',
      '  csv << records.first.keys unless records.empty?',
      '  records.each { |record| csv << record.values }',
      'end',
    ];
  switch (shown.kind) {
    case 'count':
      return ['puts records.size'];
    case 'fields':
      return [
        `records.each { |record| puts [${shown.fields.map((field) => `record["${field}"]`).join(', ')}].join(" ") }`,
      ];
    case 'rows':
      return [`records.each { |record| puts ${isCsv ? 'record.values.join(", ")' : 'record.to_json'} }`];
    case 'fold': {
      const folded = {
        sum: 'values.sum',
        average: 'values.sum / values.size.to_f',
        min: 'values.min',
        max: 'values.max',
      };
      return [
        `values = records.reject { |record| record["${shown.field}"].nil? }.map { |record| ${number(shown.field)} }`,
        ...(shown.op === 'sum' ? [] : ['if values.empty?', '  warn "no values"', '  exit 1', 'end']),
        `puts ${folded[shown.op]}`,
      ];
    }
  }
}
