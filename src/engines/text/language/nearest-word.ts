/** So long a word may have two errors. */
const LONG = 8;

/** Undefined where two words are equally near. */
export function nearestWord(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  const near = [...vocabulary.keys()]
    .filter(
      (other) => other.length > 3 && Math.abs(other.length - word.length) <= most && other[0] === word[0],
    )
    .map((other) => ({ other, distance: distanceOf(word, other) }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (a, b) => a.distance - b.distance || (vocabulary.get(b.other) ?? 0) - (vocabulary.get(a.other) ?? 0),
    );
  const [first, second] = near;
  if (first === undefined) return undefined;
  const isTied = second?.distance === first.distance && !isForm(first.other, second.other);
  const isRarer = (vocabulary.get(first.other) ?? 0) < 3 * (vocabulary.get(second?.other ?? '') ?? 0);
  return isTied && isRarer ? undefined : first.other;
}

const isForm = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, -2)) || other.startsWith(one.slice(0, -2));

/** Letters that are missing, added, wrong or in the wrong order. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

const single = (word: string): string => word.replace(/(.)\1/g, '$1');
const ALIKE: readonly string[] = ['aeiouy', 'cs', 'ck', 'sz', 'cq', 'gj', 'td'];

/** True for a slip that people make: letters swapped, left out, doubled, or written as another of the same sound. */
function isSlip(word: string, right: string): boolean {
  const [one, other] = [single(word), single(right)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, own] = [one.slice(at), other.slice(at)];
  const [a = '', b = ''] = rest;
  if (one.length === other.length)
    return (
      (a === own[1] && b === own[0] && rest.slice(2) === own.slice(2)) ||
      (rest.slice(1) === own.slice(1) && ALIKE.some((all) => all.includes(a) && all.includes(own[0] ?? '?')))
    );
  if (one.length < other.length) return own.slice(1) === rest;
  return rest.slice(1) === own && /[aeiouy]/.test(a);
}

/** The one word that a misspelt one is by such a slip; undefined where there is none, or more than one. */
export function likelyWord(word: string, words: readonly string[]): string | undefined {
  const near = words.filter(
    (other) => other[0] === word[0] && Math.abs(other.length - word.length) <= 2 && other.length > 3,
  );
  const [same, ...more] = near.filter((other) => single(other) === single(word));
  if (same !== undefined) return more.length === 0 ? same : undefined;
  const [found, ...others] = near.filter((other) => isSlip(word, other));
  return others.length === 0 ? found : undefined;
}
