// Runs the built command on every Node that it promises to run on. npm's `node` package gives the others.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/octet.js', import.meta.url));
const VERSIONS = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['20', '22', '24', '26'];
const place = mkdtempSync(join(tmpdir(), 'octet-nodes-'));

const CHECKS = [
  { argv: ['--version'], out: /^\d+\.\d+\.\d+/ },
  { argv: ['--help'], out: /chat/ },
  { argv: ['chat', 'what is 17 * 23?'], out: /391/ },
  { argv: ['chat', '--json', 'hello'], out: /"complete":\s*true/ },
  { argv: ['models'], out: /chat/ },
  { argv: ['embed', 'one', 'two'], out: /^\[/ },
  { argv: ['image', 'generate', 'a red circle', '--size', '512x512', '-o', 'a.png'], out: /a\.png/ },
  { argv: ['history', '--json'], out: /^\[/ },
  { argv: ['nonsense'], status: 2, err: /^error: / },
];

let failed = 0;
for (const version of VERSIONS) {
  const folder = join(place, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const installed = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel', 'error', `node@${version}`],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const node = join(folder, 'node_modules/node/bin/node');
  const real = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (installed.status !== 0 || !real) {
    console.log(`node ${version}: not to be had here`);
    failed += 1;
    continue;
  }
  const home = join(folder, 'home');
  mkdirSync(home);
  for (const { argv, status = 0, out = /^/, err } of CHECKS) {
    const run = spawnSync(node, [BIN, ...argv], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const quiet = !/Warning|\bat \S+ \(/.test(run.stderr);
    const fine = run.status === status && out.test(run.stdout) && (err?.test(run.stderr) ?? true) && quiet;
    if (!fine) failed += 1;
    console.log(`${real} ${fine ? 'ok  ' : 'FAIL'} octet ${argv.join(' ')}`);
    if (!fine)
      console.log(`  status ${run.status}\n  ${run.stdout.slice(0, 400)}\n  ${run.stderr.slice(0, 400)}`);
  }
}
rmSync(place, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
