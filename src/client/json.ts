import { parseExact } from '../exact-json.ts';

/** More levels than any reply means; a few thousand overflow the stack when they are printed. */
const MOST_LEVELS = 1_000;

/** The value of a JSON text, or undefined where it is none. What is nested beyond reason counts as none. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return parseExact(text);
  } catch {
    // Undefined means "no JSON"; callers report it in their own words.
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  if (text.length < 2 * MOST_LEVELS) return false;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = closingQuote(text, at + 1);
      if (at === -1) return false;
    } else if (character === '[' || character === '{') {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (character === ']' || character === '}') level -= 1;
  }
  return false;
}

/** Returns the end of the string that begins at `from`; -1 when it has none. */
export function closingQuote(input: string, from: number): number {
  let to = input.indexOf('"', from);
  while (to !== -1 && isEscaped(input, from, to)) to = input.indexOf('"', to + 1);
  return to;
}

function isEscaped(input: string, from: number, quote: number): boolean {
  let at = quote;
  while (at > from && input.charCodeAt(at - 1) === 92) at -= 1;
  return (quote - at) % 2 === 1;
}
