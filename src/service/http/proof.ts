import { createHmac, timingSafeEqual } from 'node:crypto';
import { jsonResponse, type ServiceRequest, type ServiceResponse } from './request-response.ts';
import { serviceError } from './service-error.ts';

/**
 * Shows that the program on a port is the service that wrote the file with the proof key. The key is random, is made
 * for one run and never travels; without it no other program on that port can answer.
 */
export const PROOF_PATH = '/local/proof';

function proofOf(proofKey: string, nonce: string): string {
  return createHmac('sha256', proofKey).update(`octet proof ${nonce}`).digest('hex');
}

export function isProof(given: unknown, proofKey: string, nonce: string): boolean {
  const expected = Buffer.from(proofOf(proofKey, nonce));
  const bytes = Buffer.from(typeof given === 'string' ? given : '');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/** The fixed form keeps the service from signing text of the caller's choice. */
const NONCE = /^[0-9a-f]{32}$/;

export function serveProof(proofKey: string, { url }: ServiceRequest): ServiceResponse {
  const nonce = url.searchParams.get('nonce') ?? '';
  if (!NONCE.test(nonce)) throw serviceError.invalid('nonce: must be 32 hexadecimal digits');
  return jsonResponse(200, { object: 'proof', nonce, proof: proofOf(proofKey, nonce) });
}
