import { hash } from 'node:crypto';
import { isObject, type JsonObject } from '../../contract/shape.ts';

/** The rest of a longer text does not change the seed: hashing megabytes would hold the event loop. */
const MOST_HASHED_CHARACTERS = 65_536;

/** The seed that was asked for, or one that the request itself gives: the same request, the same result. */
export function seedOf(body: JsonObject): number {
  if (typeof body.seed === 'number' && Number.isSafeInteger(body.seed)) return body.seed >>> 0;
  // A replacer makes it several times slower, and has nothing to shorten where all texts are short.
  const text = hasLongText(body) ? JSON.stringify(body, shortened) : JSON.stringify(body);
  return hash('sha256', text, 'buffer').readUInt32LE(0);
}

const isLongText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > MOST_HASHED_CHARACTERS;

/** With plain loops: every chat comes through here. */
function hasLongText(value: unknown): boolean {
  if (Array.isArray(value)) {
    for (const each of value) if (hasLongText(each)) return true;
  } else if (isObject(value)) {
    for (const name in value) if (hasLongText(value[name])) return true;
  }
  return isLongText(value);
}

function shortened(_name: string, value: unknown): unknown {
  return isLongText(value) ? `${value.slice(0, MOST_HASHED_CHARACTERS)}${value.length}` : value;
}
