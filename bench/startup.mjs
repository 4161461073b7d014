import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, run } from './child.mjs';
import { costs, interleaved, sized } from './measure.mjs';
import { bin, cleanEnv, remoteEnv, temporary } from './places.mjs';
import { behind, ratio } from './report.mjs';

const INITIALIZE = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
})}\n`;
const SECRET = 'whsec_bench_secret';

export async function startup(report, base) {
  const body = join(temporary(), 'body.json');
  writeFileSync(body, '{}');
  const signature = `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex')}`;
  const remote = remoteEnv(base, { OCTET_WEBHOOK_SECRET: SECRET });
  const local = cleanEnv();
  // The first local command makes the state; only the later ones are what a user waits for each day.
  await run('node', [bin(), 'chat', '-q', 'hello'], { env: local });
  const settings = cleanEnv();
  await run('node', [bin(), 'config', 'set', 'model', 'local-chat'], { env: settings });
  const octet = (args, more) => () => run('node', [bin(), ...args], { env: remote, memory: false, ...more });
  const read = () => {};
  const verify = ['webhook', 'verify', '-f', body, '--signature'];
  const asked = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] });
  const post = ['-s', '-d', asked, `${base}/chat/completions`];
  const cases = {
    node: () => run('node', ['-e', '0'], { memory: false }),
    ...(has('curl') ? { curl: () => run('curl', post, { memory: false }) } : {}),
    version: octet(['--version']),
    help: octet(['--help']),
    musicHelp: octet(['music', '--help']),
    verify: octet([...verify, signature]),
    configGet: octet(['config', 'get', 'model'], { env: settings }),
    mismatch: octet([...verify, 'sha256=0'], { expect: 14 }),
    chat: octet(['chat', '--no-stream', '--no-save', 'hello']),
    streamed: octet(['chat', '--no-save', 'hello']),
    local: octet(['chat', '--no-save', '-q', 'hello'], { env: local }),
    // What is read is timed to its first byte.
    firstStreamed: octet(['chat', '--no-save', 'hello'], { read }),
    firstLocal: octet(['chat', '--no-save', '-q', 'hello'], { env: local, read }),
    firstMcp: octet(['mcp'], { env: local, read, input: INITIALIZE }),
  };
  const results = await interleaved(sized(25, 2), cases);
  const of = (name) => costs(results[name]);
  const first = (name) => ({ wallMs: of(name).firstByteMs, untilFirst: true });
  const node = of('node');
  const curl = of('curl');
  report.heading('start-up', ['wall / node -e 0', 'wall / curl', 'CPU / node -e 0', 'CPU / curl']);
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
  row('octet --version', of('version'), 1.15);
  row('octet --help', of('help'), 1.15);
  row('octet music --help', of('musicHelp'), 1.8);
  row('octet webhook verify', of('verify'), 1.8);
  row('octet config get, with a settings file', of('configGet'), 1.8);
  row('octet webhook verify, a wrong signature', of('mismatch'), 1.8);
  row('octet chat --no-stream, loopback', of('chat'), 3);
  row('octet chat, streamed, loopback, to its end', of('streamed'));
  row('octet chat, streamed, loopback, first token', first('firstStreamed'), 3);
  row('octet chat, local environment, to its end', of('local'));
  row('octet chat, local environment, first token', first('firstLocal'), 4.5);
  row('octet mcp, answer to initialize', first('firstMcp'), 4);
  if (results.curl) row('curl, the same chat', curl);
}
