import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string) => generateCode({ prompt, language: 'html' }, engineTools());

test.each([
  [
    'snake in the browser, arrow keys or WASD, pause with P and a best score',
    /w: \[0, -1\][\s\S]*snake-best[\s\S]*togglePause/,
  ],
  ['snake on a 25x25 grid that comes out on the other side instead of dying', /CELLS = 25/],
  [
    'snake where the walls wrap around and it gets faster with each apple',
    /\+ CELLS\) % CELLS[\s\S]*step \* 0\.96/,
  ],
  [
    'snake that speeds up every 4 apples, space restarts the game',
    /score\(\) % 4 === 0[\s\S]*event\.key === ' ' && isOver/,
  ],
  ['memory game on a 4x4 grid with a flip animation', /@keyframes turn[\s\S]*PAIRS = 8/],
  ['noughts and crosses against the computer with a new game button', /bestMove[\s\S]*restart/],
  ['tic-tac-toe for two people on one computer', /^(?![\s\S]*bestMove)[\s\S]*LINES/],
  ['memory with 6 pairs of emojis and a timer', /PAIRS = 6;[\s\S]*setInterval/],
  ['memory game with 24 cards', /PAIRS = 12;/],
  ['guess a number between 10 and 20 in at most 4 tries', /LOW = 10;[\s\S]*HIGH = 20;[\s\S]*MOST = 4;/],
  ['hangman game with the words tiger, panda and zebra', /WORDS = \['tiger', 'panda', 'zebra'\]/],
  ['pong against the computer, first to 7 wins', /WINS = 7;[\s\S]*The computer is slower/],
  ['brick breaker with 5 lives and 4 levels', /LIVES = 5;[\s\S]*LEVELS = 4;/],
  ['minesweeper, 12x8 with 12 mines', /\[12, 8, 12\]/],
  ['2048 with an undo button', /'Undo'/],
  ['2048 on a 5x5 board with a best score', /SIZE = 5;[\s\S]*2048-best/],
  ['quiz about astronomy, 4 questions with 20 seconds each', /SECONDS = 20;/],
  ['trivia game on capitals of Europe with 6 questions in random order', /Warsaw[\s\S]*slice\(0, 6\)/],
  [
    'pomodoro timer with 45/15 minutes and a sound at the end of each phase',
    /WORK = 45;[\s\S]*BREAK = 15;[\s\S]*OscillatorNode/,
  ],
  ['pomodoro with a long break of 30 minutes after every fourth session', /LONG_BREAK = 30;/],
  ['analogue clock with numbers', /fillText\(hour/],
  ['digital clock with the date, 12-hour format', /hour12 = true[\s\S]*dateStyle/],
  [
    'budget tracker with income and expenses, filter by category',
    /'income'[\s\S]*getElementById\('filter'\)/,
  ],
  [
    'note taking app that keeps the notes after a reload, searchable',
    /localStorage[\s\S]*includes\(wanted\)/,
  ],
  ['paint app with eraser, undo and a button that saves the picture', /eraser[\s\S]*undo[\s\S]*toDataURL/],
  ['password generator, length from 10 to 40', /min="10" max="40"/],
  ['age calculator that also shows the days until the next birthday', /Next birthday/],
  ['photo gallery with captions and a zoom on hover', /scale\(1\.08\)[\s\S]*figcaption/],
  ['sticky navigation bar with a hamburger menu below 700px without any frameworks', /700px/],
  ['month calendar with weeks starting on Sunday', /FIRST = 0;/],
])('a page does what its wish says: %s', async (wish, parts) => {
  const { code, notes } = await made(wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test.each([
  'snake for two players over websockets',
  'quiz about knitting with 5 questions',
  'minesweeper with 3x3 cells and 9 mines',
  'memory with 15 cards',
  'pomodoro timer with a chart of the week',
])('what a page does not do is said or refused: %s', async (wish) => {
  const { task, notes } = await made(wish);
  expect(task === null || notes.length > 0).toBe(true);
});
