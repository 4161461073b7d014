// Puts a proxy of our own between octet and its service that resets, stalls, splits, duplicates and truncates at random,
// and sends many commands through it. Every ending must be one of the documented statuses, nothing may hang or show a
// stack, and whatever the service charged for a job must be in the job ledger.
//   node scripts/soak-proxy.mjs [commands] [seed] [minutes]
// After so many minutes no further command is begun.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from './chance.mjs';

const [count = '2000', givenSeed = String(Date.now() % 1e6), minutes = '60'] = process.argv.slice(2);
const deadline = Date.now() + Number(minutes) * 60_000;
const bin = new URL('../bin/octet.js', import.meta.url).pathname;
const WATCHDOG_MS = 60_000;
const LANES = 2;
const DOCUMENTED = new Set([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);

const chance = random(Number(givenSeed));
/** Splits and stalls come at their own pace, so a seed gives the same kinds of faults, not the same run. */
const oneOf = (list) => list[Math.floor(chance() * list.length)];

/** The fault of one connection: its kind, and after how many bytes of the reply. */
function fate() {
  const kind =
    chance() < 0.45 ? 'none' : oneOf(['refuse', 'reset', 'close', 'stall', 'split', 'duplicate', 'swallow']);
  return { kind, after: Math.floor(chance() ** 2 * 2_000) };
}

function proxyTo(target, seen) {
  const server = createServer((client) => {
    const { kind, after } = fate();
    seen[kind] = (seen[kind] ?? 0) + 1;
    client.on('error', () => {});
    if (kind === 'refuse') return client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.on('data', (chunk) => upstream.write(chunk));
    let passed = 0;
    upstream.on('data', async (chunk) => {
      const room = Math.max(0, after - passed);
      passed += chunk.length;
      if (kind === 'none') return void client.write(chunk);
      if (kind === 'split') {
        upstream.pause();
        for (let at = 0; at < chunk.length && !client.destroyed; at += 97) {
          client.write(chunk.subarray(at, at + 97));
          await new Promise((resolve) => setImmediate(resolve));
        }
        return void upstream.resume();
      }
      if (passed <= after) return void client.write(chunk);
      if (kind === 'duplicate') return void client.write(Buffer.concat([chunk, chunk]));
      client.write(chunk.subarray(0, room), () => {
        if (kind === 'reset') client.resetAndDestroy();
        if (kind === 'close' || kind === 'swallow') client.end();
        // A stall says nothing more until the other side gives up.
      });
      if (kind === 'stall') setTimeout(() => client.destroy(), 3_000).unref();
    });
    upstream.on('end', () => kind !== 'stall' && client.end());
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: server.address().port, close: () => server.close() }),
    ),
  );
}

function run(argv, env, cwd) {
  const child = spawn(process.execPath, [bin, ...argv], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (err += part));
  const dog = setTimeout(() => child.kill('SIGKILL'), WATCHDOG_MS);
  return new Promise((resolve) =>
    child.on('close', (status, signal) => {
      clearTimeout(dog);
      resolve({ status, signal, out, err });
    }),
  );
}

let number = 0;
const COMMANDS = [
  () => ['models', '--json'],
  () => ['chat', `what is ${number} + 1?`],
  () => ['chat', '--no-stream', `what is ${number} + 2?`],
  () => ['complete', 'once upon'],
  () => ['embed', 'a', 'b', '--json'],
  () => ['image', 'generate', 'a red house', '--width', '64', '--height', '64', '-o', `p${number}.png`],
  () => ['build', `a list of things ${number}`, '--framework', 'nodejs', '-o', `app${number}`],
  () => ['music', 'generate', `song ${number}`, '--duration', '30', '--detach', '--json'],
  () => ['jobs', '--json'],
  () => ['jobs', 'reconcile'],
  () => ['credits', 'history', '--json'],
  () => ['music', 'voices'],
];

const home = await mkdtemp(join(tmpdir(), 'octet-soak-proxy-'));
const cwd = join(home, 'work');
await mkdir(cwd);
const base = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' };
const serve = spawn(
  process.execPath,
  [bin, 'serve', '--ephemeral', '--port', '0', '--plan', 'enterprise', '--credits', '1000000', '--json'],
  {
    env: { ...base, HOME: join(home, 'service') },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let said = '';
const ready = await new Promise((resolve, reject) => {
  serve.on('exit', (status) => reject(new Error(`the service ended with ${status}`)));
  serve.stdout.on('data', (part) => {
    said += part;
    if (said.includes('}')) resolve(JSON.parse(said));
  });
});
const service = async (path) =>
  (await fetch(ready.url + path, { headers: { authorization: `Bearer ${ready.key}` } })).json();

console.log(`${count} commands, seed ${givenSeed}`);
const problems = [];
const endings = {};
const fates = {};
const proxy = await proxyTo(ready.port, fates);
const env = { ...base, OCTET_BASE_URL: `http://127.0.0.1:${proxy.port}/v1`, OCTET_API_KEY: ready.key };

/** The jobs that the service has accepted, by id. It lists the latest hundred, so it is asked now and then. */
const taken = new Map();
async function collect() {
  for (const list of ['/music/library', '/builder/projects'])
    for (const job of (await service(`${list}?limit=100`)).data ?? []) taken.set(job.id, job);
}

async function lane() {
  while (number < Number(count) && Date.now() < deadline) {
    number += 1;
    const mine = number;
    const argv = oneOf(COMMANDS)();
    const { status, signal, out, err } = await run(
      [...argv, '--timeout', '8s', '--max-retries', '1'],
      env,
      cwd,
    );
    const name = `#${mine} octet ${argv.join(' ')}`;
    endings[status ?? signal] = (endings[status ?? signal] ?? 0) + 1;
    if (signal) problems.push(`${name}: hung, and was killed`);
    else if (!DOCUMENTED.has(status)) problems.push(`${name}: status ${status}: ${err.trim()}`);
    if (/^\s+at .+:\d+:\d+|octet itself failed/m.test(out + err))
      problems.push(`${name}: a stack: ${err.trim()}`);
    if ((out + err).includes(ready.key)) problems.push(`${name}: the key is shown`);
    if (mine % 40 === 0) await collect();
    if (mine % 100 === 0) console.log(`${number}: ${JSON.stringify(endings)}`);
  }
}
await Promise.all(Array.from({ length: LANES }, lane));

/** Jobs that the service took, by their key, against what octet remembers of them. */
async function lostJobs() {
  const text = await readFile(join(home, '.local/state/octet/jobs.jsonl'), 'utf8').catch(() => '');
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const refused = new Set(
    lines.filter(({ type, state }) => type === 'ended' && state === 'refused').map(({ key }) => key),
  );
  const prompts = new Map(
    lines
      .filter(({ type, key }) => type === 'intent' && !refused.has(key))
      .map((line) => [line.request.prompt, line]),
  );
  const promptOf = ({ prompt, request }) => prompt ?? request?.prompt;
  await collect();
  const asked = [...taken.values()].map(promptOf);
  return {
    lost: [...taken.values()].filter((job) => !prompts.has(promptOf(job))),
    // Every command has words of its own, so the same words twice were bought twice.
    twice: asked.filter((prompt, index) => asked.indexOf(prompt) !== index),
  };
}
const { lost, twice } = await lostJobs();
for (const prompt of twice) problems.push(`bought twice: ${prompt}`);
for (const job of lost)
  problems.push(`the service has a job that octet does not know: ${JSON.stringify(job).slice(0, 200)}`);

proxy.close();
await new Promise((resolve) => {
  serve.removeAllListeners('exit');
  serve.on('exit', resolve);
  serve.kill('SIGKILL');
});
await rm(home, { recursive: true, force: true });
console.log(
  JSON.stringify(
    { seed: Number(givenSeed), commands: number, jobs: taken.size, endings, fates, problems },
    null,
    2,
  ),
);
console.log(
  problems.length === 0 ? 'all endings were documented, nothing was lost' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
