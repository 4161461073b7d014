import { createHash } from 'node:crypto';
import type { JsonObject } from '../../contract/shape.ts';

/** The seed that was asked for, or one that the request itself gives: the same request, the same result. */
export function seedOf(body: JsonObject): number {
  if (typeof body.seed === 'number' && Number.isSafeInteger(body.seed)) return body.seed >>> 0;
  return createHash('sha256').update(JSON.stringify(body)).digest().readUInt32LE(0);
}
