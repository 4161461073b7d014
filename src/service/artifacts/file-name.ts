const LONGEST_NAME = 48;

/** A file name from the words of a prompt: `rain-on-tin.mp3`. */
export function fileName(words: string, otherwise: string, extension: string): string {
  const stem = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return `${stem || otherwise}.${extension}`;
}
