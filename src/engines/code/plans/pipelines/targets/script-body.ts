import { singular } from '../../reading/text.ts';
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
  pascal,
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

export class ScriptBody {
  protected readonly pipeline: Pipeline;
  protected readonly item: string;
  protected readonly list: string;
  protected readonly isTyped: boolean;
  protected readonly parser: string | undefined;

  constructor(pipeline: Pipeline, isTyped: boolean, parser: string | undefined) {
    this.pipeline = pipeline;
    this.item = itemName(pipeline);
    this.list = camel([listName(pipeline)]);
    this.isTyped = isTyped;
    this.parser = parser;
  }

  /** Fields of a list are named as the language does, those of a file as they are. */
  protected name(field: string): string {
    return isFile(this.pipeline) ? field : camel([field]);
  }

  protected get(field: string, of = this.item): string {
    const name = this.name(field);
    return /^[a-z_$][\w$]*$/i.test(name) ? `${of}.${name}` : `${of}[${quote(name)}]`;
  }

  protected text(field: string, of = this.item): string {
    return this.isTyped && isTextual(this.pipeline) ? `(${this.get(field, of)} ?? "")` : this.get(field, of);
  }

  protected number(field: string, of = this.item): string {
    const product = productIn(this.pipeline, field, (one) => this.number(one, of));
    if (product) return product;
    const get = this.get(field, of);
    if (this.pipeline.isMissingZero) return `(${isTextual(this.pipeline) ? `Number(${get})` : get} || 0)`;
    return isTextual(this.pipeline) ? `toNumber(${get})` : get;
  }

  protected test(check: Check, isKept: boolean): string {
    const get = this.get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return isTextual(this.pipeline)
          ? `${isKept ? '!!' : '!'}${get}?.trim()`
          : this.pipeline.numbers.has(check.field)
            ? `${get} ${isKept ? '!=' : '=='} null`
            : `${isKept ? '' : '!'}${get}`;
      case 'numeric':
        return `${not}isNumeric(${get})`;
      case 'true':
        return isTextual(this.pipeline)
          ? `${check.isNot === isKept ? '!' : ''}/^(?:true|yes|1)$/i.test(${this.text(check.field)})`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}${this.text(check.field)}.includes(${quote(check.value)})`;
      case 'within':
        return `${not}${this.text(check.field)}.startsWith(${isGiven(check.value) ? `String(${check.value.given})` : quote(check.value)})`;
      case 'oneOf':
      case 'moment':
        return testMoment(check, this.text(check.field), 'javascript', isKept);
      case 'fields':
        return `${this.number(check.field)} ${isKept ? check.sign : OPPOSITE[check.sign]} ${this.number(check.other)}`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        const strict = sign === '==' ? '===' : sign === '!=' ? '!==' : sign;
        if (typeof check.value === 'number') return `${this.number(check.field)} ${strict} ${check.value}`;
        const { ignoresCase } = this.pipeline;
        const value = saidValue(check, (text) => quote(ignoresCase ? text.toLowerCase() : text));
        return `${ignoresCase ? `${this.text(check.field)}.toLowerCase()` : get} ${strict} ${value}`;
      }
    }
  }

  protected key({ field, part, first, isWeekday }: Key): string {
    const get = this.text(field);
    if (part === 'week') return `weekOf(${get})`;
    if (isWeekday) return `new Date(${get}).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })`;
    if (first !== undefined) return `${this.isTyped ? get : `String(${get})`}.slice(0, ${first})`;
    if (part) return `${get}.slice(0, ${PART_LENGTH[part]})`;
    return this.pipeline.ignoresCase ? `${get}.trim().toLowerCase()` : get;
  }

  protected measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.pipeline);
    const { decimals } = this.pipeline;
    const values = kept === 'numbers' ? 'values' : `group.map((record) => ${this.number(field, 'record')})`;
    const sum = `${values}.reduce((sum, value) => sum + value, 0)`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'values.length' : 'group.length',
      distinct: `new Set(group.map((record) => ${this.get(field, 'record')})).size`,
      sum,
      average: `${sum} / ${kept === 'numbers' ? 'values' : 'group'}.length`,
      min: `Math.min(...${values})`,
      max: `Math.max(...${values})`,
      median: `median(${values})`,
    }[op];
    return decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  protected skips(): string[] {
    return this.pipeline.checks.map((check) => `if (${this.test(check, false)}) continue;`);
  }

  protected compare(order: readonly Order[], isRow: boolean): string {
    return order
      .map(({ name, isDescending, isNumber }) => {
        const of = (one: string): string =>
          isRow ? `${one}.${camel([name])}` : isNumber ? this.number(name, one) : this.text(name, one);
        const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
        if (isNumber) return `${of(a)} - ${of(b)}`;
        // Without types an id may be a number, which has no localeCompare.
        return this.isTyped ||
          isTextual(this.pipeline) ||
          this.pipeline.keys.some((key) => key.name === name && key.first !== undefined)
          ? `${of(a)}.localeCompare(${of(b)})`
          : `String(${of(a)}).localeCompare(String(${of(b)}), undefined, { numeric: true })`;
      })
      .join(' || ');
  }

  protected limit(list: string): string {
    const { limit } = this.pipeline;
    return limit === undefined ? list : `${list}.slice(0, ${isGiven(limit) ? limit.given : limit})`;
  }

  protected body(): string[] {
    const { shape, keys, measures, having, order, checks, fields, value, output } = this.pipeline;
    const typed = (type: string): string => (this.isTyped ? type : '');
    const kept = keptIn(this.pipeline);
    const tests = checks.map((check) => this.test(check, true)).join(' && ');
    const chosen = tests ? `${this.list}.filter((${this.item}) => ${tests})` : this.list;
    const type = this.type();
    const [firstKey] = keys;
    const key =
      keys.length > 1
        ? `JSON.stringify([${keys.map((one) => this.key(one)).join(', ')}])`
        : firstKey
          ? this.key(firstKey)
          : '';
    const push = (value: string): string[] => [
      `const key = ${key};`,
      'const group = groups.get(key) ?? [];',
      `group.push(${value});`,
      'groups.set(key, group);',
    ];
    switch (shape) {
      case 'rows': {
        const sorted =
          order.length > 0
            ? `${tests ? chosen : `[...${this.list}]`}.sort((a, b) => ${this.compare(order, false)})`
            : chosen;
        const picked = fields.map((field) =>
          this.get(field) === `${this.item}.${this.name(field)}`
            ? `${this.name(field)}: ${this.get(field)}`
            : `${quote(field)}: ${this.get(field)}`,
        );
        return [
          `const rows = ${this.limit(sorted)};`,
          fields.length > 0
            ? `return rows.map((${this.item}) => ${value === undefined ? `({ ${picked.join(', ')} })` : this.get(value)});`
            : 'return rows;',
        ];
      }
      case 'groups':
      case 'duplicates':
      case 'unique': {
        const sorted =
          order.length > 0 ? `[...${this.list}].sort((a, b) => ${this.compare(order, false)})` : this.list;
        const isCut = this.pipeline.limit !== undefined;
        return [
          `const groups = new Map${typed(`<string, ${type}[]>`)}();`,
          `for (const ${this.item} of ${sorted}) {`,
          ...inside([...this.skips(), ...push(this.item)]),
          '}',
          shape === 'unique'
            ? `return [...groups.values()].flatMap((group) => group.slice(${this.pipeline.isLast ? '-1' : '0, 1'}));`
            : shape === 'duplicates'
              ? 'return Object.fromEntries([...groups].filter(([, group]) => group.length > 1));'
              : isCut
                ? `return Object.fromEntries([...groups].map(([key, group]) => [key, ${this.limit('group')}]));`
                : 'return Object.fromEntries(groups);',
        ];
      }
      case 'totals': {
        const field = measures.find((one) => one.field)?.field ?? '';
        const [only] = measures;
        const isEmpty = kept === 'numbers' && measures.some(({ op }) => op !== 'sum' && op !== 'count');
        return [
          kept === 'numbers'
            ? `const values = ${chosen}.map((${this.item}) => ${this.number(field)});`
            : kept === 'records'
              ? `const group = ${chosen};`
              : `const count = ${chosen}.length;`,
          ...(isEmpty ? ['if (values.length === 0) return null;'] : []),
          measures.length === 1 && only
            ? `return ${this.measure(only)};`
            : `return { ${measures.map((one) => `${camel([one.name])}: ${this.measure(one)}`).join(', ')} };`,
        ];
      }
      case 'summary': {
        const field = measures.find((one) => one.field)?.field ?? '';
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const names = keys.map(({ name }) => camel([name]));
        const cells = [
          ...names,
          ...measures.map((each) => {
            const code = this.measure(each);
            return code === camel([each.name]) ? code : `${camel([each.name])}: ${code}`;
          }),
        ];
        const isMap = output === 'map' && measures.length === 1;
        const result = this.limit('rows');
        const isReduced = this.pipeline.style === 'reduce';
        const empty = `new Map${typed(`<string, ${kept === 'counts' ? 'number' : kept === 'numbers' ? 'number[]' : `${type}[]`}>`)}()`;
        const added =
          kept === 'counts'
            ? [`const key = ${key};`, 'groups.set(key, (groups.get(key) ?? 0) + 1);']
            : push(kept === 'numbers' ? this.number(field) : this.item);
        const each = inside([...(isReduced ? [] : this.skips()), ...added]);
        return [
          ...(isReduced
            ? [
                `const groups = ${chosen}.reduce((groups, ${this.item}) => {`,
                ...each,
                '  return groups;',
                `}, ${empty});`,
              ]
            : [`const groups = ${empty};`, `for (const ${this.item} of ${this.list}) {`, ...each, '}']),
          ...(keys.length > 1
            ? [
                `const rows = [...groups].map(([key, ${one}]) => {`,
                `  const [${names.join(', ')}]${typed(': string[]')} = JSON.parse(key);`,
                `  return { ${names.map((name) => (this.isTyped ? `${name}: ${name} ?? ""` : name)).join(', ')}, ${cells.slice(names.length).join(', ')} };`,
                `})${this.having()};`,
              ]
            : [
                `const rows = [...groups].map(([${names[0]}, ${one}]) => ({ ${cells.join(', ')} }))${this.having()};`,
              ]),
          ...(order.length > 0 ? [`rows.sort((a, b) => ${this.compare(order, true)});`] : []),
          isMap
            ? `return Object.fromEntries(${result}.map((row) => [${names.map((name) => `row.${name}`).join(' + " " + ')}, row.${camel([measures[0]?.name ?? ''])}]));`
            : `return ${result};`,
        ].filter((line) => line !== '' || having.length > 0);
      }
    }
  }

  protected having(): string {
    return this.pipeline.having
      .map(({ name, sign, value }) => `.filter((row) => row.${camel([name])} ${sign} ${value})`)
      .join('');
  }

  protected type(): string {
    if (isTextual(this.pipeline)) return 'Record<string, string>';
    return isFile(this.pipeline) ? 'Entry' : pascal([singular(this.pipeline.noun)]);
  }
}
