// Sections of a wasm module that who does not know them passes over.

const NAME = Buffer.from('compilationHints');
const LAZY = 1;
const EAGER = 2;
const [CUSTOM, IMPORTS, FUNCTIONS, CODE] = [0, 2, 3, 10];

/** V8's compilation hints: the named functions are compiled at once, the others when they are called (src/v8-flags.ts). */
export function withHints(bytes, functions) {
  const sections = sectionsOf(bytes);
  const at = (id) => sections.find((section) => section.id === id);
  const imported = importedFunctions(new Reader(bytes, at(IMPORTS).body));
  const count = new Reader(bytes, at(FUNCTIONS).body).number();
  const hints = Buffer.alloc(count, LAZY);
  for (const index of functions) hints[index - imported] = EAGER;
  const section = customSection(NAME, Buffer.concat([numberBytes(count), hints]));
  // V8 reads it between the functions' types and their code.
  const { from } = at(CODE);
  return Buffer.concat([bytes.subarray(0, from), section, bytes.subarray(from)]);
}

function customSection(name, content) {
  const body = Buffer.concat([numberBytes(name.length), name, content]);
  return Buffer.concat([Buffer.from([CUSTOM]), numberBytes(body.length), body]);
}

export class Reader {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    this.at += 1;
    return this.bytes[this.at - 1];
  }
  /** LEB128. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
  pass(length) {
    this.at += length;
  }
}

export function sectionsOf(bytes) {
  const sections = [];
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const from = reader.at;
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, from, body: reader.at });
    reader.pass(length);
  }
  return sections;
}

/** Their indexes come before those of the module's own functions. */
export function importedFunctions(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.pass(reader.number());
    reader.pass(reader.number());
    const kind = reader.byte();
    if (kind === 0) functions += 1;
    if (kind === 1 || kind === 3) reader.byte();
    if (kind === 0) reader.number();
    else if (kind === 3) reader.byte();
    else limits(reader);
  }
  return functions;
}

function limits(reader) {
  const hasMost = (reader.number() & 1) === 1;
  reader.number();
  if (hasMost) reader.number();
}

export function numberBytes(number) {
  const bytes = [];
  let left = number;
  do {
    bytes.push(left >= 0x80 ? (left & 0x7f) | 0x80 : left);
    left >>>= 7;
  } while (left > 0);
  return Buffer.from(bytes);
}
