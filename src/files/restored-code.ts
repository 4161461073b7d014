import code from './wasm-code.json';

/** How an operand is written: a number (LEB128), a count and as many numbers, bytes, the exponent of an alignment, or a local. */
interface Operand {
  readonly stream: number;
  readonly form: 'number' | 'list' | 'alignment' | 'bytes' | 'local';
  readonly length: number;
}

const streamOf = (name: string): number => code.streams.indexOf(name);
const FRAME = streamOf('frame');
const OPERATIONS = streamOf('operations');
const DECLARATIONS = streamOf('declarations');
const DATA = streamOf('data');

const FORMS: ReadonlyMap<string, Operand['form']> = new Map([
  ['*', 'list'],
  ['^', 'alignment'],
  ['~', 'local'],
]);

const NOTHING = Buffer.alloc(0);
const HEAD = 12;
/** Four bytes of LEB128 are room for functions of 256 MB. */
const SIZE_ROOM = 4;
/** A function may not have more. */
const MOST_LOCALS = 50_000;
const [FIRST_BLOCK, LAST_BLOCK, END, FIRST_ACCESS, BULK] = [2, 4, 11, 40, 0xfc];

/** A module whose functions are stored apart by the kinds of their bytes. scripts/code-form.mjs is the other direction. */
export function restoredCode(streams: readonly Buffer[]): Buffer {
  const frame = streams[FRAME] ?? Buffer.alloc(HEAD);
  const place = frame.readUInt32LE(0);
  const module = new ModuleWriter(streams, frame.readUInt32LE(8));
  module.copy(frame.subarray(HEAD, HEAD + place));
  for (let functions = frame.readUInt32LE(4); functions > 0; functions--) module.writeFunction();
  module.copy(streams[DATA] ?? NOTHING);
  return module.bytes();
}

class ModuleWriter {
  readonly #whole: Buffer;
  readonly #length: number;
  readonly #streams: readonly Buffer[];
  /** How far each stream is read. */
  readonly #read: Uint32Array;
  /** The locals of a function, the last used one first. */
  readonly #recent = new Uint16Array(MOST_LOCALS);
  #known = 0;
  #at = 0;

  constructor(streams: readonly Buffer[], length: number) {
    this.#whole = Buffer.alloc(length + SIZE_ROOM);
    this.#length = length;
    this.#streams = streams;
    this.#read = new Uint32Array(streams.length);
  }

  bytes(): Buffer {
    return this.#whole.subarray(0, this.#length);
  }

  copy(bytes: Buffer): void {
    this.#at += bytes.copy(this.#whole, this.#at);
  }

  writeFunction(): void {
    this.#known = 0;
    const start = this.#at;
    this.#at += SIZE_ROOM;
    for (let kinds = this.#number(DECLARATIONS); kinds > 0; kinds--) {
      this.#number(DECLARATIONS);
      this.#byte(DECLARATIONS, 0);
    }
    for (let depth = 0; depth >= 0; ) {
      const operation = this.#byte(OPERATIONS, 0);
      if (operation === END) depth -= 1;
      else if (operation >= FIRST_BLOCK && operation <= LAST_BLOCK) depth += 1;
      for (const operand of this.#operandsOf(operation)) this.#writeOperand(operand, operation);
    }
    this.#writeSize(start);
  }

  #operandsOf(operation: number): readonly Operand[] {
    if (operation < BULK) return PLAIN[operation] ?? [];
    return (operation === BULK ? BULK_ONES : VECTOR_ONES)[this.#number(OPERATIONS)] ?? [];
  }

  #writeOperand({ stream, form, length }: Operand, operation: number): void {
    if (form === 'number') this.#number(stream);
    else if (form === 'local') this.#local(stream);
    else if (form === 'alignment') this.#byte(stream, code.naturalAlignments[operation - FIRST_ACCESS] ?? 0);
    else if (form === 'list') for (let count = this.#number(stream); count > 0; count--) this.#number(stream);
    else for (let count = length; count > 0; count--) this.#byte(stream, 0);
  }

  /** Stored is how many other locals were used since, or the place of a new one among those that are still unused. */
  #local(stream: number): void {
    const at = this.#at;
    const stored = this.#number(stream);
    this.#at = at;
    const isNew = stored >= this.#known;
    const local = isNew ? this.#unused(stored - this.#known) : (this.#recent[stored] ?? 0);
    for (let place = isNew ? this.#known++ : stored; place > 0; place--)
      this.#recent[place] = this.#recent[place - 1] ?? 0;
    this.#recent[0] = local;
    let rest = local;
    for (; rest >= 0x80; rest >>>= 7) this.#whole[this.#at++] = (rest & 0x7f) | 0x80;
    this.#whole[this.#at++] = rest;
  }

  #unused(place: number): number {
    let local = place;
    for (;;) {
      let used = 0;
      for (let n = 0; n < this.#known; n++) if ((this.#recent[n] ?? 0) <= local) used += 1;
      if (place + used === local) return local;
      local = place + used;
    }
  }

  /** Puts the size of a function before it, now that it is known. */
  #writeSize(start: number): void {
    const from = start + SIZE_ROOM;
    let size = this.#at - from;
    let at = start;
    for (; size >= 0x80; size >>>= 7) this.#whole[at++] = (size & 0x7f) | 0x80;
    this.#whole[at++] = size;
    this.#whole.copyWithin(at, from, this.#at);
    this.#at -= from - at;
  }

  #byte(stream: number, difference: number): number {
    const place = this.#read[stream] ?? 0;
    this.#read[stream] = place + 1;
    const byte = (this.#streams[stream]?.[place] ?? 0) ^ difference;
    this.#whole[this.#at++] = byte;
    return byte;
  }

  #number(stream: number): number {
    const bytes = this.#streams[stream] ?? NOTHING;
    let place = this.#read[stream] ?? 0;
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[place++] ?? 0;
      this.#whole[this.#at++] = byte;
      value |= (byte & 0x7f) << shift;
      if (byte >= 0x80) continue;
      this.#read[stream] = place;
      return value >>> 0;
    }
  }
}

const PLAIN = operandTable(code.operands);
const BULK_ONES = operandTable(code.bulkOperands);
const VECTOR_ONES = operandTable(code.vectorOperands);

/** "40-62": "alignments^ offsets" says what each of these operations is followed by. */
function operandTable(lines: Readonly<Record<string, string>>): readonly (readonly Operand[])[] {
  const table: Operand[][] = [];
  for (const [range, operands] of Object.entries(lines)) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let operation = from; operation <= to; operation++)
      table[operation] = operands.split(' ').map(readOperand);
  }
  return table;
}

function readOperand(text: string): Operand {
  const [name = '', length] = text.replace(/[*^~]$/, '').split(':');
  const form = FORMS.get(text.at(-1) ?? '') ?? (length ? 'bytes' : 'number');
  return { stream: streamOf(name), form, length: Number(length ?? 0) };
}
