// A script with the parts of src/ that it uses, in one file for Node.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';

/**
 * Makes the bundle in `directory`. Tests have a place for all bundles of these very sources: there it is made once, and
 * the next test or run takes the same.
 */
export async function bundleScript({ source, directory, format = 'esm', plugins = [] }) {
  const name = format === 'esm' ? 'script.mjs' : 'script.cjs';
  const shared = process.env.OCTET_BUILT_SOURCES;
  if (shared === undefined) {
    await bundle({ source, directory, name, format, plugins });
    return join(directory, name);
  }
  const made = [format, ...plugins.map((plugin) => plugin.name), source].join('\n');
  const kept = join(shared, 'bundles', createHash('sha256').update(made).digest('hex').slice(0, 32));
  if (!existsSync(kept)) {
    await mkdir(join(shared, 'bundles'), { recursive: true });
    const aside = await mkdtemp(`${kept}.`);
    await bundle({ source, directory: aside, name, format, plugins });
    // Another test may have been first; its bundle is the same.
    await rename(aside, kept).catch(() => rm(aside, { recursive: true, force: true }));
  }
  return join(kept, name);
}

async function bundle({ source, directory, name, format, plugins }) {
  const input = join(directory, 'script.ts');
  await writeFile(input, source);
  await build({
    input,
    platform: 'node',
    logLevel: 'silent',
    plugins,
    output: { dir: directory, format, entryFileNames: name },
  });
}
