/** Long words are cut into pieces of this length, as the tokenizers of large models do. */
const MAX_PIECE = 8;

const PIECES = new RegExp(
  [
    ` ?\\p{L}[\\p{L}\\p{M}'’]{0,${MAX_PIECE - 1}}`, // a word with the space before it, or a part of one
    ' ?\\p{N}{1,3}',
    '\\n+',
    '[^\\S\\n]+(?=\\s|$)',
    ' ?[\\p{Extended_Pictographic}][\\p{M}\\u200d\\ufe0f\\p{Emoji_Modifier}\\p{Extended_Pictographic}]*',
    ' ?[^\\s\\p{L}\\p{N}\\p{Extended_Pictographic}]{1,4}',
    '\\s',
    '[\\s\\S]',
  ].join('|'),
  'gu',
);

/** The text in pieces of about a word; together they are exactly the text. */
export function tokens(text: string): string[] {
  return text.match(PIECES) ?? [];
}

export function countTokens(text: string): number {
  return tokens(text).length;
}
