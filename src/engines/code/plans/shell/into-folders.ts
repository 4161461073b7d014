import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { readFolder } from './files.ts';
import { COUNTS, KEEPS, SPACES } from './manners.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make makes creates all every each my of to in into by for with it its their them they is are be files file folder folders subfolder subfolders directory directories subdirectories downloads download extension extensions ending endings type types named called after own e g like such as sort sorts sorted organise organises organize organizes move moves based on according if needed necessary missing when not there yet exist exists do'.split(
    ' ',
  ),
);

const BY =
  /\b(?:by|based on|according to|named after|for|per)(?: (?:their|its|the|each|file|every))*(?: (?:file ?)?(?:extensions?|endings?|types?|kinds?))/;
const LIST =
  /\(?\b(?:(?:e\.g\.|like|such as|for example) )?\.?([a-z0-9]{2,4}(?:(?:, (?:and )?| and )\.?[a-z0-9]{2,4})+)(?:,? (?:etc\.?|and so on|\.\.\.))?\)?/;
const WITHOUT =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:files?|those|ones|everything|anything)? ?(?:without|that have no|with no|lacking)(?: an?| any)? (?:extensions?|endings?)|everything else|(?:all )?other files|the rest) (?:(?:should |must )?go(?:es)?|are moved|is moved|are put|land|end up) (?:in)?to (?:an? |the )?(?:folder |directory )?(?:called |named )?["'`]?([\w-]+)["'`]?(?: folder| directory)?/;
const CASE =
  /(?:[,;] ?|\band )*\b(?:ignoring|regardless of|without regard to)(?: the)? case\b|(?:[,;] ?|\band )*\bcase[- ]insensitive(?:ly)?\b/;

/** The folders that everybody has at home. */
const HOME =
  /\b(?:in|of|from) (?:my |the |our |a )?(downloads|desktop|documents|pictures|music|videos)(?: folder| directory)?\b/;

/** "Moves the files of a folder into folders by their extension". */
export function planIntoFolders(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:mov(?:es?|ing)|sorts?|organi[sz]es?)\b/) || !wish.take(BY)) return undefined;
  const rest = wish.take(WITHOUT);
  const isElse =
    rest !== undefined && /^\W*(?:and |but )?(?:everything else|(?:all )?other files|the rest)/.test(rest[0]);
  const counts = wish.take(COUNTS);
  wish.take(KEEPS);
  wish.take(SPACES);
  wish.take(CASE);
  const isHome = wish.take(HOME);
  const folder = isHome
    ? {
        code: `\${1:-$HOME/${wish.original(isHome, isHome[1] ?? '').replace(/^./, (one) => one.toUpperCase())}}`,
        check: [],
      }
    : readFolder(wish);
  const list = wish.take(LIST)?.[1];
  if (wish.left(SILENT).length > 0 || (isElse && list === undefined)) return undefined;
  const other = rest?.[1] ? wish.original(rest, rest[1]) : 'other';
  const known = isElse ? (list ?? '').split(/,? and |, /).join('|') : '';
  return {
    definition: [
      ...folder.check,
      `directory=${folder.code}`,
      ...(counts ? ['count=0'] : []),
      'for file in "$directory"/*; do',
      '  if [[ ! -f $file ]]; then continue; fi',
      '  name=${file##*/}',
      `  folder=${other}`,
      '  # The dot of a hidden file begins no extension.',
      '  if [[ ${name#.} == *.* ]]; then',
      '    ending=${name##*.}',
      ...(known
        ? ['    case ${ending,,} in', `      ${known}) folder=\${ending,,} ;;`, '    esac']
        : ['    folder=${ending,,}']),
      '  fi',
      '  mkdir -p -- "$directory/$folder"',
      '  if [[ -e $directory/$folder/$name ]]; then',
      '    echo "$0: $folder/$name is there already" >&2',
      '    continue',
      '  fi',
      '  mv -- "$file" "$directory/$folder/"',
      ...(counts ? ['  count=$((count + 1))'] : []),
      'done',
      ...(counts ? ['echo "$count files moved"'] : []),
    ].join('\n'),
    example: '',
  };
}
