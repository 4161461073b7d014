import forms from './asset-forms.json';
import { restoredCode } from './restored-code.ts';
import { restoredGrammar } from './restored-grammar.ts';
import { restoredSamples } from './restored-samples.ts';

const FORMS = new Map<string, string>(Object.entries(forms));

/** Some assets are stored in streams, which compress better. scripts/stored-form.mjs is the other direction. */
export const isInStreams = (name: string): boolean => FORMS.has(name);

export function restoredAsset(name: string, streams: readonly Buffer[]): Uint8Array {
  const form = FORMS.get(name);
  if (form === 'samples') return restoredSamples(streams);
  if (form === 'grammar') return restoredGrammar(streams);
  return restoredCode(streams);
}
