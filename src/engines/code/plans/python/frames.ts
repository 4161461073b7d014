import { columnFor, DATES, readCsvFile } from './csv-read.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, type PythonWish, quoted } from './wish.ts';

const SPANS: Readonly<Record<string, string>> = {
  second: 's',
  minute: 'min',
  min: 'min',
  hour: 'h',
  day: 'D',
  week: 'W',
  month: 'MS',
  quarter: 'QS',
  year: 'YS',
};
const ADVERBS: Readonly<Record<string, string>> = {
  hourly: '1h',
  daily: '1D',
  weekly: 'W',
  monthly: 'MS',
  quarterly: 'QS',
  yearly: 'YS',
  minutely: '1min',
};
const FOLDS: Readonly<Record<string, string>> = {
  averages: 'mean',
  average: 'mean',
  mean: 'mean',
  means: 'mean',
  sum: 'sum',
  sums: 'sum',
  total: 'sum',
  totals: 'sum',
  max: 'max',
  maximum: 'max',
  min: 'min',
  minimum: 'min',
  median: 'median',
  medians: 'median',
  count: 'count',
  counts: 'count',
};

interface Series {
  readonly file: string | undefined;
  readonly time: string;
  readonly group: string | undefined;
  readonly value: string;
  readonly rule: string | undefined;
  readonly fold: string;
  readonly reading: string;
}

/** Measured values over time: file, columns, and how they are brought together. */
export function readSeries(wish: PythonWish): Series | undefined {
  const file = readCsvFile(wish);
  const brackets = file.columns;
  const time = brackets.find((one) => DATES.test(one)) ?? 'timestamp';
  const rest = brackets.filter((one) => one !== time);
  const group =
    rest.length > 1
      ? (rest.find((one) =>
          /id$|sensor|station|device|room|name|city|symbol|machine|category|product|region/i.test(one),
        ) ?? rest[0])
      : undefined;
  const value = rest.find((one) => one !== group) ?? (brackets.length === 0 ? 'value' : undefined);
  if (value === undefined || rest.length > 2) return undefined;
  const resampled =
    wish.take(
      new RegExp(
        `\\b(?:and |then )*(?:resampl\\w*|aggregat\\w*|group\\w*|averag\\w*|calculat\\w*|comput\\w*)?(?: (?:it|them|the data|values|to|into|by|as|the))* ?(?:(hourly|daily|weekly|monthly|quarterly|yearly)|${NUMBER}[- ]?(second|minute|min|hour|day|week|month)s?) (averages?|means?|sums?|totals?|max(?:imum)?|min(?:imum)?|medians?|counts?)`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `\\b(?:and |then )*(?:resampl\\w*|aggregat\\w*)(?: (?:it|them|the data|to|by))* ?(?:(hourly|daily|weekly|monthly)|${NUMBER}[- ]?(second|minute|min|hour|day|week|month)s?)(?: (?:using|with|by|taking)(?: the)? (averages?|means?|sums?|totals?|max|min|medians?))?`,
      ),
    );
  const [, adverb, count, span, said] = resampled ?? [];
  const rule = adverb ? ADVERBS[adverb] : count && span ? `${numberOf(count)}${SPANS[span]}` : undefined;
  wish.takeAll(
    /\b(?:per|by|for each|of each|each) (?:sensor|station|device|room|city|machine|category)(?:[_ ]id)?\b/,
  );
  if (group)
    wish.takeAll(
      new RegExp(
        `\\b(?:per|by|for each|of each|each) ${group.replace(/_?id$/, '').replaceAll('_', '[ _]')}\\b`,
      ),
    );
  const options = [
    ...(file.delimiter === ',' ? [] : [`sep="${file.delimiter}"`]),
    ...(file.hasComma ? ['decimal=","'] : []),
    ...(file.encoding === 'utf-8-sig' ? [] : [`encoding="${file.encoding}"`]),
  ];
  return {
    file: file.name,
    time,
    group,
    value,
    rule,
    fold: FOLDS[said ?? 'mean'] ?? 'mean',
    reading: options.map((one) => `, ${one}`).join(''),
  };
}

export const READ_SERIES = ({ time, group, value, reading }: Series): string => py`
def read(path: str) -> pd.DataFrame:
  data = pd.read_csv(path${reading})
  missing = {${[time, group, value]
    .filter((one) => one !== undefined)
    .map(quoted)
    .join(', ')}} - set(data.columns)
  if missing:
    raise ValueError(f"missing columns: {', '.join(sorted(missing))}")
  data[${quoted(time)}] = pd.to_datetime(data[${quoted(time)}])
  # Values that are not numbers count as missing.
  data[${quoted(value)}] = pd.to_numeric(data[${quoted(value)}], errors="coerce")
  return data`;

/** The values of each group by spans of time, as a table with a column for each group. */
export const resampled = ({ time, group, value, rule, fold }: Series): string =>
  `data.set_index(${quoted(time)})${group ? `.groupby(${quoted(group)})` : ''}[${quoted(value)}]${rule ? `.resample(${quoted(rule)})` : ''}.${fold}()`;

/** pandas: values over time, resampled and filled. */
export const planResample: Plan = (wish) => {
  if (!wish.says(/\b(?:using |with |in )?pandas\b:?/) || wish.has(/\bplots?\b|\bmatplotlib\b|\bchart\b/))
    return undefined;
  const output = wish.name(
    /\b(?:and |then )?(?:writ\w+|sav\w+|export\w*|output)(?: (?:it|them|the (?:results?|data)))?(?: (?:to|in|into|as))?(?: an?)?(?: csv)?(?: file)? ?["'`]?([\w-]+\.(?:csv|xlsx|parquet))\b["'`]?/,
  );
  const series = readSeries(wish);
  if (!series?.rule) return undefined;
  const fill = wish.take(
    new RegExp(
      `\\b(?:and |then )*(?:fill\\w*|forward[- ]?fill\\w*|ffill|interpolat\\w*)(?: (?:the |any |in |missing |values |gaps?|holes|nans?|small|short))*(?: ?(?:of )?(?:up to|at most|max(?:imum)?(?: of)?|with a limit of|limit|no longer than) ${NUMBER} ?(hours?|days?|minutes?|values|periods|steps)?)?(?: (?:forward|backward|linearly|by forward fill(?:ing)?|with the last value))?`,
    ),
  );
  const most = fill?.[1] ? numberOf(fill[1]) : undefined;
  // A limit is a number of spans.
  const limit =
    most === undefined || !fill?.[2]
      ? most
      : Math.max(1, Math.floor((most * minutesIn(fill[2])) / minutesIn(series.rule)));
  const isInterpolated = /interpol|linear/.test(fill?.[0] ?? '');
  const isBackward = /backward/.test(fill?.[0] ?? '');
  const method = isInterpolated ? 'interpolate' : isBackward ? 'bfill' : 'ffill';
  const per = series.group ? `.groupby(${quoted(series.group)})` : '';
  const span = limit === undefined ? '' : `limit=${limit}`;
  const target = output ?? 'resampled.csv';
  const writer = target.endsWith('.xlsx')
    ? 'to_excel'
    : target.endsWith('.parquet')
      ? 'to_parquet'
      : 'to_csv';
  const round = wish.number(/\brounded to (\d|two|one|three)(?: decimals?(?: places?)?| places| digits)?/);
  return {
    program: {
      code: py`
import pandas as pd
SOURCE = ${quoted(series.file ?? 'data.csv')}
TARGET = ${quoted(target)}


${READ_SERIES(series)}


def resample(data: pd.DataFrame) -> pd.DataFrame:
  values = ${resampled(series)}
  ${fill && (isInterpolated && per ? `values = values${per}.transform(lambda one: one.interpolate(${span}))` : `values = values${per}.${method}(${span})`)}
  return values${round === undefined ? '' : `.round(${round})`}.reset_index()


def main() -> None:
  try:
    result = resample(read(SOURCE))
    result.${writer}(TARGET, index=False)
  except (OSError, ValueError) as error:
    sys.exit(f"cannot resample {SOURCE}: {error}")
  print(f"{TARGET}: {len(result)} rows")`,
      main: 'main()',
    },
    silent:
      'pandas load loads resample resampled hourly daily averages average sensor sensors gaps fill hours forward csv timestamp values data frame dataframe',
  };
};

/** pandas: figures of groups. */
export const planGroupFrame: Plan = (wish) => {
  if (
    !wish.says(/\b(?:using |with |in )?pandas\b:?/) ||
    wish.has(/\bplots?\b|\bmatplotlib\b|\bchart\b|\bmerge\b|\bresampl/)
  )
    return undefined;
  const output = wish.name(
    /\b(?:and |then )?(?:writ\w+|sav\w+|export\w*|output)(?: (?:it|them|the (?:results?|data|summary|table)))?(?: (?:to|in|into|as))?(?: an?)?(?: csv| excel)?(?: file)? ?["'`]?([\w-]+\.(?:csv|xlsx))\b["'`]?/,
  );
  const source = wish.name(/\b(?:from |in |of |load |read )?["'`]?([\w./-]+\.(?:csv|xlsx))["'`]?/);
  const file = readCsvFile(wish);
  if (source === undefined) return undefined;
  const column = (noun: string): string => columnFor(noun, file.columns) ?? noun.replaceAll(' ', '_');
  const keys = wish
    .takeAll(/\b(?:per|by|for each|grouped by|group by)(?: the)?(?: columns?)? ([a-z_]+)(?: and ([a-z_]+))?/)
    .flatMap(([, ...all]) => all.filter((one) => one !== undefined));
  const fold = wish.take(
    /\b(?:the )?(averages?|means?|sums?|totals?|max(?:imum)?|min(?:imum)?|medians?|counts?)(?: of)?(?: the)? ([a-z_]+)/,
  );
  if (keys.length === 0 || !fold) return undefined;
  const how = FOLDS[fold[1] ?? ''] ?? 'sum';
  const period = keys.find((one) => /^(?:month|year|day|week)$/.test(one) && !file.columns.includes(one));
  const time = file.columns.find((one) => DATES.test(one)) ?? 'date';
  const value = column(fold[2] ?? '');
  const names = keys.map((one) => (one === period ? one : column(one)));
  const top = wish.number(new RegExp(`\\b(?:only )?(?:the )?top ${NUMBER}\\b`));
  const isSorted =
    wish.says(
      /[,;]? ?\b(?:and )?sort(?:ed|s)?(?: it| them)?(?: by (?:the )?[a-z_]+)?(?:,? ?(?:in )?(?:descending|desc|highest first)(?: order)?)?/,
    ) || top !== undefined;
  const drops = wish.says(/\b(?:and )?(?:drop|remov|ignor|skip)\w*(?: the| all)? (?:duplicates?(?: rows)?)/);
  return {
    program: {
      code: py`
import pandas as pd
SOURCE = ${quoted(source)}


def summarize(data: pd.DataFrame) -> pd.DataFrame:
  ${drops && 'data = data.drop_duplicates()'}
  ${period && `data = data.assign(${period}=pd.to_datetime(data[${quoted(time)}]).dt.to_period("${{ month: 'M', year: 'Y', day: 'D', week: 'W' }[period]}"))`}
  result = data.groupby([${names.map(quoted).join(', ')}], as_index=False)[${quoted(value)}].${how}()
  ${isSorted && `result = result.sort_values(${quoted(value)}, ascending=False)`}
  return result${top === undefined ? '' : `.head(${top})`}


def main() -> None:
  try:
    result = summarize(${source.endsWith('.xlsx') ? 'pd.read_excel' : 'pd.read_csv'}(SOURCE${file.delimiter === ',' ? '' : `, sep="${file.delimiter}"`}${file.hasComma ? ', decimal=","' : ''}))
    ${output && `result.${output.endsWith('.xlsx') ? 'to_excel' : 'to_csv'}(${quoted(output)}, index=False)`}
  except KeyError as error:
    sys.exit(f"the column {error} is missing")
  except (OSError, ValueError) as error:
    sys.exit(f"cannot read {SOURCE}: {error}")
  print(result.to_string(index=False))`,
      main: 'main()',
    },
    silent:
      'pandas load loads group groups grouped csv excel file summarize compute calculate column columns dataframe',
  };
};

/** The minutes of a span as in pandas or the wish: "10min", "hours". */
function minutesIn(span: string): number {
  const [, count = '', unit = ''] = /^(\d*)([a-z]+)/i.exec(span) ?? [];
  const one = /^(?:h|hours?)$/.test(unit)
    ? 60
    : /^(?:D|days?)$/.test(unit)
      ? 1440
      : /^W/.test(unit)
        ? 10_080
        : /^MS/.test(unit)
          ? 43_200
          : 1;
  return Number(count || 1) * one;
}
