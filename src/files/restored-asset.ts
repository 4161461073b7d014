import forms from './asset-forms.json';
import { restoredGrammar } from './restored-grammar.ts';

/** Some assets are stored as differences, which compress better. scripts/stored-form.mjs is the other direction. */
export function restoredAsset(name: string, stored: Buffer): Uint8Array {
  const form = new Map<string, string>(Object.entries(forms)).get(name);
  if (form === 'samples') return withSamples(stored);
  if (form === 'grammar') return restoredGrammar(stored);
  return stored;
}

/** The place of the samples and their count, four bytes each. */
const HEAD = 8;

/** Samples of eight bits, each stored as one byte: the difference from the one before. They are played with sixteen. */
function withSamples(stored: Buffer): Uint8Array {
  const place = stored.readUInt32LE(0);
  const count = stored.readUInt32LE(4);
  const differences = stored.subarray(HEAD + place, HEAD + place + count);
  const whole = Buffer.alloc(stored.length - HEAD + count);
  stored.copy(whole, 0, HEAD, HEAD + place);
  stored.copy(whole, place + 2 * count, HEAD + place + count);
  let sample = 0;
  for (let n = 0; n < count; n++) {
    sample = (sample + (differences[n] ?? 0)) & 0xff;
    whole[place + 2 * n + 1] = sample;
  }
  return whole;
}
