// Assets that compress better in parts of one kind; src/files/restored-asset.ts puts them together again.
import { readFile } from 'node:fs/promises';
import { codeStreams } from './code-form.mjs';
import { asGrammar } from './grammar-form.mjs';

const forms = JSON.parse(await readFile(new URL('../src/files/asset-forms.json', import.meta.url), 'utf8'));

const FORMS = {
  samples: asSamples,
  grammar: asGrammar,
  code: codeStreams,
  words: (bytes) => [codedWords(bytes)],
};

/** Streams that are compressed apart; undefined: the asset is stored as it is. */
export function storedForm(name, bytes) {
  return FORMS[forms[name]]?.(Buffer.from(bytes));
}

/** Of samples that share a predictor, as in src/files/restored-samples.ts. */
const BLOCK = 256;
const PREDICTORS = [
  () => 0,
  (last) => last,
  (last, before) => 2 * last - before,
  (last, before, first) => 3 * (last - before) + first,
];

/** The samples of a sound bank have eight bits: of each pair of bytes the first is 0. */
function asSamples(bank) {
  const place = bank.indexOf('smpl') + 8;
  const count = bank.readUInt32LE(place - 4) / 2;
  const samples = new Int8Array(count);
  for (let n = 0; n < count; n++) {
    if (bank[place + 2 * n] !== 0) throw new Error('the samples of the sound bank have more than eight bits');
    samples[n] = bank[place + 2 * n + 1];
  }
  const errors = PREDICTORS.map((predict) =>
    Int8Array.from(
      samples,
      (sample, n) => sample - predict(samples[n - 1] ?? 0, samples[n - 2] ?? 0, samples[n - 3] ?? 0),
    ),
  );
  const chosen = Array.from({ length: Math.ceil(count / BLOCK) }, (_, block) =>
    cheapest(errors, block * BLOCK),
  );
  const differences = chosen.map((choice, block) =>
    errors[choice].subarray(block * BLOCK, (block + 1) * BLOCK),
  );
  return [
    bank.subarray(0, place),
    Buffer.from(chosen),
    Buffer.concat(differences.map((each) => Buffer.from(each))),
    bank.subarray(place + 2 * count),
  ];
}

function cheapest(errors, from) {
  const costs = errors.map((all) =>
    all.subarray(from, from + BLOCK).reduce((sum, error) => sum + Math.log2(1 + Math.abs(error)), 0),
  );
  return costs.indexOf(Math.min(...costs));
}
