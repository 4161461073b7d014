import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vitest/config';
import { lean } from '../../scripts/lean.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = join(ROOT, 'src');
/** Below node_modules, so that packages are found from there and Vitest loads what is in it as it is. */
const BUILDS = join(ROOT, 'node_modules/.octet-sources');

/**
 * Gives tests the modules of src/ as plain JavaScript, one file for each. Vitest would turn each of them into code of
 * its own, one by one and in one process, while the workers wait.
 */
export function builtSources(): Plugin {
  let built: Promise<string> | undefined;
  let watching = false;
  return {
    name: 'built-sources',
    enforce: 'pre',
    configureVitest({ vitest }) {
      // A build is of one moment.
      watching = vitest.config.watch;
    },
    async resolveId(source, importer) {
      if (watching || importer === undefined || !/^\.{1,2}\/.*\.ts$/.test(source)) return null;
      const inSources = relative(SOURCES, resolve(importer, '..', source));
      if (inSources.startsWith('..')) return null;
      built ??= build();
      return join(await built, inSources.replace(/ts$/, 'mjs'));
    },
  };
}

async function build(): Promise<string> {
  const directory = join(BUILDS, String(process.pid));
  removeOld();
  mkdirSync(directory, { recursive: true });
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const inputs = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    // The entry is made of what the build defines, and no test loads it.
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && name !== 'entry.ts')
    .map((name) => [name.slice(0, -'.ts'.length), join(SOURCES, name)]);
  const bundle = await rolldown({
    input: Object.fromEntries(inputs),
    cwd: ROOT,
    platform: 'node',
    // tsconfig.json maps commander to types that hold no code.
    tsconfig: false,
    treeshake: false,
    // Packages stay as they are, except for one that `lean` changes and one whose CommonJS form Node would take.
    external: (id) => /^[@\w]/.test(id) && !/^(conf|gifenc|semver)(\/|$)/.test(id),
    plugins: [lean],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: directory,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].mjs',
    sourcemap: 'inline',
  });
  await bundle.close();
  return directory;
}

/** A run that was killed could not remove its own. */
function removeOld(): void {
  if (!existsSync(BUILDS)) return;
  for (const name of readdirSync(BUILDS)) {
    if (!alive(Number(basename(name)))) rmSync(join(BUILDS, name), { recursive: true, force: true });
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
