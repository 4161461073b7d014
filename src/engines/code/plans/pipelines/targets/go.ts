import type { Snippet } from '../../../snippets/snippets.ts';
import { singular } from '../../reading/text.ts';
import {
  camel,
  EXAMPLES,
  formatOf,
  isFile,
  isLog,
  isOnlyShown,
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

const HELPERS: Readonly<Record<string, readonly string[]>> = {
  sum: [
    'func sum(values []float64) float64 {',
    '  total := 0.0',
    '  for _, value := range values {',
    '    total += value',
    '  }',
    '  return total',
    '}',
    '',
  ],
  median: [
    'func median(values []float64) float64 {',
    '  sorted := append([]float64{}, values...)',
    '  sort.Float64s(sorted)',
    '  middle := len(sorted) / 2',
    '  if len(sorted)%2 == 1 {',
    '    return sorted[middle]',
    '  }',
    '  return (sorted[middle-1] + sorted[middle]) / 2',
    '}',
    '',
  ],
  least: [
    'func least(values []float64) float64 {',
    '  found := values[0]',
    '  for _, value := range values {',
    '    found = math.Min(found, value)',
    '  }',
    '  return found',
    '}',
    '',
  ],
  most: [
    'func most(values []float64) float64 {',
    '  found := values[0]',
    '  for _, value := range values {',
    '    found = math.Max(found, value)',
    '  }',
    '  return found',
    '}',
    '',
  ],
  number: [
    'func number(text string) float64 {',
    '  value, err := strconv.ParseFloat(strings.TrimSpace(text), 64)',
    '  if err != nil {',
    '    fmt.Fprintln(os.Stderr, "not a number:", text)',
    '    os.Exit(1)',
    '  }',
    '  return value',
    '}',
    '',
  ],
  isNumeric: [
    'func isNumeric(text string) bool {',
    '  _, err := strconv.ParseFloat(strings.TrimSpace(text), 64)',
    '  return err == nil',
    '}',
    '',
  ],
  weekOf: [
    'func weekOf(text string) string {',
    '  date, err := time.Parse("2006-01-02", text[:10])',
    '  if err != nil {',
    '    return text',
    '  }',
    '  year, week := date.ISOWeek()',
    '  return fmt.Sprintf("%d-W%02d", year, week)',
    '}',
    '',
  ],
};
const READERS: Readonly<Record<string, readonly string[]>> = {
  access: [
    '// The common log format; a number at the end of a line is how long the request took.',
    'var linePattern = regexp.MustCompile(`^(\\S+) \\S+ \\S+ \\[([^\\]]+)\\] "(\\S+) (\\S+)[^"]*" (\\d{3}) (\\S+)(?:.*?\\s(\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?`)',
    '',
    'func readRecords(text string) []map[string]string {',
    '  var records []map[string]string',
    '  for _, line := range strings.Split(text, "\\n") {',
    '    found := linePattern.FindStringSubmatch(line)',
    '    if found == nil {',
    '      continue',
    '    }',
    '    at, err := time.Parse("02/Jan/2006:15:04:05 -0700", found[2])',
    '    if err != nil {',
    '      continue',
    '    }',
    '    duration := found[7]',
    '    if duration == "" {',
    '      duration = "0"',
    '    }',
    '    records = append(records, map[string]string{"ip": found[1], "time": at.Format("2006-01-02 15:04:05"), "method": found[3], "path": found[4], "status": found[5], "size": found[6], "duration": duration, "line": line})',
    '  }',
    '  return records',
    '}',
    '',
  ],
  log: [
    '// Lines such as "2024-03-01 12:30:00 ERROR message".',
    'var linePattern = regexp.MustCompile(`^(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?([A-Za-z]+)\\]?:?\\s+(.*)`)',
    '',
    'func readRecords(text string) []map[string]string {',
    '  var records []map[string]string',
    '  for _, line := range strings.Split(text, "\\n") {',
    '    if found := linePattern.FindStringSubmatch(line); found != nil {',
    '      records = append(records, map[string]string{"time": found[1], "level": strings.ToUpper(found[2]), "message": found[3], "line": line})',
    '    }',
    '  }',
    '  return records',
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
    const item = itemName(pipeline);
    this.#item = item === 'item' || item === 'range' ? 'item' : item;
    this.#list = camel([listName(pipeline)]);
    this.#parser = parser;
  }

  /** Records of a text file are maps of texts; others have a type. */
  #isMap(): boolean {
    return isTextual(this.#pipeline) || isLog(this.#pipeline);
  }

  #get(field: string, of = this.#item): string {
    return this.#isMap() ? `${of}[${quote(field)}]` : `${of}.${pascal([field])}`;
  }

  #isNull(field: string): boolean {
    const { numbers, checks, isMissingZero } = this.#pipeline;
    return (
      !this.#isMap() &&
      numbers.has(field) &&
      !isMissingZero &&
      checks.some((check) => check.is === 'present' && check.field === field)
    );
  }

  #number(field: string, of = this.#item): string {
    const get = this.#get(field, of);
    if (this.#isMap()) return this.#pipeline.isMissingZero ? `number("0" + ${get})` : `number(${get})`;
    return this.#isNull(field) ? `*${get}` : get;
  }

  #test(check: Check, isKept: boolean): string {
    const get = this.#get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        if (this.#isMap()) return `strings.TrimSpace(${get}) ${isKept ? '!=' : '=='} ""`;
        return `${get} ${isKept ? '!=' : '=='} ${this.#isNull(check.field) ? 'nil' : '""'}`;
      case 'numeric':
        return `${not}isNumeric(${get})`;
      case 'true':
        return this.#isMap()
          ? `strings.ToLower(${get}) ${check.isNot === isKept ? '!=' : '=='} "true"`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}strings.Contains(${get}, ${quote(check.value)})`;
      case 'within':
        return `${not}strings.HasPrefix(${get}, ${isGiven(check.value) ? (check.value.given === 'year' && !isFile(this.#pipeline) ? 'strconv.Itoa(year)' : check.value.given) : quote(check.value)})`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.#number(check.field)} ${sign} ${check.value}`;
        const value = isGiven(check.value) ? check.value.given : quote(check.value);
        if (this.#pipeline.ignoresCase && (sign === '==' || sign === '!='))
          return `${sign === '!=' ? '!' : ''}strings.EqualFold(${get}, ${value})`;
        return `${get} ${sign} ${value}`;
      }
    }
  }

  #key({ field, part }: Key): string {
    const get = this.#get(field);
    if (part === 'week') return `weekOf(${get})`;
    if (part) return `${get}[:${PART_LENGTH[part]}]`;
    return this.#pipeline.ignoresCase ? `strings.ToLower(strings.TrimSpace(${get}))` : get;
  }

  #type(): string {
    if (this.#isMap()) return 'map[string]string';
    return isFile(this.#pipeline) ? 'Record' : pascal([singular(this.#pipeline.noun)]);
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.#pipeline);
    const values =
      kept === 'numbers'
        ? 'values'
        : `column(group, func(record ${this.#type()}) float64 { return ${this.#number(field, 'record')} })`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'len(values)' : 'len(group)',
      distinct: `distinct(group, func(record ${this.#type()}) string { return ${this.#get(field, 'record')} })`,
      sum: `sum(${values})`,
      average: `sum(${values}) / float64(len(${kept === 'numbers' ? 'values' : 'group'}))`,
      min: `least(${values})`,
      max: `most(${values})`,
      median: `median(${values})`,
    }[op];
    return this.#pipeline.decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  #skips(): string[] {
    return this.#pipeline.checks.flatMap((check) => [`if ${this.#test(check, false)} {`, '  continue', '}']);
  }

  #sort(order: readonly Order[], list: string, isRow: boolean): string[] {
    if (order.length === 0) return [];
    const code = ({ name, isNumber }: Order, at: string): string => {
      const of = `${list}[${at}]`;
      return isRow ? `${of}.${pascal([name])}` : isNumber ? this.#number(name, of) : this.#get(name, of);
    };
    const lines = order.flatMap((each, at) => {
      const sign = each.isDescending ? '>' : '<';
      const [left, right] = [code(each, 'i'), code(each, 'j')];
      return at === order.length - 1
        ? [`return ${left} ${sign} ${right}`]
        : [`if ${left} != ${right} {`, `  return ${left} ${sign} ${right}`, '}'];
    });
    return [`sort.SliceStable(${list}, func(i, j int) bool {`, ...inside(lines), '})'];
  }

  #cut(list: string): string[] {
    const { limit } = this.#pipeline;
    if (limit === undefined) return [];
    const count = isGiven(limit) ? limit.given : limit;
    return [`if len(${list}) > ${count} {`, `  ${list} = ${list}[:${count}]`, '}'];
  }

  #body(): string[] {
    const { shape, keys, measures, having, order } = this.#pipeline;
    const kept = keptIn(this.#pipeline);
    const type = this.#type();
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const keyType = isSeveral ? `[${keys.length}]string` : 'string';
    const key = isSeveral
      ? `${keyType}{${keys.map((one) => this.#key(one)).join(', ')}}`
      : only
        ? this.#key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (add: readonly string[], list = this.#list): string[] => [
      `for _, ${this.#item} := range ${list} {`,
      ...inside([...this.#skips(), ...add]),
      '}',
    ];
    const copied =
      order.length > 0
        ? [`sorted := append([]${type}{}, ${this.#list}...)`, ...this.#sort(order, 'sorted', false)]
        : [];
    switch (shape) {
      case 'rows':
        return [
          `rows := []${type}{}`,
          ...loop([`rows = append(rows, ${this.#item})`]),
          ...this.#sort(order, 'rows', false),
          ...this.#cut('rows'),
          'return rows',
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...copied,
          `groups := map[${keyType}][]${type}{}`,
          ...loop(
            [`key := ${key}`, `groups[key] = append(groups[key], ${this.#item})`],
            copied.length > 0 ? 'sorted' : this.#list,
          ),
          ...(shape === 'duplicates'
            ? [
                'for key, group := range groups {',
                '  if len(group) < 2 {',
                '    delete(groups, key)',
                '  }',
                '}',
              ]
            : []),
          ...(this.#pipeline.limit === undefined
            ? []
            : [
                'for key, group := range groups {',
                ...inside([...this.#cut('group'), 'groups[key] = group']),
                '}',
              ]),
          'return groups',
        ];
      case 'totals': {
        const held = kept === 'numbers' ? 'values' : 'group';
        const [one] = measures;
        return [
          ...(kept === 'counts'
            ? ['count := 0']
            : [`${held} := []${kept === 'numbers' ? 'float64' : type}{}`]),
          ...loop([
            kept === 'counts'
              ? 'count++'
              : `${held} = append(${held}, ${kept === 'numbers' ? this.#number(field) : this.#item})`,
          ]),
          measures.length === 1 && one
            ? `return ${this.#measure(one)}`
            : `return Row{${measures.map((each) => `${pascal([each.name])}: ${this.#measure(each)}`).join(', ')}}`,
        ];
      }
      case 'summary': {
        const held = kept === 'counts' ? 'int' : kept === 'numbers' ? '[]float64' : `[]${type}`;
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const cells = [
          ...keys.map(({ name }, at) => `${pascal([name])}: key${isSeveral ? `[${at}]` : ''}`),
          ...measures.map((each) => `${pascal([each.name])}: ${this.#measure(each)}`),
        ];
        // A map has no order of its own.
        const sorted =
          order.length > 0 ? order : keys.map(({ name }) => ({ name, isDescending: false, isNumber: false }));
        return [
          `groups := map[${keyType}]${held}{}`,
          ...loop([
            `key := ${key}`,
            kept === 'counts'
              ? 'groups[key]++'
              : `groups[key] = append(groups[key], ${kept === 'numbers' ? this.#number(field) : this.#item})`,
          ]),
          'rows := []Row{}',
          `for key, ${one} := range groups {`,
          ...inside([
            `row := Row{${cells.join(', ')}}`,
            ...having.flatMap(({ name, sign, value }) => [
              `if row.${pascal([name])} ${OPPOSITE[sign]} ${value} {`,
              '  continue',
              '}',
            ]),
            'rows = append(rows, row)',
          ]),
          '}',
          ...this.#sort(sorted, 'rows', true),
          ...this.#cut('rows'),
          'return rows',
        ];
      }
    }
  }

  #declared(): string[] {
    const { keys, measures, numbers, checks, shape, output } = this.#pipeline;
    const isTrue = (field: string): boolean =>
      checks.some((check) => check.is === 'true' && check.field === field);
    const typeOf = (field: string): string =>
      numbers.has(field)
        ? `${this.#isNull(field) ? '*' : ''}float64`
        : isTrue(field)
          ? 'bool'
          : isOnlyShown(this.#pipeline, field)
            ? 'any'
            : 'string';
    const tag = (name: string, isWanted: boolean): string => (isWanted ? ` \`json:${quote(name)}\`` : '');
    const isJson = output === 'json';
    return [
      ...(this.#isMap()
        ? []
        : [
            `type ${this.#type()} struct {`,
            ...fieldsOf(this.#pipeline).map(
              (field) =>
                `  ${pascal([field])} ${typeOf(field)}${tag(field, isFile(this.#pipeline) || isJson)}`,
            ),
            '}',
            '',
          ]),
      ...(shape === 'summary' || (shape === 'totals' && measures.length > 1)
        ? [
            'type Row struct {',
            ...keys.map(({ name }) => `  ${pascal([name])} string${tag(name, isJson)}`),
            ...measures.map(
              (one) => `  ${pascal([one.name])} ${isWhole(one) ? 'int' : 'float64'}${tag(one.name, isJson)}`,
            ),
            '}',
            '',
          ]
        : []),
    ];
  }

  #shown(call: string): string[] {
    const { shape, output, keys, measures, fields } = this.#pipeline;
    const verb = (one: Measure, width = ''): string => {
      const decimals = shownDecimals(this.#pipeline, one);
      return isWhole(one) ? `%${width}d` : decimals === undefined ? `%${width}v` : `%${width}.${decimals}f`;
    };
    if (output === 'json')
      return [
        `out, err := json.MarshalIndent(${call}, "", "  ")`,
        'if err != nil {',
        '  fmt.Fprintln(os.Stderr, err)',
        '  os.Exit(1)',
        '}',
        'fmt.Println(string(out))',
      ];
    if (shape === 'totals')
      return measures.length === 1 ? [`fmt.Println(${call})`] : [`fmt.Printf("%+v\\n", ${call})`];
    if (shape === 'summary') {
      const values = [...keys, ...measures].map(({ name }) => `row.${pascal([name])}`).join(', ');
      const isTable = output === 'table';
      const format = isTable
        ? [...keys.map(() => '%-20s'), ...measures.map((one) => verb(one, '12'))].join(' ')
        : `${keys.map(() => '%s').join(', ')}: ${measures.map((one) => `${measures.length > 1 ? `${one.name} ` : ''}${verb(one)}`).join(', ')}`;
      return [
        ...(isTable
          ? [
              `fmt.Printf(${quote(`${[...keys.map(() => '%-20s'), ...measures.map(() => '%12s')].join(' ')}\n`)}, ${[...keys, ...measures].map(({ name }) => quote(name)).join(', ')})`,
            ]
          : []),
        `for _, row := range ${call} {`,
        `  fmt.Printf(${quote(`${format}\n`)}, ${values})`,
        '}',
      ];
    }
    if (shape === 'rows')
      return [
        `for _, row := range ${call} {`,
        fields.length > 0
          ? `  fmt.Println(${fields.map((field) => this.#get(field, 'row')).join(', ')})`
          : isLog(this.#pipeline)
            ? '  fmt.Println(row["line"])'
            : this.#isMap()
              ? '  fmt.Println(row)'
              : '  fmt.Printf("%+v\\n", row)',
        '}',
      ];
    return [`for key, group := range ${call} {`, '  fmt.Println(key, group)', '}'];
  }

  write(): Snippet | undefined {
    const { source, shape, given, givenName, name, decimals, measures, keys } = this.#pipeline;
    const format = formatOf(this.#pipeline);
    if (isTextual(this.#pipeline) && !this.#parser) return undefined;
    const called = givenName ?? camel(name);
    const type = this.#type();
    const [first] = measures;
    const result =
      shape === 'summary'
        ? '[]Row'
        : shape === 'rows'
          ? `[]${type}`
          : shape === 'totals'
            ? measures.length > 1
              ? 'Row'
              : first && isWhole(first)
                ? 'int'
                : 'float64'
            : `map[${keys.length > 1 ? `[${keys.length}]string` : 'string'}][]${type}`;
    const types = {
      year: isFile(this.#pipeline) ? 'string' : 'int',
      month: 'string',
      n: 'int',
      value: 'float64',
    };
    const body = [
      `func ${called}(${[`${this.#list} []${type}`, ...given.map((one) => `${one} ${types[one]}`)].join(', ')}) ${result} {`,
      ...inside(this.#body()),
      '}',
    ];
    const used = body.join('\n');
    const isRounded = /\bround\(/.test(used);
    const factor = 10 ** (decimals ?? 0);
    const definition = [
      ...this.#declared(),
      ...(format === 'csv' && this.#parser ? [this.#parser, ''] : format ? (READERS[format] ?? []) : []),
      ...Object.entries(HELPERS).flatMap(([one, lines]) =>
        new RegExp(`(?<![.\\w])${one}\\(`).test(used) ? lines : [],
      ),
      ...(isRounded
        ? [
            'func round(value float64) float64 {',
            decimals === 0
              ? '  return math.Round(value)'
              : `  return math.Round(value*${factor}) / ${factor}`,
            '}',
            '',
          ]
        : []),
      ...(/\bcolumn\(/.test(used)
        ? [
            `func column(group []${type}, of func(${type}) float64) []float64 {`,
            '  values := []float64{}',
            '  for _, record := range group {',
            '    values = append(values, of(record))',
            '  }',
            '  return values',
            '}',
            '',
          ]
        : []),
      ...(/\bdistinct\(/.test(used)
        ? [
            `func distinct(group []${type}, of func(${type}) string) int {`,
            '  seen := map[string]bool{}',
            '  for _, record := range group {',
            '    seen[of(record)] = true',
            '  }',
            '  return len(seen)',
            '}',
            '',
          ]
        : []),
      ...body,
    ];
    const example: string[] = [];
    const fail = ['if err != nil {', '  fmt.Fprintln(os.Stderr, err)', '  os.Exit(1)', '}'];
    if (source.from === 'list') {
      const pointers = fieldsOf(this.#pipeline).filter((field) => this.#isNull(field));
      const rows = [0, 1, 2, 3].map((at) => {
        const cells = fieldsOf(this.#pipeline).map((field) => {
          const { text, isNumber } = sampleOf(this.#pipeline, field, at);
          const isMissing =
            at === 3 &&
            this.#pipeline.checks.some((check) => check.is === 'present' && check.field === field);
          const value = isNumber ? text : quote(text);
          return pointers.includes(field)
            ? isMissing
              ? 'nil'
              : `pointer(${value})`
            : isMissing
              ? '""'
              : value;
        });
        return `  {${cells.join(', ')}},`;
      });
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        ...(pointers.length > 0 ? ['pointer := func(value float64) *float64 { return &value }'] : []),
        `${this.#list} := []${type}{`,
        ...rows,
        '}',
        ...this.#shown(`${called}(${[this.#list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const names = [...(isArgument ? ['FILE'] : []), ...given.map((one) => one.toUpperCase())];
      const start = isArgument ? 2 : 1;
      const ints = given.flatMap((one, at) =>
        one === 'n' ? [`n, err := strconv.Atoi(os.Args[${start + at}])`, ...fail] : [],
      );
      const values = given.map((one, at) => (one === 'n' ? 'n' : `os.Args[${start + at}]`));
      const path = isArgument ? 'os.Args[1]' : quote(source.from === 'file' ? source.path : '');
      const isCsv = format === 'csv';
      example.push(
        ...(names.length > 0
          ? [
              `if len(os.Args) != ${names.length + 1} {`,
              `  fmt.Fprintln(os.Stderr, "usage: program ${names.join(' ')}")`,
              '  os.Exit(1)',
              '}',
            ]
          : []),
        ...ints,
        ...(source.from === 'stdin'
          ? ['file := os.Stdin']
          : [`file, err := os.Open(${path})`, ...fail, 'defer file.Close()']),
        ...(isCsv
          ? ['records, err := parseCSV(file)', ...fail]
          : format === 'json'
            ? [
                `var records []${type}`,
                'if err := json.NewDecoder(file).Decode(&records); err != nil {',
                '  fmt.Fprintln(os.Stderr, err)',
                '  os.Exit(1)',
                '}',
              ]
            : format === 'jsonl'
              ? [
                  `var records []${type}`,
                  'for decoder := json.NewDecoder(file); ; {',
                  `  var record ${type}`,
                  '  if err := decoder.Decode(&record); err == io.EOF {',
                  '    break',
                  '  } else if err != nil {',
                  '    fmt.Fprintln(os.Stderr, err)',
                  '    os.Exit(1)',
                  '  }',
                  '  records = append(records, record)',
                  '}',
                ]
              : ['text, err := io.ReadAll(file)', ...fail, 'records := readRecords(string(text))']),
        ...this.#shown(`${called}(${['records', ...values].join(', ')})`),
      );
    }
    return { definition: definition.join('\n'), example: example.join('\n') };
  }
}

/** `parser` is the stored reader of CSV. */
export const inGo = (pipeline: Pipeline, parser: string | undefined): Snippet | undefined =>
  new Writer(pipeline, parser).write();
