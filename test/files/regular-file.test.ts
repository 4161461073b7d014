import { execFileSync } from 'node:child_process';
import { constants, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendLine, readLines } from '../../src/files/json-lines.ts';
import { withLock } from '../../src/files/lock.ts';
import { openRegular, readRegular } from '../../src/files/regular-file.ts';
import { FakeClock } from '../support/clock.ts';
import { tempDirectory } from './child.ts';

const { O_APPEND, O_CREAT, O_RDONLY, O_TRUNC, O_WRONLY } = constants;
const WAYS: readonly (readonly [string, number])[] = [
  ['to read', O_RDONLY],
  ['to write anew', O_WRONLY | O_CREAT | O_TRUNC],
  ['to go on with', O_WRONLY | O_APPEND],
];

function makePipe(path: string): string {
  execFileSync('mkfifo', [path]);
  return path;
}

describe.each(WAYS)('D14: %s', (_, flags) => {
  test('a pipe is refused at once, with and without somebody at its other end', async () => {
    const path = makePipe(join(await tempDirectory(), 'pipe'));
    await expect(openRegular(path, flags)).rejects.toMatchObject({ exit: 15 });
    const other = await import('node:fs/promises').then(({ open }) => open(path, 'r+'));
    await expect(openRegular(path, flags)).rejects.toMatchObject({ exit: 15 });
    await other.close();
  });

  test('a device is refused', async () => {
    await expect(openRegular('/dev/null', flags)).rejects.toMatchObject({ exit: 15 });
  });

  test('a socket is refused', async () => {
    const path = join(await tempDirectory(), 'socket');
    const server = createServer().listen(path);
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    await expect(openRegular(path, flags)).rejects.toMatchObject({ exit: 15 });
  });

  test('a directory and a link are refused, and the file behind the link stays', async () => {
    const directory = await tempDirectory();
    mkdirSync(join(directory, 'd'));
    await expect(openRegular(join(directory, 'd'), flags)).rejects.toThrow();
    writeFileSync(join(directory, 'mine'), 'mine');
    symlinkSync(join(directory, 'mine'), join(directory, 'link'));
    await expect(openRegular(join(directory, 'link'), flags)).rejects.toMatchObject({ code: 'ELOOP' });
    expect(readFileSync(join(directory, 'mine'), 'utf8')).toBe('mine');
  });
});

test('a file is opened, emptied only where that is asked for, and made for the user alone', async () => {
  const path = join(await tempDirectory(), 'file');
  const write = async (flags: number, text: string) => {
    const file = await openRegular(path, flags);
    await file.writeFile(text);
    await file.close();
  };
  await write(O_WRONLY | O_CREAT | O_TRUNC, 'first, and long');
  await write(O_WRONLY | O_CREAT | O_TRUNC, 'second');
  await write(O_WRONLY | O_APPEND, ' third');
  expect(await readRegular(path)).toBe('second third');
});

test('a pipe in the place of a ledger or of a lock is refused and not waited for', async () => {
  const directory = await tempDirectory();
  const path = makePipe(join(directory, 'pipe'));
  await expect(appendLine(path, {})).rejects.toMatchObject({ exit: 15 });
  await expect(readLines(path).next()).rejects.toMatchObject({ exit: 15 });
  await expect(withLock(path, new FakeClock(), async () => undefined)).rejects.toMatchObject({ exit: 15 });
});
