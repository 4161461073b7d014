/** The rows of a CSV text; cells in quotation marks may hold separators, line breaks and doubled quotation marks. */
export function rowsOf(text, separator = separatorOf(text)) {
  const rows = [[]];
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n"]*))(${separator}|\\r?\\n|$)`,
    'y',
  );
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (!found) throw new Error(`Line ${rows.length}: a quotation mark is not closed.`);
    const [, quoted, plain, end] = found;
    rows.at(-1).push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === separator && cells.lastIndex === text.length) rows.at(-1).push('');
    if (end !== separator && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || (row[0] ?? '') !== '');
}

/** The separator that the first line has most often. */
export function separatorOf(text) {
  const [line] = text.split('\n', 1);
  const count = (separator) => line.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0];
}
