import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Code that V8 wrote, with the commands whose functions it holds. */
export interface Kept {
  /** V8's own for its version and flags. */
  readonly tag: number;
  readonly commands: readonly string[];
  readonly code: Buffer;
}

const HEAD = /^([0-9a-f]{8}) ([a-z0-9,-]*)$/;

/**
 * V8 looks at the length of the code only, and a wrong byte ends the process. So everything is kept twice, and both must
 * be the same: to load what could sum it up would take ten times as long as to read it again.
 */
function bytesOf({ tag, commands, code }: Kept): Buffer {
  const once = [Buffer.from(`${tag.toString(16).padStart(8, '0')} ${commands.join(',')}\n`), code];
  return Buffer.concat([...once, ...once]);
}

/** Undefined where anything of it is not as it was written. */
export function keptFrom(bytes: Buffer): Kept | undefined {
  const half = bytes.length >> 1;
  const once = bytes.subarray(0, half);
  if (!once.equals(bytes.subarray(half))) return undefined;
  const end = once.indexOf(10);
  const [, tag, commands] = HEAD.exec(once.toString('latin1', 0, Math.max(0, end))) ?? [];
  if (tag === undefined || commands === undefined) return undefined;
  return { tag: Number.parseInt(tag, 16), commands: commands.split(','), code: once.subarray(end + 1) };
}

/** Whole or not at all: other processes read it meanwhile. */
export function writeKept(path: string, pid: number, kept: Kept): void {
  const temporary = `${path}.${pid}.tmp`;
  try {
    writeFileSync(temporary, bytesOf(kept), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, `${path}.bin`);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
