import { readDecimals } from '../programs/read-shown.ts';
import { asksForColumnKind, COLUMN_PLACE } from '../reading/column-kinds.ts';
import { NUMBER, singular, WishText } from '../reading/text.ts';
import type { Check, Given, Key, Order, Pipeline } from './pipeline.ts';
import { givenOf, readChecks } from './read-checks.ts';
import { readExtras } from './read-extras.ts';
import { partOf, readEachValue, readGroups, readShownFields, type SaidMeasure } from './read-groups.ts';
import { readHaving } from './read-having.ts';
import { LISTED_AS, readNoun } from './read-noun.ts';
import { type Limited, readLimit, readOrders, type SaidOrder } from './read-order.ts';
import { readColumns, readJoin, readOutput, readSource } from './read-source.ts';
import { productOf, readStyle } from './read-style.ts';
import { columnOf, logField, measuresOf, type Names, nameOf, orderOfLimit, ordersOf } from './resolve.ts';
import { ADDED, isDateName, isNumberName, NOUNS } from './vocabulary.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and then it its of in to from for with by as is are this them their each all every write create make
  me please program script tool command line cli console small simple short code reads read reading loads load parses parse
  takes take prints print printing output outputs show shows report reports display displays compute computes calculate
  calculates find finds given out on into has have together also using use function method returns return returning file
  files path record records row rows entries objects object items array list lists data only those ones who whose one per
  result results value values column columns where group groups grouped grouping filter filters filtered what get gets
  keep keeps python javascript typescript go golang java ruby php node csharp kotlin be should must will i want need my
  so there do does down total totals up goes through input stdout console terminal screen summary analyze process
  transform transforms statistics stats along everyone anyone iso text over across based field fields key keys statement statements new respective`.split(
    /\s+/,
  ),
);

const CAMEL_FUNCTION = /\b(?:function|method|func|def) ([a-z]+(?:[A-Z]|_[a-z])\w*)/;
const NAMED_FUNCTION =
  /\b(?:function|method|func|def)\s(?:called|named)\s+["'`]?([a-z_]\w*)["'`]?(?:\(\))?(?![\w./])/;

/** "Total revenue, ignoring negative amounts": the amounts are the revenue. */
const isSignOf = (
  { field, value }: { readonly field: string; readonly value: unknown },
  measured: string | undefined,
  columns: readonly string[],
): boolean => field === 'amount' && value === 0 && measured !== undefined && !columns.includes('amount');

const byName = (keys: readonly Key[]): Order[] =>
  keys.map(({ name }) => ({ name, isDescending: false, isNumber: false }));

/** A status or a level of records is a text, as is a field that is compared with one. */
const isSaidInWords = (name: string, checks: readonly Check[]): boolean =>
  /^(?:status|level)$/i.test(name) ||
  checks.some((check) => check.field === name && check.is === 'compare' && typeof check.value === 'string');

/** "The average price per station and the total litres per month": two reports. */
const TWO_REPORTS =
  /\bper ([a-z]+)\b[^.;]*?\band (?:the |their )?(?:total|average|sum|number|count|mean|max\w*|min\w*|highest|lowest)\b[^.;]*? per (?!\1\b)[a-z]+/i;

const unique = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((one) => [JSON.stringify(one), one])).values(),
];

export interface ReadPipeline {
  readonly pipeline: Pipeline;
  /** Words that nothing here understands. */
  readonly unmet: readonly string[];
}

/** The records that a ranking is computed from, where it ranks something else. */
function computedBy({ of, by, isComputed }: Limited, prompt: string): SaidMeasure | undefined {
  if (!of || !by) return undefined;
  const others = (prompt.toLowerCase().match(new RegExp(`\\b(?:${NOUNS})\\b`, 'g')) ?? []).filter(
    (one) => one !== of && !/^(?:rows|records|lines|entries|objects)$/.test(one),
  );
  const op = isComputed ?? (others.length > 0 && ADDED.test(by.field) ? 'sum' : undefined);
  return op && { op, ...(op === 'count' ? {} : { field: by.field }) };
}

/** Of each wish, a pipeline has one of these. */
const ABOUT =
  /\b(?:csv|json\w*|ndjson|logs?|per|each|every|group\w*|summar\w+|duplicate\w*)\b|\.log\b|\b(?:total|average|sum|count\w*|top|number of|how many|mean)\b.* by |\b(?:list|array|slice) of [a-z]+s\b/i;

/** Lists of plain values, which have no fields. */
const PLAIN_LIST =
  /\b(?:list|array|slice|vector) of (?:email addresses|emails|strings|words|numbers|urls|integers|floats|dates|characters|birthdays|temperatures|file ?names)\b(?! (?:objects|records))/i;

const ANOTHER =
  /\b(?:class|server|sql|query|database|pandas|thread|matrix|graph|tree|regex|api|html|recursive|recursively|decorator|struct|jq)\b/i;

/** The pipeline over records that a wish asks for; undefined if it is not about any. */
export function readPipeline(asked: string): ReadPipeline | undefined {
  const { prompt: plain, extras, checks: timed } = readExtras(asked);
  const prompt = plain
    .replace(/\bhttp (?=status)/gi, '')
    // "Each user's name with their total order amount" is the total amount per name.
    .replace(
      /\b(?:each|every) \w+'s (name|title|email|id)s? (?:with|and) (?:their|its|the|his|her) (total|average|number of|sum of)(?: (?:order|sales|purchase|invoice|payment))? (\w+)/gi,
      '$2 $3 per $1',
    )
    // "500 or higher", "two or more grades".
    .replace(
      new RegExp(
        `\\b${NUMBER} or (more|higher|above|greater|over|larger|later|fewer|less|lower|below)\\b`,
        'gi',
      ),
      (_, count: string, way: string) =>
        `${/^(?:fewer|less|lower|below)$/i.test(way) ? 'at most' : 'at least'} ${count}`,
    );
  if (!(timed.length > 0 || ABOUT.test(prompt)) || asksForColumnKind(prompt) || COLUMN_PLACE.test(prompt))
    return undefined;
  // The column is given when the program runs.
  if (
    /\b(?:column|field)s?(?: (?:that|which) is)? (?:given|specified|passed|chosen|selected)\b/i.test(prompt)
  )
    return undefined;
  if (ANOTHER.test(prompt.replace(/[\w-]+\.\w+|\bserver(?: access)? logs?\b/gi, ''))) return undefined;
  // "The column named price".
  const wish = new WishText(prompt.replace(/\b(column|field) (?:named|called) (["'`]?\w+["'`]?)/gi, '$2 $1'));
  if (PLAIN_LIST.test(asked) || TWO_REPORTS.test(asked)) return undefined;
  const style = readStyle(wish);
  const named = wish.take(NAMED_FUNCTION);
  const spelled = named ? undefined : CAMEL_FUNCTION.exec(prompt)?.[1];
  if (spelled) wish.take(new RegExp(`\\b${spelled.toLowerCase()}\\b(?:\\(\\))?`));
  const givenName = named?.[1] ? wish.original(named, named[1]) : spelled;
  const { picked, ...written } = readOutput(wish);
  const columns = readColumns(wish);
  const join = readJoin(wish);
  const source = join?.source ?? readSource(wish);
  if (!source || (source.from === 'list' && /\b(?:folder|directory|file)s?\b/i.test(prompt)))
    return undefined;
  const format = source.from === 'list' ? undefined : source.format;
  const isLog = format === 'access' || format === 'log';
  const date = isLog
    ? 'time'
    : (columns.find((one) => isDateName(one.toLowerCase())) ??
      (/\b(?:hired|joined)\b/i.test(asked) ? 'hire_date' : 'date'));
  const derived = extras.derived ? [extras.derived.name] : [];
  const names: Names = { columns: [...columns, ...derived], date, isList: source.from === 'list' };
  const spoken = readNoun(wish);
  const decimals =
    readDecimals(wish)?.count ??
    (wish.take(/,? ?\brounded(?: to (?:the )?(?:nearest )?(?:cents?))\b/)
      ? 2
      : wish.take(/,? ?\brounded(?: to (?:the )?(?:nearest )?(?:integers?|whole numbers?|ints?))\b/)
        ? 0
        : undefined);
  const isMissingZero =
    wish.take(
      /,? ?\b(?:and )?(?:treat|count|tak)(?:s|es|ing)? (?:any |the )?(?:missing|empty|blank|null|nil)(?: or (?:missing|empty|null))? (?:[a-z]+ )?(?:values? |ones )?as (?:0|zero)\b|,? ?\b(?:and )?(?:any |the )?(?:missing|empty|blank|null|nil) (?:[a-z]+ )?(?:values? )?(?:should |must )?(?:counts?|are (?:treated|counted)|is (?:treated|counted)|be (?:treated|counted)|being treated|treated|counted) as (?:0|zero)\b/,
    ) !== undefined;
  const bound = readHaving(wish);
  const had = bound?.field === undefined ? bound : undefined;
  const isUnique =
    wish.take(
      /\b(?:removes?|removing|drops?|dropping|eliminates?|deletes?|strips?|dedup(?:licate)?s?|de-?duplicat(?:es?|ing))(?: all| the| any)? ?(?:duplicate(?:d|s)?)?(?: (?:rows|records|lines|entries|objects|[a-z]+s))?(?=.*?\b(?:by|on|based on|with the same|same|have the same)\b)/,
    ) !== undefined;
  const isDuplicates =
    !isUnique &&
    wish.take(
      /\b(?:finds?|prints?|lists?|shows?|reports?|detects?|returns?|outputs?)?(?: all| the)? ?duplicate(?:d|s)?(?: (?:rows|records|lines|entries|objects|[a-z]+s))?(?=.*?\b(?:by|on|based on|with the same|same|have the same)\b)/,
    ) !== undefined;
  const isSame = isDuplicates || isUnique;
  const sameKeys = isSame
    ? wish.take(
        /\b(?:by|on|based on|with the same|having the same|that have the same|according to)(?: (?:the|their))? ([a-z_]+(?: and [a-z_]+)?)(?: (?:column|address|field))?/,
      )?.[1]
    : undefined;
  const ignoresCase =
    wish.take(
      /,? ?\b(?:and )?(?:ignoring|ignores?|regardless of|case[- ]insensitive(?:ly)?)(?: (?:letter |upper(?:case)? and lower ?)?case)?\b(?= ?(?:·|[,.;]|$|and))/,
    ) !== undefined;
  const limited = readLimit(wish, isLog);
  const saidOrders = readOrders(wish);
  const checks: Check[] = [
    ...readChecks(wish, date, format),
    ...timed,
    ...(bound?.field === undefined
      ? []
      : [{ is: 'compare', field: bound.field, sign: bound.sign, value: bound.value } as const]),
  ];
  const each = readEachValue(wish);
  const said = readGroups(wish);
  const ofKey =
    said.keys.length === 0 &&
    limited?.of &&
    (limited.isOfLines || !new RegExp(`^(?:${NOUNS})$`).test(limited.of)) &&
    isLog
      ? [limited.of]
      : [];
  const hasKeys = said.keys.length > 0 || ofKey.length > 0;
  const keyed = sameKeys
    ? sameKeys.split(' and ')
    : [...said.keys, ...ofKey, ...(had?.of && !hasKeys ? [had.of] : [])];
  // "The top 3 customers by total amount" of a file of orders.
  const computed = limited && keyed.length === 0 ? computedBy(limited, wish.given) : undefined;
  const keyOfLimit =
    limited?.of && keyed.length === 0 && (said.measures.length > 0 || computed) && limited.of !== 'records'
      ? [limited.of]
      : [];
  const keys = [...new Set([...keyed, ...keyOfLimit].map((one) => partOf(one) ?? one))].map((name): Key => {
    const part = partOf(name);
    if (part) return { field: date, part, name: part };
    const field = isLog ? logField(name) : columnOf(name, names);
    return { field, name: field };
  });
  // "The average grade per student from a list of (student, grade)": the records are no students.
  const isKey = keys.some(({ field }) => field === singular(spoken)) && columns.length > 0;
  const noun = each?.noun ?? (isKey && !LISTED_AS.test(prompt) ? 'records' : spoken);
  const isCounted = ofKey.length > 0 && said.measures.length === 0;
  const isSorted = limited?.by !== undefined;
  const saidMeasures = isCounted
    ? [{ op: 'count' as const }]
    : computed && said.measures.length === 0
      ? [computed]
      : said.measures;
  let measures = isSame ? [] : measuresOf(saidMeasures, names, noun, keys);
  // A value of each record beside what is computed of all is more than one pipeline.
  if (each && (measures.length > 0 || keys.length > 0 || isSame)) return undefined;
  const rows = each
    ? { fields: [each.field], isAsked: true, isValue: true }
    : measures.length === 0 && !isSame
      ? readShownFields(wish, columns)
      : { fields: [], isAsked: false, isValue: false };
  const fields = (picked.length > 0 ? picked : rows.fields)
    .map((name) => columnOf(name, names))
    .filter((name) => !keys.some((key) => key.name === name));
  const [value] = fields;
  const isValue =
    rows.isValue &&
    fields.length === 1 &&
    written.target === undefined &&
    /^(?:lines|json)$/.test(written.output);
  if (had?.op === 'count' && !measures.some(({ op }) => op === 'count'))
    measures = [...measures, { op: 'count', name: 'count' }];
  const shape = isSame
    ? isUnique
      ? 'unique'
      : 'duplicates'
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
  const sorted = ordersOf(by, { keys, measures }, names);
  if (!sorted) return undefined;
  const birthday = timed.find(
    (check) => check.is === 'moment' && 'current' in check && check.current === 'birthday',
  );
  // Birthdays of one month stand in the order of their days, whatever the year.
  const order = sorted.map((one) =>
    birthday && /^(?:day|date|birthday)$/.test(one.name)
      ? { ...one, name: birthday.field, isNumber: false, from: 5 }
      : one,
  );
  // Months and days of a file may stand in any order.
  const period = keys.find(({ part }) => part !== undefined);
  if (order.length === 0 && shape === 'summary' && period)
    order.push({ name: period.name, isDescending: false, isNumber: false });
  const first = order[0];
  // Equal values stand in the same order in every run.
  if (shape === 'summary' && first?.isNumber && order.length === 1) order.push(...byName(keys));
  const measured = measures.flatMap(({ op, field }) => (field && op !== 'distinct' ? [field] : []));
  const settled = unique(
    checks.map((check) => ({
      ...check,
      field: isLog
        ? check.field
        : check.field === '' || (check.is === 'compare' && isSignOf(check, measured[0], columns))
          ? (measured[0] ?? keys[0]?.field ?? '')
          : check.field === date
            ? date
            : columnOf(check.field, names),
    })),
  ).filter(({ field }) => field !== '');
  if (settled.some(({ is }) => is === 'present'))
    wish.take(
      /,? ?\b(?:where|in which|of which|although|and) (?:some|a few|certain)(?: of the)? [a-z_]+ (?:are|is|may be|can be|might be|have|has) (?:missing|empty|blank|null|nil|no [a-z]+)\b/,
    );
  // The wish repeats a measure that is computed anyway.
  if (measures.length > 0)
    wish.take(
      /,? ?\b(?:and )?(?:(?:prints?|shows?|lists?|returns?|outputs?) )?(?:(?:them|each|it) )?(?:together |along )?(?:with|and) (?:their|its|the) (?:[a-z]+ )?(?:counts?|totals?|averages?|sums?|number of [a-z]+|amounts?)\b/,
    );
  const product = productOf(measured, columns);
  const limit = limited?.count;
  const numbers = new Set([
    ...measured,
    ...settled.flatMap((check) =>
      check.is === 'numeric' || (check.is === 'compare' && typeof check.value === 'number')
        ? [check.field]
        : [],
    ),
    ...(measures.length === 0 ? order.filter(({ isNumber }) => isNumber).map(({ name }) => name) : []),
    ...[...columns, ...fields].filter((one) => isNumberName(one) && (isLog || !isSaidInWords(one, settled))),
    ...(product?.of ?? []),
  ]);
  const fieldsRead = [...measured, ...keys.map(({ field }) => field), ...settled.map(({ field }) => field)];
  const isAsked =
    (join !== undefined && shape === 'rows') ||
    shape === 'summary' ||
    isSame ||
    (shape === 'groups' && (said.isGrouped || limited !== undefined)) ||
    // One number of a whole column is a stored program.
    (shape === 'totals' &&
      said.measures.every(({ op, field }) => op === 'count' || field !== undefined) &&
      (settled.length > 0 || (source.from !== 'list' && (measures.length > 1 || decimals !== undefined)))) ||
    (shape === 'rows' &&
      (settled.length > 0 || order.length > 0) &&
      (rows.isAsked ||
        limit !== undefined ||
        picked.length > 0 ||
        written.target !== undefined ||
        (source.from !== 'list' && settled.length > 0)));
  const isNamed = fieldsRead.every(
    (name) =>
      !/^(?:columns?|fields?|values?|numbers?|rows?|keys?|key_(?:name|type)|propert(?:y|ies)(?:_name)?|attributes?(?:_name)?|field_name|criteri(?:a|on)|selectors?|functions?|callbacks?|predicates?|an?|some(?:thing)?|specific|certain|numeric(?:al)?|categorical)$/.test(
        name,
      ),
  );
  // The top three of each group are no three of it.
  const isUnordered =
    shape === 'groups' && limit !== undefined && measures.length === 0 && order.length === 0;
  if (!isAsked || !isNamed || (isUnordered && /\b(?:top|best)\b/i.test(prompt))) return undefined;
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
    ...given,
    ...keys.flatMap(({ name }) => [name, `${name}s`]),
    ...fields,
    ...numbers,
    ...columns.map((one) => one.toLowerCase()),
    ...(said.counted ? [said.counted] : []),
    ...(limited?.of ? [limited.of] : []),
    ...NOUNS.split('|').flatMap((one) => [one, singular(one)]),
  ]);
  // By the hour, and then by the level.
  const isTimed = isLog && keys.length > 1 && period !== undefined;
  return {
    pipeline: {
      source,
      extras,
      ...(join ? { join: join.join } : {}),
      shape,
      noun,
      name: nameOf(shape, measures, keys, noun),
      ...(givenName ? { givenName } : {}),
      checks: settled,
      having,
      keys: isTimed && period ? [period, ...keys.filter((one) => one !== period)] : keys,
      measures,
      order:
        isTimed && order.length === 1 ? [...order, ...byName(keys.filter((one) => one !== period))] : order,
      ...(limit === undefined ? {} : { limit }),
      ...(decimals === undefined ? {} : { decimals }),
      fields,
      ...(isValue && shape === 'rows' && value !== undefined ? { value } : {}),
      ignoresCase,
      isMissingZero,
      ...written,
      given,
      numbers,
      columns,
      ...(style ? { style } : {}),
      ...(product ? { product } : {}),
    },
    unmet: wish
      .left(silent)
      .map((one) => one.replace(/^['"]|['"]$/g, ''))
      .filter((one) => one !== '' && !silent.has(one)),
  };
}
