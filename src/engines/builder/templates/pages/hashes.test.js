import { hashOf } from '{{module}}';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

test('gives the same hashes as Node', async () => {
  for (const [kind, name] of [
    ['SHA-1', 'sha1'],
    ['SHA-256', 'sha256'],
    ['SHA-512', 'sha512'],
  ])
    assert.equal(await hashOf(kind, 'Zoë'), createHash(name).update('Zoë').digest('hex'));
});
