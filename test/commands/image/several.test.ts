import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { localOctet } from '../../support/cli.ts';
import { ask, testService } from '../../support/service.ts';

test('X16.3: --count 3 paints, charges and saves three different pictures', async () => {
  const service = await testService({ credits: 100 });
  const cli = localOctet({ service });
  const size = ['--width', '64', '--height', '64'];
  expect(await cli.run('image', 'generate', 'a red kite', ...size, '--count', '3', '-o', 'p/')).toBe(0);
  const files = readdirSync(join(cli.home, 'p')).filter((name) => name.endsWith('.png'));
  expect(cli.out.filter((line) => line !== '').sort()).toEqual(files.map((name) => `p/${name}`).sort());
  expect(files).toHaveLength(3);
  const pixels = files.map((name) =>
    PNG.sync.read(readFileSync(join(cli.home, 'p', name))).data.toString('hex'),
  );
  expect(new Set(pixels).size).toBe(3);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(88);
});
