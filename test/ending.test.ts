import { expect, test } from 'vitest';
import { octet } from './support/cli.ts';

test('a part that is gone, as after an update, is told as that and not as a bug', async () => {
  const gone = Object.assign(new Error("Cannot find module './chunks/x.cjs'"), { code: 'MODULE_NOT_FOUND' });
  const cli = octet({
    'GET /models': () => {
      throw gone;
    },
  });
  expect(await cli.run('models')).toBe(16);
  expect(cli.stderr).toContain('replaced while it ran');
  expect(cli.stderr).toContain('hint: start it again');
});
