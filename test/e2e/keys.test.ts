import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { at, bash, freshHome, KEY, octet } from './octet.ts';
import { streamServer } from './streaming.ts';

const models = () =>
  httpServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"data":[{"id":"m-1"}],"balance":5}');
  });

/** Every file below a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

describe('K11: a key on the command line', () => {
  test.each([
    ['an option', ['auth', 'login', '--api-key', KEY]],
    ['an option with =', ['chat', `--api-key=${KEY}`, 'hi']],
    ['an option with = and a line end', ['chat', `--api-key=\n${KEY}`, 'hi']],
    ['another name', ['models', `--token=${KEY}`]],
    ['an argument', ['auth', 'login', KEY]],
  ])('%s is refused, not shown, and the right way is told', async (_, argv) => {
    const { exitCode, stdout, stderr } = await octet(argv);
    expect(exitCode).toBe(2);
    expect(stdout + stderr).not.toContain(KEY);
    expect(stderr).toContain('hint: octet auth login < key.txt, or set OCTET_API_KEY\n');
  });

  test('the key is in no process list while a command runs', async () => {
    const server = await streamServer();
    const running = octet(['chat', 'hi'], { env: at(server.base) });
    await server.next();
    expect(readFileSync(`/proc/${running.pid}/cmdline`, 'utf8')).not.toContain(KEY);
    running.kill('SIGKILL');
    await running;
  });
});

describe('K12: octet auth login from standard input', () => {
  test('the key is stored for its owner alone, not echoed, and used', async () => {
    const server = await models();
    const home = freshHome();
    const login = await bash(
      `umask 000; printf '%s\\n' "$SECRET" | octet auth login --base-url ${server.base}`,
      {
        home,
        env: { SECRET: KEY },
      },
    );
    expect(login.stderr).not.toContain(KEY);
    expect(login.status).toBe(0);
    expect(login.stdout).toContain('octet_…cdef');
    expect(login.stdout).not.toContain(KEY);
    const holding = filesIn(home).filter((path) => readFileSync(path, 'utf8').includes(KEY));
    expect(holding).toHaveLength(1);
    expect(statSync(holding[0] ?? '').mode & 0o777).toBe(0o600);
    expect((await octet(['models'], { home })).exitCode).toBe(0);
    expect(server.received.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('empty input is 2', async () => {
    const { status } = await bash(': | octet auth login --base-url http://127.0.0.1:9/v1');
    expect(status).toBe(2);
  });
});

describe('K18: no output shows the key', () => {
  test.each([
    'auth status',
    'auth status --json',
    'config list --show-origin',
    'models -v',
    'models -v --json',
    'chat -n hi',
    'chat -v hi',
    'api GET /models -v',
  ])('octet %s', async (line) => {
    // A service that gives the key back wherever it can.
    const server = await httpServer((request, response) => {
      const wrong = request.url?.includes('chat');
      response.writeHead(wrong ? 400 : 200, { 'content-type': 'application/json', 'x-request-id': KEY });
      response.end(
        wrong ? JSON.stringify({ error: { message: `bad key ${KEY} %6fctet`, code: KEY } }) : '{"data":[]}',
      );
    });
    const home = freshHome();
    const { stdout, stderr } = await octet(line.split(' '), { home, env: at(server.base) });
    expect(`${stdout}${stderr}`).not.toContain(KEY);
    expect(`${stdout}${stderr}`).not.toContain(Buffer.from(KEY).toString('base64').slice(0, 30));
    for (const path of filesIn(home)) expect(readFileSync(path, 'utf8')).not.toContain(KEY);
  });
});
