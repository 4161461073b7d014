import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, ...told: string[]]>([
  ['which model is this and where do I see my chat history', 'local-chat', 'octet history'],
  ['cron line for every weekday at 7:15 am, and how do I list my cron jobs', '15 7 * * 1-5', 'crontab -l'],
  ['what is the capital of Norway and what currency do they use', 'Oslo', 'NOK'],
  ['convert 10 miles to km and 5 kg to pounds', '16.09344 km', '11.0231 lb'],
  [
    'what does idempotent mean in REST and which http methods are idempotent',
    'GET, HEAD, OPTIONS, PUT and DELETE',
  ],
  ['our worker container stops with exit code 137, what does that mean', 'SIGKILL'],
])('every question of %s is answered', async (question, ...told) => {
  const { text } = await ask(question);
  for (const part of told) expect(text).toContain(part);
  expect(text).not.toContain('Not answered');
});

test.each<[question: string, left: string]>([
  ['what is docker and how do i install it', 'how do i install it'],
  ['what does chmod 755 mean and how do i teach it', 'how do i teach it'],
])('what is left of %s is named', async (question, left) => {
  expect((await ask(question)).text).toContain(`_Not answered: ${left}._`);
});

test('a text between quotation marks is not split', async () => {
  const { text } = await ask('is this review positive or negative: "Works fine. Does what it says."');
  expect(text).toBe('**Positive** (for it: fine).');
});

test.each<[question: string, said: string]>([
  ['explain memoization like im 10', 'like im 10'],
  ['explain nat in simple words', 'in simple words'],
  ['explain tcp vs udp as a table', 'as a table'],
])('the manner of %s is said not to be followed', async (question, said) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['idea', expect.stringContaining(`_Not told “${said}”`)]);
});

test('one sentence is one sentence', async () => {
  expect((await ask('what is a mutex in one sentence')).text).toBe(
    'A mutex is a lock that only one thread can hold at a time.',
  );
});

test('a pasted error is no regular expression', async () => {
  const pasted =
    'npm ERR! code ERESOLVE\nnpm ERR! ERESOLVE unable to resolve dependency tree\nnpm ERR! peer react@"^17.0.0" from x@1\nwhat do i do';
  expect((await ask(pasted)).skill).toBe('error-message');
});
