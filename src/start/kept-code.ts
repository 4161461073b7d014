import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Code that V8 wrote, with the commands whose functions it holds. */
interface Written {
  readonly commands: string;
  readonly code: Uint8Array;
}

/** V8 looks at the length of the code only, and a wrong byte ends the process. */
export function headOf({ commands, code }: Written): Buffer {
  const sum = crc32(code, crc32(commands));
  return Buffer.from(`${sum.toString(16).padStart(8, '0')} ${commands}\n`);
}

/** Whole or not at all: other processes read it meanwhile. */
export function writeKept(path: string, pid: number, written: Written): void {
  const temporary = `${path}.${pid}.tmp`;
  try {
    writeFileSync(temporary, Buffer.concat([headOf(written), written.code]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, `${path}.bin`);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
