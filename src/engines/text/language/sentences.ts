const ABBREVIATION =
  /(?:^|(?<!\d)\s)(?:mr|mrs|ms|dr|prof|st|no|vs|etc|e\.g|i\.e|approx|fig|inc|ltd|jr|sr|[A-Z])\.$/i;
/** Longer than any abbreviation with the space before it. */
const ABBREVIATION_CHARACTERS = 12;
const LIST_ITEM = /^(?:[-*•#]|\d+[.)])(?:\s|$)/;

/** The sentences of running text; headings and list items count as sentences of their own. */
export function sentencesOf(text: string): string[] {
  return blocksOf(text)
    .flatMap(splitBlock)
    .map((sentence) => sentence.replace(/^(?:[-*•#]+|\d+[.)])\s+/, '').trim())
    .filter((sentence) => sentence !== '');
}

/** Paragraphs and list items, each as one line. Line by line: `\s*\n\s*` would read a run of spaces once for each. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words === '' || LIST_ITEM.test(words)) blocks.push([]);
    if (words !== '') blocks.at(-1)?.push(words);
  }
  return blocks.map((lines) => lines.join(' '));
}

function splitBlock(block: string): string[] {
  const sentences: string[] = [];
  let current: string[] = [];
  for (const part of block.split(/(?<=[.!?…]["'”’)]{0,3})\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u)) {
    current.push(part);
    if (ABBREVIATION.test(part.slice(-ABBREVIATION_CHARACTERS))) continue;
    sentences.push(current.join(' '));
    current = [];
  }
  return current.length === 0 ? sentences : [...sentences, current.join(' ')];
}
