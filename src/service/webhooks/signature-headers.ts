import {
  ID_HEADER,
  SIGNATURE_HEADER,
  STANDARD_HEADER,
  signatureOf,
  standardSignatureOf,
  TIMESTAMP_HEADER,
} from '../../contract/signature.ts';
import type { Delivery } from './deliveries.ts';

/** The documented header over the bytes as sent, and those of Standard Webhooks, which can stop a replay. */
export function signatureHeaders(
  { id, body }: Pick<Delivery, 'id' | 'body'>,
  secret: string,
  attemptAt: number,
) {
  const timestamp = String(Math.floor(attemptAt / 1_000));
  return {
    [SIGNATURE_HEADER]: signatureOf(secret, body),
    [ID_HEADER]: id,
    [TIMESTAMP_HEADER]: timestamp,
    [STANDARD_HEADER]: standardSignatureOf(secret, body, { id, timestamp }),
  };
}
