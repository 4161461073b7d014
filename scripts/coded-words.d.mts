export function codedWords(texts: readonly string[]): { words: Buffer; texts: Buffer[] };
