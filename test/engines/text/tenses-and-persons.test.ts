import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'write this in the past tense: "She opens the door, sees the mess and starts to laugh. Nobody says a word."',
    'She opened the door, saw the mess and started to laugh. Nobody said a word.',
  ],
  [
    "put into past tense: We walk to the station, buy two tickets and wait. The train is late but the children don't mind.",
    "We walked to the station, bought two tickets and waited. The train was late but the children didn't mind.",
  ],
  ['past tense: She walks to school and eats an apple.', 'She walked to school and ate an apple.'],
  [
    "In past tense please: I can't come because my car is broken and I have no money.",
    "I couldn't come because my car was broken and I had no money.",
  ],
  [
    'put this in the past: The company sells shoes. It has 40 employees who work in three shops and earn good money.',
    'The company sold shoes. It had 40 employees who worked in three shops and earned good money.',
  ],
  [
    'Change to present tense: "Tom went to the shop, bought milk and came home. He was tired."',
    'Tom goes to the shop, buys milk and comes home. He is tired.',
  ],
  [
    'rewrite in past tense: My dogs bark at the postman and he runs away. Birds sing.',
    'My dogs barked at the postman and he ran away. Birds sang.',
  ],
])('another tense: %s', async (question, text) => {
  expect((await ask(question)).text).toBe(text);
});

test('speech inside a story keeps its tense', async () => {
  const { text } = await ask('past tense: He opens the door and says "I am late". Everyone laughs.');
  expect(text).toContain('He opened the door and said "I am late". Everyone laughed.');
  expect(text).toContain('quotation marks');
});

test.each([
  [
    "third person with she: I am tired because I work too much and my boss doesn't care about me.",
    "She is tired because she works too much and her boss doesn't care about her.",
  ],
  [
    'rewrite this in first person: "He is a doctor. He lives in Lima and has a dog. People trust him."',
    'I am a doctor. I live in Lima and have a dog. People trust me.',
  ],
])('another person: %s', async (question, text) => {
  expect((await ask(question)).text).toBe(text);
});

test('without a word for the person it says which one it took', async () => {
  const { text } = await ask(
    'Rewrite in the third person: "I left my bag in the train and they didn\'t find it."',
  );
  expect(text).toContain("He left his bag in the train and they didn't find it.");
  expect(text).toContain('“I” became “he”');
});
