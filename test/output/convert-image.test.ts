import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { decodeImage } from '../../src/engines/image/codecs/decode.ts';
import { formatOf } from '../../src/engines/image/codecs/format.ts';
import { octet } from '../support/cli.ts';
import { engineTools } from '../support/engine.ts';
import { json } from '../support/wire.ts';

const IMAGE = 'POST /image/generate';

/** Red on the left, transparent on the right. */
function picture(): string {
  const png = new PNG({ width: 16, height: 8 });
  for (let at = 0; at < png.data.length; at += 4)
    png.data.set((at / 4) % 16 < 8 ? [200, 20, 20, 255] : [0, 0, 0, 0], at);
  return PNG.sync.write(png).toString('base64');
}

const reply = json({ data: [{ b64_json: picture() }] });

test.each([
  ['cat.jpg', 'jpeg'],
  ['cat.JPEG', 'jpeg'],
  ['cat.webp', 'webp'],
  ['cat.gif', 'gif'],
  ['cat.png', 'png'],
])('-o %s gives %s, and a conversion is said', async (name, format) => {
  const cli = octet({ [IMAGE]: [reply] });
  expect(await cli.run('image', 'generate', 'a cat', '-o', name)).toBe(0);
  expect(formatOf(readFileSync(join(cli.home, name)))).toBe(format);
  expect(cli.stderr.includes('converted from PNG')).toBe(format !== 'png');
});

test('a JPEG has white where the picture was transparent', async () => {
  const cli = octet({ [IMAGE]: [reply] });
  await cli.run('image', 'generate', 'a cat', '-o', 'cat.jpg');
  const { rgba } = await decodeImage(readFileSync(join(cli.home, 'cat.jpg')), engineTools());
  expect([...rgba.subarray(15 * 4, 15 * 4 + 3)].every((value) => value > 240)).toBe(true);
  expect(rgba[0]).toBeGreaterThan(150);
});

test('missing folders on the way to a file are made, before anything is paid', async () => {
  const cli = octet({ [IMAGE]: [reply] });
  expect(await cli.run('image', 'generate', 'a cat', '-o', 'sub/dir/x.png', '--dry-run')).toBe(0);
  expect(existsSync(join(cli.home, 'sub'))).toBe(false);
  expect(await cli.run('image', 'generate', 'a cat', '-o', 'sub/dir/x.png')).toBe(0);
  expect(existsSync(join(cli.home, 'sub/dir/x.png'))).toBe(true);
});

test('a file in the way of a folder is refused before anything is paid', async () => {
  const cli = octet({ [IMAGE]: [reply] });
  await cli.run('image', 'generate', 'a cat', '-o', 'x.png');
  expect(await cli.run('image', 'generate', 'a cat', '-o', 'x.png/y.png')).toBe(16);
  expect(cli.sent).toHaveLength(1);
});
