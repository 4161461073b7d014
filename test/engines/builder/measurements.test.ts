import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';

test.each([
  [
    'record the water level of our well every week in centimetres with a line chart',
    'well water levels (date, water level (centimetres)), line chart "Water level (centimetres) by date"',
  ],
  [
    'I want to log my weight in kg, once a day, and see a monthly average',
    'weights (date, weight (kg)), average weight (kg) per month',
  ],
  [
    'track the rainfall in mm with a yearly total',
    'rainfalls (date, rainfall (mm)), total of rainfall (mm) per year',
  ],
])('%s: a list of dates and numbers', (prompt, built) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toContain(built);
  expect(notes).toEqual([]);
});
