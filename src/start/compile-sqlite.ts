import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { packModule, sqliteBytes } from '../files/sqlite-module.ts';
import { optimisedCode } from '../v8-flags.ts';
import { markOf } from './compile-apart.ts';
import { writeKept } from './kept-code.ts';

declare const __dirname: string;

/**
 * `node compile-sqlite.cjs TARGET`: run apart, for the cache of a user. With `--built` the build runs it for the code that
 * lies beside the packs, which is trusted like the program itself and is kept once.
 */
const [target = '', form] = process.argv.slice(2);
const mark = markOf(target);

async function compile(): Promise<void> {
  const bytes = await sqliteBytes(join(__dirname, 'assets'));
  const code = packModule({ bytes, code: await optimisedCode(bytes) });
  if (form === '--built') {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.bin`, code);
  } else writeKept(target, process.pid, { tag: 0, commands: [], code });
}

try {
  // Commands of the user go first.
  if (form !== '--built') setPriority(10);
} catch {
  // Then it competes with them for a second.
}
compile().finally(() => rmSync(mark, { force: true }));
