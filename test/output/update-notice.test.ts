import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CliOptions, octet, temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';

const DAY_MS = 24 * 3_600_000;

/** A terminal on a machine where npm has said this, so long ago. */
function machine({ said = '', agoMs = 0, env = {}, terminal = true }: Machine = {}) {
  const home = temporaryFolder();
  const clock = new FakeClock();
  const cache = join(home, '.cache', 'octet');
  const answer = join(cache, 'newest-version');
  if (said !== '') {
    mkdirSync(cache, { recursive: true });
    writeFileSync(answer, `${said}\n`);
    const at = (clock.now() - agoMs) / 1_000;
    utimesSync(answer, at, at);
  }
  const options: CliOptions = { home, clock, terminal, env: { OCTET_NO_UPDATE_CHECK: undefined, ...env } };
  return { cli: octet({}, options), clock, home, answer, options };
}

interface Machine {
  readonly said?: string;
  readonly agoMs?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly terminal?: boolean;
}

test('a newer version is named once a day, and npm is not asked again meanwhile', async () => {
  const { cli, clock } = machine({ said: '0.2.0', agoMs: 1_000 });
  expect(await cli.run('version')).toBe(0);
  expect(cli.stderr).toContain('octet 0.2.0 is available, this is 0.0.0-test: npm install -g octet-cli');
  expect(await cli.run('version')).toBe(0);
  expect(cli.stderr.split('is available')).toHaveLength(2);
  expect(cli.launched).toEqual([]);
  await clock.pass(DAY_MS);
  expect(await cli.run('version')).toBe(0);
  expect(cli.stderr.split('is available')).toHaveLength(3);
  expect(cli.launched).toHaveLength(1);
});

test('npm is asked in the background, in a directory of ours and without keys', async () => {
  const { options, home, answer } = machine();
  const asked: unknown[] = [];
  const cli = octet(
    {},
    {
      ...options,
      launch: async (_program, _args, more) => {
        asked.push(more);
        return 0;
      },
    },
  );
  expect(await cli.run('version')).toBe(0);
  expect(cli.launched).toEqual([
    ['npm', 'view', 'octet-cli', 'version', '--loglevel=silent', '--update-notifier=false'],
  ]);
  expect(asked).toEqual([
    { env: { HOME: home, TERM: 'xterm-256color' }, cwd: join(home, '.cache', 'octet'), outputFile: answer },
  ]);
  expect(cli.stderr).toBe('');
});

test.each<[string, Machine]>([
  ['CI', { said: '9.0.0', agoMs: 3 * DAY_MS, env: { CI: 'true' } }],
  ['OCTET_NO_UPDATE_CHECK', { said: '9.0.0', agoMs: 3 * DAY_MS, env: { OCTET_NO_UPDATE_CHECK: '1' } }],
  ['a pipe', { said: '9.0.0', agoMs: 3 * DAY_MS, terminal: false }],
])('nothing is said or asked with %s', async (_why, given) => {
  const { cli } = machine(given);
  expect(await cli.run('version')).toBe(0);
  expect(cli.stderr).toBe('');
  expect(cli.launched).toEqual([]);
});

test('nothing is said or asked with the setting, with --quiet or --json', async () => {
  const { cli } = machine({ said: '9.0.0', agoMs: 3 * DAY_MS });
  expect(await cli.run('config', 'set', 'update_check', 'off', '--quiet')).toBe(0);
  expect(await cli.run('version')).toBe(0);
  expect(await cli.run('config', 'set', 'update_check', 'maybe', '--quiet')).toBe(2);
  expect(await cli.run('config', 'unset', 'update_check', '--json')).toBe(0);
  expect(cli.stderr).not.toContain('is available');
  expect(cli.launched).toEqual([]);
});

test.each(['0.0.0', 'npm error code E404', '1.0.0-rc.1', '9'.repeat(300)])(
  '"%s" is no news',
  async (said) => {
    const { cli, answer } = machine({ said, agoMs: 1_000 });
    expect(await cli.run('version')).toBe(0);
    expect(cli.stderr).toBe('');
    expect(readFileSync(answer, 'utf8')).toContain(said);
  },
);

test('without npm a command ends as it would', async () => {
  const { options } = machine();
  const launch = () => Promise.reject(new Error('spawn npm ENOENT'));
  const cli = octet({}, { ...options, launch });
  expect(await cli.run('version')).toBe(0);
  expect(cli.stderr).toBe('');
});
