import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[wish: string, parts: readonly string[]]>([
  [
    "Write a short thank-you note to my daughter's teacher, Mrs. Okafor, at the end of the school year",
    ['Dear Mrs. Okafor,', 'this school year'],
  ],
  [
    'Write a short polite email to my landlord, Mr. Henson, that the kitchen tap has been leaking since Monday.',
    ['Dear Mr. Henson,', 'The kitchen tap has been leaking since Monday.'],
  ],
  [
    'a thank you note for my dentist, Dr. Weber, she fixed my tooth on a Sunday',
    ['Dear Dr. Weber,', 'fixing my tooth on a Sunday'],
  ],
  ['write a note to my neighbours, the Smiths, that we will have a party on Saturday', ['Dear Smiths,']],
  ['email my boss, Jana, that I am late today', ['Dear Jana,', 'I am late today.']],
  [
    'write an email to my professor, Dr. Ivanova, asking for a recommendation letter by 3 March',
    ['Dear Dr. Ivanova,', 'ask you for a recommendation letter by 3 March'],
  ],
])('a name behind the person is the one that is greeted: %s', async (wish, parts) => {
  const { text } = await ask(wish);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('[Name');
});

test.each([
  'write a short apology to my neighbour Paul for the noise last night',
  'apology to my neighbour Paul for the noise last night',
  'sorry note to my roommate for the loud noise last night',
])('an apology for noise complains of nothing: %s', async (wish) => {
  const { text } = await ask(wish);
  expect(text).toMatch(/I would like to apologise for the (?:loud )?noise last night/);
  expect(text).not.toContain('It began on');
});

test('a leave has the days and the length that are named', async () => {
  const { text } = await ask(
    'write an email to my boss Sandra Lee asking for two days off on 5 and 6 June because my sister is getting married',
  );
  expect(text).toContain('two days off on 5 and 6 June.');
  expect(text).not.toContain('Not in it');
});

test('what is said of the reader is not said to him', async () => {
  const { text } = await ask("email my boss that I am sick and can't come, she hates long mails");
  expect(text).toContain("I am sick and can't come.");
  expect(text).toContain('_Not in it: “hates”, “long”');
});

test('that somebody is ill is told to another, and is no card to that one', async () => {
  const { text } = await ask('a message to my sister Anna that mum is in hospital');
  expect(text).toContain('Dear Anna,\n\nMum is in hospital.');
});

test('a thank-you note is asked for, and nobody thanks', async () => {
  const { text } = await ask('thank you note to my aunt for the money');
  expect(text).toContain('Dear Aunt,\n\nThank you very much for the money.');
});
