import { singular, WishText } from '../reading/text.ts';
import { isAskedFor } from './asked-pipeline.ts';
import { NOUNS } from './nouns.ts';
import type { Check, Given, Pipeline } from './pipeline.ts';
import { thingsIn } from './plain-clauses.ts';
import { givenOf, readChecks } from './read-checks.ts';
import {
  readIgnoresCase,
  readMissingZero,
  readRounding,
  readSame,
  takeNamedColumns,
} from './read-details.ts';
import { readExtras } from './read-extras.ts';
import { readEachValue, readGroups, readShownFields } from './read-groups.ts';
import { readHaving } from './read-having.ts';
import { readGrouping } from './read-keys.ts';
import { LISTED_AS, readNoun } from './read-noun.ts';
import { readLimit, readOrders } from './read-order.ts';
import { readColumns, readJoin, readOutput, readSource } from './read-source.ts';
import { productOf, readStyle, spentOf } from './read-style.ts';
import { inKnownWords, isOfRecords, STEPWISE } from './records-wish.ts';
import { columnOf, logField, measuresOf, type Names, nameOf } from './resolve.ts';
import { isSaidInWords, readTruths, settledChecks } from './settled-checks.ts';
import { byName, settledOrder } from './settled-order.ts';
import { isDateName, isNumberName } from './vocabulary.ts';

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

const MADE_BY_RULE =
  /\b(?:by|from|via|using|with|through) (?:an? |the |some )?(?:keywords?|dict(?:ionary)?|mapping)\b/i;

export interface ReadPipeline {
  readonly pipeline: Pipeline;
  /** Words that nothing here understands. */
  readonly unmet: readonly string[];
}

/** The pipeline over records that a wish asks for; undefined if it is not about any. */
export function readPipeline(wished: string): ReadPipeline | undefined {
  const { rest: asked, columns: renamed } = takeNamedColumns(wished);
  const { prompt: plain, extras, checks: timed } = readExtras(asked);
  const prompt = inKnownWords(plain);
  if (!isOfRecords(prompt, asked, timed.length > 0)) return undefined;
  // "The column named price".
  const wish = new WishText(prompt.replace(/\b(column|field) (?:named|called) (["'`]?\w+["'`]?)/gi, '$2 $1'));
  const style = readStyle(wish);
  const givenName = readFunctionName(wish, prompt);
  const { picked, ...written } = readOutput(wish);
  const columns = readColumns(wish);
  const join = readJoin(wish);
  const source = join?.source ?? readSource(wish);
  if (!source || (source.from === 'list' && /\b(?:folder|directory|file)s?\b/i.test(prompt)))
    return undefined;
  const format = source.from === 'list' ? undefined : source.format;
  const isLog = format === 'access' || format === 'log';
  const derived = extras.derived ? [extras.derived.name] : [];
  const date = isLog ? 'time' : (renamed.get('date') ?? dateOf(columns, asked));
  const names: Names = { columns: [...columns, ...derived], date, renamed, isList: source.from === 'list' };
  const spoken = readNoun(wish);
  const decimals = readRounding(wish);
  const isMissingZero = readMissingZero(wish);
  const bound = readHaving(wish);
  const had = bound?.field === undefined ? bound : undefined;
  const same = readSame(wish);
  const ignoresCase = readIgnoresCase(wish);
  const limited = readLimit(wish, isLog);
  const saidOrders = readOrders(wish);
  const checks: Check[] = [
    ...readTruths(wish, columns),
    ...readChecks(wish, date, format),
    ...timed,
    ...(bound?.field === undefined
      ? []
      : [{ is: 'compare', field: bound.field, sign: bound.sign, value: bound.value } as const]),
  ];
  const each = readEachValue(wish);
  const said = readGroups(wish);
  const { keys, measures: saidMeasures } = readGrouping(
    { first: extras.first, given: wish.given, groups: said, same, limited, had, isLog },
    names,
  );
  // "Category by keywords in a dict": a rule makes the key, and no column has it.
  if (columns.length > 1 && MADE_BY_RULE.test(prompt) && keys.some(({ field }) => !columns.includes(field)))
    return undefined;
  // "Requests per status code and the five IP addresses with the most": a second ranking.
  const ofOther = isLog && said.keys.length > 0 ? logField(limited?.of ?? '') : '';
  if (/^(?:ip|path|status|method)$/.test(ofOther) && !keys.some(({ field }) => field === ofOther))
    return undefined;
  // "The average grade per student from a list of (student, grade)": the records are no students.
  const isKey = keys.some(({ field }) => field === singular(spoken)) && columns.length > 0;
  // "The top five cities by number of customers": the records are customers.
  const ranked = limited?.isComputed === 'count' ? limited.by?.field : undefined;
  const isRanked = ranked !== undefined && new RegExp(`^(?:${NOUNS})$`).test(ranked) && names.isList;
  const noun =
    each?.noun ?? (isRanked ? ranked : undefined) ?? (isKey && !LISTED_AS.test(prompt) ? 'records' : spoken);
  const computed = same ? [] : measuresOf(saidMeasures, names, noun, keys);
  // A value of each record beside what is computed of all is more than one pipeline.
  if (each && (computed.length > 0 || keys.length > 0 || same)) return undefined;
  const rows = each
    ? { fields: [each.field], isAsked: true, isValue: true }
    : computed.length === 0 && !same
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
  const spent = spentOf(asked, computed, keys);
  const summed = spent ? computed.map((one) => ({ ...one, field: spent.name })) : computed;
  const measures =
    had?.op === 'count' && !computed.some(({ op }) => op === 'count')
      ? [...summed, { op: 'count' as const, name: 'count' }]
      : summed;
  const shape =
    same?.shape ??
    (keys.length > 0 ? shapeOf(measures, 'summary', 'groups') : shapeOf(measures, 'totals', 'rows'));
  const order = settledOrder({ said: saidOrders, limited, shape, keys, measures, timed }, names);
  if (!order) return undefined;
  const measured = measures.flatMap(({ op, field }) => (field && op !== 'distinct' ? [field] : []));
  const settled = settledChecks(
    checks,
    { measured: measured[0], key: keys[0]?.field, columns, isLog },
    names,
  );
  takeRepeated(wish, settled, measures.length > 0);
  if (spent) settled.push({ is: 'compare', field: spent.name, sign: '>', value: 0 });
  const product = spent ?? productOf(measured, columns);
  const limit = limited?.count;
  const numbers = new Set([
    ...measured,
    ...settled.flatMap((check) =>
      check.is === 'fields'
        ? [check.field, check.other]
        : check.is === 'numeric' || (check.is === 'compare' && typeof check.value === 'number')
          ? [check.field]
          : [],
    ),
    ...(measures.length === 0 ? order.filter(({ isNumber }) => isNumber).map(({ name }) => name) : []),
    ...[...columns, ...fields].filter((one) => isNumberName(one) && (isLog || !isSaidInWords(one, settled))),
    ...(product?.of ?? []),
  ]);
  const isAsked = isAskedFor(
    {
      shape,
      checks: settled,
      order,
      measures,
      ...(limit === undefined ? {} : { limit }),
      ...(decimals === undefined ? {} : { decimals }),
    },
    {
      said: {
        isGrouped: said.isGrouped,
        isOfFields: said.measures.every(({ op, field }) => op === 'count' || field !== undefined),
      },
      isJoined: join !== undefined,
      isRowsAsked: rows.isAsked,
      isPicked: picked.length > 0,
      hasTarget: written.target !== undefined,
      isList: names.isList,
      columns,
      read: [...measured, ...keys.map(({ field }) => field), ...settled.map(({ field }) => field)],
    },
    prompt,
  );
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
    ...given,
    ...keys.flatMap(({ name }) => [name, `${name}s`]),
    ...fields,
    ...numbers,
    ...columns.map((one) => one.toLowerCase()),
    ...(columns.length > 1 ? thingsIn(wish.given) : []),
    ...(said.counted ? [said.counted] : []),
    ...(limited?.of ? [limited.of] : []),
    ...NOUNS.split('|').flatMap((one) => [one, singular(one)]),
  ]);
  // By the hour, and then by the level.
  const period = keys.find(({ part }) => part !== undefined);
  const isTimed = isLog && keys.length > 1 && period !== undefined;
  return {
    pipeline: {
      source,
      extras,
      ...(join ? { join: join.join } : {}),
      shape,
      ...(same?.isLast ? { isLast: true } : {}),
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
    unmet: [
      // The whole file is read at once; of a table that is no difference that anyone asks for.
      ...(isLog && STEPWISE.test(plain) ? ['reading line by line'] : []),
      ...wish
        .left(silent)
        .map((one) => one.replace(/^['"]|['"]$/g, ''))
        .filter((one) => one !== '' && !silent.has(one)),
      ...beyond(
        [...measured, ...(isLog ? [] : keys.map(({ field }) => field))],
        names,
        prompt,
        product?.name,
      ),
    ],
  };
}

/** A wish that lists the columns has no others. */
const beyond = (read: readonly string[], { columns }: Names, prompt: string, product?: string): string[] =>
  columns.length < 2 || !/\b(?:columns|fields|headers?)\b|\(\w+, /i.test(prompt)
    ? []
    : read.filter((one) => one !== product && !columns.includes(one));

function readFunctionName(wish: WishText, prompt: string): string | undefined {
  const named = wish.take(NAMED_FUNCTION);
  if (named?.[1]) return wish.original(named, named[1]);
  const spelled = CAMEL_FUNCTION.exec(prompt)?.[1];
  if (spelled) wish.take(new RegExp(`\\b${spelled.toLowerCase()}\\b(?:\\(\\))?`));
  return spelled;
}

const dateOf = (columns: readonly string[], asked: string): string =>
  columns.find((one) => isDateName(one.toLowerCase())) ??
  /\b(?:month|year|week|day|hour) of (?:the|their|its) ([a-z]+_(?:at|date|on|time)|timestamp)\b/i.exec(
    asked,
  )?.[1] ??
  (/\b(?:hired|joined)\b/i.test(asked) ? 'hire_date' : 'date');

const shapeOf = <T>(measures: readonly unknown[], computed: T, plain: T): T =>
  measures.length > 0 ? computed : plain;

/** Words of the wish that repeat a test or a measure which the program has anyway. */
function takeRepeated(wish: WishText, checks: readonly Check[], isMeasured: boolean): void {
  if (checks.some(({ is }) => is === 'present'))
    wish.take(
      /,? ?\b(?:where|in which|of which|although|and) (?:some|a few|certain)(?: of the)? [a-z_]+ (?:are|is|may be|can be|might be|have|has) (?:missing|empty|blank|null|nil|no [a-z]+)\b/,
    );
  if (isMeasured)
    wish.take(
      /,? ?\b(?:and )?(?:(?:prints?|shows?|lists?|returns?|outputs?) )?(?:(?:them|each|it) )?(?:together |along )?(?:with|and) (?:their|its|the) (?:[a-z]+ )?(?:counts?|totals?|averages?|sums?|number of [a-z]+|amounts?)\b/,
    );
}
