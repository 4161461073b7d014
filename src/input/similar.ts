import { distance } from 'fastest-levenshtein';

/** The names that a mistyped word may have meant: those that are nearest, where any is near. */
export function similar(word: string, names: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const near = names
    .map((name) => ({ name, away: edits(typed, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(Math.min(name.length, word.length) * 0.4)));
  const least = Math.min(...near.map(({ away }) => away));
  return near.filter(({ away }) => away === least).map(({ name }) => name);
}

/** Letters to add, leave out or replace; two neighbours that changed places count once. */
function edits(typed: string, name: string): number {
  // A much longer word is no typo, and comparing a whole prompt would be slow.
  if (Math.abs(typed.length - name.length) > 4) return Number.POSITIVE_INFINITY;
  const swaps = Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) => {
    const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
    return 1 + distance(swapped, name);
  });
  return Math.min(distance(typed, name), ...swaps);
}

/** `did you mean octet jobs wait?`, or nothing where nothing is near. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string | undefined {
  const near = similar(word, names).map((name) => `${prefix}${name}`);
  return near.length === 0 ? undefined : `did you mean ${near.join(' or ')}?`;
}
