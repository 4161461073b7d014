import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (language: string, prompt: string) => generateCode({ prompt, language }, tools);

test.each([
  ['shows the errors above the form', ['<ul class=\\"error\\"', '$told<form']],
  ['puts error messages below each field', ['$input $error</p>']],
  ['answers with JSON and status 400 if something is missing', ["answer(400, ['errors' => $errors])"]],
  ['returns an array of errors keyed by field', ['function handleContact(array $post): array']],
  ['stores the message in a MySQL table with PDO', ["'mysql:host", 'VALUES (:name, :email, :message)']],
  ['sends it by email to desk@example.org', ["RECIPIENT = 'desk@example.org'", 'mail(RECIPIENT,']],
  ['has a CSRF token and a honeypot', ['hash_equals(', "$_POST['url2']"]],
  ['limits the message to 300 characters', ["mb_strlen($contact['message']) > 300"]],
])('a contact form handler that %s does so', async (deed, parts) => {
  const { code, notes } = await made('php', `Write a contact form handler that ${deed}.`);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a contact form handler names what it lacks', async () => {
  const { notes } = await made('php', 'Contact form handler for name and email that plays a jingle');
  expect(notes.join()).toContain('jingle');
});

test.each([
  ['a debounce for a search bar that waits half a second', ['waitMs = 500', "'#search'"]],
  ['a debounced input handler that ignores queries with fewer than 4 characters', ['minLength = 4']],
  ['debounce typing in a search box so that the server is asked 200 ms after it', ['waitMs = 200', 'fetch(']],
  ['a debounce with a flag for the leading edge, used on a search field', ['leading = false } = {},']],
  ['throttle a scroll listener to one call per 150 ms', ["addEventListener('scroll', throttle(", '150']],
])('%s is attached to the page', async (prompt, parts) => {
  const { code, notes } = await made('javascript', prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  [
    'pagination links as HTML from the total, 25 rows per page and the current page',
    '$pageSize, int $current',
  ],
  ['pagination links from the number of posts and the current page', '$current, int $pageSize = 10'],
])('%s take what the wish gives', async (prompt, part) => {
  const { code, notes } = await made('php', prompt);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test('fetched JSON has the type that the caller names', async () => {
  const { code, notes } = await made(
    'typescript',
    'generic function to fetch JSON from a URL that retries 4 times, doubling the wait',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('fetchJson<T>(url: string');
});

test.each([
  [
    'page for a corner bakery with a table of opening hours, a menu of four cakes and a form to order a tart',
    ['<th scope="row">Sunday</th>', 'Carrot cake', 'Order a tart'],
  ],
  [
    'page for a barber shop with a table of services, a button to switch to dark mode and a footer with address and phone',
    ['Cut for men', 'id="theme"', '<address>', 'tel:'],
  ],
  [
    'page with a weekly timetable for a dance school and an own colour for every kind of class',
    ['<h1>Dance school</h1>', '.kind-2 { background', 'Salsa'],
  ],
  [
    'page for a florist with a navigation bar that stays at the top and a gallery of three bouquets',
    ['sticky', 'Tulips'],
  ],
  [
    'sign-up page for a chess club with a name field, a playing level dropdown and a checkbox for bringing a board',
    ['Sign up: chess club', '<option>Advanced</option>', 'id="bringing-a-board" name="bringing-a-board">'],
  ],
  [
    'order form for a burger bar with checkboxes for toppings',
    ['type="checkbox" name="toppings[]"', 'Order: burger bar'],
  ],
  [
    'tip calculator page with 15 percent and 20 percent buttons for several people',
    ['value="15"', 'id="people"'],
  ],
])('%s has its parts', async (prompt, parts) => {
  const { code, notes } = await made('html', prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  [
    'sums the amounts of orders per customer, excluding orders with status refunded',
    'order.status === "refunded"',
  ],
  ['turns an array of orders into totals per customer, ignoring orders whose status is open', '"open"'],
])('a function that %s keeps the others', async (deed, part) => {
  const { code, notes } = await made('javascript', `Write a function that ${deed}.`);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
  expect(code).not.toMatch(/status !== "(?:refunded|open)"\) continue/);
});

test.each([
  [
    'a Result type and a parsePrice function that rejects negative numbers',
    ['function parsePrice(', 'value < 0'],
  ],
  [
    'function that validates a profile form with name and email, and returns a list of typed errors',
    ['field: keyof Profile;'],
  ],
])('%s is typed', async (prompt, parts) => {
  const { code, notes } = await made('typescript', prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a PHP login lets nobody in who has sent no password', async () => {
  const { code } = await made(
    'php',
    'PDO login with password_verify that locks the account for 20 minutes after 4 failed attempts',
  );
  expect(code).toContain("$isTrial ? 'correct horse' : (string) ($_POST['password'] ?? '')");
  expect(code).toContain("$isTrial = PHP_SAPI === 'cli'");
});
