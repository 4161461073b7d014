/** The items of a list given as lines, bullets, or separated by commas or semicolons. */
export function itemsOf(text: string): { readonly items: string[]; readonly glue: string } {
  const trimmed = text.trim();
  const clean = (item: string) => item.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim();
  if (trimmed.includes('\n')) return { items: trimmed.split('\n').map(clean).filter(Boolean), glue: '\n' };
  if (trimmed.includes(';')) return { items: trimmed.split(';').map(clean).filter(Boolean), glue: '; ' };
  if (trimmed.includes(',')) {
    const items = trimmed.replace(/,?\s+and\s+(?=[^,]+$)/, ', ').split(',');
    return { items: items.map(clean).filter(Boolean), glue: ', ' };
  }
  return { items: trimmed.split(/\s+/), glue: ' ' };
}

/** Natural order: 2 before 10, case and accents aside, the same on every machine. */
export function naturalOrder(a: string, b: string): number {
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
