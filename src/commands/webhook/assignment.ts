import { isObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const LITERAL = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/;

/** `data.k=v` applied to a document: a copy in which the path has the value. */
export function assigned(
  document: Readonly<Record<string, unknown>>,
  assignment: string,
  isText: (path: string) => boolean,
): Record<string, unknown> {
  const at = assignment.indexOf('=');
  const path = assignment.slice(0, at);
  const keys = path.split('.');
  if (at < 1 || keys.some((key) => key === '')) {
    throw new OctetError(
      'usage',
      `--set takes data.name=value, not ${assignment}`,
      '--set data.job_id=job_1',
    );
  }
  if (keys[0] === 'type')
    throw new OctetError('usage', '--set cannot change the type; it is the argument of trigger');
  const bad = keys.find((key) => FORBIDDEN.has(key));
  if (bad !== undefined) throw new OctetError('usage', `--set cannot change ${bad}`);
  const text = assignment.slice(at + 1);
  return withValue(document, keys, isText(path) ? textValue(text) : typedValue(text), path);
}

function withValue(
  holder: Readonly<Record<string, unknown>>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
  path: string,
): Record<string, unknown> {
  if (rest.length === 0) return { ...holder, [key]: value };
  const inner = Object.hasOwn(holder, key) ? holder[key] : {};
  if (!isObject(inner)) throw new OctetError('usage', `--set ${path}: ${key} has no fields`);
  return { ...holder, [key]: withValue(inner, rest, value, path) };
}

/** Numbers, true, false, null, and JSON in brackets or quotes are read as such; everything else is text. */
function typedValue(text: string): unknown {
  if (!LITERAL.test(text) && !/^["[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // Looks like JSON and is not: taken as text.
    return text;
  }
}

/** A field that the document knows as text stays text, whatever it looks like. */
function textValue(text: string): string {
  const value = /^".*"$/s.test(text) ? typedValue(text) : text;
  return typeof value === 'string' ? value : text;
}
