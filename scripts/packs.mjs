// Packs: scripts of several chunks each, which are loaded as one and have a code cache (src/start/program-loader.ts).

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { inAscii } from './ascii.mjs';
import { compressed } from './kept-brotli.mjs';
import { runSamples, SAMPLES } from './samples.mjs';

/** Of less than this, V8 compiles the text before it could read a second file. */
const LEAST_BYTES = 2_048;

const HIGHEST_QUALITY = 11;

/** Of a pack that is stored with Brotli; its name has it too. */
const ENDING = '.br';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Chunks that the same kinds of samples load go into the same pack. Gives the name of the one that all kinds load. */
export async function writePacks(dist) {
  mkdirSync(join(dist, 'packs'));
  const loads = await loadsOfSamples(dist);
  const packs = {};
  for (const chunk of new Set(loads.flat())) {
    const users = SAMPLES.filter((_, index) => loads[index].includes(chunk)).map(({ kind }) => kind);
    const label = [...new Set(users)].join('-');
    packs[label] ??= [];
    packs[label].push(chunk);
  }
  // An agent starts its server once: a copy of the protocol's code in a pack would only make the package larger.
  delete packs.mcp;
  for (const [label, chunks] of Object.entries(packs)) {
    if (chunks.reduce((sum, chunk) => sum + statSync(chunk).size, 0) < LEAST_BYTES) delete packs[label];
  }
  const everybody = [...new Set(SAMPLES.map(({ kind }) => kind))].join('-');
  const { [everybody]: first, ...others } = packs;
  const packOf = {};
  for (const [label, chunks] of Object.entries(others)) {
    const name = await writePack(dist, label, chunks);
    for (const chunk of chunks) packOf[basename(chunk)] = name;
  }
  const firstPack = await writePack(dist, 'all', first, packOf);
  for (const chunk of first) packOf[basename(chunk)] = firstPack;
  leaveInPacks(dist, packOf);
  return firstPack;
}

/**
 * Requiring a chunk as a file reads it from its pack, so that the package holds its text once. A worker thread
 * needs few chunks of a pack, so each is read by its place.
 */
function leaveInPacks(dist, packOf) {
  writeFileSync(join(dist, 'unpack.cjs'), UNPACK);
  const texts = {};
  for (const [chunk, pack] of Object.entries(packOf)) {
    const file = join(dist, 'chunks', chunk);
    // main.cjs is no chunk, and is small.
    if (!existsSync(file)) continue;
    texts[pack] ??= readPack(dist, pack);
    const head = headOf(chunk);
    const start = texts[pack].indexOf(head) + head.length;
    const length = packable(file).length;
    if (texts[pack].slice(start, start + length) !== packable(file)) {
      throw new Error(`${chunk} is not where it was put in ${pack}`);
    }
    const place = JSON.stringify({ pack, start, length });
    writeFileSync(
      file,
      `require("../unpack.cjs")(${place},__filename)(exports,require,module,__filename,__dirname);\n`,
    );
  }
}

const UNPACK = `const { closeSync, openSync, readFileSync, readSync } = require('node:fs');
const { compileFunction } = require('node:vm');
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
const unpacked = new Map();
module.exports = ({ pack, start, length }, filename) =>
  compileFunction(textOf(pack, start, length), PARAMETERS, { filename });
function textOf(pack, start, length) {
  if (pack.endsWith('${ENDING}')) {
    const whole = unpacked.get(pack) ?? require('node:zlib').brotliDecompressSync(readFileSync(\`\${__dirname}/packs/\${pack}\`));
    unpacked.set(pack, whole);
    return whole.latin1Slice(start, start + length);
  }
  const text = Buffer.alloc(length);
  const file = openSync(\`\${__dirname}/packs/\${pack}.js\`);
  try {
    readSync(file, text, 0, length, start);
  } finally {
    closeSync(file);
  }
  return text.latin1Slice();
}
`;

const codeFolder = (dist) => join(dist, 'packs', `${process.version}-${process.platform}-${process.arch}`);

/** Runs the samples with the packs; each run adds the functions that it needs to what the ones before it left. */
export async function compilePacks(dist) {
  const target = codeFolder(dist);
  await runSamples(['--require', at('record-code.cjs'), join(dist, 'entry.cjs')], () => ({
    RECORD_CODE: target,
  }));
}

/** Only Node 20 has no SQLite of its own (src/service/store/compile-ahead.ts). */
export async function compileSqlite(dist) {
  if (!process.version.startsWith('v20.')) return;
  const digest = await readFile(join(dist, 'assets/sqlite.digest'), 'latin1');
  const target = join(codeFolder(dist), `sqlite-${digest}`);
  await promisify(execFile)(process.execPath, [join(dist, 'compile-sqlite.cjs'), target, '--built'], {
    env: {},
  });
}

async function loadsOfSamples(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'octet-packs-'));
  const listOf = (index) => join(folder, String(index));
  try {
    await runSamples(['--require', at('loaded-hook.cjs'), join(dist, 'main.cjs')], (index) => ({
      LOADED_LIST: listOf(index),
    }));
    return SAMPLES.map((_, index) =>
      readFileSync(listOf(index), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ name, worker }) => name.startsWith(dist) && !worker)
        .map(({ name }) => name),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const headOf = (chunk) => `${JSON.stringify(chunk)}:function(exports,require,module,__filename,__dirname){`;

/** Commands that use it unpack an engine too; others should not load zlib. */
const COMPRESSED = 'local';

const readPack = (dist, name) =>
  name.endsWith(ENDING)
    ? brotliDecompressSync(readFileSync(join(dist, 'packs', name))).toString('latin1')
    : readFileSync(join(dist, 'packs', `${name}.js`), 'latin1');

/** The name holds a hash of the text: V8 compares only its length before it takes code from a cache. */
async function writePack(dist, label, chunks, packOf) {
  const table = chunks.map((path) => `${headOf(basename(path))}${packable(path)}\n}`);
  const text = `({${packOf ? `packOf:${JSON.stringify(packOf)},` : ''}chunks:{${table.join(',\n')}}})`;
  const name = `${label}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  if (label !== COMPRESSED) {
    writeFileSync(join(dist, 'packs', `${name}.js`), text);
    return name;
  }
  const bytes = Buffer.from(text, 'latin1');
  writeFileSync(join(dist, 'packs', name + ENDING), await compressed(bytes, HIGHEST_QUALITY));
  return name + ENDING;
}

/** ASCII and without `import()`, which a script has no loader for. */
function packable(path) {
  const text = readFileSync(path, 'utf8').replace(
    /\bimport\((["'`])(node:[\w/]+)\1\)/g,
    'Promise.resolve().then(()=>require("$2"))',
  );
  if (/\bimport\(/.test(text)) throw new Error(`${path} has an import() that a pack cannot have`);
  const plain = inAscii(text);
  if (plain === undefined) throw new Error(`${path} has raw text that is not ASCII`);
  return plain;
}
