// Large chunks that few commands load are published compressed: Brotli makes a fifth less of them than the package's gzip.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** To unpack less than this would gain little and cost a start some milliseconds all the same. */
const LEAST_BYTES = 80_000;

/** Chunks of packs are already left as one line each. */
export function compressLargeChunks(dist) {
  const folder = join(dist, 'chunks');
  writeFileSync(join(folder, 'decompress.cjs'), DECOMPRESS);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name));
    if (text.length < LEAST_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
    writeFileSync(
      join(folder, name),
      `require("./decompress.cjs")(__filename)(exports,require,module,__filename,__dirname);\n`,
    );
  }
}

const DECOMPRESS = `const { readFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');
const { brotliDecompressSync } = require('node:zlib');
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
module.exports = (filename) =>
  compileFunction(brotliDecompressSync(readFileSync(\`\${filename}.br\`)).toString(), PARAMETERS, { filename });
`;
