import { DEVELOPER_VISITS } from './developer-visits.mjs';
import { GAME_VISITS } from './game-visits.mjs';
import { TEAM_VISITS } from './team-visits.mjs';
import { TOOL_VISITS } from './tool-visits.mjs';
import { press, text } from './visiting.mjs';

/** A prompt for each page, and what a person does with it. Throws or times out when the page does not do its part. */
export const PAGE_VISITS = {
  calculator: [
    'a scientific calculator',
    async (page) => {
      for (const key of ['7', 'times', '6', '=']) await press(page, key);
      await text(page, '.result', '42');
      await page.getByLabel('Expression').fill('1/0');
      await page.getByLabel('Expression').press('Enter');
      await text(page, '.result', 'division by zero');
      await press(page, 'clear');
      await text(page, '.result', '0');
    },
  ],
  tip: [
    'a tip calculator',
    async (page) => {
      await page.getByLabel('Bill').fill('90');
      await page.getByLabel('Tip, %').fill('10');
      await page.getByLabel('People').fill('3');
      await text(page, 'dd', '33.00');
      await page.getByLabel('People').fill('0');
      await text(page, 'dd', '–');
    },
  ],
  converter: [
    'a unit converter for length and temperature',
    async (page) => {
      await page.getByLabel('Value').fill('3');
      await page.getByLabel('From').selectOption('kilometres');
      await page.getByLabel('To').selectOption('metres');
      await text(page, '.converted', /^3000$/);
      await press(page, 'Swap');
      await text(page, '.converted', /^0\.003$/);
      await page.getByLabel('Kind').selectOption('Temperature');
      await page.getByLabel('Value').fill('100');
      await text(page, '.converted', /^212$/);
    },
  ],
  password: [
    'a password generator with 20 characters and no symbols',
    async (page) => {
      await text(page, '.password', /^[A-Za-z\d]{20}$/);
      await page.getByLabel('Symbols').check();
      await text(page, '.password', /[^A-Za-z\d]/);
      for (const kind of ['Small letters', 'Capital letters', 'Symbols'])
        await page.getByLabel(kind).uncheck();
      await text(page, '.password', /^\d{20}$/);
      await press(page, 'New password');
    },
  ],
  event: [
    'a countdown to our wedding',
    async (page) => {
      await text(page, '.phase', 'Choose the day');
      await page.getByLabel('Day').fill('2999-01-01');
      await text(page, '.phase', /\d{6} days/);
    },
  ],
  seating: [
    'a seating plan maker with 2 rows of 3 and names that are kept apart',
    async (page) => {
      await page.getByLabel('Names, one per line').fill('Ann\nBob\nCarla');
      await page.getByLabel('Rows').fill('1');
      await page.getByLabel('Keep apart').fill('Ann, Bob');
      await press(page, 'Shuffle');
      await text(page, 'td:nth-child(2)', 'Carla');
      await page.getByLabel('Columns').fill('2');
      await press(page, 'Shuffle');
      await text(page, '[role=status]', 'There are 3 names and 2 seats.');
    },
  ],
  teams: [
    'a random team generator for 2 teams',
    async (page) => {
      await press(page, 'Shuffle');
      await text(page, '.result', 'Team 2');
    },
  ],
  pomodoro: [
    'a pomodoro timer with 2 second work and 1 second breaks',
    async (page) => {
      await press(page, 'Start');
      await text(page, '[role=status]', 'Work is over');
      await text(page, '.phase', 'Break');
      await press(page, 'Start');
      await press(page, 'Pause');
      await press(page, 'Reset');
      await text(page, '.clock', '0:02');
    },
  ],
  stopwatch: [
    'a stopwatch',
    async (page) => {
      await press(page, 'Start');
      await press(page, 'Lap');
      await text(page, '.laps li', '(0:0');
      await press(page, 'Pause');
      await press(page, 'Go on');
    },
  ],
  age: [
    'an age calculator',
    async (page) => {
      await page.getByLabel('Date of birth').fill('2000-01-01');
      await text(page, 'dd', /^2\d$/);
    },
  ],
  until: ['countdown to christmas', (page) => text(page, '.phase', /^\d+ days?$/)],
  dice: [
    'roll two dice',
    async (page) => {
      await press(page, 'Roll');
      await text(page, '.picked', /^[1-6], [1-6] \(together \d+\)$/);
    },
  ],
  landing: [
    'a landing page for a bakery called Crumb',
    async (page) => {
      await page.getByLabel('E-mail').fill('nobody');
      await page.locator('form .primary').click();
      await text(page, '[role=status]', 'does not look like');
      await page.getByLabel('E-mail').fill('ann@example.com');
      await page.locator('form .primary').click();
      await text(page, '[role=status]', 'Thank you');
      await page.locator('summary').first().click();
    },
  ],
  contact: [
    'a landing page for a bakery called Crumb in Cork with prices and a contact form',
    async (page) => {
      await text(page, '.hero p', 'A bakery in Cork.');
      await text(page, 'h2', 'Prices');
      await press(page, 'Send');
      await text(page, '[role=status]', 'Write your name');
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('E-mail').fill('ann@example.com');
      await page.getByLabel('Message').fill('Hello');
      await press(page, 'Send');
      await text(page, '[role=status]', 'Thank you');
    },
  ],
  band: [
    'a page for my band with a photo gallery, a list of upcoming gigs and a button to copy our email address',
    async (page) => {
      await text(page, 'h2', 'Dates');
      await text(page, '.gallery', 'First picture');
      await press(page, 'Copy the address');
      await text(page, '.row [role=status]', /Copied|does not allow/);
    },
  ],
  currency: [
    'a currency converter between euro, dollar and pound',
    async (page) => {
      await text(page, 'h1', 'Currency converter');
      await page.getByLabel('From').selectOption('pounds (GBP)');
      await page.getByLabel('To').selectOption('pounds (GBP)');
      await text(page, '.converted', /^1$/);
    },
  ],
  presets: [
    'a kitchen timer with presets for 2, 4 and 60 seconds and a sound at the end',
    async (page) => {
      await press(page, '0:04');
      await text(page, '.clock', '0:04');
      await press(page, '0:02');
      await press(page, 'Start');
      await text(page, '[role=status]', 'Time is up');
    },
  ],
  rounds: [
    'an interval timer with 2 rounds of 1 second work and 1 second rest',
    async (page) => {
      await press(page, 'Start');
      await text(page, '.phase', 'Rest, round 1 of 2');
      await text(page, '.phase', 'Work, round 2 of 2');
      await text(page, '[role=status]', 'All rounds are done');
    },
  ],
  habits: [
    'a habit tracker with streaks and a calendar for reading, running and water',
    async (page) => {
      const ticks = page.getByRole('checkbox', { name: /^Reading/ });
      await ticks.nth(6).check();
      await ticks.nth(5).check();
      await text(page, '.streak', '2 days');
      await text(page, '[role=status]', '1 of 3 done today');
      await page.getByLabel('New habit').fill('Sleep');
      await press(page, 'Add habit');
      await page.reload();
      await text(page, 'th', 'Sleep');
      await text(page, '.streak', '2 days');
      await page.locator('.month-days li[title$="1 of 4 done"]').first().waitFor();
      await page.getByLabel('Month before').click();
    },
  ],
  metronome: [
    'a metronome at 90 bpm with 3 beats per bar',
    async (page) => {
      await text(page, '.tempo', '90 bpm');
      await press(page, 'Start');
      await page.locator('.lamps .on').first().waitFor();
      await press(page, 'Stop');
      await page.getByLabel('Tempo').fill('120');
      await text(page, '.tempo', '120 bpm');
    },
  ],
  expenses: [
    'shared expenses for Ann, Bob and Eve',
    async (page) => {
      await page.getByLabel('What for').fill('Food');
      await page.getByLabel('Amount').fill('30');
      await page.getByLabel('Paid by').selectOption('Bob');
      await page.getByRole('checkbox', { name: 'Eve' }).uncheck();
      await press(page, 'Add expense');
      await text(page, '.debts', 'Ann owes Bob 15.00');
      await page.reload();
      await text(page, '[role=status]', 'Total 30.00');
      await press(page, 'Delete Food');
      await text(page, '.debts', 'Nobody owes anything');
    },
  ],
  poll: [
    'a poll about lunch: pizza, sushi or salad, vote only once',
    async (page) => {
      await page.getByLabel('Sushi').check();
      await press(page, 'Vote');
      await text(page, '.bars', 'Sushi: 100 % (1)');
      await page.reload();
      await text(page, '[role=status]', '1 vote');
      await page.getByText('New poll').click();
      await page.getByLabel('Question').fill('Where to?');
      await page.getByLabel('Answer 1').fill('Lake');
      await page.getByLabel('Answer 2').fill('Hill');
      await press(page, 'Start poll');
      await text(page, 'h2', 'Where to?');
    },
  ],
  league: [
    'a chess league for Ann, Bob and Eve with a ranking, 3 points for a win, 1 for a draw',
    async (page) => {
      await page.getByLabel('First', { exact: true }).selectOption('Eve');
      await page.getByLabel('Second', { exact: true }).selectOption('Ann');
      await page.getByLabel('Score of the first').fill('2');
      await press(page, 'Add result');
      await text(page, 'tbody tr:first-child', 'Eve');
      await page.reload();
      await text(page, '[role=status]', '1 match');
      await press(page, 'Delete Eve against Ann');
      await text(page, 'tbody tr:first-child', 'Ann');
    },
  ],
  scores: [
    'a darts scoreboard, 301 down to zero, for Ann, Bob and Eve',
    async (page) => {
      const round = async (...points) => {
        for (const [index, name] of ['Ann', 'Bob', 'Eve'].entries())
          await page.getByLabel(name, { exact: true }).fill(String(points[index]));
        await press(page, 'Add throw');
      };
      await round(180, 60, 45);
      await text(page, '[role=status]', 'Ann leads');
      await round(140, 100, 20);
      await text(page, 'tfoot', '121141236');
      await page.reload();
      await round(121, 0, 0);
      await text(page, '[role=status]', 'Ann wins!');
      await press(page, 'Undo');
      await text(page, '[role=status]', 'Ann leads');
    },
  ],
  shop: [
    'an online shop selling plum jam for €6, honey and syrup with a basket and free delivery above 20 euros',
    async (page) => {
      await press(page, 'Add to basket: Plum jam');
      await text(page, '[role=status]', 'Goods €6.00, delivery €4.90, total €10.90');
      for (let more = 0; more < 3; more++) await press(page, 'More Plum jam');
      await text(page, '[role=status]', 'delivery free, total €24.00');
      await page.reload();
      await text(page, '.lines', '4 × Plum jam');
      await press(page, 'Order');
      await text(page, '.lines', 'The basket is empty.');
    },
  ],
  board: [
    'a kanban board with columns To do, Doing and Done; cards have a title and a due date',
    async (page) => {
      await page.getByRole('button', { name: 'Add card' }).first().click();
      await page.getByLabel('Title').fill('Paint');
      await press(page, 'Save');
      await page.getByRole('button', { name: 'Add card' }).first().click();
      await page.getByLabel('Title').fill('Wash');
      await press(page, 'Save');
      await page.locator('.card', { hasText: 'Paint' }).dragTo(page.locator('section[aria-label=Done]'));
      await text(page, 'section[aria-label=Done] .card', 'Paint');
      await press(page, 'Move right: Wash');
      await text(page, 'section[aria-label=Doing] .card', 'Wash');
      await page.reload();
      await text(page, 'section[aria-label=Done] .card', 'Paint');
    },
  ],
  lottery: [
    '6 unique random numbers from 1 to 6',
    async (page) => {
      await press(page, 'Draw');
      await text(page, '.picked', 'together 21');
    },
  ],
  chat: [
    'a chat for my team',
    async (page) => {
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Message').fill('<b>hello</b>');
      await press(page, 'Send');
      await text(page, '.own p', '<b>hello</b>');
      await page.reload();
      await text(page, '.own p', '<b>hello</b>');
      await press(page, '# ideas');
      await text(page, '.messages', 'Nobody has written');
    },
  ],
  chessclock: [
    'a chess clock with 1 minute and 2 seconds increment',
    async (page) => {
      const sides = page.locator('.side');
      await sides.first().click();
      await text(page, '[role=status]', 'Black is to move');
      await sides.nth(1).click();
      await text(page, '.side:nth-child(2) .time', /^1:0[012]$/);
      await press(page, 'Pause');
      await text(page, '[role=status]', 'Paused');
      await press(page, 'Reset');
      await text(page, '.side .time', '1:00');
    },
  ],
  invoice: [
    'an invoice maker with 7% and 19% VAT in euros and a discount',
    async (page) => {
      await page.getByLabel('Quantity of line 1').fill('2');
      await page.getByLabel('Price of line 1').fill('50');
      await text(page, '.sums .total', '107.00');
      await press(page, 'Add line');
      await page.getByLabel('Price of line 2').fill('100');
      await page.getByLabel('Tax of line 2').selectOption('19 %');
      await text(page, '.sums .total', '226.00');
      await page.getByLabel('Discount').fill('10');
      await text(page, '.sums .total', '203.40');
      await page.reload();
      await text(page, '.sums .total', '203.40');
      await press(page, 'Next invoice');
      if ((await page.getByLabel('Number').inputValue()) !== '2')
        throw new Error('the number does not go up');
    },
  ],
  goal: [
    'a water tracker with a goal of 1 litre and buttons for 250 and 600 ml',
    async (page) => {
      await press(page, '+ 600 ml');
      await text(page, '.sum', '600 ml of 1,000 ml');
      await press(page, '+ 250 ml');
      await page.getByLabel('Own amount').fill('150');
      await press(page, 'Add');
      await text(page, 'main', 'Goal reached! 1 day in a row.');
      await press(page, 'Undo');
      await page.reload();
      await text(page, '.sum', '850 ml');
    },
  ],
  scaler: [
    'a recipe scaler',
    async (page) => {
      await page.getByLabel('Ingredients, one').fill('250 g flour\n1/2 lemon');
      await page.getByLabel('Portions wanted').fill('6');
      await text(page, '.scaled', '375 g flour');
      await text(page, '.scaled li:nth-child(2)', '¾ lemon');
    },
  ],
  dashboard: [
    'a sales dashboard with revenue, orders and a pie chart of revenue by region (north, south)',
    async (page) => {
      await text(page, '.figure h2', 'Revenue');
      await text(page, '.legend', 'North');
      await page.getByLabel('Show').selectOption('Last 3');
      await text(page, 'tbody tr:nth-child(3) th', 'Dec');
      await page.getByText('Your own figures').click();
      await page.locator('textarea').fill('Week;Revenue;Guests\n1;1.200,50;30\n2;900;45');
      await press(page, 'Show them');
      await text(page, '.figure:nth-child(2) .value', '45');
      await page.reload();
      await text(page, '.figure:nth-child(2) h2', 'Guests');
    },
  ],
  piano: [
    'a piano with three octaves and recording',
    async (page) => {
      await press(page, 'Record');
      await page.keyboard.press('a');
      await text(page, '[role=status]', 'C3');
      await page.getByLabel('E3', { exact: true }).click();
      await press(page, 'Stop');
      await text(page, '[role=status]', '2 notes');
      await press(page, 'Play back');
      await text(page, '[role=status]', 'E3');
    },
  ],
  weather: [
    'weather for London, Paris and Tokyo',
    async (page) => {
      await press(page, 'Tokyo');
      await text(page, '.now h2', 'Tokyo');
      await press(page, 'Show °F');
      await text(page, '.temperature', '°F');
    },
  ],
  drawing: [
    'a drawing board',
    async (page) => {
      const box = await page.locator('canvas').boundingBox();
      await press(page, 'red');
      await page.mouse.move(box.x + 50, box.y + 50);
      await page.mouse.down();
      await page.mouse.move(box.x + 300, box.y + 200, { steps: 8 });
      await page.mouse.up();
      await text(page, '[role=status]', '1 stroke');
      await press(page, 'Undo');
      await text(page, '[role=status]', '0 strokes');
      await press(page, 'Redo');
    },
  ],
  ...GAME_VISITS,
  ...TOOL_VISITS,
  ...TEAM_VISITS,
  ...DEVELOPER_VISITS,
};
