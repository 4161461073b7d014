import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, temporary } from './measure.mjs';

export async function install(report) {
  const folder = temporary();
  const packed = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [tarball] = JSON.parse(packed.stdout);
  report.add('install', 'packed tarball', tarball.size / 1e6, { most: 8, unit: 'MB' });
  report.add('install', 'unpacked', tarball.unpackedSize / 1e6, { unit: 'MB' });
  const startedAt = performance.now();
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--offline'];
  const done = spawnSync('npm', ['install', ...options, join(folder, tarball.filename)], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  report.add('install', 'install from the tarball', (performance.now() - startedAt) / 1e3, { unit: 's' });
  const listed = spawnSync('npm', ['ls', '--all', '--parseable', '--prefix', folder], { encoding: 'utf8' });
  report.add('install', 'packages installed', listed.stdout.trim().split('\n').length - 1, {
    most: 1,
    unit: '',
  });
}
