import type { Snippet } from '../../../snippets/snippets.ts';
import { flaggedIn, inside, isWhole, signIn, snake } from '../frame.ts';
import { type Measure, type Order, type Pipeline, quote } from '../pipeline.ts';
import { Typed } from './typed.ts';

class Rust extends Typed {
  protected readonly language = 'rust';

  protected get(field: string, of = this.item): string {
    return `${of}.${snake([field])}`;
  }

  protected testText(how: 'starts' | 'contains' | 'filled', text: string, other: string): string {
    if (how === 'filled') return `!${text}.trim().is_empty()`;
    return `${text}.${how === 'starts' ? 'starts_with' : 'contains'}(${other})`;
  }

  protected compareText(text: string, sign: string, other: string): string {
    return sign === '==' || sign === '!=' ? `${text} ${sign} ${other}` : `${text}.as_str() ${sign} ${other}`;
  }

  protected lower(text: string): string {
    return `${text}.trim().to_lowercase()`;
  }

  protected start(text: string, length: number): string {
    return `${text}.chars().take(${length}).collect::<String>()`;
  }

  #owned(text: string): string {
    return /\)$/.test(text) ? text : `${text}.clone()`;
  }

  #typeOf(field: string): string {
    return this.isNumber(field) ? 'f64' : this.isTruth(field) ? 'bool' : 'String';
  }

  #measure(measure: Measure, of: string): string {
    const { op, field = '' } = measure;
    const values = `${of}.iter().map(|${this.item}| ${this.number(field)})`;
    const plain = {
      count: `${of}.len()`,
      distinct: `${of}.iter().map(|${this.item}| &${this.get(field)}).collect::<BTreeSet<_>>().len()`,
      sum: `${values}.sum::<f64>()`,
      average: `${values}.sum::<f64>() / ${of}.len() as f64`,
      min: `${values}.fold(f64::INFINITY, f64::min)`,
      max: `${values}.fold(f64::NEG_INFINITY, f64::max)`,
      median: '',
    }[op];
    const { decimals } = this.pipeline;
    const factor = this.decimal(10 ** (decimals ?? 0));
    return decimals !== undefined && !isWhole(measure)
      ? `((${plain}) * ${factor}).round() / ${factor}`
      : plain;
  }

  #sorted(order: readonly Order[], list: string, isRow: boolean): string[] {
    if (order.length === 0) return [];
    const isFloat = (name: string): boolean =>
      isRow ? this.pipeline.measures.some((one) => one.name === name && !isWhole(one)) : this.isNumber(name);
    const by = order.map(({ name, isDescending }, at) => {
      const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
      const field = snake([name]);
      const one = `${a}.${field}.${isFloat(name) ? 'total_cmp' : 'cmp'}(&${b}.${field})`;
      return at === 0 ? one : `.then_with(|| ${one})`;
    });
    return [`${list}.sort_by(|a, b| ${by.join('')});`];
  }

  #body(): string[] {
    const { shape, keys, measures, having, order, output, value } = this.pipeline;
    const tests = this.tests();
    const limit = this.bound();
    const filter = tests ? `.filter(|${this.item}| ${tests})` : '';
    const rows = `let ${order.length > 0 || limit !== undefined ? 'mut ' : ''}rows: Vec`;
    const cut = limit === undefined ? [] : [`rows.truncate(${limit});`];
    const key =
      keys.length > 1
        ? `(${keys.map((one) => this.#owned(this.key(one))).join(', ')})`
        : keys[0]
          ? this.#owned(this.key(keys[0]))
          : '';
    const keyType = keys.length > 1 ? `(${keys.map(() => 'String').join(', ')})` : 'String';
    const grouped = [
      `let mut groups: BTreeMap<${keyType}, Vec<&${this.type}>> = BTreeMap::new();`,
      `for ${this.item} in ${this.list}${filter ? `.iter()${filter}` : ''} {`,
      `  groups.entry(${key}).or_default().push(${this.item});`,
      '}',
    ];
    const [first] = measures;
    switch (shape) {
      case 'rows':
        return [
          `${rows}<&${this.type}> = ${this.list}.iter()${filter}.collect();`,
          ...this.#sorted(order, 'rows', false),
          ...cut,
          value === undefined
            ? 'rows'
            : `rows.iter().map(|${this.item}| ${this.#owned(this.get(value))}).collect()`,
        ];
      case 'unique':
        return [
          'let mut seen = BTreeSet::new();',
          `${this.list}.iter()${filter}.filter(|${this.item}| seen.insert(${key})).collect()`,
        ];
      case 'groups':
      case 'duplicates': {
        const each = [
          ...this.#sorted(order, 'group', false),
          ...(limit === undefined ? [] : [`group.truncate(${limit});`]),
        ];
        return [
          ...grouped,
          ...(shape === 'duplicates' ? ['groups.retain(|_, group| group.len() > 1);'] : []),
          ...(each.length > 0 ? ['for group in groups.values_mut() {', ...inside(each), '}'] : []),
          'groups',
        ];
      }
      case 'totals': {
        if (!first) return [];
        const chosen = `let chosen: Vec<&${this.type}> = ${this.list}.iter()${filter}.collect();`;
        const isEmpty = first.op !== 'sum' && !isWhole(first);
        return [
          chosen,
          ...(isEmpty ? ['if chosen.is_empty() {', '  return 0.0;', '}'] : []),
          this.#measure(first, 'chosen'),
        ];
      }
      case 'summary': {
        const names = keys.map(({ name }) => snake([name]));
        const made = [
          ...names,
          ...measures.map((one) => `${snake([one.name])}: ${this.#measure(one, 'group')}`),
        ];
        const held = having.map(({ name, sign, value: than }) => {
          const isCount = measures.some((one) => one.name === name && isWhole(one));
          return `.filter(|row| row.${snake([name])} ${sign} ${isCount ? than : this.decimal(than)})`;
        });
        return [
          ...grouped,
          `${rows}<Row> = groups`,
          '  .into_iter()',
          `  .map(|(${names.length > 1 ? `(${names.join(', ')})` : names[0]}, group)| Row { ${made.join(', ')} })`,
          ...held.map((one) => `  ${one}`),
          '  .collect();',
          ...this.#sorted(order, 'rows', true),
          ...cut,
          output === 'map'
            ? `rows.into_iter().map(|row| (row.${names[0]}, row.${snake([first?.name ?? ''])})).collect()`
            : 'rows',
        ];
      }
    }
  }

  #result(): string {
    const { shape, measures, output, value } = this.pipeline;
    const [first] = measures;
    const number = first && isWhole(first) ? 'usize' : 'f64';
    if (shape === 'totals') return number;
    if (shape === 'summary') return output === 'map' ? `BTreeMap<String, ${number}>` : 'Vec<Row>';
    if (shape === 'rows' && value !== undefined) return `Vec<${this.#typeOf(value)}>`;
    return shape === 'rows' || shape === 'unique'
      ? `Vec<&${this.type}>`
      : `BTreeMap<String, Vec<&${this.type}>>`;
  }

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
    const cells = this.fields.map((field) => {
      const read = this.isNumber(field)
        ? `number(row, ${quote(field)})?`
        : this.isTruth(field)
          ? `cell(row, ${quote(field)})? == "true"`
          : `cell(row, ${quote(field)})?.to_string()`;
      return `${snake([field])}: ${read}`;
    });
    const hasLifetime = given.some((one) => one === 'year' || one === 'month') && /&/.test(this.#result());
    const result = hasLifetime ? this.#result().replace('&', "&'a ") : this.#result();
    const definition = [
      ...struct(
        this.type,
        this.fields.map((field) => `${snake([field])}: ${this.#typeOf(field)}`),
      ),
      ...(shape === 'summary'
        ? struct('Row', [
            ...keys.map((key) => `${snake([key.name])}: String`),
            ...measures.map((one) => `${snake([one.name])}: ${isWhole(one) ? 'usize' : 'f64'}`),
          ])
        : []),
      ...(this.isFile()
        ? [
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
          ]
        : []),
      `fn ${called}${hasLifetime ? "<'a>" : ''}(${[`${this.list}: &${hasLifetime ? "'a " : ''}[${this.type}]`, ...given.map((one) => `${one}: ${types[one]}`)].join(', ')}) -> ${result} {`,
      ...inside([
        ...signIn(
          this.pipeline,
          (one) => this.number(one),
          (amount) => [
            `let sign = if ${this.list}.iter().any(|${this.item}| ${amount} < 0.0) { -1.0 } else { 1.0 };`,
          ],
        ),
        ...this.#body(),
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
