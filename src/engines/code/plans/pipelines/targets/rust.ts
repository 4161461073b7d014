import type { Snippet } from '../../../snippets/snippets.ts';
import { flaggedIn, inside, isWhole, signIn, snake } from '../frame.ts';
import { type Measure, type Pipeline, quote } from '../pipeline.ts';
import { RustBody } from './rust-body.ts';

class Rust extends RustBody {
  #shown(call: string): string[] {
    const { shape, keys, measures, fields, output, value } = this.pipeline;
    const print = (parts: readonly string[], values: readonly string[], separator = ', '): string =>
      `println!("${parts.join(separator)}", ${values.join(', ')});`;
    const chosen = fields.length > 0 ? fields : this.fields;
    const code = (one: Measure): string => {
      const decimals = this.decimals(one);
      return decimals === undefined ? '{}' : `{:.${decimals}}`;
    };
    const [first] = measures;
    if (shape === 'totals' && first) return [print([code(first)], [call])];
    if (shape === 'summary') {
      if (output === 'map' && first)
        return [`for (key, value) in ${call} {`, `  println!("{}: ${code(first)}", key, value);`, '}'];
      const shown = measures.map((one) => (measures.length > 1 ? `${one.name} ${code(one)}` : code(one)));
      const flag = flaggedIn(this.pipeline);
      const line = `${keys.map(() => '{}').join(', ')}: ${shown.join(', ')}${flag ? '{}' : ''}`;
      const values = [...keys, ...measures].map(({ name }) => `row.${snake([name])}`);
      if (flag) {
        const isCount = measures[0] && isWhole(measures[0]);
        const than = isCount ? String(flag.value) : this.decimal(flag.value);
        values.push(`if row.${snake([flag.name])} ${flag.test} ${than} { ${quote(flag.mark)} } else { "" }`);
      }
      return [`for row in ${call} {`, `  ${print([line], values)}`, '}'];
    }
    if (value !== undefined) return [`for value in ${call} {`, '  println!("{}", value);', '}'];
    const record = print(
      chosen.map(() => '{}'),
      chosen.map((field) => this.get(field)),
    );
    if (shape === 'rows' || shape === 'unique') return [`for ${this.item} in ${call} {`, `  ${record}`, '}'];
    return [
      `for (key, group) in ${call} {`,
      `  for ${this.item} in group {`,
      `    ${record.replace('"', '"{}: ').replace('", ', '", key, ')}`,
      '  }',
      '}',
    ];
  }

  /** Records from a CSV file, with a plain error for a missing column or a bad number. */
  #reader(): string[] {
    const cells = this.fields.map((field) => {
      const read = this.isNumber(field)
        ? `number(row, ${quote(field)})?`
        : this.isTruth(field)
          ? `cell(row, ${quote(field)})? == "true"`
          : `cell(row, ${quote(field)})?.to_string()`;
      return `${snake([field])}: ${read}`;
    });
    return [
      (this.parser ?? '').replace(/^use .*\n+/, ''),
      '',
      "fn cell<'a>(row: &'a HashMap<String, String>, column: &str) -> Result<&'a str, String> {",
      '  row.get(column).map(|text| text.as_str()).ok_or_else(|| format!("the column {} is missing", column))',
      '}',
      '',
      ...(this.fields.some((field) => this.isNumber(field))
        ? [
            'fn number(row: &HashMap<String, String>, column: &str) -> Result<f64, String> {',
            '  let text = cell(row, column)?;',
            '  text.trim().parse().map_err(|_| format!("not a number in the column {}: {}", column, text))',
            '}',
            '',
          ]
        : []),
      `fn to_record(row: &HashMap<String, String>) -> Result<${this.type}, String> {`,
      `  Ok(${this.type} { ${cells.join(', ')} })`,
      '}',
      '',
    ];
  }

  write(): Snippet | undefined {
    if (!this.isPossible()) return undefined;
    const { shape, keys, measures, given, givenName, name } = this.pipeline;
    const called = givenName ?? snake(name.flatMap((one) => one.split(' ')));
    const types = { n: 'usize', value: 'f64', year: '&str', month: '&str' };
    const struct = (own: string, members: readonly string[]): string[] => [
      `struct ${own} {`,
      ...members.map((one) => `  ${one},`),
      '}',
      '',
    ];
    const hasLifetime = given.some((one) => one === 'year' || one === 'month') && /&/.test(this.result());
    const result = hasLifetime ? this.result().replace('&', "&'a ") : this.result();
    const definition = [
      ...struct(
        this.type,
        this.fields.map((field) => `${snake([field])}: ${this.typeOf(field)}`),
      ),
      ...(shape === 'summary'
        ? struct('Row', [
            ...keys.map((key) => `${snake([key.name])}: String`),
            ...measures.map((one) => `${snake([one.name])}: ${isWhole(one) ? 'usize' : 'f64'}`),
          ])
        : []),
      ...(this.isFile() ? this.#reader() : []),
      `fn ${called}${hasLifetime ? "<'a>" : ''}(${[`${this.list}: &${hasLifetime ? "'a " : ''}[${this.type}]`, ...given.map((one) => `${one}: ${types[one]}`)].join(', ')}) -> ${result} {`,
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [
            `let sign = if ${this.list}.iter().any(|${this.item}| ${amount} < 0.0) { -1.0 } else { 1.0 };`,
          ],
        ),
        ...this.body(),
      ]),
      '}',
    ];
    const path = this.path();
    const isStdin = this.pipeline.source.from === 'stdin';
    const asked = this.askedArguments(given);
    const values = given.map((one, at) => {
      const argument = `args[${asked.length - given.length + at + 1}]`;
      if (one !== 'n' && one !== 'value') return `&${argument}`;
      return `${argument}.parse().unwrap_or_else(|_| stop("not a number"))`;
    });
    const example = this.isFile()
      ? [
          ...(asked.length > 0
            ? [
                'let args: Vec<String> = std::env::args().collect();',
                `if args.len() != ${asked.length + 1} {`,
                `  stop("usage: program ${asked.join(' ')}");`,
                '}',
              ]
            : []),
          `let text = ${isStdin ? 'std::io::read_to_string(std::io::stdin())' : `std::fs::read_to_string(${path === undefined ? '&args[1]' : quote(path)})`}.unwrap_or_else(|error| stop(&error.to_string()));`,
          `let ${this.list}: Vec<${this.type}> = parse_csv(&text)`,
          '  .iter()',
          '  .map(to_record)',
          '  .collect::<Result<_, _>>()',
          '  .unwrap_or_else(|error| stop(&error));',
          ...this.#shown(`${called}(${[`&${this.list}`, ...values].join(', ')})`),
        ]
      : [
          `let ${this.list} = vec![`,
          ...this.rows(
            (field, text) => `${snake([field])}: ${/^"/.test(text) ? `${text}.to_string()` : text}`,
          ).map((row) => `  ${this.type} { ${row.join(', ')} },`),
          '];',
          ...this.#shown(`${called}(${[`&${this.list}`, ...this.givenValues()].join(', ')})`),
        ];
    if (this.isFile())
      definition.push(
        '',
        'fn stop(message: &str) -> ! {',
        '  eprintln!("{}", message);',
        '  std::process::exit(1)',
        '}',
      );
    const code = [...definition, ...example].join('\n');
    const used = ['BTreeMap', 'BTreeSet', 'HashMap'].filter((one) => new RegExp(`\\b${one}\\b`).test(code));
    return {
      definition: [
        ...(used.length > 1
          ? [`use std::collections::{${used.join(', ')}};`, '']
          : used.length === 1
            ? [`use std::collections::${used[0]};`, '']
            : []),
        ...definition,
      ].join('\n'),
      example: example.join('\n'),
    };
  }
}

export const inRust = (pipeline: Pipeline, parser: string | undefined): Snippet | undefined =>
  new Rust(pipeline, parser).write();
