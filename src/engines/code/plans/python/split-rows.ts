import { readCsvFile } from './csv-read.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

/** Rows of a CSV file in one file for each category, by words that stand in them. */
export const planSplitByRules: Plan = (wish) => {
  if (!wish.has(/\bkeywords?\b/) || !wish.has(/\bcategor(?:y|ies)\b/)) return undefined;
  const rules = wish.name(/\b(?:by |using |with |from |rules |in |keyword )*["'`]?([\w-]+\.json)\b/);
  if (
    rules === undefined ||
    !wish.says(
      /\bsplit(?:s|ting)?\b|\bone (?:csv )?file (?:per|for each) category\b|\bsort(?:s|ing)? (?:into|by) categor/,
    )
  )
    return undefined;
  const file = readCsvFile(wish);
  wish.takeAll(
    /\b(?:one|a|separate) (?:csv )?files? (?:per|for each) category\b|\bno pandas\b|\bwithout pandas\b|\b3\.\d+\b|\b(?:bank )?(?:statement|export)s?(?: pdf)?(?: (?:statement|export))?\b|\bpdf\b/,
  );
  const other =
    wish.name(
      /\b(?:unmatched|others?|the rest|unknown|everything else|rows without (?:a )?match)(?: (?:rows|lines|ones|go|goes|are|written|into|to|in|should|put|a|file|called))* ["'`]?([\w-]+?)(?:\.csv)?["'`]?(?=[,.;]|$)/,
    ) ?? 'other';
  return {
    program: {
      code: py`
# ${rules}: {"groceries": ["rewe", "aldi"], "rent": ["landlord"]}
RULES = Path(${quoted(rules)})
OUTPUT = Path("categories")
OTHER = ${quoted(other)}


def read_rules(path: Path) -> dict[str, list[str]]:
  """The words of each category, in lower case."""
  rules = json.loads(path.read_text(encoding="utf-8"))
  if not isinstance(rules, dict) or not all(isinstance(words, list) for words in rules.values()):
    raise ValueError(f"{path}: each category needs a list of keywords")
  return {category: [str(word).casefold() for word in words] for category, words in rules.items()}


def category_of(row: list[str], rules: dict[str, list[str]]) -> str:
  """The first category with a keyword in the row."""
  text = " ".join(row).casefold()
  return next((category for category, words in rules.items() if any(word in text for word in words)), OTHER)


def split(source: str, rules: dict[str, list[str]]) -> Counter[str]:
  """How many rows each category has."""
  with open(source, encoding="${file.encoding === 'utf-8-sig' ? 'utf-8' : file.encoding}", newline="") as file:
    reader = csv.reader(file, delimiter="${file.delimiter}")
    header = next(reader, None)
    if header is None:
      raise ValueError(f"{source} is empty")
    rows: dict[str, list[list[str]]] = defaultdict(list)
    for row in reader:
      if any(cell.strip() for cell in row):
        rows[category_of(row, rules)].append(row)
  OUTPUT.mkdir(exist_ok=True)
  for category, found in rows.items():
    name = re.sub(r"[^\w-]+", "_", category)
    with open(OUTPUT / f"{name}.csv", "w", encoding="${file.encoding === 'utf-8-sig' ? 'utf-8' : file.encoding}", newline="") as file:
      writer = csv.writer(file, delimiter="${file.delimiter}")
      writer.writerow(header)
      writer.writerows(found)
  return Counter({category: len(found) for category, found in rows.items()})


def main() -> None:
  ${file.name ? `source = sys.argv[1] if len(sys.argv) > 1 else ${quoted(file.name)}` : 'if len(sys.argv) != 2:\n  sys.exit(f"usage: {sys.argv[0]} STATEMENT.csv")\nsource = sys.argv[1]'}
  try:
    for category, count in split(source, read_rules(RULES)).most_common():
      print(f"{category}: {count}")
  except (OSError, ValueError) as error:
    sys.exit(f"cannot split {source}: {error}")`,
      main: 'main()',
    },
    silent:
      'split splits bank statement csv file files category categories keyword keywords rules rule json rows semicolon latin latin-1 each one per export pdf',
  };
};
