/** The items of a list given as lines, bullets, or separated by commas or semicolons. */
export function itemsOf(text: string): { readonly items: string[]; readonly glue: string } {
  const trimmed = text.trim();
  const clean = (item: string) => item.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim();
  if (trimmed.includes('\n')) return { items: trimmed.split('\n').map(clean).filter(Boolean), glue: '\n' };
  if (trimmed.includes(';')) return { items: trimmed.split(';').map(clean).filter(Boolean), glue: '; ' };
  if (trimmed.includes(',')) {
    return { items: commaItems(trimmed).map(clean).filter(Boolean), glue: ', ' };
  }
  return { items: trimmed.split(/\s+/), glue: ' ' };
}

/** "a, b and c" as three items: the first "and" after the last comma parts two of them. */
function commaItems(text: string): string[] {
  const items = text.split(',');
  const last = items.pop() ?? '';
  const and = last.search(/(?<=\s)and\s/);
  return and < 0 ? [...items, last] : [...items, last.slice(0, and), last.slice(and + 'and'.length)];
}

/** Natural order: 2 before 10, case and accents aside, the same on every machine. */
function naturalOrder(a: string, b: string): number {
  const [left, right] = [pieces(a), pieces(b)];
  for (const [index, x] of left.entries()) {
    const y = right[index];
    if (y === undefined) return 1;
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
    if (order !== 0) return order;
  }
  return left.length - right.length || compare(a, b);
}

function pieces(text: string): (string | number)[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/\d+(?:\.\d+)?|\D+/g) ?? []).map((piece) =>
    /^\d/.test(piece) ? Number(piece) : piece,
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers, negative ones included, in numeric order where every item is one. */
export function sorted(items: readonly string[]): string[] {
  const numeric = items.every((item) => /^-?\d+(?:\.\d+)?$/.test(item));
  return items.toSorted(numeric ? (a, b) => Number(a) - Number(b) : naturalOrder);
}

/** The size of what the words name: the alphabet does not tell it. */
export const OF_SIZE =
  /\border of (?:their )?(?:size|area|population|importance|difficulty|age|speed|price)\b|\bby (?:their )?(?:area|population|importance|difficulty|speed)\b|\b(?:small|larg|bigg|fast|slow|young|old|cheap|heav|light)\w* (?:first|to)\b/i;
