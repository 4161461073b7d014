import { singular } from '../../reading/text.ts';
import {
  camel,
  inside,
  isFile,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
  pascal,
  productIn,
} from '../frame.ts';
import {
  type Check,
  isGiven,
  type Key,
  type Measure,
  type Order,
  PART_LENGTH,
  type Pipeline,
  quote,
} from '../pipeline.ts';
import { testMoment } from './moments.ts';

/** A file without one of the columns is not read on. */
export const CHECKED = (columns: readonly string[]): string[] => [
  `  for (String column : List.of(${columns.map(quote).join(', ')})) {`,
  '    if (!records.isEmpty() && !records.get(0).containsKey(column))',
  '      throw new IllegalArgumentException("the column " + column + " is missing");',
  '  }',
];

export class JavaBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;
  protected readonly parser: string | undefined;

  constructor(pipeline: Pipeline, parser: string | undefined) {
    this.pipeline = pipeline;
    this.item = itemName(pipeline);
    this.list = camel([listName(pipeline)]);
    this.parser = parser;
  }

  protected get(field: string, of = this.item): string {
    return isFile(this.pipeline) ? `${of}.get(${quote(field)})` : `${of}.${camel([field])}()`;
  }

  protected isDate(field: string): boolean {
    const { keys, checks } = this.pipeline;
    return (
      keys.some((key) => key.field === field && key.part) ||
      checks.some((check) => check.field === field && check.is === 'within')
    );
  }

  protected text(field: string, of = this.item): string {
    return !isFile(this.pipeline) && this.isDate(field)
      ? `${this.get(field, of)}.toString()`
      : this.get(field, of);
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of));
    if (product) return product;
    const get = this.get(field, of);
    if (!isFile(this.pipeline)) return this.pipeline.isMissingZero ? `(${get} == null ? 0 : ${get})` : get;
    return this.pipeline.isMissingZero
      ? `(${get}.isBlank() ? 0 : Double.parseDouble(${get}))`
      : `Double.parseDouble(${get})`;
  }

  protected test(check: Check, isKept: boolean): string {
    const get = this.get(check.field);
    const not = isKept ? '' : '!';
    const { ignoresCase, numbers } = this.pipeline;
    switch (check.is) {
      case 'present':
        if (isFile(this.pipeline))
          return `${isKept ? '!' : ''}${this.item}.getOrDefault(${quote(check.field)}, "").isBlank()`;
        return numbers.has(check.field)
          ? `${get} ${isKept ? '!=' : '=='} null`
          : isKept
            ? `${get} != null && !${get}.isBlank()`
            : `${get} == null || ${get}.isBlank()`;
      case 'numeric':
        return `${not}${get}.matches("-?\\\\d+(\\\\.\\\\d+)?")`;
      case 'true':
        return `${check.isNot === isKept ? '!' : ''}${isFile(this.pipeline) ? `${get}.equalsIgnoreCase("true")` : get}`;
      case 'contains':
        return `${not}${get}.contains(${quote(check.value)})`;
      case 'within':
        return `${not}${this.text(check.field)}.startsWith(${isGiven(check.value) ? `String.valueOf(${check.value.given})` : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, this.text(check.field), 'java', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.number(check.field)} ${sign} ${check.value}`;
        const value = isGiven(check.value) ? check.value.given : quote(check.value);
        if (sign !== '==' && sign !== '!=') return `${this.text(check.field)}.compareTo(${value}) ${sign} 0`;
        return `${sign === '!=' ? '!' : ''}${get}.equals${ignoresCase ? 'IgnoreCase' : ''}(${value})`;
      }
    }
  }

  protected key({ field, part }: Key): string {
    const get = this.text(field);
    if (part === 'week') return `weekOf(${get})`;
    if (part) return `${get}.substring(0, ${PART_LENGTH[part]})`;
    return this.pipeline.ignoresCase ? `${get}.strip().toLowerCase()` : get;
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.pipeline);
    const stream =
      kept === 'numbers'
        ? 'values.stream().mapToDouble(Double::doubleValue)'
        : `group.stream().mapToDouble(record -> ${this.number(field, 'record')})`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'values.size()' : 'group.size()',
      distinct: `group.stream().map(record -> ${this.get(field, 'record')}).distinct().count()`,
      sum: `${stream}.sum()`,
      average: `${stream}.average().orElse(0)`,
      min: `${stream}.min().orElse(0)`,
      max: `${stream}.max().orElse(0)`,
      median: `median(${stream}.sorted().toArray())`,
    }[op];
    return this.pipeline.decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  protected type(): string {
    return isFile(this.pipeline) ? 'Map<String, String>' : pascal([singular(this.pipeline.noun)]);
  }

  protected skips(): string[] {
    return this.pipeline.checks.map((check) => `if (${this.test(check, false)}) continue;`);
  }

  protected comparator(order: readonly Order[], isRow: boolean): string {
    return order
      .map(({ name, isNumber, isDescending }, at) => {
        const one = isRow ? 'Row' : this.type();
        const code = isRow
          ? `row.${camel([name])}()`
          : isNumber
            ? this.number(name, 'row')
            : this.get(name, 'row');
        const by =
          at === 0
            ? `Comparator.comparing${isNumber ? 'Double' : ''}((${one} row) -> ${code})`
            : `Comparator.comparing${isNumber ? 'Double' : ''}((${one} row) -> ${code})`;
        const whole = isDescending ? `${by}.reversed()` : by;
        return at === 0 ? whole : `.thenComparing(${whole})`;
      })
      .join('');
  }

  protected limit(list: string): string {
    const { limit } = this.pipeline;
    if (limit === undefined) return list;
    const count = isGiven(limit) ? limit.given : limit;
    return `${list}.subList(0, Math.min(${count}, ${list}.size()))`;
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, output, value: shown } = this.pipeline;
    const kept = keptIn(this.pipeline);
    const type = this.type();
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const keyType = isSeveral ? 'List<String>' : 'String';
    const key = isSeveral
      ? `List.of(${keys.map((one) => this.key(one)).join(', ')})`
      : only
        ? this.key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (list: string, add: readonly string[]): string[] => [
      `for (${type} ${this.item} : ${list}) {`,
      ...inside([...this.skips(), ...add]),
      '}',
    ];
    const sorted =
      order.length > 0
        ? [
            `List<${type}> sorted = new ArrayList<>(${this.list});`,
            `sorted.sort(${this.comparator(order, false)});`,
          ]
        : [];
    switch (shape) {
      case 'rows':
        return [
          `List<${type}> rows = new ArrayList<>();`,
          ...loop(this.list, [`rows.add(${this.item});`]),
          ...(order.length > 0 ? [`rows.sort(${this.comparator(order, false)});`] : []),
          shown === undefined
            ? `return ${this.limit('rows')};`
            : `return ${this.limit('rows')}.stream().map(row -> ${this.get(shown, 'row')}).toList();`,
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...(shape === 'groups' ? sorted : []),
          `Map<${keyType}, List<${type}>> groups = new LinkedHashMap<>();`,
          ...loop(shape === 'groups' && sorted.length > 0 ? 'sorted' : this.list, [
            `groups.computeIfAbsent(${key}, key -> new ArrayList<>()).add(${this.item});`,
          ]),
          ...(shape === 'duplicates' ? ['groups.values().removeIf(group -> group.size() < 2);'] : []),
          ...(this.pipeline.limit !== undefined
            ? [`groups.replaceAll((key, group) -> ${this.limit('group')});`]
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
          ...loop(this.list, [
            kept === 'counts'
              ? 'count++;'
              : kept === 'numbers'
                ? `values.add(${this.boxed(field)});`
                : `group.add(${this.item});`,
          ]),
          measures.length === 1 && measures[0]
            ? `return ${this.measure(measures[0])};`
            : `return new Row(${measures.map((one) => this.measure(one)).join(', ')});`,
        ];
      case 'summary': {
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const held = kept === 'counts' ? 'Long' : kept === 'numbers' ? 'List<Double>' : `List<${type}>`;
        const names = isSeveral ? keys.map((_, at) => `key.get(${at})`) : ['key'];
        const isMap = output === 'map' && measures.length === 1 && !isSeveral;
        const value = measures[0];
        return [
          `Map<${keyType}, ${held}> groups = new LinkedHashMap<>();`,
          ...loop(this.list, [
            kept === 'counts'
              ? `groups.merge(${key}, 1L, Long::sum);`
              : `groups.computeIfAbsent(${key}, key -> new ArrayList<>()).add(${kept === 'numbers' ? this.boxed(field) : this.item});`,
          ]),
          'List<Row> rows = new ArrayList<>();',
          `groups.forEach((key, ${one}) -> rows.add(new Row(${[...names, ...measures.map((each) => this.measure(each))].join(', ')})));`,
          ...having.map(
            ({ name, sign, value: bound }) =>
              `rows.removeIf(row -> row.${camel([name])}() ${OPPOSITE[sign]} ${bound});`,
          ),
          ...(order.length > 0 ? [`rows.sort(${this.comparator(order, true)});`] : []),
          ...(isMap
            ? [
                `Map<String, ${value && isWhole(value) ? 'Long' : 'Double'}> result = new LinkedHashMap<>();`,
                `for (Row row : ${this.limit('rows')}) result.put(row.${camel([only?.name ?? ''])}(), row.${camel([value?.name ?? ''])}());`,
                'return result;',
              ]
            : [`return ${this.limit('rows')};`]),
        ];
      }
    }
  }

  protected boxed(field: string): string {
    const number = this.number(field);
    return this.pipeline.isMissingZero ? `${number.replace('? 0 :', '? 0.0 :')}` : number;
  }
}
