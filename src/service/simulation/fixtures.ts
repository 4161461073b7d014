import { withoutApiPrefix } from '../../contract/address.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';

/** A scripted answer for a user's own tests. */
export interface Fixture {
  readonly match: Match;
  /** A text becomes the answer; an object becomes the whole reply. */
  readonly reply?: string | JsonObject;
  readonly error?: FixtureError;
  readonly delayMs?: number;
  /** Tokens after which the stream is cut. */
  readonly cutAfter?: number;
}

interface FixtureError {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

interface Match {
  readonly path?: string;
  readonly model?: string;
  readonly text?: (text: string) => boolean;
}

export interface Fixtures {
  find(path: string, text: string, model: string | undefined): Fixture | undefined;
}

/** The first that matches answers. */
export function fixturesFrom(document: unknown): Fixtures {
  if (document === undefined) return { find: () => undefined };
  if (!Array.isArray(document)) throw bad('must be a JSON list');
  const fixtures = document.map(readFixture);
  return {
    find: (path, text, model) =>
      fixtures.find(
        ({ match }) =>
          (match.path === undefined || match.path === path) &&
          (match.model === undefined || match.model === model) &&
          (match.text === undefined || match.text(text)),
      ),
  };
}

function readFixture(item: unknown, index: number): Fixture {
  if (!isObject(item)) throw bad(`item ${index + 1} must be an object`);
  const { reply, error, delayMs, cutAfter } = item;
  if (reply !== undefined && typeof reply !== 'string' && !isObject(reply)) {
    throw bad(`item ${index + 1}: reply must be text or an object`);
  }
  if (reply === undefined && error === undefined && delayMs === undefined && cutAfter === undefined) {
    throw bad(`item ${index + 1} needs one of reply, error, delayMs, cutAfter`);
  }
  return {
    match: readMatch(item.match, index),
    reply,
    error: error === undefined ? undefined : readError(error, index),
    delayMs: wholeNumber(delayMs, `item ${index + 1}: delayMs`),
    cutAfter: wholeNumber(cutAfter, `item ${index + 1}: cutAfter`),
  };
}

/** Nothing or "*" matches everything; "/a+/i" is a regular expression; other text is looked for in the request's. */
function readMatch(match: unknown, index: number): Match {
  if (match === undefined || match === '*') return {};
  if (typeof match === 'string') return { text: textMatch(match, index) };
  if (!isObject(match)) throw bad(`item ${index + 1}: match must be text or an object`);
  const { path, model, text } = match;
  return {
    path: typeof path === 'string' ? withoutApiPrefix(path) : undefined,
    model: typeof model === 'string' ? model : undefined,
    text: typeof text === 'string' ? textMatch(text, index) : undefined,
  };
}

function textMatch(parsed: string, index: number): (text: string) => boolean {
  const pattern = /^\/(.+)\/([a-z]*)$/s.exec(parsed);
  if (!pattern) return (text) => text.toLowerCase().includes(parsed.toLowerCase());
  try {
    const expression = new RegExp(pattern[1] ?? '', pattern[2]?.replace(/[gy]/g, ''));
    return (text) => expression.test(text);
  } catch {
    throw bad(`item ${index + 1}: ${parsed} is not a regular expression`);
  }
}

function readError(error: unknown, index: number): FixtureError {
  const fields = typeof error === 'number' ? { status: error } : error;
  const status = isObject(fields) ? fields.status : undefined;
  if (!isObject(fields) || !isStatus(status)) {
    throw bad(`item ${index + 1}: error needs a status from 400 to 599`);
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
    retryAfter: wholeNumber(fields.retryAfter, `item ${index + 1}: retryAfter`),
  };
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;
}

function usualType(status: number): string {
  if (status === 429) return 'rate_limit_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
}

function wholeNumber(value: unknown, what: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw bad(`${what} must be a whole number`);
  return value;
}

function bad(message: string): OctetError {
  return new OctetError('usage', `fixtures: ${message}`, 'a list of {"match": "…", "reply": "…"}');
}
