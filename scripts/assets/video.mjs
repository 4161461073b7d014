// The two encoders of the film engine as bare WebAssembly. Both packages ship them inside JavaScript: the H.264
// one as Base64, the AAC one as an escaped string inside the source of a worker.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// src/engines/video/encode/ relies on addresses and shortened names that the linker chose for these very modules.
const KNOWN = {
  'film-h264.wasm': '32b6c253da5768b97ef3e4a6b22310c73698179e9033b97fe245a0d6e4210e37',
  'film-aac.wasm': '8488acb0bc9f43055b83600cc4c2c07d20f07675aa65671f91ac1d75515845d9',
};

export async function collect() {
  const assets = { 'film-h264.wasm': await h264(), 'film-aac.wasm': await aac() };
  for (const [name, bytes] of Object.entries(assets)) {
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (sum !== KNOWN[name])
      throw new Error(`${name} is another build (${sum}): read its names and addresses anew`);
  }
  return assets;
}

async function h264() {
  const source = await readFile(require.resolve('h264-mp4-encoder'), 'utf8');
  const [base64] = source.match(/[A-Za-z0-9+/]{100000,}=*/) ?? [];
  if (!base64) throw new Error('h264-mp4-encoder carries no wasm');
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

async function aac() {
  const source = await readFile(require.resolve('@mediabunny/aac-encoder'), 'utf8');
  const worker = literal(source, source.indexOf('`', source.indexOf('return inlineWorker(`')));
  const escaped = literal(worker, worker.indexOf('`\\0asm'));
  // A character past 255 stands for a zero byte.
  return Uint8Array.from(escaped, (letter) => (letter.charCodeAt(0) > 255 ? 0 : letter.charCodeAt(0)));
}

/** The value of the template literal that begins at `start`. */
function literal(source, start) {
  let end = start + 1;
  while (source[end] !== '`') end += source[end] === '\\' ? 2 : 1;
  return new Function(`return ${source.slice(start, end + 1)}`)();
}
