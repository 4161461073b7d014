import { lstat, readdir, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { sweepTemps, writeAtomic } from './atomic.ts';
import { type FileMove, type Installation, resumeInstallation } from './install.ts';
import { isRecord } from './json-lines.ts';
import { type LockClock, withLock } from './lock.ts';
import { ownerIn, type ProcessOwner, standingOf, thisProcess } from './owner.ts';
import { readRegular } from './regular-file.ts';
import { checkPaths } from './safe-path.ts';

/**
 * Logs of installations that have begun. The directory is private and away from the project: anyone who could put
 * a log beside a project could make octet write any file.
 */
export interface InstallLogs {
  readonly directory: string;
  readonly clock: Pick<Clock, 'now'> & LockClock;
}

interface InstallLog extends Installation {
  readonly version: 1;
  readonly owner: ProcessOwner;
  readonly moves: readonly FileMove[];
}

const ENDING = '.json';

/** From now on the installation is completed, if not by this process, then by the next. Gives its end. */
export async function openInstallLog(
  { directory }: InstallLogs,
  name: string,
  installation: Installation,
  moves: readonly FileMove[],
): Promise<() => Promise<void>> {
  const path = join(directory, name + ENDING);
  const installLog: InstallLog = { version: 1, owner: thisProcess(directory), ...installation, moves };
  await writeAtomic(path, JSON.stringify(installLog), { mode: 0o600 });
  // One that stays is found to be done by the next process.
  return () => rm(path, { force: true }).catch(() => undefined);
}

/** Completes what dead processes have begun, and names the stages of all others: those are not to be swept. */
export async function recoverInstallations(
  { directory, clock }: InstallLogs,
  warn: (message: string) => void,
): Promise<ReadonlySet<string>> {
  const busy = new Set<string>();
  await sweepTemps(directory, clock.now());
  // No directory, so no log.
  for (const name of await readdir(directory).catch(() => [])) {
    if (!name.endsWith(ENDING)) continue;
    const path = join(directory, name);
    await withLock(`${path}.lock`, clock, async () => {
      const installLog = await readInstallLog(path);
      if (!installLog) return;
      try {
        if (standingOf(installLog.owner, directory) === 'dead') await complete(path, installLog, warn);
        else busy.add(installLog.stage);
      } catch (error) {
        busy.add(installLog.stage);
        const why = error instanceof Error ? error.message : 'it failed';
        warn(
          `the application in ${installLog.place} is incomplete, because octet was stopped while writing it: ${why}`,
        );
      }
    });
  }
  return busy;
}

async function complete(
  path: string,
  installLog: InstallLog,
  warn: (message: string) => void,
): Promise<void> {
  const facts = await lstat(installLog.place).catch(() => undefined);
  // A directory that the user has removed since is not made again.
  const left = facts?.isDirectory() ? await resumeInstallation(installLog, installLog.moves) : undefined;
  await rm(path, { force: true });
  await rm(installLog.stage, { recursive: true, force: true });
  if (left === undefined) return;
  warn(`completed the application in ${installLog.place}, which octet was writing when it was stopped`);
  for (const file of left) warn(`${file} has changed since then and was left alone`);
}

async function readInstallLog(path: string): Promise<InstallLog | undefined> {
  try {
    return installLogIn(JSON.parse(await readRegular(path)));
  } catch {
    // A torn log was never in force: moves begin after it is on disk.
    return undefined;
  }
}

function installLogIn(value: unknown): InstallLog | undefined {
  if (!isRecord(value) || value.version !== 1 || typeof value.force !== 'boolean') return undefined;
  const { stage, place, force, moves: listed } = value;
  const owner = ownerIn(value.owner);
  if (!owner || !isPlace(stage) || !isPlace(place) || !Array.isArray(listed)) return undefined;
  const moves = listed.flatMap(moveIn);
  const isSafe = moves.length === listed.length && checkPaths(moves.map(({ path }) => path)).length === 0;
  return isSafe ? { version: 1, owner, stage, place, force, moves } : undefined;
}

const isPlace = (value: unknown): value is string => typeof value === 'string' && isAbsolute(value);

function moveIn(value: unknown): FileMove[] {
  if (!isRecord(value)) return [];
  const { path, size, sha256, was } = value;
  if (typeof path !== 'string' || typeof size !== 'number' || typeof sha256 !== 'string') return [];
  if (was === null) return [{ path, size, sha256, was }];
  if (!isRecord(was) || typeof was.size !== 'number' || typeof was.mtimeMs !== 'number') return [];
  return [{ path, size, sha256, was: { size: was.size, mtimeMs: was.mtimeMs } }];
}
