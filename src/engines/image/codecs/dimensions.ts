/** Reads width and height from the header, before anything is decompressed. */
export function readDimensions(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (bytes[0] === 0xff) return jpegSize(view);
    return webpSize(view, bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Walks the segments to the frame header (SOF0 to SOF15, apart from the tables that share its range). */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView, bytes: Uint8Array): { width: number; height: number } | undefined {
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const wide = view.getUint16(24, true) | (view.getUint8(26) << 16);
  const tall = view.getUint16(27, true) | (view.getUint8(29) << 16);
  return { width: wide + 1, height: tall + 1 };
}
