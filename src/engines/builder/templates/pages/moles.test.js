import { nextHole, stay } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a mole comes up in another hole', () => {
  for (const drawn of [0, 0.5, 0.99])
    assert.notEqual(
      nextHole(9, 4, () => drawn),
      4,
    );
});

test('moles get quicker, up to a limit', () => {
  assert.ok(stay(900, 5) < stay(900, 0));
  assert.equal(stay(900, 1000), 300);
});
