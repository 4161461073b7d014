const plainWord = (word: string): string =>
  word.length > 3 && !/(?:ss|us|as|gps)$/.test(word) ? word.replace(/(?<=x|sh|ch|ss)es$|s$/, '') : word;
/** A description in small letters and the singular. */
export const plainOf = (text: string): string => text.toLowerCase().split(' ').map(plainWord).join(' ');
