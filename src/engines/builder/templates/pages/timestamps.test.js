import { momentOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads seconds, milliseconds and microseconds', () => {
  for (const said of ['1700000000', '1700000000000', '1700000000000000'])
    assert.equal(momentOf(said).toISOString(), '2023-11-14T22:13:20.000Z');
  assert.equal(momentOf('0').getTime(), 0);
});

test('reads dates, and refuses anything else', () => {
  assert.equal(momentOf('2024-02-29T12:00:00Z').getTime(), 1_709_208_000_000);
  assert.equal(momentOf('soon'), undefined);
  assert.equal(momentOf(''), undefined);
});
