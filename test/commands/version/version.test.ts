import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

test('version prints what --version prints', async () => {
  const cli = octet({});
  expect(await cli.run('version')).toBe(0);
  expect(await cli.run('--version')).toBe(0);
  expect(cli.out).toEqual(['0.0.0-test', '0.0.0-test']);
});
