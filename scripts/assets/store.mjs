// SQLite as WebAssembly, for versions of Node that have none of their own: the package's script and its module.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cutFunctions } from '../cut-functions.mjs';
import { withHints } from '../wasm-hints.mjs';

const require = createRequire(import.meta.url);
const cuts = require('./cut-functions.json');

const root = new URL('../..', import.meta.url).pathname;
const dist = join(root, 'node_modules/node-sqlite3-wasm/dist');

export async function collect() {
  const { sha256, functions } = JSON.parse(
    await readFile(join(root, 'scripts/assets/sqlite-functions.json'), 'utf8'),
  );
  const wasm = await plainSqlite();
  if (createHash('sha256').update(wasm).digest('hex') !== sha256)
    throw new Error('SQLite has changed: node scripts/sqlite-functions.mjs');
  const hinted = withHints(withoutUnused(wasm), functions);
  return {
    'sqlite.js': await readFile(join(dist, 'node-sqlite3-wasm.js')),
    'sqlite.wasm': hinted,
    'sqlite.digest': Buffer.from(createHash('sha256').update(hinted).digest('hex').slice(0, 12)),
  };
}

/** Parts of its language that no statement of the service uses. */
function withoutUnused(wasm) {
  return cutFunctions(wasm, cuts['sqlite.wasm']);
}

export function plainSqlite() {
  return readFile(join(dist, 'node-sqlite3-wasm.wasm'));
}
