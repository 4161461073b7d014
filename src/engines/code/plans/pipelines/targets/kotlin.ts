import type { Snippet } from '../../../snippets/snippets.ts';
import { camel, flaggedIn, inside, isLog, isWhole, signIn } from '../frame.ts';
import { type Measure, type Order, type Pipeline, quote } from '../pipeline.ts';
import { Typed } from './typed.ts';
import { logReaderInKotlin } from './typed-logs.ts';

class Kotlin extends Typed {
  protected readonly language = 'kotlin';
  protected override readonly formats = ['log'];

  protected get(field: string, of = this.item): string {
    return `${of}.${camel([field])}`;
  }

  protected testText(how: 'starts' | 'contains' | 'filled', text: string, other: string): string {
    return how === 'filled'
      ? `${text}.isNotBlank()`
      : `${text}.${how === 'starts' ? 'startsWith' : 'contains'}(${other})`;
  }

  protected compareText(text: string, sign: string, other: string): string {
    return `${text} ${sign} ${other}`;
  }

  protected lower(text: string): string {
    return `${text}.trim().lowercase()`;
  }

  protected start(text: string, length: number): string {
    return `${text}.take(${length})`;
  }

  #typeOf(field: string): string {
    return this.isNumber(field) ? 'Double' : this.isTruth(field) ? 'Boolean' : 'String';
  }

  #measure(measure: Measure, of: string): string {
    const { op, field = '' } = measure;
    const values = `${of}.map { ${this.item} -> ${this.number(field)} }`;
    const plain = {
      count: `${of}.size`,
      distinct: `${of}.map { ${this.item} -> ${this.get(field)} }.toSet().size`,
      sum: `${values}.sum()`,
      average: `${values}.average()`,
      min: `${values}.minOf { it }`,
      max: `${values}.maxOf { it }`,
      median: '',
    }[op];
    return isWhole(measure) ? plain : this.rounded(plain);
  }

  #ordered(order: readonly Order[], type: string): string[] {
    if (order.length === 0) return [];
    const by = order.map(({ name, isDescending }, at) => {
      const way = `${at === 0 ? 'compareBy' : '.thenBy'}${isDescending ? 'Descending' : ''}`;
      return `${way}${at === 0 ? `<${type}>` : ''} { it.${camel([name])} }`;
    });
    return [`.sortedWith(${by.join('')})`];
  }

  #chain(): string[] {
    const { shape, keys, measures, having, order, output, value } = this.pipeline;
    const tests = this.tests();
    const limit = this.bound();
    const take = limit === undefined ? [] : [`.take(${limit})`];
    const chosen = tests ? [`.filter { ${this.item} -> ${tests} }`] : [];
    const [only] = keys;
    const [first] = measures;
    const key =
      keys.length === 1 && only ? this.key(only) : `listOf(${keys.map((one) => this.key(one)).join(', ')})`;
    const grouped = `.groupBy { ${this.item} -> ${key} }`;
    switch (shape) {
      case 'rows':
        return [
          ...chosen,
          ...this.#ordered(order, this.type),
          ...take,
          ...(value === undefined ? [] : [`.map { ${this.item} -> ${this.get(value)} }`]),
        ];
      case 'unique':
        return [...chosen, `.distinctBy { ${this.item} -> ${key} }`];
      case 'groups':
      case 'duplicates': {
        const each = [...this.#ordered(order, this.type), ...take].join('');
        return [
          ...chosen,
          grouped,
          ...(shape === 'duplicates' ? ['.filterValues { it.size > 1 }'] : []),
          ...(each ? [`.mapValues { (_, group) -> group${each} }`] : []),
        ];
      }
      case 'totals': {
        if (!first) return [];
        const values = `.map { ${this.item} -> ${this.number(first.field ?? '')} }`;
        if (first.op === 'average' || first.op === 'min' || first.op === 'max')
          return [...chosen, values, first.op === 'average' ? '.average()' : `.${first.op}OrNull() ?: 0.0`];
        return [...chosen, this.#measure(first, '')];
      }
      case 'summary': {
        const names = keys.map((_, at) => (keys.length > 1 ? `key[${at}]` : 'key'));
        return [
          ...chosen,
          grouped,
          `.map { (key, group) -> Row(${[...names, ...measures.map((one) => this.#measure(one, 'group'))].join(', ')}) }`,
          ...having.map(({ name, sign, value: than }) => {
            const isCount = measures.some((one) => one.name === name && isWhole(one));
            return `.filter { it.${camel([name])} ${sign} ${isCount ? than : this.decimal(than)} }`;
          }),
          ...this.#ordered(order, 'Row'),
          ...take,
          ...(output === 'map'
            ? [`.associate { it.${camel([only?.name ?? ''])} to it.${camel([first?.name ?? ''])} }`]
            : []),
        ];
      }
    }
  }

  #result(): string {
    const { shape, measures, output, value } = this.pipeline;
    const [first] = measures;
    const number = first && isWhole(first) ? 'Int' : 'Double';
    if (shape === 'totals') return number;
    if (shape === 'summary') return output === 'map' ? `Map<String, ${number}>` : 'List<Row>';
    if (shape === 'rows') return `List<${value === undefined ? this.type : this.#typeOf(value)}>`;
    return shape === 'unique' ? `List<${this.type}>` : `Map<String, List<${this.type}>>`;
  }

  #shown(call: string): string[] {
    const { shape, keys, measures, fields, output, value } = this.pipeline;
    const record = (of: string): string =>
      (fields.length > 0 ? fields : this.fields).map((field) => `\${${this.get(field, of)}}`).join(', ');
    const cell = (one: Measure, of: string): string => {
      const decimals = this.decimals(one);
      return decimals === undefined ? `\${${of}}` : `\${String.format(Locale.ROOT, "%.${decimals}f", ${of})}`;
    };
    const [first] = measures;
    if (shape === 'totals' && first) return [`println("${cell(first, call)}")`];
    if (shape === 'summary') {
      if (output === 'map' && first)
        return [`for ((key, value) in ${call}) println("$key: ${cell(first, 'value')}")`];
      const values = measures.map((one) => {
        const shown = cell(one, `row.${camel([one.name])}`);
        return measures.length > 1 ? `${one.name} ${shown}` : shown;
      });
      const head = keys.map(({ name }) => `\${row.${camel([name])}}`).join(', ');
      const flag = flaggedIn(this.pipeline);
      const mark = flag
        ? `\${if (row.${camel([flag.name])} ${flag.test} ${flag.value}) ${quote(flag.mark)} else ""}`
        : '';
      return [`for (row in ${call}) println("${head}: ${values.join(', ')}${mark}")`];
    }
    if (value !== undefined) return [`for (value in ${call}) println(value)`];
    if (shape === 'rows' || shape === 'unique')
      return [`for (${this.item} in ${call}) println("${record(this.item)}")`];
    return [
      `for ((key, group) in ${call})`,
      `  for (${this.item} in group) println("$key: ${record(this.item)}")`,
    ];
  }

  write(): Snippet | undefined {
    if (!this.isPossible()) return undefined;
    const { shape, keys, measures, given, givenName, name } = this.pipeline;
    const called = givenName ?? camel(name);
    const types = { n: 'Int', value: 'Double', year: 'String', month: 'String' };
    const made = this.#chain();
    const sign = signIn(
      this.pipeline,
      (one) => this.number(one),
      (amount) => [`val sign = if (${this.list}.any { ${this.item} -> ${amount} < 0 }) -1 else 1`],
    );
    const cells = this.fields.map((field) => {
      const cell = `cell(row, ${quote(field)})`;
      return this.isNumber(field)
        ? `number(row, ${quote(field)})`
        : this.isTruth(field)
          ? `${cell}.toBoolean()`
          : cell;
    });
    const data = (own: string, members: readonly string[]): string[] => [
      `data class ${own}(${members.join(', ')})`,
      '',
    ];
    const definition = [
      ...data(
        this.type,
        this.fields.map((field) => `val ${camel([field])}: ${this.#typeOf(field)}`),
      ),
      ...(shape === 'summary'
        ? data('Row', [
            ...keys.map((key) => `val ${camel([key.name])}: String`),
            ...measures.map((one) => `val ${camel([one.name])}: ${isWhole(one) ? 'Int' : 'Double'}`),
          ])
        : []),
      ...(isLog(this.pipeline) ? logReaderInKotlin(this.type, this.fields) : []),
      ...(this.isFile() && !isLog(this.pipeline)
        ? [
            this.parser ?? '',
            '',
            'fun cell(row: Map<String, String>, column: String): String =',
            '  row[column] ?: throw IllegalArgumentException("the column $column is missing")',
            '',
            ...(this.fields.some((field) => this.isNumber(field))
              ? [
                  'fun number(row: Map<String, String>, column: String): Double =',
                  '  cell(row, column).toDoubleOrNull()',
                  '    ?: throw IllegalArgumentException("not a number in the column $column: ${row[column]}")',
                  '',
                ]
              : []),
          ]
        : []),
      `fun ${called}(${[`${this.list}: List<${this.type}>`, ...given.map((one) => `${one}: ${types[one]}`)].join(', ')}): ${this.#result()} ${sign.length > 0 ? '{' : '='}`,
      ...inside(sign),
      ...(made.length > 1
        ? [`  ${sign.length > 0 ? 'return ' : ''}${this.list}`, ...made.map((one) => `    ${one}`)]
        : [`  ${sign.length > 0 ? 'return ' : ''}${this.list}${made[0] ?? ''}`]),
      ...(sign.length > 0 ? ['}'] : []),
    ];
    const isShown =
      /^(?:summary|totals)$/.test(shape) && measures.some((one) => this.decimals(one) !== undefined);
    const isDated = /\bLocalDate\b/.test(made.join());
    const locale = [
      ...(isDated ? ['import java.time.LocalDate'] : []),
      ...(isShown ? ['import java.util.Locale'] : []),
    ];
    if (!this.isFile()) {
      const rows = this.rows((_, text) => text);
      return {
        definition: [...locale, ...(locale.length > 0 ? [''] : []), ...definition].join('\n'),
        example: [
          `val ${this.list} = listOf(`,
          ...rows.map((row, at) => `  ${this.type}(${row.join(', ')})${at === rows.length - 1 ? '' : ','}`),
          ')',
          ...this.#shown(`${called}(${[this.list, ...this.givenValues()].join(', ')})`),
        ].join('\n'),
      };
    }
    const path = this.path();
    const isStdin = this.pipeline.source.from === 'stdin';
    const asked = this.askedArguments(given);
    const values = given.map((one, at) => {
      const argument = `args[${asked.length - given.length + at}]`;
      return one === 'n' ? `${argument}.toInt()` : one === 'value' ? `${argument}.toDouble()` : argument;
    });
    const end = (message: string): string[] => [`  System.err.println(${message})`, '  exitProcess(1)', '}'];
    return {
      definition: [
        'import java.io.File',
        'import java.io.IOException',
        ...locale,
        'import kotlin.system.exitProcess',
        '',
        ...definition,
      ].join('\n'),
      example: [
        ...(asked.length > 0
          ? [`if (args.size != ${asked.length}) {`, ...end(`"usage: program ${asked.join(' ')}"`)]
          : []),
        'try {',
        ...inside([
          `val text = ${isStdin ? 'System.`in`.bufferedReader().readText()' : `File(${path === undefined ? 'args[0]' : quote(path)}).readText()`}`,
          `val ${this.list} = ${isLog(this.pipeline) ? 'readRecords(text)' : `parseCsv(text).map { row -> ${this.type}(${cells.join(', ')}) }`}`,
          ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
        ]),
        '} catch (error: IOException) {',
        ...end('error.message'),
        'catch (error: IllegalArgumentException) {',
        ...end('error.message'),
      ]
        .join('\n')
        .replace('}\ncatch (', '} catch ('),
    };
  }
}

export const inKotlin = (pipeline: Pipeline, parser: string | undefined): Snippet | undefined =>
  new Kotlin(pipeline, parser).write();
