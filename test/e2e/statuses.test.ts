import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { at, freshHome, KEY, octet } from './octet.ts';

describe('what the service answers decides the exit status', () => {
  test.each([
    [400, 2],
    [401, 4],
    [402, 6],
    [403, 4],
    [404, 5],
    [422, 2],
    [429, 7],
    [500, 10],
    [502, 12],
    [302, 15],
  ])('%i: %i', async (status, exit) => {
    const server = await httpServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_7' });
      response.end('{"error":{"message":"no","type":"t","code":"c"}}');
    });
    const { exitCode, stdout, stderr } = await octet(['chat', '--json', 'hi', '--max-retries', '0'], {
      env: at(server.base),
    });
    expect(exitCode).toBe(exit);
    expect(stdout).toBe('');
    const { error } = JSON.parse(stderr);
    expect(error.exit).toBe(exit);
    if (exit !== 15) expect(error).toMatchObject({ status, code: 'c', type: 't', request_id: 'req_7' });
    else expect(error.code).toMatch(/^cli_/);
    expect(server.received).toHaveLength(1);
  });
});

describe('what is wrong here', () => {
  test.each([
    ['an option that does not exist', ['chat', '--nonsense', 'hi'], {}, 2],
    ['a command that does not exist', ['nonsense'], {}, 2],
    ['a bad duration', ['models', '--timeout', 'soon'], {}, 2],
    ['no key', ['models'], { OCTET_API_KEY: '' }, 4],
    ['an address with a user name', ['models'], { OCTET_BASE_URL: 'https://me@x.example/v1' }, 15],
    ['a key over plain http', ['models'], { OCTET_BASE_URL: 'http://192.0.2.1/v1' }, 15],
    ['an address without /v1', ['models'], { OCTET_BASE_URL: 'https://x.example' }, 2],
  ])('%s', async (_, argv, env, exit) => {
    const { exitCode, stdout, stderr } = await octet(argv, { env: at('http://127.0.0.1:9/v1', env) });
    expect(exitCode).toBe(exit);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: .+\n(hint: .+\n)?$/);
  });

  test('a key file that others can read is 3, with the command that mends it', async () => {
    const home = freshHome();
    const { stdout } = await octet(['config', 'path'], { home });
    const folder = join(stdout.trim(), '..');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'keys.json');
    writeFileSync(path, JSON.stringify({ default: { 'https://x.example': KEY } }));
    chmodSync(path, 0o644);
    const { exitCode, stderr } = await octet(['models'], {
      home,
      env: { OCTET_BASE_URL: 'https://x.example/v1' },
    });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`chmod 600 ${path}`);
  });
});
