import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { inPart } from '../../../src/engines/code/plans/in-part.ts';
import { planCardPage } from '../../../src/engines/code/plans/web/card-page.ts';
import { planGrid } from '../../../src/engines/code/plans/web/grid.ts';
import { planPage } from '../../../src/engines/code/plans/web/page.ts';
import { planHtmlTable } from '../../../src/engines/code/plans/web/table.ts';
import { planForm } from '../../../src/engines/code/plans/web/write-form.ts';
import { pageWish, scriptOf } from '../../../src/engines/code/snippets/page-script.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'order form with street, size dropdown with small, medium or large and quantity (1 to 9), every field required',
    [
      'id="street" name="street" required',
      '<option>Medium</option>',
      'type="number" id="quantity"',
      'min="1" max="9" required',
    ],
  ],
  [
    'sign-in form with placeholders and a show password toggle',
    ['placeholder="ada@example.com"', 'id="show-password"'],
  ],
  [
    'sign-up form for a chess club with name, choice of day and a select a colour (red or black)',
    ['<select id="day"', '<option>Sunday</option>', '<select id="colour"', '<option>Black</option>'],
  ],
  ['order form for sandwiches with bread and size', ['<h1>Order: sandwiches</h1>', 'id="bread"']],
  [
    'contact form with email and message, with a friendly success message and basic validation',
    ['id="thanks"', 'id="message-error"'],
  ],
  [
    'profile form with bio up to 300 characters in two columns',
    ['maxlength="300"', 'grid-template-columns: 1fr 1fr'],
  ],
  [
    'newsletter form with email, the button is disabled until it is valid, and a thank you message after sending',
    ["form.matches(':invalid')", 'id="thanks"'],
  ],
  [
    'sign up form with password of at least 10 characters and one digit and a password strength meter',
    ['minlength="10"', 'pattern="(?=.*\\d).*"', '<meter id="strength"'],
  ],
  [
    'survey form with score from 1 to 4 as radio buttons and remarks with at most 90 characters and a live counter',
    ['type="radio" name="score" value="4"', 'maxlength="90"', 'id="remarks-count"'],
  ],
  [
    'booking form with guest, room and notes where the notes field is optional and all other fields are mandatory',
    ['name="guest" required', 'name="room" required', 'name="notes" rows="5">'],
  ],
])('a form keeps what is asked: %s', (wish, parts) => {
  for (const part of parts) expect(planForm(wish)?.definition).toContain(part);
});

test.each([
  'contact form with name and message, all of which are required',
  'contact form with name and message where every field must be filled in',
  'contact form with name and message so that both fields are required',
])('what follows the fields is no field: %s', (wish) => {
  const html = planForm(wish)?.definition ?? '';
  expect([html.match(/<label /g)?.length, html.match(/ required/g)?.length]).toEqual([2, 2]);
});

test.each(['order form that talks to a robot', 'form with a captcha'])(
  'what it cannot do is no form: %s',
  (wish) => {
    expect(planForm(wish)).toBeUndefined();
  },
);

test('a table keeps its columns and looks', () => {
  const page = planHtmlTable('striped table with columns city, population and 4 rows')?.definition ?? '';
  expect(page).toContain('<th scope="col">Population</th>');
  expect(page).toContain('nth-child(even)');
  expect(page.match(/<tr>/g)).toHaveLength(5);
});

test('a button keeps its colour and what it does under the pointer', async () => {
  const code = async (prompt: string) => (await generateCode({ prompt, language: 'css' }, tools)).code;
  const lifted = await code('rounded purple button that lifts up on hover');
  for (const part of ['#7e22ce', 'border-radius', 'translateY(']) expect(lifted).toContain(part);
  const small = await code('small green button with no border that gets darker on hover');
  for (const part of ['border: 0', '0.85rem', 'brightness(0.8)']) expect(small).toContain(part);
});

test('a form has no field that nobody asked for', () => {
  const page =
    planForm('feedback form with comment and a thank you message after submitting')?.definition ?? '';
  expect(page.match(/ name="/g)).toHaveLength(1);
});

test('a table has the tools that are asked for, and no others', () => {
  const page = planHtmlTable('sortable table of books with pagination of 7 rows per page')?.definition ?? '';
  for (const part of [
    'const size = 7;',
    'aria-sort',
    '<th scope="col"><button type="button">Author</button></th>',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('search');
});

test.each([
  'contact form with name and e-mail, with simple validation',
  'newsletter form with email and proper error messages',
])('a word that says something about the next one is no field: %s', (wish) => {
  expect(planForm(wish)?.definition).not.toMatch(/id="(?:simple|proper)"/);
});

test('a field may be left out of those that are required', () => {
  const form = planForm(
    'contact form with name, phone and email, all fields required except phone',
  )?.definition;
  expect(form).toMatch(/id="name"[^>]* required/);
  expect(form).not.toMatch(/id="phone"[^>]* required/);
});

test('a grid changes at the widths that are named', () => {
  const code = planGrid(
    'photo grid with one column on phones, 3 from 500px and 5 above 1200px, gap of 8px',
  )?.definition;
  expect(code).toContain('gap: 8px');
  expect(code).toMatch(/min-width: 500px\) \{\n {2}\.grid \{\n {4}grid-template-columns: repeat\(3/);
  expect(code).toMatch(/min-width: 1200px\) \{\n {2}\.grid \{\n {4}grid-template-columns: repeat\(5/);
  expect(planGrid('grid that dances')).toBeUndefined();
});

const COLUMNS = /(?:min-width: (\d+)rem\) \{\n *)?\.grid \{[^}]*grid-template-columns: repeat\((\d+)/g;
test.each([
  ['card grid with four columns that turns into one column on phones', '1, 40rem 4'],
  ['photo gallery with five columns, three on tablets and two on phones', '2, 40rem 3, 64rem 5'],
  ['product grid with 3 columns, 2 on tablets', '2, 64rem 3'],
  ['a three column layout that collapses to a single column on small screens', '1, 40rem 3'],
  ['responsive 4-column grid that drops to 2 columns on tablets and just 1 on mobile', '1, 40rem 2, 64rem 4'],
])('a number without a device is that of wider screens: %s', (wish, columns) => {
  const css = planGrid(wish)?.definition ?? '';
  expect(
    [...css.matchAll(COLUMNS)].map(([, from, count]) => (from ? `${from}rem ${count}` : count)).join(', '),
  ).toBe(columns);
});

test.each([
  [
    'a card that rises and gets a softer shadow when the pointer is over it',
    ['translateY(-4px)', '0 16px 48px'],
  ],
  [
    'button that grows a bit and changes colour when you hover over it',
    ['scale(1.05)', '.button:hover {\n  background'],
  ],
  ['a link with an underline that slides in from the left on hover', ['background-size: 100% 2px']],
  ['a button that is red and has rounded corners', ['background: #b91c1c']],
  ['a footer that stays at the bottom of the page even when the text is short', ['auto 1fr auto']],
])('what happens under the pointer: %s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language: 'css' }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
  expect(code).not.toContain('@keyframes');
});

test('a grid of cards may be light or dark, and have as many columns as fit', () => {
  const css = planGrid('responsive grid of cards that lift on hover, with dark theme')?.definition ?? '';
  for (const part of ['auto-fit', '.card:hover', 'prefers-color-scheme: dark']) expect(css).toContain(part);
  expect(planCardPage('grid of products with rounded corners')?.definition).toContain(
    '<article class="card">',
  );
});

test.each([
  ['sign up form with password confirmation, the password must be at least 12 characters', 'minlength="12"'],
  ['feedback form with a dropdown for the topic', '<select id="topic"'],
  ['payment form with card number and cvv', 'id="cvv" name="cvv" autocomplete="cc-csc"'],
])('a field has the rules that are said of it later: %s', (wish, part) => {
  expect(planForm(wish)?.definition).toContain(part);
});

test('of a wish that is met but for a clause, the clause is named', () => {
  const write = (wish: string) => planForm(wish);
  expect(inPart('booking form with name and date, and a robot that greets', write)?.unmet).toContain(
    'greets',
  );
  expect(
    inPart('delete .log files, and a robot that greets', () => ({ definition: '', example: '' })),
  ).toBeUndefined();
});

test('the script of a page stands before the page that it works on', () => {
  const page =
    '<style>\n</style>\n<body>\n  <!-- A page. -->\n  <p>Hello</p>\n  <script>\n    go();\n  </script>\n</body>';
  expect(scriptOf(page)).toBe('// A page.\ngo();\n\n/* The page that it works on:\n<p>Hello</p>\n*/\n');
  expect(pageWish('tabs in vanilla js')).toBe('tabs');
  expect(pageWish('a function for tabs')).toBeUndefined();
});

test.each([
  [
    'a landing page for a bike repair shop with two services, opening hours and a contact form',
    ['<h1>Bike repair shop</h1>', '<h3>Second service</h3>', 'id="hours"', 'name="message"'],
  ],
  ['website for a café called Luna with a menu and red buttons', ['<h1>Luna</h1>', 'Espresso', '#b91c1c']],
  [
    'a dark page for a chess club with a navbar and a schedule',
    ['#111827', '<a href="#schedule">', 'First part'],
  ],
  [
    'contact page with a form, opening hours and our address',
    ['<h1>Contact</h1>', 'name="message"', 'id="hours"', '<address>'],
  ],
])('a page has the sections of %s', (wish, parts) => {
  const { definition = '' } = planPage(wish) ?? {};
  for (const part of parts) expect(definition).toContain(part);
  expect(definition).not.toContain('id="team"');
});

test('beside a form on a page stands no field, unless it is listed', () => {
  expect(planForm('contact page with a form and the address')).toBeUndefined();
  expect(planForm('contact page with a form with email and address')?.definition).toContain('name="address"');
});

test('a page with something that is no section is not written', () => {
  expect(planPage('a page for a chess club with a live chess board')).toBeUndefined();
  expect(planPage('a page for a museum without opening hours')).toBeUndefined();
});

test.each([
  [
    'css alert box with a drop shadow and dark theme support',
    ['@media (prefers-color-scheme: dark)', 'box-shadow:'],
  ],
  ['css skeleton loader centred in the middle of the screen', ['place-items: center', '@keyframes']],
  ['css badge with a green background that scales on hover', ['background: #15803d', '.badge:hover']],
  ['animated css gradient from teal to pink', ['#0f766e, #be185d', 'animation: shift', 'background-size']],
  ['css flex row that stacks on phones with a gap of 8px', ['gap: 8px', 'flex-direction: column']],
  ['css product card with a 3px red border and a glow on hover', ['border: 3px solid #b91c1c', '0 0 1.5rem']],
  [
    'express middleware that limits requests to 20 per hour and answers 429',
    ['max = 20', '60 * 60_000', '429'],
  ],
  ['express app with request logging, cors and a global error handler', ['logRequest', 'allowOrigins', '4']],
  ['express endpoint that returns a paginated list of movies', ['app.get("/movies"', 'pages: Math.ceil']],
  [
    'express post endpoint that validates the request body has title and email',
    ['["title","email"]', 'status(400)', 'app.post("/"'],
  ],
  ['express server for notes with get, post and delete', ['app.delete("/notes/:id"', 'app.get("/notes"']],
  [
    'css quote with a green left border and bold text',
    ['border-left: 4px solid #15803d', 'font-weight: 700'],
  ],
  ['css card grid that lifts on hover with a gap of 9px', ['.card:hover', 'gap: 9px']],
  ['css toggle switch with an orange active colour', ['.track {\n  background: #c2410c']],
  ['html form to reserve a room with date and number of guests', ['<h1>Booking', 'type="date"']],
  ['html page with a calculator', ['class="calculator"']],
  [
    'javascript function that filters rooms by price range, floor and available state',
    ['maxPrice', 'floor ==='],
  ],
  ['typescript type that makes certain fields required', ['type RequiredBy<T, K extends keyof T>']],
  ['express route that takes a json body and appends it to a file', ['appendFile', 'app.post']],
  ['react hook that follows the viewport size', ['useWindowSize']],
  ['a node http server with a health check', ['createServer', '/health']],
  ['html register page with username and password', ['name="username"', 'type="password"']],
  ['html table with a hover effect on rows and stripes', ['tr:hover', 'nth-child(even)']],
  ['html page with a fixed header and a footer that stays at the bottom', ['position: sticky', 'min-height']],
  [
    'typescript interface for a song with title, optional year and a type guard',
    ['function isSong(value: unknown): value is Song', 'record.year === undefined'],
  ],
])('nothing of it is left out: %s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a style that holds only at times is none of its own', async () => {
  const { code } = await generateCode({ prompt: 'css input with a red border when invalid' }, tools);
  expect(code).not.toMatch(/^ {2}border: 1px solid #b91c1c/m);
});

test('a style sheet takes what has no place in it as left out', async () => {
  const { notes } = await generateCode({ prompt: 'css badge with a confetti cannon and dark mode' }, tools);
  expect(notes.join(' ')).toMatch(/confetti cannon/);
});

test('a part without a style sheet of its own is a page, and said to be one', async () => {
  const { language, notes } = await generateCode({ prompt: 'css hero section' }, tools);
  expect([language, notes]).toEqual(['html', ['It needs more than styles, so this is a page in HTML.']]);
});

test('a bar of links opens its menu without a script, below the width that is said', async () => {
  const { code, notes } = await generateCode(
    {
      prompt:
        'fixed navbar with links Start, Shop and Help, a dropdown under Shop and a burger menu below 820px, no js',
      language: 'html',
    },
    engineTools(),
  );
  expect(notes).toEqual([]);
  expect(code).toContain('@media (max-width: 819.98px)');
  expect(code).toContain('position: sticky');
  expect(code).toMatch(/Shop ▾<\/a>\s*<ul class="menu">/);
  expect(code).toContain('.toggle:checked ~ .links');
  expect(code).not.toContain('<script');
});
