import { beforeAll, expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

/** Words that are a thing in one prompt and a deed in another. */

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const saidIn = (prompt: string): string[] =>
  planFromPrompt({ prompt, seed: 1 }, drawings).subjects.map(({ said }) => said);

test.each([
  ['three frogs watch from lily pads', ['frogs', 'lily pads']],
  ['birds nest in an oak', ['birds', 'oak']],
  ['two dogs bark at a cat', ['dogs', 'cat']],
  ['a man fishes from a pier', ['man', 'pier']],
  ['a boy and a girl fish from a pier', ['boy', 'girl', 'pier']],
  ['boats dock beside a lighthouse', ['boats', 'lighthouse']],
  ['workers hammer nails on a roof', ['workers', 'nails', 'roof']],
  ['two friends toast with a cake', ['friends', 'cake']],
  ['a woman who rings a bell', ['woman', 'bell']],
  ['a cat paws at a ball', ['cat', 'ball']],
  ['the chefs quietly cook beside a stove', ['chefs', 'stove']],
  ['tourists photograph a statue', ['tourists', 'statue']],
  ['rabbits box beside a tree', ['rabbits', 'tree']],
  ['a waiter in a black vest hands a guest a menu', ['waiter', 'guest', 'menu']],
  ['a man with a hat and a scarf saws a plank', ['man', 'hat', 'scarf', 'plank']],
  ['two women in coats board a bus', ['women', 'bus']],
  ['a boy on the bench bats it away', ['boy', 'bench']],
  ['a lamp on a table, and a stork watches from a roof', ['lamp', 'table', 'stork', 'roof']],
  ['a bear sleeps and a squirrel watches it', ['bear', 'squirrel']],
])('"%s" has a deed beside %j', (prompt, things) => {
  expect(saidIn(prompt)).toEqual(things);
});

test.each([
  ['a man with a watch', ['man', 'watch']],
  ['a birds nest in a tree', ['birds nest', 'tree']],
  ["a men's watch on a rock", ['men watch', 'rock']],
  ['two cats, box, ball', ['cats', 'box', 'ball']],
  ['a dog and a fish', ['dog', 'fish']],
  ['a woman with a dog leash and a ball', ['woman', 'dog leash', 'ball']],
  ['a man with the car keys in his hand', ['man', 'car keys']],
  ['a girl in a wool coat, gloves and a hat', ['girl', 'gloves', 'hat']],
])('"%s" has the things %j', (prompt, things) => {
  expect(saidIn(prompt)).toEqual(things);
});

test('a deed that the image does not show is left over', () => {
  const { leftOver } = planFromPrompt({ prompt: 'tourists photograph a statue', seed: 1 }, drawings);
  expect(leftOver).toEqual(['photograph']);
});
