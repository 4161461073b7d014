/**
 * Makes text from outside harmless for a terminal: characters that could move the cursor, write the clipboard, retitle
 * the window, answer a query or reorder the line are shown as visible text. It works per code point and keeps no
 * state, so that a split escape sequence cannot slip through.
 */
const UNSAFE =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\udb40[\udc00-\udc7f]/;
const UNSAFE_ALL = new RegExp(UNSAFE, 'g');

function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return `^${String.fromCharCode(code + 0x40)}`;
  if (code === 0x7f) return '^?';
  if (code < 0xa0) return `<${code.toString(16).toUpperCase()}>`;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** A whole text; a carriage return at its very end counts as not followed by a line feed. */
export function sanitise(text: string): string {
  if (!UNSAFE.test(text)) return text;
  return text.replace(UNSAFE_ALL, (character, offset: number) =>
    character === '\r' && text[offset + 1] === '\n' ? '\r' : visible(character),
  );
}

const BREAK = /[\n\v\f\r\x85\u2028\u2029]/;
/** A run of white space is matched once and as a whole: `\s*\n\s*` would try every space of a long run again. */
const BLANK_RUNS = /[\s\x85]+/g;

/** A line break becomes one space, together with the white space around it; other white space stays. */
export function joinLines(text: string): string {
  if (!BREAK.test(text)) return text;
  return text.replace(BLANK_RUNS, (run) => (BREAK.test(run) ? ' ' : run));
}

/** One line whatever the text holds, for messages that must not fake further lines. */
export function oneLine(text: string): string {
  return sanitise(joinLines(text).replaceAll('\t', ' ')).trim();
}

/** Code units that mean nothing alone: half of a pair, or a carriage return whose line feed may be on its way. */
export class PairJoiner {
  #held = '';

  constructor(private readonly holdsReturn = false) {}

  push(text: string): string {
    const joined = this.#held + text;
    const last = joined.charCodeAt(joined.length - 1);
    const holds = (last >= 0xd800 && last <= 0xdbff) || (this.holdsReturn && last === 0x0d);
    this.#held = holds ? joined.slice(-1) : '';
    return holds ? joined.slice(0, -1) : joined;
  }

  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }
}

/** The same for a text that arrives in pieces. */
export class Sanitiser {
  readonly #joiner = new PairJoiner(true);

  push(text: string): string {
    return sanitise(this.#joiner.push(text));
  }

  end(): string {
    return sanitise(this.#joiner.end());
  }
}
