// A tree-sitter grammar without its two largest tables; src/files/restored-grammar.ts puts them back.
// The parse table has a row per state, and most rows are nearly those of another state. The index of the small parse
// table follows from that table.
import { codeStreams } from './code-form.mjs';

/** Fields of tree-sitter's TSLanguage, in bytes from its start. */
const FIELDS = {
  version: 0,
  symbols: 4,
  states: 20,
  largeStates: 24,
  parseTable: 40,
  smallTable: 44,
  smallIndex: 48,
  actions: 52,
};
const LAST_FIELD = 56;
const DATA = 11;

export function asGrammar(wasm) {
  const tables = tablesOf(wasm);
  const { table, rows, columns, index, indexCount } = tables;
  const changes = changesBetweenRows(wasm, tables);
  const parts = [
    { from: table, to: table + 2 * rows * columns },
    { from: index, to: index + 4 * indexCount },
  ].sort((a, b) => a.from - b.from);
  const rest = [
    wasm.subarray(0, parts[0].from),
    wasm.subarray(parts[0].to, parts[1].from),
    wasm.subarray(parts[1].to),
  ];
  const head = [table, rows, columns, index, indexCount, tables.small];
  return [
    numbers(head, 4),
    ...[changes.references, changes.counts, changes.gaps].map(inPlanes),
    numbers(changes.values, 2),
    ...codeStreams(Buffer.concat(rest)),
  ];
}

/** Each row as its difference from the likest row before it, or from zeros (reference 0). */
function changesBetweenRows(wasm, { table, rows, columns }) {
  const cells = new Uint16Array(rows * columns);
  for (let n = 0; n < cells.length; n++) cells[n] = wasm.readUInt16LE(table + 2 * n);
  const changes = { references: [], counts: [], gaps: [], values: [] };
  let lastValue = 0;
  for (let row = 0; row < rows; row++) {
    const { back, count } = likestRow(cells, row, columns);
    changes.references.push(back);
    changes.counts.push(count);
    let last = -1;
    for (let column = 0; column < columns; column++) {
      const value = cells[row * columns + column];
      const known = back === 0 ? 0 : cells[(row - back) * columns + column];
      if (value === known) continue;
      changes.gaps.push(column - last - 1);
      changes.values.push((value - lastValue) & 0xffff);
      last = column;
      lastValue = value;
    }
  }
  return changes;
}

function likestRow(cells, row, columns) {
  const start = row * columns;
  let best = { back: 0, count: 0 };
  for (let n = start; n < start + columns; n++) if (cells[n] !== 0) best.count++;
  for (let other = row - 1; other >= 0 && best.count > 0; other--) {
    const shift = start - other * columns;
    let count = 0;
    for (let n = start; n < start + columns && count < best.count; n++)
      if (cells[n] !== cells[n - shift]) count++;
    if (count < best.count) best = { back: row - other, count };
  }
  return best;
}

/** Places in the file: tree-sitter's generator writes the actions right after the parse table, aligned to 16 bytes. */
function tablesOf(wasm) {
  const data = startOfData(wasm);
  for (let at = data; at + LAST_FIELD <= wasm.length; at += 1) {
    const version = wasm.readUInt32LE(at);
    if (version < 13 || version > 15) continue;
    const field = (name) => wasm.readUInt32LE(at + FIELDS[name]);
    const rows = field('largeStates');
    const columns = field('symbols');
    const end = field('parseTable') + 2 * rows * columns;
    if (rows < 2 || columns < 2 || field('states') < rows) continue;
    if (Math.ceil(end / 16) * 16 !== field('actions')) continue;
    return {
      table: data + field('parseTable'),
      rows,
      columns,
      small: data + field('smallTable'),
      index: data + field('smallIndex'),
      indexCount: field('states') - rows,
    };
  }
  throw new Error('the grammar has no table of states where tree-sitter writes it');
}

function startOfData(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  };
  while (wasm[at++] !== DATA) {
    const length = number();
    at += length;
  }
  number();
  if (number() !== 1) throw new Error('the grammar has more than one segment of data');
  // An active segment at the module's memory base: its flags, global.get, the global, end.
  at += 2;
  number();
  at += 1;
  number();
  return at;
}

function numbers(values, width) {
  const bytes = Buffer.alloc(values.length * width);
  for (const [n, value] of values.entries()) bytes.writeUIntLE(value, n * width, width);
  return bytes;
}

/** Low bytes first, then high bytes, which are mostly 0. */
function inPlanes(values) {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [n, value] of values.entries()) {
    bytes[n] = value & 0xff;
    bytes[values.length + n] = value >> 8;
  }
  return bytes;
}
