import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Figures that drink, eat together, play or swim are where they can, and notes name the scene as it is. */

async function made(prompt: string) {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 200, height: 200 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt), time: facts.time };
}

test.each([
  'an elephant drinking from a lake',
  'a giraffe drinks at a pond',
  'a horse drinking water from a lake',
])('"%s": it stands where its mouth is at the water', async (prompt) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain('head down in the water');
  expect(notes).toBe('');
});

test.each([
  ['a deer drinking', 'deer drinking'],
  ['five cows drinking from a river', 'cows drinking'],
])('"%s": away from the water the deed is named', async (prompt, words) => {
  expect((await made(prompt)).notes).toContain(words);
});

test('all who have a picnic under a tree are under it, or named', async () => {
  expect((await made('three friends having a picnic under a maple tree')).alt).toContain(
    'people walking under',
  );
  expect((await made('six women having a picnic under a cherry tree')).notes).toContain('under');
});

test.each(['dark cloudy', 'dark, stormy', 'grey and dark', 'dark'])(
  'a %s sky by day is overcast',
  async (look) => {
    const { alt, time } = await made(`a mill under a ${look} sky`);
    expect(time).toBe('day');
    expect(alt).toContain('grey sky');
  },
);

test('a dark sky of stars is that of the night', async () => {
  expect((await made('a mill under a dark sky full of stars')).time).toBe('night');
});

test('ice is told to be snow', async () => {
  expect((await made('a walrus on the ice')).notes).toContain('ice as snow');
  expect((await made('a walrus on the snow')).notes).toBe('');
});

test.each([
  ['a flamingo with its chick', 'flamingo and a flamingo'],
  ['a penguin chick on a rock', 'penguin'],
  ['a hen with two chicks', 'two baby chicks'],
  ['a dog and a chick', 'baby chick'],
])('"%s": chicks are of the kind of their parents', async (prompt, words) => {
  expect((await made(prompt)).alt).toContain(words);
});

test.each(['violin', 'trumpet', 'accordion'])(
  'a musician with a %s plays nothing else',
  async (instrument) => {
    const { alt, notes } = await made(`a busker playing the ${instrument} in the park`);
    expect(alt).toContain(`${instrument} held by`);
    expect(alt + notes).not.toContain('guitar');
  },
);

test('a parrot in a jungle is before the trees', async () => {
  expect((await made('a jungle with a parrot')).notes).not.toContain('parrot');
});

test.each([
  'a volcano with glowing lava',
  'a volcano by night, lava flowing down',
  'the skyline of a large city mirrored in a river',
  'a cabin in clear winter light',
  'a farm in light rain',
  'a farm in light snow',
])('"%s": nothing that is there is denied', async (prompt) => {
  expect((await made(prompt)).notes).toBe('');
});

test('what stands on a promenade is not mirrored by the river', async () => {
  expect((await made('a statue reflected in a river in the city')).notes).toContain('reflected');
});
