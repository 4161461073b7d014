import { OctetError, type Reason } from '../errors.ts';

const LONGEST = 4_096;
/** Copying and pasting leaves these around a key: space, line ends, a BOM, zero-width characters. */
const AROUND = /[\s\u200b-\u200d\u2060\ufeff]/;

/** Looks from both ends inwards: a pattern that ends in `$` would start again at every space inside. */
export function trimKey(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && AROUND.test(text[from] ?? '')) from += 1;
  while (to > from && AROUND.test(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

/** A key as it may stand in a header. The message says what is wrong and never shows the key. */
export function checkApiKey(text: string, label: string, reason: Reason = 'usage'): string {
  const key = trimKey(text);
  const refuse = (problem: string) => new OctetError(reason, `${label} ${problem}`);
  if (key === '') throw refuse('is empty');
  if (key.length > LONGEST) throw refuse(`is longer than ${LONGEST} characters`);
  if (/["'`]/.test(key)) throw refuse('contains a quotation mark; give the key without quotes');
  if (/\s/.test(key)) throw refuse('contains a space or a line break; give exactly one key');
  if (!/^[\x21-\x7e]+$/.test(key))
    throw refuse('contains an invalid character (control, invisible or not ASCII)');
  return key;
}

const SHOWN = 4;
/** Of a shorter key, what is shown would be too large a part. */
const SHORTEST_SHOWN = 12;
const LEAST_HIDDEN = 6;

/** A key as people see it: the prefix that it really has, and its end, enough to tell two apart. */
export function maskKey(key: string): string {
  if (key.length < SHORTEST_SHOWN) return '…';
  const prefix = /^[A-Za-z]{2,5}[_-]/.exec(key)?.[0] ?? '';
  const isHidden = key.length - prefix.length - SHOWN >= LEAST_HIDDEN;
  return `${isHidden ? prefix : ''}…${key.slice(-SHOWN)}`;
}
