import type { FormOutline } from './form-candidates.ts';
import type { SectionName } from './score.ts';

/** Share of the bars, compared with a verse. */
const WEIGHTS: Readonly<Partial<Record<SectionName, number>>> = {
  intro: 0.5,
  lift: 0.5,
  bridge: 0.75,
  outro: 0.5,
};
const weightOf = (name: SectionName): number => WEIGHTS[name] ?? 1;
const isShort = (name: SectionName): boolean => name === 'intro' || name === 'outro';

/** The sections in this order over all bars; undefined where they get less than a line of `least` bars each. */
export function orderedForm(
  names: readonly SectionName[],
  bars: number,
  least: number,
): FormOutline | undefined {
  const lengths = names.map((name) => (isShort(name) ? 1 : least));
  let left = bars - lengths.reduce((sum, length) => sum + length, 0);
  if (left < 0) return undefined;
  // The kind that is shortest for its weight grows by a line in all its places; the last section takes the rest.
  const kinds = [...new Set(names)];
  const lengthOf = (kind: SectionName): number => lengths[names.indexOf(kind)] ?? 0;
  const costOf = (kind: SectionName): number => least * names.filter((name) => name === kind).length;
  for (;;) {
    const [next] = kinds
      .filter((kind) => costOf(kind) <= left)
      .toSorted((one, other) => lengthOf(one) / weightOf(one) - lengthOf(other) / weightOf(other));
    if (next === undefined) break;
    left -= costOf(next);
    for (const [index, name] of names.entries())
      if (name === next) lengths[index] = (lengths[index] ?? 0) + least;
  }
  lengths.push((lengths.pop() ?? 0) + left);
  return names.map((name, index) => ({ name, bars: lengths[index] ?? 1 }));
}
