import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { has, run } from './child.mjs';
import { costs, interleaved, sized } from './measure.mjs';
import { bin, cleanEnv, published, remoteEnv, temporary } from './places.mjs';
import { behind, ratio } from './report.mjs';

const INITIALIZE = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
})}\n`;
const SECRET = 'whsec_bench_secret';
/** The program that compiles SQLite needs about a second. */
const COMPILED_MS = 4_000;

export async function startup(report, base) {
  const built = await casesOf(bin(), base);
  const installed = await casesOf(published(), base, { isOwn: true });
  const results = await interleaved(sized(25, 2), {
    node: () => run('node', ['-e', '0'], { memory: false }),
    ...(has('curl') ? { curl: () => run('curl', chatOf(base), { memory: false }) } : {}),
    ...built,
    ...Object.fromEntries(Object.entries(installed).map(([name, action]) => [`installed ${name}`, action])),
  });
  const of = (name) => costs(results[name]);
  const node = of('node');
  const curl = of('curl');
  const columns = ['wall / node -e 0', 'wall / curl', 'CPU / node -e 0', 'CPU / curl'];
  const row = (label, { wallMs, cpuMs, untilFirst }, most) =>
    report.row(
      label,
      [
        ratio(wallMs, node.wallMs, { most }),
        ratio(wallMs, curl.wallMs),
        ...(untilFirst ? [] : [ratio(cpuMs, node.cpuMs), ratio(cpuMs, curl.cpuMs)]),
      ],
      behind('ms', wallMs, node.wallMs),
    );
  const rows = (prefix) => {
    const whole = (name) => of(`${prefix}${name}`);
    const first = (name) => ({ wallMs: whole(name).firstByteMs, untilFirst: true });
    row('octet --version', whole('version'), 1.15);
    row('octet --help', whole('help'), 1.15);
    row('octet music --help', whole('musicHelp'), 1.8);
    row('octet webhook verify', whole('verify'), 1.8);
    row('octet config get, with a settings file', whole('configGet'), 1.8);
    row('octet webhook verify, a wrong signature', whole('mismatch'), 1.8);
    row('octet chat --no-stream, loopback', whole('chat'), 3);
    row('octet chat, streamed, loopback, to its end', whole('streamed'));
    row('octet chat, streamed, loopback, first token', first('firstStreamed'), 3);
    row('octet chat, local environment, to its end', whole('local'));
    row('octet chat, local environment, first token', first('firstLocal'), 4.5);
    row('octet mcp, answer to initialize', first('firstMcp'), 4);
  };
  report.heading('start-up', columns);
  rows('');
  if (results.curl) row('curl, the same chat', curl);
  report.heading('start-up, installed from the package', columns);
  rows('installed ');
}

const chatOf = (base) => [
  '-s',
  '-d',
  JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] }),
  `${base}/chat/completions`,
];

/** With a cache of its own, each command makes its code when it ends, and a program apart makes that of SQLite. */
async function casesOf(program, base, { isOwn = false } = {}) {
  const body = join(temporary(), 'body.json');
  writeFileSync(body, '{}');
  const signature = `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex')}`;
  const local = cleanEnv();
  // On CI, no program apart is started.
  if (isOwn) delete local.CI;
  const { HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, CI } = local;
  const remote = {
    ...remoteEnv(base, { OCTET_WEBHOOK_SECRET: SECRET }),
    HOME,
    XDG_CONFIG_HOME: `${XDG_CONFIG_HOME}2`,
    XDG_STATE_HOME,
    CI,
  };
  const settings = { ...local, XDG_CONFIG_HOME: `${XDG_CONFIG_HOME}3` };
  const octet = (args, more) => () =>
    run('node', [program, ...args], { env: remote, memory: false, ...more });
  const read = () => {};
  const verify = ['webhook', 'verify', '-f', body, '--signature'];
  const cases = {
    version: octet(['--version']),
    help: octet(['--help']),
    musicHelp: octet(['music', '--help']),
    verify: octet([...verify, signature]),
    configGet: octet(['config', 'get', 'model'], { env: settings }),
    mismatch: octet([...verify, 'sha256=0'], { expect: 14 }),
    chat: octet(['chat', '--no-stream', '--no-save', 'hello']),
    streamed: octet(['chat', '--no-save', 'hello']),
    local: octet(['chat', '--no-save', '-q', 'hello'], { env: local }),
    // Commands that are read are timed to their first byte.
    firstStreamed: octet(['chat', '--no-save', 'hello'], { read }),
    firstLocal: octet(['chat', '--no-save', '-q', 'hello'], { env: local, read }),
    firstMcp: octet(['mcp'], { env: local, read, input: INITIALIZE }),
  };
  // The first commands make state and code; only the later ones are what a user waits for each day.
  await run('node', [program, 'config', 'set', 'model', 'local-chat'], { env: settings });
  for (let round = 0; round < 2; round += 1) {
    for (const action of Object.values(cases)) await action();
    if (isOwn) await setTimeout(COMPILED_MS);
  }
  return cases;
}
