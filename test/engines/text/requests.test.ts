import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const LOG =
  '08:01 WARN low disk\n08:02 ERROR no route\n08:03 INFO up\n08:04 ERROR no route\n08:05 ERROR bad key';

test('the lines of one level in a log are counted and listed', async () => {
  const { text } = await ask(`how many errors does this log have and which ones?\n\n${LOG}`);
  expect(text).toBe('**3 errors**\n\n- no route (2 times)\n- bad key');
  expect((await ask(`count the warnings\n\n${LOG}`)).text).toBe('**1 warning**');
});

test.each(['which error appears most often?', "what's the most frequent error in this log"])(
  '%s: only that one is told',
  async (question) => {
    const { text } = await ask(`${question}\n\n${LOG}`);
    expect(text).toBe('Most often, of **3 errors**:\n\n- no route (2 times)');
  },
);

test('a greeting with a question about the assistant is answered', async () => {
  expect((await ask('hello, how is your day so far? what can you do?')).skill).toBe('greeting');
});

test('what is to be explained to somebody is explained, and the manner is named', async () => {
  const { text, skill } = await ask('what is a livelock? explain it to a child');
  expect(skill).toBe('idea');
  expect(text).toContain('Not told “to a child”');
});

test('American cups and gallons are the usual ones', async () => {
  expect((await ask('how many fluid ounces are in a US pint?')).text).toContain('16');
  expect((await ask('3 american gallons in litres')).text).toContain('11.35');
});

test('a part of a question about a log that is not known is named', async () => {
  const { text } = await ask(`count the errors and say who caused them\n\n${LOG}`);
  expect(text).toContain('**3 errors**');
  expect(text).toContain('_Not answered: say who caused them._');
});

test.each<[question: string, told: readonly string[]]>([
  [
    'how many words are there and which word is most common?\n\nto be or not to be to',
    ['**7 words**', '**to** (3 times)'],
  ],
  [
    'how many sentences are there, and what is the longest word?\n\nIt rains. Elephants sleep.',
    ['**2 sentences**', '**Elephants**'],
  ],
  ['count the lines and what is the mood\n\nI am so happy\nand glad', ['**2 lines**']],
])('%s is answered in each part', async (question, told) => {
  const { text } = await ask(question);
  for (const part of told) expect(text).toContain(part);
});

test.each([
  'what does "fatal: refusing to merge unrelated histories" mean and how do I fix it',
  'what does "permission denied (publickey)" mean and how can I correct it?',
])('%s is explained and not proofread', async (question) => {
  expect((await ask(question)).skill).toBe('error-message');
});

test.each<[question: string, parts: readonly string[]]>([
  [
    'write an email asking my neighbour Ida to turn down her music because I work at night',
    ['Dear Ida,', 'ask you to turn down your music.', 'The reason is that I work at night.'],
  ],
  [
    'write a letter to my insurance requesting a copy of my contract',
    ['[Name of the insurance]', 'ask you for a copy of my contract.'],
  ],
  ['write an email inviting our customers to an open day on 3 May', ['invite you to an open day on 3 May']],
  ['write an email asking the museum whether dogs are allowed', ['ask whether dogs are allowed.']],
  [
    'write a thank you note to my uncle for the birthday cake',
    ['Dear Uncle,', 'Thank you very much for the birthday cake.'],
  ],
])('%s says to whom and about what', async (question, parts) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('[the matter]');
});

test('words of a wish that a letter does not have are named', async () => {
  expect((await ask('write a sick note to my boss about a sprained ankle')).text).toMatch(
    /_Not in it: .*“ankle”/,
  );
});

test.each<[question: string, line: string]>([
  ['write a haiku about a green bicycle', 'a green bicycle'],
  ['write a short poem about my parrot Coco', 'my parrot Coco'],
  ["write a four-line poem for my brother's graduation", "my brother's graduation"],
])('%s has the thing in it', async (question, line) => {
  expect((await ask(question)).text).toContain(line);
});

test.each<[question: string, names: readonly string[], count: number]>([
  ['suggest three names for a bookshop in a harbour town', ['Harbour Bookshop'], 3],
  ['give me four names for a bakery run by two brothers', ['Two Brothers Bakery'], 4],
])('%s uses the words of the wish', async (question, names, count) => {
  const { text } = await ask(question);
  for (const name of names) expect(text).toContain(`- ${name}`);
  expect(text.match(/^- /gm)).toHaveLength(count);
});

test.each<[question: string, unused: string]>([
  ['tagline for my tea shop that sells maps', '“that sells maps” was not considered'],
  ['plan a five-week trip to Lisbon', 'it is a plan for three days'],
])('%s names what it did not use', async (question, unused) => {
  expect((await ask(question)).text).toContain(unused);
});

test('what can be cooked has something that was named, or nothing is said', async () => {
  expect((await ask('what can I cook with rice and an egg?')).text).toContain('Fried rice with egg');
  expect((await ask('what can I cook with squid and turnips?')).skill).toBe('fallback');
});

test.each<[question: string, json: unknown]>([
  ['extract the emails as a JSON array: a@b.org or c@d.net', ['a@b.org', 'c@d.net']],
  ['extract name and email as JSON array: Ann Lee, ann@lee.org', [{ name: 'Ann Lee', email: 'ann@lee.org' }]],
  ['extract the emails as JSON: a@b.org or c@d.net', { emails: ['a@b.org', 'c@d.net'] }],
])('%s has the form that was asked for', async (question, json) => {
  const { text } = await ask(question);
  expect(JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '')).toEqual(json);
});

test('one object of several is named as not given', async () => {
  const { text } = await ask('give me a JSON object with name and age: Tom is 34, Lisa is 29');
  expect(text).toContain('_Not answered: one JSON object, as the text has several._');
});

test.each<[question: string, tried: string]>([
  ['regex for a 24-hour time like 07:15 but not 24:15', 'match `24:15`'],
  ['regex for an IPv4 address, it should not match 999.1.1.1', 'match `999.1.1.1`'],
])('%s is tried with what must not match', async (question, tried) => {
  expect((await ask(question)).text).toContain(tried);
});

test('cold weather is no forecast', async () => {
  expect((await ask('give me a 4-day packing list for a ski trip in cold weather')).skill).toBe('outline');
  expect((await ask('what clothes do I need for cold weather')).text).not.toContain('it changes');
  expect((await ask('what is the weather in Oslo')).text).toContain('it changes');
});

test.each<[question: string, told: string]>([
  ['base64 of hello world please', 'aGVsbG8gd29ybGQ='],
  ['how many tablespoons are in a cup of milk', '**16 US tbsp**'],
  ['how many kilobytes are in 2 gigabytes, in binary units', '**2,097,152 KiB**'],
  ['which commits are on topic/x that are not on main yet', 'git log --oneline main..topic/x'],
])('%s takes no word for another', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});
