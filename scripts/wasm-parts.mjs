// Parts of a WebAssembly module that say where functions and texts are, for those who look for what it never needs.
import { Reader, sectionsOf } from './wasm-hints.mjs';

const [EXPORTS, ELEMENTS, DATA] = [7, 9, 11];
const FUNCTION = 0;

const readerAt = (module, wanted) =>
  new Reader(module, sectionsOf(module).find(({ id }) => id === wanted).body);

/** Names and numbers of the functions. */
export function exportedFunctions(module) {
  const reader = readerAt(module, EXPORTS);
  return Array.from({ length: reader.number() }, () => {
    const length = reader.number();
    const name = module.subarray(reader.at, reader.at + length).toString();
    reader.pass(length);
    return [name, reader.byte(), reader.number()];
  })
    .filter(([, kind]) => kind === FUNCTION)
    .map(([name, , number]) => [name, number]);
}

/** Place in the table to the function that can be called through it. */
export function tableOf(module) {
  const reader = readerAt(module, ELEMENTS);
  const table = new Map();
  for (let segments = reader.number(); segments > 0; segments--) {
    if (reader.number() !== 0) throw new Error('a table is filled in a way that is not known here');
    const first = constant(reader);
    const count = reader.number();
    for (let n = 0; n < count; n++) table.set(first + n, reader.number());
  }
  return table;
}

/** The memory that a module begins with. */
export function dataOf(module) {
  const reader = readerAt(module, DATA);
  const segments = Array.from({ length: reader.number() }, () => {
    reader.number();
    const to = constant(reader);
    const length = reader.number();
    reader.pass(length);
    return { to, from: reader.at - length, length };
  });
  const memory = Buffer.alloc(Math.max(...segments.map(({ to, length }) => to + length)));
  for (const { to, from, length } of segments) module.copy(memory, to, from, from + length);
  return memory;
}

/** A constant and the end of the expression. */
function constant(reader) {
  reader.byte();
  const value = reader.number();
  reader.byte();
  return value;
}
