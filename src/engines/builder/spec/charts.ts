import { byName } from './alerts.ts';
import {
  type ChartSpec,
  capitalized,
  type EntitySpec,
  type FieldSpec,
  MAX_FIELDS,
  type Period,
} from './app-spec.ts';
import { DATE } from './field.ts';
import { singularOf } from './nouns.ts';

interface Charted {
  readonly entities: readonly EntitySpec[];
  /** Wishes that are not charts, or that cannot be drawn. */
  readonly missing: readonly string[];
}

const CHART =
  /\b(?:charts?|graphs?|plotted|plots? (?:of|for|the|my|our|showing|over)|diagrams?|histograms?|curves?)\b/i;
/** Circles are drawn as bars, which is said. */
const ROUND = /\b(?:pie|do(?:ugh)?nut|radar|scatter|area|bubble|heat ?map)\b/i;
/** "Work out the rate and show the costs as a chart": two wishes. */
const TWO = new RegExp(
  String.raw`^(.+?),?\s(?:and|then)\s((?:also\s)?(?:show|see|display|draw|plot|give|view|have|with)\b.*${CHART.source}.*)$`,
  'i',
);

/** Draws the charts that wishes ask for. */
export function withCharts(entities: readonly EntitySpec[], wishes: readonly string[]): Charted {
  const missing: string[] = [];
  let lists = entities;
  for (const wish of wishes.flatMap(partsOf)) {
    const said = wish.toLowerCase();
    const found = CHART.test(said)
      ? byName(lists, said)
          .toSorted((a, b) => fitOf(b, said) - fitOf(a, said))
          .map((entity) => ({ entity, charted: chartIn(entity, said) }))
          .find(({ charted }) => charted !== undefined)
      : undefined;
    if (found?.charted === undefined) missing.push(wish);
    else {
      const { entity, charted } = found;
      lists = lists.map((one) => (one === entity ? charted : one));
      const round = ROUND.exec(wish)?.[0];
      if (round !== undefined) missing.push(`${round} chart (bars instead)`);
    }
  }
  return { entities: lists, missing };
}

/** "Honey per hive" is drawn where both are fields, and not in the list of hives. */
const fitOf = (entity: EntitySpec, said: string): number =>
  GROUP.test(said) && groupIn(entity, said) !== undefined ? 1 : 0;

function partsOf(wish: string): readonly string[] {
  const [, other, chart] = TWO.exec(wish) ?? [];
  return other !== undefined && chart !== undefined && !CHART.test(other) ? [other, chart] : [wish];
}

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/\bdaily\b|\b(?:per|by|each|every|a) day\b/, 'day'],
  [/\bweekly\b|\b(?:per|by|each|every|a) week\b/, 'week'],
  [/\bmonthly\b|\b(?:per|by|each|every|a) month\b|\bmonths\b/, 'month'],
  [/\b(?:yearly|annual)\b|\b(?:per|by|each|every|a) year\b/, 'year'],
];
const OVER_TIME =
  /\bover (?:the )?(?:time|months|weeks|years|days|season)\b|\b(?:line|curve|trend|progress|history|development|course)\b/;
const GROUP =
  /\b(?:per|by|for each|for every|of each|grouped by|across) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?)/u;
const COUNTED = /\b(?:number of|how many|count of|counts?)\b/;
/** Values that are not summed. */
const MEASURE =
  /\b(?:weight|temperature|height|mood|rating|score|level|pulse|heart rate|pressure|pace|speed|humidity|grade|quality|age|balance|value|percentage|readings?)\b/i;
const MONEY = /amount|price|cost|spent|total|fee|expense|income|salary/i;
const SPENDING = /\b(?:spen(?:t|d|ding)|costs?|money|expenses|budget|income|earnings|revenue)\b/;

function chartIn(entity: EntitySpec, said: string): EntitySpec | undefined {
  const { fields } = entity;
  const of = amountIn(entity, said);
  if (of === undefined && fields.every(({ type }) => type === 'number')) return undefined;
  const isMeasure = of !== undefined && MEASURE.test(of.label) && !MONEY.test(of.label);
  const period = PERIODS.find(([words]) => words.test(said))?.[1];
  const isOverTime = OVER_TIME.test(said);
  const grouped = groupIn(entity, said);
  const date = fields.find(({ type }) => type === 'date');
  const isDated = period !== undefined || isOverTime || (grouped === undefined && date !== undefined);
  const own = isDated && date === undefined && fields.length < MAX_FIELDS ? [...fields, DATE] : fields;
  const by = isDated
    ? own.find(({ type }) => type === 'date')
    : (grouped ?? fields.find(({ type }) => type === 'choice') ?? fields.find(({ type }) => type === 'text'));
  if (by === undefined) return undefined;
  const taken = isDated ? (period ?? (isMeasure || isOverTime ? undefined : 'month')) : undefined;
  const chart: ChartSpec = {
    title: titleOf(entity, { of, by, period: taken, isMeasure }),
    kind: isDated && (isOverTime || isMeasure) && !/\bbars?\b/.test(said) ? 'line' : 'bars',
    ...(of !== undefined && { of: of.key }),
    by: by.key,
    ...(taken !== undefined && { period: taken }),
    ...(isMeasure && { average: true }),
  };
  return { ...entity, fields: own, charts: [...(entity.charts ?? []), chart] };
}

/** "Price per month", "Average rating by genre", "Number of books per year". */
function titleOf(
  { plural }: EntitySpec,
  {
    of,
    by,
    period,
    isMeasure,
  }: {
    readonly of: FieldSpec | undefined;
    readonly by: FieldSpec;
    readonly period: Period | undefined;
    readonly isMeasure: boolean;
  },
): string {
  const what =
    of === undefined
      ? `number of ${plural}`
      : `${isMeasure && (period !== undefined || by.type !== 'date') ? 'average ' : ''}${of.label.toLowerCase()}`;
  return capitalized(`${what} ${period === undefined ? 'by' : 'per'} ${period ?? by.label.toLowerCase()}`);
}

/** The number that a wish speaks of; undefined where records are counted. */
function amountIn({ name, fields }: EntitySpec, said: string): FieldSpec | undefined {
  const numbers = fields.filter(({ type }) => type === 'number');
  const words = new Set((said.match(/\p{L}+/gu) ?? []).map(singularOf));
  const named = numbers.find(({ label }) =>
    label
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => word.length > 2 && words.has(singularOf(word))),
  );
  if (named !== undefined) return named;
  const money = numbers.find(({ label }) => MONEY.test(label));
  if (SPENDING.test(said)) return money;
  // "A chart of books per month" counts them.
  const isCounted = COUNTED.test(said) || words.has(name.split(' ').at(-1) ?? '');
  return isCounted ? undefined : (money ?? numbers[0]);
}

function groupIn({ fields }: EntitySpec, said: string): FieldSpec | undefined {
  const [, words = ''] = GROUP.exec(said) ?? [];
  const names = [words, words.split(' ')[0] ?? ''].filter((name) => name !== '').map(singularOf);
  return fields.find(
    ({ type, label }) =>
      /^(?:text|choice|reference|boolean)$/.test(type) &&
      names.some((name) => label.toLowerCase() === name || label.toLowerCase().endsWith(` ${name}`)),
  );
}
