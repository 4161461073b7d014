import { expect, test } from 'vitest';
import { readWorksheet } from '../../../src/engines/image/formats/worksheet-words.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt, { width: 192, height: 192 }), engineTools())).notes;

test.each([
  ['worksheet: two rows with 3 and 8 pears', ' 3 pears and 8 pears'],
  ['worksheet: two rows of four ducks', ' four ducks and four ducks'],
  ['worksheet with 6 bees, 2 pigs and 9 hens', ' with 6 bees, 2 pigs and 9 hens'],
])('"%s" has a number for each row', (prompt, rest) => {
  expect(readWorksheet(prompt).rest.replace(/^worksheet:?/, '')).toBe(rest);
});

test.each([
  ['worksheet with 2 cats and a blank box after each row', 'box'],
  ['worksheet with 2 cats, each with a circle for the answer', 'circle'],
  ['worksheet with 2 cats and a line to write the number', 'line'],
  ['worksheet with 2 cats in a box', undefined],
])('"%s" has room for answers: %s', (prompt, answer) => {
  expect(readWorksheet(prompt).answer).toBe(answer);
});

test.each([
  'Worksheet for second graders: count the pears, two rows with 6 and 9 pears and an empty box at the end of each row',
  'math worksheet: three rows with 2, 5 and 3 stars, a circle for the answer',
  'worksheet titled "Plus" with the sums 3+4 and 6+1 and a space for the name',
])('nothing is missing of "%s"', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test('what a worksheet has nothing for is said', async () => {
  expect(await notesOf('a worksheet to trace the letters C and D')).toEqual(['not painted: trace']);
});
