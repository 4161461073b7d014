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
  /(?:[,;] ?|\band |\bwhere |\bwith )*\b(?:the |its |an? )?(?:optional )?(?:length|number of characters)(?: (?:is|can be|may be|should be|comes))? ?(?:given|passed|taken|set|specified)? ?(?:as|by|from|with|through) (?:an? |the )?(?:first |optional |command[- ]line )*(?:argument|parameter)(?:,? [^,;.]*default[^,;.]*)?/;
const FALLBACK = new RegExp(
  `\\b${NUMBER} (?:as|is|by) (?:the |an? )?default|\\bdefaults?(?: to| of| is| value| length)* ${NUMBER}`,
);

/** "A random password of 16 characters with letters and digits". */
export function planPassword(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (
    !wish.take(/\b(?:an? )?(?:random |secure )*passwords?(?: generators?)?\b/) ||
    !/\b(?:generat|random|creat|mak)/i.test(wish.given)
  )
    return undefined;
  const argument = wish.take(ARGUMENT);
  const isArgument = argument !== undefined;
  const fallback = FALLBACK.exec(argument?.[0] ?? '')
    ?.slice(1)
    .find((one) => one !== undefined);
  const length = wish
    .take(LENGTH)
    ?.slice(1)
    .find((one) => one !== undefined);
  const signs = SIGNS.flatMap(([pattern, range]) => (wish.take(pattern) ? [range] : []));
  if ((length === undefined && !isArgument) || wish.left(SILENT).length > 0) return undefined;
  const count = numberOf(length ?? fallback ?? '16');
  // The default characters: letters, digits and some others.
  const range = signs.length > 0 ? signs.join('') : 'A-Za-z0-9!#%+:=?@_';
  return {
    definition: [
      `length=${isArgument ? `\${1:-${count}}` : count}`,
      ...(isArgument
        ? ['if ! [[ $length =~ ^[1-9][0-9]*$ ]]; then', '  echo "usage: $0 [LENGTH]" >&2', '  exit 2', 'fi']
        : []),
      "password=''",
      'while ((${#password} < length)); do',
      `  password+=$(head -c 256 /dev/urandom | LC_ALL=C tr -dc '${range}')`,
      'done',
      `printf '%s\\n' "\${password:0:length}"`,
    ].join('\n'),
    example: '',
  };
}
