import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { deedOf, IN_FOLDER_OR_HERE, script } from './checks.ts';

const FILES =
  '(?:(?:holiday|vacation|new|all|the|my|our|every|jpe?g|camera|travel|wedding) )*(?:pictures|photos|images|files|songs|tracks|scans|videos)';
const FOLDER = '(?:in|of|from|below|inside) (?:an? |the |this |my )?(?:given |current )?(?:folder|directory)';

/** "Rename all my pictures IMG_*.JPG to crete-001.jpg, crete-002.jpg and so on". */
export function planNumbered(prompt: string): Snippet | undefined {
  const [, pattern, prefix = '', number = '', ending = '', second] =
    new RegExp(
      `^\\W*(?:(?:please|write|an?|bash|script|that|which|to) )*renam(?:es?|ing) ${FILES}?(?: ${FOLDER})?(?: (?:named |called |like |matching |with names like )?["'\`]?([\\w*?.-]*\\*[\\w*?.-]*)["'\`]?)?(?: ${FOLDER})? (?:in)?to ["'\`]?([A-Za-z][\\w -]*?)(\\d+)(\\.\\w+)["'\`]?((?:,? (?:then )?["'\`]?\\2\\d+\\4["'\`]?)*)(?:,? (?:and so on|etc\\.?|\\.\\.\\.|…))+(?:,? (?:in (?:the )?order of|sorted by|by) (?:their )?(?:date|time|name))?\\W*$`,
      'i',
    ).exec(prompt) ?? [];
  if (!prefix || second === undefined) return undefined;
  const isByDate = /\b(?:date|time)\W*$/i.test(prompt);
  const source = pattern ?? `*${ending}`;
  const start = Number(number);
  return script(
    ...IN_FOLDER_OR_HERE,
    `number=${start}`,
    ...(isByDate
      ? [
          `find "$folder" -maxdepth 1 -type f -name '${source}' -printf '%T@ %p\\0' | sort -zn | cut -zd ' ' -f 2- | while IFS= read -r -d '' file; do`,
        ]
      : [`for file in "$folder"/${source}; do`]),
    `  target=$folder/$(printf '${prefix}%0${number.length}d${ending}' "$number")`,
    '  number=$((number + 1))',
    '  if [[ $target == "$file" ]]; then continue; fi',
    '  if [[ -e $target ]]; then',
    '    echo "$0: $target is there already" >&2',
    '    continue',
    '  fi',
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
