import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['what does the && in the middle of a shell command do', 'only if `a` succeeded'],
  ['what does the & at the end of a line mean?', 'in the background'],
  ['define mutex and semaphore', 'A semaphore is a counter'],
  ['express the number 77 in binary and octal', '**0o115** in octal'],
  ['give me 0x1f in decimal', '**31**'],
  ['why are doubles so inaccurate', 'no exact binary form'],
  ['how many ml in 2 pints (US)', '2 US pints = **946'],
  ['a stronger word than "very hungry"', '**starving**'],
  ['how does public-key encryption work, basically', 'only the private key decrypts'],
  ["I'm bored, tell me a fun fact about computers", 'real moth'],
  ['how do I load my private key into the ssh agent', 'ssh-add ~/.ssh/id_ed25519'],
  ['how can I stop a frozen program in the terminal', 'Ctrl+C'],
  ['no space left on device, although 40 GB are free', 'df -i'],
  ['git says detached HEAD, is this dangerous?', 'not bad by itself'],
  ['top 3 countries by population', '3. **United States**'],
  ['I cycled 20 km/h for 2 hours and then 15 km/h for 30 minutes. How far did I go?', '**47.5 km**'],
  [
    'A shop has 20 lamps, sells 8 and then orders three times as many as are left. How many lamps does it have?',
    '**48**',
  ],
  [
    'Tom has 12 apples. He gives away 4, then picks half as many as he has left. How many apples does he have?',
    '**12**',
  ],
  ['good questions to ask in a job interview', '- '],
  ['little four line poem about rain and quiet streets', 'Not in it: “quiet”'],
])('%s', async (question, expected) => {
  const { text } = await ask(question);
  expect(text).toContain(expected);
  expect(text).not.toContain('Not answered');
  expect(text).not.toContain('not considered');
});

test.each([
  ['what is rock and roll', 'lump'],
  ['give me 5 questions I might be asked in a job interview', 'first three months'],
])('%s is not answered with something else', async (question, other) => {
  expect((await ask(question)).text).not.toContain(other);
});

test.each([
  [
    'sentiment: "It was okay, nothing special."',
    '**Neutral** (neither praise nor complaint: okay, nothing special).',
  ],
  ['sentiment: "It was average, neither good nor bad."', '**Neutral**'],
  ['sentiment: "Couldn\'t be happier with it!"', "**Positive** (for it: couldn't be happier)."],
  ['is this customer angry? "I phoned twice already and was told something different."', '**Negative**'],
])('%s cites words of the text only', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test.each([
  ['topic of this text: "The striker scored before the referee gave a penalty."', '**football**'],
  ['what is this about: "Knead the dough, let the loaf rise, heat the oven."', '**baking bread**'],
])('a subject is named: %s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('a bio has as many sentences as asked for', async () => {
  const two = (await ask('write a bio in two sentences for a photographer who loves cats')).text;
  expect(two.match(/[.]/g)).toHaveLength(2);
  const six = (await ask('write a six sentence bio for Anna, a nurse from Leeds')).text;
  expect(six).toContain('Not answered: 6 sentences: these are 4');
});
