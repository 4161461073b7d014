// Assets that compress better as differences; src/files/restored-asset.ts is the other direction.
import { readFile } from 'node:fs/promises';

const forms = JSON.parse(await readFile(new URL('../src/files/asset-forms.json', import.meta.url), 'utf8'));

export function storedForm(name, bytes) {
  if (forms[name] === 'samples') return asSamples(bytes);
  if (forms[name] === 'offsets') return asOffsets(bytes);
  return bytes;
}

/** The samples of a sound bank have eight bits: of each pair of bytes the first is 0. */
function asSamples(bytes) {
  const bank = Buffer.from(bytes);
  const chunk = bank.indexOf('smpl');
  const place = chunk + 8;
  const count = bank.readUInt32LE(chunk + 4) / 2;
  const differences = Buffer.alloc(count);
  for (let n = 0; n < count; n++) {
    if (bank[place + 2 * n] !== 0) throw new Error('the samples of the sound bank have more than eight bits');
    differences[n] = (bank[place + 2 * n + 1] - (n === 0 ? 0 : bank[place + 2 * n - 1])) & 0xff;
  }
  const rest = [bank.subarray(0, place), differences, bank.subarray(place + 2 * count)];
  return Buffer.concat([head(place, count), ...rest]);
}

/** The longest table of increasing offsets of a grammar: a tenth of its compressed size. */
function asOffsets(bytes) {
  const stored = Buffer.from(bytes);
  const { place, count } = longestTable(stored);
  for (let at = place + 4 * (count - 1); at > place; at -= 4) {
    stored.writeUInt32LE(stored.readUInt32LE(at) - stored.readUInt32LE(at - 4), at);
  }
  return Buffer.concat([head(place, count), stored]);
}

function longestTable(bytes) {
  let longest = { place: 0, count: 0 };
  for (let start = 0; start < 4; start++) {
    let place = start;
    for (let at = start; at + 4 <= bytes.length; at += 4) {
      if (at > place && !isNext(bytes.readUInt32LE(at) - bytes.readUInt32LE(at - 4))) place = at;
      const count = (at - place) / 4 + 1;
      if (count > longest.count) longest = { place, count };
    }
  }
  return longest;
}

const isNext = (step) => step > 0 && step < 20_000;

function head(place, count) {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(place, 0);
  bytes.writeUInt32LE(count, 4);
  return bytes;
}
