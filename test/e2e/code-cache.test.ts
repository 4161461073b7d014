import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { at, environment, freshHome, type Run } from './octet.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT_CODE = `${process.version}-${process.platform}-${process.arch}`;

/** The package as it is published: without the code that the build made for its own Node. No command writes there. */
const place = mkdtempSync(join(tmpdir(), 'octet-installed-'));
beforeAll(() => {
  cpSync(join(ROOT, 'bin'), join(place, 'bin'), { recursive: true });
  cpSync(join(ROOT, 'dist'), join(place, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith(BUILT_CODE),
  });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const contentsOf = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort();

function run(installed: string, home: string, argv: readonly string[], env: Run['env'] = {}) {
  return execa(process.execPath, [join(installed, 'bin/octet.js'), ...argv], {
    cwd: home,
    extendEnv: false,
    env: environment(home, env),
    reject: false,
  });
}

const KEPT = '.cache/octet/code';
const keptIn = (home: string): string[] =>
  existsSync(join(home, KEPT)) ? readdirSync(join(home, KEPT), { recursive: true }).map(String) : [];

test('an installed octet keeps its code at the first use, takes it at the second, and survives damage', async () => {
  const home = freshHome();
  const list = () => run(place, home, ['config', 'list', '--json']);
  const first = await list();
  const files = keptIn(home).filter((name) => name.endsWith('.bin'));
  expect(files.length).toBeGreaterThan(0);
  const kept = () => files.map((name) => readFileSync(join(home, KEPT, name)));
  const hashes = () => kept().map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const before = hashes();
  expect(await list()).toMatchObject({ exitCode: 0, stdout: first.stdout, stderr: '' });
  expect(hashes()).toEqual(before);
  for (const [index, bytes] of kept().entries())
    writeFileSync(join(home, KEPT, files[index] ?? ''), bytes.fill(0xff, 200));
  const damaged = hashes();
  expect(await list()).toMatchObject({ exitCode: 0, stdout: first.stdout, stderr: '' });
  expect(hashes()).not.toEqual(damaged);
});

test('the code is taken without the parts of Node that bring its streams along', async () => {
  const home = freshHome();
  const list = join(home, 'loaded');
  const hook = ['--require', join(ROOT, 'scripts/loaded-hook.cjs'), join(place, 'bin/octet.js')];
  const start = () =>
    execa(process.execPath, [...hook, 'config', 'list'], {
      cwd: home,
      extendEnv: false,
      env: environment(home, { LOADED_LIST: list }),
    });
  await start();
  rmSync(list);
  await start();
  const loaded = readFileSync(list, 'utf8');
  expect(loaded).toContain('own-cache.cjs');
  expect(loaded).not.toMatch(/"node:(v8|zlib|child_process|stream|crypto)"/);
});

/** Tells which packs V8 did not take from the cache. */
const REFUSED = `
const vm = require('node:vm');
const { Script } = vm;
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    const { filename, cachedData } = options;
    const word = cachedData && !this.cachedDataRejected ? 'taken' : 'refused';
    require('node:fs').appendFileSync(process.env.REFUSED, word + ' ' + filename + '\\n');
  }
};
`;

test.each([
  ['a batch', ['batch', 'requests.jsonl', '-o', 'results.jsonl'], true],
  ['a local question', ['chat', 'hello'], false],
])('%s changes flags of V8 only when its packs are loaded', async (_, argv, isRemote) => {
  const home = freshHome();
  const [hook, list] = [join(home, 'hook.cjs'), join(home, 'list')];
  writeFileSync(hook, REFUSED);
  writeFileSync(join(home, 'requests.jsonl'), '{"command":"chat","prompt":"hello"}\n'.repeat(3));
  const { base } = await httpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"choices":[{"message":{"role":"assistant","content":"hello"}}]}');
  });
  const { exitCode, stderr } = await execa(
    process.execPath,
    ['--require', hook, join(ROOT, 'bin/octet.js'), ...argv],
    {
      cwd: home,
      extendEnv: false,
      env: environment(home, { REFUSED: list, ...(isRemote ? at(base) : {}) }),
      reject: false,
    },
  );
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const packs = readFileSync(list, 'utf8').trim().split('\n');
  expect(packs.length).toBeGreaterThan(3);
  expect(packs.filter((line) => !line.startsWith('taken '))).toEqual([]);
});

test('the first uses of several processes at the same time all go well', async () => {
  const home = freshHome();
  const all = await Promise.all([1, 2, 3].map(() => run(place, home, ['config', 'list'])));
  expect(all.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(all.map(() => [0, '']));
  expect(keptIn(home).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('flags of V8 have code of their own', async () => {
  const home = freshHome();
  const flags = { NODE_OPTIONS: '--max-old-space-size=300' };
  for (const env of [flags, flags, {}])
    expect(await run(place, home, ['config', 'list'], env)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(keptIn(home).filter((name) => !name.includes('/'))).toHaveLength(2);
});

test('OCTET_NO_CACHE, a cache directory that is a file, and a read-only package leave nothing and work', async () => {
  const home = freshHome();
  const before = contentsOf(place);
  writeFileSync(join(home, 'file'), '');
  for (const env of [{ OCTET_NO_CACHE: '1' }, { OCTET_CACHE_DIR: join(home, 'file') }])
    expect(await run(place, home, ['config', 'list'], env)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(keptIn(home)).toEqual([]);
  expect(contentsOf(place)).toEqual(before);
  chmodSync(join(place, 'dist'), 0o500);
  onTestFinished(() => chmodSync(join(place, 'dist'), 0o700));
  symlinkSync(join(place, 'bin/octet.js'), join(home, 'octet'));
  const linked = await execa(process.execPath, [join(home, 'octet'), 'config', 'list'], {
    extendEnv: false,
    env: environment(home),
    cwd: home,
  });
  expect(linked.stderr).toBe('');
});

/** Tells when SQLite is compiled. */
const COMPILED = `
const { compile } = WebAssembly;
WebAssembly.compile = (bytes) => {
  if (bytes.byteLength > 5e5) process.stderr.write('compiled');
  return compile(bytes);
};
`;

describe.skipIf(!process.version.startsWith('v20.'))('SQLite, where Node has none', () => {
  function ask(installed: string, home: string, env: Run['env'] = {}) {
    const hook = join(home, 'compiled.cjs');
    writeFileSync(hook, COMPILED);
    return run(installed, home, ['chat', '-q', 'what is 2 + 2?'], {
      NODE_OPTIONS: `--require ${hook}`,
      ...env,
    });
  }
  const ANSWER = '2 + 2 = **4**';
  const codeIn = (home: string): string[] => keptIn(home).filter((name) => /\/sqlite-\w+\.bin$/.test(name));

  test('is taken as the build has compiled it', async () => {
    const home = freshHome();
    expect(await ask(ROOT, home)).toMatchObject({ stdout: ANSWER, stderr: '' });
    expect(keptIn(home)).toEqual([]);
  });

  test('is compiled apart after the first use of an installed octet, and again after damage', async () => {
    const home = freshHome();
    const made = async () => {
      await expect
        .poll(() => keptIn(home).filter((name) => /\.(making|tmp)$/.test(name)), { timeout: 60_000 })
        .toEqual([]);
      return codeIn(home);
    };
    expect(await ask(place, home, { CI: '1' })).toMatchObject({ stdout: ANSWER, stderr: 'compiled' });
    expect(await made()).toEqual([]);
    expect(await ask(place, home)).toMatchObject({ stdout: ANSWER, stderr: 'compiled' });
    const [code = ''] = await made();
    expect(statSync(join(home, KEPT, code)).mode & 0o777).toBe(0o600);
    expect(await ask(place, home)).toMatchObject({ stdout: ANSWER, stderr: '' });
    const bytes = readFileSync(join(home, KEPT, code));
    writeFileSync(join(home, KEPT, code), bytes.fill(0xff, 2_000));
    expect(await ask(place, home)).toMatchObject({ stdout: ANSWER, stderr: 'compiled' });
    expect(await made()).toEqual([code]);
    expect(await ask(place, home)).toMatchObject({ stdout: ANSWER, stderr: '' });
  });
});

test('the build leaves code for the Node that it ran on, which a command uses without keeping any', async () => {
  const home = freshHome();
  const shown = await run(ROOT, home, ['config', 'list']);
  expect(shown.exitCode).toBe(0);
  expect(keptIn(home)).toEqual([]);
});

test('a help page is what the program itself prints', async () => {
  const home = freshHome();
  const pages: string[] = [];
  for (const words of [['music'], ['webhook', 'verify'], ['chat']]) {
    const page = await run(ROOT, home, [...words, '--help']);
    pages.push(page.stdout);
    const printed = await run(ROOT, home, [...words, '--help', '--env', 'local']);
    expect(page).toMatchObject({ exitCode: 0, stderr: '' });
    expect(page.stdout).toBe(printed.stdout);
  }
  const narrow = await run(ROOT, home, ['music', '--help'], { COLUMNS: '40' });
  expect(narrow.stdout).not.toBe(pages[0]);
});
