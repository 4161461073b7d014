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
    wish.name(
      /\b(?:(?:in)?to|as|called|named|output|saves?|file|one|an?|single|new|it|document|pdf) ["'\x60]?([\w-]+\.pdf)\b["'\x60]?/,
    ) ??
    wish.name(/\b([\w-]+\.pdf)\b/) ??
    'merged.pdf';
  wish.takeAll(/\b(?:all |the |several |multiple )*\.?pdfs?\b(?: (?:files?|documents?))?/);
  wish.takeAll(
    /\b(?:in)?to (?:an? )?(?:single |one |new )*(?:file|document|one|·+)?|\bcalled\b|\b(?:with|using) (?:pypdf2?|pymupdf)\b/,
  );
  const byTime = wish.says(
    /\b(?:sorted |ordered |in order |in the order |order )*(?:by|of) (?:the |their )*(?:modification|last modified|modified|creation)? ?(?:date|time)s?(?: (?:modified|created))?\b/,
  );
  wish.takeAll(
    /\b(?:sorted|ordered|in order|in alphabetical order|alphabetical(?:ly)?(?: order)?|(?:by|of) (?:the |their )?(?:file ?)?names?|order)\b/,
  );
  const marked = wish.says(
    /\b(?:and |with |adds? |an? )*(?:bookmarks?|outlines?|table of contents)(?: (?:for|of|with) (?:each|every|the)(?: \w+)?)?\b/,
  );
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
      writer.append(PdfReader(path)${marked ? ', outline_item=path.stem' : ''})
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
    silent: 'pdf pdfs files folder directory document documents merge called',
  };
};

const READ: Readonly<Record<string, string>> = {
  json: 'json.load(source)',
  yaml: 'yaml.safe_load(source)',
  toml: 'tomllib.loads(source.read())',
};

/** Settings or data of one format in another. */
export const planReformat: Plan = (wish) => {
  const found =
    wish.take(
      /\b(?:that |which |to )?(?:conver\w+|turn\w*|transform\w*|chang\w+)(?: (?:an?|the|config|file|files|data|from|its?))* (yaml|json|toml)(?: (?:config(?:uration)?|files?|data|documents?|input))* ?(?:in)?to (?:an? )?(yaml|json)\b(?: (?:files?|format|output))?/,
    ) ?? wish.take(/\b(yaml|json|toml) to (yaml|json)\b(?: convert\w*)?/);
  const [, from = '', to = ''] = found ?? [];
  if (from === to || from === '') return undefined;
  wish.takeAll(
    /\b(?:with |an? |and |the |optional |configurable )*(?:--)?indent(?:ation)?(?: (?:option|flag|of \d+|width|level|parameter))*\b/,
  );
  wish.takeAll(
    /\b(?:it |and |that )*(?:reads?|reading|takes?|accepts?)?(?: (?:from|the|an?|input|either))* ?(?:stdin|standard input|a pipe)(?: (?:or|and) (?:from )?(?:an? |the )?files?)?|\b(?:from )?(?:an? )?file or stdin\b|\b(?:with |using |via )*argparse\b/,
  );
  wish.takeAll(
    /\b(?:and |it |writes?|prints?|outputs?|the|result|to|or|an?|on|the) *(?:stdout|standard output|output file|-o(?:utput)?|--output)\b/,
  );
  const sorts = wish.says(
    /\b(?:and |with |an? |optional(?:ly)? )*(?:--)?sort(?:s|ed|ing)?[- ]?(?:the )?keys?(?: (?:option|flag|alphabetically))*\b/,
  );
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
  parser.add_argument("--indent", type=int, default=2)
  ${sorts && 'parser.add_argument("--sort-keys", action="store_true")'}
  args = parser.parse_args()
  try:
    with args.file as source:
      data = ${READ[from] ?? ''}
  except (ValueError${isYaml ? ', yaml.YAMLError' : ''}) as error:
    parser.error(f"no valid ${from.toUpperCase()}: {error}")
  text = ${dump}${keys})
  if args.output:
    args.output.write_text(text.rstrip() + "\n", encoding="utf-8")
  else:
    print(text.rstrip())`,
      main: 'main()',
    },
    silent: 'convert converts config file files option options stdin reads json yaml toml data',
  };
};
