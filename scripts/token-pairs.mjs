// The tokens of cl100k_base as the pairs of earlier tokens that they are made of, by the chances of
// src/service/text/token-pairs.ts: a tenth less than their texts compressed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleScript } from './kept-bundle.mjs';

const SINGLE_BYTES = 256;
const ONE = 65_536;

/** Their number, the tokens of one byte, and the bits of the pairs. */
export async function storedTokens(tokens) {
  const texts = tokens.map((token) => Buffer.from(token).toString('latin1'));
  const pairs = pairsOf(texts);
  const first = Buffer.from(texts.slice(0, SINGLE_BYTES).join(''), 'latin1');
  const { tokenPairs } = await chances();
  const writer = bitWriter();
  tokenPairs(first, pairs.length / 2, (chance, index, position) =>
    writer.put((pairs[index] >> position) & 1, chance),
  );
  const count = Buffer.alloc(4);
  count.writeUInt32LE(pairs.length / 2);
  return Buffer.concat([count, first, writer.end()]);
}

async function chances() {
  const directory = await mkdtemp(join(tmpdir(), 'octet-tokens-'));
  try {
    const path = fileURLToPath(new URL('../src/service/text/token-pairs.ts', import.meta.url));
    const source = `export { tokenPairs } from ${JSON.stringify(path)};`;
    return await import(pathToFileURL(await bundleScript({ source, directory })).href);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What is left when all pairs that have an earlier number are put together, the earliest first. */
function pairsOf(texts) {
  const numbers = new Map(texts.map((text, number) => [text, number]));
  return texts.slice(SINGLE_BYTES).flatMap((text, n) => {
    const parts = [...text];
    while (parts.length > 2) {
      let [best, least] = [-1, SINGLE_BYTES + n];
      for (let at = 0; at + 1 < parts.length; at++) {
        const number = numbers.get(parts[at] + parts[at + 1]) ?? least;
        if (number < least) [best, least] = [at, number];
      }
      if (best < 0) throw new Error(`a token is not made of two others: ${text}`);
      parts.splice(best, 2, parts[best] + parts[best + 1]);
    }
    return parts.map((part) => numbers.get(part));
  });
}

/** The other direction of bitsOf in src/service/text/token-pairs.ts. */
function bitWriter() {
  const bytes = [];
  let [low, high] = [0, 2 ** 32 - 1];
  const shift = () => {
    bytes.push(high >>> 24);
    low = (low << 8) >>> 0;
    high = ((high << 8) | 0xff) >>> 0;
  };
  return {
    put(bit, chance) {
      const middle = low + Math.floor((high - low) / ONE) * chance;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (low >>> 24 === high >>> 24) shift();
      return bit;
    },
    end() {
      for (let n = 0; n < 4; n++) shift();
      return Buffer.from(bytes);
    },
  };
}
