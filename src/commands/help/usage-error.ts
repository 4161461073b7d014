import type { CommanderError } from 'commander';
import { OctetError } from '../../errors.ts';
import { didYouMean } from '../../input/similar.ts';

/** The command that was selected by the command line. */
export interface Meant {
  /** The full command, such as `octet music voices`. */
  readonly path: string;
  readonly verbs: readonly string[];
  /** The first word after the command that is not an option. */
  readonly next: string | undefined;
}

const GENERATES = {
  image: 'octet image generate "…"',
  music: 'octet music generate "…"',
  video: 'octet video generate "…"',
};

/** What people type for a command that is called otherwise. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  app: 'octet build "…"',
  application: 'octet build "…"',
  website: 'octet build "…"',
  ask: 'octet chat "…"',
  prompt: 'octet chat "…"',
  picture: GENERATES.image,
  draw: GENERATES.image,
  paint: GENERATES.image,
  logo: GENERATES.image,
  song: GENERATES.music,
  sing: GENERATES.music,
  film: GENERATES.video,
  movie: GENERATES.video,
  login: 'octet auth login',
  logout: 'octet auth logout',
  server: 'octet serve',
  balance: 'octet credits balance',
};

/** Rewrites commander's message as one short line with a hint. */
export function usageError(error: CommanderError, meant: Meant): OctetError {
  // The value of an unknown option may be a key: never repeat it.
  const words = error.message
    .replace(/^error: /, '')
    .replace(/^(unknown option '-[^'=]*)=[\s\S]*?'(?=\n|$)/, "$1'");
  const [first = '', ...more] = words.split('\n');
  const help = `${meant.path} --help`;
  const usage = (message: string, hint = help) => new OctetError('usage', message, hint, { cause: error });
  if (/^unknown option '--?(api-?)?(key|token)'/i.test(first))
    return usage(first, 'octet auth login < key.txt, or set OCTET_API_KEY');
  if (error.code === 'commander.excessArguments') return tooMany(meant, first, usage);
  const other =
    meant.path === 'octet' && Object.hasOwn(OTHER_NAMES, meant.next ?? '')
      ? OTHER_NAMES[meant.next ?? '']
      : undefined;
  if (error.code === 'commander.unknownCommand' && other !== undefined) return usage(first, other);
  if (error.code === 'commander.unknownCommand' && isPhrase(meant.next))
    return usage(`${meant.path} needs a command first`, phraseHint(meant));
  if (error.code === 'commander.unknownCommand' && more.length === 0 && !meant.verbs.includes('chat'))
    return usage(first, phraseHint(meant));
  const option = /^unknown option '(.+)'$/.exec(first)?.[1];
  const near = nearest(more.join(' '), meant.path);
  if (option !== undefined && near === `did you mean ${option}?`) return usage(`${option} takes no value`);
  return usage(shortly(words) ?? first, near);
}

function tooMany(
  { path, verbs, next = '' }: Meant,
  words: string,
  usage: (message: string, hint?: string) => OctetError,
) {
  if (verbs.length === 0) {
    const most = Number(/Expected (\d+)/.exec(words)?.[1] ?? 0);
    return usage(`${path} takes ${['no arguments', 'only one argument'][most] ?? `only ${most} arguments`}`);
  }
  if (isPhrase(next)) return usage(`${path} needs a command first`, phraseHint({ path, verbs }));
  return usage(
    `unknown command '${next}'`,
    didYouMean(next, verbs, `${path} `) ?? phraseHint({ path, verbs }),
  );
}

/** A description where a command was expected. It is not repeated: errors end up in logs. */
function isPhrase(word = ''): boolean {
  return /\s/.test(word.trim());
}

function phraseHint({ path, verbs }: Pick<Meant, 'path' | 'verbs'>): string | undefined {
  const verb = ['chat', 'generate'].find((name) => verbs.includes(name));
  return verb && `${path} ${verb} "…"`;
}

/** The commands or options that look like what was typed, as they would be typed. */
function nearest(suggestion: string, path: string): string | undefined {
  const names = /\(Did you mean (?:one of )?(.+)\?\)/.exec(suggestion)?.[1];
  if (names === undefined) return undefined;
  const typed = names.split(', ').map((name) => (name.startsWith('-') ? name : `${path} ${name}`));
  return `did you mean ${typed.join(' or ')}?`;
}

const OPTION = String.raw`option '(?:-\w, )?(--?[\w-]+)[^']*'`;
const MISSING: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${OPTION} argument missing$`), 'needs a value'],
  [new RegExp(`^required ${OPTION} not specified$`), 'is missing'],
];
const BAD_VALUE = new RegExp(
  String.raw`^(?:${OPTION} argument|command-argument value) '([\s\S]*)' is invalid(?: for argument '(.+)')?\. (?:Allowed choices are ([\s\S]+)|It ([\s\S]+))\.$`,
);

/** `--duration must be at most 240, not 500`; `--to is missing`. */
function shortly(words: string): string | undefined {
  for (const [pattern, what] of MISSING) {
    const option = pattern.exec(words)?.[1];
    if (option !== undefined) return `${option} ${what}`;
  }
  const absent = /^missing required argument '(.+)'$/.exec(words)?.[1];
  if (absent !== undefined) return `${absent.toUpperCase()} is missing`;
  const [whole, option, value = '', argument = '', choices, rule] = BAD_VALUE.exec(words) ?? [];
  if (whole === undefined) return undefined;
  const shown = /^\S{1,60}$/.test(value) ? value : JSON.stringify(value.slice(0, 60));
  return `${option ?? argument.toUpperCase()} ${rule ?? `must be one of ${choices}`}, not ${shown}`;
}
