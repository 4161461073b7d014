// Lets Claude Code and Codex from npm complete a loop of tools through the built `octet mcp`. Their model is the local
// service, whose fixtures ask for the tool and then repeat what it said; nothing else is asked, and nothing costs money.
// Also holds the skill against the checker of its format, and server.json against the schema that it names.
//
//   node scripts/check-agents.mjs [claude] [codex] [skill] [registry]

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OCTET = join(ROOT, 'bin/octet.js');
const PACKAGES = {
  claude: ['@anthropic-ai/claude-code@2.1.325'],
  codex: ['@openai/codex@0.166.0'],
  skill: ['skills-ref@0.1.5'],
  registry: [],
};
const folder = process.env.OCTET_CHECK_FOLDER ?? mkdtempSync(join(tmpdir(), 'octet-check-agents-'));
const PATIENCE_MS = 120_000;

const QUESTION = 'Use octet to find out what 17 * 23 is.';
const TOOL = 'mcp__octet__chat';
const PRODUCT = '391';
const ANSWER = 'that is what octet says';

/** The model asks for the tool, and ends once there is a result. */
const FIXTURES = [
  { match: { tool_result: true }, reply: ANSWER },
  {
    match: { text: '17 * 23', tool_result: false },
    tool_calls: [{ name: TOOL, arguments: { prompt: 'what is 17 * 23?' } }],
  },
  { match: '*', reply: 'ok' },
];

function install(names) {
  const wanted = names.flatMap((name) => PACKAGES[name]);
  if (wanted.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', folder, ...wanted];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm install failed:\n${stderr}`);
}

/** An environment without variables of this machine's user or of an agent that runs this script. */
function environment(home, more = {}) {
  return { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', TERM: 'dumb', ...more };
}

async function model() {
  const home = mkdtempSync(join(folder, 'model-'));
  const file = join(home, 'fixtures.json');
  writeFileSync(file, JSON.stringify(FIXTURES));
  const args = [OCTET, 'serve', '--port', '0', '--ephemeral', '--plan', 'none', '--fixtures', file];
  const child = spawn(process.execPath, [...args, '--json'], {
    env: environment(home),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await new Promise((resolve) => child.stdout.once('data', (...data) => resolve(data)));
  const { port, key, admin_key: adminKey } = JSON.parse(text);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    key,
    /** Everything that was asked, in order, with the bodies. */
    async requests() {
      const headers = { authorization: `Bearer ${adminKey}` };
      const read = async (path) => (await fetch(`${origin}/local/requests${path}`, { headers })).json();
      const { data } = await read('?limit=50');
      return Promise.all(data.reverse().map(({ id }) => read(`/${id}`)));
    },
    close: () => child.kill(),
  };
}

function ended(command, args, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ status: error.message, output }));
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status, output });
    });
  });
}

/** Runs one agent against the scripted model; it is good when its answer holds what the tool said. */
async function loop(name, start) {
  const home = mkdtempSync(join(folder, `${name}-`));
  const root = mkdtempSync(join(folder, 'root-'));
  const scripted = await model();
  const server = { command: process.execPath, args: [OCTET, 'mcp', '--root', root], env: { HOME: home } };
  try {
    const { command, args, env } = start({ home, scripted, server });
    const { status, output } = await ended(command, args, { cwd: root, env: environment(home, env) });
    const requests = await scripted.requests();
    const last = JSON.stringify(requests.at(-1)?.request.body ?? '');
    if (status === 0 && output.includes(ANSWER) && last.includes(PRODUCT)) return [];
    const asked = requests.map(({ method, path, status: code }) => `${method} ${path} ${code}`);
    return [
      `${name} ended with ${status}\n${asked.join('\n')}\n${output.slice(-4_000)}\n${last.slice(-2_000)}`,
    ];
  } finally {
    scripted.close();
  }
}

const claude = () =>
  loop('claude', ({ home, scripted, server }) => {
    const config = join(home, 'servers.json');
    writeFileSync(config, JSON.stringify({ mcpServers: { octet: { type: 'stdio', ...server } } }));
    return {
      command: join(folder, 'node_modules/.bin/claude'),
      args: ['-p', QUESTION, '--mcp-config', config, '--strict-mcp-config', '--allowedTools', TOOL],
      env: {
        ANTHROPIC_BASE_URL: scripted.origin,
        ANTHROPIC_API_KEY: scripted.key,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      },
    };
  });

const codex = () =>
  loop('codex', ({ home, scripted, server }) => {
    mkdirSync(join(home, '.codex'));
    const lines = [
      'model = "scripted"',
      'model_provider = "octet"',
      'approval_policy = "never"',
      'sandbox_mode = "danger-full-access"',
      '[model_providers.octet]',
      'name = "octet"',
      `base_url = "${scripted.origin}/v1"`,
      'env_key = "SCRIPTED_KEY"',
      'wire_api = "responses"',
      '[mcp_servers.octet]',
      `command = ${JSON.stringify(server.command)}`,
      `args = ${JSON.stringify(server.args)}`,
      `env = { HOME = ${JSON.stringify(server.env.HOME)} }`,
    ];
    writeFileSync(join(home, '.codex/config.toml'), `${lines.join('\n')}\n`);
    return {
      command: join(folder, 'node_modules/.bin/codex'),
      args: ['exec', '--skip-git-repo-check', QUESTION],
      env: { SCRIPTED_KEY: scripted.key },
    };
  });

async function skill() {
  const program = join(folder, 'node_modules/.bin/skills-ref');
  const { status, stdout, stderr } = spawnSync(program, ['validate', join(ROOT, 'skills/octet')], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`skills-ref ended with ${status}\n${stdout}${stderr}`];
}

/** The schema is read from the address that server.json names, or from the file in OCTET_SERVER_SCHEMA. */
async function registry() {
  const server = JSON.parse(readFileSync(join(ROOT, 'server.json'), 'utf8'));
  const file = process.env.OCTET_SERVER_SCHEMA;
  const text = file ? readFileSync(file, 'utf8') : await (await fetch(server.$schema)).text();
  const validator = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const isOfForm = validator.compile(JSON.parse(text));
  return isOfForm(server) ? [] : [JSON.stringify(isOfForm.errors, null, 2)];
}

const PARTS = { claude, codex, skill, registry };
const wanted = process.argv.slice(2);
const chosen = Object.keys(PARTS).filter((name) => wanted.length === 0 || wanted.includes(name));
install(chosen);
let failed = 0;
for (const name of chosen) {
  const problems = await PARTS[name]().catch((error) => [`${name} did not run: ${error.cause ?? error}`]);
  failed += problems.length;
  process.stdout.write(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${name}\n`);
  for (const each of problems) process.stdout.write(`\n${each}\n`);
}
if (process.env.OCTET_CHECK_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
