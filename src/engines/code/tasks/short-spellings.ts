const SPELLINGS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\b(is|are|was|were|does|do|did|has|have|could|should|would)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\bpl[sz]\b/gi, 'please'],
  [/\bw\/o(?= )/gi, 'without'],
  [/\bw\/(?=[ a-z])/gi, 'with '],
];

/** "expenses.csv (date;amount)": the columns with what stands between them. */
const COLUMNS = /(?<=\b(?:csv|file|txt)s? (?:with )?)\((\w+(?: ?; ?\w+)+)\)/g;
const inCommas = (_: string, columns: string): string =>
  `(${columns.replace(/ ?; ?/g, ', ')}) separated by semicolons`;

/** Quoted texts stay as they are. */
const QUOTED = /("[^"\n]*"|`[^`\n]*`|(?<!\w)'[^'\n]*'(?!\w))/;

/** "Isnt" and "pls": readers know the words as they are spelled in books. */
export const inFullSpelling = (prompt: string): string =>
  prompt
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : SPELLINGS.reduce((text, [typed, meant]) => text.replace(typed, meant), part)
            .replace(/\bwith {2,}/gi, 'with ')
            .replace(COLUMNS, inCommas),
    )
    .join('');
