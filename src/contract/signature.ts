import { equalInConstantTime, hmacSha256 } from './sha256.ts';

export const SIGNATURE_HEADER = 'x-service-signature';
const PREFIX = 'sha256=';

/** The value of the header: over the bytes as they travel, never over text that was decoded and encoded again. */
export function signatureOf(secret: string, body: Uint8Array): string {
  return PREFIX + hmacSha256(Buffer.from(secret), body).toString('hex');
}

/** Compares whole values in constant time. A parameter, so that tests can see its arguments. */
type Equal = (a: Uint8Array, b: Uint8Array) => boolean;

export function signatureMatches(
  secret: string,
  body: Uint8Array,
  given: string,
  equal: Equal = equalInConstantTime,
): boolean {
  return matches(signatureOf(secret, body), given, equal);
}

/** Only the length of the given value shows in the time. */
function matches(expected: string, given: string, equal: Equal): boolean {
  const [wanted, actual] = [Buffer.from(expected), Buffer.from(given)];
  return actual.length === wanted.length && equal(actual, wanted);
}

export const ID_HEADER = 'webhook-id';
export const TIMESTAMP_HEADER = 'webhook-timestamp';
export const STANDARD_HEADER = 'webhook-signature';

/** A Standard Webhooks signature covers these beside the bytes; the documented signature does not. */
export interface Stamp {
  readonly id: string;
  /** Unix seconds, as they stand in the header. */
  readonly timestamp: string;
}

/** The value of the Standard Webhooks header. Its key is the secret read as base64, without `whsec_`. */
export function standardSignatureOf(secret: string, body: Uint8Array, { id, timestamp }: Stamp): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  return `v1,${hmacSha256(key, signed).toString('base64')}`;
}

/** The header may hold several signatures, separated by spaces; one that matches is enough. */
export function standardSignatureMatches(
  secret: string,
  body: Uint8Array,
  stamp: Stamp,
  given: string,
  equal: Equal = equalInConstantTime,
): boolean {
  const expected = standardSignatureOf(secret, body, stamp);
  return given.split(' ').some((each) => matches(expected, each, equal));
}

/** The documented header over the bytes as sent, and those of Standard Webhooks, which can stop a replay. */
export function signatureHeaders(
  { id, body }: { readonly id: string; readonly body: Uint8Array },
  secret: string,
  atMs: number,
) {
  const timestamp = String(Math.floor(atMs / 1_000));
  return {
    [SIGNATURE_HEADER]: signatureOf(secret, body),
    [ID_HEADER]: id,
    [TIMESTAMP_HEADER]: timestamp,
    [STANDARD_HEADER]: standardSignatureOf(secret, body, { id, timestamp }),
  };
}
