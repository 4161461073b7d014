import { createHash } from 'node:crypto';
import { maskText } from '../contract/mask.ts';
import { isObject } from '../contract/shape.ts';

/** The parts of a request by which it is found in a recording. */
export interface Question {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** A JSON document with its secrets masked, a digest of other bytes, or null. */
  readonly body: unknown;
}

interface Asked {
  readonly method: string;
  readonly url: Pick<URL, 'pathname' | 'search'>;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
}

export function questionOf({ method, url, contentType = '', body }: Asked): Question {
  return { method, path: maskText(url.pathname + url.search), body: bodyOf(body, contentType) };
}

function bodyOf(bytes: Uint8Array, contentType: string): unknown {
  if (bytes.length === 0) return null;
  try {
    return JSON.parse(maskText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    // A form or a file.
    return { sha256: createHash('sha256').update(withoutBoundary(bytes, contentType)).digest('hex') };
  }
}

/** The boundary of a form is another one each time. */
function withoutBoundary(bytes: Uint8Array, contentType: string): string {
  const text = Buffer.from(bytes).toString('latin1');
  const boundary = /boundary="?([^";,\s]+)/i.exec(contentType)?.[1];
  return boundary === undefined ? text : text.replaceAll(boundary, 'boundary');
}

/** The same for bodies whose fields come in another order. */
export const requestName = ({ method, path, body }: Question): string => `${method} ${path} ${ordered(body)}`;

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${ordered(value[name])}`).join(',')}}`;
}

const MOST_DIFFERENCES = 50;

/** Places at which two bodies differ, without what stands there: prompts do not belong into errors. */
export function differences(recorded: unknown, given: unknown): string[] {
  const found: string[] = [];
  compare(recorded, given, '', found);
  return found;
}

function compare(recorded: unknown, given: unknown, place: string, found: string[]): void {
  if (found.length >= MOST_DIFFERENCES) return;
  if (Array.isArray(recorded) && Array.isArray(given)) {
    for (let at = 0; at < Math.max(recorded.length, given.length); at += 1) {
      compareEntry(at, recorded, given, { place, found });
      if (found.length >= MOST_DIFFERENCES) return;
    }
    return;
  }
  if (isObject(recorded) && isObject(given)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(given)])) {
      compareEntry(name, recorded, given, { place, found });
    }
    return;
  }
  if (ordered(recorded) !== ordered(given))
    found.push(`${place || 'the body'} differs${shown(recorded, given)}`);
}

type Holder = { readonly [name: string | number]: unknown };

function compareEntry(
  name: string | number,
  recorded: Holder | readonly unknown[],
  given: Holder | readonly unknown[],
  { place, found }: { readonly place: string; readonly found: string[] },
): void {
  const at = place === '' ? String(name) : `${place}.${name}`;
  const has = (holder: object): boolean => Object.hasOwn(holder, name);
  const valueIn = (holder: object): unknown => Object.getOwnPropertyDescriptor(holder, name)?.value;
  if (!has(recorded)) found.push(`${at} was not recorded`);
  else if (!has(given)) found.push(`${at} is missing`);
  else compare(valueIn(recorded), valueIn(given), at, found);
}

/** Numbers and yes or no give nothing away. */
function shown(recorded: unknown, given: unknown): string {
  const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';
  return isPlain(recorded) && isPlain(given) ? ` (recorded ${recorded}, now ${given})` : '';
}
