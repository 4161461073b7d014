import { type Chunk, damaged, textAt, UnusableSoundFont } from './riff.ts';
import type { Records } from './sound-font-records.ts';

/** Samples may share data, but not so that a small file becomes gigabytes. */
const MOST_SAMPLE_BYTES = 1024 * 1024 * 1024;
const SAMPLE_RATES = { min: 100, max: 400_000 } as const;
const COMPRESSED = 0x10;

export function checkSamples(headers: Records, sound: Chunk): void {
  const { view } = headers;
  let total = 0;
  for (let index = 0; index + 1 < headers.count; index += 1) {
    const isCompressed = (headers.word(index, 44) & COMPRESSED) !== 0;
    const bytes = isCompressed ? 1 : 2;
    const start = headers.long(index, 20);
    const end = headers.long(index, 24);
    const rate = headers.long(index, 36);
    if (end < start || end * bytes > sound.end - sound.from) throw damaged('a sample lies outside of it');
    if (end > start && (rate < SAMPLE_RATES.min || rate > SAMPLE_RATES.max))
      throw damaged('a sample has no possible rate');
    if (isCompressed) checkVorbis(view, sound.from + start, sound.from + end);
    total += (end - start) * bytes;
    if (total > MOST_SAMPLE_BYTES) throw new UnusableSoundFont('its samples need too much memory');
  }
}

const PAGE_HEAD_BYTES = 27;
/** Half of the longest block of Ogg Vorbis: what one packet gives at most. */
const SAMPLES_OF_A_PACKET = 4_096;
const MOST_SAMPLES = 64 * 1024 * 1024;

/** Bounds what a compressed sample can become: a packet of one byte may give thousands of samples. */
function checkVorbis(view: DataView, from: number, end: number): void {
  let packets = 0;
  for (let at = from; at < end; ) {
    const segments = at + PAGE_HEAD_BYTES <= end ? view.getUint8(at + PAGE_HEAD_BYTES - 1) : 0;
    const table = at + PAGE_HEAD_BYTES;
    if (textAt(view, at) !== 'OggS' || table + segments > end) throw damaged('a sample cannot be decoded');
    let size = 0;
    for (let n = 0; n < segments; n += 1) {
      const lacing = view.getUint8(table + n);
      size += lacing;
      if (lacing < 255) packets += 1;
    }
    at = table + segments + size;
  }
  if (packets * SAMPLES_OF_A_PACKET > MOST_SAMPLES)
    throw new UnusableSoundFont('one of its samples is too long');
}
