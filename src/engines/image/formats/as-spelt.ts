/** The match of a pattern without accents, with the accents of the prompt. */
export function asSpelt(prompt: string, pattern: RegExp): string | undefined {
  const letters = [...prompt.normalize('NFC')];
  const plain = letters.map((letter) => [...letter.normalize('NFKD').replace(/\p{M}/gu, '')][0] ?? letter);
  const found = pattern.exec(plain.join(''));
  if (!found) return undefined;
  const from = [...plain.join('').slice(0, found.index)].length;
  return letters.slice(from, from + [...found[0]].length).join('');
}
