import type { SubjectRelation } from '../prompt/subject.ts';

/** Both things are there, so only the relation is named: "riding bike", "on the cliff". */
export function relationWords(said: string, first: string, second: string): string {
  if (/^\w+ing\b/.test(said)) return `${said} ${second}`;
  return /^(?:of|and|with|as)$/.test(said)
    ? `${first} ${said} ${second}`
    : `${said} the ${second.replace(/^the /, '')}`;
}

/**
 * "A boat to the left of a lighthouse" is a relation of the lighthouse, which is then on the right: 1. In "a boat with a
 * gull to the left of it" it is the gull's own.
 */
export function sideOf({ said, isOwn = false }: Pick<SubjectRelation, 'said' | 'isOwn'>): -1 | 0 | 1 {
  if (!/\b(?:left|right) of\b/.test(said)) return 0;
  return /\bleft of\b/.test(said) === isOwn ? -1 : 1;
}
