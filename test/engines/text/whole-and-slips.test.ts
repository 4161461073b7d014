import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    'ISO date. It matches `2024-02-28` and not `2024-13-01`.',
  ],
  ['^\\d{4}-\\d{2}-\\d{2}$', 'of which neither month nor day is checked'],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', 'time of day. It matches `09:30` and not `24:00`.'],
])('an expression is explained as a whole: %s', async (pattern, told) => {
  const { text } = await ask(`explain this regex to me: ${pattern}`);
  expect(text).toContain(told);
});

test('an expression of no known kind gets an example that it matches, and its groups are indented', async () => {
  const { text } = await ask('explain the regex ^(?:\\+49|0)\\d{2,5}[ /-]?\\d{3,9}$');
  const example = /it matches, for example, `([^`]+)`/.exec(text)?.[1] ?? '';
  expect(example).toMatch(/^(?:\+49|0)\d{2,5}[ /-]?\d{3,9}$/);
  expect(text).toContain('\n  - `\\+`');
});

test.each([
  [
    'I definately recieved the adress of the restaurent',
    'I definitely received the address of the restaurant.',
  ],
  [
    'me and my freind has went to the libary yesterday but it were closed so we goes home',
    'My friend and I went to the library yesterday but it was closed so we went home.',
  ],
  [
    "she don't likes when peoples is late, and her brother have the same opinion",
    "She doesn't like when people are late, and her brother has the same opinion.",
  ],
  ['my parents lives in Spain and its to far', "My parents live in Spain and it's too far."],
])('spelling and agreement are mended: %s', async (said, right) => {
  expect((await ask(`fix the grammar: ${said}`)).text).toContain(right);
});

test('a rare word is no misspelt one', async () => {
  const { text } = await ask(
    'check spelling: The gnocchi with pesto near my webshop, and a lanyard with sudoku',
  );
  expect(text).toContain('nothing to change');
});

test.each([
  [
    '"You still haven\'t sent me the invoice. I need it today or I can\'t pay you."',
    'Otherwise I cannot pay you.',
  ],
  ['"Stop calling me during dinner. I already told you no."', 'As I said before, my answer is no.'],
])('what depends on a wish is told politely: %s', async (said, polite) => {
  const { text } = await ask(`Make this more polite: ${said}`);
  expect(text).toContain('Could you please');
  expect(text).toContain(polite);
});

test.each([
  [
    'Is this review positive or negative? "The room was lovely and the staff kind, but the noise kept us awake. We won\'t be back."',
    '**Negative** on the whole, though mixed',
  ],
  ['positive, negative or mixed: "nice room, rude staff"', '**Mixed**'],
])('one of two is named, with what speaks against it: %s', async (asked, verdict) => {
  expect((await ask(asked)).text).toContain(verdict);
});

test.each([
  [
    'ssh: connect to host 10.0.0.12 port 22: Connection refused. What are the likely causes?',
    /sshd is not installed/,
    /localhost/,
  ],
  ['yaml: line 12: mapping values are not allowed in this context', /line that is named/, /cannot answer/],
  [
    'python says IndentationError: unexpected indent what now',
    /further in than the line above/,
    /cannot answer/,
  ],
  ['What does docker compose down -v do exactly? Will I lose my database?', /bind mounts/, /not considered/],
])('the causes that fit are told: %s', async (asked, told, not) => {
  const { text } = await ask(asked);
  expect(text).toMatch(told);
  expect(text).not.toMatch(not);
});

test.each([
  [
    "What's big O notation? Use an example with looking up a name in a phone book",
    /phone book/,
    /Not answered/,
  ],
  ['what is a queue? use an example with a bakery', /_Not answered: an example with bakery._/, /phone/],
  ["What is an API? I keep hearing it at work and I'm in marketing", /restaurant/, /Not (?:told|answered)/],
  ['explain inflation to a teenager', /ice cream/, /Not told/],
])('it is told to its reader, with the example that was asked for: %s', async (asked, told, not) => {
  const { text } = await ask(asked);
  expect(text).toMatch(told);
  expect(text).not.toMatch(not);
});

test.each([
  ['In 5 years Paul will be twice as old as his sister who is 7 now. How old is Paul?', 'Paul **19**'],
  [
    'A mother is 24 years older than her daughter. In 6 years she will be three times as old. How old is the daughter?',
    '**6**',
  ],
  [
    'Sum of the ages of a father and son is 60. Father is four times as old as the son. Find their ages.',
    '**48**',
  ],
  ['Lea is 12 and her brother is 4. When will she be twice as old as him?', '**4 years**'],
])('ages: %s', async (asked, told) => {
  expect((await ask(asked)).text).toContain(told);
});
