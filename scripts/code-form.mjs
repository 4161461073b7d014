// A WebAssembly module whose functions are stored apart by the kinds of their bytes: operations, locals, constants and so
// on compress a tenth better than mixed. src/files/restored-code.ts puts them together again.
import { readFileSync } from 'node:fs';

const code = JSON.parse(readFileSync(new URL('../src/files/wasm-code.json', import.meta.url), 'utf8'));

const CODE = 10;
const [FIRST_BLOCK, LAST_BLOCK, END, FIRST_ACCESS, LAST_ACCESS, BULK, VECTOR, LAST_PLAIN] = [
  2, 4, 11, 40, 62, 0xfc, 0xfd, 0xd2,
];

/** One stream for each of `code.streams`. */
export function codeStreams(module) {
  const reader = new Reader(module);
  const { count, end } = reader.toFunctions();
  const place = reader.at;
  for (let n = 0; n < count; n++) reader.function();
  if (reader.at !== end) throw new Error('the functions of a module end where its code does not');
  const head = Buffer.alloc(12);
  for (const [n, value] of [place, count, module.length].entries()) head.writeUInt32LE(value, 4 * n);
  const streams = {
    ...reader.streams,
    frame: [...head, ...module.subarray(0, place)],
    data: module.subarray(end),
  };
  return code.streams.map((name) => Buffer.from(streams[name]));
}

/** The bytes of each function with its size, the numbers of those that it calls, and the constants in it. */
export function functionsOf(module) {
  const reader = new Reader(module);
  const { count } = reader.toFunctions();
  return Array.from({ length: count }, () => {
    const { at: from } = reader;
    const { calls, integers } = reader.streams;
    const [call, integer] = [calls.length, integers.length];
    reader.function();
    return {
      from,
      to: reader.at,
      calls: numbersOf(calls.slice(call)),
      integers: numbersOf(integers.slice(integer)),
    };
  });
}

/** LEB128. */
function numbersOf(bytes) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const byte of bytes) {
    value |= (byte & 0x7f) << shift;
    shift = byte < 0x80 ? 0 : shift + 7;
    if (shift > 0) continue;
    numbers.push(value);
    value = 0;
  }
  return numbers;
}

function inLeb128(number) {
  const bytes = [];
  let rest = number;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

class Reader {
  at = 8;
  streams = Object.fromEntries(code.streams.map((name) => [name, []]));
  /** The locals of a function, the last used one first. */
  recent = [];

  constructor(module) {
    this.module = module;
  }

  /** To the first function. */
  toFunctions() {
    for (;;) {
      const id = this.byte('frame');
      const end = this.number('frame') + this.at;
      if (id === CODE) return { end, count: this.number('frame') };
      this.at = end;
    }
  }

  function() {
    this.recent = [];
    const start = this.at;
    const size = this.number('frame');
    const end = this.at + size;
    // A size is not stored but counted again, which gives the shortest form.
    if (this.at - start !== Math.max(1, Math.ceil((32 - Math.clz32(size)) / 7)))
      throw new Error('a function has a padded size');
    for (let kinds = this.number('declarations'); kinds > 0; kinds--) {
      this.number('declarations');
      this.byte('declarations');
    }
    for (let depth = 0; depth >= 0; ) {
      const operation = this.byte('operations');
      if (operation === END) depth -= 1;
      else if (operation >= FIRST_BLOCK && operation <= LAST_BLOCK) depth += 1;
      this.operands(operation);
    }
    if (this.at !== end) throw new Error('a function ends where its last block does not');
  }

  operands(operation) {
    if (operation > LAST_PLAIN && operation !== BULK && operation !== VECTOR)
      throw new Error(`an operation that is not in wasm-code.json: ${operation}`);
    const table =
      operation === BULK ? code.bulkOperands : operation === VECTOR ? code.vectorOperands : code.operands;
    const number = operation >= BULK ? this.number('operations') : operation;
    for (const operand of operandsOf(table, number)) {
      const [stream, length] = operand.replace(/[*^~]$/, '').split(':');
      if (operand.endsWith('*')) for (let n = this.number(stream); n > 0; n--) this.number(stream);
      else if (operand.endsWith('^')) this.alignment(stream, operation);
      else if (operand.endsWith('~')) this.local(stream);
      else if (length) for (let n = Number(length); n > 0; n--) this.byte(stream);
      else this.number(stream);
    }
  }

  /** Nearly always the natural one, which is stored as 0. */
  alignment(stream, operation) {
    const alignment = this.byte(stream);
    if (operation > LAST_ACCESS || alignment >= 0x80) throw new Error('an alignment of more than a byte');
    const stored = this.streams[stream];
    stored.push(stored.pop() ^ code.naturalAlignments[operation - FIRST_ACCESS]);
  }

  /** A local that was just used is likely to be used again: stored is how many others were used since. */
  local(stream) {
    const stored = this.streams[stream];
    const { length } = stored;
    const local = this.number(stream);
    const since = this.recent.indexOf(local);
    const fresh = this.recent.length + local - this.recent.filter((other) => other < local).length;
    if (since >= 0) this.recent.splice(since, 1);
    this.recent.unshift(local);
    stored.length = length;
    stored.push(...inLeb128(since < 0 ? fresh : since));
  }

  byte(stream) {
    const byte = this.module[this.at++];
    this.streams[stream].push(byte);
    return byte;
  }

  /** LEB128. */
  number(stream) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte(stream);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
}

const known = new Map();

function operandsOf(table, operation) {
  const key = `${table === code.operands}${table === code.bulkOperands} ${operation}`;
  if (!known.has(key)) known.set(key, findOperands(table, operation));
  return known.get(key);
}

function findOperands(table, operation) {
  for (const [range, operands] of Object.entries(table)) {
    const [from, to = from] = range.split('-').map(Number);
    if (operation >= from && operation <= to) return operands.split(' ');
  }
  return [];
}
