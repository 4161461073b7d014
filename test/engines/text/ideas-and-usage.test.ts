import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['whats a sprite sheet and why do games use them', 'one image file'],
  ['explain what PCR is to someone who is not a biologist', 'copies a chosen piece of DNA'],
  ['explain PCR to a non-biologist', 'copies a chosen piece of DNA'],
  ['what does it mean to deglaze a pan', 'scrape off the brown bits'],
  ['what do people mean by sunk cost', 'cannot come back'],
  ['i dont understand opportunity cost, explain', 'give up by a choice'],
  ['what is a bond in finance', 'loan to a state or company'],
  ['can you explain what an etf is', 'exchange-traded fund'],
  ['p-value', 'no proof'],
  ['what is variance', 'squared distances'],
])('%s: an idea of everyday life is found, and answered wholly', async (question, has) => {
  const { text, skill } = await ask(question);
  expect(text).toContain(has);
  expect(text).not.toMatch(/Not (?:answered|told)/);
  expect(skill).toBe('everyday');
});

test.each([
  ['what does a p-value of 0.03 actually mean', 'in about 3% of such studies'],
  ['my p-value is 0.2, what does that mean', 'not below the usual limit'],
  ['is a bmi of 27 ok?', 'overweight'],
  ['what does a correlation of -0.8 mean', 'strong and negative'],
  ['SPF 50, what does it mean', 'one part in 50'],
  ['what does the 90th percentile mean', '10% above'],
])('%s: with the number of the question', async (question, has) => {
  expect((await ask(question)).text).toContain(has);
});

test('a value out of the bounds of its measure is not explained', async () => {
  expect((await ask('what does a p-value of 3 mean')).text).not.toContain('p-value of 3');
});

test('a child gets a picture, and not the molecules', async () => {
  const { text } = await ask('why is the sky blue, explain it so a kid gets it');
  expect(text).toContain('Imagine');
  expect(text).not.toContain('molecules');
});

test.each([
  ['Is it "fewer than ten items" or "less than ten items"?', '**Fewer**'],
  ['farther or further?', 'two miles farther'],
  ['which is correct: "different from" or "different than"', 'right everywhere'],
  ['when do I use farther and when further', 'two miles farther'],
  ['should I say "Anna and me" or "Anna and I"', 'Leave the other person out'],
  ['a or an before hour', 'vowel sound'],
])('%s: the rule of the pair', async (question, has) => {
  expect((await ask(question)).text).toContain(has);
});

test.each(['tea or coffee', 'coffee for me or you?'])('%s: no question about words', async (question) => {
  expect((await ask(question)).skill).toBe('chance');
});

test('a phrase in two languages, and one that is not there with the nearest', async () => {
  const { text } = await ask('how do you say "where does it hurt?" in Spanish and Polish');
  expect(text).toContain('¿dónde le duele?');
  expect(text).toContain('gdzie boli?');
  const missing = await ask('how do you say "where is the cinema" in Polish');
  expect(missing.text).toMatch(/^I do not know “where is the cinema” in Polish.*The nearest/);
});

test('several phrases in several languages are a table, with what is missing in one line', async () => {
  const { text } = await ask('translate "opening hours" and "back in 5 minutes" to french and german');
  expect(text).toContain('| Phrase | French | German |');
  expect(text).toContain('| “back in 5 minutes” | de retour dans 5 minutes | in 5 Minuten zurück |');
  const partly = await ask('translate "opening hours" and "thank you" to french and japanese');
  expect(partly.text).toContain('_Not in my list: “opening hours” in Japanese._');
});

test.each<[question: string, count: number]>([
  ['Suggest five or six classic novels for a reading group, with one sentence about each.', 6],
  ['rainy day activities for a 5 and an 8 year old', 5],
  ['ten ideas for a spring window display in a small shop', 10],
  ['ideas for a puzzle platformer with one simple mechanic', 5],
  ['3 healthy snacks for the office', 3],
  ['fundraiser ideas for our football club', 5],
])('%s: a list of %i', async (question, count) => {
  const { text } = await ask(question);
  expect(text.match(/^- /gm)).toHaveLength(count);
  expect(text).not.toContain('not considered');
});

test('a condition that is not weighed is named, and a list for others is not given', async () => {
  expect((await ask('five spring window display ideas for a bakery')).text).toContain(
    'not considered: “bakery”',
  );
  expect((await ask('healthy snacks for my dog')).text).not.toContain('yoghurt');
});
