import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { octet } from '../../support/cli.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { json, problem } from '../../support/wire.ts';

const SECRET = 'octet_live_abcdefghijklmnop1234';
const models = json({ data: [{ id: 'm' }] });
const balance = json({ balance: 7 });
const bare = { OCTET_API_KEY: undefined, OCTET_BASE_URL: undefined };

test('K12: login reads the key from stdin, checks it, stores it privately and never shows it', async () => {
  const cli = octet(
    { 'GET /models': [models], 'GET /payments/balance': [balance] },
    { env: bare, stdin: `${SECRET}\n` },
  );
  expect(await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1')).toBe(0);
  expect(cli.sent[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
  expect(cli.stdout).toContain('octet_…1234');
  const file = join(cli.home, '.config/octet/keys.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(SECRET);
  expect(await cli.run('auth', 'status')).toBe(0);
  expect(cli.stdout).toContain('https://api.example.com/v1');
});

test('a key that the service refuses is not stored', async () => {
  const cli = octet({ 'GET /models': [problem(401, 'invalid_api_key')] }, { env: bare, stdin: SECRET });
  expect(await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1')).toBe(4);
  expect(existsSync(join(cli.home, '.config/octet/keys.json'))).toBe(false);
});

test('a key that cannot be checked now is stored, and that is said', async () => {
  const cli = octet({ 'GET /models': [problem(500)] }, { env: bare, stdin: SECRET });
  expect(await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1')).toBe(0);
  expect(cli.stdout).toContain('not verified');
});

test.each([
  ['empty stdin', '', 2],
  ['two words', 'a key', 2],
  ['a quoted key', '"abc"', 2],
])('%s is refused', async (_, stdin, exit) => {
  const cli = octet({}, { env: bare, stdin });
  expect(await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1')).toBe(exit);
  expect(cli.sent).toEqual([]);
});

test('K11: a key as an argument is refused without being repeated', async () => {
  const cli = octet({}, { env: bare });
  expect(await cli.run('auth', 'login', SECRET)).toBe(2);
  expect(await cli.run('auth', 'login', '--api-key', SECRET)).toBe(2);
  expect(cli.stderr).not.toContain(SECRET);
});

test('plain http to another machine is refused before the key is read', async () => {
  const cli = octet({}, { env: bare, stdin: SECRET });
  expect(await cli.run('auth', 'login', '--base-url', 'http://api.example.com/v1')).toBe(15);
});

test('K14: a stored key does not go to another origin', async () => {
  const cli = octet(
    { 'GET /models': [models], 'GET /payments/balance': [balance] },
    { env: bare, stdin: SECRET },
  );
  await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1');
  const before = cli.sent.length;
  expect(await cli.run('models', '--base-url', 'https://evil.example.com/v1')).toBe(4);
  expect(cli.sent).toHaveLength(before);
});

test('logout removes the key; status then ends with 4', async () => {
  const cli = octet(
    { 'GET /models': [models], 'GET /payments/balance': [balance] },
    { env: bare, stdin: SECRET },
  );
  await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1');
  expect(await cli.run('auth', 'logout')).toBe(0);
  expect(await cli.run('auth', 'status')).toBe(4);
});

test('switch uses another profile from then on', async () => {
  const cli = octet({}, { env: bare });
  expect(await cli.run('auth', 'switch', 'work')).toBe(2);
  await cli.run('--profile', 'work', 'config', 'set', 'env', 'local');
  expect(await cli.run('auth', 'switch', 'work')).toBe(0);
  await cli.run('auth', 'status', '--json');
  expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject({ profile: 'work', environment: 'local' });
});

test('somebody who mistypes the address or the key at the prompt is asked again', async () => {
  const keyboard = new FakeKeyboard();
  const cli = octet(
    {
      'GET /models': [problem(401, 'invalid_api_key'), models],
      'GET /payments/balance': [balance],
    },
    { env: { ...bare, ACCESSIBLE: '1' }, stdin: keyboard, terminal: 80 },
  );
  const ended = cli.run('auth', 'login', '--color', 'never');
  const answers = ['nonsense', 'http://api.example.com/v1', 'https://api.example.com/v1', 'mistyped', SECRET];
  for (const [at, answer] of answers.entries()) {
    const question = at < 3 ? 'address of' : 'key for';
    await vi.waitUntil(() => cli.stderr.split(question).length > (at < 3 ? at : at - 3) + 1);
    keyboard.push(`${answer}\n`);
  }
  expect(await ended).toBe(0);
  expect(cli.stderr).toContain('is not encrypted');
  expect(cli.stderr).toContain('refused this key');
  expect(cli.stderr).toContain('hint: octet chat "hello"');
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
});
