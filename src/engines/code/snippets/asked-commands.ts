import { literal } from '../languages/literal.ts';

const ROW = '([a-z]{2,12}(?: ?/ ?[a-z]{2,12}){2,7})';
const LISTED = '((?:[a-z]{2,12}, ?){1,7}(?:and |or )?[a-z]{2,12}|[a-z]{2,12} (?:and|or) [a-z]{2,12})';
const LISTS: readonly RegExp[] = [
  new RegExp(`\\b(?:sub-?commands?|commands)(?: are| like)?:? ${LISTED}(?=[,.;)]|$)`, 'i'),
  new RegExp(
    `(?<=\\b(?:with|has|have|the|supports?|accepts?|:) )${LISTED} (?:as )?(?:sub-?)?commands?\\b`,
    'i',
  ),
  new RegExp(`(?<![\\w/~.])${ROW}(?![\\w/])`),
];

const CLI = /\b(?:cli|command[- ]?line|(?:sub-?)?commands?|terminal|console)\b/i;

/** Words that may stand for one another as commands. */
const ALIKE: readonly (readonly string[])[] = [
  ['rm', 'remove', 'delete', 'del'],
  ['ls', 'list', 'show', 'all'],
  ['done', 'complete', 'finish', 'check'],
  ['add', 'new', 'create'],
  ['find', 'search', 'grep'],
  ['edit', 'change', 'update'],
  ['quit', 'exit', 'q'],
];

interface Commands {
  /** The list as the wish says it. */
  readonly said: string;
  readonly names: readonly string[];
}

/** The commands that a wish for a program on the command line names in a row. */
export function askedCommands(prompt: string): Commands | undefined {
  const text = prompt.slice(0, 2_000);
  if (!CLI.test(text)) return undefined;
  for (const list of LISTS) {
    const [, said] = list.exec(text) ?? [];
    const names = said?.split(/ ?\/ ?|, ?(?:and |or )?| (?:and|or) /) ?? [];
    if (said !== undefined && names.length > 1) return { said, names };
  }
  return undefined;
}

/** A label of a choice, a text of its own, a key of a table, or a parser's word. */
const isCommand = (name: string, code: string): boolean =>
  new RegExp(
    `["'\`:]${name}(?=["'\`\\s])|^\\s*(?:\\w+\\|)*${name}(?:\\|\\w+)*(?::| =>|\\)| ->|\\()|\\b(?:def|fn|func|fun|function|cmd)[ _]${name}\\b`,
    'm',
  ).test(code);

export const lostCommands = (prompt: string, code: string): string[] =>
  (askedCommands(prompt)?.names ?? []).filter(
    (name) => !isCommand(name, code) && !new RegExp(`\\b\\w*${name}\\w*\\(`, 'i').test(code),
  );

/** Calls a command as the wish does, where the program has it by another word. */
export function withAskedCommands(prompt: string, code: string): string {
  const asked = askedCommands(prompt);
  if (!asked) return code;
  return asked.names.reduce((text, name) => {
    if (isCommand(name, text)) return text;
    const others = ALIKE.find((group) => group.includes(name)) ?? [];
    const own = others.find((other) => !asked.names.includes(other) && isLabel(other, text));
    return own === undefined ? text : renamed(text, own, name);
  }, code);
}

/** Labels of choices, which nothing but a command stands in. */
const isLabel = (word: string, code: string): boolean =>
  new RegExp(
    `\\bcase ["']${word}["']|== ["']${word}["']|add_parser\\(["']${word}["']|^\\s*["']${word}["'] =>|when ["']${word}["']|^\\s*${word}\\)`,
    'm',
  ).test(code);

const renamed = (code: string, from: string, to: string): string =>
  code
    .split('\n')
    .map((line) =>
      /\busage\b|\|/i.test(line) || /^\s*(?:\/\/|#)/.test(line)
        ? line.replace(new RegExp(`(?<![\\w.'"])${literal(from)}(?= (?:[A-Z<]|id\\b)| ?\\|)`, 'g'), to)
        : line,
    )
    .join('\n')
    .replace(new RegExp(`(["'])${literal(from)}\\1`, 'g'), `$1${to}$1`)
    .replace(new RegExp(`^(\\s*)${literal(from)}\\)`, 'gm'), `$1${to})`);
