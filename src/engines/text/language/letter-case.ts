import { capital } from '../../capital.ts';
import { wordsOf } from './words.ts';

/** Words of an identifier or a phrase: "dueDate", "due_date" and "Due date" are the same two. */
function parts(text: string): string[] {
  return wordsOf(text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')).map((word) =>
    word.toLowerCase(),
  );
}

const SMALL_IN_TITLES = new Set('a an and as at but by for in nor of on or the to up with'.split(' '));

function titleCase(line: string): string {
  const words = line.split(/(\s+)/);
  const last = words.length - 1;
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      return index > 0 && index < last && SMALL_IN_TITLES.has(lower) ? lower : capital(lower);
    })
    .join('');
}

const eachLine = (change: (line: string) => string) => (text: string) =>
  text.split('\n').map(change).join('\n');

/** Case conversions by the words that ask for them. */
export const CASES: readonly (readonly [RegExp, (text: string) => string])[] = [
  [
    /\b(?:(?:upper ?-?case|capitali[sz]e|capital) )?(?:(?:each|every|the|all) )*(?:first|initial) letters?(?! of (?:the|each|every) (?:sentence|line))(?: of (?:each|every|all)(?: the)? words?)?(?: (?:to |in )?(?:upper ?-?case|capital(?:s|i[sz]ed)?))?/i,
    (text) => text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  ],
  [
    /(?<!first letters?.*)(?:\bupper ?-?case\b|\ball caps\b|\bcapital letters\b)(?!.*first letter)/i,
    (text) => text.toUpperCase(),
  ],
  [/\blower ?-?case\b/i, (text) => text.toLowerCase()],
  [/\btitle ?-?case\b|(?<!first letters?.*)\bcapitali[sz]e\b(?!.*first letter)/i, eachLine(titleCase)],
  [
    /\bsentence ?-?case\b/i,
    (text) => text.toLowerCase().replace(/(^|[.!?]\s+)(\p{L})/gu, (all) => all.toUpperCase()),
  ],
  [
    /\bcamel ?-?case\b/i,
    eachLine((line) =>
      parts(line)
        .map((word, index) => (index ? capital(word) : word))
        .join(''),
    ),
  ],
  [/\bpascal ?-?case\b/i, eachLine((line) => parts(line).map(capital).join(''))],
  [/\bsnake[ _-]?case\b/i, eachLine((line) => parts(line).join('_'))],
  [/\bconstant[ _-]?case\b|\bscreaming\b/i, eachLine((line) => parts(line).join('_').toUpperCase())],
  [
    /\b(?:kebab|dash) ?-?case\b|\bslug(?:ify)?\b/i,
    eachLine((line) => parts(line.normalize('NFKD').replace(/\p{M}/gu, '')).join('-')),
  ],
];
