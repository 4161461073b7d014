import { posix, resolve, win32 } from 'node:path';

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
