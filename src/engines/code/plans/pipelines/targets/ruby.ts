import type { Snippet } from '../../../snippets/snippets.ts';
import {
  EXAMPLES,
  exampleRows,
  flaggedIn,
  formatOf,
  inside,
  isFile,
  isLog,
  shownDecimals,
  signIn,
  snake,
} from '../frame.ts';
import { isListed, type Pipeline, quote } from '../pipeline.ts';

import { RubyBody } from './ruby-body.ts';

const READERS: Readonly<Record<string, readonly string[]>> = {
  csv: ['CSV.parse(text, headers: true).map(&:to_h)'],
  json: ['JSON.parse(text)'],
  yaml: ['YAML.safe_load(text, permitted_classes: [Date]) || []'],
  jsonl: ['text.lines.reject { |line| line.strip.empty? }.map { |line| JSON.parse(line) }'],
  access: [
    'text.lines.filter_map do |line|',
    '  found = LINE.match(line)',
    '  next unless found',
    '  time = DateTime.strptime(found[:time], "%d/%b/%Y:%H:%M:%S %z").strftime("%Y-%m-%d %H:%M:%S")',
    '  found.named_captures.merge("status" => found[:status].to_i, "duration" => found[:duration].to_f, "time" => time, "line" => line.chomp)',
    'end',
  ],
  log: [
    'text.lines.filter_map do |line|',
    '  found = LINE.match(line)',
    '  found && found.named_captures.merge("level" => found[:level].upcase, "line" => line.chomp)',
    'end',
  ],
};
const LINES: Readonly<Record<string, readonly string[]>> = {
  access: [
    '# The common log format, also for requests that are not HTTP; a number at the end of a line is the duration.',
    'LINE = /\\A(?<ip>\\S+) \\S+ \\S+ \\[(?<time>[^\\]]+)\\] "(?<method>[A-Z]*) ?(?<path>[^\\s"]*)[^"]*" (?<status>\\d{3}) (?<size>\\S+)(?:.*?\\s(?<duration>\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*\\z)?/',
    '',
  ],
  log: [
    '# Lines such as "2024-03-01 12:30:00 ERROR message".',
    'LINE = /\\A(?<time>\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?(?<level>[A-Za-z]+)\\]?:?\\s+(?<message>.*)/',
    '',
  ],
};

class Writer extends RubyBody {
  #line(): string {
    const { keys, measures } = this.pipeline;
    const values = measures.map((one) => {
      const decimals = shownDecimals(this.pipeline, one);
      const code =
        decimals === undefined ? `#{row[:${one.name}]}` : `#{format("%.${decimals}f", row[:${one.name}])}`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    const flag = flaggedIn(this.pipeline);
    const mark = flag ? `#{'${flag.mark}' if row[:${flag.name}] ${flag.test} ${flag.value}}` : '';
    return keys.length > 0
      ? `"${keys.map(({ name }) => `#{row[:${name}]}`).join(', ')}: ${values.join(', ')}${mark}"`
      : 'row.values.join(", ")';
  }

  #shown(call: string): string[] {
    const { shape, output, target, fields, value, decimals } = this.pipeline;
    const isRows = isListed(this.pipeline);
    const csv =
      'CSV.generate { |csv| [rows.first.to_h.keys, *rows.map(&:values)].each { |row| csv << row } }';
    if (target && isRows) {
      if (output === 'csv') return [`rows = ${call}`, `File.write(${quote(target)}, ${csv})`];
      if (output === 'json') return [`File.write(${quote(target)}, JSON.pretty_generate(${call}) + "\\n")`];
      return [`File.write(${quote(target)}, ${call}.map { |row| ${this.#line()} + "\\n" }.join)`];
    }
    if (output === 'json') return [`puts JSON.pretty_generate(${call})`];
    if (value !== undefined) return [`puts ${call}`];
    if (output === 'csv' && isRows) return [`rows = ${call}`, `print ${csv}`];
    if (output === 'table' && isRows)
      return [
        `rows = ${call}`,
        'unless rows.empty?',
        `  lines = [rows.first.keys.map(&:to_s), *rows.map { |row| row.values.map { |value| value.is_a?(Float) ? format("%.${decimals ?? 2}f", value) : value.to_s } }]`,
        '  widths = lines.transpose.map { |column| column.map(&:length).max }',
        '  lines.insert(1, widths.map { |width| "-" * width })',
        '  lines.each do |line|',
        '    puts line.each_with_index.map { |cell, at| rows.first.values[at].is_a?(String) ? cell.ljust(widths[at]) : cell.rjust(widths[at]) }.join("  ").rstrip',
        '  end',
        'end',
      ];
    if (shape === 'totals' && this.pipeline.measures.length === 1) return [`puts ${call}`];
    if (!isRows || output === 'map')
      return isFile(this.pipeline)
        ? [`${call}.each { |key, value| puts "#{key}: #{value}" }`]
        : [`p ${call}`];
    if (!isFile(this.pipeline) && !this.pipeline.extras.flag) return [`${call}.each { |row| p row }`];
    if (shape !== 'summary' && isLog(this.pipeline) && fields.length === 0)
      return [`${call}.each { |row| puts row["line"] }`];
    if (shape !== 'summary' && /^json/.test(formatOf(this.pipeline) ?? ''))
      return [`${call}.each { |row| puts row.to_json }`];
    return [`${call}.each { |row| puts ${this.#line()} }`];
  }

  write(): Snippet {
    const { source, given, givenName, name, measures } = this.pipeline;
    const called = givenName ?? snake(name);
    const format = formatOf(this.pipeline);
    const definition = [
      ...(format
        ? [...(LINES[format] ?? []), 'def read_records(text)', ...inside(READERS[format] ?? []), 'end', '']
        : []),
      ...(measures.some(({ op }) => op === 'median')
        ? [
            'def median(values)',
            '  sorted = values.sort',
            '  middle = sorted.size / 2',
            '  sorted.size.odd? ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0',
            'end',
            '',
          ]
        : []),
      `def ${called}(${[this.list, ...given].join(', ')})`,
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [`sign = ${this.list}.any? { |${this.item}| ${amount} < 0 } ? -1 : 1`],
          '#',
        ),
        ...this.body(),
      ]),
      'end',
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const records = exampleRows(this.pipeline, 'ruby', (field, { text, isNumber, isMissing }) => {
        return `${field}: ${isMissing ? 'nil' : isNumber ? text : quote(text)}`;
      });
      const rows = records.map((cells) => `  { ${cells.join(', ')} },`);
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `${this.list} = [`,
        ...rows,
        ']',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const names = [...(isArgument ? ['FILE'] : []), ...given.map((one) => one.toUpperCase())];
      const first = isArgument ? 1 : 0;
      const values = given.map((one, at) =>
        one === 'n' ? `Integer(ARGV[${first + at}])` : `ARGV[${first + at}]`,
      );
      example.push(
        ...(names.length > 0
          ? [`abort "usage: ruby #{$PROGRAM_NAME} ${names.join(' ')}" if ARGV.size != ${names.length}`, '']
          : []),
        'begin',
        `  records = read_records(${source.from === 'stdin' ? '$stdin.read' : `File.read(${isArgument ? 'ARGV[0]' : quote(source.from === 'file' ? source.path : '')})`})`,
        ...inside(this.#shown(`${called}(${['records', ...values].join(', ')})`)),
        'rescue SystemCallError, ArgumentError, TypeError => error',
        '  abort "cannot read the input: #{error.message}"',
        'end',
      );
    }
    const code = [...definition, ...example].join('\n');
    const imports = [
      /\bCSV\./.test(code) && 'require "csv"',
      /\bDate(?:Time)?[.\]]/.test(code) && 'require "date"',
      /\bJSON\.|to_json/.test(code) && 'require "json"',
      /\bYAML\./.test(code) && 'require "yaml"',
    ].filter(Boolean);
    return {
      definition: [...imports, ...(imports.length > 0 ? [''] : []), ...definition].join('\n'),
      example: example.join('\n'),
    };
  }
}

export const inRuby = (pipeline: Pipeline): Snippet => new Writer(pipeline).write();
