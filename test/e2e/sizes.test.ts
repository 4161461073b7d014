import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { at, BIN, environment, freshHome } from './octet.ts';
import { streamServer, tell } from './streaming.ts';

/** The built command on a terminal of its own, which has no size. Its process id is the first line. */
function onTerminal(argv: readonly string[], env: Record<string, string>) {
  const home = freshHome();
  const words = [process.execPath, BIN, ...argv].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', `echo $$; exec ${words}`, '/dev/null'], {
    cwd: home,
    env: environment(home, { TERM: 'xterm-256color', SHELL: '/bin/bash', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString('latin1');
    child.emit('shown');
  });
  return {
    ended,
    text: () => shown,
    async until(text: string): Promise<void> {
      while (!shown.includes(text)) await once(child, 'shown');
    },
    pid: () => Number(/\d+/.exec(shown)?.[0]),
  };
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('X7.6: a terminal of 0 columns waits, shows the answer and ends', async () => {
  const server = await streamServer();
  const running = onTerminal(['chat', 'hi'], at(server.base));
  const response = await server.next();
  await running.until('thinking');
  await tell(response, 'the answer');
  expect(await running.ended).toBe(0);
  expect(running.text()).toContain('the answer');
});

const ANSWER = `start\n\n${'*a* [b](c) `d` | e\n'.repeat(300_000)}\n\nthe-very-end\n`;

test.runIf(isLinux)('X6.11: Ctrl-C ends a command while it renders a very long answer', async () => {
  const server = await httpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { content: ANSWER }, finish_reason: 'stop' }] }));
  });
  const running = onTerminal(['chat', 'hi'], at(server.base));
  await running.until('start');
  process.kill(running.pid(), 'SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.text()).not.toContain('the-very-end');
});

test.runIf(isLinux)('X6.12: Ctrl-C ends a command while it prints a very long list', async () => {
  const data = Array.from({ length: 100_000 }, (_, index) => ({ id: `model-${index}`, note: 'ü'.repeat(8) }));
  const server = await httpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  });
  const running = onTerminal(['models', '--json'], at(server.base));
  await running.until('model-0"');
  process.kill(running.pid(), 'SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.text()).not.toContain('model-99999"');
});
