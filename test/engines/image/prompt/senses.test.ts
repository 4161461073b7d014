import { beforeAll, expect, test } from 'vitest';
import table from '../../../../src/engines/image/data/senses.json';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { SCENE_WORDS } from '../../../../src/engines/image/prompt/scene-words.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

/** Words with several meanings, of which the words around them choose one. */

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const drawnFor = (prompt: string, said: string): string | undefined =>
  planFromPrompt({ prompt, seed: 1 }, drawings).subjects.find((one) => one.said === said)?.name;

test.each([
  ['a mouse beside a keyboard', 'mouse', 'computer-mouse'],
  ['a mouse with cheese', 'mouse', 'mouse'],
  ['a kitten and a pink bow', 'bow', 'ribbon'],
  ['a knight with a bow', 'bow', 'bow-and-arrow'],
  ['a pitcher of milk beside a cake', 'pitcher of milk', 'jug'],
  ['a basketball player under a hoop', 'hoop', 'basketball-hoop'],
  ['a child with a hoop', 'hoop', 'hoop'],
  ['a red arrow', 'arrow', 'arrow'],
  ['a detective with a pipe', 'pipe', 'tobacco-pipe'],
  ['a boxer in a ring', 'ring', undefined],
  ['a glass bottle of olive oil beside a cake', 'glass bottle of olive oil', 'bottle'],
  ['a tracker beside a tree', 'tracker', undefined],
])('in "%s" the %s is drawn as %s', (prompt, said, name) => {
  expect(drawnFor(prompt, said)?.replace(/:.*/, '')).toBe(name);
});

test('a river bank is part of the scene', () => {
  const { subjects, leftOver } = planFromPrompt(
    { prompt: 'a fox on the bank of a river', seed: 1 },
    drawings,
  );
  expect(subjects.map(({ said }) => said)).toEqual(['fox']);
  expect(leftOver).toEqual([]);
});

test('every sense has a drawing that exists or a phrase of the scene', () => {
  const senses = Object.values(table).flat();
  const drawn = senses.flatMap((sense) => ('as' in sense && sense.as ? [sense.as] : []));
  const scenes = senses.flatMap((sense) => ('scene' in sense && sense.scene ? [sense.scene] : []));
  expect(drawn.filter((name) => !drawings.has(name))).toEqual([]);
  expect(scenes.filter((phrase) => !SCENE_WORDS.find([phrase], 0))).toEqual([]);
});
