import { EventEmitter } from 'node:events';
import { constants, fstatSync, openSync, type Stats, statSync, writeSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import type { OutputStream } from './sink.ts';

/** A write to a socket may block, but its buffer, which no other process fills, has room for this much. */
const MOST_SOCKET_BYTES = 16 * 1024;

interface Target {
  readonly fd: number;
  /** The rest goes through Node's own stream. */
  readonly mostBytes: number;
  readonly isFile?: boolean;
}

/**
 * The file or pipe behind a descriptor, as a stream that costs nothing to open: for process.stdout, Node loads its
 * modules for streams and sockets. Bytes for which a pipe has no room go to the stream that `open` returns, and so does
 * everything for a terminal.
 */
export function outputOf(fd: 1 | 2, open: () => OutputStream): OutputStream {
  const target = targetOf(fd);
  return target ? new DirectOutput(target, open) : open();
}

function targetOf(fd: number): Target | undefined {
  try {
    const facts = fstatSync(fd);
    if (facts.isFile() || isNull(facts)) return { fd, mostBytes: Number.POSITIVE_INFINITY, isFile: true };
    if (facts.isSocket()) return { fd, mostBytes: MOST_SOCKET_BYTES };
    if (!facts.isFIFO()) return undefined;
    // Opened again, because other programs share the descriptor: for them it must go on waiting.
    const again = openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
    return { fd: again, mostBytes: Number.POSITIVE_INFINITY };
  } catch {
    // Closed, another user's, or a system that has no such files.
    return undefined;
  }
}

function isNull({ rdev }: Stats): boolean {
  return rdev !== 0 && rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

type Done = (error?: Error | null) => void;

class DirectOutput extends EventEmitter implements OutputStream {
  /** The name that Node gives it on its own streams. */
  readonly _type: 'fs' | 'pipe';
  readonly fd: number;
  readonly #open: () => OutputStream;
  #left: number;
  #slow: OutputStream | undefined;

  constructor({ fd, mostBytes, isFile = false }: Target, open: () => OutputStream) {
    super();
    this._type = isFile ? 'fs' : 'pipe';
    this.fd = fd;
    this.#left = mostBytes;
    this.#open = open;
  }

  write(chunk: string | Uint8Array, done?: Done): boolean {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let written = 0;
    try {
      while (written < bytes.length && bytes.length - written <= this.#left) {
        const count = writeSync(this.fd, bytes, written);
        written += count;
        this.#left -= count;
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (systemCode(error) !== 'EAGAIN') {
        process.nextTick(() => this.#failed(error, done));
        return true;
      }
    }
    if (written < bytes.length) return this.#slowly().write(bytes.subarray(written), done);
    if (done) process.nextTick(done);
    return true;
  }

  #failed(error: Error, done: Done | undefined): void {
    done?.(error);
    this.emit('error', error);
  }

  #slowly(): OutputStream {
    this.#left = 0;
    if (this.#slow) return this.#slow;
    const slow = this.#open();
    this.#slow = slow;
    slow.on('error', (error) => void this.emit('error', error));
    slow.on('drain', () => void this.emit('drain'));
    slow.on('close', () => void this.emit('close'));
    return slow;
  }
}
