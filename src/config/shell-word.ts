/**
 * Quotes a text as one word of a shell. Suggested commands get copied, and their parts may come from a
 * service: in double quotes `$(…)` would still be run.
 */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
