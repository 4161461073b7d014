/** One match is at least one token, for byte-pair tokenizers and for the local service alike. */
const PIECES = /[A-Za-z]{1,4}|\d{1,3}|\n+|[^\S\n]+(?=\s|$)|[^\S\n ]|[^\sA-Za-z\d]/gu;

/** More than this is not counted piece by piece: a character is then a token. */
const MOST_COUNTED_CHARACTERS = 262_144;

/** An estimate that is rather too high than too low: a limit must hold without knowing the service's tokenizer. */
export function mostTokens(text: string): number {
  const counted = text.slice(0, MOST_COUNTED_CHARACTERS);
  let count = text.length - counted.length;
  PIECES.lastIndex = 0;
  while (PIECES.test(counted)) count += 1;
  return count;
}
