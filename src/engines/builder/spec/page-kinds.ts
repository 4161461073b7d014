import pages from '../data/pages.json';
import type { PageSpec } from './app-spec.ts';
import { CALCULATION, CONVERTER_WORDS, FORMULA_WORDS } from './calculations.ts';
import { likely } from './likely.ts';
import { isPlural } from './nouns.ts';
import { settingsOf } from './page-settings.ts';
import { inDigits, wishesLeft, wordSet } from './page-wishes.ts';
import { RECORDS, refusedAt, refusedIn, whole } from './refused-kinds.ts';
import { knownEntity, subjectOf } from './subject.ts';
import { splitList } from './word-lists.ts';

/** Kinds whose words follow from their formulas and units. First: "a calculator for tips" is not a pocket calculator. */
const COMPUTED = [
  {
    kind: 'formula',
    words: FORMULA_WORDS,
    head: 'calculat(?:ors?|es?|ing|ions?)',
    title: CALCULATION,
    also: 'simple online',
  },
  {
    kind: 'converter',
    words: CONVERTER_WORDS,
    head: 'conver(?:t(?:[eo]rs?|s|ing)?|sions?)',
    title: 'Unit converter',
    also: 'unit units metric imperial between convert converts common measurements kinds kind swap turn turns into change changes recipe recipes',
  },
];

const PAGES = pages.kinds.map((page) => ({ ...page, head: page.words.join('|') }));

const KINDS = [...COMPUTED, ...PAGES].map(({ kind, words, head, title, also }) => ({
  kind,
  title,
  pattern: kind === 'converter' ? likely(/conver/i, whole(words)) : whole(words),
  /** The words that name the page; those of a formula or a unit are up to its reader. */
  head: whole([head]),
  words: wordSet(also),
}));

/** "A bookshop website with books and authors" keeps both; "a restaurant website with a menu" is a page. */
function keepsRecords(text: string): boolean {
  const [said = '', parts = ''] = /^(.*?web ?site)\s(?:with|for|of)\s(.+)$/is.exec(text)?.slice(1) ?? [];
  const lists = splitList(parts).filter((part) => isPlural(part) && knownEntity(part) !== undefined);
  return said !== '' && lists.length > 1;
}

/** Pages for several people, who would have to sit at one screen. */
const SHARED: ReadonlySet<string> = new Set([
  'tictactoe',
  'drawing',
  'quiz',
  'memory',
  'board',
  'expenses',
  'poll',
]);
const ONLINE =
  /\bonline\b.*\b(?:players?|people|friends?|multi-?player|together|each other|others)\b|\b(?:players?|people|friends?|multi-?player|together|others)\b.*\bonline\b/i;

/** Pages that are the same for any occasion; a quiz or cards would need contents for it. */
const FOR_ANYTHING =
  /^(?:slots|signup|worklog|register|rota|survey|timer|counter|groups|converter|drawing|palette|reaction|metronome)$/;
const PURPOSE =
  /^(?: (?:apps?|pages?|tools?))? for ((?!\d|\p{Lu}|me\b|us\b)(?:(?:an?|the|my|our|your) )?(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=\s(?:with|where|that|which|and|having|using|between|from)\b|[,.;:(]|$)/u;

const CLOCKS = /^(?:Stopwatch|Pomodoro|Interval timer)$/;

/** "Relay race" of "a stopwatch for a relay race", for the title. */
function purposeOf(kind: string, text: string, head: RegExp): string {
  const said = FOR_ANYTHING.test(kind) ? head.exec(text) : null;
  const after = said === null ? '' : text.slice(said.index + said[0].length);
  const [before = '', purpose = ''] = PURPOSE.exec(after) ?? [];
  // "For miles to kilometres", "for miles and kilometres" name the first of its units.
  const isUnit = kind === 'converter' && /^(?:,|\sand\s)/.test(after.slice(before.length));
  return isUnit || / to /.test(purpose) ? '' : purpose;
}

interface ParsedPage {
  readonly page: PageSpec;
  readonly title: string;
  /** Phrases that had no effect. */
  readonly leftOut: readonly string[];
}

/** Pages that are trackers and lists themselves. */
const TRACKS = /^(?:habits|goal|league|scores|slots|signup|worklog|register|rota|survey)$/;

/** The page that a prompt asks for, if it is not a list of records. */
export function parsePage(prompt: string, named: string | undefined): ParsedPage | undefined {
  // "Result (white, black, draw)" has values, and asks for no drawing.
  const outside = prompt.replace(/\([^()]*[,/|][^()]*\)/g, (inside) => ' '.repeat(inside.length));
  const first = KINDS.map((kind) => ({ kind, at: outside.search(kind.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!first) return undefined;
  // "A timer with a log" is a timer; "a log of timers" is a log, and so is a "chat log".
  const records = prompt.search(RECORDS);
  const isAddition = records >= 0 && / (?:with|and|about|on) /i.test(prompt.slice(first.at, records));
  if (records >= 0 && !isAddition && !TRACKS.test(first.kind.kind)) return undefined;
  // "Track my weight and draw a chart" is not a drawing; work is tracked on a board.
  if (
    !/^(?:board|expenses)$/.test(first.kind.kind) &&
    !TRACKS.test(first.kind.kind) &&
    /\b(?:track|keep|log|catalogu?e|organi[sz]e)\s/i.test(prompt.slice(0, first.at))
  )
    return undefined;
  // "Quiz night scores" are scores.
  const [, kept = ''] =
    /^(?:\s(?!about|among|between|for|of|with|in|on|to|and|my|our)[\p{L}-]+)?\s([\p{L}-]+s)(?=\s?(?:[:,.;]|$)|\s(?:with|and|where|that|by)\s)/iu.exec(
      prompt.slice(first.at).replace(first.kind.pattern, ''),
    ) ?? [];
  if (knownEntity(kept) !== undefined && isPlural(kept.toLowerCase()) && !/^(?:questions|words)$/i.test(kept))
    return undefined;
  // "A chess game with a chat" is not a chat.
  const other = refusedAt(prompt);
  if (other >= 0 && other < first.at && / (?:with|and|where) /i.test(prompt.slice(other, first.at)))
    return undefined;
  // "An event app with a countdown" keeps events.
  const head = /^(.{1,80}?)\swith\s/i.exec(prompt.slice(0, first.at))?.[1];
  if (head !== undefined && subjectOf(head).entities.some((name) => knownEntity(name) !== undefined))
    return undefined;
  const found = first.kind;
  if (found.kind === 'landing' && keepsRecords(prompt.slice(first.at))) return undefined;
  const text = inDigits(prompt);
  const usual = named ?? found.title;
  const read = settingsOf(found.kind, text, usual);
  if (read.isEmpty) return undefined;
  const purpose =
    named === undefined && (read.title === usual || CLOCKS.test(read.title))
      ? purposeOf(found.kind, text, found.head)
      : '';
  const title = purpose === '' ? read.title : `${read.title} for ${purpose}`;
  const settings = purpose === '' ? read.settings : { ...read.settings, title };
  const { missing = [], absent = '' } = read;
  const isSaid = wordSet(`${named ?? ''} ${read.used} ${purpose}`);
  const isAbsent = wordSet(absent);
  const left = wishesLeft(text, {
    kind: found.head,
    isUsed: (word) => (found.words(word) && !isAbsent(word)) || isSaid(word),
    isLive: /^(?:converter|formula)$/.test(found.kind),
  });
  const leftOut = [...missing, ...left, ...(SHARED.has(found.kind) && ONLINE.test(prompt) ? ['online'] : [])];
  return { page: { kind: found.kind, settings }, title, leftOut };
}

/** The kinds of applications in groups, for refusals; the docs list every page. */
export const ABILITIES =
  'It makes lists of records with forms, search and storage ("recipes with title and rating"), and pages: calculators and converters, timers and clocks, boards, calendars, bookings, sign-ups, polls, shared expenses, invoices, dashboards, quizzes and flashcards, games (2048, sudoku, memory, snake), tools for developers (regular expressions, JSON, JWT, cron, CSV, text comparison), notes, drawing, weather, shops and landing pages.';

/** Why a prompt is refused that asks for something which is neither a list nor one of the pages. */
export function refusal(prompt: string): string | undefined {
  const refused = refusedIn(prompt);
  if (refused === undefined) return undefined;
  const nearest = refused.nearest === undefined ? '' : ` The nearest that it makes: ${refused.nearest}.`;
  return `The local builder cannot make this: ${refused.name}.${nearest} ${ABILITIES}`;
}

/** With an article, where the title alone would not say what it is. */
const PHRASES: ReadonlyMap<string, string> = new Map([
  ['landing', 'a landing page'],
  ['formula', 'a calculator'],
  ['memory', 'a memory game'],
  ['hangman', 'a game of hangman'],
  ['snake', 'a snake game'],
  ['flashcards', 'flashcards'],
  ['expenses', 'shared expenses'],
  ['habits', 'habits with streaks'],
  ['merge', 'a game of 2048'],
  ['moles', 'a whack-a-mole game'],
  ['simon', 'a game of Simon'],
  ['duel', 'a game of rock paper scissors'],
  ['wordle', 'a word guessing game'],
  ['mines', 'a game of Minesweeper'],
  ['fourinarow', 'a game of four in a row'],
  ['guess', 'a number guessing game'],
  ['markdown', 'Markdown with a preview'],
  ['groups', 'random groups'],
  ['seats', 'a plan of seats to book'],
  ['random', 'a random choice'],
  ['slots', 'a plan of the day to book'],
  ['signup', 'lists to sign up on'],
  ['worklog', 'a clock for working hours'],
  ['jwt', 'a JWT decoder'],
  ['jsonformatter', 'a JSON formatter'],
  ['encoder', 'an encoder and decoder'],
  ['uuids', 'a UUID generator'],
  ['cron', 'an explanation of cron expressions'],
  ['csvtable', 'a table of a CSV text'],
  ['csvjson', 'a converter between CSV and JSON'],
  ['lorem', 'a generator of filler text'],
]);

/** A few words about a page, for summaries. */
export function pageInWords({ kind, settings }: PageSpec): string {
  if (kind === 'timer' && settings.runsOn === true && !/pomodoro/i.test(String(settings.title)))
    return 'an interval timer';
  if (kind === 'timer')
    return `a ${typeof settings.mode === 'string' && settings.mode !== 'until' ? settings.mode : 'countdown'}`;
  return PHRASES.get(kind) ?? `a ${(KINDS.find((one) => one.kind === kind)?.title ?? kind).toLowerCase()}`;
}
