import { expect, test } from 'vitest';
import { requestedMove, withoutMove } from '../../../src/engines/video/timeline/camera.ts';
import { withoutOneOfSeveral } from '../../../src/engines/video/timeline/one-of-several.ts';
import { inOneDeed, withoutLength } from '../../../src/engines/video/timeline/told-deeds.ts';
import { requestedWeatherChange } from '../../../src/engines/video/timeline/weather-change.ts';

test.each([
  ['A boy lets go of a kite and watches it drift away', 'A boy stands and a kite rises', []],
  ['A monk releases two paper lanterns', 'A monk releases two paper lanterns', []],
  ['A girl throws a stone, it flies over a wall', 'A girl throws a stone over a wall', []],
  ['A fox creeps up to a basket and leaps in', 'A fox leaps into a basket', ['creeps up to']],
  ['A vase drops from a shelf and shatters', 'A vase drops from a shelf', ['shatters']],
  ['A man turns on the lantern and bows deeply', 'A man turns on the lantern', ['bows deeply']],
  ['zoom out until the whole harbour is visible', 'zoom out in the harbour', []],
  ['Two bulls run towards each other', 'Two bulls run', ['towards each other']],
])('%s: one deed', (prompt, rest, unshown) => {
  const told = inOneDeed(prompt);
  expect(told.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
  expect(told.unshown).toEqual(unshown);
});

test.each([
  ['A bus drives through a valley while the fog slowly lifts', 'in fog', 'under a clear sky'],
  ['Fog rolls in over the harbour and a boat sails', 'under a clear sky', 'in fog'],
  ['A cow walks as dark clouds roll in', 'under a clear sky', 'under an overcast sky'],
  ['A horse runs and a thunderstorm approaches', 'under a clear sky', 'in a storm'],
  ['the rain stops over a village', 'in the rain under an overcast sky', 'under a clear sky'],
  ['The sun breaks through the clouds above a lake', 'under an overcast sky', 'under a clear sky'],
])('%s: another weather', (prompt, from, to) => {
  expect(requestedWeatherChange(prompt)).toMatchObject({ from, to });
});

test('clouds that pour are rain at the end, and no thing in the scene', () => {
  expect(requestedWeatherChange('A van drives while storm clouds gather and it begins to pour')).toEqual({
    from: 'under a clear sky',
    to: 'in the rain under an overcast sky',
    rest: 'A van drives',
  });
  expect(requestedWeatherChange('A van drives in the rain')).toBeUndefined();
});

test('a length is told only where the film has another', () => {
  expect(withoutLength('an owl flies, 8 seconds long', 8).unshown).toEqual([]);
  expect(withoutLength('an owl flies, 8 seconds long', 5).unshown).toEqual(['8 seconds long']);
  expect(withoutLength('an owl flies over 8 hills', 5)).toEqual({
    rest: 'an owl flies over 8 hills',
    unshown: [],
  });
});

test('what one of them does is told', () => {
  expect(withoutOneOfSeveral('Three goats run and one of them stumbles')).toEqual({
    rest: 'Three goats run ',
    unshown: ['one of them stumbles'],
  });
});

test('a pan from one side to the other leaves no words behind', () => {
  expect(requestedMove('pan from right to left over a village')).toBe('pan over left');
  expect(withoutMove('pan from left to right over a village').trim()).toBe('over a village');
});
