// Chunks that few commands load are published compressed, the small ones of an area as one: Brotli makes a fifth less of
// a large chunk than the package's gzip, and half of many small ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { inAscii } from './ascii.mjs';
import { codedWords } from './coded-words.mjs';
import { compressed } from './kept-brotli.mjs';

/**
 * A chunk from here on is compressed alone: who needs another one of its area should not unpack it. Those of an engine are
 * needed together, however large.
 */
const ALONE_FROM = 32_000;

/** Chunks of packs, and of little else than names, are left as they are: a line that unpacks them is as long. */
const LEAST_BYTES = 300;

/** To unpack less than this alone would gain little and cost a start some milliseconds all the same. */
const LEAST_ALONE = 8_000;

const HIGHEST_QUALITY = 11;

/** Areas with so much text that it is worth the milliseconds to put its words together again. */
const WORDY =
  /^(?:text|code|studio|queue|packages|lebab|listenRouter|dist|2020|highlight|schema-sql|tree-sitter|metrics|lib)\b/;

/** They share one list of words, which would take twelve thousand bytes in each. */
const WORDS_FILE = 'words';

/** Areas that a quick command does not load: it should not load zlib either. */
const JOINED = /^(?:src\/(?:engines|service|queue|budget|recording|testing)\/|node_modules\/)/;

/** `modulesOf` has the sources of each file of `dist`. */
export async function compressChunks(dist, modulesOf) {
  const areas = {};
  for (const [file, modules] of Object.entries(modulesOf)) {
    const text = file.startsWith('chunks/') ? textToCompress(join(dist, file)) : undefined;
    if (text === undefined) continue;
    const isJoined =
      JOINED.test(modules[0] ?? '') && (text.length < ALONE_FROM || /^src\/engines\//.test(modules[0]));
    if (!isJoined && text.length < LEAST_ALONE) continue;
    const area = isJoined ? areaOf(modules) : file.slice('chunks/'.length, -'.cjs'.length);
    areas[area] ??= [];
    areas[area].push({ file: join(dist, file), text });
  }
  const wordy = Object.entries(areas).filter(([area]) => WORDY.test(area));
  const coded = codedWords(wordy.flatMap(([, chunks]) => chunks.map(({ text }) => text)));
  const codes = coded.texts.values();
  await Promise.all([
    store(dist, WORDS_FILE, coded.words),
    ...Object.entries(areas).map(([area, chunks]) =>
      WORDY.test(area)
        ? compressTogether(
            dist,
            `${area}.words`,
            chunks,
            chunks.map(() => codes.next().value),
          )
        : compressTogether(
            dist,
            area,
            chunks,
            chunks.map(({ text }) => Buffer.from(text)),
          ),
    ),
  ]);
}

const UNPACKS = /^require\("\.\.\/unpack\.cjs"\)/;

function textToCompress(path) {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  if (text.length < LEAST_BYTES || UNPACKS.test(text)) return undefined;
  const code = text.replace(DYNAMIC_IMPORT, asRequire);
  return inAscii(code) ?? code;
}

const DYNAMIC_IMPORT = /(?<![.\w$])import\((["'`])([^"'`]+)\1\)/g;

/** A function that is compiled by itself has no loader to import with; packages import only parts of Node. */
function asRequire(whole, _, id) {
  if (!isBuiltin(id)) throw new Error(`a compressed chunk cannot run ${whole}`);
  return `Promise.resolve(require("${id}"))`;
}

/** "text" of src/engines/text/…, "service" of src/service/…, "packages" of what others wrote. */
function areaOf(modules) {
  const [first = ''] = modules;
  const folder = /^src\/(?:engines\/)?([a-z]+)\//.exec(first)?.[1];
  // They are alike: together they take 12 kB less, and to unpack all is little beside what any of them does.
  if (folder !== undefined && /^(?:image|music|video|builder)$/.test(folder)) return 'studio';
  return folder ?? (first.startsWith('src/') ? 'common' : 'packages');
}

async function compressTogether(dist, name, chunks, stored) {
  let start = 0;
  for (const [n, { file }] of chunks.entries()) {
    const place = `${JSON.stringify(name)},${start},${stored[n].length}`;
    writeFileSync(
      file,
      `require("./decompress.cjs").chunkFunction(${place},__filename)(exports,require,module,__filename,__dirname);\n`,
    );
    start += stored[n].length;
  }
  await store(dist, name, Buffer.concat(stored));
}

const store = async (dist, name, bytes) =>
  writeFileSync(join(dist, `chunks/${name}.br`), await compressed(bytes, HIGHEST_QUALITY));
