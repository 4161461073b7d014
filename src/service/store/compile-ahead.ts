import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHinted, keepsWasmCode, wasmFromCode } from '../../v8-flags.ts';
import { nativeSqlite } from './native.ts';

/** Where code of earlier processes is kept. */
export interface KeptCode {
  read(name: string): Uint8Array | undefined;
  /** Nothing is kept under this name. */
  lacksSqlite?(name: string): void;
}

let compiling: Promise<WebAssembly.Module | undefined> | undefined;

/** Takes SQLite as an earlier process compiled it, or begins to compile it in other threads while this one loads the service. */
export function compileAhead(assetsDir: string, kept: KeptCode | undefined): void {
  if (compiling || nativeSqlite()) return;
  try {
    const bytes = readFileSync(join(assetsDir, 'sqlite.wasm'));
    const module = kept && compiledBefore(bytes, kept);
    compiling = module ? Promise.resolve(module) : compileHinted(bytes)?.catch(() => undefined);
  } catch {
    // Whoever opens the store hears why it cannot be read.
  }
}

function compiledBefore(bytes: Buffer, kept: KeptCode): WebAssembly.Module | undefined {
  if (!keepsWasmCode) return undefined;
  // The build ends the module with a digest of the rest, since V8 would take the code of any other one of its size.
  const name = `sqlite-${bytes.toString('hex', bytes.length - DIGEST_BYTES)}`;
  const code = kept.read(name);
  if (!code) kept.lacksSqlite?.(name);
  return code && wasmFromCode(code, bytes);
}

const DIGEST_BYTES = 6;

/** Undefined where it was not begun, or cannot be. */
export async function compiledAhead(): Promise<WebAssembly.Module | undefined> {
  return compiling;
}
