import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeProject } from '../../src/files/project.ts';
import { makeScript, runNode, tempDirectory } from './child.ts';
import { FILES, installLogsIn, leftovers, makeOld, NEW, OLD, treeOf } from './project-folder.ts';

/** A later command with another project, which finds what is left of the killed one. */
async function nextCommand(root: string): Promise<string[]> {
  const warnings: string[] = [];
  const other = join(root, 'other');
  rmSync(other, { recursive: true, force: true });
  await writeProject(other, [{ path: 'x', bytes: Buffer.from('x') }], {
    warn: (message) => warnings.push(message),
    installLogs: installLogsIn(root),
  });
  rmSync(other, { recursive: true });
  return warnings;
}

/**
 * Every call that changes names is a step. At the given one the call fails, or nothing ever comes after it, which leaves
 * the files as a kill would and needs no process of its own; or the process is really killed after the first move.
 */
const SCRIPT = `import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { dirname } from 'node:path';
  import { writeProject } from '#/files/project.ts';
  import { systemClock } from '#/clock.ts';
  const [root, what, ...rest] = process.argv.slice(2);
  const installLogs = { directory: root + '/journals', clock: systemClock };
  const textOf = (path) => fs.existsSync(root + '/app/' + path) && fs.readFileSync(root + '/app/' + path, 'utf8');
  let step = 0;
  let at = 0;
  let stopped = () => {};
  for (const name of ['rename', 'link', 'unlink', 'mkdir', 'rmdir', 'rm', 'chmod', 'copyFile']) {
    const real = fs.promises[name];
    fs.promises[name] = async (...given) => {
      step += 1;
      if (what === 'kill' && textOf('a.txt') === 'new a') process.kill(process.pid, 'SIGKILL');
      if (step !== at) return real(...given);
      if (what === 'fail') throw Object.assign(new Error('EIO'), { code: 'EIO' });
      stopped('stopped');
      return new Promise(() => {});
    };
  }
  syncBuiltinESMExports();
  const file = (path, text) => ({ path, bytes: Buffer.from(text) });
  const files = [file('a.txt', 'new a'), file('d/b.txt', 'new b'), file('e/f/c.txt', 'new c'), file('same.txt', 'same')];
  const write = (force) => {
    step = 0;
    const end = writeProject(root + '/app', files, { force, warn() {}, installLogs });
    return Promise.race([end.then(() => 'done', (error) => error.name), new Promise((resolve) => (stopped = resolve))]);
  };
  const treeOf = () => Object.fromEntries(fs.readdirSync(root + '/app', { recursive: true })
    .filter((path) => fs.statSync(root + '/app/' + path).isFile()).sort()
    .map((path) => [path, fs.readFileSync(root + '/app/' + path, 'utf8')]));
  /** This process is no longer the one that has begun it. */
  const die = () => {
    const [names, at] = [fs.readdirSync(installLogs.directory), (name) => installLogs.directory + '/' + name];
    for (const name of names.filter((name) => name.endsWith('.json'))) {
      const installLog = JSON.parse(fs.readFileSync(at(name), 'utf8'));
      installLog.owner.pid = ${4_194_305};
      fs.writeFileSync(at(name), JSON.stringify(installLog));
    }
    for (const name of names.filter((name) => /\\.(lock|steal)$/.test(name))) fs.rmSync(at(name));
  };
  if (what === 'kill') {
    await write(rest[0] === 'force');
  } else {
    const old = JSON.parse(rest[0]);
    fs.mkdirSync(installLogs.directory);
    for (const turns = []; ; ) {
      fs.rmSync(root + '/app', { recursive: true, force: true });
      for (const [path, content] of Object.entries(old)) {
        fs.mkdirSync(dirname(root + '/app/' + path), { recursive: true });
        fs.writeFileSync(root + '/app/' + path, content);
      }
      at = turns.length + 1;
      const ended = await write(true);
      if (step < at) {
        process.stdout.write(JSON.stringify(turns));
        break;
      }
      const before = treeOf();
      at = 0;
      die();
      await writeProject(root + '/other', [file('x', 'x')], { warn() {}, installLogs });
      fs.rmSync(root + '/other', { recursive: true });
      const left = fs.readdirSync(installLogs.directory).filter((name) => name.endsWith('.json'));
      turns.push({ ended, before, after: treeOf(), left });
    }
  }`;

interface Turn {
  readonly ended: string;
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
  readonly left: string[];
}

/** A disk would be asked to keep every one of some hundred files. */
const MEMORY = '/dev/shm';

async function everyStep(what: 'fail' | 'stop'): Promise<Turn[]> {
  const root = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'octet-install-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { out, err } = await runNode(script, [root, what, JSON.stringify(OLD)]);
  expect(err).toBe('');
  return JSON.parse(out);
}

let directory: string;
let script: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'octet-install-'));
  script = await makeScript(directory, SCRIPT);
  return () => rmSync(directory, { recursive: true, force: true });
});

const stateOf = (found: Record<string, string>): string => {
  const tree = JSON.stringify(found);
  if (tree === JSON.stringify(OLD)) return 'old';
  return tree === JSON.stringify(sorted(NEW)) ? 'new' : 'half';
};

describe('B14: a directory with files of its own', () => {
  test('ended before any step, it is the old one or the new one when the next command has looked', async () => {
    const turns = await everyStep('stop');
    expect(turns.length).toBeGreaterThan(20);
    const states = new Set(turns.map(({ before, after }) => `${stateOf(before)} ${stateOf(after)}`));
    expect(states).toEqual(new Set(['old old', 'old new', 'half new', 'new new']));
    expect(turns.flatMap(({ left }) => left)).toEqual([]);
  });

  test('when any step fails, it is the old one at once', async () => {
    const turns = await everyStep('fail');
    expect(turns.length).toBeGreaterThan(20);
    const states = new Set(turns.map(({ ended, before }) => `${ended} ${stateOf(before)}`));
    expect(states).toEqual(new Set(['OctetError old', 'done new']));
    expect(turns.flatMap(({ left }) => left)).toEqual([]);
  });
});

const sorted = (tree: Record<string, string>) =>
  Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1)));

describe('B14: what a killed command has left half written', () => {
  async function killed(flags = 'force'): Promise<string> {
    const root = await tempDirectory();
    makeOld(root);
    if (flags !== 'force') for (const path of ['a.txt', 'd/b.txt']) rmSync(join(root, 'app', path));
    expect((await runNode(script, [root, 'kill', flags])).status).toBeNull();
    const tree = treeOf(join(root, 'app'));
    expect(tree['a.txt']).toBe('new a');
    expect(tree['d/b.txt']).not.toBe('new b');
    return root;
  }

  test('is completed by the next, which says so', async () => {
    const root = await killed();
    const warnings = await nextCommand(root);
    expect(warnings).toEqual([expect.stringContaining('completed the application')]);
    expect(treeOf(join(root, 'app'))).toEqual(NEW);
    expect(leftovers(root)).toEqual([]);
  });

  test('is no obstacle to the same command without --force', async () => {
    const root = await killed('new-only');
    await writeProject(join(root, 'app'), FILES, { warn: () => undefined, installLogs: installLogsIn(root) });
    expect(treeOf(join(root, 'app'))).toEqual(NEW);
  });

  test('what was changed since then stays, and is named', async () => {
    const root = await killed();
    writeFileSync(join(root, 'app/d/b.txt'), 'mine now');
    mkdirSync(join(root, 'app/e/f'), { recursive: true });
    writeFileSync(join(root, 'app/e/f/c.txt'), 'mine too');
    const warnings = await nextCommand(root);
    expect(warnings.filter((text) => text.includes('was left alone'))).toHaveLength(2);
    expect(treeOf(join(root, 'app'))).toMatchObject({ 'd/b.txt': 'mine now', 'e/f/c.txt': 'mine too' });
    expect(leftovers(root)).toEqual([]);
  });

  test('a directory that was removed since then does not come back', async () => {
    const root = await killed();
    rmSync(join(root, 'app'), { recursive: true });
    expect(await nextCommand(root)).toEqual([]);
    expect(existsSync(join(root, 'app'))).toBe(false);
    expect(leftovers(root)).toEqual([]);
  });

  test('a link that was put in the way since then is not followed', async () => {
    const root = await killed();
    const outside = await tempDirectory();
    symlinkSync(outside, join(root, 'app/e'));
    const warnings = await nextCommand(root);
    expect(warnings).toEqual([expect.stringContaining('symbolic link')]);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(join(root, 'app/e'));
    await nextCommand(root);
    expect(treeOf(join(root, 'app'))).toEqual(NEW);
  });

  test('a staged file that is not what it was is not taken', async () => {
    const root = await killed();
    const [stage = ''] = readdirSync(root).filter((name) => name.startsWith('.octet-stage'));
    writeFileSync(join(root, stage, 'new/e/f/c.txt'), 'evil!');
    await nextCommand(root);
    expect(existsSync(join(root, 'app/e/f/c.txt'))).toBe(false);
    expect(treeOf(join(root, 'app'))).toMatchObject({ 'd/b.txt': 'new b' });
  });

  test.each([
    '{',
    '{"version":1,"stage":"x","place":"/","moves":[]}',
    '{"version":1,"stage":"/tmp","place":"/tmp","moves":[{"path":"../x"}]}',
  ])('a installLog that cannot be one is left alone: %s', async (text) => {
    const root = await tempDirectory();
    mkdirSync(join(root, 'journals'));
    writeFileSync(join(root, 'journals/x.json'), text);
    expect(await nextCommand(root)).toEqual([]);
    expect(existsSync(join(root, 'journals/x.json'))).toBe(true);
  });
});

test('two commands that write into one directory do not mix their files', async () => {
  const root = await tempDirectory();
  const place = makeOld(root);
  const versions = Array.from({ length: 8 }, (_, version) =>
    Array.from({ length: 12 }, (_, index) => ({
      path: `f${index}`,
      bytes: Buffer.from(`version ${version}`),
    })),
  );
  const options = { force: true, warn: () => undefined, installLogs: installLogsIn(root) };
  await Promise.all(versions.map((files) => writeProject(place, files, options)));
  const { 'a.txt': a, ...rest } = treeOf(place);
  expect(a).toBe('old a');
  expect(
    new Set(Object.entries(rest).flatMap(([path, text]) => (path.startsWith('f') ? text : []))),
  ).toHaveProperty('size', 1);
  expect(leftovers(root)).toEqual([]);
});

test('B9: a file with the very content that is to be written is no obstacle, another one is', async () => {
  const root = await tempDirectory();
  const place = makeOld(root);
  const options = { warn: () => undefined };
  utimesSync(join(place, 'same.txt'), 1, 1);
  await writeProject(place, FILES.slice(3), options);
  expect(statSync(join(place, 'same.txt')).mtimeMs).toBe(1_000);
  await expect(writeProject(place, FILES.slice(0, 1), options)).rejects.toMatchObject({ exit: 15 });
  expect(treeOf(place)).toEqual(OLD);
});
