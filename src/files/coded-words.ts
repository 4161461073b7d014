/** Bytes from here on stand for words: those below TWO_BYTES by themselves, the others with the byte behind them. */
const FIRST_WORD = 0x80;
const TWO_BYTES = 0xf0;
const ONE_BYTE_WORDS = TWO_BYTES - FIRST_WORD;
/** A length and so many bytes as they are. */
const VERBATIM = 1;
const END_OF_WORDS = 0;

/**
 * A text whose frequent words are numbers, which compresses better. It begins with its length and the words, a line each, and
 * a zero byte. scripts/coded-words.mjs is the other direction.
 */
export function decodedWords(bytes: Buffer): Buffer {
  const end = bytes.indexOf(END_OF_WORDS);
  const [length, ...words] = bytes.toString('latin1', 0, end).split('\n');
  const coded = words.map((word) => Buffer.from(word, 'latin1'));
  const text = Buffer.allocUnsafe(Number(length));
  let to = 0;
  for (let from = end + 1; from < bytes.length; ) {
    const byte = bytes[from++] ?? 0;
    if (byte < FIRST_WORD && byte !== VERBATIM) {
      text[to++] = byte;
      continue;
    }
    if (byte === VERBATIM) {
      const count = bytes[from++] ?? 0;
      to += bytes.copy(text, to, from, from + count);
      from += count;
      continue;
    }
    const number =
      byte < TWO_BYTES
        ? byte - FIRST_WORD
        : ONE_BYTE_WORDS + ((byte - TWO_BYTES) << 8) + (bytes[from++] ?? 0);
    const word = coded[number];
    // A loop is quicker than a copy of so few bytes.
    if (word) for (let n = 0; n < word.length; n++) text[to++] = word[n] ?? 0;
  }
  return text;
}
