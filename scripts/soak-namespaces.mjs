// Two writers on one state that cannot see each other: each has a PID namespace and a host name of its own, as two
// containers that share a home. Afterwards the database is whole, and every acknowledged write is in it.
//   node scripts/soak-namespaces.mjs [seconds] [seed] [node binary of each writer…]
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from './kept-bundle.mjs';

const root = new URL('..', import.meta.url).pathname;

const ENTRY = `
import { systemClock } from '${root}src/clock.ts';
import { openService } from '${root}src/service/service.ts';
import { openStore } from '${root}src/service/store/store.ts';
import { assetsIn } from '${root}src/files/assets.ts';
import { random } from '${root}scripts/chance.mjs';

const [, , role, stateDir, assetsDir, name, seconds, writes, seed] = process.argv;
const say = (line) => new Promise((resolve) => process.stdout.write(JSON.stringify(line) + '\\n', resolve));
const open = (more) =>
  openService({ plan: 'enterprise', stateDir, assetsDir, clock: systemClock, workerPath: undefined, speed: Infinity, jobs: 'queue', ...more });

async function write() {
  const service = await open({});
  const chance = random(Number(seed));
  const end = systemClock.monotonic() + Number(seconds) * 1_000;
  let begun = 0;
  let longestMs = 0;
  const lane = async () => {
    while (begun < Number(writes) && systemClock.monotonic() < end) {
      begun += 1;
      const key = name + '-' + begun;
      const isJob = chance() < 0.3;
      const from = systemClock.monotonic();
      const { status, body } = await service.transport({
        method: 'POST',
        url: 'http://octet.local/v1' + (isJob ? '/music/generate' : '/chat/completions'),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(isJob ? { prompt: key } : { messages: [{ role: 'user', content: key }] }),
        timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
      });
      let text = '';
      for await (const part of body) text += Buffer.from(part).toString();
      longestMs = Math.max(longestMs, systemClock.monotonic() - from);
      await say(status === 200 ? { key } : { refused: key, status, text });
      if (chance() < 0.2) await systemClock.sleep(chance() * 10);
    }
  };
  await Promise.all([lane(), lane(), lane()]);
  await service.close();
  await say({ longestMs: Math.round(longestMs) });
}

async function check() {
  const store = await openStore({ directory: stateDir, assets: assetsIn(assetsDir), verify: 'all' });
  const facts = await store.read((sql) => ({
    keys: sql.all('SELECT key FROM idempotency WHERE status = 200').map((row) => row.key),
    charges: sql.all("SELECT 1 AS one FROM ledger WHERE kind = 'charge'").length,
    jobs: sql.all('SELECT 1 AS one FROM jobs').length,
    owners: sql.all('SELECT id FROM owners').length,
    integrity: sql.all('PRAGMA integrity_check').map((row) => Object.values(row)[0]),
    notices: store.notices,
  }));
  await store.close();
  await say(facts);
}

const prepare = async () => (await open({ credits: 1_000_000_000 })).close();
({ prepare, write, check })[role]().catch(async (error) => {
  await say({ failed: String(error?.message ?? error), exit: error?.exit ?? 1 });
  process.exitCode = error?.exit ?? 1;
});
`;

/** True where this user may make namespaces. */
export const canUnshare = () =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['--pid', '--uts', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' }).status ===
    0;

function lines(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (err += part));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      const said = out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      resolve({ status, said, err });
    }),
  );
}

export async function soakNamespaces({
  seconds = 60,
  writes = 1e9,
  seed,
  nodes = [process.execPath, process.execPath],
  assetsDir = process.env.OCTET_TEST_ASSETS ?? join(root, 'dist/assets'),
}) {
  const directory = await mkdtemp(join(tmpdir(), 'octet-namespaces-'));
  try {
    const program = await bundleScript({ source: ENTRY, directory, format: 'cjs' });
    const stateDir = join(directory, 'state');
    await mkdir(stateDir);
    const problems = [];
    const args = (role, ...more) => [program, role, stateDir, assetsDir, ...more.map(String)];
    const prepared = await lines(nodes[0], args('prepare'));
    if (prepared.status !== 0) problems.push(`cannot prepare: ${JSON.stringify(prepared)}`);
    const ended = await Promise.all(
      nodes.map((node, index) => {
        const name = `box${index + 1}`;
        const inside = ['sh', '-c', 'hostname "$0" && exec "$@"', name, node];
        const command = ['--pid', '--uts', '--fork', '--mount-proc', ...inside];
        return lines('unshare', [...command, ...args('write', name, seconds, writes, seed + index)]);
      }),
    );
    const said = ended.flatMap((writer) => writer.said);
    for (const { status, err, said: own } of ended)
      if (status !== 0) problems.push(`a writer ended with ${status}: ${err}${JSON.stringify(own.at(-1))}`);
    for (const { refused, status, text } of said) if (refused) problems.push(`${refused}: ${status} ${text}`);
    const { said: facts, err } = await lines(nodes[0], args('check'));
    const [found = {}] = facts;
    if (!found.keys) problems.push(`the state cannot be read: ${JSON.stringify(found)}${err}`);
    const kept = new Set(found.keys);
    const acknowledged = said.flatMap(({ key }) => (key === undefined ? [] : [key]));
    const lost = acknowledged.filter((key) => !kept.has(key));
    if (lost.length > 0) problems.push(`${lost.length} acknowledged writes are lost: ${lost.slice(0, 5)}`);
    if (found.integrity?.join() !== 'ok') problems.push(`integrity_check: ${found.integrity}`);
    if (found.owners !== 0) problems.push(`${found.owners} owners are left`);
    const longestMs = said.flatMap((line) => line.longestMs ?? []);
    const each = ended.map((writer) => writer.said.filter(({ key }) => key !== undefined).length);
    return { problems, acknowledged: each, charges: found.charges, jobs: found.jobs, longestMs };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , seconds = '60', seed = String(Date.now() % 1e6), ...given] = process.argv;
  const nodes = given.length > 1 ? given : Array(2).fill(given[0] ?? process.execPath);
  console.log(`${seconds} s, seed ${seed}, ${nodes.join(' and ')}`);
  const result = await soakNamespaces({ seconds: Number(seconds), seed: Number(seed), nodes });
  console.log(JSON.stringify({ ...result, problems: result.problems.slice(0, 10) }, null, 2));
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}
