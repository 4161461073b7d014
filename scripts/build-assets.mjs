// Collects what the engines and the store ship with (instruments, icons, wasm) into dist/assets. Each file of
// scripts/assets/ exports collect(): an object from asset name to bytes. What compresses well is stored with
// Brotli (name + '.br'); src/files/assets.ts reads both forms. Assets that share much of their code are compressed as
// one: together they are a tenth smaller.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from './kept-brotli.mjs';
import { storedForm } from './stored-form.mjs';

const groups = JSON.parse(await readFile(new URL('../src/files/asset-groups.json', import.meta.url), 'utf8'));

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
    assets.push(...Object.entries(await collect()).map(([name, bytes]) => [name, storedForm(name, bytes)]));
  }
  const alone = new Map(assets);
  const grouped = Object.entries(groups).map(([name, members]) => {
    const parts = members.map((member) => alone.get(member));
    for (const member of members) alone.delete(member);
    return [name, asGroup(parts)];
  });
  await Promise.all([...alone, ...grouped].map(([name, bytes]) => writeAsset(out, name, bytes)));
}

/** The number of the members and their lengths, four bytes each, and then the members. */
function asGroup(parts) {
  const head = Buffer.alloc(4 + 4 * parts.length);
  head.writeUInt32LE(parts.length, 0);
  for (const [n, { length }] of parts.entries()) head.writeUInt32LE(length, 4 + 4 * n);
  return Buffer.concat([head, ...parts]);
}

async function writeAsset(out, name, bytes) {
  const small = AT_START.has(name) ? bytes : await compressed(bytes, QUALITY);
  const worthIt = small.length < bytes.length * 0.92;
  await writeFile(join(out, worthIt ? `${name}.br` : name), worthIt ? small : bytes);
}

await buildAssets(process.argv[2] ?? join(root, 'dist/assets'));
