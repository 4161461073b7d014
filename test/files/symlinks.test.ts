import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseSymlinks } from '../../src/files/symlinks.ts';
import { tempDirectory } from './child.ts';

test('B6 a way that leads through a link or a file is refused, one that is new or plain is not', async () => {
  const directory = await tempDirectory();
  const root = join(directory, 'root');
  mkdirSync(join(root, 'plain/deep'), { recursive: true });
  mkdirSync(join(directory, 'outside'));
  symlinkSync(join(directory, 'outside'), join(root, 'out'));
  symlinkSync('plain', join(root, 'inner'));
  symlinkSync('nowhere', join(root, 'plain', 'dangling'));
  writeFileSync(join(root, 'file'), '');

  for (const path of ['plain/deep/new', 'plain/new/newer', 'new', 'file']) await refuseSymlinks(root, path);
  for (const path of ['out/x', 'out', 'inner/x', 'plain/dangling', 'file/x']) {
    await expect(refuseSymlinks(root, path), path).rejects.toMatchObject({ reason: 'unsafe' });
  }
});

test('the root itself may be reached through a link: it is the user who named it', async () => {
  const directory = await tempDirectory();
  mkdirSync(join(directory, 'real'));
  symlinkSync('real', join(directory, 'root'));
  await refuseSymlinks(join(directory, 'root'), 'a/b');
});
