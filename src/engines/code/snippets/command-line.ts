/** A flag has two dashes, or one and the word for it. */
const FLAG =
  /(?<![\w-])(?:--([a-z][a-z-]*[a-z])\b|-([a-z])(?= (?:flag|option|switch)\b)|(?<=\b(?:given|passed|set) (?:with|by|as|through) (?:option |flag )?)-([a-z])\b)/g;
const LISTED = '((?:[a-z]+, ){0,8}[a-z]+,? (?:and|or) [a-z]+)';
const SUBCOMMANDS = new RegExp(`\\bsub-?commands?:? ${LISTED}|${LISTED} (?:as )?sub-?commands?\\b`, 'i');

const TWO_ARGUMENTS =
  /\btakes? (?:an? |the |two )?[\w ]{2,30}? and (?:an? |the )?[\w ]{2,30}? as (?:command[- ]line )?arguments\b/i;
/** Reads a second argument, in any language. */
const SECOND =
  /\$\{?2\b|argv\[2|args\[1\]|args\.get\(1|ARGV\[1|arguments\[1|Args\[2|nth\(2\)|add_argument|\[\s*\w+,\s*\w+\s*\]\s*=|\w+, \w+ = |\$#|argv\) !=|\.length [!<=]/;
const COLUMN_GIVEN =
  /(?=\b(?:column|field) )(?<=\b(?:command[- ]line|program|script|cli|tool)\b.*)\b(?:column|field) (?:given|specified|passed|chosen)(?: (?:by (?:its )?name|as (?:an? |the )?(?:second )?argument))?/i;
const USAGE = /\b(?:prints?|shows?|displays?) (?:an? |the |its )?usage\b(?: message| text)?/i;

/** Flags and subcommands that a wish names, and that the code does not know by their names. */
export function unmetOnCommandLine(prompt: string, code: string): string[] {
  const flags = [...prompt.matchAll(FLAG)].map(([said, long, short, given]) => ({
    said,
    name: long ?? short ?? given ?? '',
  }));
  const [, behind, before] = SUBCOMMANDS.exec(prompt.slice(0, 2_000)) ?? [];
  const listed = (behind ?? before ?? '').split(/, (?:and |or )?| (?:and|or) /).filter(Boolean);
  const subcommands = listed.map((name) => ({ said: name, name }));
  const [two] = SECOND.test(code) ? [] : (TWO_ARGUMENTS.exec(prompt) ?? COLUMN_GIVEN.exec(prompt) ?? []);
  const [usage] = /usage/i.test(code) ? [] : (USAGE.exec(prompt) ?? []);
  return [
    ...[...flags, ...subcommands]
      .filter(({ said, name }) => !knows(code, said, name))
      .map(({ said }) => said),
    ...[two, usage].filter((said) => said !== undefined),
  ];
}

const knows = (code: string, said: string, name: string): boolean =>
  (said.startsWith('-') && code.includes(said)) ||
  new RegExp(`["'\`]${name}["'\` ]|^\\s*${name}(?::| =>|\\))`, 'm').test(code);
