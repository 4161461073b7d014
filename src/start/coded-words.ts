/** Bytes from here on stand for words: those below TWO_BYTES by themselves, the others with the byte behind them. */
const FIRST_WORD = 0x80;
const TWO_BYTES = 0xf0;
const ONE_BYTE_WORDS = TWO_BYTES - FIRST_WORD;
/** A length and so many bytes as they are. */
const VERBATIM = 1;
const END_OF_WORDS = 0;
const LINE_END = 0x0a;

/**
 * A text whose frequent words are numbers, which compresses better. It begins with its length and the words, a line each, and
 * a zero byte. scripts/coded-words.mjs is the other direction.
 */
export function decodedWords(bytes: Buffer): Buffer {
  const end = bytes.indexOf(END_OF_WORDS);
  const [length, ...words] = bytes.toString('latin1', 0, end).split('\n');
  const starts = new Uint32Array(words.length + 1);
  starts[0] = bytes.indexOf(LINE_END) + 1;
  for (const [number, word] of words.entries()) starts[number + 1] = (starts[number] ?? 0) + word.length + 1;
  const text = Buffer.alloc(Number(length));
  writeText(bytes, end + 1, starts, text);
  return text;
}

/** Loops over single bytes: a copy of a few costs more than they do. */
function writeText(bytes: Buffer, first: number, starts: Uint32Array, text: Buffer): void {
  let to = 0;
  const copy = (from: number, end: number): void => {
    for (let at = from; at < end; at++) text[to++] = bytes[at] ?? 0;
  };
  for (let from = first; from < bytes.length; ) {
    const byte = bytes[from++] ?? 0;
    if (byte === VERBATIM) {
      const end = from + 1 + (bytes[from] ?? 0);
      copy(from + 1, end);
      from = end;
    } else if (byte < FIRST_WORD) text[to++] = byte;
    else {
      const number =
        byte < TWO_BYTES
          ? byte - FIRST_WORD
          : ONE_BYTE_WORDS + ((byte - TWO_BYTES) << 8) + (bytes[from++] ?? 0);
      copy(starts[number] ?? 0, (starts[number + 1] ?? 1) - 1);
    }
  }
}
