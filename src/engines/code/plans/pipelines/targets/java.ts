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
  isTextual,
  isWhole,
  shownDecimals,
  signIn,
} from '../frame.ts';
import { fieldsOf, type Pipeline, quote } from '../pipeline.ts';

import { CHECKED, JavaBody } from './java-body.ts';

const LINES: Readonly<Record<string, readonly string[]>> = {
  access: [
    '// The common log format, also for requests that are not HTTP; a number at the end of a line is the duration.',
    'static final Pattern LINE = Pattern.compile(',
    '  "(?<ip>\\\\S+) \\\\S+ \\\\S+ \\\\[(?<time>[^\\\\]]+)\\\\] \\"(?<method>[A-Z]*) ?(?<path>[^\\\\s\\"]*)[^\\"]*\\" "',
    '    + "(?<status>\\\\d{3}) (?<size>\\\\S+)(?:.*?\\\\s(?<duration>\\\\d+(?:\\\\.\\\\d+)?)\\\\s*(?:ms|s)?\\\\s*$)?");',
    '',
    'static List<Map<String, String>> readRecords(String text) {',
    '  var format = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ENGLISH);',
    '  List<Map<String, String>> records = new ArrayList<>();',
    '  for (String line : text.lines().toList()) {',
    '    Matcher found = LINE.matcher(line);',
    '    if (!found.lookingAt()) continue;',
    '    Map<String, String> record = new HashMap<>();',
    '    for (String name : List.of("ip", "method", "path", "status", "size", "duration"))',
    '      record.put(name, Objects.requireNonNullElse(found.group(name), "0"));',
    '    record.put("time", OffsetDateTime.parse(found.group("time"), format).toLocalDateTime().toString());',
    '    record.put("line", line);',
    '    records.add(record);',
    '  }',
    '  return records;',
    '}',
    '',
  ],
  log: [
    '// Lines such as "2024-03-01 12:30:00 ERROR message".',
    'static final Pattern LINE = Pattern.compile("(\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d[T ]\\\\d\\\\d:\\\\d\\\\d:\\\\d\\\\d)\\\\S*\\\\s+\\\\[?([A-Za-z]+)\\\\]?:?\\\\s+(.*)");',
    '',
    'static List<Map<String, String>> readRecords(String text) {',
    '  List<Map<String, String>> records = new ArrayList<>();',
    '  for (String line : text.lines().toList()) {',
    '    Matcher found = LINE.matcher(line);',
    '    if (found.lookingAt())',
    '      records.add(Map.of("time", found.group(1), "level", found.group(2).toUpperCase(), "message", found.group(3), "line", line));',
    '  }',
    '  return records;',
    '}',
    '',
  ],
};

class Writer extends JavaBody {
  #typeOf(field: string): string {
    const { numbers, checks, keys, isMissingZero } = this.pipeline;
    if (isFile(this.pipeline)) return 'String';
    const isNull = isMissingZero || checks.some((check) => check.is === 'present' && check.field === field);
    if (numbers.has(field)) return isNull ? 'Double' : 'double';
    if (checks.some((check) => check.is === 'true' && check.field === field)) return 'boolean';
    if (!this.isDate(field)) return 'String';
    return keys.some(({ part }) => part === 'hour') ? 'LocalDateTime' : 'LocalDate';
  }

  /** The type as an element of a list. */
  #boxedType(field: string): string {
    const type = this.#typeOf(field);
    return type.charAt(0).toUpperCase() + type.slice(1);
  }

  #declared(): string[] {
    const { keys, measures, shape } = this.pipeline;
    const row = [
      ...keys.map(({ name }) => `String ${camel([name])}`),
      ...measures.map((one) => `${isWhole(one) ? 'long' : 'double'} ${camel([one.name])}`),
    ];
    return [
      ...(isFile(this.pipeline)
        ? []
        : [
            `record ${this.type()}(${fieldsOf(this.pipeline)
              .map((field) => `${this.#typeOf(field)} ${camel([field])}`)
              .join(', ')}) {}`,
            '',
          ]),
      ...(shape === 'summary' || (shape === 'totals' && measures.length > 1)
        ? [`record Row(${row.join(', ')}) {}`, '']
        : []),
    ];
  }

  #line(row: string): string {
    const { keys, measures } = this.pipeline;
    const formats = measures.map((one) => {
      const decimals = shownDecimals(this.pipeline, one);
      const code = isWhole(one) ? '%d' : decimals === undefined ? '%s' : `%.${decimals}f`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    const values = [...keys, ...measures].map(({ name }) => `${row}.${camel([name])}()`);
    const flag = flaggedIn(this.pipeline);
    if (flag)
      values.push(`${row}.${camel([flag.name])}() ${flag.test} ${flag.value} ? ${quote(flag.mark)} : ""`);
    const head = keys.length > 0 ? `${keys.map(() => '%s').join(', ')}: ` : '';
    return `String.format(Locale.ROOT, ${quote(`${head}${formats.join(', ')}${flag ? '%s' : ''}`)}, ${values.join(', ')})`;
  }

  #shown(call: string): string[] {
    const { shape, output, keys, measures, fields, value } = this.pipeline;
    if (shape === 'totals')
      return [
        measures.length > 1 ? `System.out.println(${this.#line(call)});` : `System.out.println(${call});`,
      ];
    if (shape === 'summary') {
      if (output === 'map')
        return [`${call}.forEach((key, value) -> System.out.println(key + ": " + value));`];
      if (output === 'table') {
        const columns = [...keys, ...measures].map(({ name }) => name);
        const formats = [
          ...keys.map(() => '%-20s'),
          ...measures.map((one) =>
            isWhole(one) ? '%12d' : `%12.${shownDecimals(this.pipeline, one) ?? 2}f`,
          ),
        ];
        return [
          `System.out.printf(${quote(`${[...keys.map(() => '%-20s'), ...measures.map(() => '%12s')].join(' ')}%n`)}, ${columns.map(quote).join(', ')});`,
          `for (Row row : ${call})`,
          `  System.out.printf(Locale.ROOT, ${quote(`${formats.join(' ')}%n`)}, ${columns.map((name) => `row.${camel([name])}()`).join(', ')});`,
        ];
      }
      return [`for (Row row : ${call}) System.out.println(${this.#line('row')});`];
    }
    if (value !== undefined)
      return [`for (${this.#boxedType(value)} value : ${call}) System.out.println(value);`];
    if (shape === 'rows') {
      const type = this.type();
      const code =
        fields.length > 0
          ? fields.map((field) => this.get(field, 'row')).join(' + ", " + ')
          : isLog(this.pipeline)
            ? 'row.get("line")'
            : isFile(this.pipeline)
              ? 'String.join(", ", row.values())'
              : 'row';
      return [`for (${type} row : ${call}) System.out.println(${code});`];
    }
    return [`${call}.forEach((key, group) -> System.out.println(key + ": " + group));`];
  }

  write(): Snippet | undefined {
    const { source, shape, given, givenName, name, decimals, measures, keys, output, value } = this.pipeline;
    const format = formatOf(this.pipeline);
    if (/^json/.test(format ?? '') || (isTextual(this.pipeline) && !this.parser)) return undefined;
    const called = givenName ?? camel(name);
    const type = this.type();
    const [first] = measures;
    const whole = first && isWhole(first);
    const result =
      shape === 'summary'
        ? output === 'map' && measures.length === 1 && keys.length === 1
          ? `Map<String, ${whole ? 'Long' : 'Double'}>`
          : 'List<Row>'
        : shape === 'rows'
          ? `List<${value === undefined ? type : this.#boxedType(value)}>`
          : shape === 'totals'
            ? measures.length > 1
              ? 'Row'
              : whole
                ? 'long'
                : 'double'
            : `Map<${keys.length > 1 ? 'List<String>' : 'String'}, List<${type}>>`;
    const types = {
      year: isFile(this.pipeline) ? 'String' : 'int',
      month: 'String',
      n: 'int',
      value: 'double',
    };
    const isRounded = decimals !== undefined && measures.some((one) => !isWhole(one));
    const factor = 10 ** (decimals ?? 0);
    const definition = [
      ...this.#declared(),
      ...(format === 'csv' && this.parser ? [this.parser, ''] : format ? (LINES[format] ?? []) : []),
      ...(isRounded
        ? [
            'static double round(double value) {',
            decimals === 0
              ? '  return Math.round(value);'
              : `  return Math.round(value * ${factor}) / ${factor}.0;`,
            '}',
            '',
          ]
        : []),
      ...(measures.some(({ op }) => op === 'median')
        ? [
            'static double median(double[] sorted) {',
            '  int middle = sorted.length / 2;',
            '  return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;',
            '}',
            '',
          ]
        : []),
      ...(keys.some(({ part }) => part === 'week')
        ? [
            'static String weekOf(String text) {',
            '  return LocalDate.parse(text.substring(0, 10)).format(DateTimeFormatter.ofPattern("YYYY-\'W\'ww", Locale.GERMANY));',
            '}',
            '',
          ]
        : []),
      `static ${result} ${called}(${[`List<${type}> ${this.list}`, ...given.map((one) => `${types[one]} ${one}`)].join(', ')}) {`,
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [`int sign = ${this.list}.stream().anyMatch(${this.item} -> ${amount} < 0) ? -1 : 1;`],
        ),
        ...this.body(),
      ]),
      '}',
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const records = exampleRows(this.pipeline, 'java', (field, { text, isNumber, isMissing }) => {
        const isTruth = text === 'true' || text === 'false';
        if (isMissing) return 'null';
        if (this.isDate(field))
          return `${/T/.test(text) ? 'LocalDateTime' : 'LocalDate'}.parse(${quote(text)})`;
        return isNumber && !isTruth ? (/\./.test(text) ? text : `${text}.0`) : isTruth ? text : quote(text);
      });
      const rows = records.map(
        (cells, at) => `  new ${type}(${cells.join(', ')})${at === records.length - 1 ? '' : ','}`,
      );
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `List<${type}> ${this.list} = List.of(`,
        ...rows,
        ');',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const names = [...(isArgument ? ['FILE'] : []), ...given.map((one) => one.toUpperCase())];
      const start = isArgument ? 1 : 0;
      const values = given.map((one, at) =>
        one === 'n' ? `Integer.parseInt(args[${start + at}])` : `args[${start + at}]`,
      );
      const path = isArgument ? 'args[0]' : quote(source.from === 'file' ? source.path : '');
      example.push(
        ...(names.length > 0
          ? [
              `if (args.length != ${names.length}) {`,
              `  System.err.println("usage: java Main ${names.join(' ')}");`,
              '  System.exit(1);',
              '}',
            ]
          : []),
        'try {',
        source.from === 'stdin'
          ? '  String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);'
          : `  String text = Files.readString(Path.of(${path}));`,
        `  List<Map<String, String>> records = ${format === 'csv' ? 'parseCsv' : 'readRecords'}(text);`,
        ...(format === 'csv' ? CHECKED(fieldsOf(this.pipeline)) : []),
        ...inside(this.#shown(`${called}(${['records', ...values].join(', ')})`)),
        '} catch (IOException error) {',
        '  System.err.println("cannot read " + error.getMessage());',
        '  System.exit(1);',
        '} catch (IllegalArgumentException error) {',
        '  System.err.println(error.getMessage());',
        '  System.exit(1);',
        '}',
      );
    }
    const code = [...definition, ...example].join('\n');
    const imports = [
      /\bDateTimeFormatter\b/.test(code) && 'import java.time.format.DateTimeFormatter;',
      /\b(?:LocalDateTime|OffsetDateTime)\b/.test(code) &&
        !/\bLocalDate\b/.test(code) &&
        'import java.time.*;',
    ].filter(Boolean);
    return {
      definition: [...imports, ...(imports.length > 0 ? [''] : []), ...definition].join('\n'),
      example: example.join('\n'),
    };
  }
}

/** `parser` is the stored reader of CSV. */
export const inJava = (pipeline: Pipeline, parser: string | undefined): Snippet | undefined =>
  new Writer(pipeline, parser).write();
