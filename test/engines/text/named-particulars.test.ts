import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'rewrite this more politely: "Send me the report today, I have been waiting for a week."',
    'Could you please send me the report today? I have been waiting for a week.',
  ],
  [
    'fix the grammar: me and him was going to the shop yesterday when it start raining',
    'He and I were going to the shop yesterday when it started raining.',
  ],
  ['fix the grammar: she was sleeping when he call', 'She was sleeping when he called.'],
  ["fix grammar: he don't like it when it rain", "He doesn't like it when it rains."],
  [
    'make this more professional: hey, cant make it to the call tmrw, sorry!',
    'I am unable to attend the call tomorrow',
  ],
  ['is 51 prime, and why?', '51 = **3 × 17**'],
  ['why is 1900 not a leap year', 'divisible by 100 and not by 400'],
  ['Is 2024 a leap year, and why?', 'divisible by 4 and not by 100'],
  ['how far is the moon from earth roughly', '**384,400 km**'],
  ['radius of the earth', '**6,371 km**'],
  ['Translate to Spanish: Where is the nearest train station?', 'más cercana?**'],
  [
    'translate to french: Where is the bathroom? How much does it cost?',
    '**où sont les toilettes ? combien ça coûte ?**',
  ],
  [
    "what's this in one line: The shop closes because the lease ends. It was busy. We liked it.",
    'The shop closes because the lease ends.',
  ],
])('%s', async (question, part) => {
  const { text } = await ask(question);
  expect(text).toContain(part);
  expect(text).not.toContain('Not answered');
});

test('a phrase that is known in four languages is not said in others', async () => {
  expect((await ask('how do you say enjoy your meal in Italian')).text).toContain('**buon appetito**');
  expect((await ask('how do you say enjoy your meal in Japanese')).skill).toBe('fallback');
});

test('of a text, the sentence with the event and its reason is picked', async () => {
  const { text } = await ask(
    "Summarize in one sentence: The meeting was moved from Tuesday to Thursday because the client's flight was cancelled. The room stays the same, but we start at 10 instead of 9, and Jana will bring the new drawings.",
  );
  expect(text).toMatch(/^The meeting was moved from Tuesday to Thursday because/);
});

test.each([
  ['write a haiku about the sea in winter', ['sea', 'winter']],
  ['write a haiku about autumn rain', ['autumn', 'rain']],
])('%s has the subject and its season', async (question, words) => {
  const { text } = await ask(question);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain('Not in it');
});

test('a list of what was bought becomes an array of objects', async () => {
  const { text } = await ask('turn this into a JSON array: 3 apples at 0.50, 2 ripe pears at $0.80 each');
  expect(JSON.parse(text.replace(/^```json\n|\n```$/g, ''))).toEqual([
    { quantity: 3, name: 'apples', price: 0.5 },
    { quantity: 2, name: 'ripe pears', price: 0.8, currency: '$' },
  ]);
});

test.each([
  ['sha256 of hello please and explain what sha is', 'sha256(“hello”)', 'explain what sha is'],
  ['uppercase hello world and tell me how to do it in python', 'HELLO WORLD\n', 'how to do it in python'],
  ['write a limerick about my boss Tom who is always late', 'my boss Tom today', 'who is always late'],
])('what is asked behind a text is none of it: %s', async (question, part, named) => {
  const { text } = await ask(question);
  expect(text).toContain(part);
  expect(text).toMatch(new RegExp(`_.*${named}.*_$`));
});

test('two changes of one text are both made', async () => {
  expect((await ask('reverse hello for me and then uppercase it')).text).toBe('OLLEH');
  expect((await ask('write an outline about tea for a talk at my school')).text).toContain('# Talk: Tea\n');
});

test('who tells of a name and asks for food wants no names', async () => {
  const { skill } = await ask('my name is Lucy and I have a cat called Biscuit, what should I feed it?');
  expect(skill).toBe('fallback');
});

test('news is refused without an offer that has nothing to do with it', async () => {
  const { text } = await ask("what's the weather in Lisbon right now?");
  expect(text).toMatch(/^I cannot know that offline/);
  expect(text).not.toContain('Tokyo');
});

test('of two things that are compared, neither is left out', async () => {
  const { skill } = await ask("what's bigger, a megabyte or a mebibyte");
  expect(skill).not.toBe('dictionary');
});
