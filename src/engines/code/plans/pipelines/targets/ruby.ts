import type { Snippet } from '../../../snippets/snippets.ts';
import {
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
  saidValue,
  sampleOf,
  shownDecimals,
  snake,
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
  quote,
} from '../pipeline.ts';

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const READERS: Readonly<Record<string, readonly string[]>> = {
  csv: ['CSV.parse(text, headers: true).map(&:to_h)'],
  json: ['JSON.parse(text)'],
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
    '# The common log format; a number at the end of a line is how long the request took.',
    'LINE = /\\A(?<ip>\\S+) \\S+ \\S+ \\[(?<time>[^\\]]+)\\] "(?<method>\\S+) (?<path>\\S+)[^"]*" (?<status>\\d{3}) (?<size>\\S+)(?:.*?\\s(?<duration>\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*\\z)?/',
    '',
  ],
  log: [
    '# Lines such as "2024-03-01 12:30:00 ERROR message".',
    'LINE = /\\A(?<time>\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?(?<level>[A-Za-z]+)\\]?:?\\s+(?<message>.*)/',
    '',
  ],
};

class Writer {
  readonly #pipeline: Pipeline;
  readonly #item: string;
  readonly #list: string;

  constructor(pipeline: Pipeline) {
    this.#pipeline = pipeline;
    this.#item = itemName(pipeline);
    this.#list = listName(pipeline);
  }

  #get(field: string, of = this.#item): string {
    return `${of}[${isFile(this.#pipeline) ? quote(field) : `:${field}`}]`;
  }

  #number(field: string, of = this.#item): string {
    const get = this.#get(field, of);
    if (isTextual(this.#pipeline)) return this.#pipeline.isMissingZero ? `${get}.to_f` : `Float(${get})`;
    return this.#pipeline.isMissingZero ? `(${get} || 0)` : get;
  }

  #test(check: Check, isKept: boolean): string {
    const get = this.#get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return `${isKept ? '!' : ''}${get}.to_s.strip.empty?`;
      case 'numeric':
        return `${isKept ? '' : '!'}Float(${get}, exception: false)`;
      case 'true':
        return isTextual(this.#pipeline)
          ? `${check.isNot === isKept ? '!' : ''}%w[true yes 1].include?(${get}.to_s.downcase)`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}${get}.include?(${quote(check.value)})`;
      case 'within':
        return `${not}${get}.to_s.start_with?(${isGiven(check.value) ? `${check.value.given}.to_s` : quote(check.value)})`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.#number(check.field)} ${sign} ${check.value}`;
        const { ignoresCase } = this.#pipeline;
        const value = saidValue(check, (text) => quote(ignoresCase ? text.toLowerCase() : text));
        return `${ignoresCase ? `${get}.downcase` : get} ${sign} ${value}`;
      }
    }
  }

  #key({ field, part }: Key): string {
    const get = this.#get(field);
    if (part === 'week') return `Date.parse(${get}.to_s).strftime("%G-W%V")`;
    if (part) return `${get}.to_s[0, ${PART_LENGTH[part]}]`;
    return this.#pipeline.ignoresCase ? `${get}.to_s.strip.downcase` : get;
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const { decimals } = this.#pipeline;
    const isNumbers = keptIn(this.#pipeline) === 'numbers';
    const values = isNumbers ? 'values' : `group.map { |record| ${this.#number(field, 'record')} }`;
    const plain = {
      count: isNumbers ? 'values.size' : 'group.size',
      distinct: `group.map { |record| ${this.#get(field, 'record')} }.uniq.size`,
      sum: `${values}.sum`,
      average: `${values}.sum.to_f / ${isNumbers ? 'values' : 'group'}.size`,
      min: `${values}.min`,
      max: `${values}.max`,
      median: `median(${values})`,
    }[op];
    if (decimals === undefined || isWhole(measure)) return plain;
    return `${/ /.test(plain) ? `(${plain})` : plain}.round${decimals === 0 ? '' : `(${decimals})`}`;
  }

  #sorted(order: readonly Order[], list: string, isRow: boolean): string {
    if (order.length === 0) return list;
    const one = isRow ? 'row' : this.#item;
    const term = ({ name, isNumber }: Order, of: string): string =>
      isRow ? `${of}[:${name}]` : isNumber ? this.#number(name, of) : this.#get(name, of);
    if (order.every(({ isNumber, isDescending }) => isNumber || !isDescending)) {
      const terms = order.map((each) => `${each.isDescending ? '-' : ''}${term(each, one)}`);
      return `${list}.sort_by { |${one}| ${terms.length > 1 ? `[${terms.join(', ')}]` : terms[0]} }`;
    }
    const [a, b] = [order, order].map(
      (all, side) =>
        `[${all.map((each) => term(each, each.isDescending === (side === 1) ? 'a' : 'b')).join(', ')}]`,
    );
    return `${list}.sort { |a, b| ${a} <=> ${b} }`;
  }

  #limit(list: string): string {
    const { limit } = this.#pipeline;
    return limit === undefined ? list : `${list}.first(${isGiven(limit) ? limit.given : limit})`;
  }

  #body(): string[] {
    const { shape, keys, measures, having, order, checks, fields, output } = this.#pipeline;
    const tests = checks.map((check) => this.#test(check, true)).join(' && ');
    const chosen = tests ? `${this.#list}.select { |${this.#item}| ${tests} }` : this.#list;
    const [only] = keys;
    const key =
      keys.length > 1 ? `[${keys.map((one) => this.#key(one)).join(', ')}]` : only ? this.#key(only) : '';
    const isNumbers = keptIn(this.#pipeline) === 'numbers';
    const field = measures.find((one) => one.field)?.field ?? '';
    switch (shape) {
      case 'rows':
        return [
          `rows = ${this.#limit(this.#sorted(order, chosen, false))}`,
          ...(fields.length > 0
            ? [
                `rows.map { |row| row.slice(${fields.map((one) => (isFile(this.#pipeline) ? quote(one) : `:${one}`)).join(', ')}) }`,
              ]
            : ['rows']),
        ];
      case 'groups':
      case 'unique':
      case 'duplicates': {
        const grouped = `${this.#sorted(order, chosen, false)}.group_by { |${this.#item}| ${key} }`;
        if (shape === 'unique') return [`${chosen}.uniq { |${this.#item}| ${key} }`];
        if (shape === 'duplicates') return [`${grouped}.select { |_, group| group.size > 1 }`];
        return [
          this.#pipeline.limit === undefined
            ? grouped
            : `${grouped}.transform_values { |group| ${this.#limit('group')} }`,
        ];
      }
      case 'totals': {
        const [first] = measures;
        const isEmpty = isNumbers && measures.some(({ op }) => op !== 'sum' && op !== 'count');
        return [
          isNumbers
            ? `values = ${chosen}.map { |${this.#item}| ${this.#number(field)} }`
            : `group = ${chosen}`,
          ...(isEmpty ? ['return nil if values.empty?', ''] : []),
          measures.length === 1 && first
            ? this.#measure(first)
            : `{ ${measures.map((one) => `${one.name}: ${this.#measure(one)}`).join(', ')} }`,
        ];
      }
      case 'summary': {
        const names = keys.map(({ name }) => name);
        const cells = [
          ...names.map((name) => `${name}: ${name}`),
          ...measures.map((one) => `${one.name}: ${this.#measure(one)}`),
        ];
        const isMap = output === 'map' && measures.length === 1;
        const sorted = this.#limit(this.#sorted(order, 'rows', true));
        const of = names.length > 1 ? `(${names.join(', ')})` : names[0];
        return [
          `rows = ${chosen}.group_by { |${this.#item}| ${key} }.map do |${of}, group|`,
          ...(isNumbers ? [`  values = group.map { |record| ${this.#number(field, 'record')} }`] : []),
          `  { ${cells.join(', ')} }`,
          'end',
          ...having.map(
            ({ name, sign, value }) => `rows = rows.select { |row| row[:${name}] ${sign} ${value} }`,
          ),
          isMap
            ? `${sorted}.to_h { |row| [${names.length > 1 ? `[${names.map((name) => `row[:${name}]`).join(', ')}]` : `row[:${names[0]}]`}, row[:${measures[0]?.name}]] }`
            : sorted,
        ];
      }
    }
  }

  #line(): string {
    const { keys, measures } = this.#pipeline;
    const values = measures.map((one) => {
      const decimals = shownDecimals(this.#pipeline, one);
      const code =
        decimals === undefined ? `#{row[:${one.name}]}` : `#{format("%.${decimals}f", row[:${one.name}])}`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    return keys.length > 0
      ? `"${keys.map(({ name }) => `#{row[:${name}]}`).join(', ')}: ${values.join(', ')}"`
      : 'row.values.join(", ")';
  }

  #shown(call: string): string[] {
    const { shape, output, target, fields, decimals } = this.#pipeline;
    const isRows = isListed(this.#pipeline);
    const csv =
      'CSV.generate { |csv| [rows.first.to_h.keys, *rows.map(&:values)].each { |row| csv << row } }';
    if (target && isRows) {
      if (output === 'csv') return [`rows = ${call}`, `File.write(${quote(target)}, ${csv})`];
      if (output === 'json') return [`File.write(${quote(target)}, JSON.pretty_generate(${call}) + "\\n")`];
      return [`File.write(${quote(target)}, ${call}.map { |row| ${this.#line()} + "\\n" }.join)`];
    }
    if (output === 'json') return [`puts JSON.pretty_generate(${call})`];
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
    if (shape === 'totals' && this.#pipeline.measures.length === 1) return [`puts ${call}`];
    if (!isRows || output === 'map')
      return isFile(this.#pipeline)
        ? [`${call}.each { |key, value| puts "#{key}: #{value}" }`]
        : [`p ${call}`];
    if (!isFile(this.#pipeline)) return [`${call}.each { |row| p row }`];
    if (shape !== 'summary' && isLog(this.#pipeline) && fields.length === 0)
      return [`${call}.each { |row| puts row["line"] }`];
    if (shape !== 'summary' && /^json/.test(formatOf(this.#pipeline) ?? ''))
      return [`${call}.each { |row| puts row.to_json }`];
    return [`${call}.each { |row| puts ${this.#line()} }`];
  }

  write(): Snippet {
    const { source, given, givenName, name, checks, measures } = this.#pipeline;
    const called = givenName ?? snake(name);
    const format = formatOf(this.#pipeline);
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
      `def ${called}(${[this.#list, ...given].join(', ')})`,
      ...inside(this.#body()),
      'end',
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const rows = [0, 1, 2, 3].map((at) => {
        const cells = fieldsOf(this.#pipeline).map((field) => {
          const { text, isNumber } = sampleOf(this.#pipeline, field, at);
          const isMissing =
            at === 3 && checks.some((check) => check.is === 'present' && check.field === field);
          return `${field}: ${isMissing ? 'nil' : isNumber ? text : quote(text)}`;
        });
        return `  { ${cells.join(', ')} },`;
      });
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `${this.#list} = [`,
        ...rows,
        ']',
        ...this.#shown(`${called}(${[this.#list, ...values].join(', ')})`),
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
        'rescue SystemCallError => error',
        '  abort "cannot read the input: #{error.message}"',
        'end',
        ...this.#shown(`${called}(${['records', ...values].join(', ')})`),
      );
    }
    const code = [...definition, ...example].join('\n');
    const imports = [
      /\bCSV\./.test(code) && 'require "csv"',
      /\bDate(?:Time)?\./.test(code) && 'require "date"',
      /\bJSON\.|to_json/.test(code) && 'require "json"',
    ].filter(Boolean);
    return {
      definition: [...imports, ...(imports.length > 0 ? [''] : []), ...definition].join('\n'),
      example: example.join('\n'),
    };
  }
}

export const inRuby = (pipeline: Pipeline): Snippet => new Writer(pipeline).write();
