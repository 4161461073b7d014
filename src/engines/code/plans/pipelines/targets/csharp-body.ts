import { formatOf, isWhole, pascal } from '../frame.ts';
import { type Key, type Measure, type Order, quote } from '../pipeline.ts';
import { Typed } from './typed.ts';

/** The expressions and the function of a question. */
export abstract class CSharpBody extends Typed {
  protected readonly language = 'csharp';
  protected override readonly formats = ['json', 'log'];

  protected get(field: string, of = this.item): string {
    return `${of}.${pascal([field])}`;
  }

  protected testText(how: 'starts' | 'contains' | 'filled', text: string, other: string): string {
    if (how === 'filled') return `!string.IsNullOrWhiteSpace(${text})`;
    return how === 'starts'
      ? `${text}.StartsWith(${other}, StringComparison.Ordinal)`
      : `${text}.Contains(${other})`;
  }

  protected compareText(text: string, sign: string, other: string): string {
    return sign === '==' || sign === '!='
      ? `${text} ${sign} ${other}`
      : `string.CompareOrdinal(${text}, ${other}) ${sign} 0`;
  }

  protected lower(text: string): string {
    return `${text}.Trim().ToLowerInvariant()`;
  }

  protected start(text: string, length: number): string {
    return `${text}.Substring(0, ${length})`;
  }

  protected typeOf(field: string): string {
    return this.isNumber(field) ? 'double' : this.isTruth(field) ? 'bool' : 'string';
  }

  protected class(name: string, members: readonly (readonly [string, string])[]): string[] {
    return [
      `class ${name}`,
      '{',
      ...members.flatMap(([type, own]) => [
        ...(this.format() === 'json' && own.includes('_') ? [`  [JsonPropertyName(${quote(own)})]`] : []),
        `  public ${type} ${pascal([own])} { get; set; }`,
      ]),
      '}',
      '',
    ];
  }

  protected measure(measure: Measure, of: string): string {
    const { op, field = '' } = measure;
    const by = `${this.item} => ${this.number(field)}`;
    const plain = {
      count: `${of}.Count()`,
      distinct: `${of}.Select(${this.item} => ${this.get(field)}).Distinct().Count()`,
      sum: `${of}.Sum(${by})`,
      average: `${of}.Average(${by})`,
      min: `${of}.Min(${by})`,
      max: `${of}.Max(${by})`,
      median: '',
    }[op];
    const { decimals } = this.pipeline;
    return decimals !== undefined && !isWhole(measure)
      ? `Math.Round(${plain}, ${decimals}, MidpointRounding.AwayFromZero)`
      : plain;
  }

  protected ordered(order: readonly Order[], one: string): string[] {
    return order.map(({ name, isDescending, isNumber }, at) => {
      const by = `${at === 0 ? 'OrderBy' : 'ThenBy'}${isDescending ? 'Descending' : ''}`;
      return `.${by}(${one} => ${one}.${pascal([name])}${isNumber || this.isNumber(name) ? '' : ', StringComparer.Ordinal'})`;
    });
  }

  protected keyed(keys: readonly Key[]): string {
    const [only] = keys;
    return keys.length === 1 && only
      ? this.key(only)
      : `new { ${keys.map((key) => `${pascal([key.name])} = ${this.key(key)}`).join(', ')} }`;
  }

  protected chain(): string[] {
    const { shape, keys, measures, having, order, output, value } = this.pipeline;
    const tests = this.tests();
    const limit = this.bound();
    const take = limit === undefined ? [] : [`.Take(${limit})`];
    const chosen = tests ? [`.Where(${this.item} => ${tests})`] : [];
    const grouped = `.GroupBy(${this.item} => ${this.keyed(keys)})`;
    const [first] = measures;
    switch (shape) {
      case 'rows':
        return [
          ...chosen,
          ...this.ordered(order, this.item),
          ...take,
          ...(value === undefined ? [] : [`.Select(${this.item} => ${this.get(value)})`]),
          '.ToList()',
        ];
      case 'unique':
        return [...chosen, grouped, '.Select(group => group.First())', '.ToList()'];
      case 'groups':
      case 'duplicates':
        return [
          ...chosen,
          grouped,
          ...(shape === 'duplicates' ? ['.Where(group => group.Count() > 1)'] : []),
          `.ToDictionary(group => group.Key, group => group${[...this.ordered(order, this.item), ...take].join('')}.ToList())`,
        ];
      case 'totals': {
        if (!first) return [];
        const isEmpty = first.op !== 'sum' && !isWhole(first);
        const by = `.Select(${this.item} => ${this.number(first.field ?? '')}).DefaultIfEmpty()`;
        return isEmpty ? [...chosen, `${by}.${pascal([first.op])}()`] : [...chosen, this.measure(first, '')];
      }
      case 'summary': {
        const row = [
          ...keys.map(
            ({ name }) => `${pascal([name])} = group.Key${keys.length > 1 ? `.${pascal([name])}` : ''}`,
          ),
          ...measures.map((one) => `${pascal([one.name])} = ${this.measure(one, 'group')}`),
        ];
        return [
          ...chosen,
          grouped,
          `.Select(group => new Row { ${row.join(', ')} })`,
          ...having.map(
            ({ name, sign, value: than }) => `.Where(row => row.${pascal([name])} ${sign} ${than})`,
          ),
          ...this.ordered(order, 'row'),
          ...take,
          output === 'map'
            ? `.ToDictionary(row => row.${pascal([keys[0]?.name ?? ''])}, row => row.${pascal([first?.name ?? ''])})`
            : '.ToList()',
        ];
      }
    }
  }

  protected result(): string {
    const { shape, measures, output, value } = this.pipeline;
    const [first] = measures;
    const number = first && isWhole(first) ? 'int' : 'double';
    if (shape === 'totals') return number;
    if (shape === 'summary') return output === 'map' ? `Dictionary<string, ${number}>` : 'List<Row>';
    if (shape === 'rows') return `List<${value === undefined ? this.type : this.typeOf(value)}>`;
    return shape === 'unique' ? `List<${this.type}>` : `Dictionary<string, List<${this.type}>>`;
  }

  protected format(): string | undefined {
    return formatOf(this.pipeline);
  }
}
