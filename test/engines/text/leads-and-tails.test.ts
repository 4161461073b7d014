import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const LEADS = [
  'hi, ',
  'quick question: ',
  'for my project: ',
  'I was wondering, ',
  'ok so ',
  'I need help: ',
  'do you happen to know ',
  'I want to know ',
];
const ORDERS = [
  'please ',
  'can you ',
  'I want to ',
  'I need to ',
  'help me ',
  "I'd like you to ",
  'hey octet, ',
];
const TAILS = [
  ' please',
  ', thanks',
  ' for my project',
  ' for a school assignment',
  ', I forgot',
  ' right now',
  ", it's urgent",
  ' because I need it for work',
  ' so that I can explain it to a friend',
  ' (for a friend)',
  ' - any hints?',
  ' on my laptop',
];

const body = (text: string): string => text.split('\n\n_')[0] ?? '';

/** The same answer, before any note on what was left out. */
async function survives(question: string, leads: readonly string[]): Promise<void> {
  const { text, skill } = await ask(question);
  expect(skill).not.toBe('fallback');
  const variants = [...leads.map((lead) => lead + question), ...TAILS.map((tail) => question + tail)];
  const lost: string[] = [];
  for (const variant of variants) if (body((await ask(variant)).text) !== body(text)) lost.push(variant);
  expect(lost).toEqual([]);
}

test.each([
  'what is 17% of 250',
  'how many ounces are in 3 kilograms',
  'what is the capital of Kenya',
  'what does "frugal" mean',
  'what is the opposite of narrow',
  'what is a mutex',
  'what is the difference between TCP and UDP',
  'what does "fatal: not a git repository" mean',
  'how do I undo my last commit',
  'what day of the week is 1 May 2027',
  'what is 2024 in roman numerals',
  'what does HTTP stand for',
  'what is port 5432 used for',
  'how do I show the last 50 lines of a file',
  'if 5 pens cost 8 euros, what do 12 pens cost',
  'what does the regex ^\\d+$ match',
])('%s is answered alike with words around it', (question) => survives(question, LEADS));

test.each([
  'convert 70 miles to kilometres',
  'generate three uuids',
  'give me three synonyms for quick',
  'explain the difference between a list and a tuple',
  'show the last 20 lines of app.log',
  'delete the remote branch old-login',
  'find words that rhyme with cake',
  'solve 3x + 4 = 19',
  'list the files changed between v1.0 and v1.1',
  'remove all stopped containers',
])('%s is answered alike with words around it', (question) => survives(question, ORDERS));

test.each([
  ['convert 375 fahrenheit to celsius for my oven', '190.556 °C', '“for my oven” was not considered'],
  ['three synonyms for brave, for a story', 'courageous', '“for a story” was not considered'],
  ['how do I squash my last two commits before pushing', 'HEAD~2', '“before pushing” was not considered'],
])('%s names what was left out', async (question, answer, note) => {
  const { text } = await ask(question);
  expect(text).toContain(answer);
  expect(text).toContain(note);
});

test('a phrase that the answer speaks of is not named', async () => {
  const { text } = await ask('what does idempotent mean for an HTTP method');
  expect(text).toContain('GET, HEAD');
  expect(text).not.toContain('not considered');
});

test.each([
  'explain the process of fracking',
  'what is a stack in geology',
  'what is inheritance in law',
  'how do I list all users in Active Directory',
  'what is 20% of 50 without tax',
])('%s keeps the phrase that makes it another question', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});
