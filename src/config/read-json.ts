/** A file that cannot be used, with the reason; becomes exit status 3 and names the file. */
export class Damage extends Error {}

/** Returns an object without a prototype, so that no name in the file can reach one. */
export function readObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Damage(`${what} is not an object`);
  if (Object.hasOwn(value, '__proto__')) throw new Damage(`${what} contains a name that is not allowed`);
  return Object.assign(Object.create(null), value);
}

export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Damage(`${what} is not text`);
  return value;
}

/** Reads each member of an object with the same reader. */
export function readMembers<T>(
  value: unknown,
  what: string,
  read: (value: unknown, what: string) => T,
): Record<string, T> {
  const members: Record<string, T> = Object.create(null);
  for (const [name, member] of Object.entries(readObject(value, what))) {
    members[name] = read(member, `${what}.${name}`);
  }
  return members;
}
