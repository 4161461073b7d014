import { expect, test } from 'vitest';
import { requestedMove } from '../../../src/engines/video/timeline/camera.ts';
import { toldApart } from '../../../src/engines/video/timeline/told-apart.ts';

test.each([
  ['a puppy chases a ball, camera low and following', 'a puppy chases a ball', ['camera low and following']],
  ['a balloon lifts off and the camera rises with it', 'a balloon lifts off', ['camera rises with it']],
  ['a train in the snow, camera stays still', 'a train in the snow', []],
  ['crystals in a cave, camera fixed', 'crystals in a cave', []],
  ['a sunflower opening at dawn', 'a sunflower at dawn', ['opening']],
  ['opening a wooden shutter', 'a wooden shutter', ['opening']],
  ['a robot arm picks up a blue box', 'a robot arm with a blue box', ['picks up']],
  ['wind turbines, blades turning', 'wind turbines,', ['blades turning']],
  ['a box on a conveyor belt', 'a box on a', ['conveyor belt']],
  ['a cup on a desk, the light gets warmer', 'a cup on a desk,', ['light gets warmer']],
])('%s: what would be painted as another thing is named', (prompt, rest, unshown) => {
  expect(toldApart(prompt)).toEqual({ rest, unshown });
});

test.each(['an old camera on a table', 'a leather belt and a pickaxe', 'a knife with a long blade'])(
  '%s stays as it is',
  (prompt) => {
    expect(toldApart(prompt)).toEqual({ rest: prompt, unshown: [] });
  },
);

test('a pan to a side is of the camera, a frying pan is not', () => {
  expect(requestedMove('clouds over the fields, slow pan to the right')).toMatch(/right/);
  expect(requestedMove('a red frying pan on a stove')).toBeUndefined();
});
