const SILENT = /(?:[^laeiouycgszx]es|[^dtaeiou]ed|[^laeiouy]e)$/;

/** How many syllables an English word has, by its spelling: groups of vowels without a silent ending. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain === '') return 0;
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(SILENT, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}
