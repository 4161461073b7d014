import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { signatureOf } from '../../src/contract/signature.ts';
import { send } from '../commands/webhook/listening.ts';

const SECRET = 'a signing secret for tests';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8');

const snippets = new Map(
  [...page.matchAll(/<!-- snippet: (\S+) -->\n```\w+\n(.*?)```\n/gs)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
);

/** A route handler is a function; this is the little that a framework adds around it. */
const ROUTE_SERVER = `
import { createServer } from 'node:http';
import { POST } from './next.mjs';
createServer(async (incoming, outgoing) => {
  const parts = [];
  for await (const part of incoming) parts.push(part);
  const request = new Request('http://x/webhooks', { method: 'POST', headers: incoming.headers, body: Buffer.concat(parts) });
  const response = await POST(request);
  outgoing.writeHead(response.status).end(await response.text());
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

function has(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

const installed = (name: string) => readdirSync(join(ROOT, 'node_modules')).includes(name);

const CASES: readonly {
  file: string;
  run: readonly string[];
  present: () => boolean;
  more?: Record<string, string>;
}[] = [
  { file: 'express.mjs', run: ['node', 'express.mjs'], present: () => installed('express') },
  { file: 'hono.mjs', run: ['node', 'hono.mjs'], present: () => installed('hono') },
  { file: 'fastify.mjs', run: ['node', 'fastify.mjs'], present: () => installed('fastify') },
  {
    file: 'next.mjs',
    run: ['node', 'server.mjs'],
    present: () => true,
    more: { 'server.mjs': ROUTE_SERVER },
  },
  { file: 'receiver.py', run: ['python3', 'receiver.py'], present: () => has('python3', '--version') },
  { file: 'receiver.go', run: ['./receiver'], present: () => has('go', 'version') },
];

test('the page has a snippet for every framework, and every snippet is run', () => {
  expect([...snippets.keys()]).toEqual(CASES.map(({ file }) => file));
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A program that ends at once must fail the test, not be waited for. */
async function started(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const answered = await send(port, '', { path: '/webhooks' }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

for (const { file, run, present, more = {} } of CASES) {
  test.skipIf(!present())(
    `${file} takes what is genuine and nothing else`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'octet-snippet-'));
      for (const [name, text] of Object.entries({ [file]: snippets.get(file) ?? '', ...more })) {
        writeFileSync(join(folder, name), text);
      }
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      if (file.endsWith('.go')) {
        const built = spawnSync('go', ['build', '-o', 'receiver', file], { cwd: folder, encoding: 'utf8' });
        expect(built.stderr).toBe('');
      }
      const port = await freePort();
      const [program = '', ...args] = run;
      const child = spawn(program, args, {
        cwd: folder,
        env: { ...process.env, PORT: String(port), OCTET_WEBHOOK_SECRET: SECRET },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      onTestFinished(() => void child.kill());
      await started(child, port);
      const body = '{ "type": "user.created",\r\n  "data": { "name": "caf\u00e9 \u2665", "n": 1.0 } }\n';
      const signature = signatureOf(SECRET, Buffer.from(body));
      const status = async (given: string | undefined, sent = body, type = 'application/json') => {
        const headers = {
          'content-type': type,
          ...(given === undefined ? {} : { 'x-service-signature': given }),
        };
        return (await send(port, sent, { path: '/webhooks', headers })).status;
      };
      expect(await status(signature)).toBe(200);
      expect(await status(signature, body, 'text/plain')).toBe(200);
      expect(await status(undefined)).toBe(401);
      expect(await status('')).toBe(401);
      expect(await status(signature.slice(7))).toBe(401);
      expect(await status(signature.toUpperCase())).toBe(401);
      expect(await status(`${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`)).toBe(401);
      expect(await status(signature, body.trimEnd())).toBe(401);
      expect(await status(signature, JSON.stringify(JSON.parse(body)))).toBe(401);
      expect(await status(signatureOf('another secret', Buffer.from(body)))).toBe(401);
    },
    60_000,
  );
}

test('every cause that verify can name is explained on the page', () => {
  const folder = join(ROOT, 'src/commands/webhook');
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const codes = new Set(source.match(/cli_(signature|body|secret)_\w+/g));
  codes.delete('cli_signature_mismatch');
  expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  const explained = new Set(page.match(/cli_\w+/g));
  expect([...explained].filter((code) => !codes.has(code))).toEqual([]);
});
