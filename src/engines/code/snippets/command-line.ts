/** A flag has two dashes, or one and the word for it. */
const FLAG = /(?<![\w-])(?:--([a-z][a-z-]*[a-z])\b|-([a-z])(?= (?:flag|option|switch)\b))/g;
const LISTED = '((?:[a-z]+, ){0,8}[a-z]+,? (?:and|or) [a-z]+)';
const SUBCOMMANDS = new RegExp(`\\bsub-?commands?:? ${LISTED}|${LISTED} (?:as )?sub-?commands?\\b`, 'i');

/** Flags and subcommands that a wish names, and that the code does not know by their names. */
export function unmetOnCommandLine(prompt: string, code: string): string[] {
  const flags = [...prompt.matchAll(FLAG)].map(([said, long, short]) => ({
    said,
    name: long ?? short ?? '',
  }));
  const [, behind, before] = SUBCOMMANDS.exec(prompt.slice(0, 2_000)) ?? [];
  const listed = (behind ?? before ?? '').split(/, (?:and |or )?| (?:and|or) /).filter(Boolean);
  const subcommands = listed.map((name) => ({ said: name, name }));
  return [...flags, ...subcommands]
    .filter(({ said, name }) => !knows(code, said, name))
    .map(({ said }) => said);
}

const knows = (code: string, said: string, name: string): boolean =>
  (said.startsWith('-') && code.includes(said)) ||
  new RegExp(`["'\`]${name}["'\` ]|^\\s*${name}(?::| =>|\\))`, 'm').test(code);
