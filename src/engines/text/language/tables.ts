/** Rows of comma- or tab-separated text, quotes and doubled quotes understood (RFC 4180). */
export function parseRows(text: string): string[][] | undefined {
  const separator = text.split('\n', 1)[0]?.includes('\t') ? '\t' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const source = text.trim().replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (char === '"' && cell === '') {
      quoted = true;
    } else if (char === separator || char === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\n') rows.push([]);
    } else {
      cell += char;
    }
  }
  if (quoted) return undefined;
  rows.at(-1)?.push(cell);
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.length > 1 && rows.every((row) => row.length === width) ? rows : undefined;
}

export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

/** One object per row; cells that are plain numbers become numbers. */
export function rowsToObjects(rows: readonly (readonly string[])[]): Record<string, string | number>[] {
  const [head = [], ...body] = rows;
  return body.map((row) =>
    Object.fromEntries(
      row.map((cell, index) => [
        (head[index] ?? '').trim(),
        /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell.trim(),
      ]),
    ),
  );
}
