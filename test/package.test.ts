import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsIn } from '../src/files/assets.ts';

const BUILT = existsSync(new URL('../dist/main.cjs', import.meta.url));

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json'));

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

const NO_INTEGRITY =
  /node_modules\/(@biomejs\/cli|@oxc-parser\/binding|@rolldown\/binding)-(android|darwin|freebsd|linux|openharmony|wasm32|win32)-?[\w-]*$/;

test('X15.1: every package in the lock file is held by its hash, but for binaries of other systems', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const loose = Object.entries<{ integrity?: string; optional?: boolean; dev?: boolean }>(lock.packages)
    .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    .filter(([path, { optional, dev }]) => !(optional && dev && NO_INTEGRITY.test(path)));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('X15.2: everything in the lock file runs on the oldest Node that is promised', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const tooNew = Object.entries<{ engines?: { node?: string } }>(lock.packages)
    .map(([path, { engines }]) => [path, engines?.node ?? '*'] as const)
    .filter(([, range]) => !/^\*$|\^20|[<>]=? ?(\d|1\d|20)(\.|\b)|^(\d|1\d|20)\b|\^(\d|1\d)\./.test(range));
  expect(tooNew).toEqual([]);
});

test('X15.3: what is taken out of packages by pattern is pinned to one version', () => {
  for (const name of ['@mediabunny/aac-encoder', 'h264-mp4-encoder', 'wasm-media-encoders'])
    expect(manifest.devDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('X15.4: workflows name actions by commit, and the job that npm trusts runs no code of ours', () => {
  for (const file of ['publish', 'test']) {
    const uses = [...read(`.github/workflows/${file}.yml`).matchAll(/uses: (\S+)/g)].map(([, name]) => name);
    expect(uses.length).toBeGreaterThan(0);
    for (const name of uses) expect(name).toMatch(/@[0-9a-f]{40}$/);
  }
  const [before = '', trusted = ''] = read('.github/workflows/publish.yml').split(/^ {2}publish:$/m);
  expect(before).not.toContain('id-token');
  expect(trusted).toContain('id-token: write');
  expect(trusted).not.toMatch(/checkout|npm ci|npm (run|test|install)/);
  expect([...trusted.matchAll(/run: (.*)/g)].map(([, line]) => line)).toEqual([
    'npm publish ./octet-cli-*.tgz --provenance --access public --ignore-scripts',
  ]);
});

test.skipIf(!BUILT)('X15.5: the notices carry the LGPL and say how to replace what is under it', () => {
  const notices = read('THIRD_PARTY_NOTICES');
  expect(notices).toContain(
    'GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 2.1, February 1999',
  );
  expect(notices).toMatch(/LAME 3\.100[\s\S]*libavcodec 62\.23\.103/);
  for (const name of ['wasm-media-encoders', '@mediabunny/aac-encoder'])
    expect(notices).toContain(`${name} ${manifest.devDependencies[name]}`);
});

test.skipIf(!BUILT)(
  'a licence that several packages share is printed once, before those that refer to it',
  () => {
    const entries = read('THIRD_PARTY_NOTICES')
      .split(`${'-'.repeat(78)}\n`)
      .slice(1);
    const references = entries.flatMap((entry, at) => {
      const [, name] = /^The licence text is that of (\S+), above\.$/m.exec(entry) ?? [];
      return name === undefined ? [] : [{ at, of: entries.findIndex((one) => one.startsWith(`${name} `)) }];
    });
    expect(references.length).toBeGreaterThan(20);
    for (const { at, of } of references) {
      expect(of).toBeGreaterThanOrEqual(0);
      expect(of).toBeLessThan(at);
      expect(entries[of]?.length).toBeGreaterThan(400);
    }
  },
);

test.skipIf(!BUILT)(
  'X15.6: the LGPL modules are files of their own, and a plain one replaces them',
  async () => {
    const assets = fileURLToPath(new URL('../dist/assets', import.meta.url));
    const own = assetsIn(assets);
    const naming = { 'mp3.wasm': '3.100', 'film-aac.wasm': 'Lavc62.23.103' };
    for (const [name, version] of Object.entries(naming)) {
      const module = Buffer.from(await own(name));
      expect(module.includes(version)).toBe(true);
      const folder = mkdtempSync(join(tmpdir(), 'octet-assets-'));
      const packed = readdirSync(assets).filter((file) => file.startsWith(name));
      expect(packed).toHaveLength(1);
      for (const file of packed) copyFileSync(join(assets, file), join(folder, file));
      writeFileSync(join(folder, name), 'mine');
      expect(Buffer.from(await assetsIn(folder)(name)).toString()).toBe('mine');
    }
    const code = readdirSync(new URL('../dist/chunks', import.meta.url)).map((file) =>
      read(`dist/chunks/${file}`),
    );
    expect(code.filter((text) => text.includes('lame.sf.net') || text.includes('Lavc62'))).toEqual([]);
  },
);

test.skipIf(!BUILT)('all files of the page have at most 120 kB, compressed', () => {
  const page = new URL('../dist/page/', import.meta.url);
  const sizes = readdirSync(page).map((name) => {
    const bytes = readFileSync(new URL(name, page));
    return gzipSync(name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).length;
  });
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
});
