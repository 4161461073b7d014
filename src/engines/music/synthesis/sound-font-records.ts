import { type Chunk, damaged } from './riff.ts';

/** The lists of a sound font in the order of the format, with the bytes of one record. */
const RECORD_BYTES = {
  phdr: 38,
  pbag: 4,
  pmod: 10,
  pgen: 4,
  inst: 22,
  ibag: 4,
  imod: 10,
  igen: 4,
  shdr: 46,
} as const;
type ListName = keyof typeof RECORD_BYTES;

/** Indexes have 16 bits. */
const MOST_RECORDS = 65_537;

/** The records of one list; the last one only marks the end. */
export class Records {
  readonly count: number;
  readonly #from: number;
  readonly #bytes: number;

  constructor(
    readonly view: DataView,
    chunk: Chunk | undefined,
    name: ListName,
  ) {
    this.#bytes = RECORD_BYTES[name];
    this.#from = chunk?.from ?? 0;
    this.count = chunk ? (chunk.end - chunk.from) / this.#bytes : 0;
    const isWhole = Number.isInteger(this.count) && this.count >= 1 && this.count <= MOST_RECORDS;
    if (chunk?.id !== name || !isWhole) throw damaged(`its list ${name} is missing or has a wrong length`);
  }

  word(index: number, offset: number): number {
    return this.view.getUint16(this.#from + index * this.#bytes + offset, true);
  }

  long(index: number, offset: number): number {
    return this.view.getUint32(this.#from + index * this.#bytes + offset, true);
  }
}

export type Lists = Readonly<Record<ListName, Records>>;

export function readLists(view: DataView, chunks: readonly Chunk[]): Lists {
  return {
    phdr: new Records(view, chunks[0], 'phdr'),
    pbag: new Records(view, chunks[1], 'pbag'),
    pmod: new Records(view, chunks[2], 'pmod'),
    pgen: new Records(view, chunks[3], 'pgen'),
    inst: new Records(view, chunks[4], 'inst'),
    ibag: new Records(view, chunks[5], 'ibag'),
    imod: new Records(view, chunks[6], 'imod'),
    igen: new Records(view, chunks[7], 'igen'),
    shdr: new Records(view, chunks[8], 'shdr'),
  };
}
