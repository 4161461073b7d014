import { divided, offerOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('those who come when it is full wait, and move up when somebody leaves', () => {
  assert.deepEqual(divided(['a', 'b', 'c'], 2), { inside: ['a', 'b'], waiting: ['c'] });
  assert.deepEqual(divided(['b', 'c'], 2).waiting, []);
});

test('an offer has its own number of places, or the usual one', () => {
  assert.deepEqual(offerOf('Crawl, 6', 12), { name: 'Crawl', places: 6 });
  assert.equal(offerOf('Diving', 12).places, 12);
});
