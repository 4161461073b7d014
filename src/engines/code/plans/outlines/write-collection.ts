import { capital } from '../../../capital.ts';
import type { Collection, Order, Test } from './collection.ts';
import { camel, kindOf, sampleOf } from './collection-samples.ts';

/** In these a map gives its keys in order. */
const SORTED_KEYS = /^(?:go|rust|swift|cpp)$/;

/** A list in its order: sorted by the last key first, as equal records stay as they are. */
const sortedBy = (list: string, order: readonly Order[]): string =>
  [...order]
    .reverse()
    .reduce((text, { field, isDown }) => `sorted${isDown ? 'Down' : ''}(${text}, ${camel(field)})`, list);

const tested = (tests: readonly Test[]): string =>
  tests.map(({ field, sign, value }) => `one.${camel(field)} ${sign} ${value}`).join(' and ');

const nameOf = (fields: readonly string[]): string =>
  fields.map((field) => capital(camel(field))).join('And');

interface Written {
  readonly functions: readonly string[];
  readonly example: readonly string[];
  readonly records?: readonly string[];
}

/** The functions over the list, and the lines that show them. */
export function writeCollection(
  collection: Collection,
  type: string,
  fields: readonly string[],
  language: string,
): Written {
  const { many, shape, tests, order, limit, value, shown } = collection;
  const one = (of = 'one'): string =>
    (shown.length > 0 ? shown : fields).map((field) => `{${of}.${camel(field)}}`).join(', ');
  const chosen =
    tests.length > 0
      ? [`let found: [${type}] = []`, `for one in ${many}`, `  if ${tested(tests)}`, '    append(found, one)']
      : [];
  const list = tests.length > 0 ? 'found' : many;
  const sorted = sortedBy(list, order);
  // A loop over a call with a closure is hard to read in Swift.
  const ordered = order.length > 0 ? [`let ordered = ${sorted}`] : [];
  const inOrder = order.length > 0 ? 'ordered' : list;
  const by = 'by' in shape ? camel(shape.by) : '';
  const keys = (map: string): string =>
    SORTED_KEYS.test(language) ? `keys(${map})` : `sorted(keys(${map}))`;
  const fun = (
    name: string,
    result: string,
    lines: readonly string[],
    given = `${many}: [${type}]`,
  ): string => [`fun ${name}(${given}) -> ${result}`, ...lines.map((line) => `  ${line}`)].join('\n');
  const rows = (call: string): string[] => [`for one in ${call}`, `  print "${one()}"`];
  switch (shape.is) {
    case 'rows': {
      const taken = limit === undefined ? sorted : `take(${sorted}, ${limit})`;
      const about =
        order.length > 0 && (tests.length === 0 || limit !== undefined)
          ? order.map(({ field }) => field)
          : tests.map(({ field }) => field);
      const name = `${limit ? 'top' : tests.length > 0 ? 'choose' : 'sort'}By${nameOf([...new Set(about)])}`;
      return value
        ? {
            functions: [
              fun(`${camel(value)}sBy${nameOf([...new Set(about)])}`, '[text]', [
                ...chosen,
                ...ordered,
                `let ${camel(value)}s: [text] = []`,
                `for one in ${limit === undefined ? inOrder : `take(${inOrder}, ${limit})`}`,
                `  append(${camel(value)}s, one.${camel(value)})`,
                `return ${camel(value)}s`,
              ]),
            ],
            example: [
              `for ${camel(value)} in ${camel(value)}sBy${nameOf([...new Set(about)])}(${many})`,
              `  print ${camel(value)}`,
            ],
          }
        : {
            functions: [fun(name, `[${type}]`, [...chosen, `return ${taken}`])],
            example: rows(`${name}(${many})`),
          };
    }
    case 'groups': {
      const key = shape.isInitial ? `initial(one.${by})` : `one.${by}`;
      const name = `groupBy${capital(by)}${shape.isInitial ? 'Initial' : ''}`;
      return {
        functions: [
          fun(name, `{text:[${type}]}`, [
            ...chosen,
            ...ordered,
            `let groups: {text:[${type}]} = []`,
            `for one in ${inOrder}`,
            `  let key = ${key}`,
            '  addTo(groups, key, one)',
            ...(limit === undefined
              ? ['return groups']
              : [
                  `let best: {text:[${type}]} = []`,
                  'for key in keys(groups)',
                  `  put(best, key, take(groups[key], ${limit}))`,
                  'return best',
                ]),
          ]),
        ],
        example: [
          `let groups = ${name}(${many})`,
          `for key in ${keys('groups')}`,
          '  print "{key}:"',
          '  for one in groups[key]',
          `    print "  ${one()}"`,
        ],
      };
    }
    case 'totals': {
      const kind = shape.op === 'count' ? 'int' : shape.op === 'average' ? 'float' : kindOf(shape.of);
      const sum = shape.op === 'count' ? '1' : `one.${camel(shape.of)}`;
      const name = `${shape.op}${shape.of ? capital(camel(shape.of)) : capital(many)}By${capital(by)}`;
      const zero = kind === 'float' ? '0.0' : '0';
      return {
        functions: [
          fun(name, `{text:${kind}}`, [
            ...chosen,
            `let totals: {text:${kind}} = []`,
            ...(shape.op === 'average' ? ['let counts: {text:int} = []'] : []),
            `for one in ${list}`,
            `  put(totals, one.${by}, getOr(totals, one.${by}, ${zero}) + ${sum})`,
            ...(shape.op === 'average'
              ? [
                  `  put(counts, one.${by}, getOr(counts, one.${by}, 0) + 1)`,
                  'let averages: {text:float} = []',
                  'for key in keys(totals)',
                  '  put(averages, key, totals[key] / counts[key])',
                  'return averages',
                ]
              : ['return totals']),
          ]),
        ],
        example: [
          `let result = ${name}(${many})`,
          `for key in ${keys('result')}`,
          '  print "{key}: {result[key]}"',
        ],
      };
    }
    case 'parts': {
      const [first, second] = shape.names;
      const name = `split${capital(many)}`;
      return {
        records: [`record Parts(${first}: [${type}], ${second}: [${type}])`],
        functions: [
          fun(name, 'Parts', [
            `let ${first}: [${type}] = []`,
            `let ${second}: [${type}] = []`,
            `for one in ${many}`,
            `  if ${tested([shape.test])}`,
            `    append(${first}, one)`,
            '  else',
            `    append(${second}, one)`,
            `return Parts(${first}, ${second})`,
          ]),
        ],
        example: [
          `let parts = ${name}(${many})`,
          ...shape.names.flatMap((part) => [
            `print "${part}:"`,
            `for one in parts.${part}`,
            `  print "  ${one()}"`,
          ]),
        ],
      };
    }
    case 'merged': {
      const name = `mergeBy${capital(by)}`;
      const kind = kindOf(shape.by);
      const newer = [
        `let newer: {${kind}:${type}} = []`,
        'for one in second',
        `  put(newer, one.${by}, one)`,
      ];
      return {
        functions: [
          fun(
            name,
            `[${type}]`,
            [
              ...(shape.isFirst ? [] : newer),
              `let merged: [${type}] = []`,
              `let known: {${kind}:bool} = []`,
              'for one in first',
              `  put(known, one.${by}, true)`,
              ...(shape.isFirst
                ? ['  append(merged, one)']
                : [
                    `  if has(newer, one.${by})`,
                    `    append(merged, newer[one.${by}])`,
                    '  else',
                    '    append(merged, one)',
                  ]),
              'for one in second',
              `  if not has(known, one.${by})`,
              '    append(merged, one)',
              'return merged',
            ],
            `first: [${type}], second: [${type}]`,
          ),
        ],
        example: rows(`${name}(first, second)`),
      };
    }
    case 'unique': {
      const name = `uniqueBy${capital(by)}`;
      return {
        functions: [
          fun(name, `[${type}]`, [
            `let known: {${kindOf(shape.by)}:bool} = []`,
            `let kept: [${type}] = []`,
            `for one in ${shape.isLast ? `reversed(${many})` : many}`,
            `  if not has(known, one.${by})`,
            `    put(known, one.${by}, true)`,
            '    append(kept, one)',
            `return ${shape.isLast ? 'reversed(kept)' : 'kept'}`,
          ]),
        ],
        example: rows(`${name}(${many})`),
      };
    }
    case 'index': {
      const name = `indexBy${capital(by)}`;
      const kind = kindOf(shape.by);
      const wanted = sampleOf(shape.by, 1, undefined);
      return {
        functions: [
          fun(name, `{${kind}:${type}}`, [
            `let index: {${kind}:${type}} = []`,
            `for one in ${many}`,
            `  put(index, one.${by}, one)`,
            'return index',
          ]),
        ],
        example: [`let index = ${name}(${many})`, `let found = index[${wanted}]`, `print "${one('found')}"`],
      };
    }
    case 'ends': {
      const made = shape.ends.map(({ field, isDown, word }) => {
        const label = word.replace(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase());
        return {
          label,
          word,
          lines: fun(`${label}Of`, `${type}?`, [
            `if size(${many}) == 0`,
            '  return none',
            `let best = ${many}[0]`,
            `for one in ${many}`,
            `  if one.${camel(field)} ${isDown ? '>' : '<'} best.${camel(field)}`,
            '    best = one',
            'return best',
          ]),
        };
      });
      return {
        functions: made.map(({ lines }) => lines),
        example: made.flatMap(({ label, word }) => [
          `with ${label} = ${label}Of(${many})`,
          `  print "${word}: ${one(label)}"`,
        ]),
      };
    }
  }
}
