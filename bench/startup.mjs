import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, cleanEnv, has, interleaved, median, run, temporary } from './measure.mjs';

const ROUNDS = 15;

export async function startup(report, base) {
  const body = join(temporary(), 'body.json');
  writeFileSync(body, '{}');
  const remote = cleanEnv({
    OCTET_BASE_URL: base,
    OCTET_API_KEY: 'octet_bench_key',
    OCTET_WEBHOOK_SECRET: 'whsec_bench_secret',
  });
  const local = cleanEnv();
  await run('node', [BIN, 'chat', '-q', 'hello'], { env: local });
  const octet =
    (env, ...args) =>
    () =>
      run('node', [BIN, ...args], { env });
  const cases = {
    node: () => run('node', ['-e', '0']),
    version: octet(remote, '--version'),
    help: octet(remote, '--help'),
    musicHelp: octet(remote, 'music', '--help'),
    verify: octet(remote, 'webhook', 'verify', '-f', body, '--signature', 'sha256=0'),
    chat: octet(remote, 'chat', '--no-stream', '--no-save', 'hello'),
    first: () => run('node', [BIN, 'chat', '--no-save', 'hello'], { env: remote, stdout: 'pipe' }),
    local: () => run('node', [BIN, 'chat', '--no-save', '-q', 'hello'], { env: local, stdout: 'pipe' }),
  };
  if (has('curl')) cases.curl = () => run('curl', ['-s', `${base}/models`]);
  const results = await interleaved(ROUNDS, cases);
  const wall = (name) => median(results[name].map(({ wallMs }) => wallMs));
  const first = (name) => median(results[name].map(({ firstByteMs, wallMs }) => firstByteMs ?? wallMs));
  const node = wall('node');
  const ratio = (name, label, most, value = wall(name)) => report.add('start', label, value / node, { most });
  ratio('version', 'octet --version / node -e 0', 1.2);
  ratio('help', 'octet --help / node -e 0', 1.2);
  ratio('musicHelp', 'octet music --help / node -e 0', 2);
  ratio('verify', 'octet webhook verify / node -e 0', 2);
  ratio('chat', 'chat --no-stream over loopback / node -e 0', 4);
  ratio('first', 'start to first streamed token, loopback / node -e 0', 4, first('first'));
  ratio('local', 'chat in the local environment, first token / node -e 0', 6, first('local'));
  if (results.curl) report.add('start', 'curl / node -e 0', wall('curl') / node);
}
