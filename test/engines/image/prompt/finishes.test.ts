import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { makeImage } from '../../../../src/engines/image/make-image.ts';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';
import { smallRequest } from '../small-request.ts';

test.each([
  ['a rainbow umbrella on a beach', 'umbrella', 'rainbow'],
  ['a plaid blanket on a sofa', 'blanket', 'checks'],
  ['a brick house', 'house', 'brick'],
  ['an iron gate', 'gate', 'metal'],
  ['a snow-covered car', 'automobile', 'snow'],
  ['a car covered in snow', 'automobile', 'snow'],
])('of "%s" the %s has a surface of %s, and the image shows it', async (prompt, name, kind) => {
  const { subjects, features } = planFromPrompt({ prompt, seed: 7 }, await loadDrawings(engineTools()));
  expect(subjects[0]).toMatchObject({ name, finish: { kind } });
  expect(features.has('rainbow')).toBe(false);
  const { notes, facts } = await makeImage(smallRequest(prompt), engineTools());
  expect([notes, facts.format]).toEqual([[], undefined]);
});

test('snow on mountains is that of the scene', async () => {
  const { hints, subjects, season } = planFromPrompt(
    { prompt: 'snow-covered mountains', seed: 7 },
    await loadDrawings(engineTools()),
  );
  expect({ things: subjects.length, season, places: hints.map(({ place }) => place) }).toEqual({
    things: 0,
    season: 'winter',
    places: ['snow', 'mountains'],
  });
});

test.each(['plaid fabric', 'tartan', 'a stripes pattern'])(
  '"%s" fills the image with a pattern',
  async (prompt) => {
    const { facts } = await makeImage(smallRequest(prompt), engineTools());
    expect(facts.format).toBe('pattern');
  },
);
