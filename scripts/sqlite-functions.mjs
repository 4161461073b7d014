// `node scripts/sqlite-functions.mjs`: writes scripts/assets/sqlite-functions.json, the functions of SQLite's WebAssembly
// that a local question calls. It needs Node 20 and a built command; `npm run fix` formats it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { plainSqlite } from './assets/store.mjs';
import { withHints } from './wasm-hints.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const COMPILED = /^Compiled function \S+#(\d+) using Liftoff/gm;

const folder = mkdtempSync(join(tmpdir(), 'octet-sqlite-'));
try {
  const wasm = await plainSqlite();
  for (const part of ['bin', 'dist']) cpSync(at(part), join(folder, part), { recursive: true });
  // Compiles nothing ahead, so that V8 reports the called functions.
  writeFileSync(join(folder, 'dist/assets/sqlite.wasm.br'), brotliCompressSync(withHints(wasm, []), FAST));
  writeFileSync(join(folder, 'dist/assets/sqlite.digest'), 'unhinted');
  const ask = (...flags) =>
    execFileSync(process.execPath, [...flags, join(folder, 'bin/octet.js'), 'chat', '-q', 'hello'], {
      env: { PATH: process.env.PATH, HOME: folder },
      encoding: 'utf8',
    });
  // The first question also makes the state.
  ask();
  const traced = ask('--trace-wasm-compilation-times').matchAll(COMPILED);
  const functions = [...new Set([...traced].map(([, index]) => Number(index)))];
  const content = {
    sha256: createHash('sha256').update(wasm).digest('hex'),
    functions: functions.sort((a, b) => a - b),
  };
  writeFileSync(at('scripts/assets/sqlite-functions.json'), `${JSON.stringify(content)}\n`);
  console.log(`${functions.length} functions`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
