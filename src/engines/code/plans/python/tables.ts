import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted, snake } from './wish.ts';

/** All workbooks (or CSV files) of a folder in one, with the header once. */
export const planMergedTables: Plan = (wish) => {
  const isExcel = wish.says(
    /\b(?:all |the |every |of |my |several |multiple |many )*(?:\.?xlsx|excel)(?: (?:files|workbooks|sheets))?\b/,
  );
  const isCsv =
    !isExcel && wish.says(/\b(?:all |the |every |of |my |several |multiple |many )*(?:\.?csv)(?: files)\b/);
  if (
    (!isExcel && !isCsv) ||
    !wish.says(/\b(?:merg|combin|concatenat|join|append|stack)\w*(?: (?:all|them|the|together))*\b/) ||
    wish.has(/\bon [a-z]+_\w+\b/)
  )
    return undefined;
  const isPandas = wish.says(/\b(?:using |with )*pandas\b/);
  const isHere = wish.says(
    /\b(?:in|from|of) (?:the |this |my )?(?:current|working) (?:directory|folder|dir)\b/,
  );
  const folder = isHere
    ? '.'
    : (wish.name(
        /\b(?:in|from|of|inside|under) (?:the |a )?(?:folder |directory )?(?!(?:in)?to\b|and\b|folder\b|one\b|with\b|by\b)["'`]?(\.?\.?\/?[\w/-]+)["'`]?(?: (?:folder|directory|dir))?(?= |,|\.|$)/,
      ) ?? '.');
  const output =
    wish.name(
      /\b(?:in)?to (?:an? |one |a single )?(?:new |big |single )?(?:workbook |file |excel file |csv file )?(?:called |named )?["'`]?([\w-]+\.(?:xlsx|csv))["'`]?/,
    ) ?? (isExcel ? 'merged.xlsx' : 'merged.csv');
  wish.takeAll(
    /\b(?:in)?to (?:an? |one |a )?(?:new |big |single |common )*(?:workbook|file|sheet|table|xlsx|csv|one)\b/,
  );
  wish.takeAll(
    /\b(?:and |but )*(?:keep(?:s|ing)?|with|write|writing|only)? ?(?:the |only |one )*headers?(?: rows?| lines?)?(?: (?:only )?(?:once|one time|from the first file|a single time))?/,
  );
  const named = wish.take(
    /\b(?:and |also )*(?:add(?:s|ing)?|with|include|including|plus) (?:an? |the )?(?:new |extra |additional |first |last )*(?:columns? )?(?:called |named )?["'`]?(\w+ )?["'`]?(?:columns? )?(?:with|for|containing|of|that has|holding|showing)? ?(?:the |its )?(?:(?:source|original) )?(?:file ?name|source file|source|name of the (?:source )?file)s?(?: (?:in it|each row came from|of each row|as (?:an? )?column|column))*/,
  );
  const skipsEmpty = wish.says(
    /\b(?:and |but )*(?:skip\w*|ignor\w*)(?: all)? empty (?:files|rows|lines|sheets)/,
  );
  wish.takeAll(
    /\b(?:with|using) openpyxl\b|\b(?:only )?(?:the )?first sheet(?: of each)?\b|\bsame (?:columns|header|structure)\b/,
  );
  const column = named
    ? snake(
        (named[1] ?? '').trim() &&
          !/^(?:with|for|the|an?|column|source|new|extra)$/.test((named[1] ?? '').trim())
          ? (named[1] ?? '')
          : 'source',
      )
    : undefined;
  if (isPandas) return undefined;
  const silent =
    'merge files file workbook workbooks folder directory header column columns source filename excel xlsx openpyxl rows sheet sheets together one single csv once name keep';
  const check = py`
if header is None:
  header = rows[0]
  ${isExcel ? `sheet.append([*header${column ? `, ${quoted(column)}` : ''}])` : `writer.writerow([*header${column ? `, ${quoted(column)}` : ''}])`}
elif rows[0] != header:
  print(f"{path.name}: other columns, left out", file=sys.stderr)
  continue`;
  const code = isExcel
    ? py`
import openpyxl
FOLDER = Path(${quoted(folder)})
OUTPUT = Path(${quoted(output)})


def rows_of(path: Path) -> list[tuple]:
  """The rows of the first sheet that hold anything."""
  book = openpyxl.load_workbook(path, read_only=True, data_only=True)
  try:
    return [row for row in book.worksheets[0].iter_rows(values_only=True) if any(cell is not None for cell in row)]
  finally:
    book.close()


def merge(folder: Path, output: Path) -> int:
  """How many rows were written."""
  # Excel's lock file beside an open workbook.
  paths = [path for path in sorted(folder.glob("*.xlsx")) if not path.name.startswith("~$") and path.resolve() != output.resolve()]
  if not paths:
    raise FileNotFoundError(f"no .xlsx files in {folder}")
  merged = openpyxl.Workbook()
  sheet = merged.active
  header = None
  count = 0
  for path in paths:
    try:
      rows = rows_of(path)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
      print(f"{path.name}: cannot be read: {error}", file=sys.stderr)
      continue
    if not rows:
      continue
    ${check}
    for row in rows[1:]:
      sheet.append([*row${column ? ', path.name' : ''}])
      count += 1
  merged.save(output)
  return count`
    : py`
FOLDER = Path(${quoted(folder)})
OUTPUT = Path(${quoted(output)})


def merge(folder: Path, output: Path) -> int:
  """How many rows were written."""
  paths = [path for path in sorted(folder.glob("*.csv")) if path.resolve() != output.resolve()]
  if not paths:
    raise FileNotFoundError(f"no .csv files in {folder}")
  header = None
  count = 0
  with output.open("w", encoding="utf-8", newline="") as file:
    writer = csv.writer(file)
    for path in paths:
      with path.open(encoding="utf-8-sig", newline="") as source:
        rows = ${skipsEmpty ? '[row for row in csv.reader(source) if any(cell.strip() for cell in row)]' : '[row for row in csv.reader(source) if row]'}
      if not rows:
        continue
      ${check}
      for row in rows[1:]:
        writer.writerow([*row${column ? ', path.name' : ''}])
        count += 1
  return count`;
  return {
    program: {
      code,
      main: py`
try:
  print(f"{OUTPUT}: {merge(FOLDER, OUTPUT)} rows")
except (OSError, UnicodeDecodeError) as error:
  sys.exit(f"cannot merge: {error}")`,
    },
    silent,
  };
};

/** Nested JSON as flat CSV. */
export const planFlattened: Plan = (wish) => {
  if (
    !wish.has(/\bnested\b|\bflat(?:ten)?s?\b/) ||
    !wish.says(/\bjson(?: (?:file|data|objects?|array))?\b/) ||
    !wish.says(/\b(?:to|into|as|in)?(?: an?)?(?: flat)? ?csv(?: file)?\b/)
  )
    return undefined;
  const example = wish.name(/\b(?:like |e\.g\. |such as |as in |\()*([a-z]+[._/-][a-z]+)\b(?!\.\w|\()/);
  const sign = example
    ? (/[a-z]+([._/-])/.exec(example)?.[1] ?? '.')
    : wish.says(/\bunderscores?\b/)
      ? '_'
      : '.';
  wish.takeAll(
    /\b(?:(?:nested|keys?|names?|joined|separated|columns?|connected|with|by|using|an?|,|are|become) )*(?:dots?|dotted|underscores?|slash(?:es)?|periods?)(?: (?:notation|keys|names|like|paths?))*/,
  );
  const list = wish.take(
    /\b(?:(?:lists?|arrays?|values|as|are|become|joined|with|by|should|be|,|and|written) )*\b(semi-?colons?|pipes?|commas?|["'`][;|,]["'`])[- ]?(?:separated)?(?: (?:values|lists?|string|text))*/,
  );
  const joint = /pipe|\|/.test(list?.[1] ?? '') ? '|' : /comma|,/.test(list?.[1] ?? '') ? ',' : ';';
  wish.takeAll(
    /\b(?:and |the |with |both )*(?:input|in|source)(?:[- ]?file)?(?:,)? (?:and|&) (?:output|out|target)(?:[- ]?files?)?(?: (?:paths?|files?|names?))*(?: (?:as|by|via|from|on|are|given|passed|taken) ?(?:the )?(?:command[- ]line )?(?:arguments?|args|argparse|command line|parameters))*/,
  );
  return {
    program: {
      code: py`
def flattened(value: object, path: str = "") -> dict[str, object]:
  """One column for each value, named by the keys that lead to it."""
  if not isinstance(value, dict):
    return {path or "value": cell(value)}
  columns: dict[str, object] = {}
  for key, inner in value.items():
    columns |= flattened(inner, f"{path}${sign}{key}" if path else str(key))
  return columns


def cell(value: object) -> object:
  if isinstance(value, list):
    return "${joint}".join(str(cell(one)) for one in value)
  if isinstance(value, dict):
    # An object in a list has no columns of its own.
    return json.dumps(value, ensure_ascii=False)
  if isinstance(value, bool):
    return str(value).lower()
  return "" if value is None else value


def convert(source: str, target: str) -> int:
  """How many rows were written."""
  with open(source, encoding="utf-8") as file:
    data = json.load(file)
  rows = [flattened(record) for record in (data if isinstance(data, list) else [data])]
  # A record may lack keys that others have.
  header = list(dict.fromkeys(name for row in rows for name in row))
  with open(target, "w", encoding="utf-8", newline="") as file:
    writer = csv.DictWriter(file, header, restval="")
    writer.writeheader()
    writer.writerows(rows)
  return len(rows)


def main() -> None:
  parser = argparse.ArgumentParser(description="Turns nested JSON into flat CSV.")
  parser.add_argument("input", help="a JSON file")
  parser.add_argument("output", help="the CSV file to write")
  args = parser.parse_args()
  try:
    print(f"{args.output}: {convert(args.input, args.output)} rows")
  except (OSError, ValueError) as error:
    sys.exit(f"cannot convert {args.input}: {error}")`,
      main: 'main()',
      checks: [
        [
          'nested_keys',
          `assert flattened({"name": "Ada", "address": {"city": "Ulm"}}) == {"name": "Ada", "address${sign}city": "Ulm"}`,
        ],
        ['lists', `assert flattened({"tags": ["a", "b"]}) == {"tags": "a${joint}b"}`],
      ],
    },
    subject: 'Flatten',
    silent:
      'convert converts converting nested flat flatten flattens json csv keys key lists list values joined separated arrays objects input output path paths arguments like columns names dots',
  };
};
