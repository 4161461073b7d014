import { press, text } from './visiting.mjs';

/** Prompts for games, and what a player does. */
export const GAME_VISITS = {
  quiz: [
    'a quiz about planets with a 30 second timer per question and a high score table',
    async (page) => {
      for (let question = 0; question < 8; question++) {
        await page.locator('.answer').first().click();
        await page.locator('main > .primary').click();
      }
      await text(page, '.score', 'of 8');
      await page.getByLabel('Your name').fill('Ida');
      await press(page, 'Save score');
      await text(page, '.scores', 'Ida: ');
      await press(page, 'Play again');
      await text(page, '[role=timer]', ' s');
      await text(page, 'main', 'Question 1 of 8');
    },
  ],
  sums: [
    'a times tables trainer with 3 questions and a list of the mistakes at the end',
    async (page) => {
      for (let question = 0; question < 3; question++) {
        const [a, b] = (await page.locator('h2').textContent()).match(/\d+/g).map(Number);
        await page.getByRole('textbox').fill(String(question === 0 ? a * b + 1 : a * b));
        await press(page, 'Check');
        await text(page, '[role=status]', question === 0 ? `= ${a * b}.` : 'Right!');
        await page.locator('form .primary').click();
      }
      await text(page, '.score', '2 of 3');
      await text(page, '.mistakes', /not \d+/);
      await press(page, 'Repeat the mistakes');
      await text(page, 'main', 'Question 1 of 1');
    },
  ],
  reaction: [
    'a reaction time game that shows my best three times',
    async (page) => {
      const pad = page.locator('.pad');
      await pad.click();
      await text(page, '.pad', 'Wait');
      await pad.click();
      await text(page, '.pad', 'Too early');
      await pad.click();
      await page.locator('.pad.go').click();
      await text(page, '.best', /^\d+ ms$/);
      await press(page, 'Clear the list');
      await page.locator('.best li').waitFor({ state: 'detached' });
    },
  ],
  tictactoe: [
    'tic tac toe against the computer',
    async (page) => {
      for (let move = 0; move < 5; move++) {
        const free = page.locator('.cell:not(.x):not(.o)');
        if ((await free.count()) === 0 || (await page.locator('.won').count()) > 0) break;
        await free.first().click();
      }
      await text(page, '[role=status]', /has won|draw/i);
      await press(page, 'New game');
      await text(page, '[role=status]', 'X is to move');
    },
  ],
  memory: [
    'a memory game with 4 pairs of animals',
    async (page) => {
      const cards = page.locator('.card');
      // Each card is seen once, then all pairs are turned.
      const places = new Map();
      for (let index = 0; index < 8; index += 1) {
        if ((await cards.nth(index).getAttribute('class')).includes('found')) continue;
        await cards.nth(index).click();
        const symbol = await cards.nth(index).textContent();
        places.set(symbol, [...(places.get(symbol) ?? []), index]);
      }
      await page.waitForTimeout(1000);
      for (const pair of places.values())
        if (!(await cards.nth(pair[0]).getAttribute('class')).includes('found'))
          for (const index of pair) await cards.nth(index).click();
      await text(page, '[role=status]', 'All pairs found');
      await text(page, '.best', /^Best \d+$/);
    },
  ],
  typing: [
    'a typing test of 30 seconds',
    async (page) => {
      const wanted = await page.locator('.text').textContent();
      await page.getByLabel('Type here').pressSequentially(wanted.slice(0, 12));
      await text(page, '.figures', '100 % right');
      await page.getByLabel('Type here').fill(wanted);
      await text(page, '[role=status]', /words per minute, 100 % right/);
      await press(page, 'New text');
      await text(page, '.figures', '30 s left');
    },
  ],
  sliding: [
    'a 2x2 sliding puzzle',
    async (page) => {
      const read = async () =>
        (await page.locator('.board > *').allTextContents()).map((tile) => Number(tile || 0));
      // The three tiles go round until they are in order.
      const ring = [0, 1, 3, 2];
      for (let step = 0; step < 24 && (await read()).join('') !== '1230'; step += 1) {
        const gap = ring.indexOf((await read()).indexOf(0));
        await page
          .locator('.board > *')
          .nth(ring[(gap + 1) % 4])
          .click();
      }
      await text(page, '[role=status]', 'Solved');
      await press(page, 'Shuffle');
      await text(page, '.moves', 'Moves 0');
    },
  ],
  hangman: [
    'hangman about animals with 6 lives',
    async (page) => {
      for (const letter of 'qzxjvwkyfbuhgmpdcso') {
        if (/won|lost/.test(await page.locator('[role=status]').textContent())) break;
        await page.keyboard.press(letter);
      }
      await text(page, '[role=status]', /won|lost/);
      await press(page, 'New word');
      await text(page, '[role=status]', '6 lives left');
    },
  ],
  snake: [
    'a snake game',
    async (page) => {
      await press(page, 'Start');
      await page.keyboard.press('ArrowUp');
      await text(page, '[role=status]', 'Game over');
      await press(page, 'Play again');
      await press(page, 'Pause');
    },
  ],
  flashcards: [
    'flashcards for Spanish words',
    async (page) => {
      await text(page, '.flashcard', 'hola');
      await page.locator('.flashcard').click();
      await text(page, '.flashcard', 'hello');
      await press(page, 'Known');
      await text(page, '[role=status]', '1 of 12 known');
      await page.getByPlaceholder('Spanish').fill('sol');
      await page.getByPlaceholder('English').fill('sun');
      await press(page, 'Add card');
      await page.reload();
      await text(page, '[role=status]', '1 of 13 known');
    },
  ],
  merge: [
    'a 2048 game',
    async (page) => {
      for (let turn = 0; turn < 40; turn++)
        await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][turn % 4]);
      await text(page, '.score', /Score [1-9]/);
      await press(page, 'New game');
      await text(page, '.score', 'Score 0');
    },
  ],
  moles: [
    'whack a mole with a 2 second timer',
    async (page) => {
      await press(page, 'Start');
      await page.locator('.hole.up').click();
      await text(page, '.score', 'Score 1');
      await text(page, '[role=status]', 'Time is up: 1 hit');
    },
  ],
  simon: [
    'a simon says game',
    async (page) => {
      await press(page, 'Start');
      const lit = page.locator('.pad.lit');
      await lit.waitFor();
      const name = await lit.getAttribute('aria-label');
      await text(page, '[role=status]', 'Your turn');
      await press(page, name);
      await text(page, '.score', 'Round 2');
    },
  ],
  duel: [
    'rock paper scissors, best of 3, against the computer',
    async (page) => {
      for (let round = 0; round < 3; round++) await page.getByRole('button', { name: 'Paper' }).click();
      await text(page, '.past li', 'Paper –');
      await press(page, 'New game');
      await text(page, '.score', 'You 0 : 0 Computer');
    },
  ],
  wordle: [
    'a wordle clone about animals',
    async (page) => {
      await page.keyboard.type('horse');
      await page.keyboard.press('Enter');
      await page.locator('.letter.hit, .letter.miss').first().waitFor();
      await text(page, '[role=status]', /left|found/);
      await press(page, 'New word');
    },
  ],
  mines: [
    'minesweeper with 6x6 cells and 4 mines',
    async (page) => {
      await page.locator('.mine').first().click();
      await page.locator('.mine.open').first().waitFor();
      await page.getByLabel('Level').selectOption('Easy');
      await page.locator('.mine').nth(80).click({ button: 'right' });
      await text(page, '.score', 'Mines 9');
    },
  ],
  sudoku: [
    '4x4 sudoku with notes and hints',
    async (page) => {
      await press(page, 'Notes');
      await page.locator('.cell:not(.given)').first().click();
      await page.getByRole('button', { name: '1', exact: true }).click();
      await text(page, '.cell small', '1');
      for (let open = await page.locator('.cell:not(.given)').count(); open > 0; open--) {
        if (await page.locator('[role=status]', { hasText: 'Solved' }).count()) break;
        await press(page, 'Hint');
      }
      await text(page, '[role=status]', /Solved in \d+ s/);
      await press(page, 'New game');
      await text(page, '[role=status]', 'Choose a cell');
    },
  ],
  blocks: [
    'tetris that starts at level 3',
    async (page) => {
      await press(page, 'Start');
      for (let drop = 0; drop < 20; drop++) await page.getByLabel('Drop').click();
      await text(page, '[role=status]', 'Game over');
      await text(page, '.score', /Score \d{2,} · Lines \d+ · Level 3/);
      await press(page, 'Play again');
      await text(page, '.primary', 'Pause');
    },
  ],
  breakout: [
    'breakout with one life and 2 rows',
    async (page) => {
      const box = await page.locator('canvas').boundingBox();
      await press(page, 'Start');
      await text(page, '.score', /Score [1-9]\d*/);
      await page.mouse.move(box.x + 5, box.y + 5);
      await text(page, '[role=status]', 'Game over');
      await press(page, 'Play again');
      await text(page, '.score', 'Lives 1');
    },
  ],
  pong: [
    'fast two player pong, first to 1',
    async (page) => {
      await press(page, 'Start');
      const box = await page.locator('canvas').boundingBox();
      await page.mouse.move(box.x + box.width - 20, box.y + 2);
      await text(page, '[role=status]', 'wins!');
      await press(page, 'Play again');
      await text(page, '.score', '0 : 0');
    },
  ],
  fourinarow: [
    'connect four against the computer',
    async (page) => {
      const column = page.locator('.lane');
      for (let move = 0; move < 4; move++) await column.nth(move % 2 === 0 ? 0 : 6).click();
      await page.locator('.disc.yellow').nth(3).waitFor();
      await press(page, 'New game');
      await text(page, '[role=status]', 'Red is to move');
    },
  ],
  guess: [
    'guess the number from 1 to 4',
    async (page) => {
      for (let number = 1; number <= 4; number++) {
        if ((await page.locator('[role=status]').textContent()).includes('right')) break;
        await page.getByLabel('Your guess').fill(String(number));
        await press(page, 'Guess');
      }
      await text(page, '[role=status]', 'is right!');
      await text(page, '.muted', 'Best');
    },
  ],
};
