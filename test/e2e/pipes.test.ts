import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { httpServer, listen } from '../support/servers.ts';
import { DONE, delta, finish } from '../support/wire.ts';
import { at, bash, freshHome, octet } from './octet.ts';
import { streamServer } from './streaming.ts';

const completion = (content: string) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] });

/** A service that answers everything with one text. */
const answering = (content: string) =>
  httpServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(completion(content));
  });

describe('a reader that leaves', () => {
  test.each([
    ['chat hi', delta('first\n')],
    ['api POST /chat/completions -d "{}" --stream', 'data: 1\n\n'],
  ])('G1, G14: octet %s | head -1 ends quietly with 0, and so does the request', async (command, piece) => {
    const server = await streamServer();
    const running = bash(`octet ${command} | head -1; echo "\${PIPESTATUS[@]}"`, { env: at(server.base) });
    const response = await server.next();
    const pump = setInterval(() => response.write(piece), 5);
    await server.left();
    clearInterval(pump);
    const { stdout, stderr } = await running;
    expect(stdout).toMatch(/^(first|data: 1)\n0 0\n$/);
    expect(stderr).toBe('');
  });

  test('G1: also where everything is written at once', async () => {
    const server = await answering('line\n'.repeat(200_000));
    const { stdout, stderr } = await bash('octet chat --no-stream hi | head -1; echo "${PIPESTATUS[@]}"', {
      env: at(server.base),
    });
    expect(stdout).toBe('line\n0 0\n');
    expect(stderr).toBe('');
  });

  test('G10: a command that makes a file goes on and ends as its work does', async () => {
    const home = freshHome();
    const { stdout, stderr } = await bash(
      'octet --env local image generate "a red circle" --width 64 --height 64 -o a.png | true; echo "${PIPESTATUS[@]}"; head -c 4 a.png | tail -c 3',
      { home },
    );
    expect(stdout).toBe('0 0\nPNG');
    expect(stderr).not.toMatch(/error/i);
  });
});

describe('outputs that fail', () => {
  test.each([
    '--version',
    '--help',
    'chat hi',
    'chat --no-stream hi',
    'chat --json hi',
    'chat --ndjson hi',
    'config list',
  ])('G2: octet %s > /dev/full is 16', async (command) => {
    const server = await streamServer();
    server.server.prependListener('request', () => {
      void server.next().then((response) => response.end(delta('text') + finish() + DONE));
    });
    const env = command.includes('--no-stream') ? at((await answering('Hi.')).base) : at(server.base);
    const { status, stderr } = await bash(`octet ${command} > /dev/full`, { env });
    expect(status).toBe(16);
    if (!command.startsWith('--')) expect(stderr).toContain('no space left on device');
  });

  test('G3: closed stdin and closed stderr change nothing', async () => {
    const server = await answering('Hi.');
    const { status, stdout } = await bash('octet chat --no-stream hi <&- 2>&-', { env: at(server.base) });
    expect([status, stdout]).toEqual([0, 'Hi.\n']);
  });

  test('G3: with a closed stdout the work is done and nothing is said', async () => {
    const server = await answering('Hi.');
    const { status, stderr } = await bash('octet chat --no-stream hi >&-', { env: at(server.base) });
    // Node opens /dev/null in the place of a descriptor that was closed.
    expect([status, stderr]).toEqual([0, '']);
    expect(server.received).toHaveLength(1);
  });

  test('G4: three megabytes into a slow reader arrive whole', async () => {
    const server = await answering('x'.repeat(3_000_000));
    const { stdout, status } = await bash('octet chat --no-stream hi | (sleep 0.3; wc -c)', {
      env: at(server.base),
    });
    expect(stdout.trim()).toBe('3000001');
    expect(status).toBe(0);
  });

  test('G13: a pipe that another process made non-blocking loses nothing', async () => {
    const server = await answering('x'.repeat(3_000_000));
    const python =
      'import os,fcntl;f=fcntl.fcntl(1,fcntl.F_GETFL);fcntl.fcntl(1,fcntl.F_SETFL,f|os.O_NONBLOCK)';
    const { stdout, status, stderr } = await bash(
      `(python3 -c '${python}'; octet chat --no-stream hi) | (sleep 0.3; wc -c)`,
      { env: at(server.base) },
    );
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('3000001');
    expect(status).toBe(0);
  });

  test('S18: a hundred thousand tokens into a slow reader: nothing lost, memory flat', async () => {
    const server = await httpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const block = delta('12345678').repeat(1_000);
      let left = 100;
      const more = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(block)) return response.once('drain', more);
        }
        return response.end(finish() + DONE);
      };
      more();
    });
    const { stdout, stderr } = await bash('octet chat --no-save hi | (sleep 0.5; wc -c)', {
      env: at(server.base, { NODE_OPTIONS: '--max-old-space-size=48' }),
    });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('800001');
  });

  test.each([
    ['one line without end', 'x'.repeat(64 * 1024)],
    ['lines without a blank one', 'data: 12345678\n'.repeat(4_000)],
  ])('S17: fifty megabytes as %s: 13, memory bounded, what came is kept', async (_, block) => {
    const server = await httpServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`${delta('once')}data: `);
      let left = 50_000_000 / block.length;
      const more = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(block)) return response.once('drain', more);
        }
        return response;
      };
      more();
    });
    const { exitCode, stdout, stderr } = await octet(['chat', 'hi'], {
      env: at(server.base, { NODE_OPTIONS: '--max-old-space-size=128' }),
    });
    expect([exitCode, stdout]).toEqual([13, 'once\n']);
    expect(stderr).toMatch(/^error: the answer is incomplete: an event larger than 8 MiB\n/);
  });
});

describe('G11: standard input', () => {
  test('empty and with no prompt: 2, at once', async () => {
    const { exitCode, stderr } = await octet(['chat'], { env: at('http://127.0.0.1:9/v1') });
    expect(exitCode).toBe(2);
    expect(stderr).toBe('error: no prompt given\nhint: octet chat "your question"\n');
  });

  test('a pipe that is open and silent does not hold up a command that has its prompt', async () => {
    const server = await answering('Hi.');
    const running = octet(['chat', '--no-stream', 'hi'], { env: at(server.base) }, 'pipe');
    const { exitCode, stdout } = await running;
    expect([exitCode, stdout]).toEqual([0, 'Hi.\n']);
    expect(JSON.parse(server.received[0]?.body ?? '').messages[0].content).toBe('hi');
  });

  test('a pipe that speaks is added to the prompt', async () => {
    const server = await answering('Hi.');
    await bash('printf "some text" | octet chat --no-stream sum up', { env: at(server.base) });
    expect(JSON.parse(server.received[0]?.body ?? '').messages[0].content).toBe('sum up\n\nsome text');
  });

  test.each([
    ['without end', 'yes | octet chat -', 'larger than 10 MiB'],
    ['of eleven megabytes', 'head -c 11000000 /dev/zero | octet chat -', 'larger than 10 MiB'],
    ['that is not text', 'head -c 100 /bin/sh | octet chat sum up', 'not UTF-8'],
  ])('%s is 2, and nothing is sent', async (_, script, message) => {
    const { status, stderr } = await bash(`${script}; exit \${PIPESTATUS[1]}`, {
      env: at('http://127.0.0.1:9/v1'),
    });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('what reaches stdout and stderr', () => {
  const HOSTILE = 'a\u001b[31mred\u001b]0;title\u0007\u009b2J\u202e\u007f\r\nb';

  test('O4: a pipe gets the bytes as they came', async () => {
    const server = await answering(HOSTILE);
    const { stdout } = await octet(['chat', '--no-stream', 'hi'], { env: at(server.base) });
    expect(stdout).toBe(`${HOSTILE}\n`);
  });

  test('O4: stderr is neutralised all the same', async () => {
    const server = await httpServer((_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: HOSTILE } }));
    });
    const { stderr, exitCode } = await octet(['chat', 'hi'], { env: at(server.base) });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: a\^\[\[31mred/);
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  test('O5: --json on a terminal shows every control as an escape, and is JSON', async () => {
    const server = await answering(HOSTILE);
    const { stdout } = await bash(
      `script -qec "$0 ${process.execPath} ${new URL('../../bin/octet.js', import.meta.url).pathname} chat --no-stream --json hi" /dev/null`.replace(
        '$0 ',
        '',
      ),
      { env: at(server.base, { TERM: 'xterm', NO_COLOR: '1' }) },
    );
    const document = stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1).replaceAll('\r\n', '\n');
    expect(document).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
    expect(JSON.parse(document).choices[0].message.content).toBe(HOSTILE);
  });

  // terminal/colour.test.ts tests which of them wins; this tests that each is read.
  test.each([
    ['--color=always', {}, true],
    ['--no-color', { FORCE_COLOR: '1' }, false],
    ['', { FORCE_COLOR: '1' }, true],
    ['', {}, false],
  ])('colour with %s and %j: %s', async (flag, env, coloured) => {
    const { stderr } = await octet(['config', 'get', 'nothing', ...(flag ? [flag] : [])], { env });
    expect(/\u001b\[/.test(stderr)).toBe(coloured);
  });
});

test('T1: a port on which nothing listens, with the real clock: 11, and the host is named', async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  const { exitCode, stderr } = await octet(['models', '--max-retries', '0'], {
    env: at(`http://127.0.0.1:${port}/v1`),
  });
  expect(exitCode).toBe(11);
  expect(stderr).toBe(`error: 127.0.0.1:${port}: connection refused\n`);
});
