import { identifierOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('has the form, the version and the variant of a random UUID', () => {
  assert.equal(identifierOf(new Uint8Array(16).fill(255)), 'ffffffff-ffff-4fff-bfff-ffffffffffff');
  assert.equal(identifierOf(new Uint8Array(16)), '00000000-0000-4000-8000-000000000000');
});
