import { hash } from 'node:crypto';
import type { JsonObject } from '../../contract/shape.ts';

/** The rest of a longer text does not change the seed: hashing megabytes would hold the event loop. */
const MOST_HASHED_CHARACTERS = 65_536;

/** The seed that was asked for, or one that the request itself gives: the same request, the same result. */
export function seedOf(body: JsonObject): number {
  if (typeof body.seed === 'number' && Number.isSafeInteger(body.seed)) return body.seed >>> 0;
  const whole = JSON.stringify(body);
  // A replacer makes it several times slower, and has nothing to shorten in a short document.
  const text = whole.length <= MOST_HASHED_CHARACTERS ? whole : JSON.stringify(body, shortened);
  return hash('sha256', text, 'buffer').readUInt32LE(0);
}

function shortened(_name: string, value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > MOST_HASHED_CHARACTERS;
  return isLong ? `${value.slice(0, MOST_HASHED_CHARACTERS)}${value.length}` : value;
}
