// The word vectors as they are published (src/engines/text/vectors/word-vectors.ts reads them): many words, those that are
// seldom written in less detail.
import { readWordNet, sensesOf } from './wordnet.mjs';

const WORDS = 11_000;
/** Of the rarer ones only common words: names of people and places tell little about a text. */
const WITH_NAMES = 4_000;
/** More than these with many bits change few ranks; a word without a vector costs most. */
const IN_DETAIL = 4_500;
/** Of a number in the file that scripts/word-vectors.mjs has made. */
const BITS = 3;
/** Words differ most on the first axes. */
const FIRST_AXES = 16;
const DETAILED = { first: BITS, others: 2 };
const ROUGH = { first: 2, others: 1 };
/** By their bits, the means of normally distributed numbers whose first bits are the same, in standard deviations. */
const LEVELS = { 1: [-0.798, 0.798], 2: [-1.565, -0.479, 0.479, 1.565] };
/** Sixteen weights are enough. */
const WEIGHT_BITS = 4;
const CODE_OF_NONE = 'A'.charCodeAt(0);

export function storedVectors(bytes) {
  const end = bytes.indexOf(0x0a);
  const { words: list, spread, levels, heaviest } = JSON.parse(bytes.subarray(0, end).toString());
  const words = list.split(' ');
  const weights = bytes.subarray(end + 1);
  const codes = weights.subarray(words.length);
  const kept = keptOf(words);
  const groups = [
    { places: kept.slice(0, IN_DETAIL), bits: bitsOf(spread, DETAILED) },
    { places: kept.slice(IN_DETAIL), bits: bitsOf(spread, ROUGH) },
  ].map(({ places, bits }) => ({ places: places.sort((a, b) => (words[a] < words[b] ? -1 : 1)), bits }));
  const places = groups.flatMap((group) => group.places);
  const head = {
    groups: groups.map(({ places: { length }, bits }) => ({ words: length, bits })),
    levels: { ...LEVELS, [BITS]: levels },
    weightBits: WEIGHT_BITS,
    spread,
    heaviest,
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n${sharedBeginnings(places.map((at) => words[at]))}\n`),
    Buffer.from(places.map((at) => weights[at] >> (8 - WEIGHT_BITS))),
    ...groups.flatMap((group) => group.places.map((at) => coarser(codes, at * spread.length, group.bits))),
  ]);
}

const bitsOf = (spread, { first, others }) => spread.map((_, axis) => (axis < FIRST_AXES ? first : others));

/** The places of the words, the most frequent first. */
function keptOf(words) {
  const { lemmas, synsets, tagged } = readWordNet();
  const isCommon = (word) => sensesOf(word, lemmas.get(word) ?? [], synsets, tagged).length > 0;
  return [...words.keys()].filter((at) => at < WITH_NAMES || isCommon(words[at])).slice(0, WORDS);
}

/** Each word as the number of letters that it has in common with the one before it, as a capital letter, and the others. */
function sharedBeginnings(words) {
  return words
    .map((word, number) => {
      const before = words[number - 1] ?? '';
      let common = 0;
      while (common < before.length && before[common] === word[common]) common += 1;
      return String.fromCharCode(CODE_OF_NONE + common) + word.slice(common);
    })
    .join('');
}

/** The numbers of one vector with fewer bits; the vector ends with a whole byte. */
function coarser(codes, first, bits) {
  const vector = Buffer.alloc(Math.ceil(bits.reduce((sum, each) => sum + each) / 8));
  let place = 0;
  for (const [axis, width] of bits.entries()) {
    const from = (first + axis) * BITS;
    const pair = codes[from >> 3] | ((codes[(from >> 3) + 1] ?? 0) << 8);
    const code = ((pair >> (from & 7)) & (2 ** BITS - 1)) >> (BITS - width);
    const shifted = code << (place & 7);
    vector[place >> 3] |= shifted & 255;
    if (shifted > 255) vector[(place >> 3) + 1] |= shifted >> 8;
    place += width;
  }
  return vector;
}
