import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type OutputStream, Sink } from '../../src/terminal/sink.ts';
import { CapturedStream, FailingStream, SlowStream } from '../support/streams.ts';

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (
    (await Promise.race([promise.then(() => true), new Promise((r) => setImmediate(r, pending))])) !== pending
  );
}

describe('a slow reader (G4, G13)', () => {
  test('holds the writer back, and gets everything in order', async () => {
    const stream = new SlowStream();
    const sink = new Sink(stream, 'standard output');
    expect(await settled(sink.write('short'))).toBe(true);
    const full = sink.write('longer than the buffer of this stream');
    expect(await settled(full)).toBe(false);
    const queued = sink.write('!');
    expect(await settled(queued)).toBe(false);
    const flushed = sink.flush();
    while (stream.stuck) {
      expect(await settled(flushed)).toBe(false);
      stream.read();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([full, queued, flushed]);
    expect(stream.text).toBe('shortlonger than the buffer of this stream!');
  });

  test('goes on after having been slow', async () => {
    const stream = new SlowStream();
    const sink = new Sink(stream, 'standard output');
    for (let round = 0; round < 3; round++) {
      const written = sink.write('0123456789abcdef0123456789');
      stream.read();
      await written;
    }
    expect(stream.text).toHaveLength(78);
  });
});

describe('a reader that left (G1)', () => {
  test('is no failure: what follows is dropped and whoever asked is told once', async () => {
    const sink = new Sink(new FailingStream('EPIPE'), 'standard output');
    let told = 0;
    sink.onGone(() => told++);
    await sink.write('first');
    await new Promise((resolve) => setImmediate(resolve));
    expect(sink.gone).toBe(true);
    await sink.write('second');
    await sink.flush();
    expect(told).toBe(1);
    sink.onGone(() => told++);
    expect(told).toBe(2);
  });

  test('frees a writer that waited for it', async () => {
    const stream = new SlowStream();
    const sink = new Sink(stream, 'standard output');
    const written = sink.write('longer than the buffer of this stream');
    stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await written;
    await sink.flush();
    expect(sink.gone).toBe(true);
  });
});

describe('a full disk (G2)', () => {
  test.each([
    ['ENOSPC', 'no space left on device'],
    ['EIO', 'input/output error'],
    ['EWHATEVER', 'write EWHATEVER'],
  ])('%s is reported by the flush when the write had been accepted', async (code, reason) => {
    const sink = new Sink(new FailingStream(code), 'standard output');
    void sink.write('text');
    await expect(sink.flush()).rejects.toMatchObject({
      reason: 'io',
      exit: 16,
      message: `cannot write to standard output: ${reason}`,
    });
    await expect(sink.write('more')).rejects.toMatchObject({ reason: 'io' });
    expect(sink.gone).toBe(false);
  });

  test('on standard error stops nothing (G3)', async () => {
    const sink = new Sink(new FailingStream('ENOSPC'), 'standard error', true);
    await sink.write('note');
    await sink.flush();
    await sink.write('note');
  });
});

describe('a file, as the shell opens it', () => {
  function fileStream(fd: number): OutputStream {
    return Object.assign(new CapturedStream(), { _type: 'fs', fd });
  }

  test('gets all bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'octet-sink-'));
    const path = join(folder, 'out');
    const fd = openSync(path, 'w');
    const sink = new Sink(fileStream(fd), 'standard output');
    await sink.write('é'.repeat(100_000));
    await sink.write(new Uint8Array([0, 255]));
    await sink.flush();
    closeSync(fd);
    const expected = Buffer.concat([Buffer.from('é'.repeat(100_000)), Buffer.from([0, 255])]);
    expect(readFileSync(path).equals(expected)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test.runIf(process.platform === 'linux')('that is full is a failure at once', async () => {
    const fd = openSync('/dev/full', 'w');
    const sink = new Sink(fileStream(fd), 'standard output');
    await expect(sink.write('text')).rejects.toMatchObject({
      message: 'cannot write to standard output: no space left on device',
    });
    closeSync(fd);
  });
});
