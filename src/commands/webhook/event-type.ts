import { isObject } from '../../contract/shape.ts';

const LONGEST_TYPE = 100;

export function jsonOf(body: Uint8Array): { readonly document: unknown } | undefined {
  try {
    return { document: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    // Not JSON in UTF-8; the caller refuses it.
    return undefined;
  }
}

/** The kind of event that a body names. */
export function eventType(body: Uint8Array): string | undefined {
  const document = jsonOf(body)?.document;
  if (!isObject(document) || typeof document.type !== 'string') return undefined;
  return document.type.slice(0, LONGEST_TYPE);
}
