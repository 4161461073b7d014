import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + body.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(body, 8);
  view.setUint32(8 + body.length, crc32(out.subarray(4, 8 + body.length)));
  return out;
}

/** iTXt is UTF-8; tEXt is Latin-1 and read by more programs, so plain ASCII goes there. */
function textChunk(keyword: string, text: string): Uint8Array {
  const plain = /^[\n\x20-\x7e]*$/.test(text);
  const encoder = new TextEncoder();
  const body = encoder.encode(plain ? `${keyword}\0${text}` : `${keyword}\0\0\0\0\0${text}`);
  return chunk(plain ? 'tEXt' : 'iTXt', body);
}

/** Filter type 2 (up), and type 1 (sub) for the first row: differences compress best. */
function filtered(rgba: Uint8ClampedArray, width: number, height: number, channels: 3 | 4): Uint8Array {
  const line = width * channels + 1;
  const raw = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const to = y * line;
    raw[to] = y === 0 ? 1 : 2;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const before = y === 0 ? (x === 0 ? -1 : from - 4) : from - width * 4;
      for (let c = 0; c < channels; c++) {
        const base = before < 0 ? 0 : (rgba[before + c] as number);
        raw[to + 1 + x * channels + c] = (rgba[from + c] as number) - base;
      }
    }
  }
  return raw;
}

/** A PNG of straight RGBA; without any transparency it is written as RGB. */
export function encodePng(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  text: Readonly<Record<string, string>> = {},
): Uint8Array {
  let opaque = true;
  for (let k = 3; opaque && k < rgba.length; k += 4) opaque = rgba[k] === 255;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  header[9] = opaque ? 2 : 6;
  const parts = [
    SIGNATURE,
    chunk('IHDR', header),
    ...Object.entries(text).map(([keyword, value]) => textChunk(keyword, value)),
    chunk('IDAT', deflateSync(filtered(rgba, width, height, opaque ? 3 : 4), { level: 5 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
