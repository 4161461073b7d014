// The cost of installing octet, beside three similar packages from npm. Without a registry the peers are not measured.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { originalEnv } from './clean-environment.mjs';
import { costs, interleaved, sized } from './measure.mjs';
import { ROOT, temporary } from './places.mjs';
import { cell, ratio } from './report.mjs';

const PEERS = [
  { name: 'langfuse-cli', bin: 'langfuse' },
  { name: 'resend-cli', bin: 'resend' },
  { name: 'firecrawl-cli', bin: 'firecrawl' },
];
const PATIENCE_MS = 120_000;

export async function install(report) {
  report.heading('install', [
    'packed',
    'unpacked',
    'packages',
    'cold install',
    'cold npx',
    '--version / node',
  ]);
  const own = await measure({ name: 'octet-cli', bin: 'octet', from: ROOT });
  if (!own) throw new Error('the packed package cannot be installed');
  report.row('octet', cellsOf(own, { packed: { most: 8 }, packages: { most: 1 } }));
  for (const peer of PEERS) {
    const found = await measure({ ...peer, from: peer.name });
    report.row(peer.name, cellsOf(found ?? {}), found && `(${found.version})`);
  }
}

function cellsOf({ packed, unpacked, packages, installS, npxS, start }, marks = {}) {
  return [
    cell(packed, { unit: 'MB', ...marks.packed }),
    cell(unpacked, { unit: 'MB' }),
    cell(packages, { unit: '', ...marks.packages }),
    cell(installS, { unit: 's' }),
    cell(npxS, { unit: 's' }),
    start ?? cell(undefined),
  ];
}

/** Packed, then installed from its tarball into an empty place; undefined when it cannot be fetched. */
async function measure({ name, bin, from }) {
  const folder = temporary();
  const packed = npm(['pack', from, '--json', '--ignore-scripts', '--pack-destination', folder]);
  if (packed.status !== 0) return undefined;
  const [file] = readdirSync(folder);
  const tarball = join(folder, file);
  const prefix = temporary();
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const installed = npm(['install', '--prefix', prefix, ...quiet, tarball]);
  if (installed.status !== 0) return undefined;
  const npx = npm(
    ['exec', '--yes', '--ignore-scripts', '--package', tarball, '--', bin, '--version'],
    temporary(),
  );
  const modules = join(prefix, 'node_modules');
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  return {
    version,
    packed: statSync(tarball).size / 1e6,
    unpacked: sizeOf(modules) / 1e6,
    packages: npm(['ls', '--all', '--parseable', '--prefix', prefix]).stdout.trim().split('\n').length - 1,
    installS: installed.seconds,
    npxS: npx.status === 0 ? npx.seconds : undefined,
    start: await startOf(join(modules, '.bin', bin)),
  };
}

/** Every call has a cache of its own, so that nothing was fetched before. */
function npm(args, cwd) {
  const env = {
    ...originalEnv,
    npm_config_cache: temporary(),
    npm_config_loglevel: 'error',
    npm_config_fetch_retries: '0',
  };
  // Those that `npm run` sets for its own script would steer the calls made here.
  for (const name of Object.keys(env))
    if (/^npm_(package|lifecycle|command|config_prefix|config_local)/.test(name)) delete env[name];
  const startedAt = performance.now();
  const done = spawnSync('npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  return { ...done, seconds: (performance.now() - startedAt) / 1e3 };
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
}

async function startOf(program) {
  try {
    const results = await interleaved(sized(7, 1), {
      node: () => run('node', ['-e', '0'], { memory: false }),
      program: () => run(program, ['--version'], { memory: false }),
    });
    return ratio(costs(results.program).wallMs, costs(results.node).wallMs);
  } catch {
    return cell(undefined);
  }
}
