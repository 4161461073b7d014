import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

/** All PDF files of a folder in one. */
export const planMergePdfs: Plan = (wish) => {
  if (
    !wish.says(
      /\b(?:merg(?:es?|ing)|combin(?:es?|ing)|join(?:s|ing)?|concatenat\w+)\b(?: (?:all|several|multiple|many|the))*/,
    ) ||
    !/\bpdfs?\b/i.test(wish.given)
  )
    return undefined;
  const output =
    wish.name(/\b(?:to|into|as|called|named|output|file|one) ["'\x60]?([\w-]+\.pdf)\b/) ??
    wish.name(/\b([\w-]+\.pdf)\b/) ??
    'merged.pdf';
  wish.takeAll(/\b(?:all |the |several |multiple )*\.?pdfs?\b(?: (?:files?|documents?))?/);
  const byTime = wish.says(/\b(?:date|time|modifi\w+)\b/);
  return {
    program: {
      code: py`
from pypdf import PdfReader, PdfWriter
from pypdf.errors import PdfReadError
OUTPUT = ${quoted(output)}


def merge(folder: Path, output: Path) -> int:
  """How many files were put together."""
  paths = [path for path in folder.iterdir() if path.suffix.lower() == ".pdf" and path.resolve() != output.resolve()]
  paths.sort(key=lambda path: ${byTime ? 'path.stat().st_mtime' : 'path.name.lower()'})
  if not paths:
    raise FileNotFoundError(f"no PDF files in {folder}")
  writer = PdfWriter()
  for path in paths:
    try:
      writer.append(PdfReader(path))
    except PdfReadError as error:
      raise OSError(f"{path.name}: {error}") from error
  writer.write(output)
  return len(paths)`,
      main: py`
folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
try:
  print(f"{merge(folder, folder / OUTPUT)} files in {OUTPUT}")
except OSError as error:
  sys.exit(f"cannot merge: {error}")`,
    },
    silent:
      'pypdf pypdf2 sorted ordered alphabetical alphabetically order name names filename big document called pdf pdfs files folder directory document documents merge called',
  };
};

const READ: Readonly<Record<string, string>> = {
  csv: 'list(csv.DictReader(source))',
  json: 'json.load(source)',
  yaml: 'yaml.safe_load(source)',
  toml: 'tomllib.loads(source.read())',
};

const TO_CSV = `if not isinstance(data, list) or not all(isinstance(row, dict) for row in data):
  parser.error("a list of objects is needed")
lines = io.StringIO()
writer = csv.DictWriter(lines, list(dict.fromkeys(key for row in data for key in row)), lineterminator="\\n")
writer.writeheader()
writer.writerows(data)
text = lines.getvalue()`;

/** Settings or data of one format in another. */
export const planReformat: Plan = (wish) => {
  const found =
    wish.take(
      /\b(?:that |which |to )?(?:conver\w+|turn\w*|transform\w*|chang\w+)(?: (?:an?|the|config|file|files|data|from|its?))* (yaml|json|toml|csv)(?: (?:config(?:uration)?|files?|data|documents?|input))* ?(?:in)?to (?:an? )?(yaml|json|csv)\b/,
    ) ?? wish.take(/\b(yaml|json|toml|csv) to (yaml|json|csv)\b(?: convert\w*)?/);
  const [, from = '', to = ''] = found ?? [];
  if (from === to || from === '') return undefined;
  // Between these two there are programs that know more.
  if (from !== 'yaml' && from !== 'toml' && to !== 'yaml' && !wish.has(/\bargparse\b|\bstdin\b/))
    return undefined;
  const sorts = /\bsort\w*\b/i.test(wish.given);
  const toCsv = to === 'csv';
  const isYaml = from === 'yaml' || to === 'yaml';
  const dump =
    to === 'json'
      ? 'json.dumps(data, indent=args.indent, ensure_ascii=False, default=str'
      : 'yaml.safe_dump(data, indent=args.indent, allow_unicode=True';
  const keys =
    to === 'json'
      ? sorts
        ? ', sort_keys=args.sort_keys'
        : ''
      : `, sort_keys=${sorts ? 'args.sort_keys' : 'False'}`;
  return {
    program: {
      code: py`
${from === 'toml' && 'import tomllib'}
${isYaml && 'import yaml'}
def main() -> None:
  parser = argparse.ArgumentParser(description="Converts ${from.toUpperCase()} to ${to.toUpperCase()}.")
  parser.add_argument("file", nargs="?", type=argparse.FileType(encoding="utf-8"), default="-", help="standard input without one")
  parser.add_argument("-o", "--output", type=Path, help="standard output without one")
  ${!toCsv && 'parser.add_argument("--indent", type=int, default=2)'}
  ${sorts && 'parser.add_argument("--sort-keys", action="store_true")'}
  args = parser.parse_args()
  try:
    with args.file as source:
      data = ${READ[from] ?? ''}
  except (ValueError${isYaml ? ', yaml.YAMLError' : ''}) as error:
    parser.error(f"no valid ${from.toUpperCase()}: {error}")
  ${toCsv ? TO_CSV : `text = ${dump}${keys})`}
  if args.output:
    args.output.write_text(text.rstrip() + "\n", encoding="utf-8")
  else:
    print(text.rstrip())`,
      main: 'main()',
    },
    silent:
      'indent indentation stdin standard input argparse stdout output pipe --output sort sorts sorted flag level write writes convert converts config file files option options stdin reads json yaml toml data',
  };
};
