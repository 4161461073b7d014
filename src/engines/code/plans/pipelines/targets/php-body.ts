import {
  camel,
  inside,
  isFile,
  isTextual,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
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
} from '../pipeline.ts';
import { testMoment } from './moments.ts';

export const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

export class PhpBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;

  constructor(pipeline: Pipeline) {
    this.pipeline = pipeline;
    this.item = `$${itemName(pipeline)}`;
    this.list = `$${camel([listName(pipeline)])}`;
  }

  protected get(field: string, of = this.item): string {
    return `${of}[${quote(field)}]`;
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of), '$sign');
    if (product) return product;
    const get = this.get(field, of);
    return this.pipeline.isMissingZero
      ? `(float) (${get} ?? 0)`
      : isFile(this.pipeline)
        ? isTextual(this.pipeline)
          ? `numberIn(${of}, ${quote(field)})`
          : `(float) ${get}`
        : get;
  }

  protected test(check: Check, isKept: boolean): string {
    const get = this.get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return `trim((string) (${get} ?? '')) ${isKept ? '!==' : '==='} ''`;
      case 'numeric':
        return `${not}is_numeric(${get} ?? null)`;
      case 'true':
        return `${check.isNot === isKept ? '!' : ''}${isTextual(this.pipeline) ? `filter_var(${get}, FILTER_VALIDATE_BOOLEAN)` : get}`;
      case 'contains':
        return `${not}str_contains(${get}, ${quote(check.value)})`;
      case 'within':
        return `${not}str_starts_with(${get}, ${isGiven(check.value) ? `(string) $${check.value.given}` : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, get, 'php', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.number(check.field)} ${sign} ${check.value}`;
        const strict = sign === '==' ? '===' : sign === '!=' ? '!==' : sign;
        const { ignoresCase } = this.pipeline;
        const value = isGiven(check.value)
          ? `$${check.value.given}`
          : quote(ignoresCase ? check.value.toLowerCase() : check.value);
        return `${ignoresCase ? `strtolower(${get})` : get} ${strict} ${value}`;
      }
    }
  }

  protected key({ field, part, first, isWeekday }: Key): string {
    const get = this.get(field);
    if (part === 'week') return `date('o-\\WW', strtotime(${get}))`;
    if (isWeekday) return `date('l', strtotime(${get}))`;
    if (first !== undefined) return `mb_substr((string) ${get}, 0, ${first})`;
    if (part) return `substr(${get}, 0, ${PART_LENGTH[part]})`;
    return this.pipeline.ignoresCase ? `strtolower(trim(${get}))` : get;
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const { decimals } = this.pipeline;
    const kept = keptIn(this.pipeline);
    const held = kept === 'numbers' ? '$values' : '$group';
    const values =
      kept === 'numbers'
        ? '$values'
        : `array_map(fn (array $record) => ${this.number(field, '$record')}, $group)`;
    const plain = {
      count: kept === 'counts' ? '$count' : `count(${held})`,
      distinct: `count(array_unique(array_column($group, ${quote(field)})))`,
      sum: `array_sum(${values})`,
      average: `array_sum(${values}) / count(${held})`,
      min: `min(${values})`,
      max: `max(${values})`,
      median: `median(${values})`,
    }[op];
    return decimals !== undefined && !isWhole(measure) ? `round(${plain}, ${decimals})` : plain;
  }

  protected skips(): string[] {
    return this.pipeline.checks.flatMap((check) => [`if (${this.test(check, false)}) {`, '  continue;', '}']);
  }

  protected sort(order: readonly Order[], list: string, isRow: boolean): string[] {
    if (order.length === 0) return [];
    const side = (of: string): string =>
      `[${order
        .map(({ name, isDescending, isNumber }) => {
          const one = (of === 'a') === isDescending ? '$b' : '$a';
          return isRow || !isNumber ? this.get(name, one) : this.number(name, one);
        })
        .join(', ')}]`;
    return [`usort(${list}, fn (array $a, array $b) => ${side('a')} <=> ${side('b')});`];
  }

  protected limit(list: string): string {
    const { limit } = this.pipeline;
    return limit === undefined
      ? list
      : `array_slice(${list}, 0, ${isGiven(limit) ? `$${limit.given}` : limit})`;
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, fields, value, output } = this.pipeline;
    const kept = keptIn(this.pipeline);
    const [only] = keys;
    const isSeveral = keys.length > 1;
    const key = isSeveral
      ? `json_encode([${keys.map((one) => this.key(one)).join(', ')}])`
      : only
        ? this.key(only)
        : '';
    const field = measures.find((one) => one.field)?.field ?? '';
    const loop = (add: string): string[] => [
      `foreach (${this.list} as ${this.item}) {`,
      ...inside([...this.skips(), add]),
      '}',
    ];
    switch (shape) {
      case 'rows':
        return [
          '$rows = [];',
          ...loop(`$rows[] = ${this.item};`),
          ...this.sort(order, '$rows', false),
          fields.length > 0
            ? `return array_map(fn (array $row) => ${value === undefined ? `[${fields.map((one) => `${quote(one)} => $row[${quote(one)}]`).join(', ')}]` : `$row[${quote(value)}]`}, ${this.limit('$rows')});`
            : `return ${this.limit('$rows')};`,
        ];
      case 'groups':
      case 'duplicates':
      case 'unique':
        return [
          ...this.sort(order, this.list, false),
          '$groups = [];',
          ...loop(`$groups[${key}][] = ${this.item};`),
          shape === 'unique'
            ? `return array_map(fn (array $group) => $group[${this.pipeline.isLast ? 'count($group) - 1' : '0'}], array_values($groups));`
            : shape === 'duplicates'
              ? 'return array_filter($groups, fn (array $group) => count($group) > 1);'
              : this.pipeline.limit === undefined
                ? 'return $groups;'
                : `return array_map(fn (array $group) => ${this.limit('$group')}, $groups);`,
        ];
      case 'totals': {
        const held = kept === 'numbers' ? '$values' : '$group';
        const [first] = measures;
        return [
          ...(kept === 'counts' ? ['$count = 0;'] : [`${held} = [];`]),
          ...loop(
            kept === 'counts'
              ? '$count++;'
              : `${held}[] = ${kept === 'numbers' ? this.number(field) : this.item};`,
          ),
          measures.length === 1 && first
            ? `return ${this.measure(first)};`
            : `return [${measures.map((one) => `${quote(one.name)} => ${this.measure(one)}`).join(', ')}];`,
        ];
      }
      case 'summary': {
        const one = kept === 'counts' ? '$count' : kept === 'numbers' ? '$values' : '$group';
        const cells = [
          ...keys.map(({ name }, at) => `${quote(name)} => ${isSeveral ? `$names[${at}]` : '$key'}`),
          ...measures.map((each) => `${quote(each.name)} => ${this.measure(each)}`),
        ];
        const isMap = output === 'map' && measures.length === 1 && !isSeveral;
        return [
          '$groups = [];',
          `foreach (${this.list} as ${this.item}) {`,
          ...inside([
            ...this.skips(),
            `$key = ${key};`,
            kept === 'counts'
              ? '$groups[$key] = ($groups[$key] ?? 0) + 1;'
              : `$groups[$key][] = ${kept === 'numbers' ? this.number(field) : this.item};`,
          ]),
          '}',
          '$rows = [];',
          `foreach ($groups as $key => ${one}) {`,
          ...(isSeveral ? ['  $names = json_decode($key);'] : []),
          `  $rows[] = [${cells.join(', ')}];`,
          '}',
          ...having.map(
            ({ name, sign, value }) =>
              `$rows = array_values(array_filter($rows, fn (array $row) => $row[${quote(name)}] ${sign} ${value}));`,
          ),
          ...this.sort(order, '$rows', true),
          isMap
            ? `return array_column(${this.limit('$rows')}, ${quote(measures[0]?.name ?? '')}, ${quote(only?.name ?? '')});`
            : `return ${this.limit('$rows')};`,
        ];
      }
    }
  }
}
