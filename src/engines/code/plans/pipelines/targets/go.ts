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
  pascal,
  shownDecimals,
  signIn,
} from '../frame.ts';
import { fieldsOf, type Measure, type Pipeline, quote } from '../pipeline.ts';

import { GoBody } from './go-body.ts';
import { HELPERS, READERS } from './go-parts.ts';

class Writer extends GoBody {
  #declared(): string[] {
    const { keys, measures, shape, output } = this.pipeline;
    const tag = (name: string, isWanted: boolean): string => (isWanted ? ` \`json:${quote(name)}\`` : '');
    const isJson = output === 'json';
    return [
      ...(this.isMap()
        ? []
        : [
            `type ${this.type()} struct {`,
            ...fieldsOf(this.pipeline).map(
              (field) =>
                `  ${pascal([field])} ${this.typeOf(field)}${tag(field, isFile(this.pipeline) || isJson)}`,
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
    const { shape, output, keys, measures, fields, value } = this.pipeline;
    const verb = (one: Measure, width = ''): string => {
      const decimals = shownDecimals(this.pipeline, one);
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
      const flag = flaggedIn(this.pipeline);
      if (flag)
        return [
          `for _, row := range ${call} {`,
          '  mark := ""',
          `  if row.${pascal([flag.name])} ${flag.test} ${flag.value} {`,
          `    mark = ${quote(flag.mark)}`,
          '  }',
          `  fmt.Printf(${quote(`${format}%s\n`)}, ${values}, mark)`,
          '}',
        ];
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
    if (value !== undefined) return [`for _, value := range ${call} {`, '  fmt.Println(value)', '}'];
    if (shape === 'rows')
      return [
        `for _, row := range ${call} {`,
        fields.length > 0
          ? `  fmt.Println(${fields.map((field) => this.get(field, 'row')).join(', ')})`
          : isLog(this.pipeline)
            ? '  fmt.Println(row["line"])'
            : this.isMap()
              ? '  fmt.Println(row)'
              : '  fmt.Printf("%+v\\n", row)',
        '}',
      ];
    return [`for key, group := range ${call} {`, '  fmt.Println(key, group)', '}'];
  }

  write(): Snippet | undefined {
    const { source, shape, given, givenName, name, decimals, measures, keys, value } = this.pipeline;
    const format = formatOf(this.pipeline);
    if (isTextual(this.pipeline) && !this.parser) return undefined;
    const called = givenName ?? camel(name);
    const type = this.type();
    const [first] = measures;
    const result =
      shape === 'summary'
        ? '[]Row'
        : shape === 'rows'
          ? `[]${value === undefined ? type : this.typeOf(value)}`
          : shape === 'totals'
            ? measures.length > 1
              ? 'Row'
              : first && isWhole(first)
                ? 'int'
                : 'float64'
            : `map[${keys.length > 1 ? `[${keys.length}]string` : 'string'}][]${type}`;
    const types = {
      year: isFile(this.pipeline) ? 'string' : 'int',
      month: 'string',
      n: 'int',
      value: 'float64',
    };
    const body = [
      `func ${called}(${[`${this.list} []${type}`, ...given.map((one) => `${one} ${types[one]}`)].join(', ')}) ${result} {`,
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [
            'sign := 1.0',
            `for _, ${this.item} := range ${this.list} {`,
            `  if ${amount} < 0 {`,
            '    sign = -1',
            '  }',
            '}',
          ],
        ),
        ...this.body(),
      ]),
      '}',
    ];
    const used = body.join('\n');
    const isRounded = /\bround\(/.test(used);
    const factor = 10 ** (decimals ?? 0);
    const definition = [
      ...this.#declared(),
      ...(format === 'csv' && this.parser ? [this.parser, ''] : format ? (READERS[format] ?? []) : []),
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
      const pointers = fieldsOf(this.pipeline).filter((field) => this.isNull(field));
      const records = exampleRows(this.pipeline, 'go', (field, { text, isNumber, isMissing }) => {
        const value = isNumber ? text : quote(text);
        return pointers.includes(field)
          ? isMissing
            ? 'nil'
            : `pointer(${value})`
          : isMissing
            ? '""'
            : value;
      });
      const rows = records.map((cells) => `  {${cells.join(', ')}},`);
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        ...(pointers.length > 0 ? ['pointer := func(value float64) *float64 { return &value }'] : []),
        `${this.list} := []${type}{`,
        ...rows,
        '}',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
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
