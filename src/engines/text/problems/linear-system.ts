/** A sum of unknowns with factors that has a value: `2 apples + 3 pears = 9`. */
export interface Equation {
  readonly factors: ReadonlyMap<string, number>;
  readonly value: number;
}

const SMALLEST = 1e-9;

/** The only values that make all equations true; undefined where there are none, or others, too. */
export function solveSystem(
  equations: readonly Equation[],
  unknowns: readonly string[],
): ReadonlyMap<string, number> | undefined {
  const rows = equations.map(({ factors, value }) => [
    ...unknowns.map((unknown) => factors.get(unknown) ?? 0),
    value,
  ]);
  const width = unknowns.length;
  for (let column = 0; column < width; column += 1) {
    const at = rows.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > SMALLEST);
    if (at < 0) return undefined;
    const found = rows[at] ?? [];
    const pivot = found.map((value) => value / (found[column] ?? 1));
    rows[at] = rows[column] ?? [];
    rows[column] = pivot;
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index !== column) rows[index] = row.map((value, place) => value - factor * (pivot[place] ?? 0));
    }
  }
  if (rows.slice(width).some((row) => Math.abs(row[width] ?? 0) > SMALLEST)) return undefined;
  return new Map(unknowns.map((unknown, at) => [unknown, tidy(rows[at]?.[width] ?? 0)]));
}

const tidy = (value: number): number => Number(value.toFixed(9));
