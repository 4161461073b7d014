import { literal } from '../languages/literal.ts';
import { askedCommands, lostCommands } from './asked-commands.ts';

/** Clauses that a note names as missing, with what shows in the code that they are there. */
const HELD: readonly (readonly [said: RegExp, code: RegExp])[] = [
  [/\b(?:wrong|failed|bad|incorrect|invalid)\b.*\b(?:block|lock|ban|throttl)/i, /fail|attempt/i],
  [/^(?:login )?throttl\w*$/i, /lock|attempts|MAX_FAIL/i],
  [
    /\bids? (?:stay|are|remain|keep)\w* (?:the same|stable|fixed)\b|\bstable ids?\b/i,
    /\bnext_?id\b|max\([^;\n]*\bid\b|lastrowid|AUTOINCREMENT|SERIAL|IDENTITY|uuid/i,
  ],
];

const SHOWN =
  /^(?:(?:the|its|and|with) )*([a-z]{4,}) (?:(?:is|are|be|get) )?(?:shown|displayed|printed|visible|listed)$/i;
const PRINTS = /print|format|echo|puts|console\.|Write|textContent|innerHTML|String\(|render|<\w+/i;
const KEPT =
  /^(?:(?:which|that|it|they|are|is|and|all|everything|data) )*(?:kept|saved?|saves|stored?|stores|written|writes|reads?|loaded|keeps?) (?:\w+ ){0,2}?(?:in|to|into|from|as|under) (?:the file )?(\S+\.[a-z0-9]{2,6})$/i;
const OPTION = /^(?:an? |the |with )?(?:options?|flag|parameter) ([a-z]+)$/i;
const LEFT_OUT =
  /\b(?:no|without|not|exclud\w*|avoid\w*|lookalikes?|ambiguous|skip\w*)\b[^;.]{0,30}\(([\w,/ ]{2,30})\)/gi;
const LETTERS = /["'`]([^"'`\n]{20,})["'`]/g;

/** "No lookalikes (0O1lI)": no text that letters are drawn from has one of them. */
function isExcluded(said: string, prompt: string, code: string): boolean {
  const alphabets = [...code.matchAll(LETTERS)]
    .map(([, text = '']) => text)
    .filter((text) => !text.includes(' '));
  return (
    alphabets.length > 0 &&
    [...prompt.matchAll(LEFT_OUT)].some(([, signs = '']) => {
      const letters = signs.replace(/\W/g, '');
      return (
        letters.toLowerCase().includes(said.replace(/\W/g, '').toLowerCase()) &&
        ![...letters].some((letter) => alphabets.some((text) => text.includes(letter)))
      );
    })
  );
}

const hasName = (code: string, name: string): boolean =>
  new RegExp(`(?<![a-z])${literal(name)}(?![a-z])`, 'i').test(code);

/** True for a missing part of which the code visibly holds all. `code` is without its comments. */
export function isHeld(said: string, prompt: string, code: string): boolean {
  const numbers = said.match(/(?<![\w.])\d+(?![\w.])/g) ?? [];
  if (HELD.some(([part, met]) => part.test(said) && met.test(code)))
    return numbers.every((number) => new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(code));
  const [, shown] = SHOWN.exec(said) ?? [];
  if (shown !== undefined) return code.split('\n').some((line) => hasName(line, shown) && PRINTS.test(line));
  const [, file] = KEPT.exec(said) ?? [];
  if (file !== undefined) return new RegExp(`["'\`/]${literal(file.replace(/^.*\//, ''))}["'\`]`).test(code);
  const [, option] = OPTION.exec(said) ?? [];
  if (option !== undefined) return new RegExp(`[(,\\s]${literal(option)}\\s*[:=?,)]`, 'i').test(code);
  return isExcluded(said, prompt, code);
}

/** The parts that are missing in fact; of a list of commands those that the program lacks. */
export const trulyMissing = (said: readonly string[], prompt: string, code: string): string[] =>
  said.flatMap((part) => {
    if (askedCommands(prompt)?.said === part) return lostCommands(prompt, code);
    return isHeld(part, prompt, code) ? [] : [part];
  });
