import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, quoted } from './wish.ts';

const SIZES: Readonly<Record<string, number>> = { b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Files with the same content, and the space that they waste. */
export const planDuplicates: Plan = (wish) => {
  if (
    !wish.has(/\b(?:duplicates?|identical|same content)\b/) ||
    !wish.has(/\bfiles?\b|\bphotos?\b|\bimages?\b|\bpictures\b/) ||
    wish.has(/\b(?:lines?|rows?|remov\w*|mov(?:e|es|ing)\b|hard ?links?|symlinks? instead|replace)\b/)
  )
    return undefined;
  const deletes = wish.says(
    /\b(?:and |or |can |optional(?:ly)? |to |option |an? |with |it )*(?:delet(?:es?|ing)|--delete)(?: (?:them|the|all|but|extra|one|first|except|duplicates?|copies|duplicate files|with|an?|option|flag|if|is given|--delete|·+))*/,
  );
  if (deletes && !wish.says(/--delete\b(?: (?:flag|option))?/) && !/--delete|optional/i.test(wish.given))
    return undefined;
  const algorithm = wish
    .name(
      /\b(?:(?:by|using|with|via|based on|comparing|and|their|same|the) )*(sha-?256|sha-?1|sha-?512|md5|blake2b)(?: (?:hash(?:es)?|checksums?|digests?|sum))?/,
    )
    ?.replace('-', '')
    .toLowerCase();
  wish.takeAll(
    /\b(?:by|using|with|comparing|based on|same|the|their) (?:file )?(?:hash(?:es)?|content|contents|checksums?)(?: hash(?:es)?)?\b/,
  );
  const least = wish.take(
    new RegExp(
      `\\b(?:and |but )*(?:ignor\\w*|skip\\w*|exclud\\w*|leav\\w* out)(?: all| any)? ?(?:files?|those|ones|anything|everything)? ?(?:(?:that are )?(?:smaller|less) than|under|below) ${NUMBER} ?(b|bytes|kb|kib|mb|mib|gb|k|m)\\b|\\b(?:only )?(?:files )?(?:(?:larger|bigger|greater) than|over|above|at least) ${NUMBER} ?(b|bytes|kb|kib|mb|mib|gb|k|m)\\b|\\b(?:min(?:imum)?[- ]size)(?: of)? ${NUMBER} ?(b|bytes|kb|kib|mb|mib|gb|k|m)\\b`,
    ),
  );
  const [amount, unit = 'b'] = least?.slice(1).filter((one) => one !== undefined) ?? [];
  const smallest = amount === undefined ? undefined : Number(amount) * (SIZES[unit.charAt(0)] ?? 1);
  const empty = smallest === undefined && wish.says(/\b(?:ignor\w*|skip\w*) empty files\b/);
  const kinds = wish
    .name(/\bonly ((?:\.?(?:jpe?g|png|gif|pdf|mp3|mp4|txt|docx?|py)(?:,? (?:and|or) |, ?)?)+)(?: files)?/)
    ?.match(/\w+/g)
    ?.filter((one) => !/^(?:and|or)$/.test(one));
  const wasted = wish.says(
    /\b(?:and |with |print\w* |show\w* |the |also |how (?:much|many) )*(?:(?:disk )?space|bytes|size)?(?: (?:is|are))? ?(?:wasted|saved|reclaimable|that could be freed|could be saved|freed)(?: (?:space|bytes|disk space))?(?: (?:per|for each|of each|by each|by|in) (?:group|set|duplicates?))?(?: and (?:in )?total| in total)?/,
  );
  const total = wish.says(
    /\b(?:and |the |with |print |show |a )*(?:(?:grand )?total(?: (?:wasted|of wasted))?(?: (?:space|bytes))?|in total|overall)(?: at the end)?/,
  );
  const isJson = wish.says(
    /\b(?:as |in |and |output |with )*(?:json)(?: (?:output|report|format|option))?\b/,
  );
  const csv = isJson
    ? undefined
    : wish.name(
        /\b(?:writ\w+|sav\w+|report|export\w*)(?: \w+)??(?: (?:to|in|into|as))?(?: an?)? ?(?:csv)?(?: file)? ?([\w-]+\.csv)/,
      );
  const skipped = wish
    .name(
      /\b(?:ignor\w*|skip\w*|exclud\w*)(?: the)? ((?:\.?[\w-]+(?:, ?| and | or ))*\.?[\w-]+) (?:folders?|director(?:y|ies))/,
    )
    ?.split(/, ?| and | or /);
  const isHere = wish.says(
    /\b(?:in|of|below|under|from) (?:the |this |my )?(?:current|working) (?:directory|folder|dir)(?: and (?:its |all )?sub-?(?:folders|directories))?/,
  );
  const hash = algorithm ?? 'sha256';
  return {
    program: {
      code: py`
${smallest !== undefined && `SMALLEST = ${smallest.toLocaleString('en').replaceAll(',', '_')}`}
${kinds && `KINDS = {${kinds.flatMap((one) => (/^jpe?g$/.test(one) ? ['".jpg"', '".jpeg"'] : [`".${one}"`])).join(', ')}}`}
${skipped && `SKIPPED = {${skipped.map(quoted).join(', ')}}`}


def hash_of(path: Path) -> str:
  with path.open("rb") as file:
    return hashlib.file_digest(file, "${hash}").hexdigest()


def files_below(folder: Path) -> Iterator[Path]:
  for path in sorted(folder.rglob("*")):
    ${skipped && 'if SKIPPED.intersection(path.relative_to(folder).parts[:-1]):\n  continue'}
    ${kinds && 'if path.suffix.lower() not in KINDS:\n  continue'}
    if path.is_file() and not path.is_symlink()${smallest !== undefined ? ' and path.stat().st_size >= SMALLEST' : empty ? ' and path.stat().st_size > 0' : ''}:
      yield path


def duplicates(folder: Path) -> list[tuple[int, list[Path]]]:
  """Groups of files with the same content and what one of them takes; the group that wastes most comes first."""
  by_size: defaultdict[int, list[Path]] = defaultdict(list)
  for path in files_below(folder):
    by_size[path.stat().st_size].append(path)
  groups = []
  for size, paths in by_size.items():
    # Only files of the same size can be the same, and only those are read.
    by_hash: defaultdict[str, list[Path]] = defaultdict(list)
    for path in paths if len(paths) > 1 else []:
      try:
        by_hash[hash_of(path)].append(path)
      except OSError as error:
        print(f"cannot read {path}: {error.strerror}", file=sys.stderr)
    groups += [(size, same) for same in by_hash.values() if len(same) > 1]
  return sorted(groups, key=lambda group: -group[0] * (len(group[1]) - 1))


def main() -> None:
  ${
    deletes
      ? py`
parser = argparse.ArgumentParser(description="Finds files with the same content.")
parser.add_argument("folder", type=Path${isHere ? ', nargs="?", default=Path(".")' : ''})
parser.add_argument("--delete", action="store_true", help="keep only the first file of each group")
args = parser.parse_args()
if not args.folder.is_dir():
  parser.error(f"{args.folder} is not a folder")
groups = duplicates(args.folder)`
      : isHere
        ? 'groups = duplicates(Path("."))'
        : py`
if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
  sys.exit(f"usage: {sys.argv[0]} FOLDER")
groups = duplicates(Path(sys.argv[1]))`
  }
  ${
    isJson
      ? py`
print(json.dumps([{"size": size, "wasted": size * (len(paths) - 1), "files": [str(path) for path in paths]} for size, paths in groups], indent=2))`
      : csv
        ? py`
with open(${quoted(csv)}, "w", encoding="utf-8", newline="") as file:
  writer = csv.writer(file)
  writer.writerow(["group", "size", "path"])
  for number, (size, paths) in enumerate(groups, 1):
    writer.writerows([number, size, path] for path in paths)`
        : py`
for number, (size, paths) in enumerate(groups, 1):
  print(f"group {number}: {len(paths)} files of {size:,} bytes, {size * (len(paths) - 1):,} bytes wasted")
  for path in paths:
    print(f"  {path}")
print(f"{len(groups)} groups, {sum(size * (len(paths) - 1) for size, paths in groups):,} bytes wasted in all")`
  }
  ${
    deletes &&
    py`
if args.delete:
  for _, paths in groups:
    for path in paths[1:]:
      path.unlink()
      print(f"deleted {path}"${isJson ? ', file=sys.stderr' : ''})`
  }`,
      main: 'main()',
    },
    isSecond:
      !deletes &&
      !isHere &&
      smallest === undefined &&
      !kinds &&
      !skipped &&
      !isJson &&
      csv === undefined &&
      hash === 'sha256',
    silent: `find finds duplicate duplicates identical files file directory folder tree under below group groups them recursively hash content list lists ${wasted ? 'wasted bytes' : ''} ${total ? 'total' : ''}`,
  };
};
