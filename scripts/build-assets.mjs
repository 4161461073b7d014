// Collects what the engines and the store ship with (instruments, icons, wasm) into dist/assets. Each file of
// scripts/assets/ exports collect(): an object from asset name to bytes. What compresses well is stored with
// Brotli (name + '.br'), or in streams of one kind of bytes each (name + '.streams'); src/files/assets.ts reads all
// forms. Assets that share much of their code share streams: together they are a tenth smaller.
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
    assets.push(...Object.entries(await collect()));
  }
  const streams = new Map();
  const whole = [];
  for (const [name, bytes] of assets) {
    const stored = storedForm(name, bytes);
    if (stored) streams.set(name, stored);
    else whole.push([name, bytes]);
  }
  const shared = Object.entries(groups).map(([name, members]) => {
    const stored = members.map((member) => streams.get(member));
    for (const member of members) streams.delete(member);
    return [name, stored];
  });
  await Promise.all([
    ...whole.map(([name, bytes]) => writeAsset(out, name, bytes)),
    ...[...streams].map(([name, stored]) => writeStreams(out, name, [stored])),
    ...shared.map(([name, members]) => writeStreams(out, name, members)),
  ]);
}

async function writeAsset(out, name, bytes) {
  const small = AT_START.has(name) ? bytes : await compressed(bytes, QUALITY);
  const worthIt = small.length < bytes.length * 0.92;
  await writeFile(join(out, worthIt ? `${name}.br` : name), worthIt ? small : bytes);
}

/** Each member has the same streams. src/files/packed-asset.ts says how the file is laid out. */
async function writeStreams(out, name, members) {
  const [first] = members;
  const packed = await Promise.all(
    first.map((_, n) => compressed(Buffer.concat(members.map((streams) => streams[n])), QUALITY)),
  );
  const lengths = [...members.flat(), ...packed].map(({ length }) => length);
  const head = Buffer.from(Uint32Array.from([first.length, members.length, ...lengths]).buffer);
  await writeFile(join(out, `${name}.streams`), Buffer.concat([head, ...packed]));
}

await buildAssets(process.argv[2] ?? join(root, 'dist/assets'));
