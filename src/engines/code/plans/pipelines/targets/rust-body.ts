import { inside, isWhole, snake } from '../frame.ts';
import type { Measure, Order } from '../pipeline.ts';
import { Typed } from './typed.ts';

/** The expressions and the function of a question. */
export abstract class RustBody extends Typed {
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

  protected owned(text: string): string {
    return /\)$/.test(text) ? text : `${text}.clone()`;
  }

  protected typeOf(field: string): string {
    return this.isNumber(field) ? 'f64' : this.isTruth(field) ? 'bool' : 'String';
  }

  protected measure(measure: Measure, of: string): string {
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

  protected sorted(order: readonly Order[], list: string, isRow: boolean): string[] {
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

  protected body(): string[] {
    const { shape, keys, measures, having, order, output, value } = this.pipeline;
    const tests = this.tests();
    const limit = this.bound();
    const filter = tests ? `.filter(|${this.item}| ${tests})` : '';
    const rows = `let ${order.length > 0 || limit !== undefined ? 'mut ' : ''}rows: Vec`;
    const cut = limit === undefined ? [] : [`rows.truncate(${limit});`];
    const key =
      keys.length > 1
        ? `(${keys.map((one) => this.owned(this.key(one))).join(', ')})`
        : keys[0]
          ? this.owned(this.key(keys[0]))
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
          ...this.sorted(order, 'rows', false),
          ...cut,
          value === undefined
            ? 'rows'
            : `rows.iter().map(|${this.item}| ${this.owned(this.get(value))}).collect()`,
        ];
      case 'unique':
        return [
          'let mut seen = BTreeSet::new();',
          `${this.list}.iter()${filter}.filter(|${this.item}| seen.insert(${key})).collect()`,
        ];
      case 'groups':
      case 'duplicates': {
        const each = [
          ...this.sorted(order, 'group', false),
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
          this.measure(first, 'chosen'),
        ];
      }
      case 'summary': {
        const names = keys.map(({ name }) => snake([name]));
        const made = [
          ...names,
          ...measures.map((one) => `${snake([one.name])}: ${this.measure(one, 'group')}`),
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
          ...this.sorted(order, 'rows', true),
          ...cut,
          output === 'map'
            ? `rows.into_iter().map(|row| (row.${names[0]}, row.${snake([first?.name ?? ''])})).collect()`
            : 'rows',
        ];
      }
    }
  }

  protected result(): string {
    const { shape, measures, output, value } = this.pipeline;
    const [first] = measures;
    const number = first && isWhole(first) ? 'usize' : 'f64';
    if (shape === 'totals') return number;
    if (shape === 'summary') return output === 'map' ? `BTreeMap<String, ${number}>` : 'Vec<Row>';
    if (shape === 'rows' && value !== undefined) return `Vec<${this.typeOf(value)}>`;
    return shape === 'rows' || shape === 'unique'
      ? `Vec<&${this.type}>`
      : `BTreeMap<String, Vec<&${this.type}>>`;
  }
}
