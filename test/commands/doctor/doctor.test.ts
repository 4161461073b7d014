import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cli, localOctet, octet } from '../../support/cli.ts';
import { fails, json, problem } from '../../support/wire.ts';

interface Shown {
  name: string;
  state: string;
  text: string;
  remedy: string | null;
  exit: number;
}

async function findings(cli: Cli, status: number): Promise<Record<string, Shown>> {
  expect(await cli.run('doctor', '--json', '--max-retries', '0')).toBe(status);
  const all: Shown[] = JSON.parse(cli.stdout);
  // Each finding that is not good has a remedy.
  for (const each of all) if (each.state !== 'good') expect(each.remedy, each.name).toBeTruthy();
  return Object.fromEntries(all.map((each) => [each.name, each]));
}

const models = json({ data: [{ id: 'm' }] }, { headers: { date: new Date(0).toUTCString() } });

test('all is well with the local service', async () => {
  const found = await findings(localOctet(), 0);
  expect(found.service?.text).toMatch(/^9 models/);
  expect(found.environment?.text).toContain('local');
});

test.each([
  ['a key that is refused', { 'GET /models': [problem(401, 'invalid_api_key')] }, {}, 'service', 4],
  ['a service that fails', { 'GET /models': [problem(500)] }, {}, 'service', 10],
  ['nobody there', { 'GET /models': [fails('unreachable', false)] }, {}, 'service', 11],
  ['no key', {}, { OCTET_API_KEY: undefined }, 'key', 4],
  ['no address', {}, { OCTET_BASE_URL: undefined, OCTET_ENV: 'sandbox' }, 'address', 2],
])('%s', async (_, script, env, name, status) => {
  const found = await findings(octet(script, { env }), status);
  expect(found[name]).toMatchObject({ state: 'bad', exit: status });
  expect(Object.values(found).filter(({ state }) => state === 'bad')).toHaveLength(1);
});

test('no credits, a clock that is wrong, and a key that is never shown', async () => {
  const cli = octet({ 'GET /models': [models], 'GET /payments/balance': [json({ balance: 0 })] });
  const found = await findings(cli, 6);
  expect(found.clock?.state).toBe('notice');
  expect(found.credits?.remedy).toBe('octet credits buy');
  expect(cli.stdout + cli.stderr).not.toContain('octet_test_key');
});

test.each([
  ['/bin/bash', '.bashrc', 'source <(octet completion bash)'],
  ['/usr/bin/zsh', '.zshrc', 'source <(octet completion zsh)'],
])('%s: what is told to do about completion is then found', async (shell, file, line) => {
  const cli = localOctet({ env: { SHELL: shell } });
  expect((await findings(cli, 0)).completion).toMatchObject({
    state: 'notice',
    remedy: `echo '${line}' >> ~/${file}`,
  });
  writeFileSync(join(cli.home, file), `${line}\n`);
  const again = localOctet({ env: { SHELL: shell }, home: cli.home });
  expect((await findings(again, 0)).completion?.state).toBe('good');
});

test('on a narrow screen nothing is broken in the middle of a word; words instead of signs when asked', async () => {
  const cli = octet(
    {},
    { terminal: 40, env: { OCTET_BASE_URL: undefined, OCTET_ENV: 'sandbox', ACCESSIBLE: '1' } },
  );
  expect(await cli.run('doctor', '--color', 'never')).toBe(2);
  expect(cli.stdout).toContain('problem address');
  expect(cli.stdout.replace(/\s+/g, ' ')).toContain('to do: octet config set sandbox_url URL');
  expect(cli.stdout).not.toMatch(/[✓✗→]/);
});

test('of several problems the worst decides', async () => {
  const cli = octet({ 'GET /models': [models], 'GET /payments/balance': [json({ balance: 0 })] });
  const directory = join(cli.home, '.config/octet');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, 'config.json'), '{broken', { mode: 0o600 });
  expect(await cli.run('doctor', '--json')).toBe(3);
});
