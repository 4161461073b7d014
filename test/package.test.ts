import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_BYTES = 8 * 1024 * 1024;
const BUILT = existsSync(new URL('../dist/main.cjs', import.meta.url));

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json'));

interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

/** What would be published. Scripts are left out: a test must not build. */
function pack(): Packed {
  const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(text)[0];
}

test.skipIf(!BUILT)(
  'what is published is the program and what belongs to it, and is small',
  () => {
    const { files, size } = pack();
    const paths = files.map(({ path }) => path);
    const place =
      /^(bin|dist|completions|man)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md|THIRD_PARTY_NOTICES)$/;
    expect(paths.filter((path) => !place.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.(ts|map)$|(^|\/)\.|node_modules/.test(path))).toEqual([]);
    for (const needed of [
      'bin/octet.js',
      'dist/entry.cjs',
      'dist/main.cjs',
      'dist/worker.cjs',
      'completions/octet.bash',
      'completions/_octet',
      'completions/octet.fish',
      'completions/octet.ps1',
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
    ])
      expect(paths).toContain(needed);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
  },
  120_000,
);

test('nothing is installed along with it, and nothing runs when it is', () => {
  expect(manifest.dependencies ?? {}).toEqual({});
  expect(manifest.optionalDependencies ?? {}).toEqual({});
  for (const moment of ['preinstall', 'install', 'postinstall'])
    expect(manifest.scripts).not.toHaveProperty(moment);
  expect(manifest.bin).toEqual({ octet: 'bin/octet.js' });
  // npm links it for `man octet` only as a list.
  expect(manifest.man).toEqual(['./man/octet.1']);
  expect(manifest.engines.node).toBe('>=20.18');
});

test('the lock file names no registry', () => {
  const lock = JSON.parse(read('package-lock.json'));
  expect(Object.entries<{ resolved?: string }>(lock.packages).filter(([, { resolved }]) => resolved)).toEqual(
    [],
  );
  expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*(registry|\.tgz)/);
});

test('nothing that is bundled is under the GPL', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const licences = Object.entries<{ license?: string }>(lock.packages).map(([path, { license = '' }]) => [
    path,
    license,
  ]);
  expect(licences.filter(([, license]) => /\bA?GPL/.test(license ?? ''))).toEqual([]);
});
