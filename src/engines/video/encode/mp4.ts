import { PACKET_SAMPLES } from './aac.ts';
import { box, concat, fullBox, text, u8, u16, u32 } from './mp4-boxes.ts';
import {
  AUDIO_TRACK,
  type Chunk,
  IDENTITY_MATRIX,
  type MediaLayout,
  MOVIE_SCALE,
  type Movie,
} from './mp4-layout.ts';
import { audioTrack, videoTrack } from './mp4-tracks.ts';

/**
 * Muxes an MP4 with the index first, so that it plays before it is loaded, and interleaved by seconds, so
 * that it seeks well. Creation times are zero ("unknown"), so that the same video has the same bytes.
 */
export function muxMp4(movie: Movie): Uint8Array {
  const { video, audio, fps } = movie;
  const seconds = Math.ceil(video.frames.length / fps);
  const videoChunks: Chunk[] = [];
  const audioChunks: Chunk[] = [];
  const media: Uint8Array[] = [];
  let offset = 0;
  let packet = 0;
  const place = (chunks: Chunk[], parts: readonly Uint8Array[]): void => {
    if (parts.length === 0) return;
    chunks.push({ offset, count: parts.length });
    for (const part of parts) {
      media.push(part);
      offset += part.length;
    }
  };
  for (let second = 0; second < seconds; second++) {
    place(
      videoChunks,
      video.frames.slice(second * fps, (second + 1) * fps).map((frame) => frame.bytes),
    );
    const last = second === seconds - 1;
    const until = last ? audio.packets.length : Math.ceil(((second + 1) * audio.sampleRate) / PACKET_SAMPLES);
    place(audioChunks, audio.packets.slice(packet, until));
    packet = Math.max(packet, until);
  }

  const head = box('ftyp', text('isom'), u32(0x200), text('isomiso2avc1mp41'));
  const index = (base: number): Uint8Array => movieBox(movie, { videoChunks, audioChunks, base });
  // The index holds absolute offsets, which depend on its own length: it is built twice.
  const base = head.length + index(0).length + 8;
  return concat([head, index(base), u32(offset + 8), text('mdat'), ...media]);
}

function movieBox(movie: Movie, layout: MediaLayout): Uint8Array {
  const duration = Math.round((movie.video.frames.length / movie.fps) * MOVIE_SCALE);
  return box(
    'moov',
    fullBox(
      'mvhd',
      0,
      0,
      u32(0, 0, MOVIE_SCALE, duration, 0x10000),
      u16(0x100, 0),
      u32(0, 0, ...IDENTITY_MATRIX, 0, 0, 0, 0, 0, 0),
      u32(AUDIO_TRACK + 1),
    ),
    videoTrack(movie, layout, duration),
    audioTrack(movie, layout, duration),
    tags(movie),
  );
}

function tags({ title, comment }: Movie): Uint8Array {
  const item = (name: string, value: string): Uint8Array =>
    box(name, box('data', u32(1, 0), new TextEncoder().encode(value)));
  const list = box('ilst', item('\xa9nam', title), item('\xa9cmt', comment));
  const handler = fullBox('hdlr', 0, 0, u32(0), text('mdirappl'), u32(0, 0), u8(0));
  return box('udta', fullBox('meta', 0, 0, handler, list));
}
