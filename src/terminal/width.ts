import { eastAsianWidth } from 'get-east-asian-width';
import { plain, splitMarks } from './style.ts';

/**
 * Columns that a terminal gives to a text. Written out here because the usual package needs Intl.Segmenter and the
 * RGI_Emoji property, which cost some 80 ms at first use: longer than most commands run.
 */
const ASCII = /^[\x20-\x7e]*$/;
const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

const JOINER = 0x200d;
const EMOJI_FORM = 0xfe0f;
const KEYCAP = 0x20e3;

function isRegional(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

function isSkinTone(code: number): boolean {
  return code >= 0x1f3fb && code <= 0x1f3ff;
}

/** Vowels and finals of old-style Hangul join the syllable before them. */
function isJoiningJamo(code: number): boolean {
  return (code >= 0x1160 && code <= 0x11ff) || (code >= 0xd7b0 && code <= 0xd7fb);
}

/** Adds up the columns of a text, one code point after another. */
export class WidthMeter {
  columns = 0;
  #last = 0;
  #before = 0;
  #joined = false;
  #flagOpen = false;

  add(character: string): void {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x20 && code < 0x7f) this.#advance(code, 1);
    else if (code === JOINER) this.#joined = this.#before === 2;
    else if (code === EMOJI_FORM || code === KEYCAP) this.#widen(code);
    else if (!NO_COLUMN.test(character)) this.#addVisible(code, character);
  }

  #addVisible(code: number, character: string): void {
    const isJoined = this.#joined && PICTOGRAPH.test(character);
    this.#joined = false;
    if (isJoined) this.#last = code;
    else if ((isSkinTone(code) || isJoiningJamo(code)) && this.#before === 2) return;
    else if (isRegional(code)) this.#addRegional(code);
    else this.#advance(code, eastAsianWidth(code));
  }

  #advance(code: number, columns: number): void {
    this.#joined = false;
    this.#flagOpen = false;
    this.#before = columns;
    this.columns += columns;
    this.#last = code;
  }

  /** Two regional letters are one flag of two columns. */
  #addRegional(code: number): void {
    this.#flagOpen = !this.#flagOpen;
    this.#before = this.#flagOpen ? 1 : 2;
    this.columns += 1;
    this.#last = code;
  }

  /** A selector that turns the character before it into an emoji of two columns. */
  #widen(code: number): void {
    const base = String.fromCodePoint(this.#last);
    const widens = code === KEYCAP ? /[\d#*]/.test(base) : PICTOGRAPH.test(base);
    if (!widens || this.#before !== 1) return;
    this.columns += 1;
    this.#before = 2;
  }
}

export function width(styled: string): number {
  const text = plain(styled);
  if (ASCII.test(text)) return text.length;
  const meter = new WidthMeter();
  for (const character of text) meter.add(character);
  return meter.columns;
}

/** Cuts to so many columns, with an ellipsis where something is lost; styles stay whole. */
export function cutTo(styled: string, columns: number): string {
  if (width(styled) <= columns) return styled;
  if (columns <= 0) return '';
  const meter = new WidthMeter();
  let result = '';
  let isFull = false;
  for (const [index, part] of splitMarks(styled).entries()) {
    if (index % 2 === 1) result += part;
    else if (!isFull) {
      const fitting = fittingLength(part, columns - 1, meter);
      isFull = fitting < part.length;
      result += isFull ? `${part.slice(0, fitting)}…` : part;
    }
  }
  return result;
}

/** Number of code units that fit into the columns. */
function fittingLength(text: string, columns: number, meter: WidthMeter): number {
  let length = 0;
  for (const character of text) {
    meter.add(character);
    if (meter.columns > columns) return length;
    length += character.length;
  }
  return length;
}

export function pad(styled: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const missing = Math.max(0, columns - width(styled));
  const blank = ' '.repeat(missing);
  return align === 'right' ? blank + styled : styled + blank;
}
