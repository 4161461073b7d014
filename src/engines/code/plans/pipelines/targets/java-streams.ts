import type { Snippet } from '../../../snippets/snippets.ts';
import { camel, flaggedIn, inside, isWhole, signIn } from '../frame.ts';
import { type Measure, type Order, type Pipeline, quote } from '../pipeline.ts';
import { Typed } from './typed.ts';

/** One stream for everything, if the wish asks for streams. */
class Streams extends Typed {
  protected readonly language = 'java';

  protected get(field: string, of = this.item): string {
    return `${of}.${camel([field])}()`;
  }

  protected testText(how: 'starts' | 'contains' | 'filled', text: string, other: string): string {
    return how === 'filled'
      ? `!${text}.isBlank()`
      : `${text}.${how === 'starts' ? 'startsWith' : 'contains'}(${other})`;
  }

  protected compareText(text: string, sign: string, other: string): string {
    return sign === '==' || sign === '!='
      ? `${sign === '!=' ? '!' : ''}${text}.equals(${other})`
      : `${text}.compareTo(${other}) ${sign} 0`;
  }

  protected lower(text: string): string {
    return `${text}.strip().toLowerCase()`;
  }

  protected start(text: string, length: number): string {
    return `${text}.substring(0, ${length})`;
  }

  #typeOf(field: string): string {
    return this.isNumber(field) ? 'double' : this.isTruth(field) ? 'boolean' : 'String';
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const values = `entry.getValue().stream().mapToDouble(${this.item} -> ${this.number(field)})`;
    const plain = {
      count: 'entry.getValue().size()',
      distinct: `entry.getValue().stream().map(${this.item} -> ${this.get(field)}).distinct().count()`,
      sum: `${values}.sum()`,
      average: `${values}.average().orElse(0)`,
      min: `${values}.min().orElse(0)`,
      max: `${values}.max().orElse(0)`,
      median: '',
    }[op];
    return isWhole(measure) ? plain : this.rounded(plain);
  }

  #ordered(order: readonly Order[], type: string): string[] {
    if (order.length === 0) return [];
    const by = order.map(({ name, isDescending }) => {
      const one = `Comparator.comparing((${type} one) -> one.${camel([name])}())`;
      return isDescending ? `${one}.reversed()` : one;
    });
    return [`.sorted(${by.map((one, at) => (at === 0 ? one : `.thenComparing(${one})`)).join('')})`];
  }

  #chain(): string[] {
    const { shape, keys, measures, having, order, output, value } = this.pipeline;
    const tests = this.tests();
    const limit = this.bound();
    const take = limit === undefined ? [] : [`.limit(${limit})`];
    const chosen = tests ? [`.filter(${this.item} -> ${tests})`] : [];
    const [only] = keys;
    const [first] = measures;
    const key =
      keys.length === 1 && only ? this.key(only) : `List.of(${keys.map((one) => this.key(one)).join(', ')})`;
    const grouped = (more: string): string =>
      `.collect(Collectors.groupingBy(${this.item} -> ${key}, LinkedHashMap::new, ${more}))`;
    const ordered = this.#ordered(order, this.type);
    switch (shape) {
      case 'rows':
        return [
          ...chosen,
          ...ordered,
          ...take,
          ...(value === undefined ? [] : [`.map(${this.item} -> ${this.get(value)})`]),
          '.toList()',
        ];
      case 'groups':
        return take.length > 0
          ? [
              ...chosen,
              grouped(
                `Collectors.collectingAndThen(Collectors.toList(), group -> group.stream()${ordered.join('')}${take.join('')}.toList())`,
              ),
            ]
          : [...chosen, ...ordered, grouped('Collectors.toList()')];
      case 'totals': {
        if (!first) return [];
        if (isWhole(first))
          return first.op === 'count'
            ? [...chosen, '.count()']
            : [...chosen, `.map(${this.item} -> ${this.get(first.field ?? '')})`, '.distinct()', '.count()'];
        const values = `.mapToDouble(${this.item} -> ${this.number(first.field ?? '')})`;
        return [...chosen, values, first.op === 'sum' ? '.sum()' : `.${first.op}()\n    .orElse(0)`];
      }
      case 'summary': {
        const names = keys.map((_, at) => (keys.length > 1 ? `entry.getKey().get(${at})` : 'entry.getKey()'));
        return [
          ...chosen,
          grouped('Collectors.toList()'),
          '.entrySet().stream()',
          `.map(entry -> new Row(${[...names, ...measures.map((one) => this.#measure(one))].join(', ')}))`,
          ...having.map(
            ({ name, sign, value: than }) => `.filter(row -> row.${camel([name])}() ${sign} ${than})`,
          ),
          ...this.#ordered(order, 'Row'),
          ...take,
          output === 'map'
            ? `.collect(Collectors.toMap(Row::${camel([only?.name ?? ''])}, Row::${camel([first?.name ?? ''])}, (a, b) -> a, LinkedHashMap::new))`
            : '.toList()',
        ];
      }
      default:
        return [];
    }
  }

  #result(): string {
    const { shape, measures, output, value } = this.pipeline;
    const [first] = measures;
    const isCount = first !== undefined && isWhole(first);
    if (shape === 'totals') return isCount ? 'long' : 'double';
    if (shape === 'summary')
      return output === 'map' ? `Map<String, ${isCount ? 'Long' : 'Double'}>` : 'List<Row>';
    if (shape !== 'rows') return `Map<String, List<${this.type}>>`;
    if (value === undefined) return `List<${this.type}>`;
    return `List<${this.isNumber(value) ? 'Double' : this.isTruth(value) ? 'Boolean' : 'String'}>`;
  }

  #shown(call: string): string[] {
    const { shape, keys, measures, output, value } = this.pipeline;
    const code = (one: Measure): string => {
      const decimals = this.decimals(one);
      return decimals === undefined ? '%s' : `%.${decimals}f`;
    };
    const print = (format: string, values: readonly string[]): string =>
      `System.out.println(String.format(Locale.ROOT, ${quote(format)}, ${values.join(', ')}))`;
    const [first] = measures;
    if (shape === 'totals' && first) return [`${print(code(first), [call])};`];
    if (shape === 'summary') {
      if (output === 'map' && first)
        return [`${call}.forEach((key, value) -> ${print(`%s: ${code(first)}`, ['key', 'value'])});`];
      const shown = measures.map((one) => (measures.length > 1 ? `${one.name} ${code(one)}` : code(one)));
      const values = [...keys, ...measures].map(({ name }) => `row.${camel([name])}()`);
      const flag = flaggedIn(this.pipeline);
      if (flag)
        values.push(`row.${camel([flag.name])}() ${flag.test} ${flag.value} ? ${quote(flag.mark)} : ""`);
      const format = `${keys.map(() => '%s').join(', ')}: ${shown.join(', ')}${flag ? '%s' : ''}`;
      return [`${call}.forEach(row -> ${print(format, values)});`];
    }
    if (shape === 'groups')
      return [`${call}.forEach((key, group) -> System.out.println(key + ": " + group));`];
    return [
      `${call}.forEach(${value === undefined ? this.item : 'value'} -> System.out.println(${value === undefined ? this.item : 'value'}));`,
    ];
  }

  write(): Snippet | undefined {
    const { shape, keys, measures, given, givenName, name } = this.pipeline;
    if (!this.isPossible() || this.isFile() || shape === 'unique' || shape === 'duplicates') return undefined;
    const called = givenName ?? camel(name);
    const types = { n: 'int', value: 'double', year: 'String', month: 'String' };
    const made = this.#chain();
    const row = [
      ...keys.map((key) => `String ${camel([key.name])}`),
      ...measures.map((one) => `${isWhole(one) ? 'long' : 'double'} ${camel([one.name])}`),
    ];
    const rows = this.rows((_, text) => text);
    return {
      definition: [
        `record ${this.type}(${this.fields.map((field) => `${this.#typeOf(field)} ${camel([field])}`).join(', ')}) {}`,
        '',
        ...(shape === 'summary' ? [`record Row(${row.join(', ')}) {}`, ''] : []),
        `static ${this.#result()} ${called}(${[`List<${this.type}> ${this.list}`, ...given.map((one) => `${types[one]} ${one}`)].join(', ')}) {`,
        ...inside([
          ...signIn(
            this.pipeline,
            (one) => this.number(one),
            (amount) => [
              `int sign = ${this.list}.stream().anyMatch(${this.item} -> ${amount} < 0) ? -1 : 1;`,
            ],
          ),
          `return ${this.list}.stream()`,
          ...made.map((one, at) => `  ${one}${at === made.length - 1 ? ';' : ''}`),
        ]),
        '}',
      ].join('\n'),
      example: [
        `List<${this.type}> ${this.list} = List.of(`,
        ...rows.map(
          (cells, at) => `  new ${this.type}(${cells.join(', ')})${at === rows.length - 1 ? '' : ','}`,
        ),
        ');',
        ...this.#shown(`${called}(${[this.list, ...this.givenValues()].join(', ')})`),
      ].join('\n'),
    };
  }
}

export const inStreams = (pipeline: Pipeline): Snippet | undefined =>
  new Streams(pipeline, undefined).write();
