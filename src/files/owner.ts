import { readFileSync, readlinkSync, statfsSync } from 'node:fs';
import { hostname } from 'node:os';
import { getuid, kill, pid } from 'node:process';
import { systemCode } from '../errors.ts';

/** Names one process among all that may share a directory: containers, machines, and boots of one machine. */
export interface ProcessOwner {
  readonly host: string;
  /** The kernel's boot id; null where there is no /proc. */
  readonly boot: string | null;
  /** The PID namespace; null where there is no /proc. */
  readonly namespace: string | null;
  readonly pid: number;
  /** Start time in the kernel's ticks, because pids are reused; null where there is no /proc. */
  readonly start: string | null;
  /** True when the owner saw its record on a file system that only one kernel can mount. */
  readonly local: boolean;
}

/** `foreign`: it cannot be examined from here, so it may be alive. */
export type Standing = 'alive' | 'dead' | 'foreign';

export const ownPid: number = pid;

let self: Omit<ProcessOwner, 'local'> | undefined;

/** This process, for a record that is kept in the directory. */
export function thisProcess(directory: string): ProcessOwner {
  self ??= {
    host: hostname(),
    boot: ownBoot(),
    namespace: ownNamespace(),
    pid,
    start: statOf(pid)?.start ?? null,
  };
  return { ...self, local: self.boot !== null && isLocalDisk(directory) };
}

/**
 * The one rule for who is dead:
 * - Another host name is foreign, even on our own boot: it is another container.
 * - Another boot of this host is dead if both it and we see the directory on a local disk: the machine was restarted.
 *   On a shared file system it may be another machine of the same name, so it is foreign.
 * - Another PID namespace of this boot is foreign: its pids mean nothing here.
 * - In our own namespace a process is dead if its pid is free or reused, or if it is a zombie.
 */
export function standingOf(owner: ProcessOwner, directory: string): Standing {
  const own = thisProcess(directory);
  if (owner.host !== own.host) return 'foreign';
  if (owner.boot !== own.boot) {
    const isRestart = owner.boot !== null && owner.local && own.local;
    return isRestart ? 'dead' : 'foreign';
  }
  if (owner.namespace !== own.namespace) return 'foreign';
  if (!isRunning(owner.pid)) return 'dead';
  const start = statOf(owner.pid)?.start ?? null;
  return owner.start === null || start === null || owner.start === start ? 'alive' : 'dead';
}

/** Reads a record of our own; undefined when a part is missing. */
export function ownerIn(value: unknown): ProcessOwner | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record: Readonly<Record<string, unknown>> = { ...value };
  const { host, boot, namespace, pid: number, start, local } = record;
  if (typeof host !== 'string' || typeof number !== 'number') return undefined;
  // A signal to 0 or to a negative number goes to a whole group.
  if (!Number.isSafeInteger(number) || number < 1) return undefined;
  return {
    host,
    boot: textOrNull(boot),
    namespace: textOrNull(namespace),
    pid: number,
    start: textOrNull(start),
    local: local === true,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Six hex digits for the host, boot and namespace, for file names that have no room for a whole record. */
export function ownScope(): string {
  const { host, boot, namespace } = thisProcess('.');
  let hash = 0x811c9dc5;
  for (const char of `${host}\n${boot}\n${namespace}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 8).toString(16).padStart(6, '0');
}

const FOREIGN_STALE_AFTER_MS = 7 * 86_400_000;

/**
 * For a temporary file whose name carries only a pid and a scope: it is left over when its process is gone. A process
 * of another container or boot cannot be examined, and no write of ours takes a week.
 */
export function isLeftOver(owner: number, scope: string, ageMs: number): boolean {
  return scope === ownScope() ? !isRunning(owner) : ageMs >= FOREIGN_STALE_AFTER_MS;
}

/** Undefined where there are no user ids (Windows). */
export function ownUid(): number | undefined {
  return getuid?.();
}

/** True for a process of our own PID namespace that still runs; a zombie does not. */
export function isRunning(candidate: number): boolean {
  try {
    kill(candidate, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
  const stat = statOf(candidate);
  // The main thread of a killed process may be a zombie while another thread still finishes its write.
  return !(stat?.state === 'X' || (stat?.state === 'Z' && stat.threads <= 1));
}

/** Ends a process with everything that it has started, where it leads a group of its own. */
export function endGroup(leader: number): void {
  try {
    kill(-leader, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

interface ProcessStat {
  readonly state: string;
  readonly threads: number;
  readonly start: string;
}

function statOf(candidate: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${candidate}/stat`, 'utf8');
    // The second field is the command in parentheses and may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const { 0: state = '', 17: threads = '', 19: start = '' } = fields;
    return { state, threads: Number(threads), start };
  } catch {
    // There is no /proc, or the process ended this moment; then the pid alone decides.
    return undefined;
  }
}

function ownBoot(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Not Linux: the boot is unknown.
    return null;
  }
}

function ownNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not Linux: there are no namespaces.
    return null;
  }
}

/** Magic numbers of ext2-4, XFS, Btrfs, tmpfs, ramfs, overlayfs, ZFS, F2FS and bcachefs: no two kernels mount one at once. */
const LOCAL_DISKS: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x858458f6, 0x794c7630, 0x2fc12fc1, 0xf2f52010, 0xca451a4e,
]);

function isLocalDisk(directory: string): boolean {
  try {
    return LOCAL_DISKS.has(statfsSync(directory).type);
  } catch {
    // Unknown counts as shared, which is the careful answer.
    return false;
  }
}
