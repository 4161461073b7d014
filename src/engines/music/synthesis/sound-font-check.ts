import { chunkAt, chunksIn, chunksOfList, damaged, textAt, UnusableSoundFont } from './riff.ts';
import { type Lists, type Records, readLists } from './sound-font-records.ts';
import { checkSamples } from './sound-font-samples.ts';

const MOST_INFO_BYTES = 1024 * 1024;
/** A note that starts more sounds than this is no instrument. */
const MOST_ZONES = 32_768;

/** Generators that name what a zone plays. */
const INSTRUMENT = 41;
const SAMPLE = 53;

/** Offsets of the field that holds the index of a record's first zone. */
const FIRST_OF_PRESET = 24;
const FIRST_OF_INSTRUMENT = 20;

/**
 * Checks everything that the player relies on, so that a damaged or hostile file is refused at once: lengths, indexes,
 * and how much a few bytes can grow into.
 */
export function checkSoundFont(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'sfbk')
    throw new UnusableSoundFont('it is not an .sf2 or .sf3 file');
  const file = chunkAt(view, 0, view.byteLength);
  const [info, sound, presets] = chunksIn(view, file.from + 4, file.end);
  const described = chunksOfList(view, info, 'INFO');
  if (!info || info.end - info.from > MOST_INFO_BYTES) throw damaged('its description is too long');
  if (described.some(({ id }) => id === 'LIST'))
    throw new UnusableSoundFont('it has extensions that are not supported');
  const [samples] = chunksOfList(view, sound, 'sdta');
  if (samples?.id !== 'smpl') throw damaged('it has no samples');
  const lists = readLists(view, chunksOfList(view, presets, 'pdta'));
  checkIndexes(lists);
  checkZones(lists);
  checkSamples(lists.shdr, samples);
}

function checkIndexes({ phdr, pbag, pmod, pgen, inst, ibag, imod, igen, shdr }: Lists): void {
  if (phdr.count < 2) throw damaged('it has no instruments');
  ascending(phdr, FIRST_OF_PRESET, pbag);
  ascending(inst, FIRST_OF_INSTRUMENT, ibag);
  ascending(pbag, 0, pgen);
  ascending(pbag, 2, pmod);
  ascending(ibag, 0, igen);
  ascending(ibag, 2, imod);
  within(pgen, INSTRUMENT, inst);
  within(igen, SAMPLE, shdr);
}

/** Each record begins where the one before it ends. */
function ascending(from: Records, offset: number, into: Records): void {
  let before = 0;
  for (let index = 0; index < from.count; index += 1) {
    const value = from.word(index, offset);
    if (value < before || value >= into.count) throw damaged('its lists do not fit together');
    before = value;
  }
}

function within(generators: Records, kind: number, into: Records): void {
  for (let index = 0; index + 1 < generators.count; index += 1)
    if (generators.word(index, 0) === kind && generators.word(index, 2) >= into.count - 1)
      throw damaged('it names a sound that it does not have');
}

/** Counts the zones of each preset, each with all zones of its instrument. */
function checkZones({ phdr, pbag, pgen, inst }: Lists): void {
  for (let preset = 0; preset + 1 < phdr.count; preset += 1) {
    let zones = 0;
    const end = pbag.word(phdr.word(preset + 1, FIRST_OF_PRESET), 0);
    for (let index = pbag.word(phdr.word(preset, FIRST_OF_PRESET), 0); index < end; index += 1) {
      if (pgen.word(index, 0) !== INSTRUMENT) continue;
      const instrument = pgen.word(index, 2);
      zones += inst.word(instrument + 1, FIRST_OF_INSTRUMENT) - inst.word(instrument, FIRST_OF_INSTRUMENT);
      if (zones > MOST_ZONES) throw damaged('one of its instruments has too many parts');
    }
  }
}
