import type { Snippet } from '../../../snippets/snippets.ts';
import { flaggedIn, inside, isWhole, pascal, signIn } from '../frame.ts';
import { type Measure, type Pipeline, quote } from '../pipeline.ts';
import { CSharpBody } from './csharp-body.ts';
import { logReaderInCSharp } from './typed-logs.ts';

class CSharp extends CSharpBody {
  #shown(call: string): string[] {
    const { shape, keys, measures, fields, output, value } = this.pipeline;
    const line = (text: string): string => `Console.WriteLine(FormattableString.Invariant($"${text}"));`;
    const record = (of: string): string =>
      (fields.length > 0 ? fields : this.fields).map((field) => `{${this.get(field, of)}}`).join(', ');
    const cell = (one: Measure, of: string): string => {
      const decimals = this.decimals(one);
      return `{${of}${decimals === undefined ? '' : `:F${decimals}`}}`;
    };
    const [first] = measures;
    if (shape === 'totals' && first) return [line(cell(first, call))];
    if (shape === 'summary') {
      if (output === 'map' && first)
        return [`foreach (var pair in ${call})`, `  ${line(`{pair.Key}: ${cell(first, 'pair.Value')}`)}`];
      const values = measures.map((one) => {
        const shown = cell(one, `row.${pascal([one.name])}`);
        return measures.length > 1 ? `${one.name} ${shown}` : shown;
      });
      const head = keys.map(({ name }) => `{row.${pascal([name])}}`).join(', ');
      const flag = flaggedIn(this.pipeline);
      const mark = flag
        ? `{(row.${pascal([flag.name])} ${flag.test} ${flag.value} ? ${quote(flag.mark)} : "")}`
        : '';
      return [`foreach (var row in ${call})`, `  ${line(`${head}: ${values.join(', ')}${mark}`)}`];
    }
    if (value !== undefined) return [`foreach (var value in ${call}) ${line('{value}')}`];
    if (shape === 'rows' || shape === 'unique')
      return [`foreach (var ${this.item} in ${call})`, `  ${line(record(this.item))}`];
    return [
      `foreach (var group in ${call})`,
      `  foreach (var ${this.item} in group.Value)`,
      `    ${line(`{group.Key}: ${record(this.item)}`)}`,
    ];
  }

  #read(cells: readonly string[]): string[] {
    const list = `var ${this.list} =`;
    if (this.format() === 'log') return [`${list} ReadRecords(text);`];
    if (this.format() === 'json')
      return [
        'var options = new JsonSerializerOptions { PropertyNameCaseInsensitive = true };',
        `${list} JsonSerializer.Deserialize<List<${this.type}>>(text, options) ?? new List<${this.type}>();`,
      ];
    return [
      `${list} ParseCsv(text)`,
      `  .Select(row => new ${this.type} { ${cells.join(', ')} })`,
      '  .ToList();',
    ];
  }

  write(): Snippet | undefined {
    if (!this.isPossible()) return undefined;
    const { shape, keys, measures, given, givenName, name } = this.pipeline;
    const called = givenName ? pascal([givenName]) : pascal(name);
    const types = { n: 'int', value: 'double', year: 'string', month: 'string' };
    const made = this.chain();
    const cells = this.fields.map((field) => {
      const read = this.isNumber(field)
        ? `Number(row, ${quote(field)})`
        : this.isTruth(field)
          ? `bool.Parse(Cell(row, ${quote(field)}))`
          : `Cell(row, ${quote(field)})`;
      return `${pascal([field])} = ${read}`;
    });
    const definition = [
      ...this.class(
        this.type,
        this.fields.map((field) => [this.typeOf(field), field]),
      ),
      ...(shape === 'summary'
        ? this.class('Row', [
            ...keys.map((key) => ['string', key.name] as const),
            ...measures.map((one) => [isWhole(one) ? 'int' : 'double', one.name] as const),
          ])
        : []),
      ...(this.format() === 'log' ? logReaderInCSharp(this.type, this.fields) : []),
      ...(this.format() === 'csv'
        ? [
            this.parser ?? '',
            '',
            'static string Cell(Dictionary<string, string> row, string column)',
            '{',
            '  string text;',
            '  if (!row.TryGetValue(column, out text)) throw new FormatException($"the column {column} is missing");',
            '  return text;',
            '}',
            '',
            ...(this.fields.some((field) => this.isNumber(field))
              ? [
                  'static double Number(Dictionary<string, string> row, string column)',
                  '{',
                  '  double number;',
                  '  if (!double.TryParse(Cell(row, column), NumberStyles.Float, CultureInfo.InvariantCulture, out number))',
                  '    throw new FormatException($"not a number in the column {column}: {row[column]}");',
                  '  return number;',
                  '}',
                  '',
                ]
              : []),
          ]
        : []),
      `static ${this.result()} ${called}(${[`List<${this.type}> ${this.list}`, ...given.map((one) => `${types[one]} ${one}`)].join(', ')})`,
      '{',
      ...inside(
        signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [`int sign = ${this.list}.Any(${this.item} => ${amount} < 0) ? -1 : 1;`],
        ),
      ),
      ...(made.length > 1
        ? [
            `  return ${this.list}`,
            ...made.map((one, at) => `    ${one}${at === made.length - 1 ? ';' : ''}`),
          ]
        : [`  return ${this.list}${made[0] ?? ''};`]),
      '}',
    ];
    if (!this.isFile()) {
      const rows = this.rows((field, text) => `${pascal([field])} = ${text}`);
      return {
        definition: definition.join('\n'),
        example: [
          `var ${this.list} = new List<${this.type}>`,
          '{',
          ...rows.map((row) => `  new ${this.type} { ${row.join(', ')} },`),
          '};',
          ...this.#shown(`${called}(${[this.list, ...this.givenValues()].join(', ')})`),
        ].join('\n'),
      };
    }
    const path = this.path();
    const asked = this.askedArguments(given);
    const isStdin = this.pipeline.source.from === 'stdin';
    const values = given.map((one, at) => {
      const argument = `args[${asked.length - given.length + at}]`;
      return one === 'n'
        ? `int.Parse(${argument})`
        : one === 'value'
          ? `double.Parse(${argument}, CultureInfo.InvariantCulture)`
          : argument;
    });
    return {
      definition: definition.join('\n'),
      example: [
        ...(asked.length > 0
          ? [
              `if (args.Length != ${asked.length})`,
              '{',
              `  Console.Error.WriteLine("usage: program ${asked.join(' ')}");`,
              '  Environment.Exit(1);',
              '}',
            ]
          : []),
        'try',
        '{',
        ...inside([
          `string text = ${isStdin ? 'Console.In.ReadToEnd()' : `File.ReadAllText(${path === undefined ? 'args[0]' : quote(path)})`};`,
          ...this.#read(cells),
          ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
        ]),
        '}',
        `catch (Exception error) when (error is IOException || error is UnauthorizedAccessException || error is ${this.format() === 'json' ? 'JsonException' : 'FormatException'})`,
        '{',
        '  Console.Error.WriteLine(error.Message);',
        '  Environment.Exit(1);',
        '}',
      ].join('\n'),
    };
  }
}

export const inCSharp = (pipeline: Pipeline, parser: string | undefined): Snippet | undefined =>
  new CSharp(pipeline, parser).write();
