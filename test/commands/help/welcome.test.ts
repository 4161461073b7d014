import { expect, test } from 'vitest';
import { type LocalOptions, localOctet } from '../../support/cli.ts';

const WELCOME = 'welcome! for a guided tour: octet tour';
const said = (stderr: string): number => stderr.split(WELCOME).length - 1;
const unconfigured = { env: { OCTET_ENV: undefined } };

test('whoever comes for the first time is welcomed, once', async () => {
  const cli = localOctet({ ...unconfigured, terminal: 80 });
  await cli.run('chat', 'hello');
  expect(said(cli.stderr)).toBe(1);
  await cli.run('chat', 'hello');
  await cli.run('models');
  expect(said(cli.stderr)).toBe(1);
});

const QUIETLY: readonly (readonly [string, readonly string[], LocalOptions])[] = [
  ['in a pipe', [], unconfigured],
  ['quietly', ['-q'], { ...unconfigured, terminal: 80 }],
  ['where an environment was chosen', [], { terminal: 80 }],
];

test.each(QUIETLY)('nobody is welcomed %s', async (_, argv, options) => {
  const cli = localOctet(options);
  await cli.run('models', ...argv);
  expect(said(cli.stderr)).toBe(0);
});

test('the local service is named once a day, and on terminals only', async () => {
  const cli = localOctet({ ...unconfigured, terminal: 80 });
  const count = () => cli.stderr.split('using the local service').length - 1;
  await cli.run('models');
  await cli.run('models');
  expect(count()).toBe(1);
  cli.clock.jump(25 * 3_600_000);
  await cli.run('models');
  expect(count()).toBe(2);
  const piped = localOctet(unconfigured);
  await piped.run('models');
  expect(piped.stderr).toBe('');
});
