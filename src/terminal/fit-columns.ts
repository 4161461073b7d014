/** Columns of a table may be made narrower, each down to its own least width. */
export interface Fitting {
  readonly available: number;
  /** The least width of a column; a column that must not give way has its natural width here. */
  readonly least: (column: number) => number;
}

/** Narrows the widest columns first, until all fit side by side or none can give way any more. */
export function narrowed(natural: readonly number[], { available, least }: Fitting): number[] {
  const at = (cap: number): number[] =>
    natural.map((width, column) => Math.min(width, Math.max(cap, least(column))));
  let low = 0;
  let high = natural.reduce((widest, width) => Math.max(widest, width), 0);
  if (total(natural) <= available) return [...natural];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (total(at(middle)) <= available) low = middle;
    else high = middle - 1;
  }
  return spread(at(low), at(low + 1), available);
}

/** Gives the columns that are left over to the last ones that can use them. */
function spread(narrow: readonly number[], wider: readonly number[], available: number): number[] {
  let left = available - total(narrow);
  return narrow
    .map((width, column) => ({ width, wider: wider[column] ?? width }))
    .reverse()
    .map((column) => {
      if (left <= 0 || column.wider === column.width) return column.width;
      left -= 1;
      return column.wider;
    })
    .reverse();
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
