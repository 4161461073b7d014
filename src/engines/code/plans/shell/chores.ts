import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { deedOf, script, usage } from './checks.ts';
import { COUNTS } from './manners.ts';

export const FOLDER = '(?:an? |the |one )?(?:given )?(?:folder|directory)';
export const DRY =
  /(?:an? |the )?(?:(?:--?dry-run|dry run)(?: (?:option|flag|mode))?|option to only show what would (?:happen|be done))/;
const EXISTING =
  /(?:skip(?:s|ping)?|without overwriting|not overwriting|leaves?) (?:those|files|images|ones|the ones|any)?(?: that| which)?(?: already)? ?(?:exist(?:s|ing)?(?: already)?|converted|done|ones)(?: (?:ones|files))?/;
export const dryRun = ['dry=', 'if [[ ${1:-} == --dry-run ]]; then dry=1; shift; fi'];

/** "Convert all PNG images in a folder to JPEG with quality 85". */
function images(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:batch[- ])?(converts?|resizes?|shrinks?) (?:all |every )?(?:the )?(?:\\.?(png|jpe?g|webp|gif|heic|tiff?|bmp)s?)?(?: images?| files?| photos?| pictures?)* (?:(?:in|of|from|inside) (?:${FOLDER}|the current (?:folder|directory)) ?)?`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      to: /(?:in)?to (?:\.)?(png|jpe?g|webp|gif|tiff?)(?: (?:format|images|files))?/,
      quality: /(?:with |at )?(?:an? )?quality(?: of)? (\d+)(?: ?percent| ?%)?/,
      size: /(?:(?:resiz(?:es?|ing|ed)|scal(?:es?|ing|ed)|shrink(?:s|ing)?) (?:them )?)?(?:to )?(?:at most |a maximum (?:width )?of |max(?:imum)? (?:width )?|a width of )?(\d+)(?: ?px| pixels)(?: wide| width)?(?: (?:at most|maximum))?/,
      out: /(?:saves? (?:them )?|writes? (?:them )?)?(?:in)?to (?:an? |the |another )?(?:given )?(?:output|target|other|separate|second|new|subfolder|sub-?directory)? ?(?:folder|directory|subfolder)?(?: (?:called |named )?([\w-]+))?/,
      skip: EXISTING,
      place: new RegExp(`(?:in|of|from|inside) (?:${FOLDER}|the current (?:folder|directory))`),
      ratio: /keep(?:s|ing)? (?:the )?(?:aspect ratio|proportions)/,
      keep: /keep(?:s|ing)? (?:the )?originals?/,
      count: COUNTS,
    });
  const from = head?.[2]?.replace('jpeg', 'jp*g').replace(/^jpg$/, 'jp*g');
  const to = found?.to?.[1]?.replace('jpeg', 'jpg');
  if (!found || !(to ?? found.size) || (!from && !found.size)) return undefined;
  const options = [
    found.size ? `-resize '${found.size[1]}x>'` : '',
    found.quality ? `-quality ${found.quality[1]}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const target = found.out?.[1] ?? (to ? undefined : 'resized');
  return script(
    ...usage('$# < 1', `FOLDER [OUTPUT]`),
    'source=${1%/}',
    `output=\${2:-$source${target ? `/${target}` : found.out ? '/converted' : ''}}`,
    'mkdir -p -- "$output"',
    '# ImageMagick 7 is called magick, 6 convert.',
    'tool=$(command -v magick || command -v convert) || { echo "$0: ImageMagick is not installed" >&2; exit 1; }',
    'shopt -s nullglob nocaseglob',
    'done=0 skipped=0 failed=0',
    `for file in "$source"/*.${from ?? '{png,jpg,jpeg,webp}'}; do`,
    '  name=${file##*/}',
    `  target=$output/\${name%.*}.${to ?? '${name##*.}'}`,
    '  if [[ -e $target ]]; then',
    '    skipped=$((skipped + 1))',
    `  elif "$tool" "$file" ${options ? `${options} ` : ''}"$target"; then`,
    '    done=$((done + 1))',
    '  else',
    '    failed=$((failed + 1))',
    '  fi',
    'done',
    'echo "$done converted, $skipped skipped because they exist, $failed failed"',
    'if ((failed > 0)); then exit 1; fi',
  );
}

/** "Files larger than 100 MB that were not changed for 30 days, with their size". */
function largeAndOld(text: string): Snippet | undefined {
  const head =
    /^(?:finds?|lists?|prints?|shows?) (?:all |the )?files(?: (?:below|in|under) (?:an? |the )?(?:given )?(?:folder|directory))?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      size: /(?:are )?(?:larger|bigger) than (\d+) ?(kb|mb|gb|k|m|g)/,
      age: /(?:(?:were|was|have|had|are) )?(?:(?:not|n't) (?:been )?(?:changed|modified|touched|used|accessed|edited)|older|unchanged)(?: (?:for|in|since|than))*(?: the last)?(?: more than)? (\d+) (days?|weeks?|months?)/,
      list: /(?:prints?|lists?|shows?) (?:them)?|(?:their |the )?sizes?(?: (?:in|human)[- ](?:readable|mb))*|human[- ]readable/,
      sorted: /(?:sorted by size(?:, largest first)?|largest first|biggest first)/,
      sized: /(?:their |the )?sizes?/,
      place: new RegExp(
        `(?:below|in|under) (?:${FOLDER}|the current (?:folder|directory)|the home (?:folder|directory))`,
      ),
      total: /(?:the )?total(?: size)?(?: at the end)?/,
    });
  if (!found?.size || !found.age) return undefined;
  const days =
    Number(found.age[1]) * (found.age[2]?.startsWith('w') ? 7 : found.age[2]?.startsWith('m') ? 30 : 1);
  const unit = (found.size[2] ?? 'm').charAt(0).replace('m', 'M').replace('g', 'G');
  return script(
    'folder=${1:-.}',
    `find "$folder" -type f -size +${found.size[1]}${unit} ${/access|used/.test(found.age[0]) ? '-atime' : '-mtime'} +${days} -printf '%s\\t%TY-%Tm-%Td\\t%p\\n' |`,
    `  sort -k1,1nr |${found.total ? " tee >(awk -F'\\t' '{ sum += $1 } END { print sum + 0 \" bytes in all\" }' >&2) |" : ''}`,
    "  numfmt --to=iec --field=1 --delimiter=$'\\t'",
  );
}

/** "Compare two directories: files that are only in one, or differ". */
function compare(text: string): Snippet | undefined {
  const head =
    /^(?:compares?|diffs?) (?:the (?:contents? of|files (?:of|in)) )?(?:two|2) (?:directories|folders|directory trees)/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      prints: /(?:prints?|lists?|shows?|reports?) (?:all )?(?:the )?(?:files?|ones|what)?(?: that| which)?/,
      only: /(?:are |is |exist(?:s)? )?(?:only|missing) in (?:one(?: of (?:them|the two))?|either|the (?:first|second|other))(?: (?:or|and) (?:those that |which |files that )?(?:differ|are different|changed|have different (?:contents?|checksums?)))?|differ(?:ent)?(?: (?:in|by) (?:contents?|checksum))?(?: (?:or|and) (?:are )?only in one(?: of them)?)?/,
      sum: /(?:by|using|with) (?:their )?(?:checksums?|md5|sha-?256|contents?)/,
      exit: /exits? (?:with )?(?:status |code )?1 (?:if|when) (?:they (?:differ|are different)|there (?:is|are) (?:any|a) differences?)/,
      deep: /(?:recursively|with subfolders|and (?:all )?subfolders)/,
    });
  if (!found?.only) return undefined;
  return script(
    ...usage('$# != 2', 'FIRST SECOND'),
    'list() { (cd -- "$1" && find . -type f | sort); }',
    'first=${1%/} second=${2%/} different=0',
    'while IFS= read -r file; do',
    '  if [[ ! -e $second/$file ]]; then',
    '    echo "only in $first: ${file#./}"',
    '    different=1',
    '  elif ! cmp -s -- "$first/$file" "$second/$file"; then',
    '    echo "differs: ${file#./}"',
    '    different=1',
    '  fi',
    'done < <(list "$first")',
    'while IFS= read -r file; do',
    '  if [[ ! -e $first/$file ]]; then',
    '    echo "only in $second: ${file#./}"',
    '    different=1',
    '  fi',
    'done < <(list "$second")',
    'exit "$different"',
  );
}

const CHORES = [images, largeAndOld, compare];

export function planChore(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  for (const read of CHORES) {
    const made = read(text);
    if (made) return made;
  }
  return undefined;
}
