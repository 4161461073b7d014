import type { Assets } from '../../engine.ts';
import { baseForms } from '../language/base-forms.ts';

/** Vectors of frequent English words. */
export interface WordVectors {
  readonly dimensions: number;
  /** Adds the first numbers of a word's vector, weighted by how much the word says; false for an unknown word. */
  add(word: string, sums: Float64Array): boolean;
}

const WORD_VECTORS_ASSET = 'word-vectors.bin';

const read = new WeakMap<Assets, Promise<WordVectors>>();

/** Read once for each set of assets. */
export function wordVectors(assets: Assets): Promise<WordVectors> {
  const known = read.get(assets) ?? assets(WORD_VECTORS_ASSET).then(readWordVectors);
  read.set(assets, known);
  return known;
}

/** A line of JSON, a byte a word for its weight, then the vectors, each from a whole byte on (scripts/word-vectors.mjs). */
function readWordVectors(bytes: Uint8Array): WordVectors {
  const head = readHead(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0x0a))));
  const words = head.words.split(' ');
  const index = new Map(words.map((word, at) => [word, at]));
  const weights = bytes.subarray(bytes.indexOf(0x0a) + 1);
  const codes = weights.subarray(words.length);
  const dimensions = head.spread.length;
  const numbers = head.spread.map((spread, axis) =>
    (head.levels[head.bits[axis] ?? 0] ?? []).map((level) => level * spread),
  );
  const size = Math.ceil(head.bits.reduce((sum, bits) => sum + bits, 0) / 8);
  const placeOf = (word: string): number | undefined =>
    index.get(word) ??
    baseForms(word).reduce<number | undefined>((at, form) => at ?? index.get(form), undefined);
  return {
    dimensions,
    add(word, sums) {
      const at = placeOf(word);
      if (at === undefined) return false;
      const weight = ((weights[at] ?? 0) / 255) * head.heaviest;
      let place = at * size * 8;
      for (let axis = 0; axis < sums.length; axis += 1) {
        const bits = head.bits[axis] ?? 0;
        const pair = (codes[place >> 3] ?? 0) | ((codes[(place >> 3) + 1] ?? 0) << 8);
        const level = (pair >> (place & 7)) & ((1 << bits) - 1);
        sums[axis] = (sums[axis] ?? 0) + weight * (numbers[axis]?.[level] ?? 0);
        place += bits;
      }
      return true;
    },
  };
}

interface Head {
  readonly words: string;
  /** Of each axis. */
  readonly bits: readonly number[];
  /** Midpoints of the quantiser by its bits, in standard deviations. */
  readonly levels: Readonly<Record<number, readonly number[]>>;
  readonly spread: readonly number[];
  readonly heaviest: number;
}

function readHead(json: string): Head {
  const head: Head = JSON.parse(json);
  return head;
}
