// Assets that compress better as differences; src/files/restored-asset.ts is the other direction.
import { readFile } from 'node:fs/promises';
import { asGrammar } from './grammar-form.mjs';

const forms = JSON.parse(await readFile(new URL('../src/files/asset-forms.json', import.meta.url), 'utf8'));

export function storedForm(name, bytes) {
  if (forms[name] === 'samples') return asSamples(bytes);
  if (forms[name] === 'grammar') return asGrammar(bytes);
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

function head(place, count) {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(place, 0);
  bytes.writeUInt32LE(count, 4);
  return bytes;
}
