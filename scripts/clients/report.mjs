// Runs the checks of one client and prints which of them hold: `{"chat": true, "tools": "what went wrong"}`.
import { writeFileSync } from 'node:fs';

export const baseURL = process.env.OCTET_BASE_URL;
export const apiKey = process.env.OCTET_API_KEY;
export const origin = baseURL.replace(/\/v1$/, '');

export const SUM = 'what is 6 * 7?';
export const QUESTION = 'What is the weather in Paris?';
export const CITY = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
};
export const ANSWER = {
  type: 'object',
  properties: { answer: { type: 'number' } },
  required: ['answer'],
  additionalProperties: false,
};
/** One white pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==';

export function holds(condition, what) {
  if (!condition) throw new Error(what);
}

export async function failure(call) {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('it was not refused');
}

export async function report(checks) {
  const found = {};
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
      found[name] = true;
    } catch (error) {
      found[name] = String(error?.message ?? error)
        .split('\n')[0]
        .slice(0, 300);
    }
  }
  writeFileSync(process.env.OCTET_REPORT, JSON.stringify(found));
}
