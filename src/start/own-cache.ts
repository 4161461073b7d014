import { accessSync, closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import type { Script } from 'node:vm';
import { directoriesFrom, type EnvironmentVariables } from '../files/directory-names.ts';
import { restoreFlags } from '../v8-flags.ts';
import type { CodeCache } from './code-cache.ts';
import { compileApart } from './compile-apart.ts';
import { type Kept, keptFrom, writeKept } from './kept-code.ts';
import { makePrivate, mayBeMade, ownership, removeOlder } from './private-directory.ts';

export interface Started {
  /** dist/ */
  readonly directory: string;
  readonly env: EnvironmentVariables;
  readonly platform: NodeJS.Platform;
  readonly execPath: string;
  readonly execArgv: readonly string[];
  readonly pid: number;
  readonly uid: number | undefined;
  /** Version of octet, version of Node, system. */
  readonly key: string;
  /** The command that runs; each has functions of its own in the packs that all share. */
  readonly command: string;
  onExit(action: (status: number) => void): void;
  now(): number;
}

/** A pack's code is smaller than this by far. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_COMMANDS = 64;
/** Cache directories that are kept: one for each version of octet, Node and its flags. */
const MOST_KEYS = 4;

/**
 * The cache of a user, for a Node that the build has not met. It is made when the process ends. What it holds runs as
 * code, so everything that another user could have written is refused, and then there is no cache.
 */
export function ownCache(started: Started): CodeCache | undefined {
  const { env, platform, uid, pid, command } = started;
  const above = directoriesFrom(env, platform).cache;
  if (above === undefined) return undefined;
  const all = join(above, 'code');
  const directory = join(all, `${started.key}-${flagsKey(started)}`);
  const found = ownership(directory, uid);
  if (ownership(all, uid) === 'foreign' || found === 'foreign') return undefined;
  if (found === 'absent' && !mayBeMade(directory, uid)) return undefined;
  let tag: number | undefined;
  const kept = new Map<string, Kept>();
  const opened = new Map<string, Script>();
  let lacking: string | undefined;

  started.onExit((status) => {
    // A command that fails runs other functions.
    const run = status === 0 ? command : `${command}-${status}`;
    const added = [...opened].filter(([pack]) => !holds(pack, run));
    if (added.length === 0 && lacking === undefined) return;
    restoreFlags();
    if (cachedDataVersionTag() !== tag) return;
    try {
      if (makePrivate(directory)) removeOlder(all, directory, MOST_KEYS);
      // Code for a directory that cannot be written to would be made in vain.
      accessSync(directory, constants.W_OK);
      for (const [pack, script] of added) keep(pack, script, run);
      if (lacking !== undefined) compileApart(started, join(directory, lacking));
    } catch {
      // A cache is not worth a message: the next start is as slow as this one.
    }
  });

  return {
    grows: true,
    read(name) {
      const read = readKept(join(directory, `${name}.bin`), uid);
      if (read) kept.set(name, read);
      return read?.code;
    },
    lacksSqlite(name) {
      lacking = name;
    },
    opened(pack, script, { isCached }) {
      const known = kept.get(pack);
      if (isCached) {
        // V8 has just compared it with its own, which would load Node's streams to ask for.
        tag ??= known?.tag;
      } else {
        const current = cachedDataVersionTag();
        tag ??= current;
        // Refused because of flags that hold for a moment: the code that is kept is good.
        if (current !== tag && known) return;
        kept.delete(pack);
      }
      opened.set(pack, script);
    },
  };

  function holds(pack: string, run: string): boolean {
    const runs = kept.get(pack)?.commands ?? [];
    return runs.includes(run) || runs.length >= MOST_COMMANDS;
  }

  function keep(pack: string, script: Script, run: string): void {
    const commands = [...(kept.get(pack)?.commands ?? []), run];
    writeKept(join(directory, pack), pid, {
      tag: cachedDataVersionTag(),
      commands,
      code: script.createCachedData(),
    });
  }
}

function readKept(path: string, uid: number | undefined): Kept | undefined {
  const bytes = readOwn(path, uid);
  return bytes && keptFrom(bytes);
}

/** Through one descriptor, so that what is checked is what is read. */
function readOwn(path: string, uid: number | undefined): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const facts = fstatSync(file);
    const isPrivate = uid === undefined || (facts.uid === uid && (facts.mode & 0o077) === 0);
    if (!facts.isFile() || !isPrivate || facts.nlink !== 1 || facts.size > MOST_BYTES) return undefined;
    return readFileSync(file);
  } catch {
    // Not there, or a link: as good as none.
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Some options of Node are flags of V8. They may name files, so they are not put into a path as they are. */
function flagsKey({ env, execArgv }: Pick<Started, 'env' | 'execArgv'>): string {
  let sum = 0;
  for (const unit of Buffer.from(JSON.stringify([execArgv, env.NODE_OPTIONS ?? ''])))
    sum = (Math.imul(sum, 31) + unit) >>> 0;
  return sum.toString(16).padStart(8, '0');
}
