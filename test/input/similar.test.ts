import { expect, test } from 'vitest';
import { didYouMean, similar } from '../../src/input/similar.ts';

const NAMES = ['wait', 'get', 'reconcile', 'prune'];

test.each([
  ['wiat', ['wait']],
  ['WAIT', ['wait']],
  ['gte', ['get']],
  ['recncile', ['reconcile']],
  ['prnue', ['prune']],
  ['xyz', []],
  ['', []],
  ['a whole question about something else', []],
])('%j may have meant %j', (word, meant) => {
  expect(similar(word, NAMES)).toEqual(meant);
});

test('as it would be typed', () => {
  expect(didYouMean('wat', NAMES, 'octet jobs ')).toBe('did you mean octet jobs wait?');
  expect(didYouMean('xyz', NAMES)).toBeUndefined();
});
