// Texts with their frequent words as numbers of one or two bytes: Brotli finds a word that stood megabytes before only at the
// cost of three. src/coded-words.ts says how the bytes are laid out.

const FIRST_WORD = 0x80;
const TWO_BYTES = 0xf0;
const ONE_BYTE_WORDS = TWO_BYTES - FIRST_WORD;
const LINE_END = 0x0a;
const SECOND_BYTES = 255;
const MOST_WORDS = ONE_BYTE_WORDS + (256 - TWO_BYTES) * SECOND_BYTES;
const VERBATIM = 1;
const CAPITAL = 2;
const LONGEST_VERBATIM = 255;
/** Rarer words cost more in the list than they save. */
const LEAST_COUNT = 3;
const WORD_OR_OTHER = /([A-Z]?[a-z]{2,}|[A-Z]{3,}|[\u0001\u0002\u0080-\u{10ffff}]+)/u;
/** The words in a name like "sortedByAge". */
const WORDS = /[A-Z]?[a-z]{2,}|[A-Z]{3,}/g;
const BEGINS_CAPITAL = /^[A-Z][a-z]/;
/** ASCII without the bytes that say VERBATIM or CAPITAL. */
const PLAIN = /^[\0\u0003-\u007f]*$/;

/** The list of their words, to be stored before them, and each text by itself. */
export function codedWords(texts) {
  const words = frequentWords(texts.join('\n'));
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    words: Buffer.from(`${words.join('\n')}\0`, 'latin1'),
    texts: texts.map((text) =>
      Buffer.from(text.split(WORD_OR_OTHER).flatMap((part) => codesOf(part, numbers))),
    ),
  };
}

/** Those that save most, the most frequent of them first, whose numbers are the shortest. */
function frequentWords(text) {
  const counts = new Map();
  for (const [word] of text.matchAll(WORDS)) {
    const plain = inLowerCase(word);
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST_COUNT)
    .sort(([a, m], [b, n]) => n * (b.length - 1) - m * (a.length - 1))
    .slice(0, MOST_WORDS)
    .sort(([, m], [, n]) => n - m)
    .map(([word]) => word);
}

/** A word with a capital letter at its beginning is the same word; one of capital letters is another. */
const inLowerCase = (word) => (BEGINS_CAPITAL.test(word) ? word[0].toLowerCase() + word.slice(1) : word);

function codesOf(part, numbers) {
  const number = numbers.get(inLowerCase(part));
  if (number === undefined) return PLAIN.test(part) ? [...Buffer.from(part)] : verbatim(Buffer.from(part));
  const capital = BEGINS_CAPITAL.test(part) ? [CAPITAL] : [];
  if (number < ONE_BYTE_WORDS) return [...capital, FIRST_WORD + number];
  const rest = number - ONE_BYTE_WORDS;
  const second = rest % SECOND_BYTES;
  return [...capital, TWO_BYTES + Math.floor(rest / SECOND_BYTES), second < LINE_END ? second : second + 1];
}

function verbatim(bytes) {
  const codes = [];
  for (let at = 0; at < bytes.length; at += LONGEST_VERBATIM) {
    const piece = bytes.subarray(at, at + LONGEST_VERBATIM);
    codes.push(VERBATIM, piece.length, ...piece);
  }
  return codes;
}
