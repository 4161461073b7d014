import { MemoryFiles } from './memory-files.ts';

/**
 * Just enough of WASI, in memory, to run a command-line program compiled to WebAssembly: arguments in, standard
 * output and files out. node:wasi is not used because several instances of it in one process crash, and it would
 * write real files. There is no clock and no chance in it, so the same arguments give the same bytes.
 */
interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const OK = 0;
const BAD_DESCRIPTOR = 8;
const NOT_FOUND = 44;
const NOT_SUPPORTED = 52;
const CANNOT_SEEK = 29;
const CREATE = 1;
const TRUNCATE = 8;
const STDOUT = 1;
const STDERR = 2;
const DIRECTORY = 3;
const FOLDER = '/memory';

class Exit {
  constructor(readonly status: number) {}
}

/** Runs the program once. Files are written under /memory, where the result finds them by name. */
export async function runCommand(
  module: WebAssembly.Module,
  args: readonly string[],
): Promise<CommandResult> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const argv = args.map((arg) => encoder.encode(`${arg}\0`));
  const files = new MemoryFiles();
  const stdout: Uint8Array[] = [];
  let memory = new WebAssembly.Memory({ initial: 0 });
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const setU32 = (at: number, value: number) => view().setUint32(at, value, true);
  const vectors = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      from: view().getUint32(at + index * 8, true),
      length: view().getUint32(at + index * 8 + 4, true),
    }));

  const calls: Record<string, (...numbers: number[]) => number> = {
    args_sizes_get: (count = 0, size = 0) => {
      setU32(count, argv.length);
      setU32(
        size,
        argv.reduce((sum, arg) => sum + arg.length, 0),
      );
      return OK;
    },
    args_get: (pointers = 0, buffer = 0) => {
      let at = buffer;
      argv.forEach((arg, index) => {
        setU32(pointers + index * 4, at);
        bytes().set(arg, at);
        at += arg.length;
      });
      return OK;
    },
    environ_sizes_get: (count = 0, size = 0) => {
      setU32(count, 0);
      setU32(size, 0);
      return OK;
    },
    environ_get: () => OK,
    random_get: (at = 0, length = 0) => {
      bytes().fill(7, at, at + length);
      return OK;
    },
    proc_exit: (status = 0) => {
      throw new Exit(status);
    },
    fd_prestat_get: (descriptor = 0, at = 0) => {
      if (descriptor !== DIRECTORY) return BAD_DESCRIPTOR;
      view().setUint8(at, 0);
      setU32(at + 4, FOLDER.length);
      return OK;
    },
    fd_prestat_dir_name: (_descriptor = 0, at = 0, length = 0) => {
      bytes().set(encoder.encode(FOLDER).subarray(0, length), at);
      return OK;
    },
    fd_fdstat_get: (descriptor = 0, at = 0) => {
      if (descriptor > DIRECTORY && !files.isOpen(descriptor)) return BAD_DESCRIPTOR;
      const characterDevice = 2;
      const regularFile = 4;
      view().setUint8(
        at,
        descriptor < DIRECTORY ? characterDevice : descriptor === DIRECTORY ? 3 : regularFile,
      );
      view().setUint16(at + 2, 0, true);
      view().setBigUint64(at + 8, 0xffff_ffff_ffff_ffffn, true);
      view().setBigUint64(at + 16, 0xffff_ffff_ffff_ffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_close: (descriptor = 0) => {
      files.close(descriptor);
      return OK;
    },
    fd_write: (descriptor = 0, at = 0, count = 0, written = 0) => {
      if (descriptor !== STDOUT && descriptor !== STDERR && !files.isOpen(descriptor)) return BAD_DESCRIPTOR;
      let total = 0;
      for (const { from, length } of vectors(at, count)) {
        const chunk = bytes().slice(from, from + length);
        if (descriptor === STDOUT) stdout.push(chunk);
        else files.write(descriptor, chunk);
        total += length;
      }
      setU32(written, total);
      return OK;
    },
    fd_read: (descriptor = 0, at = 0, count = 0, read = 0) => {
      let total = 0;
      for (const { from, length } of vectors(at, count)) {
        const chunk = files.read(descriptor, length);
        bytes().set(chunk, from);
        total += chunk.length;
      }
      setU32(read, total);
      return OK;
    },
    path_filestat_get: () => NOT_FOUND,
  };
  // These two take 64-bit numbers, which arrive as bigint.
  const wide = {
    fd_seek: (descriptor: number, offset: bigint, whence: number, result: number) => {
      const position = files.seek(descriptor, Number(offset), whence);
      if (position === undefined) return descriptor < DIRECTORY ? CANNOT_SEEK : BAD_DESCRIPTOR;
      view().setBigUint64(result, BigInt(position), true);
      return OK;
    },
    clock_time_get: (_id: number, _precision: bigint, result: number) => {
      view().setBigUint64(result, 0n, true);
      return OK;
    },
    path_open: (
      _folder: number,
      _lookup: number,
      at: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _fdFlags: number,
      result: number,
    ) => {
      const name = decoder.decode(bytes().subarray(at, at + length));
      const descriptor = files.openFile(name, {
        create: (flags & CREATE) !== 0,
        truncate: (flags & TRUNCATE) !== 0,
      });
      if (descriptor === undefined) return NOT_FOUND;
      setU32(result, descriptor);
      return OK;
    },
  };
  const known: Readonly<Record<string, WebAssembly.ImportValue>> = { ...calls, ...wide };
  const imports: Record<string, WebAssembly.ImportValue> = {};
  for (const { name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === 'function') imports[name] = known[name] ?? (() => NOT_SUPPORTED);
  }
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
  if (!(exports.memory instanceof WebAssembly.Memory) || typeof exports._start !== 'function')
    throw new TypeError('the module is not a WASI command');
  memory = exports.memory;
  let status = 0;
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = error.status;
  }
  return {
    status,
    stdout: decoder.decode(Buffer.concat(stdout)),
    files: files.contents(),
  };
}
