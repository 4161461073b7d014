// Collects what the engines and the store ship with (instruments, icons, wasm) into dist/assets. Each file of
// scripts/assets/ exports collect(): an object from asset name to bytes. What compresses well is stored with
// Brotli (name + '.br'); src/files/assets.ts reads both forms.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from './kept-brotli.mjs';

const root = new URL('..', import.meta.url).pathname;

/** Read at the start of a local command, where unpacking would take a third of the time of Node's own start. */
const AT_START = new Set(['sqlite.js', 'sqlite.digest']);

/** A megabyte takes seconds once; what it gave is kept. */
const QUALITY = 11;

async function buildAssets(out) {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const assets = [];
  for (const file of (await readdir(join(root, 'scripts/assets'))).sort()) {
    if (!file.endsWith('.mjs')) continue;
    const { collect } = await import(join(root, 'scripts/assets', file));
    assets.push(...Object.entries(await collect()));
  }
  await Promise.all(assets.map(([name, bytes]) => writeAsset(out, name, bytes)));
}

async function writeAsset(out, name, bytes) {
  const small = AT_START.has(name) ? bytes : await compressed(bytes, QUALITY);
  const worthIt = small.length < bytes.length * 0.92;
  await writeFile(join(out, worthIt ? `${name}.br` : name), worthIt ? small : bytes);
}

await buildAssets(process.argv[2] ?? join(root, 'dist/assets'));
