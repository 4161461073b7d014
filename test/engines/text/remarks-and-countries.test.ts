import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['capital of Australia? my son says sydney', '**Canberra**'],
  ['Which countries border Austria? I need it for homework', '**Slovenia**'],
  ["What's the dialling code for Portugal? need to call a hotel", '**+351**'],
  ['which has the larger population, Chile or Ecuador? for a quiz', '**Chile**: '],
])('a remark behind the question is no part of it: %s', async (question, answer) => {
  const { text } = await ask(question);
  expect(text).toContain(answer);
  expect(text).not.toContain('not considered');
});

test('what a remark says of the matter is named as left out', async () => {
  expect((await ask('How many ounces in 250 g? the recipe is british')).text).toContain(
    '“the recipe is british” was not considered',
  );
});

test('each of two questions about a country is answered', async () => {
  const { text } = await ask('Is Switzerland in the EU? and whats the currency');
  expect(text).toContain('is not in the European Union');
  expect(text).toContain('Swiss Franc');
});

test.each([
  ['which is bigger in area, Norway or Italy', '**Norway**: '],
  ['Which one has more inhabitants: Belgium or Portugal?', '**Belgium**: '],
  ['which is smaller Jordan or Lebanon', '**Lebanon**: '],
  ['does Poland have more people than Canada', 'No: '],
  ['is Portugal bigger than Hungary by area', 'No: '],
  ['how much bigger is Brazil than Peru?', '**6.6 times**'],
])('two countries compared: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  'which is richer, Norway or Italy',
  'which is bigger in area, Norway or the Sahara',
  'which one has more inhabitants and better food: Belgium or Portugal',
])('a comparison that no number tells is not answered: %s', async (question) => {
  expect((await ask(question)).text).not.toMatch(/km²|million/);
});

test.each([
  ['countries that the Danube flows through', '10 countries'],
  ['how many countries does the Mekong flow through?', '6 countries'],
  ['which countries does the Elbe run through', '**Czechia**, **Germany**'],
  ['Is Budapest the capital of Romania or Hungary?', 'Budapest is the capital of **Hungary**'],
  ["what's the capital of Bolivia, La Paz or Sucre?", '**Sucre**'],
  ['does Mongolia have a coast?', 'No: Mongolia **has no coast**'],
  ['is Peru landlocked', 'No: Peru **has a coast**'],
  ['which countries border both Germany and Austria?', '**Czechia**, **Switzerland**.'],
  ['how many people live in Iceland roughly', '0.4 million'],
  ['what countries use the dirham', '**Morocco**, **United Arab Emirates**'],
  ['what continent is Suriname on and what do they speak', 'others may be spoken'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('an amount at the end of a sentence is the price of an offer', async () => {
  const { text } = await ask('Coffee A: 500 g for 6.49, coffee B: 1 kg for 11.99. Which is cheaper?');
  expect(text).toContain('**1 kg for 11.99** is cheaper');
});
