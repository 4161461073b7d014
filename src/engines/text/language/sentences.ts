const ABBREVIATION =
  /(?:^|\s)(?:mr|mrs|ms|dr|prof|st|no|vs|etc|e\.g|i\.e|approx|fig|inc|ltd|jr|sr|[A-Z])\.$/i;

/** The sentences of running text; headings and list items count as sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*•#]|\d+[.)])\s)/)
    .flatMap((block) => splitBlock(block.replace(/\s*\n\s*/g, ' ').trim()))
    .map((sentence) => sentence.replace(/^(?:[-*•#]+|\d+[.)])\s+/, '').trim())
    .filter((sentence) => sentence !== '');
}

function splitBlock(block: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const part of block.split(/(?<=[.!?…]["'”’)]{0,3})\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u)) {
    current = current === '' ? part : `${current} ${part}`;
    if (ABBREVIATION.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  return current === '' ? sentences : [...sentences, current];
}
