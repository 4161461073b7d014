import { closeSync, openSync, readSync } from 'node:fs';
import { getBuiltinModule } from 'node:process';

const BYTES = 16;
const IDS_AT_ONCE = 64;

let bytes: Buffer = Buffer.alloc(0);

/**
 * A random UUID for the idempotency key of a request. Loading node:crypto takes a seventh of the time that Node needs to
 * start, so the bytes come from the system itself where it offers them as a file.
 */
export function requestId(): string {
  if (bytes.length < BYTES) bytes = systemBytes() ?? Buffer.alloc(0);
  if (bytes.length < BYTES) return getBuiltinModule('node:crypto').randomUUID();
  const own = bytes.subarray(0, BYTES);
  bytes = bytes.subarray(BYTES);
  return uuidOf(own);
}

function systemBytes(): Buffer | undefined {
  let device: number | undefined;
  try {
    device = openSync('/dev/urandom', 'r');
    const read = Buffer.alloc(BYTES * IDS_AT_ONCE);
    return readSync(device, read) === read.length ? read : undefined;
  } catch {
    // Windows has none, and a sandbox may hide it.
    return undefined;
  } finally {
    if (device !== undefined) closeSync(device);
  }
}

/** Version 4 of RFC 9562: six bits are fixed, the others are random. */
function uuidOf(random: Buffer): string {
  random.writeUInt8((random.readUInt8(6) & 0x0f) | 0x40, 6);
  random.writeUInt8((random.readUInt8(8) & 0x3f) | 0x80, 8);
  return random.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
