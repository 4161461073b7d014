import forms from './asset-forms.json';
import { restoredCode } from './restored-code.ts';
import { restoredGrammar } from './restored-grammar.ts';

const FORMS = new Map<string, string>(Object.entries(forms));

/** Some assets are stored in streams, which compress better. scripts/stored-form.mjs is the other direction. */
export const isInStreams = (name: string): boolean => FORMS.has(name);

export function restoredAsset(name: string, streams: readonly Buffer[]): Uint8Array {
  const form = FORMS.get(name);
  if (form === 'samples') return withSamples(streams);
  if (form === 'grammar') return restoredGrammar(streams);
  return restoredCode(streams);
}

const NOTHING = Buffer.alloc(0);

/** Samples of eight bits, each stored as one byte: the difference from the one before. They are played with sixteen. */
function withSamples(streams: readonly Buffer[]): Uint8Array {
  const [before = NOTHING, differences = NOTHING, after = NOTHING] = streams;
  const samples = Buffer.alloc(2 * differences.length);
  let sample = 0;
  for (let n = 0; n < differences.length; n++) {
    sample = (sample + (differences[n] ?? 0)) & 0xff;
    samples[2 * n + 1] = sample;
  }
  return Buffer.concat([before, samples, after]);
}
