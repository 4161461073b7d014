// Runs packages and agents from npm, as they are published, against the built `octet serve`: several majors of each
// client library in a temporary folder of its own, and agents that finish a task with tools. Some need a newer Node than
// octet does, so that comes from npm too. Install scripts are not run: what downloads a program with one is left out.
//
//   node scripts/check-clients.mjs [NAME…] [--write]
//
// NAME is the first package of a row, such as `openai` or `@openai/codex`. With --write the tables go into docs/local-service.md.
// OCTET_CHECK_FOLDER keeps what was installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AGENTS } from './clients/agent-tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const OCTET = join(root, 'bin/octet.js');
const PAGE = join(root, 'docs/local-service.md');
const LONGEST_MS = 180_000;
const COLUMNS = ['chat', 'stream', 'tools', 'structured', 'images', 'embeddings', 'errors'];

/** `check` is a file in clients/; what a row does not check is not in the client. */
const CLIENTS = [
  ...['4', '5', '6', '7'].map((major) => client('openai.mjs', [`openai@${major}`, 'zod@3'])),
  ...[
    ['4', '1', '0.2', '3'],
    ['5', '2', '1', '4'],
    ['6', '3', '2', '4'],
    ['7', '4', '3', '4'],
  ].flatMap(([ai, openai, compatible, zod]) => {
    const packages = [
      `ai@${ai}`,
      `@ai-sdk/openai@${openai}`,
      `@ai-sdk/openai-compatible@${compatible}`,
      `zod@${zod}`,
    ];
    return [
      client('ai.mjs', packages, { named: packages.slice(0, 2) }),
      client('ai.mjs', packages, {
        named: [packages[0], packages[2]],
        env: { OCTET_CLIENT: 'compatible' },
      }),
    ];
  }),
  client('langchain.mjs', ['@langchain/openai@0.6', '@langchain/core@0.3']),
  client('langchain.mjs', ['@langchain/openai@1', '@langchain/core@1']),
  ...['0.1', '0.8', '0.14', '0.20'].map((minor) =>
    client('agents.mjs', [`@openai/agents@${minor}`, minor === '0.1' ? 'zod@3' : 'zod@4']),
  ),
  ...['0.60', '0.137', '1'].map((major) => client('anthropic.mjs', [`@anthropic-ai/sdk@${major}`])),
];

function client(check, packages, { named = packages.slice(0, 1), env = {} } = {}) {
  return { check, packages, named, env, name: named.join(' ') };
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const isWanted = (name) => words.length === 0 || words.some((word) => name.startsWith(`${word}@`));
const folder = process.env.OCTET_CHECK_FOLDER ?? mkdtempSync(join(tmpdir(), 'octet-check-clients-'));

/** A folder with these packages; what was installed before is taken as it is. */
function install(packages) {
  const place = join(folder, packages.join('+').replaceAll('/', '_'));
  if (existsSync(join(place, 'installed'))) return { place };
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}');
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--legacy-peer-deps', ...quiet, ...packages],
    { cwd: place, encoding: 'utf8' },
  );
  if (status !== 0) return { place, problem: `npm install: ${stderr.trim().split('\n')[0]}` };
  writeFileSync(join(place, 'installed'), '');
  return { place };
}

/** npm's `node` package gets its program from another package of npm; only its install script knows which. */
function newNode() {
  const place = join(folder, 'node');
  const node = join(place, 'node_modules/node/bin/node');
  if (existsSync(node)) return node;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', 'node@24'], { cwd: place });
  return existsSync(node) ? node : process.execPath;
}

const versionIn = (place, spec) => {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const { version } = JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
};

function environment(more) {
  const home = mkdtempSync(join(folder, 'home-'));
  return { PATH: process.env.PATH, LANG: 'C.UTF-8', TERM: 'dumb', CI: '1', HOME: home, ...more };
}

async function serve(fixtures = []) {
  const home = mkdtempSync(join(folder, 'home-'));
  const file = join(home, 'fixtures.json');
  writeFileSync(file, JSON.stringify(fixtures));
  const argv = ['serve', '--port', '0', '--ephemeral', '--json', '--plan', 'none', '--fixtures', file];
  const child = spawn(process.execPath, [OCTET, ...argv, '--speed', '1000000'], {
    env: environment({ HOME: home }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = await once(child.stdout, 'data');
  const { url, key, admin_key: adminKey } = JSON.parse(String(text));
  const origin = new URL(url).origin;
  return {
    url,
    key,
    env: {
      OCTET_BASE_URL: url,
      OCTET_API_KEY: key,
      OPENAI_BASE_URL: url,
      OPENAI_API_KEY: key,
      ANTHROPIC_BASE_URL: origin,
      ANTHROPIC_API_KEY: key,
    },
    async local(path) {
      const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${adminKey}` } });
      return reply.json();
    },
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Ends with what it said; a program that does not end is killed. */
async function run(command, argv, { cwd, env }) {
  const child = spawn(command, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  const [status] = await Promise.race([
    once(child, 'exit'),
    once(child, 'error').then(([error]) => [String(error)]),
  ]);
  clearTimeout(timer);
  return { status, said };
}

async function checkClient({ check, packages, named, env }, node) {
  const { place, problem } = install(packages);
  if (problem) return { name: named.join(' '), problem };
  for (const file of ['report.mjs', check]) cpSync(join(root, 'scripts/clients', file), join(place, file));
  const report = join(place, 'report.json');
  rmSync(report, { force: true });
  const service = await serve();
  try {
    const asked = { cwd: place, env: environment({ ...service.env, ...env, OCTET_REPORT: report }) };
    const { said } = await run(node, [join(place, check)], asked);
    const name = named.map((spec) => versionIn(place, spec)).join(', ');
    if (!existsSync(report)) return { name, problem: said.trim().split('\n').slice(0, 8).join('\n') };
    return { name, found: JSON.parse(readFileSync(report, 'utf8')) };
  } finally {
    await service.close();
  }
}

async function checkAgent(agent, node) {
  const { place, problem } = install(agent.packages);
  if (problem) return { name: agent.packages[0], problem };
  const name = versionIn(place, agent.packages[0]);
  const tools = { node, place, folder, serve, run, environment };
  return { name, task: agent.task, ...(await agent.finish(tools)) };
}

/** Types made from the OpenAPI document, used as a program would. */
async function checkTypes(node) {
  const packages = ['openapi-typescript@7', 'openapi-fetch@0', 'typescript@5'];
  const { place, problem } = install(packages);
  if (problem) return { name: packages[0], problem };
  const name = packages
    .slice(0, 2)
    .map((spec) => versionIn(place, spec))
    .join(', ');
  const service = await serve();
  try {
    const document = await (await fetch(`${new URL(service.url).origin}/openapi.json`)).text();
    writeFileSync(join(place, 'openapi.json'), document);
  } finally {
    await service.close();
  }
  cpSync(join(root, 'scripts/clients/typed.ts'), join(place, 'typed.ts'));
  const asked = { cwd: place, env: environment({}) };
  const bin = (path) => join(place, 'node_modules', path);
  const made = await run(
    node,
    [bin('openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'octet.d.ts'],
    asked,
  );
  if (made.status !== 0) return { name, problem: made.said };
  const how =
    '--strict --noEmit --module esnext --moduleResolution bundler --allowImportingTsExtensions'.split(' ');
  const target = ['--target', 'es2022', '--lib', 'es2022,dom'];
  const compiled = await run(node, [bin('typescript/bin/tsc'), ...how, ...target, 'typed.ts'], asked);
  return compiled.status === 0 ? { name } : { name, problem: compiled.said };
}

const said = (line) => process.stdout.write(`${line}\n`);
const mark = (value) => (value === undefined ? '' : value === true ? 'yes' : 'no');
const row = (cells) => `| ${cells.join(' | ')} |`;

function clientTable(results) {
  return [
    row(['package', 'chat', 'streams', 'tools', 'structured output', 'images', 'embeddings', 'errors']),
    row(['---', ...COLUMNS.map(() => '---')]),
    ...results.map(({ name, problem, found }) =>
      row([
        `\`${name.replaceAll(', ', '`, `')}\``,
        ...COLUMNS.map((each) => (problem ? 'no' : mark(found[each]))),
      ]),
    ),
  ].join('\n');
}

function agentTable(results) {
  return [
    row(['agent', 'task', 'finished']),
    row(['---', '---', '---']),
    ...results.map(({ name, task, problem, note }) =>
      row([`\`${name}\``, task ?? '', problem ? (note ?? 'no') : 'yes']),
    ),
  ].join('\n');
}

function write(name, table) {
  const text = readFileSync(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${name}: made by scripts/check-clients.mjs -->`, `<!-- end of ${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`${PAGE} has no place for the ${name}`);
  writeFileSync(PAGE, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}

const node = newNode();
const clients = [];
for (const each of CLIENTS.filter(({ name }) => isWanted(name))) {
  const result = await checkClient(each, node);
  clients.push(result);
  const failed = Object.entries(result.found ?? {}).filter(([, value]) => value !== true);
  said(`${result.name}: ${result.problem ?? (failed.length === 0 ? 'all' : '')}`);
  for (const [check, problem] of failed) said(`  ${check}: ${problem}`);
}
const agents = [];
for (const each of AGENTS.filter(({ packages }) => isWanted(packages[0]))) {
  const result = await checkAgent(each, node);
  agents.push(result);
  said(`${result.name}: ${result.problem ?? 'finished its task'}`);
}
const types = isWanted('openapi-typescript@7') ? [await checkTypes(node)] : [];
for (const { name, problem } of types) said(`${name}: ${problem ?? 'the types compile'}`);
if (process.argv.includes('--write')) {
  if (clients.length > 0) write('clients', clientTable(clients));
  if (agents.length > 0) write('agents', agentTable(agents));
}
if (process.env.OCTET_CHECK_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
const isBad = ({ problem, found, note }) =>
  (problem && !note) || Object.values(found ?? {}).some((value) => value !== true);
process.exitCode = [...clients, ...agents, ...types].some(isBad) ? 1 : 0;
