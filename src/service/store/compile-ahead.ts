import { sqliteBytes, sqliteDigest, unpackModule } from '../../files/sqlite-module.ts';
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
    const module = kept && compiledBefore(assetsDir, kept);
    compiling = module ? Promise.resolve(module) : compileStored(assetsDir).catch(() => undefined);
  } catch {
    // The store fails with the reason when it is opened.
  }
}

const compileStored = async (assetsDir: string): Promise<WebAssembly.Module | undefined> =>
  compileHinted(await sqliteBytes(assetsDir));

function compiledBefore(assetsDir: string, kept: KeptCode): WebAssembly.Module | undefined {
  if (!keepsWasmCode) return undefined;
  const name = `sqlite-${sqliteDigest(assetsDir)}`;
  const module = unpackModule(kept.read(name));
  if (!module) kept.lacksSqlite?.(name);
  return module && wasmFromCode(module.code, module.bytes);
}

/** Undefined where it was not begun, or cannot be. */
export async function compiledAhead(): Promise<WebAssembly.Module | undefined> {
  return compiling;
}
