/** A sound font with one sample, for tests. Every preset plays it; a preset of bank 128 is a drum kit. */
export interface TinyFont {
  readonly presets: readonly { readonly program: number; readonly bank?: number }[];
  readonly sampleRate?: number;
  /** The sample, -1 to 1. */
  readonly wave?: (index: number) => number;
  readonly length?: number;
}

const text = (value: string, bytes: number): Buffer => {
  const field = Buffer.alloc(bytes);
  field.write(value, 'latin1');
  return field;
};

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, index * 2);
  return bytes;
};

const longs = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};

const chunk = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([text(id, 4), longs(body.length), body, Buffer.alloc(body.length % 2)]);
};

const list = (kind: string, ...parts: readonly Buffer[]): Buffer => chunk('LIST', text(kind, 4), ...parts);

const INSTRUMENT = 41;
const SAMPLE_MODES = 54;
const SAMPLE = 53;

export function tinySoundFont({
  presets,
  sampleRate = 44_100,
  length = 441,
  wave = (index) => (index % 100) / 50 - 1,
}: TinyFont): Buffer {
  const sound = Buffer.alloc((length + 46) * 2);
  for (let index = 0; index < length; index += 1)
    sound.writeInt16LE(Math.round(wave(index) * 20_000), index * 2);
  const phdr = [...presets, { program: 0, bank: 0 }].map(({ program, bank = 0 }, index) =>
    Buffer.concat([text(`preset ${index}`, 20), words(program, bank, index), longs(0, 0, 0)]),
  );
  const count = presets.length;
  return chunk(
    'RIFF',
    text('sfbk', 4),
    list(
      'INFO',
      chunk('ifil', words(2, 1)),
      chunk('isng', text('EMU8000', 8)),
      chunk('INAM', text('tiny', 6)),
    ),
    list('sdta', chunk('smpl', sound)),
    list(
      'pdta',
      chunk('phdr', ...phdr),
      chunk('pbag', ...Array.from({ length: count + 1 }, (_, index) => words(index, 0))),
      chunk('pmod', Buffer.alloc(10)),
      chunk('pgen', ...presets.map(() => words(INSTRUMENT, 0)), words(0, 0)),
      chunk('inst', text('tone', 20), words(0), text('EOI', 20), words(1)),
      chunk('ibag', words(0, 0), words(2, 0)),
      chunk('imod', Buffer.alloc(10)),
      chunk('igen', words(SAMPLE_MODES, 1), words(SAMPLE, 0), words(0, 0)),
      chunk(
        'shdr',
        Buffer.concat([
          text('tone', 20),
          longs(0, length, 0, length - 41, sampleRate),
          Buffer.from([60, 0]),
          words(0, 1),
        ]),
        Buffer.concat([text('EOS', 20), Buffer.alloc(26)]),
      ),
    ),
  );
}
