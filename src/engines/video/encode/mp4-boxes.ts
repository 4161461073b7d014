/**
 * Building blocks of an ISO base media file: big-endian numbers, and boxes with a length and a four-character
 * code.
 */

export function u8(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

export function u16(...values: number[]): Uint8Array {
  const out = new DataView(new ArrayBuffer(values.length * 2));
  values.forEach((value, i) => {
    out.setUint16(i * 2, value);
  });
  return new Uint8Array(out.buffer);
}

export function i16(value: number): Uint8Array {
  return u16(value & 0xffff);
}

export function u32(...values: number[]): Uint8Array {
  const out = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, i) => {
    out.setUint32(i * 4, value);
  });
  return new Uint8Array(out.buffer);
}

/** Latin-1: one four-character code begins with the copyright sign. */
export function text(value: string): Uint8Array {
  return Uint8Array.from(value, (letter) => letter.charCodeAt(0));
}

export function zeros(count: number): Uint8Array {
  return new Uint8Array(count);
}

export function box(name: string, ...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return concat([u32(length), text(name), ...parts]);
}

/** A box with a version and flags before its content. */
export function fullBox(name: string, version: number, flags: number, ...parts: Uint8Array[]): Uint8Array {
  return box(name, u32(version * 0x1000000 + flags), ...parts);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    out.set(part, position);
    position += part.length;
  }
  return out;
}
