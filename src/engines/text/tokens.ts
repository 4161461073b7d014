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

/** More than this is not counted piece by piece: the rest is taken to be like the beginning. */
export const MOST_COUNTED_CHARACTERS = 65_536;

/** Counts without making the pieces. */
function countPieces(text: string): number {
  let count = 0;
  PIECES.lastIndex = 0;
  while (PIECES.test(text)) count += 1;
  return count;
}

export function countTokens(text: string): number {
  return countAllTokens([text]);
}

/** The tokens of all texts together; an estimate where they are long, so that pricing never takes long. */
export function countAllTokens(texts: readonly string[]): number {
  let counted = 0;
  let characters = 0;
  let all = 0;
  for (const text of texts) {
    all += text.length;
    const part = text.slice(0, Math.max(0, MOST_COUNTED_CHARACTERS - characters));
    if (part === '') continue;
    counted += countPieces(part);
    characters += part.length;
  }
  return characters === all ? counted : Math.ceil((counted * all) / characters);
}

/** The text as it is streamed, one token after the other; a long text is never held twice. */
export function* streamedTokens(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    // Others read with the same pattern in between.
    PIECES.lastIndex = from;
    const token = PIECES.exec(text)?.[0] ?? '';
    from = PIECES.lastIndex;
    yield token;
  }
}
