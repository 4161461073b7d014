// `npm run bench`: everything in one go, each beside its reference in the same run. Prints ratios, writes
// bench/results.json, and ends with 1 when a mark is passed. `npm run bench -- start stream` runs some of it, and
// `npm run bench -- --quick` rehearses it with small counts, without judging or writing anything.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { batches } from './batch.mjs';
import { growth } from './growth.mjs';
import { install } from './install.mjs';
import { quick } from './measure.mjs';
import { keepBuilt, ROOT } from './places.mjs';
import { Report } from './report.mjs';
import { service } from './service.mjs';
import { startup } from './startup.mjs';
import { streaming } from './stream.mjs';

const GROUPS = { start: startup, stream: streaming, batch: batches, service, growth, install };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((word) => !Object.hasOwn(GROUPS, word));
if (unknown.length > 0) {
  console.error(`no group ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}`);
  process.exit(2);
}
const chosen = wanted.length > 0 ? wanted : Object.keys(GROUPS);

const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
keepBuilt();
const server = spawn(process.execPath, [join(ROOT, 'bench/server.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => server.kill());
const [port] = await once(server.stdout, 'data');
const base = `http://127.0.0.1:${String(port).trim()}/v1`;

const report = new Report();
const load = loadavg()[0];
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)} before the run`);
const broken = [];
for (const name of chosen) {
  // The others are still worth knowing.
  await GROUPS[name](report, base).catch((error) => {
    broken.push(name);
    console.error(`\n${name} could not be measured: ${error.stack}`);
  });
}
server.kill();
if (quick) {
  console.log('\na rehearsal: nothing was judged, and nothing written');
} else {
  const { rows, marked, failed } = report;
  const results = {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    load,
    broken,
    rows,
  };
  writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${marked.length - failed.length} of ${marked.length} marks held`);
  for (const { group, name, column } of failed) console.log(`past the mark: ${group}: ${name}: ${column}`);
  if (failed.length > 0) process.exitCode = 1;
}
if (broken.length > 0) process.exitCode = 1;
