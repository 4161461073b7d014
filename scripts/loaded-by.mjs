// Finds what the built command loads for a command line: files of dist/, the sources in them, and parts of Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const HOOK = at('scripts/loaded-hook.cjs');
const BIN = at('bin/octet.js');
const DIST = at('dist');

export async function loadedBy(argv, { env, cwd, expect = 0 }) {
  const folder = mkdtempSync(join(tmpdir(), 'octet-loaded-'));
  const list = join(folder, 'list');
  try {
    const child = spawn(process.execPath, ['--require', HOOK, BIN, ...argv], {
      cwd,
      env: { ...env, LOADED_LIST: list },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errors = child.stderr.toArray();
    const [status] = await once(child, 'close');
    if (status !== expect)
      throw new Error(`octet ${argv.join(' ')} ended with ${status}:\n${(await errors).join('')}`);
    const loads = readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { files: filesOf(loads), builtins: builtinsOf(loads) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesOf(loads) {
  const contents = JSON.parse(readFileSync(join(DIST, 'chunks.json'), 'utf8'));
  return loads.flatMap(({ name, worker }) => {
    if (!name.startsWith(DIST)) return [];
    const file = relative(DIST, name);
    return [{ file, worker, bytes: statSync(name).size, sources: contents[file] ?? [`dist/${file}`] }];
  });
}

function builtinsOf(loads) {
  return [...new Set(loads.flatMap(({ name }) => (name.startsWith('node:') ? [name] : [])))].sort();
}
