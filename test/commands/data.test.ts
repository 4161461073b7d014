import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { EXIT_STATUS } from '../../src/errors.ts';
import { localOctet, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('exit statuses are data', async () => {
  const cli = octet({});
  expect(await cli.run('help', 'exit-codes', '--json')).toBe(0);
  const listed: { status: number; reason: string; meaning: string }[] = JSON.parse(cli.stdout);
  expect(listed.map(({ status }) => status)).toEqual([0, ...Object.values(EXIT_STATUS)]);
  expect(listed.every(({ meaning }) => meaning !== '')).toBe(true);
});

test('commands --json tells the statuses of each command, with their meanings', async () => {
  const cli = octet({});
  expect(await cli.run('commands', '--json')).toBe(0);
  const { commands } = JSON.parse(cli.stdout);
  const chat = commands.find(({ name }: { name: string }) => name === 'octet chat');
  expect(chat.statuses).toContainEqual({ status: 6, meaning: expect.stringContaining('credits') });
});

test('the schema of a reply holds for what the local service answers', async () => {
  const cli = localOctet();
  for (const [words, ...argv] of [
    ['credits', 'credits', '--json'],
    ['chat', 'chat', 'what is 2 + 2?', '--json', '--no-stream'],
    ['music generate', 'music', 'generate', 'rain', '--detach', '--json'],
  ]) {
    const before = cli.stdout.length;
    expect(await cli.run('schema', ...(words?.split(' ') ?? []), '--reply')).toBe(0);
    const schema = JSON.parse(cli.stdout.slice(before));
    const at = cli.stdout.length;
    expect(await cli.run(...argv)).toBe(0);
    const validator = new Ajv2020({ strict: false, validateFormats: false });
    expect(validator.validate(schema, JSON.parse(cli.stdout.slice(at))), words).toBe(true);
  }
  expect(await cli.run('schema', 'serve', '--reply')).toBe(2);
});

test('a list with --ndjson is one item a line', async () => {
  const cli = octet({
    'GET /music/genres': [json({ data: ['pop', { id: 'jazz' }] })],
    'GET /payments/transactions': [json({ data: [{ id: 't1', type: 'charge', amount: -1, balance: 9 }] })],
  });
  expect(await cli.run('music', 'genres', '--ndjson')).toBe(0);
  expect(cli.out.map((line) => JSON.parse(line))).toEqual([
    { type: 'result', result: 'pop' },
    { type: 'result', id: 'jazz' },
  ]);
  expect(await cli.run('credits', 'history', '--ndjson')).toBe(0);
  expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject({ type: 'result', result: { id: 't1' } });
});

test.each([
  [['music', 'generate', 'x', '--duration', '60'], 10],
  [['chat', 'hello'], 1],
  [['image', 'generate', 'x', '--count', '2'], 8],
  [['video', 'generate', 'x', '--resolution', '4k'], 40],
  [['code', 'generate', 'x'], 2],
])('--dry-run of %j costs %d at the local service', async (argv, credits) => {
  const cli = octet({}, { env: { OCTET_ENV: 'local', OCTET_BASE_URL: undefined } });
  expect(await cli.run(...argv, '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout).estimated_credits).toBe(credits);
});

test('--dry-run does not know the prices of another service, and free requests have none', async () => {
  const cli = octet({});
  expect(await cli.run('chat', 'hello', '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout).estimated_credits).toBe('not known');
  expect(await cli.run('models', '--dry-run')).toBe(0);
  expect(cli.stdout.slice(cli.stdout.indexOf(endpoints.models.path))).not.toContain('estimated');
});

test('the skill has the form that agents read, and is short', async () => {
  const text = read('skills/octet/SKILL.md');
  const [, head = ''] = text.split('---\n');
  const fields = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
  expect(fields.name).toBe('octet');
  expect(fields.description.length).toBeGreaterThan(50);
  expect(fields.description.length).toBeLessThanOrEqual(1_024);
  expect(text.split('\n').length).toBeLessThan(150);
  const cli = octet({});
  expect(await cli.run('skill')).toBe(0);
  expect(cli.stdout.trim()).toBe(text.trim());
});

test('the registry of servers gets the name and the version of the package', () => {
  const manifest = JSON.parse(read('package.json'));
  const server = JSON.parse(read('server.json'));
  expect(server.name).toBe(manifest.mcpName);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect([server.version, server.packages[0].version]).toEqual([manifest.version, manifest.version]);
  expect(server.packages[0].identifier).toBe(manifest.name);
});
