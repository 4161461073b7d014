// `npm run bench`: everything in one go, each beside its reference in the same run. Prints ratios, writes
// bench/results.json, and ends with 1 when a mark is passed. `npm run bench -- start stream` runs some of it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { batches } from './batch.mjs';
import { growth } from './growth.mjs';
import { install } from './install.mjs';
import { Report, ROOT } from './measure.mjs';
import { serviceRates } from './service.mjs';
import { startup } from './startup.mjs';
import { streaming } from './stream.mjs';

const GROUPS = { start: startup, stream: streaming, batch: batches, service: serviceRates, growth, install };
const wanted = process.argv.slice(2).filter((word) => word in GROUPS);
const chosen = wanted.length > 0 ? wanted : Object.keys(GROUPS);

const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const server = spawn(process.execPath, [join(ROOT, 'bench/server.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [port] = await once(server.stdout, 'data');
const base = `http://127.0.0.1:${String(port).trim()}/v1`;

const report = new Report();
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
try {
  for (const name of chosen) await GROUPS[name](report, base);
} finally {
  server.kill();
}
const results = {
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  rows: report.rows,
};
writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
const { failed } = report;
console.log(failed.length === 0 ? 'every mark was held' : `${failed.length} marks were passed`);
process.exitCode = failed.length === 0 ? 0 : 1;
