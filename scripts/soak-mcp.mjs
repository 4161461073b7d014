// Kills an MCP server in the middle of a song and lets another one finish it, again and again: nothing may be bought
// twice, nothing may be lost.
//
//   node scripts/soak-mcp.mjs [--rounds 50] [--seed N]

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random as chance } from './chance.mjs';

const OCTET = new URL('../bin/octet.js', import.meta.url).pathname;
const option = (name, usual) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? usual) || usual;
const rounds = option('rounds', 50);
const seed = option('seed', Date.now() % 1e9);
const random = chance(seed);
const folder = mkdtempSync(join(tmpdir(), 'octet-soak-mcp-'));
const { NODE_OPTIONS: _, NODE_EXTRA_CA_CERTS: __, ...rest } = process.env;
const env = { ...rest, HOME: folder, CI: '1' };

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'soak', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } },
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Client {
  #waiting = new Map();
  #id = 0;

  constructor() {
    this.child = spawn(process.execPath, [OCTET, 'mcp', '--root', folder], {
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.exit = new Promise((resolve) => this.child.on('exit', resolve));
    this.child.stdin.on('error', () => {});
    let text = '';
    this.child.stdout.on('data', (data) => {
      text += data;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const message = JSON.parse(text.slice(0, end));
        text = text.slice(end + 1);
        this.#waiting.get(message.id)?.(message);
      }
    });
  }

  ask(method, params) {
    this.#id += 1;
    const id = this.#id;
    const reply = new Promise((resolve) => this.#waiting.set(id, resolve));
    this.child.stdin.write(
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta: META } })}\n`,
    );
    return reply;
  }

  call(name, given) {
    return this.ask('tools/call', { name, arguments: given });
  }

  async leave() {
    this.child.stdin.end();
    await this.exit;
  }
}

const balance = async (client) =>
  (await client.call('credits', { action: 'balance' })).result.structuredContent.balance;

async function round(number) {
  const song = { prompt: `rain on tin, take ${number}`, duration: 30 };
  const first = new Client();
  const before = await balance(first);
  const asked = first.call('music', song);
  // Before the request, while it is on its way, or while the song is made.
  const waitMs = random() * 3_000;
  await Promise.race([pause(waitMs), asked.then(() => pause(random() * 2_000))]);
  first.child.kill('SIGKILL');
  await first.exit;

  const second = new Client();
  const { result: handle } = await second.call('music', song);
  if (handle?.resultType !== 'task') throw new Error(`no task: ${JSON.stringify(handle)}`);
  let state;
  for (let looks = 0; looks < 600; looks += 1) {
    state = (await second.ask('tasks/get', { taskId: handle.taskId })).result;
    if (state?.status !== 'working') break;
    await pause(500);
  }
  const path = state?.result?.structuredContent?.files?.[0]?.path;
  if (state?.status !== 'completed' || !path || !existsSync(path))
    throw new Error(`not finished: ${JSON.stringify(state)}`);
  const after = await balance(second);
  if (before - after !== 5) throw new Error(`${before - after} credits were charged for a song of 5`);
  await second.leave();
}

process.stdout.write(`seed ${seed}, ${rounds} rounds\n`);
let bad = 0;
for (let number = 1; number <= rounds; number += 1) {
  try {
    await round(number);
    process.stdout.write(`round ${number}: one song, paid once\n`);
  } catch (error) {
    bad += 1;
    process.stdout.write(`round ${number}: ${error.message}\n`);
  }
}
process.stdout.write(bad === 0 ? 'nothing lost, nothing bought twice\n' : `${bad} rounds failed\n`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = bad === 0 ? 0 : 1;
