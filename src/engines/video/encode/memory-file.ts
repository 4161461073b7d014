/** A growing file in memory, for the file system calls of the H.264 encoder. */
export class MemoryFile {
  private bytes = new Uint8Array(1 << 20);
  private length = 0;
  private position = 0;

  write(chunk: Uint8Array): void {
    const end = this.position + chunk.length;
    if (end > this.bytes.length) this.grow(end);
    this.bytes.set(chunk, this.position);
    this.position = end;
    this.length = Math.max(this.length, end);
  }

  read(into: Uint8Array): number {
    const from = this.bytes.subarray(this.position, Math.min(this.length, this.position + into.length));
    into.set(from);
    this.position += from.length;
    return from.length;
  }

  /** `whence` as in lseek: 0 from the start, 1 from the current position, 2 from the end. */
  seek(offset: number, whence: number): number {
    const base = whence === 0 ? 0 : whence === 1 ? this.position : this.length;
    this.position = base + offset;
    return this.position;
  }

  content(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
