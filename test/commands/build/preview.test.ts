import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';
import { json } from '../../support/wire.ts';

onDisk();

test('a preview of the local service is shown where a browser can reach it', async () => {
  const cli = localOctet();
  expect(await cli.run('build', 'a list of books', '--framework', 'nodejs', '-o', 'books/')).toBe(0);
  expect(cli.stderr).toMatch(/^preview, while octet serve runs: http:\/\/127\.0\.0\.1:4848\/previews\/\w+$/m);
  expect(cli.stderr).not.toContain('octet.local');
});

test('a preview of any other service is shown as it came', async () => {
  const preview_url = 'https://preview.example.com/1';
  const files = [{ path: 'index.html', content: '<p>' }];
  const cli = octet({
    'POST /builder/build': [json({ id: 'b_1', status: 'completed', files, preview_url })],
  });
  expect(await cli.run('build', 'a page', '-o', 'page/')).toBe(0);
  expect(cli.err).toContain(`preview: ${preview_url}`);
});
