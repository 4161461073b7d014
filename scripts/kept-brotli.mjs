// Brotli takes seconds a megabyte, so what it gave is kept by content.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const folder = fileURLToPath(new URL('../node_modules/.cache/octet-assets', import.meta.url));
const MONTH = 30 * 24 * 3_600_000;
const inThread = promisify(brotliCompress);

export async function compressed(bytes, quality) {
  const kept = join(folder, createHash('sha256').update(`${quality} `).update(bytes).digest('hex'));
  try {
    const small = await readFile(kept);
    const now = new Date();
    await utimes(kept, now, now);
    return small;
  } catch {
    const small = await inThread(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    await mkdir(folder, { recursive: true });
    // Aside first: a build that is killed leaves no half of it.
    const aside = `${kept}.${randomUUID()}`;
    await writeFile(aside, small);
    await rename(aside, kept);
    return small;
  }
}

export async function forgetUnused() {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const used = await stat(path).catch(() => undefined);
    if (used && used.mtimeMs < Date.now() - MONTH) await rm(path, { force: true });
  }
}
