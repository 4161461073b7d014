/** Faults on purpose, for people's own tests, and what each of them does. */
export const FAULT_KINDS = {
  '429': 'Rate limited: refused, try again in a second',
  '500': 'Internal error: the request fails',
  cut: 'The reply breaks in the middle',
  drop: 'The work is done and charged, the reply is lost',
  slow: 'Three seconds pass before anything happens',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

export const isFaultKind = (word: string): word is FaultKind => Object.hasOwn(FAULT_KINDS, word);

/** Names as a list: `429, 500, cut, drop, slow`. */
export const faultKindNames = Object.keys(FAULT_KINDS).filter(isFaultKind);

export const SLOW_MS = 3_000;
