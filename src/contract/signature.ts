import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-service-signature';
const PREFIX = 'sha256=';

/** The value of the header: over the bytes as they travel, never over text that was decoded and encoded again. */
export function signatureOf(secret: string, body: Uint8Array): string {
  return PREFIX + createHmac('sha256', secret).update(body).digest('hex');
}

/** Constant time; only the length of the given value shows. */
export function signatureMatches(secret: string, body: Uint8Array, given: string): boolean {
  const expected = Buffer.from(signatureOf(secret, body));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
