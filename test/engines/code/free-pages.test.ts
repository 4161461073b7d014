import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (language: string, prompt: string) => generateCode({ prompt, language }, engineTools());

test.each<[string, RegExp]>([
  ['page that converts Celsius to Fahrenheit and back while typing', /Temperature converter[\s\S]*convert\(/],
  [
    'random name picker for my class: a text box with one name per line and a button that picks one at random',
    /One on each line/,
  ],
  ['score board for two teams with plus and minus buttons and a reset button', /Team 2/],
])('a tool that applications have is a page: %s', async (wish, parts) => {
  const { code, notes } = await made('html', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(/^<!doctype html>/);
  expect(code).toMatch(parts);
});

test.each<[string, RegExp]>([
  [
    'simple login page with email, password, remember me checkbox, centred card, light grey background, no framework',
    /^(?![\s\S]*name="card")[\s\S]*background: #e5e7eb/,
  ],
  [
    'a contact form with name and message, elegant serif font, cream background',
    /#fdf6e3[\s\S]*Georgia|Georgia[\s\S]*#fdf6e3/,
  ],
  [
    'Landing page for a hair salon with header, opening hours and a contact section, soft colours',
    /--accent: #9d5c8a/,
  ],
])('any page takes a ground, a font and a mood: %s', async (wish, parts) => {
  const { code, notes } = await made('html', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test.each<[string, RegExp]>([
  [
    'A birthday page for my mum with a big heading, a photo placeholder, confetti in the background and a button that shows a poem.',
    /Happy birthday, Mum![\s\S]*A place for a photo[\s\S]*Show the poem[\s\S]*sign\.className = 'falling'/,
  ],
  [
    'simple page about my dog Bruno with a picture gallery of six placeholders in a grid and a short text',
    /<h1>Bruno<[\s\S]*Sixth photo[\s\S]*<h2>About/,
  ],
  [
    'a page about my band with three concert dates in a table and a photo',
    /<th scope="col">Date<[\s\S]*Third concert[\s\S]*id="photo"/,
  ],
  [
    'Make a retirement page for my colleague with a list of five funny memories and a guestbook form',
    /Fifth memory[\s\S]*id="guestbook"/,
  ],
  [
    'wedding website for Anna and Tom with an RSVP form and training times',
    /<h1>Anna and Tom<[\s\S]*value="yes"[\s\S]*Training times/,
  ],
  [
    'recipe page for apple pie with ingredients and steps in a numbered list',
    /<h1>Apple pie<[\s\S]*First ingredient[\s\S]*<ol>/,
  ],
  [
    'page about our school garden with a list of ten plants and a link to our homepage',
    /<h2>Plants[\s\S]*10th plant[\s\S]*To the homepage/,
  ],
])('a page about somebody or something: %s', async (wish, parts) => {
  const { code, notes } = await made('html', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test.each<[string, RegExp]>([
  [
    'Style a plain data table: sticky header, zebra rows, right-aligned numbers in the last column, hover highlight and a narrow layout for phones.',
    /position: sticky[\s\S]*nth-child\(even\)[\s\S]*text-align: right[\s\S]*tr:hover[\s\S]*@media \(max-width/,
  ],
  [
    'make a button look like a shiny red game button that goes down when you press it',
    /linear-gradient[\s\S]*#b91c1c[\s\S]*:active/,
  ],
  [
    'print stylesheet: A4, large font, hide navigation and buttons, page break before each h2',
    /size: A4[\s\S]*nav, \.navigation, button \{\n {4}display: none[\s\S]*h2 \{\n {4}break-before/,
  ],
  [
    'two-column layout with a sidebar of 250px that moves below the content on phones',
    /250px minmax[\s\S]*order: 1/,
  ],
  [
    'style quotes: light grey background, thick left border in blue and italic text',
    /^(?![\s\S]*\n {2}color: #1d4ed8)[\s\S]*border-left: 6px solid #1d4ed8/,
  ],
])('a style sheet of an element and its parts: %s', async (wish, parts) => {
  const { code, notes } = await made('css', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test('a part that no rule meets makes no style sheet', async () => {
  expect(
    (await made('css', 'style a table with sticky header and a sorting arrow that spins')).task,
  ).toBeNull();
});

test.each<[string, RegExp]>([
  [
    "Registration form for a summer camp: child's name, date of birth, allergies, emergency phone, checkbox for swimming, validated before submit",
    /Sign up: summer camp[\s\S]*type="tel" id="emergency-phone"[^>]* required[\s\S]*type="checkbox" id="swimming"/,
  ],
  [
    'contact form for a garage with name, phone, licence plate, message and preferred date',
    /Licence plate[\s\S]*type="date" id="preferred-date"/,
  ],
  [
    'complaint form with order number, reason as dropdown, description with max 500 characters and a file upload',
    /<h1>Complaint form[\s\S]*<select id="reason"[\s\S]*maxlength="500"[\s\S]*type="file"/,
  ],
  [
    'reservation form for a restaurant with date, time and number of persons, and checks before sending',
    /id="number-of-persons"[^>]* required[\s\S]*validationMessage/,
  ],
  ['Feedback form with name, rating from 1 to 5 stars and a comment', /value="★★★★★"|★★★★★/],
])('a form of any kind: %s', async (wish, parts) => {
  const { code, notes } = await made('html', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});
