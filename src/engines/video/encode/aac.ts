import { setImmediate as nextTurn } from 'node:timers/promises';

/** AAC-LC packets of 1,024 samples. A player skips the first `priming` samples. */
export interface AudioStream {
  /** AudioSpecificConfig for the container. */
  readonly config: Uint8Array;
  readonly packets: readonly Uint8Array[];
  readonly sampleRate: number;
  readonly channels: number;
  readonly priming: number;
  readonly bitrate: number;
}

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
}

export const PACKET_SAMPLES = 1024;
const CHANNELS = 2;
const PAGE = 65536;

/** The linker minified the export names of the module. The build checks its hash, so these letters stay valid. */
const EXPORT_NAMES = {
  memory: 'r',
  start: 's',
  open: 't',
  config: 'w',
  configSize: 'x',
  input: 'y',
  send: 'A',
  receive: 'B',
  flush: 'C',
  packet: 'E',
} as const;

export async function encodeAac(
  wasm: WebAssembly.Module,
  sound: Stereo,
  options: AacOptions,
): Promise<AudioStream> {
  const native = await instantiate(wasm);
  const memory = memoryOf(native);
  const call = (name: keyof typeof EXPORT_NAMES, ...values: (number | bigint)[]): number => {
    const entry = native[EXPORT_NAMES[name]];
    if (typeof entry !== 'function') throw new Error(`the AAC encoder has no entry ${name}`);
    return entry(...values);
  };

  call('start');
  const encoder = call('open', CHANNELS, sound.sampleRate, options.bitrate);
  if (encoder === 0) throw new Error(`the AAC encoder takes no ${sound.sampleRate} Hz sound`);
  const copy = (address: number, size: number): Uint8Array =>
    new Uint8Array(memory.buffer).slice(address, address + size);
  const config = copy(call('config', encoder), call('configSize', encoder));

  const packets: Uint8Array[] = [];
  const collect = (): void => {
    for (let size = call('receive', encoder); size > 0; size = call('receive', encoder)) {
      packets.push(copy(call('packet', encoder), size));
    }
  };
  const bytes = PACKET_SAMPLES * CHANNELS * 4;
  for (let from = 0; from < sound.left.length; from += PACKET_SAMPLES) {
    if ((from / PACKET_SAMPLES) % 64 === 0) {
      await nextTurn();
      options.signal.throwIfAborted();
    }
    const samples = new Float32Array(memory.buffer, call('input', encoder, bytes), PACKET_SAMPLES * CHANNELS);
    for (let i = 0; i < PACKET_SAMPLES; i++) {
      samples[i * 2] = sound.left[from + i] ?? 0;
      samples[i * 2 + 1] = sound.right[from + i] ?? 0;
    }
    if (call('send', encoder, BigInt(from)) < 0) throw new Error('the AAC encoder refused a packet');
    collect();
  }
  call('flush', encoder);
  collect();
  return {
    config,
    packets,
    sampleRate: sound.sampleRate,
    channels: CHANNELS,
    priming: PACKET_SAMPLES,
    bitrate: options.bitrate,
  };
}

interface AacOptions {
  readonly bitrate: number;
  readonly signal: AbortSignal;
}

function memoryOf(exports: WebAssembly.Exports): WebAssembly.Memory {
  const memory = exports[EXPORT_NAMES.memory];
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('the AAC encoder has no memory');
  return memory;
}

async function instantiate(wasm: WebAssembly.Module): Promise<WebAssembly.Exports> {
  let instance: WebAssembly.Instance | undefined;
  const memory = (): WebAssembly.Memory => memoryOf(instance?.exports ?? {});
  const zero = (): number => 0;
  const unsupported = (): number => 52;
  const stop = (): never => {
    throw new Error('the AAC encoder stopped');
  };
  const host = {
    a: zero, // fcntl
    q: zero, // ioctl
    n: zero, // openat
    f: stop, // abort
    j: stop, // exit
    k: zero, // runtime keep-alive
    l: zero, // setitimer
    d: zero, // date: fixed, so that the same sound gives the same bytes
    e: (_clock: number, _precision: bigint, result: number) => {
      new DataView(memory().buffer).setBigInt64(result, 0n, true);
      return 0;
    },
    m: (wanted: number) => {
      const have = memory().buffer.byteLength;
      memory().grow(Math.ceil((Math.max(wanted >>> 0, have * 1.2) - have) / PAGE));
      return 1;
    },
    b: zero, // environ_get
    c: (count: number, size: number) => {
      const words = new DataView(memory().buffer);
      words.setUint32(count, 0, true);
      words.setUint32(size, 0, true);
      return 0;
    },
    i: unsupported, // fd_close
    p: unsupported, // fd_fdstat_get
    h: unsupported, // fd_read
    o: unsupported, // fd_seek
    g: unsupported, // fd_write: what it would log
  };
  instance = await WebAssembly.instantiate(wasm, { a: host });
  return instance.exports;
}
