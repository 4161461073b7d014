import { capital } from '../../../capital.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import type { Core } from './core.ts';
import { program } from './written-program.ts';

const WORDS =
  'java c# csharp kotlin swift streams stream linq api lambda lambdas collectors method function static class record records list lists collection from of a an the given with and get gets getting find compute computes calculate return returns returning result using use uses that which takes take map dictionary as into to value values in it for each group groups grouped grouping query over by ienumerable on';

const OPS: Readonly<Record<string, string>> = {
  average: 'average',
  mean: 'average',
  avg: 'average',
  sum: 'sum',
  sums: 'sum',
  total: 'sum',
  totals: 'sum',
  highest: 'max',
  maximum: 'max',
  max: 'max',
  largest: 'max',
  biggest: 'max',
  lowest: 'min',
  minimum: 'min',
  min: 'min',
  smallest: 'min',
  cheapest: 'min',
  count: 'count',
  counts: 'count',
  number: 'count',
};
const OP = Object.keys(OPS).join('|');
const NO_FIELD =
  'per|by|for|of|and|with|in|as|each|a|an|the|sorted|group|grouped|using|where|to|is|only|from|list|every';
const KEYED = '(?:per|by|for each|of each|for every|in each|grouped by|group by|of every)';
const NO_KEY =
  'a|an|the|key|value|their|its|using|descending|ascending|stream|streams|month|year|day|week|hour|date|name length|length|first';
const MEASURE = new RegExp(
  `\\b(?:the |their )*(${OP})(?:s|med|ming)?(?: (?:of|the|all|up|their|its|order)\\b)*(?: (?!(?:${NO_FIELD})\\b)([a-z]+))?(?: (?:spent|paid|sold|earned))?(?: ${KEYED} (?:the )?(?!(?:${NO_KEY})\\b)([a-z]+))?`,
);
const GROUPED = new RegExp(
  `\\b(?:group(?:s|ed|ing)?)\\b(?: (?:them|it|a|the|list|of|all|[a-z]+s))* by (?:the |their )?(?!(?:${NO_KEY})\\b)([a-z]+)`,
);
const LISTED =
  /\b(?:list|ienumerable|collection|iterable|mutablelist)<([a-z]+)>|\b(?:list|collection|stream|array) of ([a-z]+s)\b/;
const STATE =
  /(?:[,;]? ?\b(?:only|for|with|where|having|whose|in|the|of|those|all|that|are|have|and) )+(status|state|type|category|country|region|currency|role|kind|gender)(?: (?:is|equals|being|of)| ?={1,2})? ?["']?([a-z_]+)["']?/;
const ONLY =
  /\b(?:only |just )(?:the )?(?!with\b|those\b|for\b|where\b|if\b|active\b)([a-z]+(?:ed|en|id|ing)) ([a-z]+s)\b/;
const BOUND = new RegExp(
  `(?:[,;]? ?\\b(?:only|for|with|where|having|whose|those|an?|the|and|[a-z]+s) )+(?!more\\b|at\\b|less\\b|fewer\\b)([a-z]+) (?:is |of |are )?(over|above|greater than|more than|larger than|at least|under|below|less than|at most|>=|<=|>|<) ?[$€]?${NUMBER}\\b`,
);
const HAVING = new RegExp(
  `(?:[,;]? ?\\b(?:only|for|with|where|having|that|which|have|has|there|are|and|[a-z]+s) )+(more than|at least) ${NUMBER} ([a-z]+s)\\b`,
);
const YEAR = /\b(?:for|in|of|from|only)(?: the)?(?: year)? (\d{4})\b|\byear (?:is |= ?)?(\d{4})\b/;
const TOP = new RegExp(`\\b(?:only |the |and |limited to |take )*(?:top|first|best) ${NUMBER}\\b`);
const DOWN =
  /(?:[,;]? ?\b(?:and|sort(?:ed|s)?|ordered|order|by|the|in|average|total|sum|count|value|values|result|amount|it|that|them) )*\b(?:descending(?:ly)?|desc|highest first|largest first|from high(?:est)? to low(?:est)?|highest to lowest|in reverse order)\b(?: (?:order|by|value|the|average|total|sum|count|values|amount|of))*/;
const UP =
  /(?:[,;]? ?\b(?:and|sort(?:ed|s)?|ordered|by|the|in|average|total|sum|count|value|values|result|amount) )*\b(?:ascending|asc|lowest first|smallest first)\b(?: (?:order|by|value))*/;
const BY_KEY =
  /(?:[,;]? ?\b(?:and) )*\b(?:sort(?:ed|s)?|ordered) (?:by (?:the )?(?:key|keys|name)|alphabetically)\b/;
const MAP =
  /\b(?:and )?(?:returned |result |return )*(?:as|into|in|returns?|to) (?:an? |the )?((?:linked ?hash|tree|sorted|linked|hash)? ?map|dictionary|sorteddictionary|list of tuples)(?:<\w+, ?\w+>)?(?: sorted by key)?/;

interface Check {
  readonly java: string;
  readonly csharp: string;
  readonly kotlin: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  over: '>',
  above: '>',
  'greater than': '>',
  'more than': '>',
  'larger than': '>',
  '>': '>',
  'at least': '>=',
  '>=': '>=',
  under: '<',
  below: '<',
  'less than': '<',
  '<': '<',
  'at most': '<=',
  '<=': '<=',
};

/** Everything about the groups of a list that a wish says; undefined if it says too little. */
function groupingOf(
  _: ReadonlyMap<string, string>,
  wish: WishText,
): Readonly<Record<string, string>> | undefined {
  const listed = wish.take(LISTED);
  if (!listed) return undefined;
  const [, generic, plural = ''] = listed;
  const named = generic ? wish.original(listed, generic) : capital(singular(plural));
  if (/^(?:String|Integer|Int|Double|Long|Numbers?|Words?|Decimal|Name|List|Map|Object)$/i.test(named))
    return undefined;
  const type = capital(named);
  const thing = type.charAt(0).toLowerCase() + type.slice(1);
  const fields = new Map<string, string>();
  const checks: Check[] = [];
  const having = wish.take(HAVING);
  const state = wish.take(STATE);
  const only = state ? undefined : wish.take(ONLY);
  const stateName = state?.[1] ?? (only ? 'status' : undefined);
  const said = state?.[2] ? wish.original(state, state[2]) : only?.[1];
  if (stateName && said) {
    const isStatus = stateName === 'status' || stateName === 'state';
    fields.set(stateName, isStatus ? 'status' : 'text');
    const constant = said.toUpperCase();
    const pascal = said.toLowerCase().split('_').map(capital).join('');
    checks.push(
      isStatus
        ? {
            java: `${thing}.${stateName}() == Status.${constant}`,
            csharp: `${thing}.${capital(stateName)} == Status.${pascal}`,
            kotlin: `it.${stateName} == Status.${constant}`,
          }
        : {
            java: `${thing}.${stateName}().equals("${said}")`,
            csharp: `${thing}.${capital(stateName)} == "${said}"`,
            kotlin: `it.${stateName} == "${said}"`,
          },
    );
  }
  const year = wish.take(YEAR);
  if (year) {
    const number = year[1] ?? year[2];
    fields.set('date', 'date');
    checks.push({
      java: `${thing}.date().getYear() == ${number}`,
      csharp: `${thing}.Date.Year == ${number}`,
      kotlin: `it.date.year == ${number}`,
    });
  }
  const top = wish.take(TOP);
  const bound = wish.take(BOUND);
  const isDown = wish.take(DOWN) !== undefined || top !== undefined;
  const isUp = wish.take(UP) !== undefined;
  const isByKey = wish.take(BY_KEY) !== undefined;
  // A map that keeps an order of its own cannot be sorted otherwise.
  if (!wish.has(isDown || isUp ? /tree|sorted(?=map|dict)/ : /linked/)) wish.take(MAP);
  const grouped = wish.take(GROUPED);
  const measure = wish.take(MEASURE);
  const op = OPS[measure?.[1] ?? ''];
  const key = singular(measure?.[3] ?? grouped?.[1] ?? '');
  if (!measure || !op || key === '' || (isDown && isUp) || (isByKey && (isDown || isUp))) return undefined;
  const value = op === 'count' ? '' : singular(measure[2] ?? 'amount');
  if (value === key || value === thing) return undefined;
  fields.set(key, 'text');
  if (bound) {
    const [, field = '', sign = '', limit = ''] = bound;
    const name = singular(field);
    if (fields.has(name)) return undefined;
    fields.set(name, 'number');
    const compared = `${SIGNS[sign]} ${numberOf(limit)}`;
    checks.push({
      java: `${thing}.${name}() ${compared}`,
      csharp: `${thing}.${capital(name)} ${compared}`,
      kotlin: `it.${name} ${compared}`,
    });
  }
  if (value && !fields.has(value)) fields.set(value, 'number');
  const all = [...fields];
  const others = all.filter(([name]) => name !== key && name !== value);
  const ordered = [key, ...others.map(([name]) => name), ...(value ? [value] : [])];
  const kinds: Readonly<Record<string, readonly [java: string, csharp: string, kotlin: string]>> = {
    text: ['String', 'string', 'String'],
    number: ['double', 'decimal', 'Double'],
    date: ['LocalDate', 'DateTime', 'LocalDate'],
    status: ['Status', 'Status', 'Status'],
  };
  const declared = (at: 0 | 1 | 2, write: (name: string, kind: string) => string): string =>
    ordered.map((name) => write(name, kinds[fields.get(name) ?? 'text']?.[at] ?? '')).join(', ');
  const STATUSES = [...new Set([said?.toUpperCase() ?? 'PAID', 'NEW', 'CANCELLED'])];
  const isSorted = isDown || isUp;
  const atLeast = having ? numberOf(having[2] ?? '') + (having[1] === 'more than' ? 1 : 0) : undefined;
  const name = `${op === 'sum' ? 'total' : op}${value ? capital(value) : capital(`${thing}s`)}By${capital(key)}`;
  const limit = numberOf(bound?.[3] ?? '0');
  const boundBy = singular(bound?.[1] ?? '');
  const boundSample = (row: number): string =>
    `${/</.test(SIGNS[bound?.[2] ?? ''] ?? '') === (row === 3) ? limit + 10 + row : limit - 1 - row}`;
  const other: Readonly<Record<string, readonly string[]>> = {
    text: ['"Ada"', '"Ben"', '"Ada"', '"Cem"'],
    number: ['10', '25', '30', '12.5'],
  };
  const sample = (row: number, language: 'java' | 'csharp' | 'kotlin'): string =>
    ordered
      .map((name) => {
        const kind = fields.get(name) ?? 'text';
        const wanted = name === stateName && kind === 'text' ? `"${said}"` : undefined;
        if (wanted) return row === 3 ? '"other"' : wanted;
        if (kind === 'status')
          return `Status.${language === 'csharp' ? capital((STATUSES[row === 3 ? 1 : 0] ?? '').toLowerCase()) : STATUSES[row === 3 ? 1 : 0]}`;
        if (kind === 'date') {
          const date = `${year?.[1] ?? year?.[2]}, ${row + 1}, 15`;
          return language === 'csharp' ? `new DateTime(${date})` : `LocalDate.of(${date})`;
        }
        const given = name === boundBy ? boundSample(row) : (other[kind]?.[row] ?? '0');
        return kind === 'number'
          ? language === 'csharp'
            ? `${given}m`
            : language === 'kotlin' && !given.includes('.')
              ? `${given}.0`
              : given
          : given;
      })
      .join(', ');
  // Enough of a group that it counts, and one record that is left out.
  const shownRows = [0, 1, 2, ...Array.from({ length: Math.max((atLeast ?? 0) - 2, 0) }, () => 0), 3];
  const rows = (language: 'java' | 'csharp' | 'kotlin', make: string): string =>
    shownRows.map((row) => `  ${make}${type}(${sample(row, language)})`).join(',\n');
  return {
    type,
    thing,
    things: `${thing}s`,
    key,
    value,
    given: name,
    csharpName: capital(name),
    javaFields: declared(0, (one, kind) => `${kind} ${one}`),
    csharpParameters: declared(1, (one, kind) => `${kind} ${one}`),
    csharpSet: ordered.map((one) => `${capital(one)} = ${one};`).join(' '),
    csharpProperties: ordered
      .map((one) => `  public ${kinds[fields.get(one) ?? 'text']?.[1]} ${capital(one)} { get; }`)
      .join('\n'),
    kotlinFields: declared(2, (one, kind) => `val ${one}: ${kind}`),
    statuses: STATUSES.join(', '),
    csharpStatuses: STATUSES.map((one) => one.toLowerCase().split('_').map(capital).join('')).join(', '),
    javaCheck: checks.map(({ java }) => java).join(' && '),
    csharpCheck: checks.map(({ csharp }) => csharp).join(' && '),
    kotlinCheck: checks.map(({ kotlin }) => kotlin).join(' && '),
    javaRows: rows('java', 'new '),
    csharpRows: rows('csharp', 'new '),
    kotlinRows: rows('kotlin', ''),
    result: op === 'count' ? 'Long' : 'Double',
    csharpResult: op === 'count' ? 'int' : 'decimal',
    kotlinResult: op === 'count' ? 'Int' : 'Double',
    [op]: '',
    ...(stateName && fields.get(stateName) === 'status' ? { hasStatus: '' } : {}),
    ...(year ? { dated: '' } : {}),
    ...(checks.length > 0 ? { checked: '' } : {}),
    ...(isSorted ? { sorted: '' } : {}),
    ...(isUp ? { rising: '' } : {}),
    ...(top?.[1] ? { limit: `${numberOf(top[1])}` } : {}),
    ...(atLeast === undefined ? {} : { least: `${atLeast}` }),
  };
}

/** One value for each group of a list of records, as streams, LINQ and Kotlin say it. */
export const GROUPING_CORES: readonly Core[] = [
  program(
    'typed-grouping',
    new RegExp(
      `^(?=.*\\b(?:list<\\w+>|ienumerable<\\w+>|streams?\\b|linq\\b))(?=.*\\b(?:${OP})(?:s|med|ming)?\\b)(?=.*\\b(?:per|by|each|every)\\b)(?!.*\\b(?:csv|json|file|join\\w*|flatmap|nested|partition\\w*|median|percent\\w*|per month|by month|per year|by year|each month|sql|database|entity framework|dbcontext|async|parallel|words?|strings|characters|tests?|second|running|distinct|names of|list of lists|spring|map<string, ?list)\\b)`,
    ),
    WORDS,
    { derived: groupingOf },
  ),
];
