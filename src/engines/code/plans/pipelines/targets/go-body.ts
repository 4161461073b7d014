import { singular } from '../../reading/text.ts';
import {
  camel,
  inside,
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

export class GoBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;
  protected readonly parser: string | undefined;

  constructor(pipeline: Pipeline, parser: string | undefined) {
    this.pipeline = pipeline;
    const item = itemName(pipeline);
    this.item = item === 'item' || item === 'range' ? 'item' : item;
    this.list = camel([listName(pipeline)]);
    this.parser = parser;
  }

  /** Records of a text file are maps of texts; others have a type. */
  protected isMap(): boolean {
    return isTextual(this.pipeline) || isLog(this.pipeline);
  }

  protected get(field: string, of = this.item): string {
    return this.isMap() ? `${of}[${quote(field)}]` : `${of}.${pascal([field])}`;
  }

  protected isNull(field: string): boolean {
    const { numbers, checks, isMissingZero } = this.pipeline;
    return (
      !this.isMap() &&
      numbers.has(field) &&
      !isMissingZero &&
      checks.some((check) => check.is === 'present' && check.field === field)
    );
  }

  protected typeOf(field: string): string {
    const { numbers, checks } = this.pipeline;
    if (this.isMap()) return 'string';
    if (numbers.has(field)) return `${this.isNull(field) ? '*' : ''}float64`;
    if (checks.some((check) => check.is === 'true' && check.field === field)) return 'bool';
    return isOnlyShown(this.pipeline, field) ? 'any' : 'string';
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of));
    if (product) return product;
    const get = this.get(field, of);
    if (this.isMap()) return this.pipeline.isMissingZero ? `number("0" + ${get})` : `number(${get})`;
    return this.isNull(field) ? `*${get}` : get;
  }

  protected test(check: Check, isKept: boolean): string {
    const get = this.get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        if (this.isMap()) return `strings.TrimSpace(${get}) ${isKept ? '!=' : '=='} ""`;
        return `${get} ${isKept ? '!=' : '=='} ${this.isNull(check.field) ? 'nil' : '""'}`;
      case 'numeric':
        return `${not}isNumeric(${get})`;
      case 'true':
        return this.isMap()
          ? `strings.ToLower(${get}) ${check.isNot === isKept ? '!=' : '=='} "true"`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}strings.Contains(${get}, ${quote(check.value)})`;
      case 'within':
        return `${not}strings.HasPrefix(${get}, ${isGiven(check.value) ? (check.value.given === 'year' && !isFile(this.pipeline) ? 'strconv.Itoa(year)' : check.value.given) : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, get, 'go', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.number(check.field)} ${sign} ${check.value}`;
        const value = isGiven(check.value) ? check.value.given : quote(check.value);
        if (this.pipeline.ignoresCase && (sign === '==' || sign === '!='))
          return `${sign === '!=' ? '!' : ''}strings.EqualFold(${get}, ${value})`;
        return `${get} ${sign} ${value}`;
      }
    }
  }

  protected key({ field, part }: Key): string {
    const get = this.get(field);
    if (part === 'week') return `weekOf(${get})`;
    if (part) return `${get}[:${PART_LENGTH[part]}]`;
    return this.pipeline.ignoresCase ? `strings.ToLower(strings.TrimSpace(${get}))` : get;
  }

  protected type(): string {
    if (this.isMap()) return 'map[string]string';
    return isFile(this.pipeline) ? 'Record' : pascal([singular(this.pipeline.noun)]);
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.pipeline);
    const values =
      kept === 'numbers'
        ? 'values'
        : `column(group, func(record ${this.type()}) float64 { return ${this.number(field, 'record')} })`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'len(values)' : 'len(group)',
      distinct: `distinct(group, func(record ${this.type()}) string { return ${this.get(field, 'record')} })`,
      sum: `sum(${values})`,
      average: `sum(${values}) / float64(len(${kept === 'numbers' ? 'values' : 'group'}))`,
      min: `least(${values})`,
      max: `most(${values})`,
      median: `median(${values})`,
    }[op];
    return this.pipeline.decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  protected skips(): string[] {
    return this.pipeline.checks.flatMap((check) => [`if ${this.test(check, false)} {`, '  continue', '}']);
  }

  protected sort(order: readonly Order[], list: string, isRow: boolean): string[] {
    if (order.length === 0) return [];
    const code = ({ name, isNumber }: Order, at: string): string => {
      const of = `${list}[${at}]`;
      return isRow ? `${of}.${pascal([name])}` : isNumber ? this.number(name, of) : this.get(name, of);
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

  protected cut(list: string): string[] {
    const { limit } = this.pipeline;
    if (limit === undefined) return [];
    const count = isGiven(limit) ? limit.given : limit;
    return [`if len(${list}) > ${count} {`, `  ${list} = ${list}[:${count}]`, '}'];
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, value } = this.pipeline;
    const kept = keptIn(this.pipeline);
    const type = this.type();
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const keyType = isSeveral ? `[${keys.length}]string` : 'string';
    const key = isSeveral
      ? `${keyType}{${keys.map((one) => this.key(one)).join(', ')}}`
      : only
        ? this.key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (add: readonly string[], list = this.list): string[] => [
      `for _, ${this.item} := range ${list} {`,
      ...inside([...this.skips(), ...add]),
      '}',
    ];
    const copied =
      order.length > 0
        ? [`sorted := append([]${type}{}, ${this.list}...)`, ...this.sort(order, 'sorted', false)]
        : [];
    switch (shape) {
      case 'rows':
        return [
          `rows := []${type}{}`,
          ...loop([`rows = append(rows, ${this.item})`]),
          ...this.sort(order, 'rows', false),
          ...this.cut('rows'),
          ...(value === undefined
            ? ['return rows']
            : [
                `values := []${this.typeOf(value)}{}`,
                'for _, row := range rows {',
                `  values = append(values, ${this.get(value, 'row')})`,
                '}',
                'return values',
              ]),
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...copied,
          `groups := map[${keyType}][]${type}{}`,
          ...loop(
            [`key := ${key}`, `groups[key] = append(groups[key], ${this.item})`],
            copied.length > 0 ? 'sorted' : this.list,
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
          ...(this.pipeline.limit === undefined
            ? []
            : [
                'for key, group := range groups {',
                ...inside([...this.cut('group'), 'groups[key] = group']),
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
              : `${held} = append(${held}, ${kept === 'numbers' ? this.number(field) : this.item})`,
          ]),
          measures.length === 1 && one
            ? `return ${this.measure(one)}`
            : `return Row{${measures.map((each) => `${pascal([each.name])}: ${this.measure(each)}`).join(', ')}}`,
        ];
      }
      case 'summary': {
        const held = kept === 'counts' ? 'int' : kept === 'numbers' ? '[]float64' : `[]${type}`;
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const cells = [
          ...keys.map(({ name }, at) => `${pascal([name])}: key${isSeveral ? `[${at}]` : ''}`),
          ...measures.map((each) => `${pascal([each.name])}: ${this.measure(each)}`),
        ];
        // A map has no fixed order.
        const rest = keys.filter(({ name }) => order.every((one) => one.name !== name));
        const sorted = [
          ...order,
          ...rest.map(({ name }) => ({ name, isDescending: false, isNumber: false })),
        ];
        return [
          `groups := map[${keyType}]${held}{}`,
          ...loop([
            `key := ${key}`,
            kept === 'counts'
              ? 'groups[key]++'
              : `groups[key] = append(groups[key], ${kept === 'numbers' ? this.number(field) : this.item})`,
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
          ...this.sort(sorted, 'rows', true),
          ...this.cut('rows'),
          'return rows',
        ];
      }
    }
  }
}
