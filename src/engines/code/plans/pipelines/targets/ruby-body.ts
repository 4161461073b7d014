import {
  isFile,
  isTextual,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
  productIn,
  saidValue,
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

export class RubyBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;

  constructor(pipeline: Pipeline) {
    this.pipeline = pipeline;
    this.item = itemName(pipeline);
    this.list = listName(pipeline);
  }

  protected get(field: string, of = this.item): string {
    return `${of}[${isFile(this.pipeline) ? quote(field) : `:${field}`}]`;
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of));
    if (product) return product;
    const get = this.get(field, of);
    if (isTextual(this.pipeline)) return this.pipeline.isMissingZero ? `${get}.to_f` : `Float(${get})`;
    return this.pipeline.isMissingZero ? `(${get} || 0)` : get;
  }

  protected test(check: Check, isKept: boolean): string {
    const get = this.get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return `${isKept ? '!' : ''}${get}.to_s.strip.empty?`;
      case 'numeric':
        return `${isKept ? '' : '!'}Float(${get}, exception: false)`;
      case 'true':
        return isTextual(this.pipeline)
          ? `${check.isNot === isKept ? '!' : ''}%w[true yes 1].include?(${get}.to_s.downcase)`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}${get}.include?(${quote(check.value)})`;
      case 'within':
        return `${not}${get}.to_s.start_with?(${isGiven(check.value) ? `${check.value.given}.to_s` : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, `${get}.to_s`, 'ruby', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.number(check.field)} ${sign} ${check.value}`;
        const { ignoresCase } = this.pipeline;
        const value = saidValue(check, (text) => quote(ignoresCase ? text.toLowerCase() : text));
        return `${ignoresCase ? `${get}.downcase` : get} ${sign} ${value}`;
      }
    }
  }

  protected key({ field, part, first, isWeekday }: Key): string {
    const get = this.get(field);
    if (part === 'week') return `Date.parse(${get}.to_s).strftime("%G-W%V")`;
    if (isWeekday) return `Date.parse(${get}.to_s).strftime("%A")`;
    if (first !== undefined) return `${get}.to_s[0, ${first}]`;
    if (part) return `${get}.to_s[0, ${PART_LENGTH[part]}]`;
    return this.pipeline.ignoresCase ? `${get}.to_s.strip.downcase` : get;
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const { decimals } = this.pipeline;
    const isNumbers = keptIn(this.pipeline) === 'numbers';
    const values = isNumbers ? 'values' : `group.map { |record| ${this.number(field, 'record')} }`;
    const plain = {
      count: isNumbers ? 'values.size' : 'group.size',
      distinct: `group.map { |record| ${this.get(field, 'record')} }.uniq.size`,
      sum: `${values}.sum`,
      average: `${values}.sum.to_f / ${isNumbers ? 'values' : 'group'}.size`,
      min: `${values}.min`,
      max: `${values}.max`,
      median: `median(${values})`,
    }[op];
    if (decimals === undefined || isWhole(measure)) return plain;
    return `${/ /.test(plain) ? `(${plain})` : plain}.round${decimals === 0 ? '' : `(${decimals})`}`;
  }

  protected sorted(order: readonly Order[], list: string, isRow: boolean): string {
    if (order.length === 0) return list;
    const one = isRow ? 'row' : this.item;
    const term = ({ name, isNumber, from }: Order, of: string): string =>
      from !== undefined
        ? `${this.get(name, of)}.to_s[${from}..]`
        : isRow
          ? `${of}[:${name}]`
          : isNumber
            ? this.number(name, of)
            : this.get(name, of);
    if (order.every(({ isNumber, isDescending }) => isNumber || !isDescending)) {
      const terms = order.map((each) => `${each.isDescending ? '-' : ''}${term(each, one)}`);
      return `${list}.sort_by { |${one}| ${terms.length > 1 ? `[${terms.join(', ')}]` : terms[0]} }`;
    }
    const [a, b] = [order, order].map(
      (all, side) =>
        `[${all.map((each) => term(each, each.isDescending === (side === 1) ? 'a' : 'b')).join(', ')}]`,
    );
    return `${list}.sort { |a, b| ${a} <=> ${b} }`;
  }

  protected limit(list: string): string {
    const { limit } = this.pipeline;
    return limit === undefined ? list : `${list}.first(${isGiven(limit) ? limit.given : limit})`;
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, checks, fields, value, output } = this.pipeline;
    const tests = checks.map((check) => this.test(check, true)).join(' && ');
    const chosen = tests ? `${this.list}.select { |${this.item}| ${tests} }` : this.list;
    const [only] = keys;
    const key =
      keys.length > 1 ? `[${keys.map((one) => this.key(one)).join(', ')}]` : only ? this.key(only) : '';
    const isNumbers = keptIn(this.pipeline) === 'numbers';
    const field = measures.find((one) => one.field)?.field ?? '';
    const named = (one: string): string => (isFile(this.pipeline) ? quote(one) : `:${one}`);
    switch (shape) {
      case 'rows':
        return [
          `rows = ${this.limit(this.sorted(order, chosen, false))}`,
          ...(fields.length > 0
            ? [
                `rows.map { |row| ${value === undefined ? `row.slice(${fields.map(named).join(', ')})` : `row[${named(value)}]`} }`,
              ]
            : ['rows']),
        ];
      case 'groups':
      case 'unique':
      case 'duplicates': {
        const grouped = `${this.sorted(order, chosen, false)}.group_by { |${this.item}| ${key} }`;
        if (shape === 'unique')
          return [
            this.pipeline.isLast
              ? `${chosen}.to_h { |${this.item}| [${key}, ${this.item}] }.values`
              : `${chosen}.uniq { |${this.item}| ${key} }`,
          ];
        if (shape === 'duplicates') return [`${grouped}.select { |_, group| group.size > 1 }`];
        return [
          this.pipeline.limit === undefined
            ? grouped
            : `${grouped}.transform_values { |group| ${this.limit('group')} }`,
        ];
      }
      case 'totals': {
        const [first] = measures;
        const isEmpty = isNumbers && measures.some(({ op }) => op !== 'sum' && op !== 'count');
        return [
          isNumbers ? `values = ${chosen}.map { |${this.item}| ${this.number(field)} }` : `group = ${chosen}`,
          ...(isEmpty ? ['return nil if values.empty?', ''] : []),
          measures.length === 1 && first
            ? this.measure(first)
            : `{ ${measures.map((one) => `${one.name}: ${this.measure(one)}`).join(', ')} }`,
        ];
      }
      case 'summary': {
        const names = keys.map(({ name }) => name);
        const cells = [
          ...names.map((name) => `${name}: ${name}`),
          ...measures.map((one) => `${one.name}: ${this.measure(one)}`),
        ];
        const isMap = output === 'map' && measures.length === 1;
        const sorted = this.limit(this.sorted(order, 'rows', true));
        const of = names.length > 1 ? `(${names.join(', ')})` : names[0];
        return [
          `rows = ${chosen}.group_by { |${this.item}| ${key} }.map do |${of}, group|`,
          ...(isNumbers ? [`  values = group.map { |record| ${this.number(field, 'record')} }`] : []),
          `  { ${cells.join(', ')} }`,
          'end',
          ...having.map(
            ({ name, sign, value }) => `rows = rows.select { |row| row[:${name}] ${sign} ${value} }`,
          ),
          isMap
            ? `${sorted}.to_h { |row| [${names.length > 1 ? `[${names.map((name) => `row[:${name}]`).join(', ')}]` : `row[:${names[0]}]`}, row[:${measures[0]?.name}]] }`
            : sorted,
        ];
      }
    }
  }
}
