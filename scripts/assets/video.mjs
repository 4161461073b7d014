// Assets of the video engine: an H.264 and an AAC encoder as WebAssembly modules. Their packages ship them inside
// JavaScript: the H.264 one as Base64, the AAC one as an escaped string in the source of a worker.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// src/engines/video/encode/ uses addresses and minified export names of exactly these builds.
const SHA256 = {
  'film-h264.wasm': '32b6c253da5768b97ef3e4a6b22310c73698179e9033b97fe245a0d6e4210e37',
  'film-aac.wasm': '8488acb0bc9f43055b83600cc4c2c07d20f07675aa65671f91ac1d75515845d9',
};

export async function collect() {
  const assets = { 'film-h264.wasm': await extractH264(), 'film-aac.wasm': await extractAac() };
  for (const [name, bytes] of Object.entries(assets)) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== SHA256[name])
      throw new Error(`${name} is another build (${hash}): update its addresses and export names in src`);
  }
  return assets;
}

/** The module is the only very long Base64 string of the package. */
async function extractH264() {
  const source = await readFile(require.resolve('h264-mp4-encoder'), 'utf8');
  const [base64] = source.match(/[A-Za-z0-9+/]{100000,}=*/) ?? [];
  if (!base64) throw new Error('h264-mp4-encoder contains no WebAssembly module');
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** The worker is a template literal of the package, and the module a template literal of the worker. */
async function extractAac() {
  const source = await readFile(require.resolve('@mediabunny/aac-encoder'), 'utf8');
  const worker = templateLiteral(source, source.indexOf('`', source.indexOf('return inlineWorker(`')));
  const module = templateLiteral(worker, worker.indexOf('`\\0asm'));
  // A character above 255 stands for a zero byte.
  return Uint8Array.from(module, (character) =>
    character.charCodeAt(0) > 255 ? 0 : character.charCodeAt(0),
  );
}

/** Evaluates the template literal that begins at `start`. */
function templateLiteral(source, start) {
  let end = start + 1;
  while (source[end] !== '`') end += source[end] === '\\' ? 2 : 1;
  return new Function(`return ${source.slice(start, end + 1)}`)();
}
