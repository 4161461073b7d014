/** Keeps the capitals: the name of a type may be given. */
export const pluralOf = (word: string): string => {
  if (/person$/i.test(word)) return word.replace(/erson$/, 'eople');
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};
