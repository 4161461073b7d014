import { readFileSync } from 'node:fs';
import { type CodeCache, shareCache } from './code-cache.ts';

type Require = (path: string) => unknown;
type Chunk = (
  exports: object,
  require: Require,
  module: { exports: unknown },
  file: string,
  directory: string,
) => void;

/** The value of a pack's script. The first pack also maps every other chunk to its pack. */
interface Pack {
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly packOf?: Readonly<Record<string, string>>;
}

export interface Program {
  /** dist/ */
  readonly directory: string;
  /** The pack that every command needs. */
  readonly firstPack: string;
  /** Of Node, for what is not a chunk. */
  readonly require: Require;
}

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * Loads the program from packs: scripts of several chunks each, which V8 takes from a code cache. Node's own loader
 * would open a file for each chunk and compile it again. False where the cache does not hold the first pack.
 */
export function startFromPacks({ directory, firstPack, require }: Program, cache: CodeCache): boolean {
  // Loaded here because the entry answers some questions without it.
  const { compileFunction, constants, Script } = require('node:vm') as typeof import('node:vm');
  const modules = new Map<string, { exports: unknown }>();
  const opened = new Map<string, Readonly<Record<string, Chunk>>>();

  const first = open(firstPack);
  const packOf = first?.packOf;
  if (!packOf) return false;
  shareCache(cache);
  load('main.cjs');
  return true;

  function open(name: string): Pack | undefined {
    const path = `${directory}/packs/${name}.js`;
    const cachedData = cache.read(name);
    if (!cachedData && name === firstPack && !cache.grows) return undefined;
    const script = new Script(textOf(name), { filename: path, cachedData });
    const isRejected = script.cachedDataRejected === true;
    if (isRejected && name === firstPack && !cache.grows) return undefined;
    cache.opened?.(name, script, { isCached: cachedData !== undefined && !isRejected });
    const pack: Pack = script.runInThisContext();
    opened.set(name, pack.chunks);
    return pack;
  }

  /** The build leaves only ASCII in a pack, and compresses that of local commands. */
  function textOf(name: string): string {
    if (!name.endsWith('.br')) return readFileSync(`${directory}/packs/${name}.js`, 'latin1');
    const { brotliDecompressSync } = require('node:zlib') as typeof import('node:zlib');
    return brotliDecompressSync(readFileSync(`${directory}/packs/${name}`)).toString('latin1');
  }

  function load(path: string): unknown {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const known = modules.get(name);
    if (known) return known.exports;
    const folder = name === 'main.cjs' ? directory : `${directory}/chunks`;
    const file = `${folder}/${name}`;
    const chunk = chunkIn(packOf?.[name] ?? firstPack, name) ?? chunkFrom(file);
    const module = { exports: {} };
    modules.set(name, module);
    try {
      chunk(
        module.exports,
        (wanted) => (wanted.startsWith('.') ? load(wanted) : require(wanted)),
        module,
        file,
        folder,
      );
    } catch (error) {
      modules.delete(name);
      throw error;
    }
    return module.exports;
  }

  function chunkIn(pack: string, name: string): Chunk | undefined {
    return (opened.get(pack) ?? open(pack)?.chunks)?.[name];
  }

  /** A chunk that few commands need is a file of its own. */
  function chunkFrom(file: string): Chunk {
    try {
      return compileFunction(readFileSync(file, 'utf8'), PARAMETERS, {
        filename: file,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      }) as Chunk;
    } catch (error) {
      // Node's loader says in its own words that a file is gone.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') require(file);
      throw error;
    }
  }
}
