// Collects what the engines and the store ship with (instruments, icons, wasm) into dist/assets. Each file of
// scripts/assets/ exports collect(): an object from asset name to bytes. What compresses well is stored with
// Brotli (name + '.br'); src/files/assets.ts reads both forms.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = new URL('..', import.meta.url).pathname;
const cache = join(root, 'node_modules/.cache/octet-assets');

/** Read at the start of a local command, where unpacking would take a third of the time of Node's own start. */
const AT_START = new Set(['sqlite.js', 'sqlite.wasm']);

/** Worth the seconds that a high quality takes. The highest takes ten more for the icons and saves a hundredth. */
const QUALITY = {
  'dictionary.txt': 11,
  'resvg.wasm': 11,
  'sonivox.sf2': 11,
  'tokens.bin': 11,
  'picture-icons.json': 10,
};
const USUAL_QUALITY = 9;

/** Brotli takes seconds a megabyte, so its results are kept by content. */
async function compressed(bytes, quality) {
  const kept = join(cache, createHash('sha256').update(`${quality} `).update(bytes).digest('hex'));
  try {
    return await readFile(kept);
  } catch {
    const small = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    await mkdir(cache, { recursive: true });
    await writeFile(kept, small);
    return small;
  }
}

export async function buildAssets(out = join(root, 'dist/assets')) {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const file of (await readdir(join(root, 'scripts/assets'))).sort()) {
    if (!file.endsWith('.mjs')) continue;
    const { collect } = await import(join(root, 'scripts/assets', file));
    for (const [name, bytes] of Object.entries(await collect())) {
      const small = await compressed(bytes, QUALITY[name] ?? USUAL_QUALITY);
      const worthIt = small.length < bytes.length * 0.92 && !AT_START.has(name);
      await writeFile(join(out, worthIt ? `${name}.br` : name), worthIt ? small : bytes);
    }
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildAssets();
