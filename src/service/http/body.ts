import { isObject, type JsonObject } from '../../contract/shape.ts';
import { parseForm } from './form-body.ts';
import type { ServiceRequest } from './request-response.ts';
import { serviceError } from './service-error.ts';

const DEEPEST_JSON = 64;
/** A parsed value takes up to thirty times its bytes, so values are counted before they are made. */
const MOST_JSON_VALUES = 100_000;

/** The JSON object of a request, or the refusal that says what is wrong with it. */
export function parseBody(
  headers: ServiceRequest['headers'],
  bytes: Uint8Array,
  takesForm = false,
): JsonObject {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw serviceError.mediaType('Send the body without Content-Encoding.');
  }
  if (bytes.length === 0)
    throw serviceError.invalid('The body is empty; send a JSON object.', 'invalid_json');
  const type = mediaTypeOf(headers['content-type']);
  if (takesForm && type === 'multipart/form-data') return parseForm(headers['content-type'] ?? '', bytes);
  if (type !== JSON_TYPE && !/^application\/(?:[\w.-]+\+)?json$/.test(type ?? '')) {
    throw serviceError.mediaType('Send the body with Content-Type: application/json.');
  }
  const document = parseJson(bytes);
  if (!isObject(document)) throw serviceError.invalid('The body must be a JSON object.', 'invalid_json');
  return document;
}

function mediaTypeOf(header: string | undefined): string | undefined {
  return header === JSON_TYPE ? header : header?.split(';')[0]?.trim().toLowerCase();
}

const JSON_TYPE = 'application/json';

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  checkShape(bytes);
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw serviceError.invalid('The body is not valid UTF-8.', 'invalid_json');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw serviceError.invalid('The body is not valid JSON.', 'invalid_json');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Stops at the first bracket too deep or value too many. All marks are ASCII, so the bytes need no decoding. */
function checkShape(bytes: Uint8Array): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at + 1);
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > DEEPEST_JSON) {
        throw serviceError.invalid(
          `The body is nested more than ${DEEPEST_JSON} levels deep.`,
          'invalid_json',
        );
      }
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    } else if (byte === 0x2c) {
      values += 1;
    }
    if (values > MOST_JSON_VALUES) {
      throw serviceError.invalid(`The body contains more than ${MOST_JSON_VALUES} values.`, 'invalid_json');
    }
  }
}

/** After so many bytes without a quote or backslash, a long run of them is likely. */
const LONG_RUN = 256;

/**
 * The place of the closing quote. `indexOf` runs through long strings many times faster than a loop, but each call costs
 * as much as a hundred bytes, and a string may consist of escaped quotes.
 */
function endOfString(bytes: Uint8Array, from: number): number {
  let run = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    run += 1;
    if (byte === BACKSLASH) {
      at += 1;
      run = 0;
    } else if (run === LONG_RUN) {
      const quote = bytes.indexOf(QUOTE, at);
      if (quote < 0) return bytes.length;
      // This byte is no backslash, so the count ends here.
      let slashes = 0;
      while (bytes[quote - slashes - 1] === BACKSLASH) slashes += 1;
      if (slashes % 2 === 0) return quote;
      at = quote;
      run = 0;
    }
  }
  return bytes.length;
}
