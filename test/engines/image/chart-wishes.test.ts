import { expect, test } from 'vitest';
import { chartRows } from '../../../src/engines/image/formats/chart-rows.ts';
import {
  highlighted,
  inRange,
  pairsIn,
  readHighlights,
  trendsIn,
} from '../../../src/engines/image/formats/chart-wishes.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

const row = (label: string, value: number) => ({ label, value, isShare: false });

test('numbers that follow the chart at once are its numbers', async () => {
  const { notes, alt } = await made('column chart Oslo 70, Rome 45, Bern 30, in teal');
  expect(alt).toContain('70');
  expect(notes).toBe('');
});

test('names and numbers need no commas between them', async () => {
  const { notes, alt } = await made('line chart of rain over a week mon 12 tue 14 wed 13 thu 17');
  for (const value of ['12', '14', '13', '17']) expect(alt).toContain(value);
  expect(notes).toBe('');
});

test('a number may be below zero', () => {
  expect(chartRows('bar chart of balance: Q1 -12, Q2 30').rows).toMatchObject([
    { label: 'Q1', value: -12 },
    { label: 'Q2', value: 30 },
  ]);
});

test.each([
  ['bar chart of rain: Mon 3, Tue 8, the highest bar in red', 'highest', 1],
  ['bar chart of rain: Mon 3, Tue 8, with the lowest column marked in dark blue', 'lowest', 0],
])('"%s": one bar has its own colour', (prompt, which, index) => {
  const { marks, rest } = readHighlights(prompt);
  expect(marks).toMatchObject([{ which }]);
  expect(rest).not.toMatch(/red|blue/);
  expect(highlighted([row('Mon', 3), row('Tue', 8)], which)).toBe(index);
});

test('two numbers for each label are two series, and a number may belong to the label', () => {
  expect(pairsIn('line chart with two lines, income and rent, May 5 4, June 9 4')?.series).toMatchObject([
    { name: 'income', values: [5, 9] },
    { name: 'rent', values: [4, 4] },
  ]);
  expect(pairsIn('bar chart of both: Week 1 12, Week 2 15')).toBeUndefined();
});

test('a line that rises and one that falls do so', () => {
  const [up, down] = trendsIn('a green line rising from May to July and a red line falling', 3);
  expect(up?.values[2]).toBeGreaterThan(up?.values[0] ?? 0);
  expect(down?.values[2]).toBeLessThan(down?.values[0] ?? 0);
  expect(up?.colour).not.toBe(down?.colour);
});

test('sample numbers keep to the range that the prompt gives', () => {
  const values = inRange([row('a', 4), row('b', 60), row('c', 9)], 'depth from -5 to 40').map(
    ({ value }) => value,
  );
  expect([Math.min(...values), Math.max(...values)]).toEqual([-5, 40]);
});
