// The paths of a run, and one folder for measured programs to write to, removed at its end.
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = new URL('..', import.meta.url).pathname;

let built = ROOT;

/** The command as it is built now: a build in the middle of the run would take away what is not loaded yet. */
export function keepBuilt() {
  built = temporary();
  for (const name of ['bin', 'dist']) cpSync(join(ROOT, name), join(built, name), { recursive: true });
}

export const bin = () => join(built, 'bin/octet.js');
export const dist = () => join(built, 'dist');

/** The command as npm brings it: without the code that the build compiles for the Node that it runs on. */
export function published() {
  const copy = temporary();
  for (const name of ['bin', 'dist']) cpSync(join(built, name), join(copy, name), { recursive: true });
  const packs = join(copy, 'dist/packs');
  for (const name of readdirSync(packs)) {
    if (statSync(join(packs, name)).isDirectory()) rmSync(join(packs, name), { recursive: true });
  }
  return join(copy, 'bin/octet.js');
}

let scratch;

export function temporary() {
  if (!scratch) {
    scratch = mkdtempSync(join(tmpdir(), 'octet-bench-'));
    process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
    // The default handler would leave without the line above.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  }
  return mkdtempSync(join(scratch, 'x'));
}

/** An environment in which octet finds nothing of this machine's user. */
export function cleanEnv(more = {}) {
  const home = temporary();
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('OCTET_')));
  return {
    ...kept,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'c'),
    XDG_STATE_HOME: join(home, 's'),
    CI: '1',
    ...more,
  };
}

/** The same, pointed at a server. */
export const remoteEnv = (base, more = {}) =>
  cleanEnv({ OCTET_BASE_URL: base, OCTET_API_KEY: 'octet_bench_key', ...more });
