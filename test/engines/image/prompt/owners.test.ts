import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 3 }, drawings);

test.each([
  ['a woman walking two dogs in the snow under a red umbrella', 2, { kind: 'holding', to: 0 }],
  ['a dog with a bone in its mouth', 1, { kind: 'holding', to: 0 }],
  ['a cat sitting on the roof of a shed', 0, { kind: 'on', to: 1 }],
  ["an owl perched on a wizard's shoulder", 0, { kind: 'on', said: 'on the shoulder of', to: 1 }],
])('%s', (prompt, index, relation) => {
  const { subjects, leftOver } = planOf(prompt);
  expect(subjects[index]?.relation).toMatchObject(relation);
  expect(leftOver.filter((word) => /mouth|roof|shoulder/.test(word))).toEqual([]);
});

test.each([
  ['a chef in a white hat', ['chef']],
  ['a bowl of ramen with an egg and chopsticks', ['bowl of ramen']],
  ['a city street with street lamps and a red bus', ['bus']],
  ['a snowman wearing a top hat', ['snowman', 'top hat']],
  ['a kitchen with a sink and a cat', ['cat']],
])('%s: nothing is drawn twice', (prompt, said) => {
  expect(planOf(prompt).subjects.map((one) => one.said)).toEqual(said);
});

test('a backpack is on the back of a person, not of a school', () => {
  expect(planOf('a boy walking to school with a backpack').subjects[0]?.name).toContain('backpack');
});
