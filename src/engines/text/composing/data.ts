import texts from '../data/composed-texts.json';

interface Texts {
  readonly apology: { readonly many: readonly string[]; readonly one: readonly string[] };
  readonly thanks: { readonly thing: readonly string[]; readonly deed: readonly string[] };
  readonly repair: string;
  readonly invitation: string;
  /** Words of the occasion, the opening, a sentence between, and the wish at the end. */
  readonly speeches: readonly (readonly string[])[];
}

export const data: Texts = texts;
