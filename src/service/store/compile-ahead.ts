import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHinted } from '../../v8-flags.ts';
import { nativeSqlite } from './native.ts';

let compiling: Promise<WebAssembly.Module | undefined> | undefined;

/** Begins to compile SQLite in other threads, while this one still loads the service. */
export function compileAhead(assetsDir: string): void {
  if (compiling || nativeSqlite()) return;
  try {
    compiling = compileHinted(readFileSync(join(assetsDir, 'sqlite.wasm')))?.catch(() => undefined);
  } catch {
    // Whoever opens the store hears why it cannot be read.
  }
}

/** Undefined where it was not begun, or cannot be. */
export async function compiledAhead(): Promise<WebAssembly.Module | undefined> {
  return compiling;
}
