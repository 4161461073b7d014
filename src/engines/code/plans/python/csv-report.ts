import { type Key, PERIODS, readKeys, readValue } from './csv-figures.ts';
import { DATES, decimalsIn, readCsvFile, readSkipped } from './csv-read.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, quoted } from './wish.ts';

/** Figures of a CSV file for each value of one or more keys. */
export const planCsvReport: Plan = (wish) => {
  if (
    wish.has(
      /\bpandas\b|\bpolars\b|\bfunction\b|\bclass\b|\bflask\b|\bdjango\b|\bfast ?api\b|\bstreamlit\b|\btkinter\b|\bweb\b|\bupload/,
    )
  )
    return undefined;
  const chart = wish.take(
    /[,;]? ?\b(?:and |then |also |plus |draws?|plots?|makes?|writes?|creates?|saves?|shows?|with|an?|it|them|as|the|result|totals|\s)*\b(?:bar ?(?:chart|plot|graph)s?|pie chart)\b(?: (?:of (?:it|them|the (?:totals?|results?))|with matplotlib|using matplotlib|to|in|as|named|called|saved|it|and|save[sd]?|for|the))*(?: ?([\w-]+\.(?:png|pdf|svg)))?(?: (?:with|using) matplotlib)?/,
  );
  if (wish.has(/\bmatplotlib\b|\bplots?\b|\bcharts?\b|\bline\b/)) return undefined;
  const image = chart?.[1] ? wish.original(chart, chart[1]) : 'chart.png';
  const isPie = /pie/.test(chart?.[0] ?? '');
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
  const example = wish.take(
    /[,;]? ?\b(?:(?:and|the|with|dates?|are|is|in|as|like|format|formatted|written|e\.g\.|such as|form) )*(\d\d?([./-])\d\d?\2\d{4})(?: format)?/,
  );
  const dated = example ? `dd${example[2]}mm${example[2]}yyyy` : undefined;
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
  const strptime = (format ?? dated)
    ?.toUpperCase()
    .replace('YYYY', '%Y')
    .replace('YY', '%y')
    .replace('MM', '%m')
    .replace('DD', '%d');
  const parseDay = strptime
    ? `datetime.strptime(line[${quoted(day)}].strip(), "${strptime}")`
    : `datetime.fromisoformat(line[${quoted(day)}].strip())`;
  const strict = rules.filter(({ kind }) => kind === 'number');
  // Anything but the named reasons to skip a row is an error.
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
${chart && 'import matplotlib.pyplot as plt'}
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
${
  chart &&
  py`
def draw(rows: list[list]) -> None:
  names = [" ".join(row[:${keys.length}]) for row in rows]
  values = [float(row[${keys.length}]) for row in rows]
  figure, axes = plt.subplots(layout="constrained")
  ${isPie ? 'axes.pie(values, labels=names, autopct="%1.0f %%")' : `axes.bar(names, values)\naxes.set_ylabel(HEADER[${keys.length}])\naxes.tick_params(axis="x", rotation=45)`}
  figure.savefig(${quoted(image)})
  print(${quoted(`wrote ${image}`)})


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
  ${chart && 'draw(rows)'}
  ${grand && `print(f"total: {sum(sum(values) for values in groups.values())${isCount ? '' : `:.${decimals}f`}}")`}
  ${counted && `print(f"skipped rows: {skipped}"${isTold ? '' : ', file=sys.stderr'})`}`,
      main: 'main()',
    },
    isSecond: value.columns.length < 2 && !isBad && !output,
    silent: `reads bank account statement statements expense expenses report reports simple csv file files columns column calculates computes report reports sums summary summarize summarizes data rows row per each by for group groups grouped total totals table sales top order transactions expenses ${value.said}`,
  };
};
