import { once } from 'node:events';
import { appendFileSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendLine, type JsonLine, readLines, readLinesBackward } from '../../src/files/json-lines.ts';
import { makeScript, runNode, startNode, tempDirectory } from './child.ts';
import { canMount, mountTinyDisk } from './tiny-disk.ts';

async function linesOf(path: string): Promise<JsonLine[]> {
  const lines: JsonLine[] = [];
  for await (const line of readLines(path)) lines.push(line);
  return lines;
}

async function recordsOf(path: string): Promise<unknown[]> {
  return (await linesOf(path)).map((line) => (line.kind === 'record' ? line.record : line.kind));
}

test('gives back what was appended, with line numbers and offsets, in a private file', async () => {
  const path = join(await tempDirectory(), 'log');
  await appendLine(path, { text: 'line\nbreak ✓' });
  await appendLine(path, { n: 2 });
  expect(await linesOf(path)).toEqual([
    { kind: 'record', line: 1, offset: 0, record: { text: 'line\nbreak ✓' } },
    { kind: 'record', line: 2, offset: readFileSync(path).indexOf('\n') + 1, record: { n: 2 } },
  ]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a missing file has no lines, an unreadable one is an error', async () => {
  const directory = await tempDirectory();
  expect(await linesOf(join(directory, 'none'))).toEqual([]);
  await expect(linesOf(directory)).rejects.toMatchObject({ reason: 'io' });
});

test('a tail torn at any length costs only itself, and the next line is whole', async () => {
  const directory = await tempDirectory();
  const first = '{"a":"ä"}\n';
  const second = '{"b":[1,2]}\n';
  const bytes = Buffer.from(first + second);
  const whole = Buffer.byteLength(first);
  for (let length = 0; length <= bytes.length; length++) {
    const path = join(directory, `${length}`);
    writeFileSync(path, bytes.subarray(0, length));
    const before = await recordsOf(path);
    const complete = [{ a: 'ä' }, { b: [1, 2] }].slice(
      0,
      length >= bytes.length - 1 ? 2 : length >= whole - 1 ? 1 : 0,
    );
    const isTorn = length > 0 && length !== whole && length < bytes.length - 1 && length !== whole - 1;
    expect(before).toEqual(isTorn ? [...complete, 'torn'] : complete);
    await appendLine(path, { c: 3 });
    expect(await recordsOf(path)).toEqual([...complete, ...(isTorn ? ['corrupt'] : []), { c: 3 }]);
  }
});

test('corrupt lines in the middle are told and passed over; blank ones are nothing', async () => {
  const path = join(await tempDirectory(), 'log');
  writeFileSync(path, '{"n":1}\n\0\0\0\n\n[1]\nnull\n"x"\n{"n":2}\n');
  expect((await linesOf(path)).map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'record 1',
    'corrupt 2',
    'corrupt 4',
    'corrupt 5',
    'corrupt 6',
    'record 7',
  ]);
});

test('lines that cross the size of a chunk are put together; a monstrous one is skipped, not held', async () => {
  const path = join(await tempDirectory(), 'log');
  const long = { fill: '☃'.repeat(70_000) };
  await appendLine(path, long);
  appendFileSync(path, `"${'x'.repeat(17 * 1024 * 1024)}"\n`);
  await appendLine(path, { n: 2 });
  expect(await recordsOf(path)).toEqual([long, 'corrupt', { n: 2 }]);
});

test('leaving the loop early closes the file', async () => {
  const path = join(await tempDirectory(), 'log');
  for (let n = 0; n < 3; n++) await appendLine(path, { n });
  for await (const line of readLines(path)) {
    expect(line).toMatchObject({ record: { n: 0 } });
    break;
  }
  truncateSync(path, 0);
  expect(await linesOf(path)).toEqual([]);
});

test('a symbolic link is not followed', async () => {
  const directory = await tempDirectory();
  writeFileSync(join(directory, 'victim'), '');
  symlinkSync(join(directory, 'victim'), join(directory, 'log'));
  await expect(appendLine(join(directory, 'log'), { n: 1 })).rejects.toMatchObject({ reason: 'io' });
  expect(readFileSync(join(directory, 'victim'), 'utf8')).toBe('');
});

test.skipIf(!canMount)('a full disk is reported, and once there is space the file goes on', async () => {
  const directory = mountTinyDisk();
  const path = join(directory, 'log');
  writeFileSync(join(directory, 'ballast'), 'x'.repeat(50_000));
  let kept = 0;
  const filling = async () => {
    for (; kept < 100; kept++) await appendLine(path, { n: kept, fill: 'x'.repeat(1_000) });
  };
  await expect(filling()).rejects.toMatchObject({ reason: 'io', message: expect.stringContaining(path) });
  truncateSync(join(directory, 'ballast'), 0);
  await appendLine(path, { n: 'after' });
  const numbers = (await linesOf(path)).flatMap((line) => (line.kind === 'record' ? [line.record.n] : []));
  expect(numbers).toEqual([...Array(kept).keys(), 'after']);
});

const APPENDER = `
  import { appendLine } from '#/files/json-lines.ts';
  const [path, who, count] = process.argv.slice(2);
  for (let n = 0; n < Number(count); n++) {
    await appendLine(path, { who, n, fill: 'x'.repeat(5000) });
    process.stdout.write('.');
  }`;

test('lines of several processes do not mix', async () => {
  const path = join(await tempDirectory(), 'log');
  const script = await makeScript(await tempDirectory(), APPENDER);
  await Promise.all(['a', 'b', 'c'].map((who) => runNode(script, [path, who, '15'])));
  const lines = await linesOf(path);
  expect(lines.filter(({ kind }) => kind !== 'record')).toEqual([]);
  expect(lines).toHaveLength(45);
});

test('what was acknowledged before kill -9 is there', async () => {
  const path = join(await tempDirectory(), 'log');
  const script = await makeScript(await tempDirectory(), APPENDER);
  for (let round = 0; round < 5; round++) {
    const child = startNode(script, [path, `${round}`, '1000000']);
    let acknowledged = 0;
    child.stdout?.on('data', (chunk) => {
      acknowledged += chunk.length;
      if (acknowledged > round * 5) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const mine = (await linesOf(path)).filter(
      (line) => line.kind === 'record' && line.record.who === `${round}`,
    );
    expect(mine.length).toBeGreaterThanOrEqual(acknowledged);
  }
});

test.each([
  ['nothing', ''],
  ['one line', '{"n":1}\n'],
  ['a torn end', '{"n":1}\n{"n":2}\n{"n":'],
  ['a last line without its newline', '{"n":1}\n{"n":2}'],
  ['blank and damaged lines', '\n{"n":1}\nno\n\n[]\n{"n":2}\n'],
  ['lines longer than a read', [1, 2, 3].map((n) => `{"n":${n},"é":"${'ü'.repeat(70_000)}"}\n`).join('')],
])('backward: the same lines from the last to the first: %s', async (_name, text) => {
  const path = join(await tempDirectory(), 'log');
  writeFileSync(path, text);
  const backward: unknown[] = [];
  for await (const line of readLinesBackward(path))
    backward.push(typeof line === 'string' ? line : line.record);
  expect(backward.reverse()).toEqual(await recordsOf(path));
});
