import { isAbsolute, resolve, sep } from 'node:path';
import { chdir, cwd } from 'node:process';

interface WorkingPlace {
  /** Throws where the working directory is gone. */
  readonly cwd: string;
}

/** Resolves a path of the user. An absolute one also works while the working directory is gone. */
export function resolveFrom(place: WorkingPlace, path: string): string {
  return isAbsolute(path) ? resolve(path) : resolve(place.cwd, path);
}

/** A path as the user would type it, from where they are. */
export function shownPath(place: WorkingPlace, path: string): string {
  const directory = knownDirectory(place);
  if (directory === undefined || !path.startsWith(directory + sep)) return path;
  return path.slice(directory.length + sep.length);
}

export function knownDirectory(place: WorkingPlace): string | undefined {
  try {
    return resolve(place.cwd);
  } catch {
    // The working directory is gone.
    return undefined;
  }
}

/** Node starts no thread in a working directory that was removed. Nothing relative could work there any more. */
export function leaveRemovedDirectory(): void {
  try {
    chdir(cwd());
  } catch {
    // The directory was removed; Node starts no thread in it.
    chdir('/');
  }
}
