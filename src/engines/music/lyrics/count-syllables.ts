import irregular from '../data/irregular-syllables.json';

const IRREGULAR: Readonly<Record<string, number>> = irregular;

/** Syllables of an English word by spelling rules: right often enough to place notes. */
export function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/é/g, 'ey')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  if (plain === '') return /\p{L}|\p{N}/u.test(word) ? Math.max(1, Math.ceil([...word].length / 2)) : 0;
  const known = IRREGULAR[plain];
  if (known !== undefined) return known;
  const silentless = plain
    .replace(/(?<=[aeiouy][^aeiouy])e(?=(?:ful|less|l[iy]|ness|ment))/, '')
    .replace(/(?<!s|x|z|ch|sh|c|g)(?<=[^aeiouyl])es$/, 's')
    .replace(/(?<=[^aeiouytd])ed$/, 'd')
    .replace(/(?<=[aeiouy].*[^aeiouyl])e$/, '')
    .replace(/(?<=[aeiouy].*[aeiouy]l)e$/, '');
  const groups = silentless.match(/[aeiouy]+/g)?.length ?? 0;
  const split =
    silentless.match(/i[ao](?!us|n)|e[ao](?=r?ti)|[^q]ua|uing|ying$|eo|[^aeiou]ier$/g)?.length ?? 0;
  return Math.max(1, groups + (groups > 1 ? split : 0));
}

export function countLineSyllables(line: string): number {
  return line.split(/[\s\u2013\u2014-]+/).reduce((sum, word) => sum + countSyllables(word), 0);
}
