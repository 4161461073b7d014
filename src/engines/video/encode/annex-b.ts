import type { VideoFrame, VideoStream } from './h264-stream.ts';
import { concat, u8, u16, u32 } from './mp4-boxes.ts';

const NAL = { slice: 1, key: 5, parameters: 7, pictureParameters: 8 } as const;

/** Reads frames from an Annex B stream of NAL units; x264 may split a frame into several slices. */
export function fromAnnexB(bytes: Uint8Array): VideoStream {
  let sps: Uint8Array | undefined;
  let pps: Uint8Array | undefined;
  const frames: VideoFrame[] = [];
  let parts: Uint8Array[] = [];
  let key = false;
  const close = (): void => {
    if (parts.length > 0) frames.push({ bytes: concat(parts), key });
    parts = [];
    key = false;
  };
  for (const unit of unitsOf(bytes)) {
    const kind = (unit[0] ?? 0) & 31;
    if (kind === NAL.parameters) sps = unit;
    else if (kind === NAL.pictureParameters) pps = unit;
    else if (kind === NAL.slice || kind === NAL.key) {
      // first_mb_in_slice is 0 when the leading bit is 1: a new frame begins.
      if ((unit[1] ?? 0) & 0x80) close();
      parts.push(u32(unit.length), unit);
      if (kind === NAL.key) key = true;
    }
  }
  close();
  if (!sps || !pps) throw new Error('the video stream has no parameters');
  const config = concat([
    u8(1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1),
    u16(sps.length),
    sps,
    u8(1),
    u16(pps.length),
    pps,
    // High profiles also state chroma format and bit depth: 4:2:0, 8 bits.
    ...((sps[1] ?? 0) >= 100 ? [u8(0xfd, 0xf8, 0xf8, 0)] : []),
  ]);
  return { config, frames };
}

function* unitsOf(bytes: Uint8Array): Generator<Uint8Array> {
  let start = -1;
  for (let i = 0; i + 2 < bytes.length; i++) {
    if (bytes[i] !== 0 || bytes[i + 1] !== 0 || bytes[i + 2] !== 1) continue;
    if (start >= 0) yield trimZeros(bytes.subarray(start, i));
    start = i + 3;
    i += 2;
  }
  if (start >= 0) yield trimZeros(bytes.subarray(start));
}

/** The first zero of a four-byte start code ends up at the end of the previous unit. */
function trimZeros(unit: Uint8Array): Uint8Array {
  let end = unit.length;
  while (end > 0 && unit[end - 1] === 0) end--;
  return unit.subarray(0, end);
}
