import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { numberOf, WishText } from '../reading/text.ts';
import { deedOf, IN_FOLDER_OR_HERE, script } from './checks.ts';

const FILES =
  '(?:(?:holiday|vacation|new|all|the|my|our|every|jpe?g|camera|travel|wedding) )*(?:pictures|photos|images|files|songs|tracks|scans|videos)';
const FOLDER = '(?:in|of|from|below|inside) (?:an? |the |this |my )?(?:given |current )?(?:folder|directory)';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which to in it its them they their each every all of with bash shell script write create make me please i want need my folder directory current files file pictures photos images songs tracks scans videos so on new names name called named like numbers number for then'.split(
    ' ',
  ),
);
const NAMES =
  /["'`]?((?<=["'`])[a-z][\w -]*?|(?<![\w-])[a-z][\w-]*?)(\d+)(\.[a-z]\w*)["'`]?(?:,? (?:and |then )*["'`]?\1\d+\3["'`]?)*(?:,? ?(?:and so on|and so forth|etc\.?|\.\.\.|…))*/;
const RUNNING =
  /\b(?:with |by |using |to |in |into )*(?:an? |the )?(?:running|sequential|consecutive|increasing|ascending|continuous|incrementing) (?:numbers?|counter|index)\b|\bnumber(?:s|ed|ing)?(?: them)?(?: (?:sequentially|consecutively|in order|one by one))?\b/;
const PREFIX =
  /,? ?\b(?:and |with |using |by )*(?:an?|the) prefix (?:of |called |named )?["'`]?([a-z][\w-]*)["'`]?/;
const DIGITS =
  /,? ?\b(?:with |padded |zero-padded |using |to |at least |and )*(?:(\d|two|three|four|five)[ -]digits?(?: numbers?)?|leading zeros?)\b/;
const BY_DATE =
  /,? ?\b(?:in (?:the )?order of|sorted by|ordered by|by)(?: (?:their|the))?(?: (?:modification|creation))? (?:date|time|age)\b(?:,? oldest first)?/;
const KIND =
  /(?<![\w-])\.?(jpe?g|png|gif|heic|webp|pdf|txt|csv|mp3|mp4|mov|wav|md|log|docx?)(?= (?:files?|images?|pictures?|photos?)\b)/;
const USUAL_DIGITS = 3;

/** "Rename all my pictures IMG_*.JPG to crete-001.jpg, crete-002.jpg and so on", "to running numbers with the prefix trip". */
export function planNumbered(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\brenam(?:es?|ing)\b/)) return undefined;
  const shown = wish.take(NAMES);
  const running = shown ? undefined : wish.take(RUNNING);
  const named = running && wish.take(PREFIX);
  const digits = wish.take(DIGITS);
  const told = shown ?? named;
  if (!told?.[1]) return undefined;
  const prefix = wish.original(told, told[1]);
  const glob = wish.take(/["'`]?((?:[\w.-]*\*[\w.-]*)+)["'`]?/);
  const kind = glob ? undefined : wish.take(KIND);
  const isByDate = wish.take(BY_DATE) !== undefined;
  wish.take(/\b(?:loops?|goes|go|iterates?|run) (?:over|through)\b/);
  wish.take(new RegExp(FOLDER));
  wish.take(new RegExp(FILES));
  if (wish.left(SILENT).length > 0) return undefined;
  const number = shown?.[2] ?? '1';
  const width = shown ? number.length : digits?.[1] ? numberOf(digits[1]) : USUAL_DIGITS;
  const ending = shown?.[3] ?? (kind?.[1] && `.${kind[1]}`);
  const end = ending ?? '$end';
  const source = glob?.[1] ? wish.original(glob, glob[1]) : kind?.[1] ? `*.${kind[1]}` : `*${ending ?? ''}`;
  const taken = `${prefix}+([0-9])${ending ?? '?(.*)'}`;
  return script(
    ...IN_FOLDER_OR_HERE.slice(0, -1),
    'shopt -s nullglob extglob',
    `number=${Number(number)}`,
    ...(isByDate
      ? [
          `find "$folder" -maxdepth 1 -type f -name '${source}' -printf '%T@ %p\\0' | sort -zn | cut -zd ' ' -f 2- | while IFS= read -r -d '' file; do`,
        ]
      : [`for file in "$folder"/${source}; do`]),
    '  # Those that were renamed before keep their names.',
    `  if [[ ! -f $file || \${file##*/} == ${taken} ]]; then continue; fi`,
    ...(ending ? [] : ['  end=', '  if [[ ${file##*/} == ?*.* ]]; then end=.${file##*.}; fi']),
    '  while',
    `    target=$folder/$(printf '${prefix}%0${width}d' "$number")${end}`,
    '    number=$((number + 1))',
    '    [[ -e $target ]]',
    '  do :; done',
    '  mv -- "$file" "$target"',
    'done',
  );
}

const PHOTOS = ` \\( ${['jpg', 'jpeg', 'png', 'heic', 'dng', 'cr2', 'cr3', 'nef', 'arw', 'raf', 'rw2', 'orf'].map((one) => `-iname '*.${one}'`).join(' -o ')} \\)`;

/** "Copies new photos from a camera card folder to my archive and skips files that already exist". */
export function planCopyNew(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  const head = new RegExp(`^(?:cop(?:y|ies)|imports?|transfers?) (?:only )?(?:${FILES})`).exec(text);
  if (!head) return undefined;
  const found = pieces(text.slice(head[0].length), {
    from: /from (?:an? |the |my )?(?:[a-z-]+ ){0,3}?(?:folder|directory|card|camera|stick|drive|phone)(?: (?:card|folder|directory|drive|stick))*/,
    to: /(?:in)?to (?:an? |the |my |another )?(?:[a-z-]+ ){0,2}?(?:archive|folder|directory|drive|library|collection|backup|disk)(?: (?:folder|directory))?/,
    skip: /(?:(?:skips?|skipping|ignores?|leaves? out|without)(?: copying)?(?: all| the)? ?(?:files|those|ones|photos|pictures|what)?(?: that| which)? ?(?:already )?(?:exist|exists|are|is|be there|there|copied)(?: already)?(?: there| in (?:it|the archive)| copied)?|(?:never|not|without) overwrit(?:es?|ing)(?: anything| existing files| files| any)?)/,
    count:
      /(?:prints?|shows?|says?|tells?) (?:at the end )?how many(?: (?:files|photos|pictures))?(?: (?:were|have been|it))?(?: copied| copies)?(?: and (?:how many were )?skipped)?(?: at the end)?/,
  });
  if (!found?.from || !found.to || !(found.skip ?? /\bnew\b/.test(head[0]))) return undefined;
  return script(
    'if (($# != 2)) || [[ ! -d $1 ]]; then',
    '  echo "usage: $0 CARD ARCHIVE" >&2',
    '  exit 2',
    'fi',
    'card=${1%/} archive=${2%/}',
    'copied=0 skipped=0',
    "while IFS= read -r -d '' file; do",
    '  target=$archive/${file#"$card"/}',
    '  if [[ -e $target ]]; then',
    '    skipped=$((skipped + 1))',
    '    continue',
    '  fi',
    '  mkdir -p -- "${target%/*}"',
    '  # A copy that was broken off is not taken for a whole one.',
    '  cp -p -- "$file" "$target.part"',
    '  mv -- "$target.part" "$target"',
    '  copied=$((copied + 1))',
    `done < <(find "$card" -type f${/photos|pictures|images/.test(head[0]) ? PHOTOS : ''} -print0)`,
    'echo "$copied copied, $skipped skipped because they exist"',
  );
}
