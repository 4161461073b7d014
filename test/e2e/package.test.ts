import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { environment, freshHome } from './octet.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_BYTES = 8 * 1024 * 1024;
/** The places of all published files. */
const PLACE =
  /^(bin|dist|completions|man|skills)\/|^(package\.json|server\.json|README\.md|LICENSE|THIRD_PARTY_NOTICES)$/;
const NEEDED = [
  'bin/octet.js',
  'dist/entry.cjs',
  'dist/main.cjs',
  'dist/worker.cjs',
  'dist/testing.cjs',
  'dist/testing.mjs',
  'dist/testing.d.cts',
  'dist/testing.d.mts',
  'completions/octet.bash',
  'completions/_octet',
  'completions/octet.fish',
  'completions/octet.ps1',
  'README.md',
  'LICENSE',
];

test('the package is the program and what belongs to it, is small, and runs in an empty place', async () => {
  const home = freshHome();
  const env = {
    ...process.env,
    HOME: home,
    npm_config_cache: join(home, 'cache'),
    // It asks the registry.
    npm_config_update_notifier: 'false',
  };
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--ignore-scripts', '--loglevel', 'error'], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });

  const [packed] = JSON.parse(npm('pack', '--json', '--pack-destination', home));
  const paths: string[] = packed.files.map((each: { path: string }) => each.path);
  expect(paths.filter((path) => !PLACE.test(path))).toEqual([]);
  expect(paths.filter((path) => /\.(ts|map)$|(^|\/)\.|node_modules/.test(path))).toEqual([]);
  expect(NEEDED.filter((path) => !paths.includes(path))).toEqual([]);
  expect(packed.size).toBeLessThanOrEqual(MOST_BYTES);

  // npm only unpacks and links it, since it has no dependencies or scripts (test/package.test.ts).
  const modules = join(home, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', join(home, packed.filename), '-C', modules]);
  const place = join(modules, 'octet-cli');
  renameSync(join(modules, 'package'), place);
  const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const octet = join(home, 'octet');
  symlinkSync(join(place, bin.octet), octet);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const isolated = { extendEnv: false, env: environment(home), cwd: home } as const;
  expect((await execa(octet, ['--version'], isolated)).stdout).toBe(version);
  expect((await execa(octet, ['chat', 'what is 17 * 23?'], isolated)).stdout).toContain('391');
  const shown = await execa(octet, ['music', 'generate', '--help'], isolated);
  expect(shown.stdout).toContain('30 to 240');

  const use =
    "startService({ port: false }).then(async (s) => { console.log((await s.fetch('/models')).status); await s.close(); });";
  const asked = (...args: string[]) => execa(process.execPath, args, isolated);
  const required = await asked('-e', `const { startService } = require('octet-cli/testing'); ${use}`);
  expect(required.stdout).toBe('200');
  const esm = `import { startService } from 'octet-cli/testing'; ${use}`;
  expect((await asked('--input-type=module', '-e', esm)).stdout).toBe('200');
});
