import { bandsOf, inOhms, resistanceOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads four and five bands', () => {
  assert.equal(resistanceOf(['yellow', 'violet'], 'red'), 4700);
  assert.equal(resistanceOf(['brown', 'black', 'black'], 'gold'), 10);
  assert.equal(resistanceOf(['red', 'red'], 'silver'), 0.22);
});

test('writes the unit', () => {
  assert.equal(inOhms(4700), '4.7 kΩ');
  assert.equal(inOhms(1_000_000), '1 MΩ');
  assert.equal(inOhms(47), '47 Ω');
});

test('finds the bands of a value', () => {
  assert.deepEqual(bandsOf(4700, '4'), ['yellow', 'violet', 'red']);
  assert.deepEqual(bandsOf(4990, '5'), ['yellow', 'white', 'white', 'brown']);
  assert.equal(bandsOf(4990, '4'), undefined);
});
