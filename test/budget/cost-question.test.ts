import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { localOctet } from '../support/cli.ts';

const DEAR = ['video', 'generate', 'a kite', '--duration', '60', '--resolution', '4k', '--detach'];

test.each([
  ['y', 0],
  ['n', 2],
])('a person is asked before something expensive, with its price: %s', async (answer, status) => {
  const stdin = new PassThrough();
  stdin.write(`${answer}\n`);
  const cli = localOctet({ terminal: 80, stdin, env: { ACCESSIBLE: '1' }, credits: 10 });
  // Saying yes, the service refuses: there are only ten credits. Nothing is made in this test.
  expect(await cli.run(...DEAR)).toBe(status === 0 ? 6 : 2);
  expect(cli.stderr).toContain('this costs up to 480 credits; continue?');
  expect(cli.stderr.includes('nothing was sent')).toBe(status === 2);
});

test.each<[string, string[], number | undefined]>([
  ['something cheap', ['video', 'generate', 'a kite', '--duration', '5', '--detach'], 80],
  ['--yes', [...DEAR, '--yes'], 80],
  ['--no-input', [...DEAR, '--no-input'], 80],
  ['a pipe', DEAR, undefined],
])('nobody is asked with %s', async (_why, argv, terminal) => {
  const cli = localOctet({ ...(terminal && { terminal }), credits: 1 });
  expect(await cli.run(...argv)).toBe(6);
  expect(cli.stderr).not.toContain('continue?');
});

test('a dry run says what it would cost, and asks nothing', async () => {
  const cli = localOctet({ terminal: 80 });
  expect(await cli.run(...DEAR, '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout).estimated_credits).toBe(480);
});
