import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, told: string]>([
  ['lying awake again, how do I fall asleep faster?', 'get up at the same time'],
  ['the lower leaves of my tomatoes go yellow, why?', 'magnesium'],
  ['my toilet runs all the time, what can I do', 'flapper'],
  ['is it smarter to lease or buy a car when I hardly drive', 'few kilometres'],
  ["how can I tell my sister that I won't make it to her wedding, I can't come", 'your wedding'],
  ['my dog ate a bar of chocolate, what do I do', 'Call a vet'],
  ['3 tips against jet lag', 'set the clock'],
  ['the car battery is dead, how do I jump start the car', 'Red to +'],
])('%s', async (question, told) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['everyday', expect.stringMatching(told.replace('+', '\\+'))]);
});

test('a number of tips is kept', async () => {
  const { text } = await ask('give me 2 tips against jet lag');
  expect(text.match(/^- /gm)).toHaveLength(2);
});

test.each([
  'write a letter to my neighbour about the loud music',
  'how do I stress test a server',
  'my baby wakes up at 4am every night, what can I do',
  'how do I make my CSS animation battery friendly',
])('%s is no question for this advice', async (question) => {
  const { text } = await ask(question);
  expect(text).not.toContain('From a short list');
});

test.each<[question: string, told: readonly string[], never: readonly string[]]>([
  ["a different word for happy that isn't glad", ['**cheerful**'], ['**glad**']],
  ['synonyms for big, but not large or huge', ['**enormous**'], ['**huge**', '**large**']],
])('%s', async (question, told, never) => {
  const { text } = await ask(question);
  for (const word of told) expect(text).toContain(word);
  for (const word of never) expect(text).not.toContain(word);
});

test.each<[question: string, command: string]>([
  ['how many lines does each .rb file under a folder have', 'find . -type f -name "*.rb" -exec wc -l {} +'],
  ['count the lines in every log file in /srv/app', 'find /srv/app -type f -name "*.log" -exec wc -l {} +'],
  ['bash loop to rename all .JPEG files to .jpg', 'for f in *.JPEG; do mv -n "$f" "${f%.JPEG}.jpg"; done'],
  ['delete a remote branch from the terminal', 'git push origin --delete BRANCH'],
])('%s', async (question, command) => {
  const { text } = await ask(question);
  expect(text).toContain(command);
});

test('two modes are set side by side with what they are usual for', async () => {
  const { text } = await ask('chmod 755 vs 644?');
  expect(text).toMatch(/rwxr-xr-x[\s\S]*scripts that everybody may run[\s\S]*rw-r--r--[\s\S]*ordinary files/);
});
