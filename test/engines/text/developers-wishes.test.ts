import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';

test.each([
  [
    'turn this into JSON: name Ana, age 31, languages Portuguese and English, remote yes',
    { name: 'Ana', age: 31, languages: ['Portuguese', 'English'], remote: true },
  ],
  ['as json: host db1, port 5432, ssl no', { host: 'db1', port: 5432, ssl: false }],
  ['json: tags red, green and blue, price 20', { tags: ['red', 'green', 'blue'], price: 20 }],
])('reads labels with their values: %s', async (question, value) => {
  const { text } = await ask(question);
  expect(JSON.parse(text.replace(/^```json|```$/g, ''))).toEqual(value);
});

test('writes them in other forms', async () => {
  expect((await ask('turn this into YAML: host db1, port 5432, ssl no')).text).toContain('ssl: false');
  expect((await ask('convert to CSV: name Ana, age 31, languages Portuguese and English')).text).toContain(
    'Ana,31,"Portuguese, English"',
  );
  expect((await ask('make a markdown table: name Ana, age 31; name Bob, age 28')).text).toContain(
    '| Bob | 28 |',
  );
});

test.each([
  'turn this into json: buy milk, call mom, pay rent',
  'json: the meeting is on Monday, bring a cake',
])('makes no record of sentences: %s', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test.each([
  ['what is the time in Tokyo when it is 9:30 am in Berlin in winter', '**17:30** in Tokyo'],
  ['when it is 9:30 am in Berlin in summer, what is the time in Tokyo', '**16:30** in Tokyo'],
])('converts a time that is told last or first: %s', async (content, told) => {
  const now = Date.UTC(2026, 10, 15);
  const request = { messages: [{ role: 'user', content }], seed: 1, today: TODAY, now };
  expect((await answerText(request, engineTools())).text).toContain(told);
});

test.each([
  ['how much memory does an array of 10 million int32 take', '**40 MB** (38.15 MiB)'],
  ['how many bytes do 1000 doubles need', '**8 kB**'],
  ['how much space do 5 million UUIDs take', '**80 MB**'],
  ['how much memory does a 1000 x 1000 float64 matrix take', '**8 MB**'],
  ['how much memory does a list of 10 million ints take in python', '**360 MB**'],
])('counts the bytes of values: %s', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test('softens each clause', async () => {
  const { text } = await ask(
    'Rewrite this more politely: "You still haven\'t sent me the numbers, I need them now."',
  );
  expect(text).toBe('I have not received the numbers yet. I would like them as soon as possible, please.');
});

test('cuts wordy phrases and says when a text stays long', async () => {
  const wordy =
    'Due to the fact that the server was in a state of being overloaded, we made the decision to postpone the release until a later point in time.';
  expect((await ask(`Make this sentence shorter: "${wordy}"`)).text).toMatch(
    /^Because the server was overloaded, we decided to postpone the release until later\./,
  );
  const long =
    'shorten: In the event that the build fails, we will look at all of the log files of the last two days.';
  expect((await ask(long)).text).toContain('still long');
});

test('says that fewer sentences are stored than were asked for', async () => {
  const { text } = await ask('explain what a p-value is to a marketing manager in three sentences');
  expect(text).toContain('_2 of the 3 sentences');
});

test.each([
  [
    'user story and three acceptance criteria for "export report as PDF"',
    ['**I want** to export a report as PDF', '1. **Given**', '3. **Given**'],
  ],
  [
    'user story: as an admin I want to delete old accounts so that the list stays short',
    ['**As** an admin', '**so that** the list stays short'],
  ],
  ['write a user story with acceptance criteria for password reset', ['**I want** to use password reset']],
  [
    'bug report: app crashes when I upload a file larger than 2 MB on Chrome 120',
    ['**Title**: App crashes', '2. Upload a file', '**Expected**: [', '**Environment**: Chrome 120'],
  ],
  [
    'status update: finished login page, working on payments, blocked by missing API keys',
    ['**Done**\n\n- Finished', '**In progress**\n\n- Working', '**Blocked**\n\n- Blocked by'],
  ],
])('writes the texts of daily work: %s', async (question, parts) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
});

test('asks questions of the trade and the level, and says where it has none', async () => {
  const { text } = await ask('5 interview questions for a junior sysadmin');
  expect(text.match(/^\d\. /gm)).toHaveLength(5);
  expect(text).toContain('server');
  expect((await ask('interview questions for a florist')).text).toContain('I have none for “florist”');
});

test('every line of a limerick speaks of its subject', async () => {
  const { text } = await ask('limerick about merge conflicts');
  const lines = (text.split('\n\n')[0] ?? '').split('\n');
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/\b(?:merge conflicts|they)\b/);
});

test('names what synonyms are not chosen by', async () => {
  const { text } = await ask('synonyms for "robust" that do not sound like a sales brochure');
  expect(text).toMatch(/Not answered: that do not sound like a sales brochure/);
});
