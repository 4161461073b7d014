import type { Snippet } from '../../../snippets/snippets.ts';
import { singular } from '../../reading/text.ts';
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
  pascal,
  sampleOf,
  shownDecimals,
} from '../frame.ts';
import {
  type Check,
  fieldsOf,
  isGiven,
  type Key,
  type Measure,
  type Order,
  PART_LENGTH,
  type Pipeline,
  quote,
} from '../pipeline.ts';

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const LINES: Readonly<Record<string, readonly string[]>> = {
  access: [
    '// The common log format; a number at the end of a line is how long the request took.',
    'static final Pattern LINE = Pattern.compile(',
    '  "(?<ip>\\\\S+) \\\\S+ \\\\S+ \\\\[(?<time>[^\\\\]]+)\\\\] \\"(?<method>\\\\S+) (?<path>\\\\S+)[^\\"]*\\" "',
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

class Writer {
  readonly #pipeline: Pipeline;
  readonly #item: string;
  readonly #list: string;
  readonly #parser: string | undefined;

  constructor(pipeline: Pipeline, parser: string | undefined) {
    this.#pipeline = pipeline;
    this.#item = itemName(pipeline);
    this.#list = camel([listName(pipeline)]);
    this.#parser = parser;
  }

  #get(field: string, of = this.#item): string {
    return isFile(this.#pipeline) ? `${of}.get(${quote(field)})` : `${of}.${camel([field])}()`;
  }

  #isDate(field: string): boolean {
    const { keys, checks } = this.#pipeline;
    return (
      keys.some((key) => key.field === field && key.part) ||
      checks.some((check) => check.field === field && check.is === 'within')
    );
  }

  #text(field: string, of = this.#item): string {
    return !isFile(this.#pipeline) && this.#isDate(field)
      ? `${this.#get(field, of)}.toString()`
      : this.#get(field, of);
  }

  #number(field: string, of = this.#item): string {
    const get = this.#get(field, of);
    if (!isFile(this.#pipeline)) return this.#pipeline.isMissingZero ? `(${get} == null ? 0 : ${get})` : get;
    return this.#pipeline.isMissingZero
      ? `(${get}.isBlank() ? 0 : Double.parseDouble(${get}))`
      : `Double.parseDouble(${get})`;
  }

  #test(check: Check, isKept: boolean): string {
    const get = this.#get(check.field);
    const not = isKept ? '' : '!';
    const { ignoresCase, numbers } = this.#pipeline;
    switch (check.is) {
      case 'present':
        if (isFile(this.#pipeline))
          return `${isKept ? '!' : ''}${this.#item}.getOrDefault(${quote(check.field)}, "").isBlank()`;
        return numbers.has(check.field)
          ? `${get} ${isKept ? '!=' : '=='} null`
          : isKept
            ? `${get} != null && !${get}.isBlank()`
            : `${get} == null || ${get}.isBlank()`;
      case 'numeric':
        return `${not}${get}.matches("-?\\\\d+(\\\\.\\\\d+)?")`;
      case 'true':
        return `${check.isNot === isKept ? '!' : ''}${isFile(this.#pipeline) ? `${get}.equalsIgnoreCase("true")` : get}`;
      case 'contains':
        return `${not}${get}.contains(${quote(check.value)})`;
      case 'within':
        return `${not}${this.#text(check.field)}.startsWith(${isGiven(check.value) ? `String.saidValue(${check.value.given})` : quote(check.value)})`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.#number(check.field)} ${sign} ${check.value}`;
        const value = isGiven(check.value) ? check.value.given : quote(check.value);
        if (sign !== '==' && sign !== '!=') return `${this.#text(check.field)}.compareTo(${value}) ${sign} 0`;
        return `${sign === '!=' ? '!' : ''}${get}.equals${ignoresCase ? 'IgnoreCase' : ''}(${value})`;
      }
    }
  }

  #key({ field, part }: Key): string {
    const get = this.#text(field);
    if (part === 'week') return `weekOf(${get})`;
    if (part) return `${get}.substring(0, ${PART_LENGTH[part]})`;
    return this.#pipeline.ignoresCase ? `${get}.strip().toLowerCase()` : get;
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.#pipeline);
    const stream =
      kept === 'numbers'
        ? 'values.stream().mapToDouble(Double::doubleValue)'
        : `group.stream().mapToDouble(record -> ${this.#number(field, 'record')})`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'values.size()' : 'group.size()',
      distinct: `group.stream().map(record -> ${this.#get(field, 'record')}).distinct().count()`,
      sum: `${stream}.sum()`,
      average: `${stream}.average().orElse(0)`,
      min: `${stream}.min().orElse(0)`,
      max: `${stream}.max().orElse(0)`,
      median: `median(${stream}.sorted().toArray())`,
    }[op];
    return this.#pipeline.decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  #type(): string {
    return isFile(this.#pipeline) ? 'Map<String, String>' : pascal([singular(this.#pipeline.noun)]);
  }

  #skips(): string[] {
    return this.#pipeline.checks.map((check) => `if (${this.#test(check, false)}) continue;`);
  }

  #comparator(order: readonly Order[], isRow: boolean): string {
    return order
      .map(({ name, isNumber, isDescending }, at) => {
        const one = isRow ? 'Row' : this.#type();
        const code = isRow
          ? `row.${camel([name])}()`
          : isNumber
            ? this.#number(name, 'row')
            : this.#get(name, 'row');
        const by =
          at === 0
            ? `Comparator.comparing${isNumber ? 'Double' : ''}((${one} row) -> ${code})`
            : `Comparator.comparing${isNumber ? 'Double' : ''}((${one} row) -> ${code})`;
        const whole = isDescending ? `${by}.reversed()` : by;
        return at === 0 ? whole : `.thenComparing(${whole})`;
      })
      .join('');
  }

  #limit(list: string): string {
    const { limit } = this.#pipeline;
    if (limit === undefined) return list;
    const count = isGiven(limit) ? limit.given : limit;
    return `${list}.subList(0, Math.min(${count}, ${list}.size()))`;
  }

  #body(): string[] {
    const { shape, keys, measures, having, order, output } = this.#pipeline;
    const kept = keptIn(this.#pipeline);
    const type = this.#type();
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const keyType = isSeveral ? 'List<String>' : 'String';
    const key = isSeveral
      ? `List.of(${keys.map((one) => this.#key(one)).join(', ')})`
      : only
        ? this.#key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (list: string, add: readonly string[]): string[] => [
      `for (${type} ${this.#item} : ${list}) {`,
      ...inside([...this.#skips(), ...add]),
      '}',
    ];
    const sorted =
      order.length > 0
        ? [
            `List<${type}> sorted = new ArrayList<>(${this.#list});`,
            `sorted.sort(${this.#comparator(order, false)});`,
          ]
        : [];
    switch (shape) {
      case 'rows':
        return [
          `List<${type}> rows = new ArrayList<>();`,
          ...loop(this.#list, [`rows.add(${this.#item});`]),
          ...(order.length > 0 ? [`rows.sort(${this.#comparator(order, false)});`] : []),
          `return ${this.#limit('rows')};`,
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...(shape === 'groups' ? sorted : []),
          `Map<${keyType}, List<${type}>> groups = new LinkedHashMap<>();`,
          ...loop(shape === 'groups' && sorted.length > 0 ? 'sorted' : this.#list, [
            `groups.computeIfAbsent(${key}, key -> new ArrayList<>()).add(${this.#item});`,
          ]),
          ...(shape === 'duplicates' ? ['groups.values().removeIf(group -> group.size() < 2);'] : []),
          ...(this.#pipeline.limit !== undefined
            ? [`groups.replaceAll((key, group) -> ${this.#limit('group')});`]
            : []),
          'return groups;',
        ];
      case 'totals':
        return [
          ...(kept === 'counts'
            ? ['long count = 0;']
            : [
                `List<${kept === 'numbers' ? 'Double' : type}> ${kept === 'numbers' ? 'values' : 'group'} = new ArrayList<>();`,
              ]),
          ...loop(this.#list, [
            kept === 'counts'
              ? 'count++;'
              : kept === 'numbers'
                ? `values.add(${this.#boxed(field)});`
                : `group.add(${this.#item});`,
          ]),
          measures.length === 1 && measures[0]
            ? `return ${this.#measure(measures[0])};`
            : `return new Row(${measures.map((one) => this.#measure(one)).join(', ')});`,
        ];
      case 'summary': {
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const held = kept === 'counts' ? 'Long' : kept === 'numbers' ? 'List<Double>' : `List<${type}>`;
        const names = isSeveral ? keys.map((_, at) => `key.get(${at})`) : ['key'];
        const isMap = output === 'map' && measures.length === 1 && !isSeveral;
        const value = measures[0];
        return [
          `Map<${keyType}, ${held}> groups = new LinkedHashMap<>();`,
          ...loop(this.#list, [
            kept === 'counts'
              ? `groups.merge(${key}, 1L, Long::sum);`
              : `groups.computeIfAbsent(${key}, key -> new ArrayList<>()).add(${kept === 'numbers' ? this.#boxed(field) : this.#item});`,
          ]),
          'List<Row> rows = new ArrayList<>();',
          `groups.forEach((key, ${one}) -> rows.add(new Row(${[...names, ...measures.map((each) => this.#measure(each))].join(', ')})));`,
          ...having.map(
            ({ name, sign, value: bound }) =>
              `rows.removeIf(row -> row.${camel([name])}() ${OPPOSITE[sign]} ${bound});`,
          ),
          ...(order.length > 0 ? [`rows.sort(${this.#comparator(order, true)});`] : []),
          ...(isMap
            ? [
                `Map<String, ${value && isWhole(value) ? 'Long' : 'Double'}> result = new LinkedHashMap<>();`,
                `for (Row row : ${this.#limit('rows')}) result.put(row.${camel([only?.name ?? ''])}(), row.${camel([value?.name ?? ''])}());`,
                'return result;',
              ]
            : [`return ${this.#limit('rows')};`]),
        ];
      }
    }
  }

  #boxed(field: string): string {
    const number = this.#number(field);
    return this.#pipeline.isMissingZero ? `${number.replace('? 0 :', '? 0.0 :')}` : number;
  }

  #declared(): string[] {
    const { keys, measures, numbers, checks, shape } = this.#pipeline;
    const isNull = (field: string): boolean =>
      this.#pipeline.isMissingZero || checks.some((check) => check.is === 'present' && check.field === field);
    const hasHours = keys.some(({ part }) => part === 'hour');
    const typeOf = (field: string): string =>
      numbers.has(field)
        ? isNull(field)
          ? 'Double'
          : 'double'
        : checks.some((check) => check.is === 'true' && check.field === field)
          ? 'boolean'
          : this.#isDate(field)
            ? hasHours
              ? 'LocalDateTime'
              : 'LocalDate'
            : 'String';
    const row = [
      ...keys.map(({ name }) => `String ${camel([name])}`),
      ...measures.map((one) => `${isWhole(one) ? 'long' : 'double'} ${camel([one.name])}`),
    ];
    return [
      ...(isFile(this.#pipeline)
        ? []
        : [
            `record ${this.#type()}(${fieldsOf(this.#pipeline)
              .map((field) => `${typeOf(field)} ${camel([field])}`)
              .join(', ')}) {}`,
            '',
          ]),
      ...(shape === 'summary' || (shape === 'totals' && measures.length > 1)
        ? [`record Row(${row.join(', ')}) {}`, '']
        : []),
    ];
  }

  #line(row: string): string {
    const { keys, measures } = this.#pipeline;
    const formats = measures.map((one) => {
      const decimals = shownDecimals(this.#pipeline, one);
      const code = isWhole(one) ? '%d' : decimals === undefined ? '%s' : `%.${decimals}f`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    const values = [...keys, ...measures].map(({ name }) => `${row}.${camel([name])}()`);
    const head = keys.length > 0 ? `${keys.map(() => '%s').join(', ')}: ` : '';
    return `String.format(Locale.ROOT, ${quote(`${head}${formats.join(', ')}`)}, ${values.join(', ')})`;
  }

  #shown(call: string): string[] {
    const { shape, output, keys, measures, fields } = this.#pipeline;
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
            isWhole(one) ? '%12d' : `%12.${shownDecimals(this.#pipeline, one) ?? 2}f`,
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
    if (shape === 'rows') {
      const type = this.#type();
      const code =
        fields.length > 0
          ? fields.map((field) => this.#get(field, 'row')).join(' + ", " + ')
          : isLog(this.#pipeline)
            ? 'row.get("line")'
            : isFile(this.#pipeline)
              ? 'String.join(", ", row.values())'
              : 'row';
      return [`for (${type} row : ${call}) System.out.println(${code});`];
    }
    return [`${call}.forEach((key, group) -> System.out.println(key + ": " + group));`];
  }

  write(): Snippet | undefined {
    const { source, shape, given, givenName, name, decimals, measures, keys, output } = this.#pipeline;
    const format = formatOf(this.#pipeline);
    if (/^json/.test(format ?? '') || (isTextual(this.#pipeline) && !this.#parser)) return undefined;
    const called = givenName ?? camel(name);
    const type = this.#type();
    const [first] = measures;
    const whole = first && isWhole(first);
    const result =
      shape === 'summary'
        ? output === 'map' && measures.length === 1 && keys.length === 1
          ? `Map<String, ${whole ? 'Long' : 'Double'}>`
          : 'List<Row>'
        : shape === 'rows'
          ? `List<${type}>`
          : shape === 'totals'
            ? measures.length > 1
              ? 'Row'
              : whole
                ? 'long'
                : 'double'
            : `Map<${keys.length > 1 ? 'List<String>' : 'String'}, List<${type}>>`;
    const types = {
      year: isFile(this.#pipeline) ? 'String' : 'int',
      month: 'String',
      n: 'int',
      value: 'double',
    };
    const isRounded = decimals !== undefined && measures.some((one) => !isWhole(one));
    const factor = 10 ** (decimals ?? 0);
    const definition = [
      ...this.#declared(),
      ...(format === 'csv' && this.#parser ? [this.#parser, ''] : format ? (LINES[format] ?? []) : []),
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
      `static ${result} ${called}(${[`List<${type}> ${this.#list}`, ...given.map((one) => `${types[one]} ${one}`)].join(', ')}) {`,
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
          const isTruth = text === 'true' || text === 'false';
          if (isMissing) return 'null';
          if (this.#isDate(field))
            return `${/T/.test(text) ? 'LocalDateTime' : 'LocalDate'}.parse(${quote(text)})`;
          return isNumber && !isTruth ? (/\./.test(text) ? text : `${text}.0`) : isTruth ? text : quote(text);
        });
        return `  new ${type}(${cells.join(', ')})${at === 3 ? '' : ','}`;
      });
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `List<${type}> ${this.#list} = List.of(`,
        ...rows,
        ');',
        ...this.#shown(`${called}(${[this.#list, ...values].join(', ')})`),
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
        source.from === 'stdin'
          ? 'String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);'
          : `String text = Files.readString(Path.of(${path}));`,
        `List<Map<String, String>> records = ${format === 'csv' ? 'parseCsv' : 'readRecords'}(text);`,
        ...this.#shown(`${called}(${['records', ...values].join(', ')})`),
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
