import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { H264Options } from './h264.ts';
import type { VideoEncoder, VideoFrame, VideoStream } from './h264-stream.ts';
import { concat, u8, u16, u32 } from './mp4-boxes.ts';

/**
 * Encodes with an installed ffmpeg: several times faster, and smaller files. Without libx264 it fails at the
 * first frames, and the caller uses the built-in encoder.
 */
export function openFfmpeg(path: string, options: Omit<H264Options, 'speed'>): VideoEncoder {
  const { width, height, fps, quantizer } = options;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${width}x${height}`,
    '-r',
    `${fps}`,
    '-i',
    'pipe:0',
  ];
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', `${quantizer - 4}`];
  // No B-frames, which keeps muxing simple, and a fixed number of threads, which keeps the bytes the same.
  const order = [
    '-bf',
    '0',
    '-g',
    `${fps * 2}`,
    '-sc_threshold',
    '0',
    '-threads',
    '2',
    '-flags',
    '+bitexact',
  ];
  const colour = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  const child = spawn(
    path,
    ['-v', 'error', '-nostdin', ...input, ...codec, ...order, ...colour, '-f', 'h264', 'pipe:1'],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    },
  );
  const pieces: Buffer[] = [];
  let complaint = '';
  let broken: Error | undefined;
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr.on('data', (piece: Buffer) => {
    complaint = (complaint + piece.toString('latin1')).slice(-2000);
  });
  // Without listeners, a failed start or a closed pipe would be an uncaught exception.
  child.on('error', (error) => {
    broken = error;
  });
  child.stdin.on('error', (error) => {
    broken ??= error;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
  const failure = (): Error =>
    new Error(
      `ffmpeg could not encode the film: ${complaint.trim() || broken?.message || 'no reason given'}`,
    );

  return {
    name: 'ffmpeg libx264',
    add: async (yuv) => {
      if (broken || child.exitCode !== null) throw failure();
      // A copy: the pipe keeps a reference until it is written, and the caller reuses the array.
      if (!child.stdin.write(Buffer.from(yuv))) await Promise.race([once(child.stdin, 'drain'), ended]);
    },
    finish: async (): Promise<VideoStream> => {
      child.stdin.end();
      const status = await ended;
      if (status !== 0 || broken) throw failure();
      return fromAnnexB(Buffer.concat(pieces));
    },
    close: () => {
      if (child.exitCode === null) child.kill('SIGKILL');
    },
  };
}

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
