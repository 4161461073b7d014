// Assets that compress better in parts of one kind; src/files/restored-asset.ts puts them together again.
import { readFile } from 'node:fs/promises';
import { codeStreams } from './code-form.mjs';
import { asGrammar } from './grammar-form.mjs';

const forms = JSON.parse(await readFile(new URL('../src/files/asset-forms.json', import.meta.url), 'utf8'));

const FORMS = { samples: asSamples, grammar: asGrammar, code: codeStreams };

/** Streams that are compressed apart; undefined: the asset is stored as it is. */
export function storedForm(name, bytes) {
  return FORMS[forms[name]]?.(Buffer.from(bytes));
}

/** The samples of a sound bank have eight bits: of each pair of bytes the first is 0. */
function asSamples(bank) {
  const chunk = bank.indexOf('smpl');
  const place = chunk + 8;
  const count = bank.readUInt32LE(chunk + 4) / 2;
  const differences = Buffer.alloc(count);
  for (let n = 0; n < count; n++) {
    if (bank[place + 2 * n] !== 0) throw new Error('the samples of the sound bank have more than eight bits');
    differences[n] = (bank[place + 2 * n + 1] - (n === 0 ? 0 : bank[place + 2 * n - 1])) & 0xff;
  }
  return [bank.subarray(0, place), differences, bank.subarray(place + 2 * count)];
}
