// Command lines that stand for what people wait for. What they load together is packed together, and the functions that
// they run are compiled by the build; everything else works without.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECRET = 'whsec_sample';
const SIGNATURE = `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex')}`;

const MCP = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'sample', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]
  .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  .join('');

const VERIFY = ['webhook', 'verify', '-f', 'body.json', '--signature'];

/** Samples of one kind share their packs, so that there are few. What fails is waited for as well; `status` is its own. */
export const SAMPLES = [
  { kind: 'settings', argv: ['config', 'get', 'model'] },
  { kind: 'settings', argv: ['config', 'get', 'modle'], status: 2 },
  { kind: 'settings', argv: ['config', 'get'], status: 2 },
  { kind: 'settings', argv: [...VERIFY, SIGNATURE] },
  { kind: 'settings', argv: [...VERIFY, `sha256=${'0'.repeat(64)}`], status: 14 },
  { kind: 'settings', argv: ['jobs'] },
  { kind: 'settings', argv: ['commands', '--json'] },
  { kind: 'network', argv: ['chat', '--no-stream', '--no-save', 'hello'], remote: true },
  { kind: 'network', argv: ['chat', 'hello'], remote: true },
  {
    kind: 'network',
    argv: ['batch', 'requests.jsonl', '-q', '-o', 'results.jsonl', '--force'],
    remote: true,
  },
  { kind: 'network', argv: ['chta', 'hello'], status: 2 },
  { kind: 'local', argv: ['chat', 'what is 2+2?'] },
  { kind: 'local', argv: ['chat', '--no-save', '-q', 'hello'] },
  { kind: 'local', argv: ['chat', '--ystem', 'x', 'hello'], status: 2 },
  { kind: 'local', argv: ['credits'] },
  { kind: 'mcp', argv: ['mcp'], stdin: MCP },
];

/** Runs each sample in turn with a program, given as arguments for Node, and `env(index)` on top of an empty environment. */
export async function runSamples(program, env) {
  const home = mkdtempSync(join(tmpdir(), 'octet-samples-'));
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const base = `http://127.0.0.1:${server.address().port}/v1`;
    writeFileSync(join(home, 'body.json'), '{}');
    writeFileSync(join(home, 'requests.jsonl'), '{"command":"chat","prompt":"hello"}\n'.repeat(8));
    mkdirSync(join(home, '.config/octet'), { recursive: true, mode: 0o700 });
    writeFileSync(join(home, '.config/octet/config.json'), '{ "model": "local-chat" }\n', { mode: 0o600 });
    for (const [index, { argv, remote, stdin, status = 0 }] of SAMPLES.entries()) {
      await runSample(
        [...program, ...argv],
        { home, stdin, status },
        {
          OCTET_WEBHOOK_SECRET: SECRET,
          ...(remote ? { OCTET_BASE_URL: base, OCTET_API_KEY: 'octet_sample_key_0123456789' } : {}),
          ...env(index),
        },
      );
    }
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(home, { recursive: true, force: true });
  }
}

async function runSample(args, { home, stdin, status: expected }, env) {
  const child = spawn(process.execPath, args, {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', ...env },
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(stdin);
  const errors = child.stderr.toArray();
  child.stdout.resume();
  const [status] = await once(child, 'close');
  if (status !== expected)
    throw new Error(`${args.join(' ')} ended with ${status}:\n${(await errors).join('')}`);
}

async function answer(request, response) {
  let body = '';
  for await (const piece of request) body += piece;
  if (JSON.parse(body || '{}').stream !== true) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'hello' } }] }));
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  for (const content of ['hello', ' there'])
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
