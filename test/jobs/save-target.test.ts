import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cli, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

const picture = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')}`;
const painter = (): Cli => octet({ 'POST /image/generate': [json({ image_url: picture })] });
const paint = (cli: Cli, ...argv: string[]) =>
  cli.run('image', 'generate', 'a kite', '--no-sidecar', ...argv);

test('a folder that is not there yet is made when its name ends with a slash', async () => {
  const cli = painter();
  expect(await paint(cli, '-o', 'some/pictures/')).toBe(0);
  expect(readdirSync(join(cli.home, 'some/pictures'))).toEqual(['a-kite.png']);
});

test('a dry run makes no folder', async () => {
  const cli = octet({});
  expect(await paint(cli, '-o', 'pictures/', '--dry-run')).toBe(0);
  expect(readdirSync(cli.home)).not.toContain('pictures');
});

test('a folder that cannot be made above a file is refused, and nothing is paid for', async () => {
  const cli = octet({});
  writeFileSync(join(cli.home, 'some'), 'a file');
  expect(await paint(cli, '-o', 'some/where/kite.png')).toBe(16);
});

test('a link is not followed as a folder', async () => {
  const cli = octet({});
  mkdirSync(join(cli.home, 'real'));
  symlinkSync('real', join(cli.home, 'link'));
  expect(await paint(cli, '-o', 'link/')).toBe(16);
});
