import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { delta } from '../support/wire.ts';
import { at, BIN, bash, environment, freshHome, KEY, octet } from './octet.ts';
import { streamServer, tell } from './streaming.ts';

async function interrupted(...signals: NodeJS.Signals[]) {
  const home = freshHome();
  const server = await streamServer();
  const running = octet(['chat', 'tell', 'me'], { home, env: at(server.base) });
  const shown = once(running.stdout, 'data');
  const response = await server.next();
  response.write(delta('once upon'));
  await shown;
  for (const signal of signals) running.kill(signal);
  const result = await running;
  await server.left();
  return { ...result, home };
}

describe('signals during an answer', () => {
  test.each([
    ['G5: SIGINT', 'SIGINT', 130],
    ['G6: SIGTERM', 'SIGTERM', 143],
    ['G7: SIGHUP', 'SIGHUP', 129],
  ] as const)('%s: the request ends, what came is kept', async (_, signal, status) => {
    const { exitCode, stdout, stderr, home } = await interrupted(signal);
    expect(exitCode).toBe(status);
    expect(stdout).toBe('once upon\n');
    expect(stderr).not.toMatch(/at \w|node:/);
    const { stdout: history } = await octet(['history', '--json'], { home });
    expect(JSON.parse(history)).toHaveLength(1);
  });

  test('G5: a second one ends it at once', async () => {
    const { exitCode } = await interrupted('SIGINT', 'SIGINT');
    expect(exitCode).toBe(130);
  });

  test('G5: before an answer began', async () => {
    const server = await streamServer();
    server.server.removeAllListeners('request');
    const asked = new Promise((resolve) => server.server.once('request', resolve));
    const running = octet(['chat', 'hi'], { env: at(server.base) });
    await asked;
    running.kill('SIGINT');
    expect((await running).exitCode).toBe(130);
  });

  test('G5: during the wait before a retry', async () => {
    const server = await streamServer();
    server.server.removeAllListeners('request');
    server.server.on('request', (_, response) => {
      response.writeHead(503, { 'retry-after': '50' });
      response.end('{}');
    });
    const running = octet(['models', '-v'], { env: at(server.base) });
    const stderr = running.stderr;
    for (let tokenStream = ''; !tokenStream.includes('retrying'); )
      tokenStream += String((await once(stderr, 'data'))[0]);
    running.kill('SIGTERM');
    expect((await running).exitCode).toBe(143);
  });
});

test('G9: a command that is stopped and goes on later loses nothing', async () => {
  const server = await streamServer();
  const running = octet(['chat', 'hi'], { env: at(server.base) });
  const shown = once(running.stdout, 'data');
  const response = await server.next();
  response.write(delta('before '));
  await shown;
  running.kill('SIGSTOP');
  await tell(response, 'mean', 'while');
  running.kill('SIGCONT');
  const { exitCode, stdout } = await running;
  expect([exitCode, stdout]).toEqual([0, 'before meanwhile\n']);
});

test('G8: Ctrl-C at a prompt gives the terminal back as it was', async () => {
  const home = freshHome();
  const command = `${process.execPath} ${BIN} auth login --base-url http://127.0.0.1:9/v1; echo "status=$?"; stty -a`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: home,
    env: environment(home, { TERM: 'xterm', SHELL: '/bin/bash' }),
  });
  let screen = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const prompted = screen.includes('key for');
    screen += chunk.toString('utf8');
    if (!prompted && screen.includes('key for')) child.stdin.write('octet_typed\u0003');
  });
  await once(child, 'close');
  expect(screen).toContain('status=130');
  expect(screen).toMatch(/[^-]icanon/);
  expect(screen).toMatch(/[^-]echo\b/);
  expect(screen).not.toContain('octet_typed');
  const hidden = screen.lastIndexOf('\u001b[?25l');
  expect(screen.lastIndexOf('\u001b[?25h')).toBeGreaterThanOrEqual(hidden);
});

describe('G12: a fault of our own', () => {
  test.each([
    ['uncaughtException', 'setImmediate(() => { throw new Error(process.env.OCTET_API_KEY) })'],
    ['unhandledRejection', 'setImmediate(() => Promise.reject(new Error(process.env.OCTET_API_KEY)))'],
  ])('%s: one line without a secret, exit 1', async (_, fault) => {
    const home = freshHome();
    const shim = join(home, 'shim.cjs');
    writeFileSync(shim, fault);
    const server = await streamServer();
    const { exitCode, stdout, stderr } = await octet(['chat', 'hi'], {
      home,
      env: at(server.base, { NODE_OPTIONS: `--require ${shim}`, OCTET_CRASH_DIR: 'crashes' }),
    });
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: octet itself failed \(Error\); please report it\n/);
    expect(stderr).not.toContain(KEY);
    expect(stderr).not.toMatch(/\bat /);
    const [report = ''] = readdirSync(join(home, 'crashes'));
    expect(statSync(join(home, 'crashes', report)).mode & 0o777).toBe(0o600);
    const kept = readFileSync(join(home, 'crashes', report), 'utf8');
    expect(JSON.parse(kept).errors[0].name).toBe('Error');
    expect(JSON.parse(kept).errors[0].frames[0]).toMatch(/shim\.cjs:1:/);
    expect(kept).not.toContain(KEY);
  });
});

test.runIf(process.platform === 'linux')('G5: while standard output is full', async () => {
  const { stderr } = await bash(
    `{ head -c 65536 /dev/zero; "${process.execPath}" "${BIN}" --env local models & sleep 1; kill -INT $!; wait $!; echo "$?" >&2; } | sleep 4`,
  );
  expect(stderr.trim().split('\n').at(-1)).toBe('130');
});
