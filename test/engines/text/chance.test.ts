import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';

test.each([
  ['roll two six sided dice for me', /^\d \+ \d = \*\*\d+\*\*$/],
  ['roll a 20-sided die please', /^\*\*\d+\*\*$/],
  ['roll a dice and flip a coin', /^\*\*\d\*\*\n\n\*\*(?:Heads|Tails)\*\*$/],
  ['flip a coin to decide if I should text her', /^\*\*(?:Heads|Tails)\*\*$/],
  ['riddle me something', /\?\n\n_[A-Z].+\._$/],
  ['tell me a riddle please', /\?\n\n_[A-Z].+\._$/],
])('%s', async (question, form) => {
  expect((await ask(question)).text).toMatch(form);
});

test('dice do not fall alike at every time', async () => {
  const messages = [{ role: 'user', content: 'roll a d1000' }];
  const all = [1, 2, 3].map((now) => answerText({ messages, seed: 1, today: TODAY, now }, engineTools()));
  expect(new Set((await Promise.all(all)).map(({ text }) => text)).size).toBeGreaterThan(1);
});

test('a strong password has signs, and the answer says why a command makes it', async () => {
  const { text } = await ask('create a strong password with 16 characters');
  expect(text).toContain("'A-Za-z0-9!@#%^*_+=.,-' </dev/urandom | head -c 16");
  expect(text).toContain('I make no passwords myself');
});

test.each([
  "my interview is tomorrow and I'm super nervous, help",
  'my exam is on Friday and I am really scared',
])('nerves before a day get advice: %s', async (said) => {
  expect((await ask(said)).text).toContain('A little nervousness');
});

test('what is not to be chosen is no choice', async () => {
  expect((await ask('choose between pizza and pasta but not pizza')).skill).toBe('fallback');
  expect((await ask('can you roll a d20 and a d6')).text).toMatch(/^\*\*\d+\*\*\n\n\*\*\d\*\*$/);
});

test.each(['a password of 12 letters only', 'make a password with 12 characters, letters only'])(
  'letters only are no digits: %s',
  async (question) => {
    expect((await ask(question)).text).toContain("'A-Za-z' </dev/urandom | head -c 12");
  },
);
