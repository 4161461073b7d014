/** How loud each frame of an MP3 is, 0 to 1, from the gain that its side information holds. */
export function mp3Loudness(bytes: Uint8Array): number[] {
  const gains: number[] = [];
  let at = afterTag(bytes);
  while (at + 40 < bytes.length) {
    const length = frameLength(bytes, at);
    if (length === undefined) {
      at += 1;
      continue;
    }
    gains.push(globalGain(bytes, at));
    at += length;
  }
  const loudest = gains.reduce((top, gain) => Math.max(top, gain), 1);
  // The gain is in quarter powers of two: 16 steps are a factor of 16 in amplitude.
  return gains.map((gain) => Math.min(1, 2 ** ((gain - loudest) / 8)));
}

function afterTag(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((bytes[place] ?? 0) & 127), 0);
  return 10 + size;
}

const RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES = [44_100, 48_000, 32_000];

/** Layer III only; undefined where no frame begins. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [b0 = 0, b1 = 0, b2 = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (b0 !== 0xff || (b1 & 0xe6) !== 0xe2) return undefined;
  const version1 = (b1 & 0x18) === 0x18;
  const rate = (version1 ? RATES_1 : RATES_2)[b2 >> 4];
  const base = SAMPLES[(b2 >> 2) & 3];
  if (!rate || base === undefined) return undefined;
  const samples = version1 ? base : (b1 & 0x18) === 0x10 ? base / 2 : base / 4;
  return Math.floor(((version1 ? 144_000 : 72_000) * rate) / samples) + ((b2 >> 1) & 1);
}

/** Of the first granule of the first channel. */
function globalGain(bytes: Uint8Array, at: number): number {
  const version1 = ((bytes[at + 1] ?? 0) & 0x18) === 0x18;
  const protectedFrame = ((bytes[at + 1] ?? 0) & 1) === 0;
  const mono = (bytes[at + 3] ?? 0) >> 6 === 3;
  const start = (at + 4 + (protectedFrame ? 2 : 0)) * 8;
  // main_data_begin, private bits, scfsi, then part2_3_length (12) and big_values (9).
  const before = version1 ? (mono ? 9 + 5 + 4 : 9 + 3 + 8) : mono ? 8 + 1 : 8 + 2;
  return bits(bytes, start + before + 12 + 9, 8);
}

function bits(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit += 1) {
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}
