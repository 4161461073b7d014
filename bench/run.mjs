// `npm run bench`: everything in one go, each beside its reference in the same run. Prints ratios, writes
// bench/results.json and docs/performance.md, and ends with 1 when a mark is missed. On a busy machine it refuses to
// start. `npm run bench -- start stream` runs some of it and writes no page; `-- --quick` rehearses it with small
// counts, without judging or writing anything; `-- --busy` measures all the same and judges nothing.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { batches } from './batch.mjs';
import { cleared } from './clean-environment.mjs';
import { growth } from './growth.mjs';
import { install } from './install.mjs';
import { quick } from './measure.mjs';
import { performancePage } from './page.mjs';
import { keepBuilt, ROOT } from './places.mjs';
import { queue } from './queue.mjs';
import { Report } from './report.mjs';
import { service } from './service.mjs';
import { startup } from './startup.mjs';
import { streaming } from './stream.mjs';

const GROUPS = { start: startup, stream: streaming, batch: batches, queue, service, growth, install };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((word) => !Object.hasOwn(GROUPS, word));
if (unknown.length > 0) {
  console.error(`no group ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}`);
  process.exit(2);
}
const chosen = wanted.length > 0 ? wanted : Object.keys(GROUPS);

/** Above this, ratios say more about the neighbours than about octet. */
const HIGHEST_LOAD = 1;
const load = loadavg()[0];
const judges = !quick && !process.argv.includes('--busy');
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}; cleared for everything that is started: ${cleared.join(', ') || 'nothing was set'}`,
);
if (judges && load > HIGHEST_LOAD) {
  console.error(
    `a load of ${load.toFixed(1)} is too high to judge; wait, or add --busy to measure without judging`,
  );
  process.exit(1);
}

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
const broken = [];
for (const name of chosen) {
  // The others are still worth knowing.
  await GROUPS[name](report, base).catch((error) => {
    broken.push(name);
    console.error(`\n${name} could not be measured: ${error.stack}`);
  });
}
server.kill();
if (!judges) {
  console.log('\nnothing was judged, and nothing written');
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
  if (wanted.length === 0 && broken.length === 0)
    writeFileSync(join(ROOT, 'docs/performance.md'), performancePage(results));
  console.log(`\n${marked.length - failed.length} of ${marked.length} marks held`);
  for (const { group, name, column } of failed) console.log(`mark missed: ${group}: ${name}: ${column}`);
  if (failed.length > 0) process.exitCode = 1;
}
if (broken.length > 0) process.exitCode = 1;
