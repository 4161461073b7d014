import type { Assets } from '../../engines/engine.ts';
import { serviceError } from '../http/service-error.ts';
import { bitsOf, tokenPairs } from './token-pairs.ts';

const SINGLE_BYTES = 256;
const COUNT_BYTES = 4;

type Decoder = (numbers: readonly number[]) => string;

/** To read the pairs takes longer than to answer a request. */
const decoders = new WeakMap<Assets, Promise<Decoder>>();

/** The text of token numbers in the encoding cl100k_base. */
export function tokenDecoder(assets: Assets): Promise<Decoder> {
  const reading = decoders.get(assets) ?? readDecoder(assets);
  decoders.set(assets, reading);
  reading.catch(() => decoders.delete(assets));
  return reading;
}

async function readDecoder(assets: Assets): Promise<Decoder> {
  const { bytes, starts } = texts(Buffer.from(await assets('tokens.bin')));
  return (numbers) => {
    const parts = numbers.map((number) => {
      const [start, next] = [starts[number], starts[number + 1]];
      if (start === undefined || next === undefined)
        throw serviceError.invalid('input: contains a number that is no token of cl100k_base');
      return bytes.subarray(start, next);
    });
    return Buffer.concat(parts).toString();
  };
}

/** One after the other, and where each begins. The first 256 tokens are one byte each. */
function texts(stored: Buffer): { readonly bytes: Buffer; readonly starts: Uint32Array } {
  const count = stored.readUInt32LE(0);
  const first = stored.subarray(COUNT_BYTES, COUNT_BYTES + SINGLE_BYTES);
  const pairs = tokenPairs(first, count, bitsOf(stored.subarray(COUNT_BYTES + SINGLE_BYTES)));
  const starts = new Uint32Array(SINGLE_BYTES + count + 1);
  for (let number = 0; number < SINGLE_BYTES; number++) starts[number + 1] = number + 1;
  const lengthOf = (number = 0): number => (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  for (let n = 0; n < count; n++) {
    const number = SINGLE_BYTES + n;
    starts[number + 1] = (starts[number] ?? 0) + lengthOf(pairs[2 * n]) + lengthOf(pairs[2 * n + 1]);
  }
  const bytes = Buffer.alloc(starts[SINGLE_BYTES + count] ?? 0);
  first.copy(bytes);
  let end = SINGLE_BYTES;
  for (const part of pairs) end += bytes.copy(bytes, end, starts[part], starts[part + 1]);
  return { bytes, starts };
}
