import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';

/** A stream that keeps what it is given, as a file or a pipe would. */
export class CapturedStream extends Writable {
  readonly isTTY: boolean | undefined = undefined;
  readonly columns: number | undefined = undefined;
  readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.chunks.push(Buffer.from(chunk));
    this.emit('captured');
    done();
  }

  /** Resolves when the text has been written, however long the writer takes. */
  async until(text: string): Promise<void> {
    while (!this.text.includes(text)) await once(this, 'captured');
  }

  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }

  get lines(): string[] {
    return this.text.split('\n').slice(0, -1);
  }
}

/** The same with a person looking at it. */
export class FakeTerminalStream extends CapturedStream {
  override readonly isTTY = true;
  override columns: number;
  /** The width that the terminal has by now; the stream knows it when it asks. */
  nextColumns: number;

  constructor(columns = 80) {
    super();
    this.columns = columns;
    this.nextColumns = columns;
  }

  _refreshSize(): void {
    if (this.nextColumns === this.columns) return;
    this.columns = this.nextColumns;
    this.emit('resize');
  }

  clearLine(): boolean {
    return this.write('\x1b[2K');
  }

  cursorTo(column: number): boolean {
    return this.write(`\x1b[${column + 1}G`);
  }

  moveCursor(): boolean {
    return true;
  }
}

/** A reader that takes nothing until it is told to. */
export class SlowStream extends CapturedStream {
  #waiting: (() => void)[] = [];

  constructor() {
    super({ highWaterMark: 16 });
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#waiting.push(() => super._write(chunk, encoding, done));
  }

  /** Takes the next piece. */
  read(): void {
    this.#waiting.shift()?.();
  }

  get stuck(): boolean {
    return this.#waiting.length > 0;
  }
}

/** Every write fails with a system error, as a closed pipe or a full disk makes it. */
export class FailingStream extends CapturedStream {
  constructor(private readonly code: string) {
    super();
  }

  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    done(Object.assign(new Error(`write ${this.code}`), { code: this.code }));
  }
}

/** Standard input with a person at the keys. */
export class FakeKeyboard extends Readable {
  readonly isTTY = true;
  readonly rawModes: boolean[] = [];

  override _read(): void {}

  setRawMode(on: boolean): this {
    this.rawModes.push(on);
    return this;
  }
}
