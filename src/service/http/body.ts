import { isObject, type JsonObject } from '../../contract/shape.ts';
import type { ServiceRequest } from './exchange.ts';
import { serviceError } from './service-error.ts';

export const MOST_BODY_BYTES = 10 * 1024 * 1024;
const DEEPEST_JSON = 64;

/** The JSON object of a request, or the refusal that says what is wrong with it. */
export function parseBody(headers: ServiceRequest['headers'], bytes: Uint8Array): JsonObject {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw serviceError.mediaType('Send the body without Content-Encoding.');
  }
  if (bytes.length === 0)
    throw serviceError.invalid('The body is empty; send a JSON object.', 'invalid_json');
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !/^application\/(?:[\w.-]+\+)?json$/.test(type)) {
    throw serviceError.mediaType('Send the body with Content-Type: application/json.');
  }
  const document = parseJson(bytes);
  if (!isObject(document)) throw serviceError.invalid('The body must be a JSON object.', 'invalid_json');
  return document;
}

function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw serviceError.invalid('The body is not valid UTF-8.', 'invalid_json');
  }
  if (depthOf(text) > DEEPEST_JSON) {
    throw serviceError.invalid(`The body is nested more than ${DEEPEST_JSON} deep.`, 'invalid_json');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw serviceError.invalid('The body is not valid JSON.', 'invalid_json');
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) quoted = false;
      continue;
    }
    if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}
