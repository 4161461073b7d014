interface MemoryFile {
  bytes: Uint8Array;
  length: number;
}

interface OpenFile {
  readonly file: MemoryFile;
  position: number;
}

/** Descriptors 0 to 2 are the standard streams, 3 the only folder. */
const FIRST_FILE_DESCRIPTOR = 4;

/** A flat file system in memory with open files by descriptor, for a program that runs once. */
export class MemoryFiles {
  private readonly files = new Map<string, MemoryFile>();
  private readonly open = new Map<number, OpenFile>();
  private next = FIRST_FILE_DESCRIPTOR;

  isOpen(descriptor: number): boolean {
    return this.open.has(descriptor);
  }

  /** The descriptor; undefined if the file is not there and may not be created. */
  openFile(
    name: string,
    { create, truncate }: { readonly create: boolean; readonly truncate: boolean },
  ): number | undefined {
    const file = this.files.get(name) ?? { bytes: new Uint8Array(1 << 16), length: 0 };
    if (!this.files.has(name)) {
      if (!create) return undefined;
      this.files.set(name, file);
    }
    if (truncate) file.length = 0;
    const descriptor = this.next;
    this.open.set(descriptor, { file, position: 0 });
    this.next += 1;
    return descriptor;
  }

  close(descriptor: number): void {
    this.open.delete(descriptor);
  }

  read(descriptor: number, length: number): Uint8Array {
    const handle = this.open.get(descriptor);
    if (!handle) return new Uint8Array();
    const end = Math.min(handle.file.length, handle.position + length);
    const chunk = handle.file.bytes.subarray(handle.position, end);
    handle.position = end;
    return chunk;
  }

  write(descriptor: number, chunk: Uint8Array): void {
    const handle = this.open.get(descriptor);
    if (!handle) return;
    const { file } = handle;
    const end = handle.position + chunk.length;
    if (end > file.bytes.length) {
      const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
      larger.set(file.bytes);
      file.bytes = larger;
    }
    file.bytes.set(chunk, handle.position);
    handle.position = end;
    file.length = Math.max(file.length, end);
  }

  /** The new position; undefined if the descriptor is not an open file. `whence` is as in lseek. */
  seek(descriptor: number, offset: number, whence: number): number | undefined {
    const handle = this.open.get(descriptor);
    if (!handle) return undefined;
    const base = whence === 0 ? 0 : whence === 1 ? handle.position : handle.file.length;
    handle.position = base + offset;
    return handle.position;
  }

  contents(): ReadonlyMap<string, Uint8Array> {
    return new Map([...this.files].map(([name, file]) => [name, file.bytes.slice(0, file.length)]));
  }
}
