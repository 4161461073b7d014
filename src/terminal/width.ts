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

export function width(styled: string): number {
  const text = plain(styled);
  if (ASCII.test(text)) return text.length;
  let columns = 0;
  let last = 0;
  let before = 0;
  let joined = false;
  let flagOpen = false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code === JOINER) {
      joined = before === 2;
      continue;
    }
    if (code === EMOJI_FORM || code === KEYCAP) {
      const widens =
        code === KEYCAP
          ? /[\d#*]/.test(String.fromCodePoint(last))
          : PICTOGRAPH.test(String.fromCodePoint(last));
      if (widens && before === 1) {
        columns += 1;
        before = 2;
      }
      continue;
    }
    if (NO_COLUMN.test(character)) continue;
    if (joined && PICTOGRAPH.test(character)) {
      joined = false;
      last = code;
      continue;
    }
    joined = false;
    if (isSkinTone(code) && before === 2) continue;
    if (isJoiningJamo(code) && before === 2) continue;
    if (isRegional(code)) {
      flagOpen = !flagOpen;
      before = flagOpen ? 1 : 2;
      columns += 1;
      last = code;
      continue;
    }
    flagOpen = false;
    before = eastAsianWidth(code);
    columns += before;
    last = code;
  }
  return columns;
}

/** Cuts to so many columns, with an ellipsis where something is lost; styles stay whole. */
export function cutTo(styled: string, columns: number): string {
  if (width(styled) <= columns) return styled;
  if (columns <= 0) return '';
  let result = '';
  let visible = '';
  let full = false;
  for (const [index, part] of splitMarks(styled).entries()) {
    if (index % 2 === 1) {
      result += part;
      continue;
    }
    for (const character of part) {
      if (full) break;
      if (width(visible + character) > columns - 1) {
        full = true;
        result += '…';
        break;
      }
      visible += character;
      result += character;
    }
  }
  return result;
}

export function pad(styled: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const missing = Math.max(0, columns - width(styled));
  const blank = ' '.repeat(missing);
  return align === 'right' ? blank + styled : styled + blank;
}
