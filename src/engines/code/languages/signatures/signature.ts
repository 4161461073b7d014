/**
 * Patterns that are typical of a language. A weight of 3 is nearly proof, 2 a good sign, 1 a hint; a negative
 * weight is a sign for a neighbour. The highest sum wins; the first of equals.
 */
export type Signature = readonly (readonly [pattern: RegExp, weight: number])[];
