export const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
export const block = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line ? `  ${line}` : line));

/** Names that differ only in how their words are joined are the same. */
export const plain = (text: string): string => text.toLowerCase().replace(/[ _-]/g, '');

/** The words of a name, in lower case. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);
