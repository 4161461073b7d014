import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { getuid, kill, pid } from 'node:process';
import { systemCode } from '../errors.ts';

/** Who holds a lock. A pid alone is not enough: pids are given out again, and homes are shared between hosts. */
export interface ProcessOwner {
  readonly pid: number;
  /** When the process began, in the kernel's own ticks; null where there is no /proc. */
  readonly start: string | null;
  readonly host: string;
}

export const ownPid: number = pid;

export async function ownOwner(): Promise<ProcessOwner> {
  return { pid, start: await startOf(pid), host: hostname() };
}

/** Undefined where there are no user ids (Windows). */
export function ownUid(): number | undefined {
  return getuid?.();
}

export function isAlive(candidate: number): boolean {
  try {
    kill(candidate, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Ends a process with everything that it has started, where it leads a group of its own. */
export function endGroup(leader: number): void {
  try {
    kill(-leader, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/** True only when it is certain: a process of another host cannot be looked at from here. */
export async function isGone(owner: ProcessOwner): Promise<boolean> {
  if (owner.host !== hostname()) return false;
  if (!isAlive(owner.pid)) return true;
  if (owner.start === null) return false;
  const start = await startOf(owner.pid);
  return start !== null && start !== owner.start;
}

async function startOf(candidate: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${candidate}/stat`, 'utf8');
    // The second field is the command in parentheses and may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
