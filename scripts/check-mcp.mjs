// Runs the official conformance suite and the official inspector against the built command, with packages from npm in
// a temporary folder. They need a newer Node than octet does, so that comes from npm too.
//
//   node scripts/check-mcp.mjs [conformance] [inspector]

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OCTET = new URL('../bin/octet.js', import.meta.url).pathname;
const PACKAGES = [
  '@modelcontextprotocol/conformance@0.2.0-alpha.12',
  '@modelcontextprotocol/inspector@2.12.0',
  'node@24',
];
const REVISIONS = ['2025-11-25', '2026-07-28'];
const folder = process.env.OCTET_CHECK_FOLDER ?? mkdtempSync(join(tmpdir(), 'octet-check-mcp-'));

/** The suite calls tools, prompts and resources of a server that is written for it; these scenarios need them. */
const FIXTURES = 'it calls a tool, prompt or resource of the suite’s own example server';
const NOT_OURS = {
  'completion-complete': 'octet has no prompts and no resources whose arguments could be completed',
  'logging-set-level': 'logging is deprecated and not used',
  'tools-call-with-logging': 'logging is deprecated and not used',
  'tools-call-sampling': 'sampling is deprecated and not used',
  'server-sse-polling': 'the server keeps no sessions, so there is no stream to take up again',
  'sep-2164-resource-not-found': 'octet has no resources: results are files, named by links',
};
const PATTERNS = [
  [/^resources-/, 'octet has no resources: results are files, named by links'],
  [/^prompts-/, 'octet has no prompts'],
  [/^tools-call-|^json-schema|^elicitation-|^input-required-result|^tasks-/, FIXTURES],
];

/** Single checks of scenarios that are run. */
const CHECKS = {
  'sep-2575-server-rejects-undeclared-capability': FIXTURES,
  'sep-2575-missing-capability-http-400': FIXTURES,
  'sep-2575-http-server-no-independent-requests-on-stream': FIXTURES,
  'sep-2575-server-no-log-without-loglevel': 'logging is deprecated and not used',
  'sep-2549-prompts-list-caching-hints': 'octet has no prompts',
  'sep-2549-resources-list-caching-hints': 'octet has no resources: results are files, named by links',
  'sep-2549-resources-templates-list-caching-hints':
    'octet has no resources: results are files, named by links',
};

/** The checks that failed and have no reason to. */
function failures({ status, output }) {
  const found = [...output.matchAll(/\[(\S+)\s*\] \S*?FAILURE/g)].map(([, check]) => check);
  const bad = found.filter((check) => CHECKS[check] === undefined);
  return status !== 0 && found.length === 0 ? ['it did not run'] : bad;
}

function notOurs(scenario) {
  return NOT_OURS[scenario] ?? PATTERNS.find(([pattern]) => pattern.test(scenario))?.[1];
}

function install() {
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', folder, ...PACKAGES];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm install failed:\n${stderr}`);
}

const newNode = () => join(folder, 'node_modules/node/bin/node');

/** The variables of this machine make Node slow or strange. */
function environment(home) {
  const { NODE_OPTIONS: _, NODE_EXTRA_CA_CERTS: __, ...rest } = process.env;
  return { ...rest, HOME: home, CI: '1' };
}

async function service(home) {
  const child = spawn(process.execPath, [OCTET, 'serve', '--port', '0', '--ephemeral', '--json'], {
    env: environment(home),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await new Promise((resolve) => child.stdout.once('data', (...data) => resolve(data)));
  const { port, key } = JSON.parse(text);
  return { child, port, key };
}

/** The suite sends no key; this door adds it and passes everything else on as it came. */
async function door({ port, key }) {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const sent = request({ port, method: incoming.method, path: incoming.url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode, reply.headers);
      reply.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function suite(...args) {
  const program = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  return new Promise((resolve) => {
    const child = spawn(newNode(), [program, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('exit', (status) => resolve({ status, output }));
  });
}

async function scenariosOf(revision) {
  const { output } = await suite('list', '--server', '--requirements', revision);
  const [required] = output.split('Client scenarios');
  return [...required.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name);
}

async function conformance() {
  const home = mkdtempSync(join(folder, 'home-'));
  const running = await service(home);
  const entry = await door(running);
  const url = `http://localhost:${entry.address().port}/mcp`;
  const failed = [];
  try {
    for (const revision of REVISIONS) {
      let passed = 0;
      const left = new Map();
      for (const scenario of await scenariosOf(revision)) {
        const why = notOurs(scenario);
        if (why !== undefined) {
          left.set(why, [...(left.get(why) ?? []), scenario]);
          continue;
        }
        const run = await suite(
          ...['server', '--url', url, '--scenario', scenario, '--spec-version', revision],
        );
        const bad = failures(run);
        if (bad.length === 0) passed += 1;
        else failed.push(`${revision} ${scenario}\n${run.output}`);
        process.stdout.write(`${bad.length === 0 ? 'pass' : 'FAIL'}  ${revision}  ${scenario}\n`);
      }
      process.stdout.write(`${revision}: ${passed} passed\n`);
      for (const [check, why] of Object.entries(CHECKS)) left.set(why, [...(left.get(why) ?? []), check]);
      for (const [why, names] of left)
        process.stdout.write(`  not run, because ${why}: ${names.join(', ')}\n`);
    }
  } finally {
    entry.close();
    running.child.kill();
  }
  return failed;
}

/** One harmless call of every tool. */
const CALLS = {
  chat: ['prompt=what is 17 * 23?'],
  code: ['action=generate', 'prompt=binary search', 'language=python'],
  image: ['action=generate', 'prompt=a red boat', 'size=512x512'],
  music: ['prompt=rain on tin', 'wait=0'],
  video: ['prompt=waves', 'wait=0'],
  build: ['prompt=a todo app with title'],
  embed: ['input=["cat","dog"]', 'similar_to=cat'],
  job: ['action=get', 'id=JOB'],
  library: ['query=rain'],
  credits: ['action=balance'],
  webhook: ['action=explain', 'body=hello', 'signature=sha256=00'],
};

async function inspector() {
  const home = mkdtempSync(join(folder, 'home-'));
  const root = mkdtempSync(join(folder, 'root-'));
  const failed = [];
  const args = [OCTET, 'mcp', '--root', root];
  const variables = { HOME: home, OCTET_WEBHOOK_SECRET: 'whsec_check' };
  const config = join(home, 'servers.json');
  const entry = { type: 'stdio', command: process.execPath, args, env: variables };
  writeFileSync(config, JSON.stringify({ mcpServers: { octet: entry } }));
  const program = join(folder, 'node_modules/@modelcontextprotocol/inspector/clients/cli/build/index.js');
  const inspect = (...words) => {
    const found = spawnSync(newNode(), [program, '--config', config, '--server', 'octet', ...words], {
      encoding: 'utf8',
      env: environment(home),
      maxBuffer: 64 * 1024 * 1024,
    });
    try {
      return JSON.parse(found.stdout);
    } catch {
      return { isError: true, output: found.stdout + found.stderr };
    }
  };
  const { tools = [] } = inspect('--method', 'tools/list', '--strict');
  if (tools.length !== Object.keys(CALLS).length) failed.push(`the inspector lists ${tools.length} tools`);
  let job = '';
  for (const { name } of tools) {
    const given = (CALLS[name] ?? []).map((word) => word.replace('JOB', job));
    const words = given.flatMap((word) => ['--tool-arg', word]);
    const result = inspect('--method', 'tools/call', '--tool-name', name, ...words);
    job ||= result.structuredContent?.job?.id ?? '';
    const isGood = result.isError !== true && Array.isArray(result.content);
    if (!isGood) failed.push(`inspector ${name}\n${JSON.stringify(result).slice(0, 2_000)}`);
    process.stdout.write(`${isGood ? 'pass' : 'FAIL'}  inspector  ${name}\n`);
  }
  return failed;
}

const PARTS = { conformance, inspector };
const wanted = process.argv.slice(2);
install();
const failed = [];
for (const [name, run] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) failed.push(...(await run()));
for (const each of failed) process.stdout.write(`\n${each}\n`);
if (process.env.OCTET_CHECK_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
process.exitCode = failed.length === 0 ? 0 : 1;
