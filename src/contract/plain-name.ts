/** Letters, digits and marks that mean nothing to any shell; the first is never a dash, which would make an option of it. */
const PLAIN = /^[A-Za-z0-9_][A-Za-z0-9_.:/@+-]{0,127}$/;

/**
 * Ids, models and voices come from a service, and a person may type them or have them completed. One that is not plain
 * is kept and sent, but never offered as a word to type.
 */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name);
}
