import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { OctetError, systemCode } from '../errors.ts';

/** The methods of Node's writable streams that octet calls; `DirectOutput` has the same. */
export interface OutputStream {
  write(chunk: string | Uint8Array, done?: (error?: Error | null) => void): boolean;
  on(event: 'error' | 'drain' | 'close' | 'resize', listener: (error: Error) => void): unknown;
  once(event: 'error' | 'drain' | 'close' | 'resize', listener: () => void): unknown;
  off(event: 'error' | 'drain' | 'close' | 'resize', listener: () => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
  /** Node's own, called at SIGWINCH: reads the size again and emits `resize` if it has changed. */
  _refreshSize?(): void;
}

/** Packages that paint on a terminal want all of Node's stream, which a terminal is. */
export function paintedStream(stream: OutputStream): Writable {
  if (!isNodeStream(stream)) throw new Error('only a terminal can be painted on');
  return stream;
}

const isNodeStream = (stream: OutputStream): stream is OutputStream & Writable => 'writableLength' in stream;

const DONE = Promise.resolve();

/** Rejects for callers that await it; others get the failure at the flush. */
function rejected(failure: OctetError): Promise<void> {
  const promise = Promise.reject(failure);
  // Awaiting callers still get the error; this only prevents an unhandled rejection.
  promise.catch(() => {});
  return promise;
}

const REASONS: Record<string, string> = {
  ENOSPC: 'no space left on device',
  EDQUOT: 'disk quota exceeded',
  EFBIG: 'the file would be too large',
  EIO: 'input/output error',
  EBADF: 'it is closed',
};

/** A closed pipe is no error: `… | head -1` succeeds. */
function isReaderGone(code: string | undefined): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || code === 'ECONNRESET';
}

const sinks = new WeakMap<OutputStream, Sink>();

/** The one sink of a stream: several terminals over it share its order, its reader and its failures. */
export function sinkOf(stream: OutputStream, name: string, forgiving = false): Sink {
  const known = sinks.get(stream);
  if (known) return known;
  const made = new Sink(stream, name, forgiving);
  sinks.set(stream, made);
  return made;
}

/**
 * One output stream: writes in order, waits when the reader is slow, knows when the reader left, and reports a full
 * disk even when it shows only after the write was accepted.
 */
export class Sink {
  gone = false;
  #failure: OctetError | undefined;
  #waiting: Promise<void> | undefined;
  #pending = 0;
  #idle: (() => void)[] = [];
  readonly #onGone: (() => void)[] = [];
  readonly #file: number | undefined;

  constructor(
    private readonly stream: OutputStream,
    private readonly name: string,
    /** Failing to print a note must not fail the command. */
    private readonly forgiving = false,
  ) {
    // Node writes to files with one call and takes a short write, as a nearly full disk gives, for success.
    const kind = '_type' in stream ? stream._type : undefined;
    if (kind === 'fs' && typeof stream.fd === 'number') this.#file = stream.fd;
    stream.on('error', (error: Error) => this.#fail(error));
  }

  onGone(callback: () => void): void {
    if (this.gone) callback();
    else this.#onGone.push(callback);
  }

  write(chunk: string | Uint8Array): Promise<void> {
    if (this.#failure) return rejected(this.#failure);
    if (this.gone || chunk.length === 0) return DONE;
    if (this.#file !== undefined) return this.#writeFile(this.#file, chunk);
    this.#pending += 1;
    const roomLeft = this.stream.write(chunk, this.#settled);
    if (!roomLeft && !this.#waiting) {
      this.#waiting = this.#drained();
      // Callers of write get the same promise.
      this.#waiting.catch(() => {});
    }
    return this.#waiting ?? DONE;
  }

  /** Resolves when everything written so far has left this process, or the reader has. */
  async flush(): Promise<void> {
    if (this.#pending > 0 && !this.gone) await new Promise<void>((resolve) => this.#idle.push(resolve));
    if (this.#failure) throw this.#failure;
  }

  readonly #settled = (error?: Error | null): void => {
    if (error) this.#fail(error);
    this.#pending -= 1;
    if (this.#pending === 0) this.#wake();
  };

  async #drained(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.stream.once('drain', resolve);
      this.#idle.push(() => {
        this.stream.off('drain', resolve);
        resolve();
      });
    });
    this.#waiting = undefined;
    if (this.#failure) throw this.#failure;
  }

  #writeFile(file: number, chunk: string | Uint8Array): Promise<void> {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      return DONE;
    } catch (error) {
      this.#fail(error as Error);
      return this.#failure ? rejected(this.#failure) : DONE;
    }
  }

  #fail(error: Error): void {
    const code = systemCode(error);
    if (isReaderGone(code) || this.forgiving) {
      if (!this.gone) {
        this.gone = true;
        for (const callback of this.#onGone.splice(0)) callback();
      }
    } else {
      this.#failure ??= new OctetError(
        'io',
        `cannot write to ${this.name}: ${REASONS[code ?? ''] ?? error.message}`,
        undefined,
        { cause: error },
      );
    }
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
