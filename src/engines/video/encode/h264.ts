import type { Native } from './cxx-exceptions.ts';
import { exceptionImports } from './cxx-exceptions.ts';
import type { VideoEncoder, VideoStream } from './h264-stream.ts';
import { readVideoStream } from './h264-stream.ts';
import { MemoryFile } from './memory-file.ts';

/** Constants of the linked module: where its heap begins, and the size of its function table. */
const HEAP_TOP_ADDRESS = 91008;
const HEAP_BASE = 5334064;
const TABLE_SIZE = 1182;
const FIRST_PAGES = 256;
const MOST_PAGES = 32768;
const PAGE = 65536;
const FILE_DESCRIPTOR = 3;
const STAT_BYTES = 88;
const STAT_SIZE_OFFSET = 40;

interface Bound {
  readonly call: Native;
  readonly context: number;
}

export interface H264Options {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** 10 (best) to 51. */
  readonly quantizer: number;
  /** 0 (best) to 10 (fastest). */
  readonly speed: number;
}

/**
 * minih264 in WebAssembly. The loader of the package installs process-wide error handlers, starts at import
 * and shares one heap between all videos; this host creates an instance for each video.
 */
export async function openH264(wasm: WebAssembly.Module, options: H264Options): Promise<VideoEncoder> {
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
  const table = new WebAssembly.Table({ initial: TABLE_SIZE, maximum: TABLE_SIZE, element: 'anyfunc' });
  const file = new MemoryFile();
  const methods = new Map<string, Bound>();
  const setters = new Map<string, Bound>();
  let construct: Bound | undefined;
  let exports: WebAssembly.Exports = {};
  let heap = new Uint8Array(memory.buffer);

  const u8 = (): Uint8Array => {
    if (heap.buffer !== memory.buffer) heap = new Uint8Array(memory.buffer);
    return heap;
  };
  const view = (): DataView => new DataView(memory.buffer);
  const text = (address: number): string => {
    const bytes = u8();
    return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
  };
  const bind = (pointer: number, context: number): Bound => ({ call: table.get(pointer), context });
  const fail = (what: string) => (): never => {
    throw new Error(`the H.264 encoder stopped: ${what}`);
  };

  const call = (name: string, ...values: number[]): number => {
    const entry = exports[name];
    return typeof entry === 'function' ? entry(...values) : fail(name)();
  };

  const exceptions = exceptionImports({ memory, call });

  const env: WebAssembly.ModuleImports = {
    memory,
    table,
    ...exceptions.imports,
    _embind_register_class_constructor: (...a: number[]) => {
      construct = bind(a[4] ?? 0, a[5] ?? 0);
    },
    _embind_register_class_property: (...a: number[]) => {
      if (a[8]) setters.set(text(a[1] ?? 0), bind(a[8], a[9] ?? 0));
    },
    _embind_register_class_function: (...a: number[]) => {
      methods.set(text(a[1] ?? 0), bind(a[5] ?? 0, a[6] ?? 0));
    },
    emscripten_memcpy_big: (to: number, from: number, size: number) => {
      u8().copyWithin(to, from, from + size);
      return to;
    },
    emscripten_resize_heap: (wanted: number) => {
      const have = memory.buffer.byteLength;
      memory.grow(Math.ceil((Math.max(wanted >>> 0, have * 1.25) - have) / PAGE));
      return 1;
    },
    // A fixed clock keeps the output of the encoder deterministic.
    gettimeofday: (address: number) => {
      view().setUint32(address, 0, true);
      view().setUint32(address + 4, 0, true);
      return 0;
    },
    __sys_open: () => FILE_DESCRIPTOR,
    // mp4v2 reads only the size of the file.
    __sys_stat64: (_path: number, stat: number) => {
      u8().fill(0, stat, stat + STAT_BYTES);
      view().setUint32(stat + STAT_SIZE_OFFSET, file.content().length, true);
      return 0;
    },
  };
  const wasi: WebAssembly.ModuleImports = {
    fd_write: (fd: number, vectors: number, count: number, written: number) => {
      const at = view();
      let total = 0;
      for (let i = 0; i < count; i++) {
        const start = at.getUint32(vectors + i * 8, true);
        const size = at.getUint32(vectors + i * 8 + 4, true);
        if (fd === FILE_DESCRIPTOR) file.write(u8().subarray(start, start + size));
        total += size;
      }
      at.setUint32(written, total, true);
      return 0;
    },
    fd_read: (_fd: number, vectors: number, count: number, read: number) => {
      const at = view();
      let total = 0;
      for (let i = 0; i < count; i++) {
        const start = at.getUint32(vectors + i * 8, true);
        const size = at.getUint32(vectors + i * 8 + 4, true);
        total += file.read(u8().subarray(start, start + size));
      }
      at.setUint32(read, total, true);
      return 0;
    },
    // The 64-bit offset arrives as two halves.
    fd_seek: (_fd: number, low: number, high: number, whence: number, result: number) => {
      const position = file.seek(high * 2 ** 32 + (low >>> 0), whence);
      view().setUint32(result, position >>> 0, true);
      view().setUint32(result + 4, Math.floor(position / 2 ** 32), true);
      return 0;
    },
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
  };

  for (const { module, name, kind } of WebAssembly.Module.imports(wasm)) {
    const host = module === 'env' ? env : wasi;
    if (kind !== 'function' || name in host) continue;
    if (name.startsWith('invoke_')) host[name] = exceptions.invoke(name.slice('invoke_'.length));
    else host[name] = mayBeIgnored(name) ? () => 0 : fail(name);
  }
  const instance = await WebAssembly.instantiate(wasm, {
    env,
    wasi_snapshot_preview1: wasi,
  });
  exports = instance.exports;
  view().setUint32(HEAP_TOP_ADDRESS, HEAP_BASE, true);
  call('__wasm_call_ctors');

  if (!construct) throw new Error('the H.264 encoder offers no constructor');
  const encoder = construct.call(construct.context);
  const set = (name: string, value: number): void => {
    const setter = setters.get(name);
    if (!setter) throw new Error(`the H.264 encoder has no setting ${name}`);
    setter.call(setter.context, encoder, value);
  };
  const run = (name: string, ...values: number[]): void => {
    const method = methods.get(name);
    if (!method) throw new Error(`the H.264 encoder has no method ${name}`);
    method.call(method.context, encoder, ...values);
  };

  set('width', options.width);
  set('height', options.height);
  set('frameRate', options.fps);
  set('speed', options.speed);
  set('quantizationParameter', options.quantizer);
  set('groupOfPictures', options.fps * 2);
  run('initialize');

  const frameBytes = (options.width * options.height * 3) / 2;
  const frame = call('malloc', frameBytes + 4);
  if (frame === 0) throw new Error('no memory for a video frame');
  view().setUint32(frame, frameBytes, true);

  return {
    name: 'minih264',
    add: async (yuv) => {
      u8().set(yuv, frame + 4);
      run('addFrameYuv', frame);
    },
    finish: async (): Promise<VideoStream> => {
      run('finalize');
      return readVideoStream(file.content());
    },
    close: () => undefined,
  };
}

/** Imports that may return 0: registration of unused types, and file flags. */
function mayBeIgnored(name: string): boolean {
  return /^(_embind_|fd_close|__sys_(fcntl64|ioctl)|environ_get)/.test(name);
}
