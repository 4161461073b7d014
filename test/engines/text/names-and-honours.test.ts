import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const namesIn = (text: string): readonly string[] => text.match(/^- .+$/gm) ?? [];

test.each([
  [
    'Give me ten name ideas for a small indie game about a lighthouse keeper and ghosts',
    10,
    /Ghost|Lighthouse/,
  ],
  ['Give me 8 names for a cosy cafe near a river', 8, /Heron|Ripple|Willow/],
  ['five band names for a jazz trio from Hamburg', 5, /Hamburg/],
  ['I need a name for our small sailing boat', 5, /Wind/],
  ['10 names for a budgeting app', 10, /Penny/],
  ['what should I call my black cat?', 5, /Shadow/],
])('names are made of what is told: %s', async (wish, count, told) => {
  const { text, skill } = await ask(wish);
  expect(skill).toBe('suggestions');
  expect(namesIn(text)).toHaveLength(count);
  expect(new Set(namesIn(text)).size).toBe(count);
  expect(text).toMatch(told);
  expect(text).not.toMatch(/undefined|@|#|\bX\b|considered/);
});

test('a theme that no name has is said', async () => {
  const { text } = await ask('20 names for a fantasy book about a dragon and a librarian');
  expect(text).toMatch(/_\d+ of 20\./);
  expect(text).toContain('“fantasy” was not considered');
});

test('a poem for a day of honour tells the age, the pleasure and the habit', async () => {
  const { text, skill } = await ask(
    "short funny poem for my husband's 70th birthday, he loves fishing and falls asleep in front of the tv",
  );
  expect(skill).toBe('verse');
  expect(text).toContain('So you are seventy now');
  expect(text).toContain('you fall asleep in front of the tv');
  expect(text).toContain("here's to fishing");
  expect(text).not.toContain('Not in it');
});

test.each([
  [
    "a funny poem for my mum's 60th birthday, she loves gardening and always loses her glasses",
    'you always lose your glasses',
  ],
  [
    'four-line poem for my colleague Jan who retires after 30 years as a baker',
    'For thirty years a baker, they say,',
  ],
  [
    'birthday poem for my daughter Lena, she loves horses and pancakes',
    "here's to horses and pancakes, Lena",
  ],
])('facts of a person stand in the poem: %s', async (wish, told) => {
  const { text } = await ask(wish);
  expect(text).toContain(told);
  expect(text).not.toMatch(/you pancake|Not in it/);
});
