import { MOST_CHARACTERS } from './clauses.ts';
import type { Delivered } from './met-wishes.ts';

/** "Each .py file": a script for all files would count others too. */
export const unmetEndings = ({ prompt, snippet, language }: Delivered): string[] =>
  language !== 'bash'
    ? []
    : [...prompt.slice(0, MOST_CHARACTERS).matchAll(/(?<![\w.])\*?(\.[a-z][a-z0-9]{0,4})(?= files?\b)/gi)]
        .map(([, ending = '']) => ending)
        .filter(
          (ending) =>
            !new RegExp(`\\b${ending.slice(1)}\\b`).test(`${snippet.definition}\n${snippet.example}`),
        );

/** "With -i and -o": options of one letter that a script does not read. */
export const unmetFlags = ({ prompt, snippet, language }: Delivered): string[] =>
  language !== 'bash' || !/getopts/.test(snippet.definition)
    ? []
    : [...prompt.slice(0, MOST_CHARACTERS).matchAll(/(?<![\w-])-([a-z])(?![\w-])/gi)]
        .filter(([, letter]) => !new RegExp(`getopts '[^']*${letter}`).test(snippet.definition))
        .map(([flag]) => flag);
