/** Readers of data files: JSON gives plain strings and numbers, these give back the type that is meant. */

/** The value itself, typed as one of the allowed ones. */
export function oneOf<const T extends string | number>(allowed: readonly T[], value: string | number): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new RangeError(`${value} is none of ${allowed.join(', ')}`);
  return found;
}

/** The name itself, typed as a key of the table. */
export function tableKey<T extends object>(table: T, name: string): Extract<keyof T, string> {
  for (const key in table) if (key === name && Object.hasOwn(table, key)) return key;
  throw new RangeError(`there is no ${name}`);
}
