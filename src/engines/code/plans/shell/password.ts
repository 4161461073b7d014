import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make generates generate generating print prints random secure it its of with to in for only using from'.split(
    ' ',
  ),
);
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:upper[- ]?case|capital)(?: letters)?\b/, 'A-Z'],
  [/\blower[- ]?case(?: letters)?\b/, 'a-z'],
  [/\bletters\b/, 'A-Za-z'],
  [/\b(?:digits|numbers)\b/, '0-9'],
  [/\b(?:special characters|symbols|punctuation)\b/, '!#%+:=?@_'],
];
const LENGTH = new RegExp(
  `\\b(?:of |with )?(?:length )?${NUMBER}(?: (?:random )?(?:characters|letters|chars|signs)(?: long)?|(?= ?$))|\\b(?:of )?length ${NUMBER}`,
);
const ARGUMENT =
  /(?:[,;] ?|\band |\bwhere |\bwith )*\b(?:the |its |an? )?(?:optional )?(?:length|number of characters)(?: (?:is|can be|may be|should be|comes))? ?(?:given|passed|taken|set|specified)? ?(?:as|by|from|with|through) (?:an? |the )?(?:first |optional |command[- ]line )*(?:argument|parameter)(?:[^,;.]*default[^,;.]*)?/;

/** "A random password of 16 characters with letters and digits". */
export function planPassword(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (
    !wish.take(/\b(?:an? )?(?:random |secure )*passwords?\b/) ||
    !wish.has(/\b(?:generat|random|creat|mak)/)
  )
    return undefined;
  const isArgument = wish.take(ARGUMENT) !== undefined;
  const length = wish
    .take(LENGTH)
    ?.slice(1)
    .find((one) => one !== undefined);
  const signs = SIGNS.flatMap(([pattern, range]) => (wish.take(pattern) ? [range] : []));
  if ((length === undefined && !isArgument) || signs.length === 0 || wish.left(SILENT).length > 0)
    return undefined;
  const count = numberOf(length ?? '16');
  return {
    definition: [
      `length=${isArgument ? `\${1:-${count}}` : count}`,
      "password=''",
      'while ((${#password} < length)); do',
      `  password+=$(head -c 256 /dev/urandom | LC_ALL=C tr -dc '${signs.join('')}')`,
      'done',
      `printf '%s\\n' "\${password:0:length}"`,
    ].join('\n'),
    example: '',
  };
}
