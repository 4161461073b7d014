/**
 * Data files are JSON, whose types TypeScript widens: literals become `string`, tuples become arrays. These check a
 * value once, when its table is loaded, and give it its narrow type.
 */

export function oneOf<T extends string>(allowed: readonly T[], value: string): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new RangeError(`"${value}" is none of ${allowed.join(', ')}`);
  return found;
}

export function triple(values: readonly number[]): readonly [number, number, number] {
  const [a, b, c] = values;
  if (a === undefined || b === undefined || c === undefined || values.length !== 3)
    throw new RangeError(`three numbers are expected, not ${values.length}`);
  return [a, b, c];
}

/** An element that must exist. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} of ${list.length}`);
  return item;
}
