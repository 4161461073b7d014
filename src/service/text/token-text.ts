import type { Assets } from '../../engines/engine.ts';
import { serviceError } from '../http/service-error.ts';

const SINGLE_BYTES = 256;

/** The text of token numbers in the encoding cl100k_base. */
export async function tokenDecoder(assets: Assets): Promise<(numbers: readonly number[]) => string> {
  const bytes = await assets('tokens.bin');
  const starts = startsIn(bytes);
  return (numbers) => {
    const parts = numbers.map((number) => {
      if (number >= 0 && number < SINGLE_BYTES) return bytes.subarray(number, number + 1);
      const [start, next] = [starts[number - SINGLE_BYTES], starts[number - SINGLE_BYTES + 1]];
      if (start === undefined || next === undefined)
        throw serviceError.invalid('input: contains a number that is no token of cl100k_base');
      return bytes.subarray(start, next - 1);
    });
    return Buffer.concat(parts).toString();
  };
}

/** The first 256 tokens are one byte each; every other one ends with a zero byte, which none of them contains. */
function startsIn(bytes: Uint8Array): number[] {
  const starts = [SINGLE_BYTES];
  for (let at = SINGLE_BYTES; at < bytes.length; at += 1) if (bytes[at] === 0) starts.push(at + 1);
  return starts;
}
