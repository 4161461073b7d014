import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { type BuiltApp, buildApp } from '../../../src/engines/builder/build.ts';
import { APP_FRAMEWORKS, type AppFramework } from '../../../src/engines/builder/files/project-parts.ts';
import { engineTools } from '../../support/engine.ts';

const CRM =
  'a CRM with customers (name, email, phone, website url) and deals (title, customer, value, stage, close date, call time, won flag, rating, notes)';
const HOSTILE = `an app called "</script><b>O'Neil \\\\ \${x} \`" with title, "quoted" name, choice (it's, a "b", <i>, \\\\n) and notes`;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const build = (prompt: string, framework: AppFramework, seed = 1): Promise<BuiltApp> =>
  buildApp({ prompt, framework, seed }, engineTools());

async function written({ files }: BuiltApp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octet-app-'));
  folders.push(folder);
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** The environment of a plain shell: a test runner inside a test runner must not see the outer one. */
const ENVIRONMENT = { PATH: process.env.PATH, HOME: tmpdir() };

test.each([CRM, HOSTILE])('the nodejs application of %j passes its own tests', async (prompt) => {
  const folder = await written(await build(prompt, 'nodejs'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--test', '--test-reporter=tap', 'test/api.test.js'],
    {
      cwd: folder,
      env: ENVIRONMENT,
    },
  );
  expect(stdout).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThanOrEqual(5);
});

test('years are shown without a separator, other numbers with one', async () => {
  const app = await build('wines with name, vintage year and price', 'nodejs');
  const path = app.files.find((file) => file.path.endsWith('format.js'))?.path ?? '';
  const { formatValue } = await import(pathToFileURL(join(await written(app), path)).href);
  const field = { type: 'number', min: 0 };
  expect(formatValue({ ...field, label: 'Vintage year', max: 9999 }, 2015)).toBe('2015');
  expect(formatValue({ ...field, label: 'Price' }, 2015)).toBe(new Intl.NumberFormat().format(2015));
});

const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

test.skipIf(!hasPython).each([CRM, HOSTILE])(
  'the python application of %j passes its own tests',
  async (prompt) => {
    const folder = await written(await build(prompt, 'python'));
    const { stderr } = await promisify(execFile)('python3', ['-W', 'error', '-m', 'unittest'], {
      cwd: folder,
      env: ENVIRONMENT,
    });
    expect(stderr).toMatch(/Ran 6 tests[\s\S]+\bOK\b/);
  },
);

/** Paths that are safe on any file system: relative, without reserved characters or names, unique without case. */
const SAFE = /^(?!.*(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))(?:[\w.[\]-]+\/)*[\w.[\]-]*[\w\]-]$/i;

test.each(APP_FRAMEWORKS)(
  '%s: every path is safe, every file is text with an end of line',
  async (framework) => {
    const { files } = await build(HOSTILE, framework);
    for (const { path, content } of files) {
      expect(path).toMatch(SAFE);
      expect(path.split('/')).not.toContain('..');
      expect(content === '' || content.endsWith('\n')).toBe(true);
      expect(content).not.toMatch(/\{\{[a-z]+\}\}/);
    }
    const folded = files.map(({ path }) => path.toLowerCase());
    expect(new Set(folded).size).toBe(files.length);
    expect(folded).toContain('readme.md');
  },
);

test.each(APP_FRAMEWORKS)(
  '%s: the same request gives the same files, another seed another colour only',
  async (framework) => {
    const [first, again, other] = await Promise.all([
      build(CRM, framework),
      build(CRM, framework),
      build(CRM, framework, 2),
    ]);
    expect(again).toEqual(first);
    const changed = first.files
      .filter(({ content }, index) => content !== other.files[index]?.content)
      .map(({ path }) => path);
    expect(changed).toEqual([expect.stringMatching(/styles\.css$/)]);
  },
);

test.each(['react', 'vue', 'nextjs', 'nodejs'] as const)(
  '%s: the schema module is what was asked for, and versions are exact',
  async (framework) => {
    const { files, spec } = await build(HOSTILE, framework);
    const schema = files.find(({ path }) => path.endsWith('schema.js'))?.content ?? '';
    const { title, entities } = runInNewContext(
      `${schema.replaceAll('export const', 'var')}; ({ title, entities })`,
    );
    expect(title).toBe(spec.title);
    expect(JSON.parse(JSON.stringify(entities))).toEqual(
      spec.entities.map((entity) => ({ ...entity, path: entity.plural })),
    );
    const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.content ?? '');
    expect(manifest.name).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('every import of a generated JavaScript file is there', async () => {
  for (const framework of ['react', 'vue', 'nextjs', 'nodejs'] as const) {
    const { files } = await build(CRM, framework);
    const paths = new Set(files.map(({ path }) => path));
    for (const { path, content } of files) {
      for (const [, target = ''] of content.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)) {
        expect(paths).toContain(join(dirname(path), target));
      }
    }
  }
});

test('the preview is one page that fetches nothing and cannot be broken out of', async () => {
  const { preview } = await build(HOSTILE, 'react');
  expect(preview.match(/<\/script>/g)).toHaveLength(1);
  expect(preview).not.toMatch(/<b>|(?:src|href)="(?!data:)/);
  const script = /<script type="module">([\s\S]+)<\/script>/.exec(preview)?.[1] ?? '';
  expect(script).not.toMatch(/^(?:import|export) /m);
  expect(() => new Function(`return async () => {${script}\n}`)).not.toThrow();
});

test('a project is continued: what was there stays, the new field is everywhere', async () => {
  const before = await build('a todo app with title and due date', 'react');
  const after = await buildApp(
    { prompt: 'add a field notes', framework: 'react', previous: before.spec, seed: 1 },
    engineTools(),
  );
  expect(after.summary).toBe('Added notes (long text) to todos.');
  expect(after.files.map(({ path }) => path)).toEqual(before.files.map(({ path }) => path));
  const changed = after.files
    .filter(({ content }, index) => content !== before.files[index]?.content)
    .map(({ path }) => path);
  expect(changed).toEqual(['README.md', 'src/data/schema.js']);
});

test('progress goes up to the end, and an abort is heeded', async () => {
  const tools = engineTools();
  await buildApp({ prompt: CRM, framework: 'vue', seed: 1 }, tools);
  const fractions = tools.seen.map(({ fraction }) => fraction);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
  await expect(
    buildApp(
      { prompt: CRM, framework: 'vue', seed: 1 },
      { ...tools, signal: AbortSignal.abort(new Error('stop')) },
    ),
  ).rejects.toThrow('stop');
});
