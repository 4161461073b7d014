import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

const CODES: readonly (readonly [RegExp, string])[] = [
  [/yyyy/g, '%Y'],
  [/yy/g, '%y'],
  [/hh/g, '%H'],
  [/ss/g, '%S'],
  [/dd/g, '%d'],
];

/** "YYYY-MM-DD_HHMMSS" as strftime writes it: minutes stand behind hours. */
function dateFormat(pattern: string): string {
  let format = pattern.toLowerCase();
  for (const [code, sign] of CODES) format = format.replace(code, sign);
  return format.replace(/(?<=%H[^%m]*)mm/g, '%M').replace(/mm/g, '%m');
}

/** Photos that are named after the date on which they were taken. */
export const planPhotoNames: Plan = (wish) => {
  if (!wish.has(/\brenam(?:e|es|ing)\b/) || !wish.has(/\b(?:photos?|pictures?|images?|jpe?gs?|pics?)\b/))
    return undefined;
  const said = wish.name(
    /["'`<{[(]?\b((?:[a-z]+_)?y{2,4}[-_. ]?m{2}[-_. ]?d{2}(?:[-_t ]*(?:hh?[-_.:]?mm(?:[-_.:]?ss)?))?)(?![a-z])/,
  );
  const isDated =
    wish.has(/\bexif\b|\btaken\b/) &&
    !wish.has(/\binto (?:sub-?)?folders?\b|\bmov(?:e|es|ing)\b|\b(?:year|month)s?\b/);
  const pattern = said ?? (isDated ? 'yyyy-mm-dd_hhmmss' : undefined);
  if (pattern === undefined) return undefined;
  wish.takeAll(
    /\b(?:and |it |or |else |otherwise |with |an? |the )*(?:falls?|falling|fall-?)[ -]?back(?: (?:to|on))?\b/,
  );
  const number =
    wish.name(/(?<=·)([-_ ]?\(?(?:0+1|n{1,4}|#{1,4}|xx+|counter|number|nr)\)?)\b/) ??
    wish.name(/(?<=·)([-_ ]?[{<[](?:n|number|counter|seq|index|nr|i)(?::0?\d*d?)?[}>\]])/);
  const suffix = wish.name(/(?<=·)[>}\])"'`]?(\.(?:jpe?g|png|heic|ext|\w{3,4}))\b/);
  const isExif = wish.says(
    /\b(?:(?:using|by|from|with|based on|after|to|according to|via|their|its|the|and|of) )*exif(?:[- ](?:data|date|dates|metadata|timestamps?|info))?(?: (?:when|the photo was|they were|it was|was) taken)?\b|\b(?:by |using )?(?:the )?(?:date|time) (?:it was|they were|the photo was|of being)? ?taken\b/,
  );
  const isModified = wish.says(
    /\b(?:(?:using|by|from|with|based on|of|file'?s?|the|their|its|last) )*(?:modification|modified|change|mtime)(?:[- ](?:time|date|timestamp)s?)?(?: of the files?)?\b|\bmtime\b/,
  );
  const fallback = wish.take(
    /\b(?:and )?(?:the )?(?:files|photos|images|pictures|those|ones)? ?(?:without|with no|lacking|that have no|missing)(?: an?| any)? (?:such |valid |readable )?(?:exif(?: data| date)?|dates?|it|one|metadata|·+[ ]?(?:data|date)?)(?: (?:should|must|are|get|will|be))*(?: (?:go(?:es)?|goes|moved|put|move|placed|end up)(?: in)?(?:to)?(?: an?| the)? ?(?:sub-?)?(?:folder|directory|dir)?(?: (?:called|named))? ["'`]?([\w-]+)["'`]?(?: (?:sub)?(?:folder|directory))?| (?:skipped|ignored|left(?: alone| as they are)?|untouched|kept|reported|skip)| (?:use|fall back to|take)(?: the)?(?: file)?(?:'s)? ?·*(?:modification time|modified time|mtime|modification date)?)/,
  );
  const folder = fallback?.[1] && wish.original(fallback, fallback[1]);
  const takesTime = isModified && isExif;
  const isDry = wish.says(
    /\b(?:and |with |an? |has |support )*(?:--)?dry[- ]?run(?: (?:flag|option|mode|switch))?(?: (?:that|which|to) (?:only )?(?:prints?|shows?)[^,;.]*)?/,
  );
  wish.takeAll(
    /\b(?:and |but |must |should |it )*(?:never|not|don'?t|do not|without|no)(?: \w+)? overwrit\w*(?: (?:of )?(?:an? |any |the )?(?:existing )?(?:files?|photos?|anything))*/,
  );
  wish.takeAll(
    /\b(?:add|append|use|with|and|adding)(?: an?)? (?:_?\d+ )?(?:counter|number|suffix|sequence number)s?(?: (?:if|when|for|on) [^,;.]*)?|\b(?:if|when|in case of|for)(?: the| two)? (?:name|names|file|target|same (?:second|time|date|name)|duplicates?|collisions?|conflicts?)[^,;.]*(?:exists?|taken|collides?|same|suffix|counter|number|duplicates?|collisions?|conflicts?)/,
  );
  const isDeep = wish.says(
    /\b(?:and |also |including |in )*(?:all )?(?:its |the )?(?:recursive(?:ly)?|sub-?(?:folders|directories))\b/,
  );
  const kinds = wish
    .takeAll(/\b(jpe?gs?|pngs?|heics?|gifs?|tiffs?|mp4s?|movs?)\b/)
    .map(([, one = '']) => one.replace(/s$/, '').replace('jpeg', 'jpg'));
  const listed =
    kinds.length > 0
      ? [...new Set(kinds)]
      : suffix && !/ext/.test(suffix) && !/jpe?g/.test(suffix)
        ? [suffix.slice(1)]
        : isExif
          ? ['jpg', 'png']
          : ['jpg', 'png', 'heic'];
  const suffixes = [...new Set(listed.flatMap((one) => (one === 'jpg' ? ['.jpg', '.jpeg'] : [`.${one}`])))];
  const format = dateFormat(pattern);
  const digits =
    number && /0+1|n{2,}|#{2,}|x{2,}/.test(number)
      ? number.replace(/[^01n#x]/g, '').length
      : number
        ? Number(/:0?(\d)/.exec(number)?.[1] ?? 3)
        : 0;
  const joint = number?.match(/^[-_ ]/)?.[0] ?? '_';
  const time = isExif
    ? py`
def time_of(path: Path) -> datetime | None:
  """When the photo was taken; None where its EXIF data do not say it."""
  try:
    with Image.open(path) as image:
      exif = image.getexif()
      taken = exif.get_ifd(ExifTags.IFD.Exif).get(ExifTags.Base.DateTimeOriginal) or exif.get(ExifTags.Base.DateTime)
    return datetime.strptime(str(taken).strip("\0 "), "%Y:%m:%d %H:%M:%S")
  except (OSError, ValueError):
    ${takesTime ? 'return datetime.fromtimestamp(path.stat().st_mtime)' : 'return None'}`
    : py`
def time_of(path: Path) -> datetime:
  return datetime.fromtimestamp(path.stat().st_mtime)`;
  const isOptional = isExif && !takesTime;
  const loop =
    digits > 0
      ? py`
number = 1
while (target := path.with_name(f"{name}${joint}{number:0${digits}d}{suffix}")) in taken or is_other(target, path):
  number += 1`
      : py`
target = path.with_name(name + suffix)
number = 1
while target in taken or is_other(target, path):
  target = path.with_name(f"{name}_{number}{suffix}")
  number += 1`;
  return {
    program: {
      code: py`
${isExif && 'from PIL import ExifTags, Image'}
SUFFIXES = {${suffixes.map(quoted).join(', ')}}
${folder && `WITHOUT_DATE = ${quoted(folder)}`}


${time}


def is_other(target: Path, path: Path) -> bool:
  """True if the name belongs to another file."""
  return target.exists() and not target.samefile(path)


def new_paths(folder: Path) -> list[tuple[Path, Path]]:
  """The old and the new path of each photo, the oldest first; no new path exists yet."""
  files = folder.${isDeep ? 'rglob("*")' : 'iterdir()'}
  photos = [path for path in files if path.is_file() and path.suffix.lower() in SUFFIXES${folder ? ' and path.parent.name != WITHOUT_DATE' : ''}]
  times = {path: time_of(path) for path in photos}
  taken: set[Path] = set()
  renamed = []
  ${isOptional ? 'dated = [path for path in photos if times[path]]' : ''}
  for path in sorted(${isOptional ? 'dated' : 'photos'}, key=lambda path: (times[path], path.name)):
    name = f"{times[path]:${format}}"
    suffix = path.suffix.lower()${suffixes.includes('.jpeg') && '.replace(".jpeg", ".jpg")'}
    ${loop}
    taken.add(target)
    if target != path:
      renamed.append((path, target))
  ${
    isOptional &&
    (folder
      ? py`
for path in photos:
  if not times[path]:
    target = path.parent / WITHOUT_DATE / path.name
    number = 1
    while target in taken or target.exists():
      target = target.with_name(f"{path.stem}_{number}{path.suffix}")
      number += 1
    taken.add(target)
    renamed.append((path, target))`
      : py`
for path in photos:
  if not times[path]:
    print(f"no EXIF date, left alone: {path}", file=sys.stderr)`)
  }
  return renamed


def main() -> None:
  parser = argparse.ArgumentParser(description="Names photos after their date.")
  parser.add_argument("folder", type=Path)
  parser.add_argument("--dry-run", action="store_true", help="only print what would be renamed")
  args = parser.parse_args()
  if not args.folder.is_dir():
    parser.error(f"{args.folder} is not a folder")
  renamed = new_paths(args.folder)
  for path, target in renamed:
    print(f"{path.relative_to(args.folder)} -> {target.relative_to(args.folder)}")
    if not args.dry_run:
      ${folder && 'target.parent.mkdir(exist_ok=True)'}
      path.rename(target)
  print(f"{len(renamed)} photos {'would be ' if args.dry_run else ''}renamed")`,
      main: 'main()',
    },
    silent: `rename renames renaming photos photo pictures images image files folder directory date dates time name names format exif metadata original ${isDry ? 'dry-run' : ''} flag existing modification`,
  };
};
