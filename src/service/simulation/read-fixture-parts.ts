import { isObject, type JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import type { FixtureError } from './fixture.ts';

export function badFixture(message: string): OctetError {
  return new OctetError('usage', `fixtures: ${message}`, 'a list of {"match": "…", "reply": "…"}');
}

/** A misspelt field would change nothing, silently. */
export function onlyFields(value: JsonObject, known: readonly string[], label: string): void {
  const other = Object.keys(value).find((name) => !known.includes(name));
  if (other === undefined) return;
  throw badFixture(`${label}: unknown field ${other.slice(0, 60)}; fields are ${known.join(', ')}`);
}

export function readWholeNumber(value: unknown, what: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw badFixture(`${what} must be a whole number`);
  return value;
}

export function readFixtureError(error: unknown, label: string): FixtureError {
  const fields = typeof error === 'number' ? { status: error } : error;
  const status = isObject(fields) ? fields.status : undefined;
  if (!isObject(fields) || !isStatus(status)) {
    throw badFixture(`${label}: error needs a status from 400 to 599`);
  }
  const text = (name: string, otherwise: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    status,
    type: text('type', usualType(status)),
    code: text('code', 'fixture_error'),
    message: text('message', `Error ${status} from a fixture.`),
    retryAfter: readWholeNumber(fields.retryAfter, `${label}: retryAfter`),
  };
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;
}

function usualType(status: number): string {
  if (status === 429) return 'rate_limit_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
}
