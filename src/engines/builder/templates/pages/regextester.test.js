import { markedParts, matchesOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('finds all matches with their groups', () => {
  const matches = matchesOf(String.raw`(?<day>\d+)\.(\d+)`, 'g', 'on 3.5 and 14.12');
  assert.deepEqual(
    matches.map(({ text, at }) => [text, at]),
    [
      ['3.5', 3],
      ['14.12', 11],
    ],
  );
  assert.deepEqual(matches[0].groups, [
    ['day', '3'],
    ['2', '5'],
  ]);
});

test('finds one match without the flag g', () => {
  assert.equal(matchesOf('a', '', 'banana').length, 1);
});

test('the parts are the whole text', () => {
  const parts = markedParts('banana', matchesOf('an', 'g', 'banana'));
  assert.equal(parts.map(({ text }) => text).join(''), 'banana');
  assert.equal(parts.filter(({ mark }) => mark).length, 2);
});

test('a pattern that matches nothing ends', () => {
  assert.equal(matchesOf('x*', 'g', 'ab').length, 3);
});
