const NUMBER_BITS = 17;
const ONE = 65_536;
const [LEAST_CHANCE, MOST_CHANCE] = [32, ONE - 32];
const MOST_SEEN = 1_000;
const MOST_TRUSTED = 200;
const PLACES_BITS = 20;
/** A number far from all others: multiplied by it, neighbours end in different places. */
const SCATTER = 0x9e3779b1;

/** Gives the next bit of a number, which is 1 with this chance of 65536. `index` says which number, `position` which bit. */
export type NextBit = (chance: number, index: number, position: number) => number;

/**
 * Every token but the first is two earlier ones. Both the build, which knows the bits, and who reads them foresee each
 * from those before it: a left part from how often it was one, a right part also from the last byte of the left one.
 */
export function tokenPairs(first: Uint8Array, count: number, nextBit: NextBit): Uint32Array {
  const pairs = new Uint32Array(2 * count);
  const endings = new Uint8Array(first.length + count);
  endings.set(first);
  const usual = new Chances(NUMBER_BITS + 1);
  const behind = new Chances(PLACES_BITS);
  for (let index = 0; index < pairs.length; index++) {
    const isRight = index % 2 === 1;
    const ending = isRight ? (endings[pairs[index - 1] ?? 0] ?? 0) : undefined;
    const known = first.length + (index >> 1);
    let number = 0;
    for (let position = NUMBER_BITS - 1; position >= 0; position--) {
      const place = (1 << (NUMBER_BITS - 1 - position)) + number;
      number *= 2;
      // No token is part of itself.
      if ((number + 1) * 2 ** position >= known) continue;
      const level = NUMBER_BITS - 1 - position;
      const alone = place + (isRight ? 1 << NUMBER_BITS : 0);
      const together = ending === undefined ? undefined : scattered(ending * 2 ** NUMBER_BITS + place);
      const chance = together === undefined ? usual.at(alone) : behind.mixed(together, usual.at(alone));
      const bit = nextBit(Math.min(Math.max(chance, LEAST_CHANCE), MOST_CHANCE), index, position);
      usual.learn(alone, level, bit);
      if (together !== undefined) behind.learn(together, level, bit);
      number += bit;
    }
    pairs[index] = number;
    if (isRight) endings[known] = endings[number] ?? 0;
  }
  return pairs;
}

const scattered = (key: number): number => Math.imul(key, SCATTER) >>> (32 - PLACES_BITS);

/** How likely the bits in many places are 1, by those that were there. */
class Chances {
  readonly #chances: Uint16Array;
  readonly #seen: Uint16Array;

  constructor(bits: number) {
    this.#chances = new Uint16Array(2 ** bits).fill(ONE / 2);
    this.#seen = new Uint16Array(2 ** bits);
  }

  at(place: number): number {
    return this.#chances[place] ?? 0;
  }

  /** Between another chance and the one here, the nearer to this the more was seen here. */
  mixed(place: number, other: number): number {
    const seen = Math.min(this.#seen[place] ?? 0, MOST_TRUSTED);
    return Math.trunc(other + ((this.at(place) - other) * seen) / (seen + 3));
  }

  /** The last bits of a number are less alike, so that one of them says less about the next. */
  learn(place: number, level: number, bit: number): void {
    const seen = this.#seen[place] ?? 0;
    const chance = this.at(place);
    this.#chances[place] = chance + Math.trunc((bit * (ONE - 1) - chance) / (seen + 1.5 + level / 5));
    if (seen < MOST_SEEN) this.#seen[place] = seen + 1;
  }
}

/** Reads bits that were written with the same chances: the more likely a bit was, the less of a byte it takes. */
export function bitsOf(bytes: Uint8Array): NextBit {
  let [low, high, code, at] = [0, 2 ** 32 - 1, 0, 0];
  const nextByte = (): number => bytes[at++] ?? 0;
  for (let n = 0; n < 4; n++) code = code * 256 + nextByte();
  return (chance) => {
    const middle = low + Math.floor((high - low) / ONE) * chance;
    const bit = code <= middle ? 1 : 0;
    if (bit === 1) high = middle;
    else low = middle + 1;
    while (low >>> 24 === high >>> 24) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 0xff) >>> 0;
      code = ((code << 8) | nextByte()) >>> 0;
    }
    return bit;
  };
}
