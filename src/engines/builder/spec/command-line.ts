import { NothingUnderstood } from '../../nothing-understood.ts';
import type { AppFramework } from '../files/project-parts.ts';
import type { AppSpec } from './app-spec.ts';
import type { ParsedApp } from './finished-app.ts';
import { likely } from './likely.ts';
import { singularOf } from './nouns.ts';
import { parseAppPrompt } from './parse-prompt.ts';

const PROGRAM = '(?:tools?|programs?|utility|utilities|apps?|applications?|scripts?|clients?|interface)';
const PLACED = '(?:on|in|from|at|for|via|through|using|with) (?:the |an? |my )?';
/** A shell may be a sea shell, and a terminal one of an airport. */
const SAID = likely(
  /command[- ]line|terminal|console|shell|\bcli\b/i,
  new RegExp(
    `\\b(?:${PLACED})?(?:command[- ]line|cli)(?:[- ]based)?(?: (${PROGRAM}))?\\b|\\b(?:terminal|console|shell)(?:[- ]based)? (${PROGRAM})\\b|\\b(?:in|on|from) (?:the|my) (?:terminal|console|shell)\\b|^(?:(?:an?|the|my|small|simple) )*terminal(?:[- ]based)? (?!\\d|[a-z]*s\\b)(?=.*\\b(?:manager|tracker|list|log|diary|journal|planner|timer|game|quiz|trainer)\\b)`,
    'i',
  ),
);
/** "A web shop with a CLI": the program is something else. */
const BESIDE = /\b(?:and|plus|with|as well as) (?:an? |the )?$/i;

export interface CommandLine {
  /** The prompt without the words for the command line and what every program of it does. */
  readonly rest: string;
  readonly summaries: readonly Summary[];
}

/** "Monthly totals of minutes", "summary per author". */
interface Summary {
  readonly said: string;
  readonly by: string;
  /** The label of the field whose values are added up. */
  readonly of: string;
}

const FILE = '(?: (?:to|as|into) (?:an? )?(?:csv|json)(?: files?)?)';
const DOES = `(?:(?:commands? (?:for|to)|subcommands?|it can|an?|the|to|with) )*(?:add(?:ing)?|list(?:ing)?|show|view|search(?:ing)?|find|filter(?:ing)?|sort(?:ing)?|edit(?:ing)?|update|change|delete|deleting|remove|removing|export(?:s|ing)?${FILE}?|(?:csv|json) exports?|summar(?:y|ies))(?: (?:commands?|them|it|entries|records|everything|subcommands?))?(?:${FILE})?`;
const LIST_END = '(?=\\s*(?:[,.;:)]|$)|\\s(?:and|&)\\s)';
const ABILITY = new RegExp(`([,;:]|\\b(?:and|with|&|to))\\s+(?:and )?${DOES}${LIST_END}`, 'gi');
const LEAD = '(?:\\b(?:with|and|plus|prints?|shows?|an?|the)\\s|,\\s?)*';
const SUM = '\\b(?:totals?|sums?|summar(?:y|ies|ize)|reports?|overviews?|counts?)\\b';
const PERIODIC = new RegExp(`${LEAD}\\b(dai|week|month|year)ly\\s${SUM}(?:\\s(?:of|for)\\s([a-z]+))?`, 'gi');
const PER = new RegExp(
  `${LEAD}(?:${SUM}\\s(?:per|by|for each)|\\bfilter(?:ed|ing)?\\s(?:by|on))\\s([a-z]+)`,
  'gi',
);

const isFor = ({ fields }: AppSpec['entities'][number], by: string): boolean =>
  /^(?:day|month|year)$/.test(by)
    ? fields.some(({ type }) => type === 'date')
    : fields.some(({ label }) => singularOf(label.toLowerCase()).endsWith(singularOf(by)));

/** "Totals of minutes" need minutes. */
const adds = ({ fields, name }: AppSpec['entities'][number], of: string): boolean =>
  [name, ...fields.map(({ label }) => label)].some((one) =>
    one.toLowerCase().includes(singularOf(of.toLowerCase())),
  );

/** A prompt for a program of the command line, or nothing. */
export function takeCommandLine(prompt: string, framework: AppFramework): CommandLine | undefined {
  const found = SAID.exec(prompt);
  if (found === null || BESIDE.test(prompt.slice(0, found.index))) return undefined;
  const [said, one, other] = found;
  const isHead = !/^(?:on|in|from|at|via|through|using)\b/i.test(said);
  const after = prompt.slice(found.index + said.length);
  const isAlone =
    isHead && (one ?? other ?? /^\s*(?:(?:for|to|that|which|with)\b|:|$)/i.exec(after)) !== null;
  const plain = `${prompt.slice(0, found.index)}${isAlone ? ' app' : ' '}${after}`;
  if (framework !== 'python') throw refused('--framework python makes the program');
  const summaries: Summary[] = [];
  const noted =
    (byOf: (word: string) => string) =>
    (phrase: string, word: string, of?: unknown): string => {
      const words = phrase.replace(/^(?:with|and|plus|,|an?|the|\s)+/i, '');
      summaries.push({ said: words, by: byOf(word.toLowerCase()), of: typeof of === 'string' ? of : '' });
      return ' , ';
    };
  const rest = plain
    // "Add title, author": the verb is a command, and no part of the field.
    .replace(/([:;]\s|\b(?:can|to)\s)add\s(?=[\p{L} -]{2,30},)/giu, '$1')
    .replace(/[,;]\s(?:and\s)?list\s(?=(?:is\s)?(?:sort|order)ed\s)/gi, ', ')
    .replace(
      PERIODIC,
      noted((period) => (period === 'dai' ? 'day' : period)),
    )
    .replace(
      PER,
      noted((word) => word),
    );
  return { rest: withoutAbilities(rest), summaries };
}

/** One after the other: "add, list and search". */
function withoutAbilities(text: string): string {
  const less = text.replace(ABILITY, (_, joint: string) => (joint === ':' ? ':' : ' , '));
  const next = less
    .replace(/(?:\s*,)+(?=\s*(?:[,.;:)]|$))/g, '')
    .replace(/:\s*,/g, ':')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s(?=[,.;:)])/g, '')
    .replace(/[\s,:]+$/, '');
  return next === text ? next : withoutAbilities(next);
}

const refused = (why: string): NothingUnderstood =>
  new NothingUnderstood(
    `The local builder makes web applications, and programs of the command line that keep records ("a command line expense tracker"): ${why}. Single programs are written by: octet code generate "…"`,
  );

const parsed = (prompt: string): ParsedApp => {
  try {
    return parseAppPrompt(prompt);
  } catch (error) {
    if (error instanceof NothingUnderstood) throw refused('nothing here says which records it keeps');
    throw error;
  }
};

/** The application as a program of the command line; a wish that no list answers is refused. */
export function onCommandLine({ rest, summaries }: CommandLine): ParsedApp {
  const { spec, notes } = parsed(rest);
  if (spec.page) throw refused(`no ${spec.title.toLowerCase()}`);
  if (notes.some((note) => note.startsWith('Some fields are a guess')))
    throw refused('nothing here says which records it keeps');
  const unmet = summaries
    .filter(({ by, of }) => !spec.entities.some((entity) => isFor(entity, by) && adds(entity, of)))
    .map(({ said }) => said);
  return { spec: { ...spec, isCommandLine: true }, notes, unmet };
}
