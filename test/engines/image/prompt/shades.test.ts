import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

const planOf = async (prompt: string) =>
  planFromPrompt({ prompt, seed: 7 }, await loadDrawings(engineTools()));

test.each([
  ['a dark blue car', 'a blue car'],
  ['a light blue car', 'a blue car'],
  ['a sky blue car', 'a blue car'],
  ['a rose gold watch', 'a gold watch'],
  ['a dark red and gold kite', 'a red and gold kite'],
])('"%s" has another colour than "%s", and the image is otherwise the same', async (shade, plain) => {
  const [one, other] = [await planOf(shade), await planOf(plain)];
  expect(one.tints).toEqual([]);
  expect(one.hints).toEqual([]);
  expect(one.subjects.map(({ name }) => name)).toEqual(other.subjects.map(({ name }) => name));
  expect([one.subjects[0]?.colour, one.leftOver]).not.toEqual([other.subjects[0]?.colour, other.leftOver]);
});

test.each([
  ['a cream sofa', ['sofa']],
  ['a coral velvet armchair', ['armchair']],
  ['a coat in brown and cream', ['coat']],
])('the things of "%s" are %j', async (prompt, names) => {
  const { subjects } = await planOf(prompt);
  expect(subjects.map(({ name }) => name)).toEqual(names);
});

test.each(['a peach on a plate', 'an olive tree', 'a chocolate cake'])(
  '"%s" names no colour',
  async (prompt) => {
    const { subjects } = await planOf(prompt);
    expect(subjects.map(({ colour }) => colour).filter(Boolean)).toEqual([]);
  },
);

test('a colour of two words dresses people', async () => {
  const { subjects } = await planOf('a woman in dark green');
  expect(subjects[0]?.parts).toMatchObject([{ name: 'clothes', said: 'dark-green' }]);
});
