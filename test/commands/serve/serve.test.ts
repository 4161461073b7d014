import { get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { type Cli, localOctet, octet } from '../../support/cli.ts';
import { eventually } from '../../support/service.ts';

/** `serve` in this process on a free port; ended with the test. */
async function serving(cli: Pick<Cli, 'home'>, ...argv: string[]) {
  const stop = new AbortController();
  const running = octet({}, { home: cli.home, signal: stop.signal });
  const ended = running.run('serve', '--port', '0', '--json', ...argv).catch(() => undefined);
  const end = async () => {
    stop.abort(new Error('enough'));
    await ended;
  };
  onTestFinished(end);
  await eventually(() => running.stdout).toContain('}');
  const ready = JSON.parse(running.stdout) as Record<'url' | 'key' | 'webhook_secret' | 'admin_key', string>;
  return { ready, stderr: () => running.stderr, end };
}

const balanceWith = async (url: string, key: string): Promise<unknown> =>
  (await fetch(`${url}/payments/balance`, { headers: { authorization: `Bearer ${key}` } })).json();

const NOTICE = 'using a separate account for this service; your usual local account is unchanged';

test('X19.2: --plan and --credits belong to the run; the everyday account stays as it is', async () => {
  const cli = localOctet();
  const { ready, stderr, end } = await serving(cli, '--plan', 'payg', '--credits', '30');
  expect(
    stderr()
      .split('\n')
      .filter((line) => line === NOTICE),
  ).toHaveLength(1);
  expect(await balanceWith(ready.url, ready.key)).toMatchObject({ balance: 30 });
  const env = octet({}, { home: cli.home });
  expect(await env.run('serve', 'env')).toBe(0);
  expect(env.out).toEqual([
    'OCTET_ENV=sandbox',
    `OCTET_BASE_URL=${ready.url}`,
    `OCTET_API_KEY=${ready.key}`,
    `OCTET_ADMIN_KEY=${ready.admin_key}`,
    `OCTET_WEBHOOK_SECRET=${ready.webhook_secret}`,
    `OPENAI_BASE_URL=${ready.url}`,
    `OPENAI_API_KEY=${ready.key}`,
    `ANTHROPIC_BASE_URL=${ready.url.replace(/\/v1$/, '')}`,
    `ANTHROPIC_API_KEY=${ready.key}`,
  ]);
  await end();
  expect(await cli.run('credits', '--json')).toBe(0);
  expect(JSON.parse(cli.stdout)).toMatchObject({ balance: 10_000 });
});

test('X19.3: plain serve, --webhook and --speed use the everyday account and say nothing', async () => {
  const cli = localOctet();
  await cli.run('chat', 'hello', '-q');
  const { ready, stderr } = await serving(cli, '--webhook', 'http://127.0.0.1:9/', '--speed', '10');
  expect(stderr()).not.toContain('account');
  expect(await balanceWith(ready.url, ready.key)).toMatchObject({ balance: 9_999 });
});

test('X19.4: with --ephemeral the options apply to the only account', async () => {
  const { ready, stderr } = await serving(localOctet(), '--ephemeral', '--credits', '7');
  expect(stderr()).not.toContain(NOTICE);
  expect(await balanceWith(ready.url, ready.key)).toMatchObject({ balance: 7 });
});

test('X3.14: exec gives the command the keys of its own service', async () => {
  const given: (Readonly<Record<string, string | undefined>> | undefined)[] = [];
  const cli = octet({}, { launch: async (_, __, options) => given.push(options?.env) - 1 });
  expect(await cli.run('serve', 'exec', '--credits', '5', '--', 'true')).toBe(0);
  expect(given[0]?.OCTET_API_KEY).toMatch(/^octet_local_/);
  expect(given[0]?.OCTET_ADMIN_KEY).toMatch(/^octet_admin_/);
  expect(given[0]?.OPENAI_API_KEY).toBe(given[0]?.OCTET_API_KEY);
  expect(given[0]?.ANTHROPIC_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(cli.stderr).toBe('');
});

test('--key opens the account of this run, and nothing of it stays', async () => {
  const cli = localOctet();
  const { ready, end } = await serving(cli, '--key', 'team-key');
  expect(ready.key).toBe('team-key');
  expect(await balanceWith(ready.url, 'team-key')).toMatchObject({ balance: 10_000 });
  await end();
  const later = await serving(cli);
  expect(later.ready.key).toMatch(/^octet_local_/);
  expect(await balanceWith(later.ready.url, 'team-key')).toMatchObject({
    error: { code: 'invalid_api_key' },
  });
});

test('--allow-host lets requests under that name in, and no others', async () => {
  const { ready } = await serving(
    localOctet(),
    '--ephemeral',
    '--allow-host',
    'host.docker.internal',
    '--allow-host',
    'Octet',
  );
  const { port } = new URL(ready.url);
  const statusUnder = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, authorization: `Bearer ${ready.key}` };
      get({ port, host: '127.0.0.1', path: '/v1/models', headers, agent: false }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).on('error', reject);
    });
  expect(await statusUnder(`host.docker.internal:${port}`)).toBe(200);
  expect(await statusUnder('octet')).toBe(200);
  expect(await statusUnder('evil.example')).toBe(403);
  expect(await statusUnder('10.0.0.8')).toBe(403);
});

test.each([
  ['--key', 'two words'],
  ['--key', 'a,b'],
  ['--key', ''],
  ['--allow-host', 'http://octet'],
  ['--allow-host', 'octet:80'],
  ['--allow-host', '*'],
])('refuses %s %s', async (option, value) => {
  expect(await octet({}).run('serve', 'exec', option, value, '--', 'true')).toBe(2);
});
