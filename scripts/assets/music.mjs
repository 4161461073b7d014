// The instruments (a General MIDI sound bank) and the MP3 encoder of the song engine.
import { readFile } from 'node:fs/promises';

const modules = new URL('../../node_modules/', import.meta.url);

export async function collect() {
  return {
    'sonivox.sf2': await readFile(new URL('@coderline/alphatab/dist/soundfont/sonivox.sf2', modules)),
    'mp3.wasm': await readFile(new URL('wasm-media-encoders/wasm/mp3.wasm', modules)),
  };
}
