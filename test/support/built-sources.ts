import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vitest/config';
import type { TestProject } from 'vitest/node';
import { lean } from '../../scripts/lean.mjs';
import { letters } from '../../scripts/letters.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = join(ROOT, 'src');
/** Below node_modules, so that packages are found from there and Vitest loads what is in it as it is. */
const BUILDS = join(ROOT, 'node_modules/.octet-sources');
/** The inputs of a build besides src/. */
const RULES = [
  'package-lock.json',
  'scripts/kept-bundle.mjs',
  'scripts/lean.mjs',
  'scripts/letters.mjs',
  'test/support/built-sources.ts',
];
const KEPT = 3;
/** Longer than a run: what is older is in nobody's use. */
const HOUR = 3_600_000;

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

/** Before any test: scripts that tests start are bundled once for the same sources (scripts/kept-bundle.mjs). */
export async function setup({ config }: TestProject): Promise<void> {
  if (!config.watch) process.env.OCTET_BUILT_SOURCES ??= await build();
}

/** The next run with the same sources takes the same build. */
async function build(): Promise<string> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
  const directory = join(BUILDS, hashOf(names));
  if (!existsSync(directory)) await buildInto(directory, names);
  const now = new Date();
  utimesSync(directory, now, now);
  removeOld();
  return directory;
}

function hashOf(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...RULES, ...names.map((name) => join('src', name))]) {
    const whole = join(ROOT, path);
    if (!statSync(whole).isFile()) continue;
    hash
      .update(createHash('sha256').update(path).digest())
      .update(createHash('sha256').update(readFileSync(whole)).digest());
  }
  return hash.digest('hex').slice(0, 32);
}

async function buildInto(directory: string, names: readonly string[]): Promise<void> {
  // Aside, and then by its name: a run that is killed, or another one at the same time, leaves no half of a build.
  const aside = `${directory}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const inputs = names
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
    plugins: [lean, letters],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: aside,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].mjs',
    sourcemap: 'inline',
  });
  await bundle.close();
  try {
    renameSync(aside, directory);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another run was first.
    if (!existsSync(directory)) throw error;
  }
}

function removeOld(): void {
  const builds = readdirSync(BUILDS).map((name) => {
    const path = join(BUILDS, name);
    return { path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  builds.sort((a, b) => b.used - a.used);
  for (const { path, used } of builds.slice(KEPT))
    if (used < Date.now() - HOUR) rmSync(path, { recursive: true, force: true });
}
