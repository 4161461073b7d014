import {
  columnFor,
  DATES,
  decimalsIn,
  MONEY,
  PRICE,
  QUANTITY,
  readCsvFile,
  readSkipped,
} from './csv-read.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, type PythonWish, quoted, snake } from './wish.ts';

const PERIODS: Readonly<Record<string, string>> = {
  year: '{day:%Y}',
  month: '{day:%Y-%m}',
  week: '{day:%G-W%V}',
  day: '{day:%Y-%m-%d}',
  date: '{day:%Y-%m-%d}',
  weekday: '{day:%A}',
  quarter: '{day.year}-Q{(day.month + 2) // 3}',
};

interface Measure {
  readonly label: string;
  readonly fold: string;
}

const FOLDS: readonly (readonly [said: RegExp, label: string, fold: string])[] = [
  [/\b(?:averages?|means?)(?: of)?(?: the)?\b/, 'average', 'sum(values) / len(values)'],
  [/\bmedians?(?: of)?(?: the)?\b/, 'median', 'statistics.median(values)'],
  [/\b(?:max(?:imum)?|highest|largest)(?: of)?(?: the)?\b(?! first)/, 'max', 'max(values)'],
  [/\b(?:min(?:imum)?|lowest|smallest)(?: of)?(?: the)?\b(?! first)/, 'min', 'min(values)'],
  [
    /\b(?:counts?|number of (?:rows|entries|lines|records|orders|sales|transactions))\b(?! skipped)/,
    'count',
    'len(values)',
  ],
  [/\b(?:totals?|sums?)(?: up)?(?: of)?(?: the)?\b/, 'total', 'sum(values)'],
];

/** Figures of a CSV file for each value of one or more keys. */
export const planCsvReport: Plan = (wish) => {
  if (wish.has(/\bpandas\b|\bpolars\b|\bfunction\b|\bmatplotlib\b|\bplots?\b|\bchart\b|\bclass\b/))
    return undefined;
  const file = readCsvFile(wish);
  const order = wish.take(
    /[,;]? ?\b(?:sort(?:ed|s|ing)?|order(?:ed)?)(?: it| them| the (?:output|result|table))?(?: by (?:the )?([a-z_ ]+?))?(?: in)?(?:,? ?(descending|desc|ascending|asc|highest first|largest first|lowest first)(?: order)?)?(?=[,.;]|$| and\b)|\b(?:the )?(?:highest|largest|biggest|most expensive)(?: (?:total|amount|value|sum)s?)? first\b/,
  );
  const top = wish.number(new RegExp(`\\b(?:only )?(?:the )?(?:top|first|best) ${NUMBER}\\b`));
  const keys = readKeys(wish, file.columns);
  if (!keys || keys.length === 0) return undefined;
  const day = file.columns.find((one) => DATES.test(one)) ?? 'date';
  const rest = file.columns.filter((one) => one !== day && !keys.some((key) => key.column === one));
  const value = readValue(wish, file.columns, rest);
  if (!value) return undefined;
  const { rules, isTold } = readSkipped(wish, file.columns, value.columns[0]);
  if (rules.some(({ column }) => column === '?')) return undefined;
  const measures = value.measures;
  const decimals = decimalsIn(wish) ?? 2;
  const output =
    wish.name(
      /\b(?:and |then )?(?:writ(?:es?|ing)|saves?|saving|stor(?:es?|ing)|exports?|outputs?)(?: (?:it|them|the (?:results?|report|summary|output|totals?)|that|everything))?(?: (?:in|to|into|as))? (?:an? )?(?:new )?(?:csv )?(?:file )?(?:called |named )?["'`]?([\w.-]+\.csv)/,
    ) ?? wish.name(/\b(?:to|into) ["'`]?([\w.-]+\.csv)/);
  const isJson = wish.says(/\b(?:prints? |output )?(?:as|in) json\b/);
  const grand = wish.says(
    /\b(?:and |plus |with |also |prints? |at the end )*(?:an? |the )?(?:grand|overall) total(?: at the end| line| row)?/,
  );
  const isByValue =
    top !== undefined ||
    (order !== undefined &&
      (/first\b|desc/.test(order[0]) || /total|amount|sum|count|average|value|revenue/.test(order[1] ?? '')));
  const isUp = /asc|lowest/.test(order?.[2] ?? '');
  const format = wish.name(/\b((?:dd|mm|yyyy|yy)[./-](?:dd|mm|yyyy|yy)[./-](?:dd|mm|yyyy|yy))\b/);
  const needsDay = keys.some(({ period }) => period);
  const columns = [
    ...new Set([
      ...(needsDay ? [day] : []),
      ...keys.flatMap(({ column, period }) => (period || column === undefined ? [] : [column])),
      ...value.columns,
      ...rules.map(({ column }) => column),
    ]),
  ];
  const isBad = rules.some(({ kind }) => kind === 'number');
  const fields = (key: Key): string =>
    key.period ? `f"${PERIODS[key.period]}"` : `line[${quoted(key.column ?? '')}].strip()`;
  const skips = rules.filter(({ kind }) => kind !== 'number');
  const test = skips
    .map(({ column, kind }) =>
      kind === 'empty'
        ? `not line[${quoted(column)}].strip()`
        : kind === 'negative'
          ? `number(line[${quoted(column)}]) < 0`
          : `number(line[${quoted(column)}]) == 0`,
    )
    .join(' or ');
  const counted = isBad || skips.length > 0;
  const isCount = value.columns.length === 0;
  const amount = value.columns.map((one) => `number(line[${quoted(one)}])`).join(' * ');
  const strptime = format
    ?.toUpperCase()
    .replace('YYYY', '%Y')
    .replace('YY', '%y')
    .replace('MM', '%m')
    .replace('DD', '%d');
  const parseDay = strptime
    ? `datetime.strptime(line[${quoted(day)}].strip(), "${strptime}")`
    : `datetime.fromisoformat(line[${quoted(day)}].strip())`;
  const strict = rules.filter(({ kind }) => kind === 'number');
  // What is not named as a reason to skip a row is an error.
  const body = py`
${test && `if ${test}:\n  skipped += 1\n  continue`}
${
  isBad &&
  py`
try:
  ${strict.map(({ column }) => `number(line[${quoted(column)}])`).join('\n')}
except ValueError:
  skipped += 1
  continue`
}
${needsDay && `day = ${parseDay}`}
key = (${keys.map(fields).join(', ')}${keys.length === 1 && ','})
groups[key].append(${isCount ? '1' : amount})`;
  const parts = keys.map(({ label }) => label);
  const shown = (code: string, label: string): string =>
    label === 'count' ? code : `round(${code}, ${decimals})`;
  const rowCode = `[*key, ${measures.map(({ label, fold }) => shown(fold, label)).join(', ')}]`;
  const sortKey = isByValue
    ? `rows.sort(key=lambda row: row[${keys.length}]${isUp ? '' : ', reverse=True'})`
    : keys[0]?.period === 'weekday'
      ? 'rows.sort(key=lambda row: WEEKDAYS.index(row[0]))'
      : 'rows.sort()';
  const header = [...parts, ...measures.map(({ label }) => label)];
  return {
    program: {
      code: py`
${!file.name ? '' : `SOURCE = ${quoted(file.name)}`}
HEADER = [${header.map(quoted).join(', ')}]
${keys[0]?.period === 'weekday' && 'WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]'}


${
  (!isCount || isBad || skips.some(({ kind }) => kind !== 'empty')) &&
  py`
def number(text: str) -> Decimal:
  try:
    value = Decimal(${file.hasComma ? 'text.strip().replace(".", "").replace(",", ".")' : 'text.strip()'})
  except InvalidOperation:
    raise ValueError(f"not a number: {text!r}") from None
  if not value.is_finite():
    raise ValueError(f"not a number: {text!r}")
  return value


`
}
def read_groups(path: str) -> ${counted ? 'tuple[dict[tuple, list], int]' : 'dict[tuple, list]'}:
  """The values of each ${parts.join(' and ')}${counted ? ', and how many rows were skipped' : ''}."""
  groups: defaultdict[tuple, list] = defaultdict(list)
  ${counted && 'skipped = 0'}
  with open(path, encoding="${file.encoding}", newline="") as file:
    reader = csv.DictReader(file, restval=""${file.delimiter !== ',' && `, delimiter="${file.delimiter}"`})
    missing = {${columns.map(quoted).join(', ')}} - set(reader.fieldnames or [])
    if missing:
      raise ValueError(f"missing columns: {', '.join(sorted(missing))}")
    for line in reader:
      try:
        ${body}
      except ValueError as error:
        raise ValueError(f"line {reader.line_num}: {error}") from None
  return groups${counted && ', skipped'}


def report(groups: dict[tuple, list]) -> list[list]:
  rows = [${rowCode} for key, values in groups.items()]
  ${sortKey}
  return rows${top === undefined ? '' : `[:${top}]`}


${
  !isJson &&
  !output &&
  py`
def print_table(rows: list[list]) -> None:
  texts = [HEADER, *([${`f"{cell:.${decimals}f}" if isinstance(cell, Decimal) else str(cell)`} for cell in row] for row in rows)]
  widths = [max(len(row[at]) for row in texts) for at in range(len(HEADER))]
  for row in texts:
    names = [cell.ljust(width) for cell, width in zip(row[:${keys.length}], widths)]
    values = [cell.rjust(width) for cell, width in zip(row[${keys.length}:], widths[${keys.length}:])]
    print("  ".join(names + values))


`
}
def main() -> None:
  ${
    !file.name &&
    py`
if len(sys.argv) != 2:
  sys.exit(f"usage: {sys.argv[0]} FILE.csv")`
  }
  try:
    groups${counted && ', skipped'} = read_groups(${file.name ? 'SOURCE' : 'sys.argv[1]'})
  except (OSError, ValueError) as error:
    sys.exit(f"cannot read the data: {error}")
  rows = report(groups)
  ${
    output
      ? py`
with open(${quoted(output)}, "w", encoding="utf-8", newline="") as file:
  writer = csv.writer(file${file.delimiter !== ',' && `, delimiter="${file.delimiter}"`})
  writer.writerow(HEADER)
  writer.writerows(rows)
print(f"${output}: {len(rows)} rows")`
      : isJson
        ? 'print(json.dumps([dict(zip(HEADER, row)) for row in rows], indent=2, default=float))'
        : 'print_table(rows)'
  }
  ${grand && `print(f"total: {sum(sum(values) for values in groups.values())${isCount ? '' : `:.${decimals}f`}}")`}
  ${counted && `print(f"skipped rows: {skipped}"${isTold ? '' : ', file=sys.stderr'})`}`,
      main: 'main()',
    },
    isSecond: value.columns.length < 2 && !isBad && !output,
    silent: `reads csv file files columns column calculates computes report reports sums summary summarize summarizes data rows row per each by for group groups grouped total totals table sales top order transactions expenses ${value.said}`,
  };
};

interface Key {
  readonly label: string;
  readonly period?: string;
  readonly column?: string;
}

function readKeys(wish: PythonWish, columns: readonly string[]): Key[] | undefined {
  const keys: Key[] = [];
  const found = wish.takeAll(
    /\b(?:per|by|for each|for every|each|grouped by|group by)(?: calendar)? (?!(?:numeric|column|value|comma|semicolon|tab|a|the|line|row)\b)([a-z_]+)((?:(?:,| and(?: per| by| for each)?) (?:year|month|week|weekday|day|quarter)\b)*)/,
  );
  for (const [, noun = '', more = ''] of found) {
    for (const one of [
      noun,
      ...(more.match(/[a-z]+/g) ?? []).filter((word) => !/^(?:and|per|by|for|each)$/.test(word)),
    ]) {
      if (PERIODS[one] && !columns.includes(one)) keys.push({ label: one, period: one });
      else {
        const column = columns.length > 0 ? columnFor(one, columns) : snake(one);
        if (column === undefined) return undefined;
        if (DATES.test(column) && PERIODS[one]) keys.push({ label: one, period: one });
        else keys.push({ label: column, column });
      }
    }
  }
  return keys;
}

function readValue(
  wish: PythonWish,
  columns: readonly string[],
  rest: readonly string[],
): { readonly columns: string[]; readonly measures: Measure[]; readonly said: string } | undefined {
  const revenue = wish.name(/\b(?:total |the )*(revenue|turnover|sales volume|income|takings)\b/);
  if (revenue) {
    const named = columnFor(revenue, columns);
    const quantity = columns.find((one) => QUANTITY.test(one));
    const price = columns.find((one) => PRICE.test(snake(one)));
    const single =
      named ??
      (quantity && price ? undefined : columns.find((one) => /amount|total|sum|value|price/i.test(one)));
    const used = single ? [single] : quantity && price ? [quantity, price] : undefined;
    return (
      used && {
        columns: used,
        measures: [{ label: revenue, fold: 'sum(values)' }],
        said: `${revenue} ${used.join(' ')}`,
      }
    );
  }
  const measures: (Measure & { readonly at: number })[] = [];
  for (const [said, label, fold] of FOLDS) {
    const found = wish.take(said);
    if (found) measures.push({ label, fold, at: found.index });
  }
  if (measures.length === 0) return undefined;
  measures.sort((a, b) => a.at - b.at);
  if (measures.every(({ label }) => label === 'count')) return { columns: [], measures, said: '' };
  const named = rest.find((one) =>
    new RegExp(`\\b${one.replaceAll('_', '[ _]')}s?\\b`, 'i').test(wish.rest.replace(/\([^)]*\)/g, '')),
  );
  const column =
    named ??
    rest.find((one) => MONEY.test(one)) ??
    rest.at(-1) ??
    (columns.length === 0 ? 'amount' : undefined);
  if (column === undefined) return undefined;
  wish.take(new RegExp(`\\b(?:the )?${column.replaceAll('_', '[ _]')}s?\\b(?! (?:is|isn))`, 'i'));
  return { columns: [column], measures, said: column };
}
