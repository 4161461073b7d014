/**
 * As a shell takes it for one word. Commands that are suggested get copied, and what stands in them may come from a
 * service: in double quotes `$(…)` would still be run.
 */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
