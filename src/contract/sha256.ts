import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as inScript } from '@noble/hashes/sha2.js';

/** Node takes longer to load its own than a script takes for this much. */
const SMALL_BYTES = 64 * 1024;

export function sha256(bytes: Uint8Array): Buffer {
  if (bytes.length <= SMALL_BYTES) return Buffer.from(inScript(bytes));
  return createHash('sha256').update(bytes).digest();
}

export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Buffer {
  if (bytes.length <= SMALL_BYTES) return Buffer.from(hmac(inScript, key, bytes));
  return createHmac('sha256', key).update(bytes).digest();
}

/** In a time that depends on the lengths alone. */
export function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [at, byte] of a.entries()) difference |= byte ^ (b[at] ?? 0);
  return difference === 0;
}
