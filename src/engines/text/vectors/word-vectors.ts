import type { Assets } from '../../engine.ts';
import { baseForms } from '../language/base-forms.ts';

/** Vectors of frequent English words. */
export interface WordVectors {
  readonly dimensions: number;
  /** Adds the first numbers of a word's vector, weighted by how much the word says; false for an unknown word. */
  add(word: string, sums: Float64Array): boolean;
}

const WORD_VECTORS_ASSET = 'word-vectors.bin';
const LINE_END = 0x0a;
const CODE_OF_NONE = 'A'.charCodeAt(0);
/** A stored weight stands for all that were rounded down to it. */
const MIDDLE = 0.5;

const read = new WeakMap<Assets, Promise<WordVectors>>();

/** Read once for each set of assets. */
export function wordVectors(assets: Assets): Promise<WordVectors> {
  const known = read.get(assets) ?? assets(WORD_VECTORS_ASSET).then(readWordVectors);
  read.set(assets, known);
  return known;
}

/**
 * A line of JSON, a line of words, a byte a word for its weight, then the vectors, each from a whole byte on. The first
 * group of words has its vectors in more detail than the others (scripts/stored-vectors.mjs).
 */
function readWordVectors(bytes: Uint8Array): WordVectors {
  const headEnd = bytes.indexOf(LINE_END);
  const wordsEnd = bytes.indexOf(LINE_END, headEnd + 1);
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to));
  const head = readHead(text(0, headEnd));
  const words = inFull(text(headEnd + 1, wordsEnd));
  const index = new Map(words.map((word, at) => [word, at]));
  const weights = bytes.subarray(wordsEnd + 1);
  const heaviest = head.heaviest / 2 ** head.weightBits;
  const groups = groupsOf(head, weights.subarray(words.length));
  const placeOf = (word: string): number | undefined =>
    index.get(word) ??
    baseForms(word).reduce<number | undefined>((at, form) => at ?? index.get(form), undefined);
  return {
    dimensions: head.spread.length,
    add(word, sums) {
      const at = placeOf(word);
      const group = groups.find(({ end }) => at !== undefined && at < end);
      if (at === undefined || group === undefined) return false;
      const weight = ((weights[at] ?? 0) + MIDDLE) * heaviest;
      let place = (at - group.start) * group.size * 8;
      for (let axis = 0; axis < sums.length; axis += 1) {
        const bits = group.bits[axis] ?? 0;
        const pair = (group.codes[place >> 3] ?? 0) | ((group.codes[(place >> 3) + 1] ?? 0) << 8);
        const level = (pair >> (place & 7)) & ((1 << bits) - 1);
        sums[axis] = (sums[axis] ?? 0) + weight * (group.numbers[axis]?.[level] ?? 0);
        place += bits;
      }
      return true;
    },
  };
}

/** Words of which each is written as the number of letters that it shares with the one before it, and the others. */
function inFull(text: string): string[] {
  let before = '';
  return (text.match(/[A-Z][a-z]*/g) ?? []).map((part) => {
    before = before.slice(0, part.charCodeAt(0) - CODE_OF_NONE) + part.slice(1);
    return before;
  });
}

interface Group {
  /** Places of its words. */
  readonly start: number;
  readonly end: number;
  readonly bits: readonly number[];
  /** Bytes of a vector. */
  readonly size: number;
  readonly codes: Uint8Array;
  /** By axis and code. */
  readonly numbers: readonly (readonly number[])[];
}

function groupsOf({ groups, levels, spread }: Head, codes: Uint8Array): Group[] {
  let start = 0;
  let from = 0;
  return groups.map(({ words, bits }) => {
    const size = Math.ceil(bits.reduce((sum, each) => sum + each, 0) / 8);
    const group = {
      start,
      end: start + words,
      bits,
      size,
      codes: codes.subarray(from),
      numbers: spread.map((wide, axis) => (levels[bits[axis] ?? 0] ?? []).map((level) => level * wide)),
    };
    start += words;
    from += words * size;
    return group;
  });
}

interface Head {
  /** The number of words, and the bits of each axis. */
  readonly groups: readonly { readonly words: number; readonly bits: readonly number[] }[];
  /** Midpoints of the quantiser by its bits, in standard deviations. */
  readonly levels: Readonly<Record<number, readonly number[]>>;
  readonly weightBits: number;
  /** The spread of each axis. */
  readonly spread: readonly number[];
  readonly heaviest: number;
}

function readHead(json: string): Head {
  const head: Head = JSON.parse(json);
  return head;
}
