import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['what is the difference between chmod 600 and 700?', ['rw-------', 'rwx------']],
  ['zsh says "permission denied" when I start ./run.sh, what now?', ['chmod +x ./run.sh']],
  ['how do I convert every tab to two spaces in a file with sed', ['%2s']],
  ['find all files larger than 2 GB on my computer', ['find / ', '+2G']],
  ['how can I stash only certain files in git', ['git stash push']],
  ['count how many lines a file has', ['wc -l FILE']],
  ['my docker container will not stop, how do I remove it', ['docker rm -f NAME']],
  ['which branch was the last to be merged?', ['git log --merges -1']],
  ['what does df -h do', ['how full']],
  ['what does i.e. stand for?', ['id est']],
  ['is it their or there in "they left ... bags"?', ['**their**']],
])('%s', async (question, expected) => {
  const { text } = await ask(question);
  for (const said of expected) expect(text).toContain(said);
  expect(text).not.toContain('nearest that I know');
});

test('a command that knows every word of a question is given without doubt', async () => {
  const { text } = await ask('give me a sed command that deletes trailing spaces in a file');
  expect(text).toContain('sed -i');
  expect(text).not.toContain('nearest that I know');
});

test('a question that asks again for the cause is answered by the cause', async () => {
  expect((await ask('Segmentation fault, what is the most common cause in C++?')).text).not.toContain(
    'Not answered',
  );
  expect((await ask('My container exits with code 137, what happened?')).text).not.toContain('Not answered');
});

test('advice is no definition', async () => {
  expect((await ask('what does "stress" mean')).text).not.toContain('short list');
});

test.each([
  [
    'rewrite more professionally: "hi, can\'t make it today, too much stuff to do"',
    ['unable to attend', 'commitments'],
  ],
  ['make this sound professional: "we have too much stuff here"', ['too many matters']],
])('%s', async (question, expected) => {
  const { text } = await ask(question);
  for (const said of expected) expect(text).toContain(said);
});

test.each([
  ['correct the grammar: "They don\'t have ate since two hours."', "They haven't eaten for two hours."],
  ['correct the grammar: "I works here since 2019."', 'since 2019'],
])('%s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('a whole number in decimal is read as binary, or not at all', async () => {
  expect((await ask('what is 1101 in decimal')).text).toContain('**13**, read as binary');
});

test('two numbers by their sum and difference', async () => {
  const { text } = await ask('Two numbers add up to 30 and their difference is 4. What are the numbers?');
  expect(text).toContain('**17**');
  expect(text).toContain('**13**');
});
