import {
  inside,
  isTextual,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
  productIn,
  saidValue,
  signIn,
  snake,
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

export class PythonBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;

  constructor(pipeline: Pipeline) {
    this.pipeline = pipeline;
    this.item = itemName(pipeline);
    this.list = listName(pipeline);
  }

  protected get(field: string, of = this.item): string {
    return `${of}[${quote(field)}]`;
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of));
    if (product) return product;
    const { derived } = this.pipeline.extras;
    if (derived?.name === field) return `${snake([derived.name])}_of(${of})`;
    const get = this.get(field, of);
    if (this.pipeline.isMissingZero)
      return isTextual(this.pipeline) ? `float(${get} or 0)` : `(${of}.get(${quote(field)}) or 0)`;
    return isTextual(this.pipeline) ? `float(${get})` : get;
  }

  protected test(check: Check, isKept: boolean): string {
    const { ignoresCase } = this.pipeline;
    // A record of JSON may lack the field.
    const get = isTextual(this.pipeline) ? this.get(check.field) : `${this.item}.get(${quote(check.field)})`;
    const not = isKept ? '' : 'not ';
    switch (check.is) {
      case 'present':
        return isTextual(this.pipeline)
          ? `${not}(${get} or "").strip()`
          : `${this.item}.get(${quote(check.field)}) ${isKept ? 'not in' : 'in'} (None, "")`;
      case 'numeric':
        return `to_number(${get}) is ${isKept ? 'not ' : ''}None`;
      case 'true':
        return isTextual(this.pipeline)
          ? `${get}.strip().lower() ${check.isNot === isKept ? 'not in' : 'in'} ("true", "yes", "1")`
          : `${check.isNot === isKept ? 'not ' : ''}${get}`;
      case 'contains':
        return `${quote(check.value)} ${isKept ? 'in' : 'not in'} ${this.get(check.field)}`;
      case 'within':
        return `${not}${this.get(check.field)}.startswith(${isGiven(check.value) ? `str(${check.value.given})` : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, isTextual(this.pipeline) ? get : `str(${get})`, 'python', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        if (typeof check.value === 'number') return `${this.number(check.field)} ${sign} ${check.value}`;
        const value = saidValue(check, (text) => quote(ignoresCase ? text.toLowerCase() : text));
        return `${ignoresCase ? `${this.get(check.field)}.lower()` : get} ${sign} ${value}`;
      }
    }
  }

  protected key({ field, part, first, isWeekday }: Key): string {
    const get = this.get(field);
    if (part === 'week') return `date.fromisoformat(${get}[:10]).strftime("%G-W%V")`;
    if (isWeekday) return `date.fromisoformat(${get}[:10]).strftime("%A")`;
    if (first !== undefined) return `${get}[:${first}]`;
    if (part) return `${get}[:${PART_LENGTH[part]}]`;
    return this.pipeline.ignoresCase ? `${get}.strip().lower()` : get;
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.pipeline);
    const values = kept === 'numbers' ? 'values' : `[${this.number(field, 'record')} for record in group]`;
    const { decimals } = this.pipeline;
    const { derived } = this.pipeline.extras;
    if (op === 'average' && derived?.kind === 'ratio' && derived.name === field) {
      // The average of all is weighted: a long run counts for more than a short one.
      const [above, below] = derived.of.map(
        (one) => `sum(${this.number(one, 'record')} for record in group)`,
      );
      return `${above} / ${below}${derived.factor === 1 ? '' : ` * ${derived.factor}`}`;
    }
    const count = kept === 'counts' ? 'count' : kept === 'numbers' ? 'len(values)' : 'len(group)';
    const plain = {
      count,
      distinct: `len({${this.get(field, 'record')} for record in group})`,
      sum: `sum(${values})`,
      average: kept === 'numbers' ? 'sum(values) / len(values)' : `mean(${values})`,
      min: `min(${values})`,
      max: `max(${values})`,
      median: `median(${values})`,
    }[op];
    return decimals !== undefined && !isWhole(measure)
      ? `round(${plain}${decimals === 0 ? '' : `, ${decimals}`})`
      : plain;
  }

  protected skips(): string[] {
    return this.pipeline.checks.flatMap((check) => [`if ${this.test(check, false)}:`, '  continue']);
  }

  protected sorted(order: readonly Order[], list: string, of: 'row' | 'record'): string[] {
    if (order.length === 0) return [];
    const isRow = of === 'row';
    const one = isRow ? 'row' : this.item;
    const term = ({ name, isNumber, from }: Order): string => {
      if (from !== undefined) return `str(${this.get(name)})[${from}:]`;
      if (isRow) return `row[${quote(name)}]`;
      return isNumber ? this.number(name) : this.get(name);
    };
    const [first] = order;
    const isAll = order.every(({ isDescending }) => isDescending === first?.isDescending);
    if (isAll) {
      const terms = order.map(term).join(', ');
      return [
        `${list}.sort(key=lambda ${one}: ${order.length > 1 ? `(${terms})` : terms}${first?.isDescending ? ', reverse=True' : ''})`,
      ];
    }
    const isSigned = order.every(({ isNumber, isDescending }) => isNumber || !isDescending);
    if (isSigned)
      return [
        `${list}.sort(key=lambda ${one}: (${order.map((each) => `${each.isDescending ? '-' : ''}${term(each)}`).join(', ')}))`,
      ];
    // The sort is stable: the last key goes first.
    return order
      .toReversed()
      .map(
        (each) =>
          `${list}.sort(key=lambda ${one}: ${term(each)}${each.isDescending ? ', reverse=True' : ''})`,
      );
  }

  protected limit(list: string): string {
    const { limit } = this.pipeline;
    return limit === undefined ? list : `${list}[:${isGiven(limit) ? limit.given : limit}]`;
  }

  protected signed(): readonly string[] {
    return signIn(
      this.pipeline,
      (one) => this.number(one),
      (amount) => [`sign = -1 if any(${amount} < 0 for ${this.item} in ${this.list}) else 1`],
      '#',
    );
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, checks, fields, value, output } = this.pipeline;
    const kept = keptIn(this.pipeline);
    const key =
      keys.length > 1 ? `(${keys.map((one) => this.key(one)).join(', ')})` : keys[0] ? this.key(keys[0]) : '';
    const tests = checks.map((check) => this.test(check, true)).join(' and ');
    const chosen = `[${this.item} for ${this.item} in ${this.list}${tests ? ` if ${tests}` : ''}]`;
    switch (shape) {
      case 'rows':
        return [
          `rows = ${tests ? chosen : `list(${this.list})`}`,
          ...this.sorted(order, 'rows', 'record'),
          ...(fields.length > 0
            ? [
                `return [${value === undefined ? `{${fields.map((field) => `${quote(field)}: row[${quote(field)}]`).join(', ')}}` : `row[${quote(value)}]`} for row in ${this.limit('rows')}]`,
              ]
            : [`return ${this.limit('rows')}`]),
        ];
      case 'groups':
        return [
          'groups = {}',
          ...(order.length > 0
            ? [`${this.list} = list(${this.list})`, ...this.sorted(order, this.list, 'record')]
            : []),
          `for ${this.item} in ${this.list}:`,
          ...inside([...this.skips(), `groups.setdefault(${key}, []).append(${this.item})`]),
          this.pipeline.limit === undefined
            ? 'return groups'
            : `return {key: ${this.limit('group')} for key, group in groups.items()}`,
        ];
      case 'duplicates':
      case 'unique':
        return [
          'groups = {}',
          `for ${this.item} in ${this.list}:`,
          ...inside([...this.skips(), `groups.setdefault(${key}, []).append(${this.item})`]),
          shape === 'unique'
            ? `return [group[${this.pipeline.isLast ? -1 : 0}] for group in groups.values()]`
            : 'return {key: group for key, group in groups.items() if len(group) > 1}',
        ];
      case 'totals': {
        const values = `values = [${this.number(measures.find(({ field }) => field)?.field ?? '')} for ${this.item} in ${this.list}${tests ? ` if ${tests}` : ''}]`;
        const only = measures[0];
        const made =
          kept === 'numbers'
            ? [values]
            : kept === 'records'
              ? [`group = ${chosen}`]
              : [`count = len(${chosen})`];
        const row = measures.map((one) => `${quote(one.name)}: ${this.measure(one)}`).join(', ');
        const isEmpty = kept === 'numbers' && measures.some(({ op }) => op !== 'sum' && op !== 'count');
        return [
          ...made,
          ...(isEmpty ? ['if not values:', '  return None'] : []),
          measures.length === 1 && only ? `return ${this.measure(only)}` : `return {${row}}`,
        ];
      }
      case 'summary': {
        const name =
          keys.length > 1
            ? `(${keys.map(({ name: one }) => snake([one])).join(', ')})`
            : snake([keys[0]?.name ?? 'key']);
        const bare = name.replace(/[()]/g, '');
        const add =
          kept === 'counts'
            ? [`groups[key] = groups.get(key, 0) + 1`]
            : [
                `groups.setdefault(key, []).append(${kept === 'numbers' ? this.number(measures.find(({ field }) => field)?.field ?? '') : this.item})`,
              ];
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const row = [
          ...keys.map((each) => `${quote(each.name)}: ${snake([each.name])}`),
          ...measures.map((each) => `${quote(each.name)}: ${this.measure(each)}`),
        ].join(', ');
        const result = this.limit('rows');
        const isMap = output === 'map' && measures.length === 1;
        return [
          'groups = {}',
          `for ${this.item} in ${this.list}:`,
          ...inside([...this.skips(), `key = ${key}`, ...add]),
          'rows = [',
          `  {${row}}`,
          `  for ${keys.length > 1 ? `(${bare})` : bare}, ${one} in groups.items()`,
          ']',
          ...having.map(
            ({ name: of, sign, value }) =>
              `rows = [row for row in rows if row[${quote(of)}] ${sign} ${value}]`,
          ),
          ...this.sorted(order, 'rows', 'row'),
          isMap
            ? `return {${keys.length > 1 ? `(${keys.map((each) => `row[${quote(each.name)}]`).join(', ')})` : `row[${quote(keys[0]?.name ?? '')}]`}: row[${quote(measures[0]?.name ?? '')}] for row in ${result}}`
            : `return ${result}`,
        ];
      }
    }
  }
}
