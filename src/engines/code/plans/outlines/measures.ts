import { capital } from '../../../capital.ts';
import type { Field } from '../../records/read-record.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import { small } from './spelling.ts';

export const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in to for it its is are write create make define implement function functions method methods static return returns returning finds find given list lists array slice vector collection from takes take taking them objects items using has have having class struct record interface type data dataclass model fields field plus also one some all get gets compute computes computing calculate calculates who whose each as into on named called simple their sample example prints print main'.split(
    ' ',
  ),
);

/** Words for the end of an order: the fields that they may mean, and whether they mean the greatest. */
const EXTREMES: readonly (readonly [string, RegExp, boolean])[] = [
  ['cheapest', /price|cost/, false],
  ['most expensive', /price|cost/, true],
  ['priciest', /price|cost/, true],
  ['oldest', /age/, true],
  ['youngest', /age/, false],
  ['oldest', /year/, false],
  ['newest', /year/, true],
  ['latest', /year/, true],
  ['highest[- ]paid', /salary|wage/, true],
  ['best[- ]paid', /salary|wage/, true],
  ['lowest[- ]paid', /salary|wage/, false],
  ['(?:highest|top|best)[- ]rated', /rating|score/, true],
  ['(?:highest|top|best)[- ]scoring', /score|grade|points/, true],
  ['best', /rating|score|grade|gpa/, true],
  ['worst', /rating|score|grade|gpa/, false],
  ['longest', /length|duration|pages|seconds|minutes/, true],
  ['shortest', /length|duration|pages|seconds|minutes/, false],
  ['heaviest', /weight/, true],
  ['lightest', /weight/, false],
  ['tallest', /height/, true],
  ['(?:largest|biggest)', /size|area|population|quantity|amount|total/, true],
  ['(?:smallest)', /size|area|population|quantity|amount|total/, false],
];

export const nameOf = ({ words }: Field): string =>
  words.map((word, at) => (at ? capital(word) : word)).join('');
export const isNumeric = ({ type }: Field): boolean => type === 'int' || type === 'float';

/** A function over a list of records: its lines, and what its example shows. */
export interface Query {
  readonly name: string;
  readonly given: string;
  readonly result: string;
  readonly lines: readonly string[];
  /** Parameters beside the list, each with the value that the example gives it. */
  readonly arguments?: readonly string[];
  /** The same as a stream of Java. */
  readonly stream?: string;
  readonly shows: 'value' | 'record' | 'records' | 'map' | 'recordMap' | 'groups';
}

/** Reads functions over numeric fields: the greatest, the first few, sums and averages. */
export class Measures {
  readonly wish: WishText;
  readonly type: string;
  readonly fields: readonly Field[];
  readonly one: string;
  readonly many: string;

  constructor(wish: WishText, type: string, fields: readonly Field[]) {
    this.wish = wish;
    this.type = type;
    this.fields = fields;
    this.one = small(type);
    this.many = pluralOf(this.one);
  }

  named(text: string | undefined, wanted?: (field: Field) => boolean): Field | undefined {
    const plain = text?.replace(/[ _-]/g, '');
    return this.fields.find(
      (one) =>
        (one.words.join('') === plain ||
          `${one.words.join('')}s` === plain ||
          `${one.words.join('').slice(0, -1)}ies` === plain) &&
        (wanted?.(one) ?? true),
    );
  }

  get names(): string {
    return this.fields
      .map(({ words }) => `${words.join('[ _-]?')}(?:s|es)?|${words.join('[ _-]?').replace(/y$/, 'ies')}`)
      .join('|');
  }

  get rows(): string {
    const last = small(/[A-Z]?[a-z]+$/.exec(this.type)?.[0] ?? this.one);
    return `(?:${this.one.toLowerCase()}s?|${this.many.toLowerCase()}|${last}|${pluralOf(last)}|ones?|items?|people|objects|records|entries)`;
  }

  /** "Per category", "in each department". */
  get per(): string {
    return `(?:per|by|for each|of each|in each|for every|in every|within each|grouped by|from each) (${this.names})`;
  }

  extreme(): Query | undefined {
    const words = EXTREMES.map(([word]) => word).join('|');
    const found = this.wish.take(
      new RegExp(
        `(?:\\b(?:the|an?) )?\\b(?:(${words})(?: ${this.rows})?|(?:${this.rows}|one) with (?:the )?(highest|lowest|most|least|largest|smallest|greatest|maximum|minimum|best) (${this.names})|(highest|lowest)[- ](${this.names}) ${this.rows})(?: ${this.per})?(?: as a (?:map|dict|dictionary))?`,
      ),
    );
    if (!found) return undefined;
    const [said = '', word, end, about, side, of] = found;
    const known = EXTREMES.find(
      ([one, field]) =>
        word &&
        new RegExp(`^${one}$`).test(word) &&
        this.fields.some((f) => isNumeric(f) && field.test(f.words.at(-1) ?? '')),
    );
    const by = known
      ? this.fields.find((f) => isNumeric(f) && known[1].test(f.words.at(-1) ?? ''))
      : this.named(about ?? of, isNumeric);
    const isMost = known ? known[2] : !/lowest|least|smallest|minimum/.test(end ?? side ?? '');
    const group = this.named(found[6], ({ type }) => type === 'text');
    if (!by || (found[6] && !group)) {
      this.missed.push(...said.split(/\W+/).filter((one) => !SILENT.has(one)));
      return undefined;
    }
    const label = word
      ? word.replace(/[- ](\w)/g, (_, one: string) => one.toUpperCase())
      : `${/low|least|small|min/.test(end ?? side ?? '') ? 'lowest' : 'highest'}${capital(nameOf(by))}`;
    const sign = isMost ? '>' : '<';
    const key = nameOf(by);
    if (group) {
      const g = nameOf(group);
      return {
        name: `${label}Per${capital(g)}`,
        given: this.many,
        result: `{text:${this.type}}`,
        lines: [
          `let best: {text:${this.type}} = []`,
          `for one in ${this.many}`,
          `  if not has(best, one.${g}) or one.${key} ${sign} best[one.${g}].${key}`,
          `    put(best, one.${g}, one)`,
          'return best',
        ],
        stream: `collect(Collectors.toMap(${this.type}::${g}, one -> one, BinaryOperator.${isMost ? 'max' : 'min'}By(Comparator.comparing(${this.type}::${key}))))`,
        shows: 'recordMap',
      };
    }
    return {
      name: `${label}${capital(this.one)}`,
      given: this.many,
      result: `${this.type}?`,
      lines: [
        `if size(${this.many}) == 0`,
        '  return none',
        `let best = ${this.many}[0]`,
        `for one in ${this.many}`,
        `  if one.${key} ${sign} best.${key}`,
        '    best = one',
        'return best',
      ],
      stream: `${isMost ? 'max' : 'min'}(Comparator.comparing(${this.type}::${key})).orElse(null)`,
      shows: 'record',
    };
  }

  readonly missed: string[] = [];

  top(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:the )?(?:top|best|first|highest) (n|k|${NUMBER})(?: ${this.rows})? (?:by|with the (?:highest|most|best)|sorted by|ordered by|in) (${this.names})`,
      ),
    );
    const by = this.named(found?.[3], isNumeric);
    if (!found || !by) return undefined;
    const isGiven = /^[nk]$/.test(found[1] ?? '');
    const count = isGiven ? 'count' : String(numberOf(found[1] ?? ''));
    return {
      name: `topBy${capital(nameOf(by))}`,
      given: this.many,
      result: `[${this.type}]`,
      ...(isGiven ? { arguments: ['count: int = 2'] } : {}),
      lines: [`let ordered = sortedDown(${this.many}, ${nameOf(by)})`, `return take(ordered, ${count})`],
      shows: 'records',
    };
  }

  /** Price times quantity of all. */
  valued(): Query | undefined {
    const of = (names: RegExp): Field | undefined =>
      this.fields.find((one) => isNumeric(one) && names.test(one.words.at(-1) ?? ''));
    const [price, quantity] = [of(/^(?:price|cost)$/), of(/^(?:quantity|stock|count|amount)$/)];
    if (!price || !quantity) return undefined;
    const found = this.wish.take(
      new RegExp(
        `\\b(?:the )?total (?:stock |inventory )?(?:value|price|cost|worth)(?: of (?:the |all )*(?:${this.rows}|stock|inventory))?`,
      ),
    );
    if (!found) return undefined;
    return {
      name: 'totalValue',
      given: this.many,
      result: 'float',
      lines: [
        'let result = 0.0',
        `for one in ${this.many}`,
        `  result += one.${nameOf(price)} * one.${nameOf(quantity)}`,
        'return result',
      ],
      shows: 'value',
    };
  }

  folded(): Query | undefined {
    const found = this.wish.take(
      new RegExp(
        `\\b(?:the )?(averages?|means?|totals?|sums? of|sums?(?: up)?|adds up|maximum|max|minimum|min|highest|lowest) (?:the |all |of the |of all |of )*(?:${this.rows} )?(${this.names})(?: (?:of|for|across|over) (?:the |all |an? )*(?:list of )?${this.rows})?(?: ${this.per})?(?: of (?:all )?${this.rows})?(?: as a (?:map|dict|dictionary))?`,
      ),
    );
    const value = this.named(found?.[2], isNumeric);
    if (!found) return undefined;
    const group = this.named(found[3], ({ type }) => type === 'text');
    if (!value || (found[3] && !group)) {
      this.missed.push(...found[0].split(/\W+/).filter((one) => !SILENT.has(one)));
      return undefined;
    }
    const word = found[1] ?? '';
    const kind = /average|mean/.test(word)
      ? 'average'
      : /total|sum|adds/.test(word)
        ? 'total'
        : /max|highest/.test(word)
          ? 'highest'
          : 'lowest';
    const key = nameOf(value);
    const type = kind === 'average' ? 'float' : value.type;
    const zero = type === 'float' ? '0.0' : '0';
    if (group) {
      const g = `one.${nameOf(group)}`;
      const better = kind === 'highest' ? '>' : '<';
      const fold =
        kind === 'total' || kind === 'average'
          ? [`  put(result, ${g}, getOr(result, ${g}, ${zero}) + one.${key})`]
          : [
              `  if not has(result, ${g}) or one.${key} ${better} result[${g}]`,
              `    put(result, ${g}, one.${key})`,
            ];
      const isMean = kind === 'average';
      return {
        name: `${kind}${capital(key)}Per${capital(nameOf(group))}`,
        given: this.many,
        result: `{text:${type}}`,
        lines: [
          `let result: {text:${type}} = []`,
          ...(isMean ? ['let counts: {text:int} = []'] : []),
          `for one in ${this.many}`,
          ...fold,
          ...(isMean
            ? [
                `  put(counts, ${g}, getOr(counts, ${g}, 0) + 1)`,
                'let averages: {text:float} = []',
                'for key in keys(result)',
                '  put(averages, key, result[key] / counts[key])',
              ]
            : []),
          `return ${isMean ? 'averages' : 'result'}`,
        ],
        ...(kind === 'total' || isMean
          ? {
              stream: `collect(Collectors.groupingBy(${this.type}::${nameOf(group)}, Collectors.${isMean ? 'averagingDouble' : type === 'int' ? 'summingInt' : 'summingDouble'}(${this.type}::${key})))`,
            }
          : {}),
        shows: 'map',
      };
    }
    const isSum = kind === 'total' || kind === 'average';
    return {
      name: `${kind}${capital(key)}`,
      given: this.many,
      result: type,
      lines: [
        ...(kind === 'total' ? [] : [`raise empty "there are no ${this.many}" if size(${this.many}) == 0`]),
        `let result = ${isSum ? zero : `${this.many}[0].${key}`}`,
        `for one in ${this.many}`,
        ...(isSum
          ? [`  result += one.${key}`]
          : [`  if one.${key} ${kind === 'highest' ? '>' : '<'} result`, `    result = one.${key}`]),
        `return result${kind === 'average' ? ` / size(${this.many})` : ''}`,
      ],
      stream: `mapTo${type === 'float' ? 'Double' : 'Int'}(${this.type}::${key}).${{ total: 'sum()', average: 'average().orElseThrow()', highest: 'max().orElseThrow()', lowest: 'min().orElseThrow()' }[kind]}`,
      shows: 'value',
    };
  }
}
