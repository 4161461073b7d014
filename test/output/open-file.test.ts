import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWebAddress } from '../../src/output/open-file.ts';
import { octet, temporaryFolder } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';
import { json } from '../support/wire.ts';

onDisk();

const HOSTILE = [
  'app/evil.desktop',
  './app/evil.desktop',
  '/etc/passwd',
  '--help',
  '-a Calculator',
  '\\\\host\\share',
  '//host/share',
  'C:\\Windows\\calc.exe',
  'file:///etc/passwd',
  'file://host/share',
  'smb://host/share',
  'vscode://x',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:evil',
  'http://octet.local/previews/1',
  'https://bank.example@evil.example/',
  ' https://a.example/',
  'https://a.example/\n--help',
  'https:a.example',
  'https://',
  'HTTPS:\\\\a.example',
];

test.each(HOSTILE)('X5.1: build --open does not open %j', async (preview_url) => {
  const files = [{ path: 'evil.desktop', content: '[Desktop Entry]' }];
  const cli = octet({ 'POST /builder/build': json({ id: 'b_1', status: 'completed', files, preview_url }) });
  expect(await cli.run('build', 'x', '-o', 'app', '--open')).toBe(15);
  expect(cli.launched).toEqual([]);
  expect(cli.out[0]).toBe('app');
});

test.each(HOSTILE)('X5.2: %j is no web address', (address) => {
  // The name of the service inside the process is a web address for nobody else.
  expect(isWebAddress(address)).toBe(false);
});

test.each([
  ['https://p.example.com/1', 'https://p.example.com/1'],
  ['HTTPS://P.example.com', 'https://p.example.com/'],
  ['http://127.0.0.1:4848/previews/1', 'http://127.0.0.1:4848/previews/1'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
])('X5.3: %s is opened as it is written out', async (preview_url, opened) => {
  const files = [{ path: 'a', content: 'x' }];
  const cli = octet({ 'POST /builder/build': json({ id: 'b_1', status: 'completed', files, preview_url }) });
  expect(await cli.run('build', 'x', '-o', 'app', '--open')).toBe(0);
  expect(cli.launched).toEqual([['xdg-open', opened]]);
});

const PNG = Buffer.from('iVBORw0KGgo=', 'base64');
const picture = () => json({ id: 'img_1', image_url: `data:image/png;base64,${PNG.toString('base64')}` });

test('X5.4: a saved file is opened by its absolute path, whatever its name begins with', async () => {
  const cli = octet({ 'POST /image/generate': picture() });
  expect(await cli.run('image', 'generate', 'x', '-o', './-r.png', '--open')).toBe(0);
  expect(cli.launched).toEqual([['xdg-open', join(cli.home, '-r.png')]]);
});

test('X5.5: $BROWSER does not get files', async () => {
  const cli = octet({ 'POST /image/generate': picture() }, { env: { BROWSER: '/opt/browser' } });
  expect(await cli.run('image', 'generate', 'x', '-o', 'a.png', '--open')).toBe(0);
  expect(cli.launched).toEqual([['xdg-open', join(cli.home, 'a.png')]]);
});

test('X5.6: a link or a folder in the place of the file is not opened', async () => {
  const { openSavedFile } = await import('../../src/output/open-file.ts');
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'evil.desktop'), '');
  symlinkSync(join(folder, 'evil.desktop'), join(folder, 'song.mp3'));
  mkdirSync(join(folder, 'film.mp4'));
  const launched: unknown[] = [];
  const context = { platform: 'linux', env: {}, launch: async (...given: unknown[]) => launched.push(given) };
  type Given = Parameters<typeof openSavedFile>[0];
  for (const name of ['song.mp3', 'film.mp4', 'none.png'])
    await expect(openSavedFile(context as Partial<Given> as Given, join(folder, name))).rejects.toThrow(name);
  await expect(openSavedFile(context as Partial<Given> as Given, 'song.mp3')).rejects.toThrow('absolute');
  expect(launched).toEqual([]);
});
