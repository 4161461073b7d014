import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JobWorks } from '../../../src/service/jobs/job-work.ts';
import { WORKS_BY_KIND } from '../../../src/service/jobs/works-by-kind.ts';
import { localOctet, octet, temporaryFolder } from '../../support/cli.ts';
import { ask, eventually, testService } from '../../support/service.ts';
import { tinySoundFont } from '../../support/sound-font.ts';

const folder = temporaryFolder();
const font = join(folder, 'tiny.sf2');
writeFileSync(font, tinySoundFont({ presets: [{ program: 0 }] }));
writeFileSync(join(folder, 'text.sf2'), 'no font');

test.each([
  ['none.sf2', 'cannot read none.sf2: no such file'],
  ['text.sf2', 'text.sf2 is not a sound font'],
  ['song.mp3', 'must be auto or the name of an .sf2 or .sf3 file'],
  ['', 'must be auto or the name of an .sf2 or .sf3 file'],
])('--soundfont "%s" is refused before anything is made', async (name, why) => {
  const cli = localOctet({ cwd: folder });
  expect(await cli.run('music', 'generate', 'rain', '--soundfont', name)).toBe(2);
  expect(cli.stderr).toContain(why);
});

test('another service is not told about files of this machine', async () => {
  const cli = octet({}, { cwd: folder });
  expect(await cli.run('music', 'generate', 'rain', '--soundfont', 'tiny.sf2')).toBe(2);
  expect(cli.stderr).toContain('octet serve --soundfont FILE');
  expect(cli.sent).toEqual([]);
});

/** A service that keeps the orders for songs and makes none. */
async function orderBook(options: { readonly soundFont?: string } = {}) {
  const orders: { readonly kind: string; readonly request: unknown }[] = [];
  const music: JobWorks['music'] = {
    ...WORKS_BY_KIND.music,
    run: (service, job, more) =>
      WORKS_BY_KIND.music.run({ ...service, workers: { ...service.workers, run } }, job, more),
  };
  const service = await testService({ ...options, works: { ...WORKS_BY_KIND, music } });
  return { orders, service };

  function run(order: (typeof orders)[number]): Promise<never> {
    orders.push(order);
    return Promise.reject(new Error('enough'));
  }
}

test('the file reaches the engine by its absolute path, and changes neither seed nor notes', async () => {
  const { orders, service } = await orderBook();
  const cli = localOctet({ service, cwd: folder });
  const wishes = [['--soundfont', 'tiny.sf2'], [], ['--soundfont', 'auto', '--seed', '7']];
  for (const [index, wish] of wishes.entries()) {
    expect(await cli.run('music', 'generate', 'rain', '--detach', ...wish)).toBe(0);
    await eventually(() => orders.length).toBe(index + 1);
  }
  const { seed } = Object(orders[1]?.request);
  expect(orders).toMatchObject([
    { kind: 'music-soundfont', request: { soundFont: font, seed } },
    { kind: 'music', request: { soundFont: undefined } },
    { kind: 'music-soundfont', request: { soundFont: 'auto', seed: 7 } },
  ]);
});

test('a service with a sound font of its own plays every song with it', async () => {
  const { orders, service } = await orderBook({ soundFont: font });
  const { status } = await ask(service, 'POST', '/music/generate', { prompt: 'rain' });
  expect(status).toBe(200);
  await eventually(() => orders.length).toBe(1);
  expect(orders).toMatchObject([{ request: { soundFont: font } }]);
});

test('only the user of this machine names a file: a request over HTTP with one is refused', async () => {
  const service = await testService();
  const { status, json } = await ask(service, 'POST', '/music/generate', { prompt: 'rain', soundfont: font });
  expect(status).toBe(400);
  expect(json.error).toMatchObject({
    code: 'unsupported_parameter',
    message: expect.stringContaining('soundfont'),
  });
});

test('the setting is an absolute path or auto', async () => {
  const cli = localOctet({ cwd: folder });
  expect(await cli.run('config', 'set', 'soundfont', 'tiny.sf2')).toBe(2);
  expect(cli.stderr).toContain('soundfont must be auto or an absolute path ending in .sf2 or .sf3');
  expect(await cli.run('config', 'set', 'soundfont', font)).toBe(0);
  expect(await cli.run('config', 'get', 'soundfont')).toBe(0);
  expect(cli.out.at(-1)).toBe(font);
});
