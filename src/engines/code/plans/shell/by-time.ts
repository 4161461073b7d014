import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { readFolder } from './files.ts';
import { COUNTS, KEEPS } from './manners.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make all every each my of to in by for with it its their them they so is are be was were file files photo photos picture pictures image images folder directory name names new old please using based on according date time exif when they that'.split(
    ' ',
  ),
);

const KIND =
  /(?:\*\.|\.)?\b(jpe?g|png|heic|gif|mp4|mov|raw|cr2|tiff?)\b(?: (?:and|or) (?:\*\.|\.)?(jpe?g|png|heic|gif|mp4|mov)\b)?/;
const PICTURES = /\b(?:photos?|pictures?|images?|camera files)\b/;
const TIME =
  /\b(?:to|by|with|after|using|from|based on|according to)(?: (?:the|their|its|a|file))*(?: (?:exif|exact|creation|modification|last|capture|shooting|recording))*(?: (?:date|time|timestamp|day)s?)(?: and (?:the )?time)?(?: (?:that |when |at which )?(?:they|it|each(?: one| photo| picture)?)? ?(?:were|was|had been)? ?(?:last )?(taken|shot|recorded|modified|changed|created|captured|modification))?(?: (?:from|in|of|using) (?:their|the|its)? ?(?:exif|metadata)(?: data| metadata| tags?)?)?/;
const FALLBACK =
  /(?:[,;] ?|\band |\bbut )*\b(?:fall(?:s|ing)? back|or (?:else )?|otherwise|if there is no(?:ne| exif(?: data)?)|when there is no exif(?: data)?)[^,;.]*?\b(?:modification|modified|file|mtime)(?: (?:date|time|timestamp))?(?: (?:of the file|if there is none|otherwise))?/;
const LIKE =
  /(?:[,;] ?)?\b(?:like|as|e\.g\.|such as|for example|in the (?:form|format)|in format|to|named) ["'`]?(?:img[_-])?(\d{4}|yyyy|%y)([-_.]?)(?:\d\d|mm|%m)\2(?:\d\d|dd|%d)(?:([-_ tT])(?:\d\d|hh|%h)([-_.]?)(?:\d\d|mm|%m)(?:\4(?:\d\d|ss|%s))?)?["'`]?(?:\.(?:jpe?g|png|heic|ext))?["'`]?/;
const COUNTER =
  /(?:[,;] ?|\band |\bbut |\bwith )*\b(?:(?:adds?|adding|appends?|appending|puts?|using|uses|with) (?:an? |the )?(?:running )?(?:counter|number|suffix|_1|-1|index)[^,;.]*|(?:when|if|where|should) (?:two|several|more|the|a|another)[^,;.]*\bsame (?:second|time|name|timestamp)[^,;.]*|numbers? (?:those|files)[^,;.]*same[^,;.]*)/;
const SAME =
  /(?:[,;] ?|\band |\bbut )*\b(?:without|never|not|don't|do not) (?:overwrit|replac|los)\w*(?: (?:anything|any|files?|ones?|pictures?|photos?|existing|those))*(?: (?:that|which) (?:get|have|has|would get|end up with) the same (?:name|time|timestamp|second))?/;
const EXTENSION =
  /(?:[,;] ?|\band )*\b(?:keep(?:s|ing)?|preserv\w+) (?:the |their |its )?(?:original )?(?:file )?(?:extensions?|endings?)/;

/** "Renames the photos of a folder by the time they were taken". */
export function planByTime(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\brenam(?:es?|ing)\b/)) return undefined;
  wish.take(COUNTER);
  wish.take(FALLBACK);
  const like = wish.take(LIKE);
  const time = wish.take(TIME);
  if (!time && !like) return undefined;
  // "By the order of the time" gives numbers.
  if (/\b(?:001|sequential\w*|prefix|order(?:ed)? by|sorted by|oldest first)\b/i.test(prompt))
    return undefined;
  const counts = wish.take(COUNTS);
  wish.take(SAME);
  wish.take(KEEPS);
  wish.take(EXTENSION);
  const folder = readFolder(wish);
  const kinds: string[] = [];
  for (let found = wish.take(KIND); found; found = wish.take(KIND))
    kinds.push(...found.slice(1).filter((one) => one !== undefined));
  const isPhoto = wish.take(PICTURES) !== undefined;
  while (wish.take(PICTURES));
  const isExif = /\bexif|\btaken\b|\bshot\b|\bcaptured\b|\bmetadata\b/i.test(prompt);
  if (kinds.length === 0 && !isPhoto && !wish.has(/\bfiles?\b/)) return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const given = kinds.length > 0 ? kinds : isPhoto || isExif ? ['jpg', 'jpeg', 'png', 'heic'] : [];
  const names = new Set(
    given.flatMap((one) => (/^jpe?g$/.test(one) && given.length === 1 ? ['jpg', 'jpeg'] : [one])),
  );
  const test =
    names.size === 0 ? '' : ` \\( ${[...names].map((one) => `-iname '*.${one}'`).join(' -o ')} \\)`;
  const day = like ? ['%Y', '%m', '%d'].join(like[2] ?? '-') : '%Y-%m-%d';
  const clock = like && like[3] === undefined ? '' : ['%H', '%M', '%S'].join(like?.[4] ?? '-');
  const form = clock ? `${day}${like?.[3] === 't' ? 'T' : (like?.[3] ?? '_')}${clock}` : day;
  const modified = `date -r "$file" +'${form}'`;
  return {
    definition: [
      ...folder.check,
      ...(counts ? ['count=0'] : []),
      `while IFS= read -r -d '' file; do`,
      ...(isExif
        ? [
            '  # The time of the picture, if exiftool is there and finds one, else that of the last change.',
            `  name=$(exiftool -s3 -d '${form}' -DateTimeOriginal "$file" 2>/dev/null || true)`,
            `  if [[ -z $name ]]; then name=$(${modified}); fi`,
          ]
        : [`  name=$(${modified})`]),
      '  folder=${file%/*}',
      '  ending=${file##*.}',
      '  target=$folder/$name.$ending',
      '  # It may have its name from an earlier run.',
      '  if [[ $target == "$file" ]]; then continue; fi',
      '  # Two of the same second get a number.',
      '  for ((number = 1; ; number++)); do',
      '    if [[ ! -e $target || $target == "$file" ]]; then break; fi',
      '    target=$folder/${name}_$number.$ending',
      '  done',
      '  if [[ $target == "$file" ]]; then continue; fi',
      '  mv -n -- "$file" "$target"',
      ...(counts ? ['  count=$((count + 1))'] : []),
      `  printf '%s -> %s\\n' "$file" "$target"`,
      `done < <(find ${folder.code} -maxdepth 1 -type f${test || " -name '*.*'"} -print0 | sort -z)`,
      ...(counts ? ['echo "$count files renamed"'] : []),
    ].join('\n'),
    example: '',
  };
}
