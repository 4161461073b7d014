// Large chunks that few commands load are published compressed: Brotli makes a fifth less of them than the package's gzip.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compressed } from './kept-brotli.mjs';

/** To unpack less than this would gain little and cost a start some milliseconds all the same. */
const LEAST_BYTES = 8_000;

const HIGHEST_QUALITY = 11;

/** Chunks of packs are already left as one line each. */
export async function compressLargeChunks(dist) {
  const folder = join(dist, 'chunks');
  writeFileSync(join(folder, 'decompress.cjs'), DECOMPRESS);
  await Promise.all(readdirSync(folder).map((name) => compressIfLarge(folder, name)));
}

async function compressIfLarge(folder, name) {
  const text = readFileSync(join(folder, name), 'utf8');
  if (text.length < LEAST_BYTES) return;
  const required = Buffer.from(text.replace(DYNAMIC_IMPORT, asRequire));
  writeFileSync(join(folder, `${name}.br`), await compressed(required, HIGHEST_QUALITY));
  writeFileSync(
    join(folder, name),
    `require("./decompress.cjs")(__filename)(exports,require,module,__filename,__dirname);\n`,
  );
}

const DYNAMIC_IMPORT = /(?<![.\w$])import\((["'`])([^"'`]+)\1\)/g;

/** A function that is compiled by itself has no loader to import with; packages import only parts of Node. */
function asRequire(whole, _, id) {
  if (!isBuiltin(id)) throw new Error(`a compressed chunk cannot run ${whole}`);
  return `Promise.resolve(require("${id}"))`;
}

const DECOMPRESS = `const { readFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');
const { brotliDecompressSync } = require('node:zlib');
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
module.exports = (filename) =>
  compileFunction(brotliDecompressSync(readFileSync(\`\${filename}.br\`)).toString(), PARAMETERS, { filename });
`;
