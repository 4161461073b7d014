import { BLOCK } from '../line-editor.ts';
import type { Action } from './keys.ts';
import type { TextBuffer } from './text-buffer.ts';

/** Keys that only change the text or the place in it. */
export const EDITS: Readonly<Partial<Record<Action, (buffer: TextBuffer) => void>>> = {
  newline: (buffer) => buffer.insert('\n'),
  left: (buffer) => buffer.left(),
  right: (buffer) => buffer.right(),
  'word-left': (buffer) => buffer.wordLeft(),
  'word-right': (buffer) => buffer.wordRight(),
  'line-start': (buffer) => buffer.lineStart(),
  'line-end': (buffer) => buffer.lineEnd(),
  backspace: (buffer) => buffer.backspace(),
  delete: (buffer) => buffer.delete(),
  'remove-word-left': (buffer) => buffer.remove('wordLeft'),
  'remove-word-right': (buffer) => buffer.remove('wordRight'),
  'remove-to-start': (buffer) => buffer.remove('lineStart'),
  'remove-to-end': (buffer) => buffer.remove('lineEnd'),
  yank: (buffer) => buffer.yank(),
};

/** The text with room for its next line; undefined when it is complete. */
export function goesOn(text: string): string | undefined {
  const isOpenBlock = /^\s*"""\s*($|\n)/.test(text) && !/\n\s*"""\s*$/.test(text);
  if (isOpenBlock) return `${text}\n`;
  return text.endsWith('\\') ? `${text.slice(0, -1)}\n` : undefined;
}

/** A block without the quotes that held it. */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n');
  const isBlock = lines.length > 1 && lines[0]?.trim() === BLOCK && lines.at(-1)?.trim() === BLOCK;
  return isBlock ? lines.slice(1, -1).join('\n') : text;
}

/** A paste as one text: lines end in line feeds, and control characters are dropped. */
export function pastedText(pieces: readonly string[]): string {
  return pieces
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** The common prefix of the words. */
export function sharedStart(words: readonly string[]): string {
  const [first = ''] = words;
  let length = first.length;
  for (const word of words) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
