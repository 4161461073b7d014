import { expect, test } from 'vitest';
import { asDifference } from '../../../src/engines/text/reading/comparison.ts';

test.each([
  ['how does a mutex differ from a semaphore?', 'a mutex', 'a semaphore'],
  ['how is git merge different from git rebase', 'git merge', 'git rebase'],
  ['how do ssh and telnet differ', 'ssh', 'telnet'],
  ['in what way are a list and a tuple different from each other?', 'a list', 'a tuple'],
  ['what sets a library apart from a framework', 'a library', 'a framework'],
  ['what distinguishes http from https', 'http', 'https'],
  ["what's different about npm and yarn", 'npm', 'yarn'],
  ['POST or PUT, what is the difference?', 'POST', 'PUT'],
])('%s', (question, first, second) => {
  expect(asDifference(question)).toBe(`what is the difference between ${first} and ${second}?`);
});

test.each([
  'how many days apart are May 2 and June 1',
  'use a different port for the server',
  'how does diff work',
])('%s is left as it is', (question) => {
  expect(asDifference(question)).toBe(question);
});
