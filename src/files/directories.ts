import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname, posix, resolve, win32 } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from './io-error.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Undefined where nothing says where to keep files (no HOME): then octet reads nothing and writes nothing. */
export interface Directories {
  readonly config: string | undefined;
  readonly state: string | undefined;
  readonly cache: string | undefined;
}

type Kind = keyof Directories;

const UNIX: Readonly<Record<Kind, { variable: string; below: string }>> = {
  config: { variable: 'XDG_CONFIG_HOME', below: '.config' },
  state: { variable: 'XDG_STATE_HOME', below: '.local/state' },
  cache: { variable: 'XDG_CACHE_HOME', below: '.cache' },
};

export function directoriesFrom(env: EnvironmentVariables, platform: NodeJS.Platform): Directories {
  const find = platform === 'win32' ? windowsDirectory : unixDirectory;
  const one = (kind: Kind): string | undefined => {
    const own = env[`OCTET_${kind.toUpperCase()}_DIR`];
    return own ? resolve(own) : find(env, kind);
  };
  return { config: one('config'), state: one('state'), cache: one('cache') };
}

/** macOS too: command-line users keep their settings in ~/.config there. */
function unixDirectory(env: EnvironmentVariables, kind: Kind): string | undefined {
  const { variable, below } = UNIX[kind];
  const base = env[variable];
  // The XDG specification: a relative path is invalid and is to be ignored.
  if (base && posix.isAbsolute(base)) return posix.join(base, 'octet');
  return env.HOME && posix.isAbsolute(env.HOME) ? posix.join(env.HOME, below, 'octet') : undefined;
}

function windowsDirectory(env: EnvironmentVariables, kind: Kind): string | undefined {
  const profile = env.USERPROFILE || undefined;
  if (kind === 'config') {
    const roaming = env.APPDATA || (profile && win32.join(profile, 'AppData', 'Roaming'));
    return roaming && win32.join(roaming, 'octet');
  }
  const local = env.LOCALAPPDATA || (profile && win32.join(profile, 'AppData', 'Local'));
  return local && win32.join(local, 'octet', kind);
}

/** Makes a private directory when it is first written to. One that exists is left as it is, unless it is a link. */
export async function ensureDirectory(directory: string): Promise<void> {
  const found = await lstat(directory).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'create', directory);
  });
  if (found?.isSymbolicLink()) {
    throw new OctetError(
      'unsafe',
      `${directory} is a symbolic link; octet does not write through it`,
      'set OCTET_CONFIG_DIR, OCTET_STATE_DIR or OCTET_CACHE_DIR to where it leads',
    );
  }
  if (found?.isDirectory()) return;
  try {
    await makeDirectory(directory);
  } catch (error) {
    throw ioError(error, 'create', directory);
  }
}

/** Step by step: Node's recursive mkdir never returns where a parent exists and refuses children with ENOENT (/proc). */
async function makeDirectory(directory: string): Promise<void> {
  const above = dirname(directory);
  const exists = await stat(above).then(
    () => true,
    // Making it reports why it cannot be seen.
    () => false,
  );
  if (!exists && above !== directory) await makeDirectory(above);
  await mkdir(directory, { mode: 0o700 }).catch(async (error) => {
    const isThere = systemCode(error) === 'EEXIST' && (await lstat(directory)).isDirectory();
    if (!isThere) throw error;
  });
}
