import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownScope } from '../../src/files/owner.ts';
import { type ProjectFile, writeProject } from '../../src/files/project.ts';
import { makeScript, startNode, tempDirectory } from './child.ts';
import { canMount, mountTinyDisk } from './tiny-disk.ts';

const text = (content: string) => new TextEncoder().encode(content);
const file = (path: string, content = 'x'): ProjectFile => ({ path, bytes: text(content) });
const options = { warn: () => undefined };

/** Calls `swap` at the given look at its content: once for the sizes twice, then for the stage, then for the move. */
function swapping(path: string, at: number, swap: () => void): ProjectFile {
  let looks = 0;
  return {
    path,
    get bytes() {
      looks += 1;
      if (looks === at) swap();
      return text('new');
    },
  };
}

describe('B7: a link that is put in the way after the check', () => {
  test('in the place of a new project, it is not followed', async () => {
    const root = await tempDirectory();
    const outside = await tempDirectory();
    const place = join(root, 'app');
    for (const look of [1, 2, 3]) {
      const swap = () => {
        rmSync(place, { force: true });
        symlinkSync(outside, place);
      };
      const written = writeProject(place, [swapping('a.txt', look, swap)], options);
      await expect(written).rejects.toMatchObject({ name: 'OctetError' });
      expect(readdirSync(outside)).toEqual([]);
      expect(readdirSync(root)).toEqual(['app']);
      rmSync(place);
    }
  });

  test('in a directory of the destination, it is found before the file is written', async () => {
    const root = await tempDirectory();
    const outside = await tempDirectory();
    const place = join(root, 'app');
    mkdirSync(join(place, 'in'), { recursive: true });
    writeFileSync(join(place, 'mine'), 'mine');
    const swap = () => {
      renameSync(join(place, 'in'), join(root, 'was-in'));
      symlinkSync(outside, join(place, 'in'));
    };
    const files = [file('first.txt'), swapping('in/a.txt', 4, swap)];
    await expect(writeProject(place, files, { ...options, force: true })).rejects.toMatchObject({ exit: 15 });
    expect(readdirSync(outside)).toEqual([]);
    expect(existsSync(join(place, 'first.txt'))).toBe(false);
  });

  test('in the place of the file itself, it is neither followed nor replaced', async () => {
    const root = await tempDirectory();
    const victim = join(await tempDirectory(), 'victim');
    writeFileSync(victim, 'mine');
    const place = join(root, 'app');
    mkdirSync(place);
    writeFileSync(join(place, 'mine'), 'mine');
    const swap = () => symlinkSync(victim, join(place, 'a.txt'));
    const written = writeProject(place, [swapping('a.txt', 4, swap)], { ...options, force: true });
    await expect(written).rejects.toMatchObject({ exit: 15 });
    expect(readFileSync(victim, 'utf8')).toBe('mine');
  });
});

describe.skipIf(!canMount)('B14: a full disk', () => {
  const large = Array.from({ length: 8 }, (_, index) => file(`f${index}`, 'x'.repeat(16_000)));

  test('leaves no new project and no stage', async () => {
    const disk = mountTinyDisk();
    await expect(writeProject(join(disk, 'app'), large, options)).rejects.toMatchObject({ exit: 16 });
    expect(readdirSync(disk)).toEqual([]);
  });

  test('needs room for every file only once, also in a directory with files', async () => {
    const disk = mountTinyDisk();
    const place = join(disk, 'app');
    mkdirSync(place);
    writeFileSync(join(place, 'f0'), 'old');
    await writeProject(place, large.slice(0, 3), { ...options, force: true });
    expect(readdirSync(place)).toEqual(['f0', 'f1', 'f2']);
  });

  test('leaves a directory with files as it was', async () => {
    const disk = mountTinyDisk();
    const place = join(disk, 'app');
    mkdirSync(place);
    writeFileSync(join(place, 'f0'), 'old');
    const some = large.slice(0, 5);
    await expect(writeProject(place, some, { ...options, force: true })).rejects.toMatchObject({ exit: 16 });
    expect(readdirSync(place)).toEqual(['f0']);
    expect(readFileSync(join(place, 'f0'), 'utf8')).toBe('old');
    expect(readdirSync(disk)).toEqual(['app']);
  });
});

/** Larger than any pid that Linux gives out. */
const DEAD_PID = 4_194_305;

test('B14: killed at any moment, a new project is absent or whole, and the rest is swept by the next', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(
    directory,
    `import { writeProject } from '#/files/project.ts';
     const files = Array.from({ length: 8 }, (_, index) => ({ path: 'd' + (index % 4) + '/f' + index, bytes: Buffer.alloc(2_000, 'x') }));
     const root = process.argv[2];
     for (let index = 0; ; index += 1) {
       await writeProject(root + '/app' + index, files, { warn() {} });
       process.stdout.write('.');
     }`,
  );
  const root = join(directory, 'out');
  mkdirSync(root);
  for (let round = 0; round < 5; round += 1) {
    // One is there for certain, whatever the moment of the kill leaves behind.
    mkdirSync(join(root, `.octet-stage-${DEAD_PID}-${ownScope()}abcdef`));
    const child = startNode(script, [root]);
    // The written output decides the moment, so that no clock is needed.
    let written = 0;
    child.stdout?.on('data', (chunk) => {
      written += chunk.length;
      if (written > round % 3) child.kill('SIGKILL');
    });
    await once(child, 'close');
    for (const name of readdirSync(root)) {
      if (!name.startsWith('.octet-stage-'))
        expect(readdirSync(join(root, name), { recursive: true })).toHaveLength(12);
    }
    await writeProject(join(root, `mine${round}`), [file('a')], options);
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
    rmSync(root, { recursive: true });
    mkdirSync(root);
  }
});
