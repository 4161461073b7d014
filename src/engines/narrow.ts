/**
 * Data files are JSON, whose types TypeScript widens: literals become `string`, tuples become arrays. These check a
 * value once, when its table is loaded, and give it its narrow type.
 */

export function oneOf<const T extends string | number>(allowed: readonly T[], value: string | number): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new RangeError(`"${value}" is none of ${allowed.join(', ')}`);
  return found;
}

/** Returns the name, typed as a key of the table. */
export function tableKey<T extends object>(table: T, name: string): Extract<keyof T, string> {
  for (const key in table) if (key === name && Object.hasOwn(table, key)) return key;
  throw new RangeError(`no entry "${name}" in the table`);
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
