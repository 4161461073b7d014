/** Bytes from here on stand for words: those below TWO_BYTES by themselves, the others with the byte behind them. */
const FIRST_WORD = 0x80;
const TWO_BYTES = 0xf0;
const ONE_BYTE_WORDS = TWO_BYTES - FIRST_WORD;
/** No second byte is a line end: who looks for the beginning of a line would take it for one. */
const LINE_END = 0x0a;
const SECOND_BYTES = 255;
/** A length and so many bytes as they are. */
const VERBATIM = 1;
/** The word behind it begins with a capital letter. */
const CAPITAL = 2;
const TO_CAPITAL = 0x20;
const END_OF_WORDS = 0;

/** The words that numbers stand for: a line each and a zero byte. */
export class WordList {
  readonly bytes: Buffer;
  /** The offset of each word in the bytes, and behind them the end of the last one. */
  readonly starts: Uint32Array;
  readonly longest: number;
  /** The number of bytes with the zero. */
  readonly size: number;

  constructor(bytes: Buffer) {
    const end = bytes.indexOf(END_OF_WORDS);
    const words = end === 0 ? [] : bytes.toString('latin1', 0, end).split('\n');
    const starts = new Uint32Array(words.length + 1);
    let longest = 1;
    for (const [number, { length }] of words.entries()) {
      starts[number + 1] = (starts[number] ?? 0) + length + 1;
      longest = Math.max(longest, length);
    }
    this.bytes = bytes;
    this.starts = starts;
    this.longest = longest;
    this.size = end + 1;
  }
}

/**
 * A text whose frequent words are numbers, which compresses better. Several texts may have one list of words; by itself, a
 * text has its list before it. Any part that begins and ends between two codes can be read by itself.
 * scripts/coded-words.mjs is the other direction.
 */
export class CodedWords {
  readonly bytes: Buffer;
  /** The offset of the text in the bytes. */
  readonly start: number;
  readonly #words: WordList;

  constructor(bytes: Buffer, words?: WordList) {
    this.bytes = bytes;
    this.#words = words ?? new WordList(bytes);
    this.start = words ? 0 : this.#words.size;
  }

  text(from = this.start, end = this.bytes.length): string {
    // Memory that is not written to costs nothing; to count the letters first takes as long as to write them.
    const text = Buffer.allocUnsafeSlow((end - from) * this.#words.longest);
    const { length, isPlain } = this.#write(from, end, text);
    return isPlain ? text.toString('latin1', 0, length) : text.toString('utf8', 0, length);
  }

  /** Loops over single bytes: a copy of a few costs more than they do. */
  #write(first: number, last: number, text: Buffer): { length: number; isPlain: boolean } {
    const { bytes } = this;
    const { bytes: letters, starts } = this.#words;
    let isPlain = true;
    let capital = 0;
    let to = 0;
    for (let at = first; at < last; ) {
      const byte = bytes[at++] ?? 0;
      if (byte === VERBATIM) {
        isPlain = false;
        const end = at + 1 + (bytes[at] ?? 0);
        for (at++; at < end; at++) text[to++] = bytes[at] ?? 0;
      } else if (byte === CAPITAL) capital = TO_CAPITAL;
      else if (byte < FIRST_WORD) text[to++] = byte;
      else {
        const number = byte < TWO_BYTES ? byte - FIRST_WORD : longNumber(byte, bytes[at++] ?? 0);
        const end = (starts[number + 1] ?? 0) - 1;
        const start = starts[number] ?? 0;
        text[to++] = (letters[start] ?? 0) - capital;
        capital = 0;
        for (let letter = start + 1; letter < end; letter++) text[to++] = letters[letter] ?? 0;
      }
    }
    return { length: to, isPlain };
  }
}

const longNumber = (first: number, second: number): number =>
  ONE_BYTE_WORDS + (first - TWO_BYTES) * SECOND_BYTES + (second > LINE_END ? second - 1 : second);
