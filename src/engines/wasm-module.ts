import type { Assets } from './engine.ts';

const compiled = new WeakMap<Assets, Map<string, Promise<WebAssembly.Module>>>();

/** Compiled once: V8 makes it faster while it runs, and the next file that is encoded begins with that. */
export function wasmModule(assets: Assets, name: string): Promise<WebAssembly.Module> {
  const modules = compiled.get(assets) ?? new Map<string, Promise<WebAssembly.Module>>();
  compiled.set(assets, modules);
  const known =
    modules.get(name) ??
    compile(assets, name).catch((error) => {
      modules.delete(name);
      throw error;
    });
  modules.set(name, known);
  return known;
}

const compile = async (assets: Assets, name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await assets(name)));
