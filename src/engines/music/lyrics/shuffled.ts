import type { Random } from '../../random.ts';

export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.between(0, last + 1));
    const [a, b] = [rest[last], rest[other]];
    if (a !== undefined && b !== undefined) {
      rest[last] = b;
      rest[other] = a;
    }
  }
  return rest;
}
