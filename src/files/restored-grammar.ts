import { restoredCode } from './restored-code.ts';

const WORD = 2;
const INDEX_ENTRY = 4;
const NOTHING = Buffer.alloc(0);

/** A grammar with the parse table and the index of the small one written out. scripts/grammar-form.mjs is the other direction. */
export function restoredGrammar(streams: readonly Buffer[]): Uint8Array {
  const [head = NOTHING, references = NOTHING, counts = NOTHING, gaps = NOTHING, values = NOTHING, ...rest] =
    streams;
  const [table, rows, columns, index, indexCount, small] = [
    head.readUInt32LE(0),
    head.readUInt32LE(4),
    head.readUInt32LE(8),
    head.readUInt32LE(12),
    head.readUInt32LE(16),
    head.readUInt32LE(20),
  ];
  const left = [
    { from: table, length: WORD * rows * columns },
    { from: index, length: INDEX_ENTRY * indexCount },
  ].sort((a, b) => a.from - b.from);
  const whole = withGaps(restoredCode(rest), left);
  const changes = {
    references: fromPlanes(references),
    counts: fromPlanes(counts),
    gaps: fromPlanes(gaps),
    values,
  };
  writeTable(whole, { table, rows, columns }, changes);
  writeIndex(whole, { index, indexCount, small });
  return whole;
}

function fromPlanes(bytes: Buffer): Uint16Array {
  const count = bytes.length / WORD;
  const words = new Uint16Array(count);
  for (let n = 0; n < count; n++) words[n] = (bytes[n] ?? 0) | ((bytes[count + n] ?? 0) << 8);
  return words;
}

function withGaps(rest: Buffer, gaps: readonly { readonly from: number; readonly length: number }[]): Buffer {
  const whole = Buffer.alloc(gaps.reduce((length, gap) => length + gap.length, rest.length));
  let read = 0;
  let written = 0;
  for (const gap of gaps) {
    const before = gap.from - written;
    rest.copy(whole, written, read, read + before);
    read += before;
    written = gap.from + gap.length;
  }
  rest.copy(whole, written, read);
  return whole;
}

interface Changes {
  /** The distance in rows to the likest row; 0: a row of zeros. */
  readonly references: Uint16Array;
  readonly counts: Uint16Array;
  /** Columns between one change and the next. */
  readonly gaps: Uint16Array;
  /** Each as the difference from the value before. */
  readonly values: Buffer;
}

function writeTable(
  whole: Buffer,
  place: { readonly table: number; readonly rows: number; readonly columns: number },
  changes: Changes,
): void {
  const width = WORD * place.columns;
  let change = 0;
  let value = 0;
  for (let row = 0; row < place.rows; row++) {
    const start = place.table + row * width;
    const back = changes.references[row] ?? 0;
    if (back > 0) whole.copyWithin(start, start - back * width, start - (back - 1) * width);
    let column = -1;
    for (let left = changes.counts[row] ?? 0; left > 0; left--) {
      column += 1 + (changes.gaps[change] ?? 0);
      value = (value + changes.values.readUInt16LE(WORD * change)) & 0xffff;
      whole.writeUInt16LE(value, start + WORD * column);
      change += 1;
    }
  }
}

/** A small state is a count of groups, and a group is a value, a count of symbols and the symbols. */
function writeIndex(
  whole: Buffer,
  place: { readonly index: number; readonly indexCount: number; readonly small: number },
): void {
  let word = 0;
  const next = (): number => whole.readUInt16LE(place.small + WORD * word++);
  for (let state = 0; state < place.indexCount; state++) {
    whole.writeUInt32LE(word, place.index + INDEX_ENTRY * state);
    for (let groups = next(); groups > 0; groups--) {
      word += 1;
      const symbols = next();
      word += symbols;
    }
  }
}
