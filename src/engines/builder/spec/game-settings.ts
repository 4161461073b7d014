import games from '../data/games.json';
import type { PageSettings } from './app-spec.ts';
import { AGAINST, GRID, levelIn } from './game-words.ts';
import { topicIn } from './play-settings.ts';

type Reader = (prompt: string, title: string) => PageSettings;

const SECONDS = /\b(\d{1,3})[- ]?(seconds?|secs?|s|minutes?|mins?)\b/i;
/** "Best of five" needs three wins, "first to 5" five. */
const BEST_OF = /\bbest[- ]of[- ](\d{1,2})\b/i;
const FIRST_TO = /\bfirst (?:to|with|who (?:has|gets|wins)) (\d{1,2})(?: (?:wins|points|rounds))?\b/i;
const TRIES = /\b(\d{1,2}) (?:[\p{L}-]+ )?(?:tries|guesses|attempts|chances|lives|rows|turns|try|guess)\b/iu;

/** The tiles of a 2048 game and the number that wins. */
const readMerge: Reader = (prompt, title) => {
  const [grid = '', across, down] = GRID.exec(prompt) ?? [];
  const size = Number(across ?? 4);
  const isKept = across === undefined || (across === down && size >= 3 && size <= 8);
  const [goal = '', digits] = /\b(512|1024|4096|8192)\b/.exec(prompt) ?? [];
  return {
    title,
    settings: { title, size: isKept ? size : 4, goal: Number(digits ?? 2048) },
    used: `${isKept ? grid : ''} ${goal}`,
  };
};

const MOST_HOLES = 6;

const readMoles: Reader = (prompt, title) => {
  const [span = '', digits, unit = ''] = SECONDS.exec(prompt) ?? [];
  const [grid = '', across, down] = GRID.exec(prompt) ?? [];
  const [many = '', count] = /\b(\d{1,2}) (?:[\p{L}-]+ )?holes\b/iu.exec(prompt) ?? [];
  const columns = Number(across ?? (count === undefined ? 3 : Math.ceil(Math.sqrt(Number(count)))));
  const rows = Number(down ?? (count === undefined ? 3 : Number(count) / columns));
  const isKept = columns <= MOST_HOLES && rows <= MOST_HOLES && columns * rows > 1 && Number.isInteger(rows);
  const { level, said } = levelIn(prompt);
  return {
    title,
    settings: {
      title,
      seconds: Number(digits ?? 30) * (/^m/i.test(unit) ? 60 : 1),
      columns: isKept ? columns : 3,
      rows: isKept ? rows : 3,
      level,
    },
    used: `${span} ${isKept ? `${grid} ${many}` : ''} ${said}`,
  };
};

const STRICT =
  /\b(?:strict(?: mode)?|(?:one|1|a) (?:wrong|mistake)[^,.;]{0,20}(?:ends|over|lose)|game over)\b/i;

const readSimon: Reader = (prompt, title) => {
  const strict = STRICT.exec(prompt)?.[0];
  const colours = /\b4 (?:[\p{L}-]+ )?(?:colou?rs|buttons|pads|colou?red)\b/iu.exec(prompt)?.[0];
  return {
    title,
    settings: { title, strict: strict !== undefined },
    used: `${strict ?? ''} ${colours ?? ''}`,
  };
};

const SIGNS = { Rock: '🪨', Paper: '📄', Scissors: '✂️' };
const MORE_SIGNS = { ...SIGNS, Lizard: '🦎', Spock: '🖖' };
const BEATS = { Rock: ['Scissors'], Paper: ['Rock'], Scissors: ['Paper'] };
const BEATS_MORE = {
  Rock: ['Scissors', 'Lizard'],
  Paper: ['Rock', 'Spock'],
  Scissors: ['Paper', 'Lizard'],
  Lizard: ['Spock', 'Paper'],
  Spock: ['Scissors', 'Rock'],
};

const readDuel: Reader = (prompt, title) => {
  const isMore = /\blizard\b/i.test(prompt);
  const [best = '', rounds] = BEST_OF.exec(prompt) ?? [];
  const [first = '', points] = FIRST_TO.exec(prompt) ?? [];
  const wins = points ?? (rounds === undefined ? undefined : Math.ceil((Number(rounds) + 1) / 2));
  const other =
    !AGAINST.test(prompt) && /\b(?:2 (?:players?|people|persons)|(?:a|my) friend|each other)\b/i.test(prompt);
  const name = isMore ? title.replace(/scissors$/, 'scissors, lizard, Spock') : title;
  return {
    title: name,
    settings: {
      title: name,
      signs: isMore ? MORE_SIGNS : SIGNS,
      beats: isMore ? BEATS_MORE : BEATS,
      ...(wins !== undefined && { wins: Number(wins) }),
      opponent: other ? ['Player 1', 'Player 2'] : ['You', 'Computer'],
      other,
    },
    used: `${best} ${first} ${AGAINST.exec(prompt)?.[0] ?? ''} ${isMore ? 'lizard spock' : ''} ${other ? '2 player people person friend' : ''}`,
  };
};

const LETTERS = /\b(\d{1,2})[- ]letter\b/i;

const readWordle: Reader = (prompt, title) => {
  const { row = '', said: topic } = topicIn(games.wordle, prompt);
  const words = row.split(' ');
  const [said = '', digits] = TRIES.exec(prompt.replace(LETTERS, ' ')) ?? [];
  const [length = '', count] = LETTERS.exec(prompt) ?? [];
  const isOther = count !== undefined && Number(count) !== words[0]?.length;
  return {
    title,
    settings: { title, words, tries: Math.max(1, Number(digits ?? 6)) },
    used: `${said} ${topic} ${isOther ? '' : `${length} letter letters 5`}`,
  };
};

const readMines: Reader = (prompt, title) => {
  const { level, said } = levelIn(prompt);
  const [grid = '', across, down] = GRID.exec(prompt) ?? [];
  const [many = '', count] = /\b(\d{1,3}) (?:[\p{L}-]+ )?(?:mines|bombs)\b/iu.exec(prompt) ?? [];
  const [columns, rows] = [Number(across ?? 9), Number(down ?? 9)];
  const mines = Number(count ?? Math.max(1, Math.round((columns * rows) / 7)));
  // The first cell and those around it are free.
  const isKept = columns >= 4 && rows >= 4 && columns <= 24 && rows <= 24 && mines <= columns * rows - 9;
  const isOwn = isKept && (across !== undefined || count !== undefined);
  return {
    title,
    settings: { title, level, ...(isOwn && { own: { columns, rows, mines } }) },
    used: `${said} ${isOwn ? `${grid} ${many}` : ''}`,
  };
};

const readFour: Reader = (prompt, title) => {
  const [grid = '', across, down] = GRID.exec(prompt) ?? [];
  const sizes = [Number(across ?? 7), Number(down ?? 6)];
  const isKept = sizes.every((size) => size >= 4 && size <= 12);
  const against = AGAINST.exec(prompt)?.[0];
  // "6x7" and "7x6" are the same board, which is wider than high.
  const [rows, columns] = isKept ? sizes.toSorted((a, b) => a - b) : [6, 7];
  return {
    title,
    settings: { title, columns, rows, computer: against !== undefined },
    used: `${isKept ? grid : ''} ${against ?? ''}`,
  };
};

const RANGE = /\b(?:between |from )?(\d{1,6}) ?(?:-|–|to|and) ?(\d{1,7})\b/i;
const UP_TO = /\b(?:up to|at most|below|under) (\d{1,7})\b/i;

const readGuess: Reader = (prompt, title) => {
  const [range = '', low, high] = RANGE.exec(prompt) ?? [];
  const [bound = '', most] = range === '' ? (UP_TO.exec(prompt) ?? []) : [];
  const [said = '', digits] = TRIES.exec(prompt.replace(range, ' ')) ?? [];
  const [lowest, highest] = [Number(low ?? 1), Number(high ?? most ?? 100)];
  const isKept = highest > lowest;
  return {
    title,
    settings: {
      title,
      lowest: isKept ? lowest : 1,
      highest: isKept ? highest : 100,
      ...(digits !== undefined && { tries: Math.max(1, Number(digits)) }),
    },
    used: `${isKept ? `${range} ${bound}` : ''} ${said}`,
  };
};

/** The readers of games other than quizzes. */
export const GAMES: Readonly<Record<string, Reader>> = {
  merge: readMerge,
  moles: readMoles,
  simon: readSimon,
  duel: readDuel,
  wordle: readWordle,
  mines: readMines,
  fourinarow: readFour,
  guess: readGuess,
};
