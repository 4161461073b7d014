import { readDecimals } from '../programs/read-shown.ts';
import { singular, WishText } from '../reading/text.ts';
import type { Check, Given, Key, Measure, Order, Pipeline } from './pipeline.ts';
import { givenOf, readChecks, readHaving } from './read-checks.ts';
import { partOf, readGroups, readShownFields, type SaidMeasure } from './read-groups.ts';
import { type Limited, readLimit, readOrders, type SaidOrder } from './read-order.ts';
import { readColumns, readOutput, readSource } from './read-source.ts';
import { AMOUNT, fieldName, isDateName, isNumberName, NOUNS } from './vocabulary.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and then it its of in to from for with by as is are this them their each all every write create make
  me please program script tool command line cli console small simple short code reads read reading loads load parses parse
  takes take prints print printing output outputs show shows report reports display displays compute computes calculate
  calculates find finds given out on into has have together also using use function method returns return returning file
  files path record records row rows entries objects object items array list lists data only those ones who whose one per
  result results value values column columns where group groups grouped grouping filter filters filtered what get gets
  keep keeps python javascript typescript go golang java ruby php node csharp kotlin be should must will i want need my
  so there do does down total totals up goes through input stdout console terminal screen summary analyze process
  transform transforms iso text over across based field fields key keys statement statements new respective`.split(
    /\s+/,
  ),
);

const NAMED_FUNCTION =
  /\b(?:function|method|func|def)?\s?\b(?:called|named)\s+["'`]?([a-z_]\w*)["'`]?(?:\(\))?(?![\w./])/;

interface Names {
  readonly columns: readonly string[];
  readonly date: string;
  readonly isList: boolean;
}

/** The column that a word of the wish means. */
function columnOf(said: string, { columns, date }: Names): string {
  const plain = (name: string): string => singular(name.toLowerCase().replace(/[_ ]/g, ''));
  const same = columns.find((one) => plain(one) === plain(said));
  if (same) return same;
  const longer = columns.find(
    (one) => plain(one).startsWith(plain(said)) || plain(one).endsWith(plain(said)),
  );
  if (longer) return longer;
  const name = said.toLowerCase();
  if (AMOUNT.test(name)) return columns.find((one) => /amount|total|price|value|cost/i.test(one)) ?? 'amount';
  if (/^dates?$/.test(name)) return date;
  return /(?:ss|us|is|sales|hours|points|bytes)$/.test(name) || columns.includes(name)
    ? name
    : singular(name);
}

const NOUN = new RegExp(`\\b(${NOUNS})\\b`);
const LISTED = new RegExp(
  `\\b(?:takes? |given |takes? in |over |from |of |in |for |on )?(?:an? |the )?(?:list|array|slice|vector|collection|iterable|sequence)(?: of| with)? (?:[a-z]+ )?(${NOUNS}|[a-z]+s)\\b(?: (?:objects|dicts|records|hashes|structs|dictionaries|instances))?`,
);

function readNoun(wish: WishText): string {
  const listed = wish.take(LISTED)?.[1];
  const general = /^(?:rows|records|entries|lines|objects|hashes|dicts|dictionaries|maps|instances|structs)$/;
  if (listed && !general.test(listed)) return listed;
  const found = NOUN.exec(wish.given.toLowerCase())?.[1];
  return found && !general.test(found) ? found : 'records';
}

const OP_WORDS: Readonly<Record<Measure['op'], string>> = {
  sum: 'total',
  average: 'average',
  count: 'count',
  distinct: 'distinct',
  min: 'min',
  max: 'max',
  median: 'median',
};

function measuresOf(said: readonly SaidMeasure[], names: Names, noun: string): Measure[] {
  const plural = new RegExp(`^(?:${NOUNS})$`);
  const resolved = said.map(({ op, field }): Omit<Measure, 'name'> => {
    if (op === 'count') return { op };
    const isNoun =
      field === undefined ||
      AMOUNT.test(field) ||
      field === noun ||
      (plural.test(field) && !isNumberName(field));
    const usual = op === 'distinct' ? (field ?? 'id') : isNoun ? 'amount' : field;
    return { op, field: columnOf(usual, names) };
  });
  const isOneField = new Set(resolved.flatMap(({ field }) => field ?? [])).size <= 1;
  const seen = new Set<string>();
  return resolved.flatMap((one) => {
    const name = isOneField || one.op === 'count' ? OP_WORDS[one.op] : `${OP_WORDS[one.op]}_${one.field}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ ...one, name }];
  });
}

const VALUE_WORDS =
  /^(?:totals?|sums?|amounts?|counts?|averages?|means?|revenue|spent|spending|frequency|values?|sales|number|occurrences|most|max|min|quantity|median|highest|lowest|popularity)$/;

/** The orders of a result: of its columns, or of fields. */
function ordersOf(
  said: readonly SaidOrder[],
  { keys, measures }: Pick<Pipeline, 'keys' | 'measures'>,
  names: Names,
): Order[] | undefined {
  const isSummary = measures.length > 0;
  const orders: Order[] = [];
  for (const { by, isDescending, isAscending } of said) {
    if (!isSummary) {
      const name = by === undefined ? undefined : columnOf(by, names);
      if (name === undefined) return undefined;
      orders.push({ name, isDescending, isNumber: isNumberName(name) && !isDateName(name) });
      continue;
    }
    const key = keys.find(
      (one) =>
        by !== undefined &&
        (one.name === singular(by) ||
          one.field === columnOf(by, names) ||
          by === one.name ||
          by.startsWith(`${one.name}_`) ||
          (one.part !== undefined && /^(?:date|time)s?$/.test(by))),
    );
    const measure =
      measures.find(
        ({ name, field }) =>
          by !== undefined &&
          (name === singular(by) || (field !== undefined && field === columnOf(by, names))),
      ) ??
      (by === undefined || VALUE_WORDS.test(by) || new RegExp(`^(?:${NOUNS})$`).test(by)
        ? measures[0]
        : undefined);
    const first = keys[0];
    if (key) orders.push({ name: key.name, isDescending, isNumber: false });
    else if (measure)
      orders.push({
        name: measure.name,
        isDescending: isDescending || (by !== undefined && !isAscending && /^most|popularity/.test(by)),
        isNumber: true,
      });
    else if (by === 'name' && first) orders.push({ name: first.name, isDescending, isNumber: false });
    else return undefined;
  }
  return orders;
}

const unique = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((one) => [JSON.stringify(one), one])).values(),
];

export interface ReadPipeline {
  readonly pipeline: Pipeline;
  /** Words that nothing here understands. */
  readonly unmet: readonly string[];
}

const ANOTHER =
  /\b(?:class|server|endpoint|sql|query|database|pandas|thread|matrix|graph|tree|regex|api|html|recursive|recursively|decorator|struct|linq|jq)\b/i;

/** What a wish wants of records; undefined if it is not about any. */
export function readPipeline(prompt: string): ReadPipeline | undefined {
  if (ANOTHER.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const named = wish.take(NAMED_FUNCTION);
  const givenName = named?.[1] ? wish.original(named, named[1]) : undefined;
  const written = readOutput(wish);
  const columns = readColumns(wish);
  const source = readSource(wish);
  if (!source) return undefined;
  const format = source.from === 'list' ? undefined : source.format;
  const isLog = format === 'access' || format === 'log';
  const date = isLog ? 'time' : (columns.find((one) => isDateName(one.toLowerCase())) ?? 'date');
  const names: Names = { columns, date, isList: source.from === 'list' };
  const decimals =
    readDecimals(wish)?.count ??
    (wish.take(/,? ?\brounded(?: to (?:the )?(?:nearest )?(?:cents?))\b/)
      ? 2
      : wish.take(/,? ?\brounded(?: to (?:the )?(?:nearest )?(?:integers?|whole numbers?|ints?))\b/)
        ? 0
        : undefined);
  const isMissingZero =
    wish.take(
      /,? ?\b(?:and )?(?:treat|count|tak)(?:s|es|ing)? (?:any |the )?(?:missing|empty|blank|null|nil)(?: or (?:missing|empty|null))? (?:[a-z]+ )?(?:values? |ones )?as (?:0|zero)\b/,
    ) !== undefined;
  const had = readHaving(wish);
  const isDuplicates =
    wish.take(
      /\b(?:finds?|prints?|lists?|shows?|reports?|detects?|returns?|outputs?)?(?: all| the)? ?duplicate(?:d|s)?(?: (?:rows|records|lines|entries|objects|[a-z]+s))?(?=.*?\b(?:by|on|based on|with the same|same|have the same)\b)/,
    ) !== undefined;
  const sameKeys = isDuplicates
    ? wish.take(
        /\b(?:by|on|based on|with the same|having the same|that have the same|according to)(?: (?:the|their))? ([a-z_]+(?: and [a-z_]+)?)(?: (?:column|address|field))?/,
      )?.[1]
    : undefined;
  const ignoresCase =
    wish.take(
      /,? ?\b(?:and )?(?:ignoring|ignores?|regardless of|case[- ]insensitive(?:ly)?)(?: (?:letter |upper(?:case)? and lower ?)?case)?\b(?= ?(?:·|[,.;]|$|and))/,
    ) !== undefined;
  const limited = readLimit(wish);
  const saidOrders = readOrders(wish);
  const checks = readChecks(wish, date, format);
  const said = readGroups(wish);
  const ofKey =
    said.keys.length === 0 && limited?.of && !new RegExp(`^(?:${NOUNS})$`).test(limited.of) && isLog
      ? [limited.of]
      : [];
  const keyed = sameKeys ? sameKeys.split(' and ') : [...said.keys, ...ofKey];
  const keyOfLimit =
    limited?.of && keyed.length === 0 && said.measures.length > 0 && limited.of !== 'records'
      ? [limited.of]
      : [];
  const keys = [...keyed, ...keyOfLimit].map((name): Key => {
    const part = partOf(name);
    if (part) return { field: date, part, name: part };
    const field = isLog ? logField(name) : columnOf(name, names);
    return { field, name: field };
  });
  const noun = readNoun(wish);
  const isCounted = ofKey.length > 0 && said.measures.length === 0;
  const isSorted = limited?.by !== undefined;
  const saidMeasures = isCounted ? [{ op: 'count' as const }] : said.measures;
  let measures = isDuplicates ? [] : measuresOf(saidMeasures, names, noun);
  // "The top 3 customers by total amount": the order tells what is computed.
  const rows =
    measures.length === 0 && !isDuplicates ? readShownFields(wish) : { fields: [], isAsked: false };
  const fields = rows.fields
    .map((name) => columnOf(name, names))
    .filter((name) => !keys.some((key) => key.name === name));
  if (had?.op === 'count' && !measures.some(({ op }) => op === 'count'))
    measures = [...measures, { op: 'count', name: 'count' }];
  const shape = isDuplicates
    ? 'duplicates'
    : keys.length > 0
      ? measures.length > 0
        ? 'summary'
        : 'groups'
      : measures.length > 0
        ? 'totals'
        : 'rows';
  const by: SaidOrder[] =
    saidOrders.length > 0 || !isSorted ? [...saidOrders] : [orderOfLimit(limited, measures.length > 0)];
  if (by.length === 0 && limited && shape === 'summary')
    by.push({ by: undefined, isDescending: true, isAscending: false });
  const order = ordersOf(by, { keys, measures }, names);
  if (!order) return undefined;
  const first = order[0];
  // Equal values stand in the same order in every run.
  if (shape === 'summary' && first?.isNumber && order.length === 1)
    order.push(...keys.map(({ name }) => ({ name, isDescending: false, isNumber: false })));
  const measured = measures.flatMap(({ op, field }) => (field && op !== 'distinct' ? [field] : []));
  const settled = unique(
    checks.map((check) => ({
      ...check,
      field: isLog
        ? check.field
        : check.field === ''
          ? (measured[0] ?? keys[0]?.field ?? '')
          : check.field === date
            ? date
            : columnOf(check.field, names),
    })),
  ).filter(({ field }) => field !== '');
  const limit = limited?.count;
  const numbers = new Set([
    ...measured,
    ...settled.flatMap((check) =>
      check.is === 'numeric' || (check.is === 'compare' && typeof check.value === 'number')
        ? [check.field]
        : [],
    ),
    ...(measures.length === 0 ? order.filter(({ isNumber }) => isNumber).map(({ name }) => name) : []),
    ...columns.filter((one) => isNumberName(one)),
  ]);
  const isAsked =
    shape === 'summary' ||
    shape === 'duplicates' ||
    (shape === 'groups' && said.isGrouped) ||
    (shape === 'totals' && (source.from !== 'list' || settled.length > 0)) ||
    (shape === 'rows' && (settled.length > 0 || order.length > 0) && (rows.isAsked || limit !== undefined));
  if (!isAsked) return undefined;
  const having = had
    ? [{ name: had.op === 'count' ? 'count' : (measures[0]?.name ?? ''), sign: had.sign, value: had.value }]
    : [];
  const given: Given['given'][] = [
    ...new Set([...givenOf(settled), ...(typeof limit === 'object' ? [limit.given] : [])]),
  ];
  const silent = new Set([
    ...SILENT,
    noun,
    singular(noun),
    ...keys.flatMap(({ name }) => [name, `${name}s`]),
    ...fields,
    ...numbers,
    ...columns.map((one) => one.toLowerCase()),
    ...(said.counted ? [said.counted] : []),
    ...(limited?.of ? [limited.of] : []),
    ...NOUNS.split('|'),
  ]);
  return {
    pipeline: {
      source,
      shape,
      noun,
      name: nameOf(shape, measures, keys, noun),
      ...(givenName ? { givenName } : {}),
      checks: settled,
      having,
      keys,
      measures,
      order,
      ...(limit === undefined ? {} : { limit }),
      ...(decimals === undefined ? {} : { decimals }),
      fields,
      ignoresCase,
      isMissingZero,
      ...written,
      given,
      numbers,
    },
    unmet: wish
      .left(silent)
      .map((one) => one.replace(/^['"]|['"]$/g, ''))
      .filter((one) => one !== '' && !silent.has(one)),
  };
}

const logField = (name: string): string => {
  const one = singular(fieldName(name));
  return /^(?:ip|ip_addres|ip_address|client|addres|address|visitor|host)$/.test(one)
    ? 'ip'
    : /^(?:path|url|uri|page|endpoint|route|resource)$/.test(one)
      ? 'path'
      : /^(?:status_code|code|statuse|status)$/.test(one)
        ? 'status'
        : one;
};

const orderOfLimit = ({ by }: Limited, isSummary: boolean): SaidOrder => ({
  by: isSummary ? undefined : by?.field,
  isDescending: by?.isDescending ?? true,
  isAscending: by?.isDescending === false,
});

function nameOf(
  shape: Pipeline['shape'],
  measures: readonly Measure[],
  keys: readonly Key[],
  noun: string,
): string[] {
  const per =
    keys.length > 0
      ? ['by', ...keys.flatMap(({ name }, at) => (at === 0 ? name.split('_') : ['and', ...name.split('_')]))]
      : [];
  const [first] = measures;
  switch (shape) {
    case 'duplicates':
      return ['find', 'duplicates'];
    case 'groups':
      return ['group', ...per];
    case 'rows':
      return ['select', noun];
    default:
      return measures.length === 1 && first
        ? [
            OP_WORDS[first.op],
            ...(first.op === 'count' ? [noun] : (first.field ?? '').split('_').filter(Boolean)),
            ...per,
          ]
        : ['summarize', ...per];
  }
}
