import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transport } from '../../../src/contract/transport.ts';
import { type House, openHouse } from '../../docs/stage.ts';
import { type LocalOptions, localOctet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';

onDisk();

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Its picture is small: painting a large one takes longer than all the rest. */
const transport: Transport = (request) =>
  house.service.transport(
    request.url.endsWith('/image/generate')
      ? { ...request, body: JSON.stringify({ ...JSON.parse(String(request.body)), width: 64, height: 64 }) }
      : request,
  );

const visitor = (options: LocalOptions = {}) =>
  localOctet({ ...options, service: { ...house.service, transport } });

test('everything is made without a question, shown and put into a gallery', async () => {
  const cli = visitor({ terminal: 60 });
  expect(await cli.run('tour', '--yes', '--color', 'never')).toBe(0);
  for (const file of ['search.py', 'sailboat.png', 'waltz.mp3', 'waves.mp4', 'todo/README.md']) {
    expect(existsSync(join(cli.home, 'octet-tour', file))).toBe(true);
  }
  const page = readFileSync(join(cli.home, 'octet-tour/index.html'), 'utf8');
  expect(page).toContain('sailboat.png');
  expect(page).toContain('def binary_search');
  expect(page).not.toMatch(/https?:\/\//);
  expect(cli.out.at(-1)).toBe('octet-tour/index.html');
  expect(cli.stderr).toContain('def binary_search');
  // The costs: the six things that were paid for, and nothing from before.
  expect(cli.stdout).toMatch(/in (the last )?6 transactions/);
  // Commands that are longer than the screen go on after a backslash, so that they can be copied.
  const commands = cli.err.filter((line) => /^(\$ octet| {4}-| {4}octet-tour)/.test(line));
  expect(commands.some((line) => line.endsWith(' \\'))).toBe(true);
  expect(Math.max(...commands.map((line) => line.length))).toBeLessThanOrEqual(60);
});

test('--json is one document, and a folder with something in it is left alone', async () => {
  const cli = visitor();
  expect(await cli.run('tour', '--yes', '--json', '-o', 'a$(id)')).toBe(0);
  expect(JSON.parse(cli.stdout)).toMatchObject({ path: 'a$(id)/index.html', failed: [] });
  // In double quotes a shell that the command is copied to would run what stands in the name.
  const page = readFileSync(join(cli.home, 'a$(id)/index.html'), 'utf8');
  expect(page).toMatch(/-o (&#39;|')a\$\(id\)/);
  expect(await cli.run('tour', '--yes', '-o', 'a$(id)')).toBe(15);
  expect(cli.stderr).toContain('octet tour -o ANOTHER_DIR');
});
