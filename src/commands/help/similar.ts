/** The names that a mistyped word may have meant: those that are nearest, where any is near. */
export function similar(word: string, names: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const near = names
    .map((name) => ({ name, away: distance(typed, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(Math.min(name.length, word.length) * 0.4)));
  const least = Math.min(...near.map(({ away }) => away));
  return near.filter(({ away }) => away === least).map(({ name }) => name);
}

/** Letters to add, leave out, replace or swap with their neighbour until one word is the other. */
function distance(a: string, b: string): number {
  // What is much longer is never meant, and a prompt may be a page.
  if (Math.abs(a.length - b.length) > 4) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** `did you mean octet jobs wait?`, or nothing where nothing is near. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string | undefined {
  const near = similar(word, names).map((name) => `${prefix}${name}`);
  return near.length === 0 ? undefined : `did you mean ${near.join(' or ')}?`;
}
