import { stem } from '../language/words.ts';

/** A phrase that narrows what is asked, and the signs of a command that keeps to it. */
const CONDITIONS: readonly (readonly [asked: RegExp, met: RegExp])[] = [
  [
    /\bexact (?:words?|match(?:es)?|names?|lines?|phrases?|strings?)\b|\bwhole words?(?: only)?\b/i,
    /\b(?:exact|whole)\b|(?<=\s)-[a-z]*[wx]\b/i,
  ],
  [
    /\b(?:newest|latest|most recent) (?:container|image|file|folder|commit|tag|branch|backup|log|line|pod|stash|release|version)s?\b/i,
    /\b(?:newest|latest|last|recent|HEAD|head|tail|pull|update|upgrade|install|DESC)\b|\s-t\b|sort=-/,
  ],
  [
    /\b(?:only|just) (?:some|certain|specific|a few|part|parts)\b/i,
    /\b(?:some|certain|specific|few|parts?|single|interactive\w*|hunks?|-p|--patch|FILE)\b/i,
  ],
  [/\boldest \w+/i, /\b(?:oldest|first|reverse|ASC|sort|head)\b|\s-\w*tr\b/],
];
/** "Only names": a part of what a command prints. */
const ONLY =
  /\b(?:only|just)(?: print| show| list| display)?(?: the| their| its)? (names?|ids?|file ?names?|paths?|sizes?|dates?|hash(?:es)?|messages?|authors?|status(?: code)?|headers?|folders?|directories|numbers?|counts?|errors?|ports?)\b|\b(names?|ids?|hash(?:es)?|paths?|headers?|status code) only\b/i;
/** Options that print one part have short names. */
const SHORT: Readonly<Record<string, RegExp>> = {
  id: /\s-\w*q\b|\.ID\b|\bPID\b/,
  name: /\s-\w*l\b|--name/,
  folder: /-type d|\*\//,
  directory: /-type d|\*\//,
  hash: /%[hH]|rev-parse|rev-list/,
  message: /%s|--oneline/,
  header: /curl -\w*I/,
  count: /\bwc\b|-c\b/,
  number: /\bwc\b|-c\b|linenumber|-n\b/,
  status: /http_code/,
};

/** Most questions have none of these words. */
const LIKELY = /\b(?:exact|whole|newest|latest|most recent|oldest|only|just)\b/i;

/** Conditions of a question that nothing in a command speaks of, in the asker's words. */
export function unmetIn(question: string, command: string): readonly string[] {
  if (!LIKELY.test(question)) return [];
  const only = ONLY.exec(question);
  const part = stem((only?.[1] ?? only?.[2] ?? '').split(' ').at(-1) ?? '');
  const isPart =
    part === '' || command.toLowerCase().includes(part.replace(/y$/, '')) || SHORT[part]?.test(command);
  return [...unasked(question, command), ...(only === null || isPart ? [] : [only[0]])];
}

/** A command for the newest one, or for exact words, is for those who ask for that. */
export const unasked = (task: string, question: string): readonly string[] =>
  LIKELY.test(task)
    ? CONDITIONS.flatMap(([asked, met]) => {
        const said = asked.exec(task)?.[0];
        return said === undefined || met.test(question) ? [] : [said];
      })
    : [];
