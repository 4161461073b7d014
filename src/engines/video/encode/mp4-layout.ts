import type { AudioStream } from './aac.ts';
import type { VideoStream } from './h264-stream.ts';
import { fullBox, u32 } from './mp4-boxes.ts';

export interface Movie {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly video: VideoStream;
  readonly audio: AudioStream;
  readonly title: string;
  readonly comment: string;
}

/** Timescale of the movie. The timescale of the video track is chosen so that a frame lasts `MOVIE_SCALE` units. */
export const MOVIE_SCALE = 1000;

export const VIDEO_TRACK = 1;

export const AUDIO_TRACK = 2;

export const IDENTITY_MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

export interface Chunk {
  readonly offset: number;
  readonly count: number;
}

export interface MediaLayout {
  readonly videoChunks: readonly Chunk[];
  readonly audioChunks: readonly Chunk[];
  /** Offset of the media data in the file. */
  readonly base: number;
}

export function sampleTables(sizes: readonly number[], chunks: readonly Chunk[], base: number): Uint8Array[] {
  const runs: number[] = [];
  let previous = -1;
  for (const [i, chunk] of chunks.entries()) {
    if (chunk.count !== previous) runs.push(i + 1, chunk.count, 1);
    previous = chunk.count;
  }
  return [
    fullBox('stsc', 0, 0, u32(runs.length / 3, ...runs)),
    fullBox('stsz', 0, 0, u32(0, sizes.length, ...sizes)),
    fullBox('stco', 0, 0, u32(chunks.length, ...chunks.map((chunk) => base + chunk.offset))),
  ];
}
