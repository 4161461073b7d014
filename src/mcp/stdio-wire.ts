import type { Readable } from 'node:stream';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { isObject } from '../contract/shape.ts';
import type { InitializeReply } from './initialize-reply.ts';

/** Longest message; arguments hold no more than a picture as text. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The part of a stream that messages are written to. */
export interface WireOutput {
  write(text: string, done: () => void): unknown;
  on(event: 'error' | 'close', listener: () => void): unknown;
}

export interface WireOptions {
  readonly stdin: Readable;
  readonly stdout: WireOutput;
  /** Answers the first message at once, if it can. */
  readonly answer: (message: unknown) => InitializeReply | undefined;
  /** A message that cannot be read. */
  readonly onUnreadable: (why: string) => void;
}

/**
 * One JSON message a line over standard input and output. It reads from the beginning and hands messages on once the
 * SDK is there; it ends when either stream does, because then the client is gone.
 */
export class StdioWire implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** Resolves when the first message is there. */
  readonly opened: Promise<void>;
  readonly ended: Promise<void>;

  #deliver: ((message: JSONRPCMessage) => void) | undefined;
  readonly #waiting: JSONRPCMessage[] = [];
  #answered: string | number | undefined;
  #unfinished: Buffer[] = [];
  #length = 0;
  #isClosed = false;
  #isFirst = true;
  #open = (): void => {};
  #end = (): void => {};

  constructor(private readonly options: WireOptions) {
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const { stdin, stdout } = options;
    stdin.on('data', this.#take).on('end', this.#leave).on('close', this.#leave).on('error', this.#leave);
    stdout.on('error', this.#leave);
    stdout.on('close', this.#leave);
  }

  set onmessage(deliver: ((message: JSONRPCMessage) => void) | undefined) {
    this.#deliver = deliver;
  }

  async start(): Promise<void> {
    for (const message of this.#waiting.splice(0)) this.#deliver?.(message);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return;
    if ('id' in message && this.#answered !== undefined && message.id === this.#answered) {
      this.#answered = undefined;
      return;
    }
    await this.#write(message);
  }

  async close(): Promise<void> {
    this.#leave();
  }

  readonly #leave = (): void => {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { stdin } = this.options;
    stdin.off('data', this.#take);
    stdin.destroy();
    this.#open();
    this.#end();
    this.onclose?.();
  };

  readonly #take = (chunk: Buffer): void => {
    let rest = chunk;
    for (let at = rest.indexOf(10); at !== -1; at = rest.indexOf(10)) {
      this.#hold(rest.subarray(0, at));
      this.#line(Buffer.concat(this.#unfinished).toString('utf8'));
      this.#unfinished = [];
      this.#length = 0;
      rest = rest.subarray(at + 1);
    }
    this.#hold(rest);
  };

  #hold(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length <= MOST_BYTES) return void this.#unfinished.push(piece);
    this.options.onUnreadable(`a message is larger than ${MOST_BYTES / 1024 / 1024} MiB`);
    this.#leave();
  }

  #line(text: string): void {
    if (text.trim() === '' || this.#isClosed) return;
    const message = messageIn(text);
    if (message === undefined) {
      this.options.onUnreadable('a line is not a JSON-RPC message');
      return;
    }
    if (this.#isFirst) this.#first(message);
    if (this.#deliver) this.#deliver(message);
    else this.#waiting.push(message);
  }

  #first(message: JSONRPCMessage): void {
    this.#isFirst = false;
    const reply = this.options.answer(message);
    if (reply) {
      this.#answered = reply.id;
      void this.#write(reply);
    }
    this.#open();
  }

  /** Waits while the client does not read. */
  #write(message: object): Promise<void> {
    const { stdout } = this.options;
    return new Promise((resolve) => {
      stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }
}

function messageIn(text: string): JSONRPCMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : undefined;
  } catch {
    // The caller says that the line cannot be read.
    return undefined;
  }
}

/** The rest is checked by the SDK, method by method. */
function isMessage(value: unknown): value is JSONRPCMessage {
  return isObject(value) && value.jsonrpc === '2.0';
}
