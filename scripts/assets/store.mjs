// SQLite as WebAssembly, for versions of Node that have none of their own: the package's script and its module.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const dist = join(new URL('../..', import.meta.url).pathname, 'node_modules/node-sqlite3-wasm/dist');

export async function collect() {
  return {
    'sqlite.js': await readFile(join(dist, 'node-sqlite3-wasm.js')),
    'sqlite.wasm': await readFile(join(dist, 'node-sqlite3-wasm.wasm')),
  };
}
