/** Splits "title, due date (day) and priority"; commas in parentheses do not separate. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (const piece of protectRanges(text).split(
    /(\(|\)|[,;\n]|\s(?:and|und|et|plus|&)\s|\s(?:as well as)\s|^\s*[-*•]\s)/i,
  )) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && isSeparator(piece)) {
      items.push(item);
      item = '';
    } else {
      item += piece;
    }
  }
  return [...items, item]
    .map((each) => each.trim().replace(/^(?:and|or|und)\s+/i, ''))
    .filter((each) => each !== '');
}

function isSeparator(piece: string): boolean {
  return /^(?:[,;\n]|\s(?:and|und|et|plus|&|as well as)\s|\s*[-*•]\s)$/i.test(piece);
}

/** "Entry and exit time" are two times. */
const PAIR =
  /\b(entry|start|starting|begin|check-?in|arrival|departure|opening|pick-?up|first|billing|home|lower|min|minimum|purchase|issue) and (exit|end|ending|finish|check-?out|departure|arrival|closing|drop-?off|return|last|shipping|away|upper|max|maximum|sale|due) (times?|dates?|names?|address|score|price|value|limit)\b/gi;

/** Keeps "between 1 and 5" from being split. */
function protectRanges(text: string): string {
  return text
    .replace(/\bplus one\b/gi, 'plus-one')
    .replace(/\bbetween (-?\d+) and (-?\d+)\b/gi, 'from $1 to $2')
    .replace(PAIR, '$1 $3, $2 $3');
}

/** "a, b and c" */
export function joined(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
