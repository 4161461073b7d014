import { expect, test } from 'vitest';
import { pageIn, weeksOf } from '../../../src/engines/image/formats/calendar.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Road signs, safety signs and pages of calendars, which fill the image. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt), format: facts?.format };
};

test.each([
  ['danger sign with a horse and the text "SLOW DOWN"', /a triangle and a horse.*SLOW DOWN/],
  ['no parking sign', /a circle crossed out/],
  ['no dogs sign', /a dog and a circle crossed out/],
  ['square traffic sign in blue with a bus', /a square and a bus/],
])('"%s" is drawn as a sign', async (prompt, alt) => {
  const drawn = await made(prompt);
  expect(drawn.alt).toMatch(alt);
  expect(drawn.notes).toBe('');
});

test('a sign in a scene is a thing in it', async () => {
  expect((await made('a stop sign in a snowy field')).format).toBeUndefined();
});

test('what somebody on a sign should do is named where it is not drawn', async () => {
  expect((await made('warning sign with a stumbling man')).notes).toContain('stumbling');
});

test('a calendar has the weekdays of its month', () => {
  const page = pageIn(['calendar', 'for', 'february', '2024']);
  expect(page).toEqual({ month: 1, year: 2024, isDated: true });
  const weeks = weeksOf(page);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([0, 0, 0, 1, 2, 3, 4]);
  expect(weeks.flat().filter((date) => date > 0)).toHaveLength(29);
});

test('a calendar without a month says which it shows', async () => {
  const { alt, notes } = await made('wall calendar with a tractor');
  expect(alt).toContain('a tractor');
  expect(notes).toContain('no month');
  expect((await made('calendar page for June 2027 with a tractor')).notes).toBe('');
});
