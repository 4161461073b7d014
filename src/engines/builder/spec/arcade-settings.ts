import type { PageSettings } from './app-spec.ts';
import { AGAINST, GRID, levelIn } from './game-words.ts';

type Reader = (prompt: string, title: string) => PageSettings;

const FORMS: Readonly<
  Record<string, { readonly size: number; readonly across: number; readonly down: number }>
> = {
  4: { size: 4, across: 2, down: 2 },
  6: { size: 6, across: 3, down: 2 },
  9: { size: 9, across: 3, down: 3 },
};

const readSudoku: Reader = (prompt, title) => {
  const { level, said } = levelIn(prompt);
  const [grid = '', across = '9', down = '9'] = GRID.exec(prompt) ?? [];
  const form = across === down ? FORMS[across] : undefined;
  return {
    title,
    settings: { title, level, form: form ?? FORMS[9] },
    used: `${said} ${form ? grid : ''}`,
  };
};

const readBlocks: Reader = (prompt, title) => {
  const [grid = '', across, down] = GRID.exec(prompt) ?? [];
  const sides = [Number(across ?? 10), Number(down ?? 20)].toSorted((a, b) => a - b);
  const isKept = sides.every((side) => side >= 6 && side <= 40);
  const [columns, rows] = isKept ? sides : [10, 20];
  const [begins = '', digit] =
    /\b(?:start(?:s|ing)?|begin(?:s|ning)?) (?:at|with|from) level (\d)\b/i.exec(prompt) ?? [];
  return {
    title,
    settings: { title, columns, rows, level: Math.max(1, Number(digit ?? 1)) },
    used: `${isKept ? grid : ''} ${begins} 7 seven`,
  };
};

const SPEEDS: readonly (readonly [RegExp, number])[] = [
  [/\bslow(?:ly)?\b/i, 3.5],
  [/\b(?:fast|quick|rapid)(?!er)\b/i, 7],
];

/** Pixels in a step, and the word that says so. */
function speedIn(prompt: string): { readonly speed: number; readonly pace: string } {
  const found = SPEEDS.find(([words]) => words.test(prompt));
  return { speed: found?.[1] ?? 5, pace: found?.[0].exec(prompt)?.[0] ?? '' };
}

const readBreakout: Reader = (prompt, title) => {
  const [lived = '', lives] = /\b(\d) (?:lives|balls|tries|life)\b/i.exec(prompt) ?? [];
  const [lined = '', rows] = /\b(\d{1,2}) rows\b/i.exec(prompt) ?? [];
  const [wide = '', columns] =
    /\b(\d{1,2}) (?:columns|bricks (?:per|in (?:a|each)) row)\b/i.exec(prompt) ?? [];
  const { speed, pace } = speedIn(prompt);
  const within = (said: string | undefined, usual: number, most: number) =>
    Math.min(most, Math.max(1, Number(said ?? usual)));
  return {
    title,
    settings: {
      title,
      rows: within(rows, 5, 10),
      columns: within(columns, 9, 14),
      lives: within(lives, 3, 9),
      speed,
    },
    used: `${lived} ${Number(rows ?? 0) > 10 ? '' : lined} ${Number(columns ?? 0) > 14 ? '' : wide} ${pace}`,
  };
};

const readPong: Reader = (prompt, title) => {
  const [first = '', goal] =
    /\b(?:first (?:to|with)|up to|until|game to|to) (\d{1,2})(?: (?:points|goals|wins))?\b/i.exec(prompt) ??
    [];
  const against = AGAINST.exec(prompt)?.[0];
  const { level, said } = levelIn(prompt);
  const { speed, pace } = speedIn(prompt);
  const [two = ''] = /\b2[- ](?:players?|people|persons)\b/i.exec(prompt) ?? [];
  const computer = against !== undefined || two === '';
  return {
    title,
    settings: { title, goal: Math.max(1, Number(goal ?? 7)), computer, level, speed },
    used: `${first} ${against ?? ''} ${said} ${two} ${pace}`,
  };
};

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\borgan\b|\bsquare\b/i, 'Organ'],
  [/\bflute\b|\bsine\b/i, 'Flute'],
  [/\bstrings?\b|\bsaw/i, 'Strings'],
];

const readPiano: Reader = (prompt, title) => {
  const [said = '', digit] = /\b(\d) octaves?\b/i.exec(prompt) ?? [];
  const octaves = Math.min(4, Math.max(1, Number(digit ?? 2)));
  // Several names are the choice that the page gives.
  const named = SOUNDS.filter(([words]) => words.test(prompt));
  const [only] = named.length === 1 ? named : [];
  const record = /\brecord(?:s|ing|er|ed)?\b|\bplay ?back\b/i.test(prompt);
  const isSynth = /\bsynth/i.test(prompt);
  const name = title === 'Piano' && isSynth ? 'Synthesizer' : title;
  return {
    title: name,
    settings: {
      title: name,
      octaves,
      sound: only?.[1] ?? 'Piano',
      names: /\bnames?|labels?|letters?|notes? shown\b/i.test(prompt),
      record,
    },
    used: `${octaves === Number(digit) ? said : ''} ${named.map(([words]) => words.exec(prompt)?.[0]).join(' ')} ${record ? 'record records recording recorder recorded play playback back tune tunes melody melodies replay' : ''}`,
  };
};

/** The readers of games with a clock of their own, of number puzzles and of the piano. */
export const ARCADE: Readonly<Record<string, Reader>> = {
  sudoku: readSudoku,
  blocks: readBlocks,
  breakout: readBreakout,
  pong: readPong,
  piano: readPiano,
};
