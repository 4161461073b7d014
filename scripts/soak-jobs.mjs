// Kills octet and its service together in the middle of their work, again and again, and then does the sums.
//   [NODE=binary] node scripts/soak-jobs.mjs [rounds] [seed] [minutes] [home]
// Commands reach the service through a proxy that cuts about every third download at a random byte. After so many minutes no
// further round is begun, and the sums are done for those there were. With 0 rounds and the home that a run has left, only
// the sums are done.
// Invariants: the service's ledger sums to its balance; one charge for one idempotency key; every job that octet was told
// of is in its ledger and in the service; every finished file is whole; an application that is written
// over another is the old one or the new one, and files of the user's own in it stay; settings, history and ledger can be read.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from './chance.mjs';
import { cutDownloads, freePort } from './cut-downloads.mjs';
import { commandsOf, KINDS } from './soak-commands.mjs';

const [rounds = '200', givenSeed = String(Date.now() % 1e6), minutes = '60', givenHome] =
  process.argv.slice(2);
const deadline = Date.now() + Number(minutes) * 60_000;
const bin = new URL('../bin/octet.js', import.meta.url).pathname;
const node = process.env.NODE ?? process.execPath;
const LANES = 2;
/** Longer than any command may take with the --timeout that it is given. */
const WATCHDOG_MS = 60_000;

const chance = random(Number(givenSeed));
const oneOf = (list) => list[Math.floor(chance() * list.length)];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const home = givenHome ?? (await mkdtemp(join(tmpdir(), 'octet-soak-jobs-')));
const cwd = join(home, 'work');
const serviceHome = join(home, 'service');
await mkdir(cwd, { recursive: true });
const env = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' };
const port = await freePort();
/** Addresses in a reply follow the Host header, so downloads come through the proxy too. */
const proxy = await cutDownloads(port, chance);
const problems = [];

/** The same address in every round, so that what one round began another can go on with. */
async function startService() {
  const argv = ['serve', '--port', String(port), '--plan', 'enterprise', '--json'];
  // Once: more than all the commands together can spend.
  if (!existsSync(serviceHome)) argv.push('--credits', '1000000');
  const child = spawn(node, [bin, ...argv], {
    env: { ...env, HOME: serviceHome },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.on('data', (part) => (err += part));
  const ready = await new Promise((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`the service ended with ${status}: ${err}`)));
    child.stdout.on('data', (part) => {
      out += part;
      if (out.includes('}')) resolve(JSON.parse(out));
    });
  });
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  return { ...ready, kill };
}

const running = new Set();

function octet(service, argv) {
  const child = spawn(node, [bin, ...argv], {
    cwd,
    env: {
      ...env,
      OCTET_BASE_URL: service.url.replace(`:${port}`, `:${proxy.port}`),
      OCTET_API_KEY: service.key,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (err += part));
  const dog = setTimeout(() => {
    problems.push(`octet ${argv.join(' ')}: hung, and was killed: ${err.trim()}`);
    child.kill('SIGKILL');
  }, WATCHDOG_MS);
  return new Promise((resolve) =>
    child.once('close', (status, signal) => {
      clearTimeout(dog);
      running.delete(child);
      if (status === 1 || /octet itself failed|^\s+at .+:\d+:\d+/m.test(err)) {
        problems.push(`octet ${argv.join(' ')}: status ${status}: ${err.trim()}`);
      }
      resolve({ status, signal, out, err });
    }),
  );
}

let number = 0;
/** Jobs whose id octet has printed: from then on they must never be unknown. */
const told = new Set();
const COMMANDS = commandsOf(told);

await mkdir(join(cwd, 'over'), { recursive: true });
await writeFile(join(cwd, 'over', 'mine.txt'), 'mine');

async function load(service, state) {
  while (!state.over) {
    number += 1;
    const argv = oneOf(COMMANDS)(number);
    const { status, out } = await octet(service, [...argv, '--max-retries', '0', '--timeout', '20s']);
    if (status === 0 && argv.includes('--detach')) told.add(out.trim());
    state.done += 1;
  }
}

console.log(`${rounds} rounds, seed ${givenSeed}`);
let round = 0;
while (round < Number(rounds) && Date.now() < deadline) {
  round += 1;
  const service = await startService();
  const state = { over: false, done: 0 };
  const lanes = Array.from({ length: LANES }, () => load(service, state));
  const enough = 1 + Math.floor(chance() * 8);
  for (let waits = 0; state.done < enough && waits < 3_000; waits += 1) await pause(10);
  await pause(chance() * 500);
  state.over = true;
  // Now the commands, now the service, now both at once.
  const victims = oneOf(['service', 'commands', 'both', 'both']);
  if (victims !== 'service') for (const child of running) child.kill('SIGKILL');
  if (victims !== 'commands') await service.kill();
  await Promise.all(lanes);
  if (victims === 'commands') await service.kill();
  if (round % 10 === 0) console.log(`round ${round}: ${number} commands, ${told.size} songs and films told`);
}

const service = await startService();
const get = async (path) =>
  (await fetch(service.url + path, { headers: { authorization: `Bearer ${service.key}` } })).json();

async function transactions() {
  const rows = [];
  for (let before = ''; ; ) {
    const page = await get(`/payments/transactions?limit=100${before}`);
    rows.push(...page.data);
    if (!page.has_more) return rows;
    before = `&before=${rows.at(-1).id}`;
  }
}

// The songs and films of all rounds are really made; their ends are waited for.
const host = service.url.replace(/\/v1$/, '');
for (let tries = 0; tries < 1_200; tries += 1) {
  const health = await fetch(`${host}/local/health`, {
    headers: { authorization: `Bearer ${service.admin_key}` },
  });
  const { jobs } = await health.json();
  if (!jobs.queued && !jobs.processing) break;
  await pause(500);
}

const rows = await transactions();
const { balance, held } = await get('/payments/balance');
const sum = rows.reduce((total, { amount }) => total + amount, 0);
if (sum !== balance + held)
  problems.push(`the ledger sums to ${sum}, the balance is ${balance} and ${held} are held`);
if (held !== 0) problems.push(`${held} credits are still held`);
if (rows.some(({ balance: after }) => after < 0)) problems.push('a balance was negative');
const charges = rows.filter(({ type }) => type === 'charge');
const references = charges.map(({ reference, id }) => reference ?? id);
if (new Set(references).size !== references.length) problems.push('something was charged twice');

const read = async (path) => readFile(path, 'utf8').catch(() => '');
const parse = (name, text) => {
  try {
    return JSON.parse(text);
  } catch {
    problems.push(`${name} cannot be read: ${text.slice(0, 80)}`);
    return undefined;
  }
};

const lines = (await read(join(home, '.local/state/octet/jobs.jsonl'))).split('\n').filter(Boolean);
// A killed command may leave its last line unfinished; the next one closes it off.
const entries = lines.flatMap((line) => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
});
const keys = entries.filter(({ type }) => type === 'intent').map(({ key }) => key);
if (new Set(keys).size !== keys.length) problems.push('a key was used for two jobs');
const listed = parse('octet jobs', (await octet(service, ['jobs', '--all', '--json'])).out) ?? [];
// Search results count only if the service's own answer is missing.
const answered = new Set(
  entries.filter(({ type, found }) => type === 'accepted' && !found).map(({ key }) => key),
);
const accepted = entries
  .filter(({ type, found, key }) => type === 'accepted' && !(found && answered.has(key)))
  .map(({ id }) => id);
for (const id of new Set([...told, ...accepted])) {
  if (listed.some((job) => job.id === id)) continue;
  const { key } = entries.find((entry) => entry.id === id) ?? {};
  const known = entries
    .filter((entry) => entry.key === key)
    .map(({ type, id: name, state, found }) => ({ type, name, state, found }));
  problems.push(`octet jobs does not list ${id}: ${JSON.stringify(known)}`);
}
for (const id of told) {
  const place = id.startsWith('video') ? '/video' : '/music/status';
  const { status } = await get(`${place}/${encodeURIComponent(id)}`);
  if (!['completed', 'failed'].includes(status)) problems.push(`the service has ${id} as ${status}`);
}

let whole = 0;
for (const name of await readdir(cwd)) {
  if (!/\.(png|mp3|mp4)$/.test(name)) continue;
  const sidecar = join(cwd, `${name}.octet.json`);
  const bytes = await readFile(join(cwd, name));
  const ends = !name.endsWith('.png') || bytes.subarray(-8, -4).toString('latin1') === 'IEND';
  if (!ends) problems.push(`${name} is not whole`);
  if (!existsSync(sidecar)) continue;
  const kept = parse(sidecar, await read(sidecar));
  if (kept && kept.sha256 !== createHash('sha256').update(bytes).digest('hex')) {
    problems.push(`${name} is not what its sidecar says`);
  }
  whole += 1;
}
for (const name of await readdir(cwd)) {
  if (/^app\d+$/.test(name) && !existsSync(join(cwd, name, 'package.json')))
    problems.push(`${name} is not whole`);
}
/** The next build completes a killed one; the folder then equals the result of some single build. */
await octet(service, ['build', 'the last one', '--framework', 'nodejs', '-o', 'last']);
const filesOf = async (folder) => {
  if (!existsSync(join(cwd, folder))) return new Map();
  const names = (await readdir(join(cwd, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const contents = await Promise.all(names.map((name) => readFile(name, 'utf8')));
  return new Map(names.map((name, index) => [name.slice(join(cwd, folder).length + 1), contents[index]]));
};
const found = await filesOf('over');
if (found.get('mine.txt') !== 'mine') problems.push('a file of the user is gone from over/');
const fitting = [];
for (const [index, kind] of KINDS.entries()) {
  const { err } = await octet(service, ['build', kind, '--framework', 'nodejs', '-o', `alone${index}`]);
  if (!existsSync(join(cwd, `alone${index}`))) problems.push(`a last build is not there: ${err.trim()}`);
  const alone = await filesOf(`alone${index}`);
  if (alone.size > 0 && [...alone].every(([name, text]) => found.get(name) === text)) fitting.push(kind);
}
if (found.size > 1 && fitting.length !== 1)
  problems.push(`over/ is of no single build: ${[...found.keys()].join(' ')}`);
const journals = await readdir(join(home, '.local/state/octet/builds')).catch(() => []);
if (journals.some((name) => name.endsWith('.json'))) problems.push('a build was not completed');
const config = await read(join(home, '.config/octet/config.json'));
if (config !== '') parse('the settings', config);
for (const argv of [
  ['config', 'list'],
  ['history', '--json'],
  ['jobs', 'reconcile'],
]) {
  const { status, err } = await octet(service, argv);
  if (status !== 0) problems.push(`octet ${argv.join(' ')} ends with ${status}: ${err.trim()}`);
}

await service.kill();
proxy.close();
await rm(home, { recursive: true, force: true });
const figures = {
  rounds: round,
  node,
  seed: Number(givenSeed),
  downloads: proxy.counts,
  commands: number,
  charges: charges.length,
};
console.log(
  JSON.stringify(
    { ...figures, detached: told.size, files: whole, over: fitting[0] ?? null, problems },
    null,
    2,
  ),
);
console.log(problems.length === 0 ? 'nothing was lost' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
