import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  'how do I know which folder I am in on the command line',
  'where am I right now in the terminal',
  'in the terminal, which directory am I in',
  "I don't know where I am in the terminal",
])('%s: the current folder', async (question) => {
  expect((await ask(question)).text).toContain('pwd');
});

test.each([
  ['whats a regular expression even', 'describes a set of texts'],
  ['sql injection explained', 'input becomes part of the text of a query'],
  ["what is an algorithm, explain like I'm ten", 'cooking recipe'],
  ['Explain Big O notation to someone from accounting.', 'how the work grows'],
  ['What does an IP address do, explained for my grandfather', 'postal address'],
  ['explain latency and throughput to my boss', 'Throughput is how many'],
  ['How does Wi-Fi differ from the internet?', 'the router at home'],
  ['What does "ubiquitous" mean, easy words for grade 8', 'present everywhere'],
  ['What makes leaves change colour in autumn? Short answer for a pupil.', 'chlorophyll'],
  ['In R, what is the difference between a matrix and a data frame?', 'one type only'],
  ["What's 8 GB of RAM good for these days, is it enough for photo editing?", '**16 GB**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('a picture of its own that was asked for is named', async () => {
  expect((await ask('What is a race condition, told with two cashiers and one till?')).text).toContain(
    '_Not told “told with two cashiers and one till”',
  );
});

test.each([
  ['I am stuck in the editor after git commit, how do I get out', ':wq'],
  ['how do I see what changed in a file in git', 'git diff FILE'],
  ['systemd service keeps restarting, how do I see why', 'journalctl'],
  [
    'I committed a file with my password in it and have not pushed yet. How do I get it out?',
    'git rm --cached FILE',
  ],
  ['excel formula sum if another column is yes', '=SUMIF'],
  ['excel: count cells that contain a word', '=COUNTIF'],
  ['how do I make a git repository from a folder that I already have', 'git init'],
])('%s: the command', async (question, command) => {
  expect((await ask(question)).text).toContain(command);
});

test.each([
  [
    'Which HTTP status code should I return when a user is logged in but not allowed to see the page?',
    '**403**',
  ],
  ['http status code when the user is not logged in', '**401**'],
  ['which status code when the email already exists', '**409**'],
  ['How do I write a regex for phone numbers like 030-1234567 or 0171 2345678?', '^\\+?['],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});
