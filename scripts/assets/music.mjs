// The instruments (a General MIDI sound bank) and the MP3 encoder of the song engine.
import { readFile } from 'node:fs/promises';

const modules = new URL('../../node_modules/', import.meta.url);

export async function collect() {
  const bank = await readFile(new URL('@coderline/alphatab/dist/soundfont/sonivox.sf2', modules));
  return {
    'sonivox.sf2': withShortNoise(bank),
    'mp3.wasm': await readFile(new URL('wasm-media-encoders/wasm/mp3.wasm', modules)),
  };
}

/** Three seconds. */
const NOISE_FRAMES = 65_536;
/** The format wants so many silent frames behind a sample. */
const GUARD_FRAMES = 46;
const BYTES_PER_FRAME = 2;

/** Of a record in `shdr`, the list of samples. */
const RECORD_BYTES = 46;
const START = 20;
const END = 24;
const LOOP_END = 32;

/**
 * The last sample, nineteen seconds of white noise that are repeated as a whole, is two thirds of the bank. Shorter
 * noise sounds the same.
 */
function withShortNoise(bank) {
  const audio = chunkAt(bank, 'smpl');
  const records = chunkAt(bank, 'shdr');
  // The very last record marks the end of the list.
  const noise = records.start + records.length - 2 * RECORD_BYTES;
  const first = bank.readUInt32LE(noise + START);
  const last = bank.readUInt32LE(noise + END);
  const isLast = (last + GUARD_FRAMES) * BYTES_PER_FRAME >= audio.length;
  if (!isLast || last - first < NOISE_FRAMES) throw new Error('the bank no longer ends with long noise');

  const kept = (first + NOISE_FRAMES) * BYTES_PER_FRAME;
  const guard = Buffer.alloc(GUARD_FRAMES * BYTES_PER_FRAME);
  const removed = audio.length - kept - guard.length;
  const short = Buffer.from(bank);
  short.writeUInt32LE(first + NOISE_FRAMES, noise + END);
  short.writeUInt32LE(first + NOISE_FRAMES - 1, noise + LOOP_END);
  for (const { size } of [audio, listAround(bank, audio), { size: RIFF_SIZE }])
    short.writeUInt32LE(bank.readUInt32LE(size) - removed, size);
  return Buffer.concat([
    short.subarray(0, audio.start + kept),
    guard,
    short.subarray(audio.start + audio.length),
  ]);
}

const RIFF_SIZE = 4;

function chunkAt(bank, name) {
  const at = bank.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`the bank has no ${name}`);
  const size = at + 4;
  return { size, start: size + 4, length: bank.readUInt32LE(size) };
}

/** The audio is alone in its list: 'LIST', size, 'sdta', 'smpl', size. */
function listAround(bank, { size }) {
  const list = size - 16;
  if (bank.toString('latin1', list, list + 4) !== 'LIST')
    throw new Error('the audio is not alone in its list');
  return { size: list + 4 };
}
