import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['Which of the planets has the most moons?', 'Saturn'],
  ['longest river of Africa', 'Nile'],
  ['what is the highest peak in South America?', 'Aconcagua'],
  ['When did the Titanic go down?', '1912'],
  ['in what year did the Titanic sink?', '1912'],
  ['who was the first human in space', 'Gagarin'],
  ['How many players does a volleyball team have?', 'volleyball **6**'],
  ['how do frogs and toads differ?', 'warty'],
  ['define opportunity cost', 'give up'],
])('a fact that does not change: %s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('a fact with another condition is not told', async () => {
  for (const question of ['second longest river of Africa', 'which planet has the most moons with water'])
    expect((await ask(question)).skill).toBe('fallback');
});

test.each([
  ['explain what a database is to somebody who never used a computer', 'filing cabinet'],
  ['what is a callback, explain it to a 9 year old', 'phone number'],
])('plain words where they are asked for: %s', async (question, expected) => {
  const { text } = await ask(question);
  expect(text).toContain(expected);
  expect(text).not.toContain('Not told');
});

test.each([
  ['what is a generator, with a small example in Python', 'yield n'],
  ['Show me an example of inheritance in Java', 'extends Animal'],
  ['difference between a stack and a queue, with an example', 'popleft'],
])('an idea with code: %s', async (question, expected) => {
  const { text } = await ask(question);
  expect(text).toContain(expected);
  expect(text).not.toContain('Not answered');
});

test('an example in a language that there is none in is named', async () => {
  expect((await ask('what is a generator, with an example in Ruby')).text).toContain(
    'Not answered: an example in Ruby',
  );
});

test('what is asked of code names the code', async () => {
  expect((await ask('explain this function to me')).text).toContain('octet code explain');
  expect((await ask("can you explain what a server is to someone who can't code")).skill).not.toBe('pointer');
});

test.each([
  [
    'I have 75 stickers and each page takes 8. How many pages can I fill and how many are left?',
    ['**9**', '**3**'],
  ],
  ['With 30 euros, how many coffees at 2.80 each can I buy and what is left over?', ['**10**', '**2**']],
  ['A van carries 9 people. How many vans are needed for 40 people?', ['**5 vans**']],
  ['A lamp costs 60 euros and is reduced by 15 percent. What do I pay?', ['**51**']],
  [
    'A sofa is $400 with a 20 percent discount. How much do I save and what do I pay?',
    ['**$80**', '**$320**'],
  ],
  ['Six people share a bill of 130 and leave a 10% tip. What does each one pay?', ['**23.83**']],
  [
    'Mia is twice as old as her cousin Leo. Together they are 27, how old is each of them?',
    ['**18**', '**9**'],
  ],
  ['Was 2000 a leap year?', ['Yes']],
])('%s', async (question, results) => {
  const { text } = await ask(question);
  for (const result of results) expect(text).toContain(result);
});

test('what was paid after a discount is not reduced again', async () => {
  expect((await ask('I paid 35 after a 30 percent discount. How much did I save?')).text).not.toContain(
    '10.5',
  );
});

test('a script that is scheduled to run on a day gets its line', async () => {
  expect((await ask('schedule backup.py to run every Friday at 5 pm with cron')).text).toContain(
    '0 17 * * 5',
  );
  expect((await ask('cron line for Friday to Sunday at 9:00')).text).toContain('0 9 * * 5-7');
});

test('a mood before a wish does not hide it', async () => {
  expect((await ask("I'm a bit sad today, cheer me up please")).skill).toBe('greeting');
  expect((await ask('I am bored, tell me something interesting')).skill).toBe('greeting');
});
