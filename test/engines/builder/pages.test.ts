import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import formulas from '../../../src/engines/builder/data/formulas.json';
import { APP_FRAMEWORKS } from '../../../src/engines/builder/files/project-parts.ts';
import { isAppSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';
import { engineTools } from '../../support/engine.ts';

const EXPRESSION = new URL('../../../src/engines/builder/templates/shared/expression.js', import.meta.url);

const build = (prompt: string, framework: (typeof APP_FRAMEWORKS)[number] = 'nodejs') =>
  buildApp({ prompt, framework, seed: 1 }, engineTools());

test.each([
  ['a calculator', 'calculator', { scientific: false }],
  ['scientific calculator with sin and cos', 'calculator', { scientific: true }],
  [
    'pomodoro timer, 50 minutes of work and 10 minute breaks',
    'timer',
    { mode: 'pomodoro', workMinutes: 50, breakMinutes: 10 },
  ],
  [
    'interval timer for the gym: 4 minute rounds, 2 minute rest, 9 rounds, with a gong sound',
    'timer',
    { workMinutes: 4, breakMinutes: 2, rounds: 9, sound: true },
  ],
  [
    'interval timer with 6 2-minute rounds and 30 seconds rest',
    'timer',
    { workMinutes: 2, breakMinutes: 0.5, rounds: 6 },
  ],
  ['stopwatch with laps', 'timer', { mode: 'stopwatch' }],
  ['an egg timer for 7 minutes', 'timer', { mode: 'countdown', minutes: 7 }],
  ['countdown to 24 March 2031', 'timer', { mode: 'until', until: { year: 2031, month: 3, day: 24 } }],
  ['a countdown for halloween', 'timer', { mode: 'until', until: { month: 10, day: 31 } }],
  ['a metronome from 30 to 240 bpm in 3/4', 'metronome', { slowest: 30, fastest: 240, beats: 3, tempo: 100 }],
  ['a typing speed test of 2 minutes', 'typing', { seconds: 120 }],
  ['habit tracker where I tick each habit every day and see my streak', 'habits', { shown: 7 }],
  [
    'track daily habits like yoga, early nights and walks, with the longest streak',
    'habits',
    { habits: ['Yoga', 'Early nights', 'Walks'] },
  ],
  ['roll two dice', 'random', { title: 'Dice', highest: 6, count: 2 }],
  ['random numbers from 5 to 9', 'random', { lowest: 5, highest: 9 }],
  ['flip a coin', 'random', { choices: ['Heads', 'Tails'] }],
  ['raffle picker', 'random', { title: 'Random choice', action: 'Pick' }],
  ['a spinning wheel with nuts, fruit and cheese', 'random', { choices: ['Nuts', 'Fruit', 'Cheese'] }],
  ['a jazz trio website', 'landing', { title: 'Jazz trio' }],
  ['a portfolio for a potter', 'landing', { title: 'Potter', sections: [{ name: 'Projects' }] }],
  ['a ceramics portfolio with prices', 'landing', { title: 'Ceramics' }],
  ['a supper wheel with soup, salad or rice', 'random', { choices: ['Soup', 'Salad', 'Rice'] }],
  ['a signature pad', 'drawing', {}],
  ['tic-tac-toe against the computer', 'tictactoe', { computer: true }],
  ['noughts and crosses for two', 'tictactoe', { computer: false }],
  ['a landing page for a bakery called Crumb', 'landing', { title: 'Crumb', tagline: 'Welcome to Crumb' }],
  ['group chat with rooms for news, music and sport', 'chat', { rooms: ['news', 'music', 'sport'] }],
  ['a whiteboard', 'drawing', {}],
  ['a tip calculator', 'formula', { title: 'Tip calculator' }],
  ['app that calculates the monthly mortgage', 'formula', { title: 'Mortgage calculator' }],
  ['a calculator for body mass index called Fit', 'formula', { title: 'Fit' }],
  ['app to split a bill among friends', 'formula', { title: 'Tip calculator' }],
  ['birthday calculator', 'formula', { title: 'Birthday calculator', inputs: [{ name: 'born' }] }],
  ['calculator for the grade point average', 'formula', { title: 'Grade point average calculator' }],
  ['converter for money', 'converter', { groups: [{ name: 'Money' }] }],
  ['fahrenheit to celsius converter', 'converter', { groups: [{ name: 'Temperature' }] }],
  ['convert miles and pounds', 'converter', { groups: [{ name: 'Length' }, { name: 'Weight' }] }],
  ['generator for strong passwords, 24 characters', 'password', { length: 24 }],
  [
    'convert dollars, pounds and yen',
    'converter',
    { title: 'Currency converter', groups: [{ name: 'Money' }] },
  ],
  [
    'ounces to grams converter',
    'converter',
    { groups: [{ units: [{ name: 'ounces' }, { name: 'grams' }] }] },
  ],
  [
    'focus timer with 3 rounds of 40 minutes and 8 minute breaks',
    'timer',
    { workMinutes: 40, breakMinutes: 8, rounds: 3 },
  ],
  ['egg timer with buttons for 4, 6 and 9 minutes', 'timer', { minutes: 4, presets: [4, 6, 9] }],
  ['kitchen timer that rings when the time is up', 'timer', { sound: true }],
  [
    'a loan calculator for 12,000 euros at 6% over 5 years',
    'formula',
    { inputs: [{ value: 12_000 }, { value: 6 }, { value: 5 }] },
  ],
  ['random number generator for 3 unique numbers', 'random', { count: 3, unique: true }],
  ['a PIN generator', 'password', { title: 'PIN generator', length: 4, kinds: ['digits'] }],
  ['password generator, only lower-case letters and digits', 'password', { kinds: ['lower', 'digits'] }],
  ['a baking timer for 2 hours 15 minutes', 'timer', { title: 'Baking timer', minutes: 135 }],
  ['a chat room with usernames and messages', 'chat', { rooms: ['general', 'ideas', 'help'] }],
  [
    'landing page for a small bakery called Kornblume: opening hours, contact form',
    'landing',
    { title: 'Kornblume', about: expect.stringMatching(/^A small bakery\. We bake/) },
  ],
  [
    'landing page for a small yoga studio: class times, prices',
    'landing',
    { title: 'Small yoga studio', tagline: 'Welcome to our small yoga studio' },
  ],
  [
    'a unit converter for kilometres and miles, kilograms and pounds',
    'converter',
    { title: 'Unit converter' },
  ],
  ['chat for a chess club', 'chat', { title: 'Chat: chess club' }],
  [
    'homepage of a florist called Moss & Fern in Cork with opening hours and a contact form',
    'landing',
    { title: 'Moss & Fern', form: 'contact', sections: [{ name: 'Opening hours' }] },
  ],
])('%s is a page of its own', (prompt, kind, settings) => {
  const { spec } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(spec.entities).toEqual([]);
  expect(isAppSpec(JSON.parse(JSON.stringify(spec)))).toBe(true);
});

test('a quiz asks about its topic, or says that the topic was left out', () => {
  const planets = JSON.stringify(parseAppPrompt('a quiz about planets').spec.page);
  expect(planets).toContain('Jupiter');
  const { notes, spec } = parseAppPrompt('a quiz about medieval armour');
  expect(notes).toEqual(['not built: medieval armour']);
  expect(JSON.stringify(spec.page)).toContain('hexagon');
});

test('a quiz asks as many questions as were asked for', () => {
  for (const [prompt, count] of [
    ['quiz about European capitals with 10 multiple choice questions', 10],
    ['multiple choice maths quiz with twenty questions', 20],
    ['multiple-choice quiz on the nine times table with 5 questions', 5],
  ] as const)
    expect(parseAppPrompt(prompt).spec.page?.settings.questions).toHaveLength(count);
});

test('the weather is said to be sample data', () => {
  const { spec, notes } = parseAppPrompt('weather for Paris and Oslo');
  expect(notes).toEqual(['The weather is sample data, not a forecast.']);
  expect(spec.page?.settings).toMatchObject({ cities: [{ name: 'Paris' }, { name: 'Oslo' }] });
});

test('every formula has a number for its usual values', async () => {
  const { evaluate, usualValues } = await import(EXPRESSION.href);
  for (const { subject, inputs, results } of formulas) {
    const values = usualValues(inputs);
    for (const { formula } of results)
      expect(evaluate(formula, values), `${subject}: ${formula}`).toBeGreaterThanOrEqual(0);
  }
  const known = (title: string, values: Record<string, number>) =>
    formulas.find((one) => one.title === title)?.results.map(({ formula }) => evaluate(formula, values));
  expect(known('Loan calculator', { amount: 100_000, rate: 6, years: 30 })?.[0]).toBeCloseTo(599.55, 2);
  expect(known('Savings calculator', { start: 1000, deposit: 0, rate: 12, years: 1 })?.[0]).toBeCloseTo(
    1126.83,
    2,
  );
  expect(known('BMI calculator', { weight: 80, height: 200 })).toEqual([20]);
});

const DARK = 'Dark mode follows the setting of the system.';

test.each([
  ['a weight converter for grams and ounces, shown live while I type', []],
  ['a BMI calculator that recalculates automatically when I change the height', []],
  ['a unit converter with instant results and live chat', ['not built: live chat']],
  ['a tip calculator with dark mode toggle', ['not built: dark mode toggle']],
  ['tip calculator for splitting the bill between friends', []],
  ['unit converter for length, weight and paper sizes', ['not built: paper sizes']],
  ['dollars to euros converter', ['The exchange rates are examples: write those of today into settings.js.']],
  ['a discount calculator for my shop', []],
  ['a BMI calculator with a history chart', ['not built: history chart']],
  ['a stopwatch with split times', ['not built: split times']],
  ['a countdown to 3 May 2031 in days and hours', []],
  ['a loan calculator with a down payment', ['not built: down payment']],
  ['a quiz about planets with 30 questions and a score at the end', ['not built: 22 of the 30 questions']],
  ['a quiz about animals with sound effects', ['not built: sound effects']],
  ['tic-tac-toe on a 5x5 board, dark mode', [DARK, 'not built: 5x5 board']],
  ['a stopwatch, no ads', []],
  ['a loan calculator with the term in months', ['not built: term in months']],
  ['a tip calculator with buttons for 5, 10 and 15 percent', []],
  ['a stopwatch with a voice that says the time', ['not built: voice that says the time']],
])('%s names what a page lacks', (prompt, notes) => {
  expect(parseAppPrompt(prompt).notes).toEqual(notes);
});

test.each([
  'a roof pitch calculator',
  'a converter from csv to yaml',
  'a first person shooter',
  'a chess game',
  'video editor',
  'an app',
  'asdf qwer',
])('%s is refused with a reason', (prompt) => {
  expect(() => parseAppPrompt(prompt)).toThrow(NothingUnderstood);
  expect(() => parseAppPrompt(prompt)).toThrow(/landing page/);
});

test.each(['chess game log with opponent and result', 'quiz tracker', 'a list of timers', 'weather journal'])(
  '%s is a list of records',
  (prompt) => expect(parseAppPrompt(prompt).spec.entities).toHaveLength(1),
);

test.each(APP_FRAMEWORKS)('%s: a page has all files that it names', async (framework) => {
  const { files, preview, summary } = await build('a calculator', framework);
  const paths = files.map(({ path }) => path);
  expect(paths).toContain('README.md');
  expect(summary).toBe(`Calculator, a calculator for ${framework}.`);
  for (const { path, content } of files) {
    expect(content, path).not.toMatch(/\{\{[a-z]+\}\}/);
    for (const [, target = ''] of content.matchAll(/(?:from |import )'(\.[^']+)'/g))
      expect(paths, `${path} imports ${target}`).toContain(
        new URL(target, `file:///${path}`).pathname.slice(1),
      );
  }
  const script = /<script type="module">([\s\S]+)<\/script>/.exec(preview)?.[1] ?? '';
  expect(() => new Function(script)).not.toThrow();
  expect(preview).not.toMatch(/(?:src|href)="(?!data:)/);
});

test('a page is continued with other settings', async () => {
  const before = await build('pomodoro timer');
  const after = await buildApp(
    { prompt: 'pomodoro with 40 minutes of work', framework: 'nodejs', previous: before.spec, seed: 1 },
    engineTools(),
  );
  expect(after.spec.page?.settings).toMatchObject({ workMinutes: 40, title: 'Pomodoro' });
  const unchanged = await buildApp(
    { prompt: 'add a field notes', framework: 'nodejs', previous: before.spec, seed: 1 },
    engineTools(),
  );
  expect(unchanged.spec).toEqual(before.spec);
  expect(unchanged.notes.join()).toMatch(/^Nothing changed: this application is one page/);
});

test.each([
  ['tasks with title, priority high, medium, low and due date', 'priority', ['High', 'Medium', 'Low']],
  [
    'bugs with a name, a severity of small, annoying or fatal and a date',
    'severity',
    ['Small', 'Annoying', 'Fatal'],
  ],
  ['shirts with name, size s, m, l and price', 'size', ['S', 'M', 'L']],
  ['issues with a title and a status open, closed', 'status', ['Open', 'Closed']],
])('%s: the values of %s', (prompt, key, options) => {
  const [entity] = parseAppPrompt(prompt).spec.entities;
  expect(entity?.fields.find((field) => field.key === key)).toMatchObject({ type: 'choice', options });
});

test.each([
  ['books with authors', ['book->author']],
  ['a shop where orders have many items', ['item->order']],
  ['employees belong to departments', ['employee->department']],
  ['a clinic for owners and their pets', ['pet->owner']],
  ['invoices that have many lines, each with a description and an amount', ['line->invoice']],
  ['a library with books and authors, each book has an author', ['book->author']],
])('%s: relations', (prompt, wanted) => {
  const found = parseAppPrompt(prompt).spec.entities.flatMap(({ name, fields }) =>
    fields.flatMap(({ to }) => (to === undefined ? [] : [`${name}->${to}`])),
  );
  expect(found).toEqual(wanted);
});

test.each([
  ['a stopwatch and a countdown', ['not built: countdown']],
  ['a stopwatch with a progress bar', ['not built: progress bar']],
  ['a lucky wheel with sound effects', ['not built: sound effects']],
  ['online tic-tac-toe for two players', ['not built: online']],
  ['a quiz on the nine times table', []],
  ['a dance exam with 5 questions', ['not built: dance']],
])('%s: the part that another page would have is named', (prompt, notes) => {
  expect(parseAppPrompt(prompt).notes).toEqual(notes);
});

test.each([
  ['a plumbing dashboard', /make this: plumbing dashboard\. The nearest that it makes: a list/],
  ['a roof tile calculator for my house', /make this: roof tile calculator\. .*pocket calculator/],
  ['a soundboard', /make this: soundboard\. The nearest that it makes: songs/],
  ['a spirit level for the phone', /make this: spirit level\. It makes/],
  ['a doorbell for the porch', /knows no application of this kind: doorbell/],
  ['a palm reader', /knows no application of this kind: palm reader/],
  ['commit message linter that shows errors', /of this kind: commit message linter/],
  ['gradient border css generator with live preview', /of this kind: gradient border css/],
  ['log viewer with level filter', /of this kind: log viewer/],
])('%s is refused by its name', (prompt, reason) => {
  expect(() => parseAppPrompt(prompt)).toThrow(reason);
});

test('a word that names a refused thing may be part of a list', () => {
  expect(parseAppPrompt('a game night planner with date and guests').spec.entities).toHaveLength(1);
  expect(parseAppPrompt('an admin dashboard for orders').spec.entities[0]?.name).toBe('order');
});

test('a page with a dark look, pictures, dates and an address to copy', () => {
  const { spec, notes } = parseAppPrompt(
    'a page for my choir with a dark theme, a picture gallery, a list of upcoming concerts with dates and towns, and a button that copies our email address',
  );
  expect(spec.page?.kind).toBe('landing');
  expect(spec.page?.settings.sections).toMatchObject([
    { name: 'Dates' },
    { name: 'Gallery' },
    { email: 'hello@example.com' },
  ]);
  expect(notes.join()).not.toContain('not built');
});

test('a form that is there is not denied, and pages of their own are named whole', async () => {
  const prompt =
    'portfolio site for a carpenter with pages Home, Projects and Contact, contact form with validation';
  const { notes } = await buildApp({ prompt, framework: 'nextjs', seed: 1 }, engineTools());
  expect(notes.filter((note) => note.startsWith('not built'))).toEqual([
    'not built: Home, Projects and Contact as pages of their own (it is one page with sections)',
  ]);
});

test('a page for each record is named whole', async () => {
  const prompt = 'a blog with posts and tags, a page for each post';
  const { notes } = await buildApp({ prompt, framework: 'nextjs', seed: 1 }, engineTools());
  expect(notes.join(' ')).toMatch(/not built:.*a page for each post/);
});

test('a blog keeps posts with tags to filter by, and a list that is there is not denied', async () => {
  const prompt = 'a blog with a list of posts, tags to filter';
  const { spec, notes } = await buildApp({ prompt, framework: 'nextjs', seed: 1 }, engineTools());
  expect(spec.entities.map(({ plural }) => plural)).toEqual(['posts']);
  expect(spec.entities[0]?.fields.find(({ key }) => key === 'tags')?.filter).toBe(true);
  expect(notes.join(' ')).not.toMatch(/not built/);
  const events = await buildApp(
    { prompt: 'event site: list of events, sign-up form', framework: 'nextjs', seed: 1 },
    engineTools(),
  );
  expect(events.notes.join(' ')).not.toMatch(/not built:.*list of events/);
});

test('values with slashes are named together', async () => {
  const prompt = 'shift planner for a small ward, early/late/night per day';
  const { notes } = await buildApp({ prompt, framework: 'vue', seed: 1 }, engineTools());
  expect(notes.join(' ')).toMatch(/not built: early\/late\/night/);
});

test('a page without storage keeps its entries while it is open', async () => {
  const play = new URL('../../../src/engines/builder/templates/shared/play.js', import.meta.url);
  const { keep, kept } = await import(play.href);
  expect(kept('board', [])).toEqual([]);
  keep('board', [{ title: 'Ada' }]);
  expect(kept('board', [])).toEqual([{ title: 'Ada' }]);
});

test('a preview that stores entries says that it forgets them, and no page claims to send', async () => {
  const forgets = 'This preview forgets what you enter';
  expect((await build('a kanban board', 'react')).preview).toContain(forgets);
  expect((await build('a calculator', 'react')).preview).not.toContain(forgets);
  const { preview } = await build('landing page for a bakery with a contact form', 'react');
  expect(preview).toContain('Nothing was sent');
  expect(preview).not.toMatch(/We will write to/);
});
