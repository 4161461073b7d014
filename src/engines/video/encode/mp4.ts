import type { AudioStream } from './aac.ts';
import { PACKET_SAMPLES } from './aac.ts';
import type { VideoStream } from './h264-stream.ts';
import { box, concat, fullBox, i16, text, u8, u16, u32, zeros } from './mp4-boxes.ts';

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
const MOVIE_SCALE = 1000;
const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;
const IDENTITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

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

interface Chunk {
  readonly offset: number;
  readonly count: number;
}

interface Layout {
  readonly videoChunks: readonly Chunk[];
  readonly audioChunks: readonly Chunk[];
  /** Offset of the media data in the file. */
  readonly base: number;
}

function movieBox(movie: Movie, layout: Layout): Uint8Array {
  const duration = Math.round((movie.video.frames.length / movie.fps) * MOVIE_SCALE);
  return box(
    'moov',
    fullBox(
      'mvhd',
      0,
      0,
      u32(0, 0, MOVIE_SCALE, duration, 0x10000),
      u16(0x100, 0),
      u32(0, 0, ...IDENTITY, 0, 0, 0, 0, 0, 0),
      u32(AUDIO_TRACK + 1),
    ),
    videoTrack(movie, layout, duration),
    audioTrack(movie, layout, duration),
    tags(movie),
  );
}

function videoTrack({ width, height, fps, video }: Movie, layout: Layout, duration: number): Uint8Array {
  const scale = fps * MOVIE_SCALE;
  const count = video.frames.length;
  const keys = video.frames.flatMap((frame, i) => (frame.key ? [i + 1] : []));
  const avc1 = box(
    'avc1',
    u32(0),
    u16(0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(0x18),
    i16(-1),
    box('avcC', video.config),
    box('colr', text('nclx'), u16(1, 1, 1), u8(0)),
  );
  return box(
    'trak',
    trackHeader(VIDEO_TRACK, duration, 0, width, height),
    edits(duration, 0),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, scale, count * MOVIE_SCALE), u16(0x55c4, 0)),
      fullBox('hdlr', 0, 0, u32(0), text('vide'), u32(0, 0, 0), text('pictures\0')),
      box(
        'minf',
        fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)),
        dataInformation(),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), avc1),
          fullBox('stts', 0, 0, u32(1, count, MOVIE_SCALE)),
          fullBox('stss', 0, 0, u32(keys.length, ...keys)),
          ...sampleTables(
            video.frames.map((frame) => frame.bytes.length),
            layout.videoChunks,
            layout.base,
          ),
        ),
      ),
    ),
  );
}

function audioTrack({ audio }: Movie, layout: Layout, duration: number): Uint8Array {
  const { sampleRate, channels, packets, bitrate, config } = audio;
  const descriptor = esDescriptor(config, bitrate);
  const mp4a = box(
    'mp4a',
    u32(0),
    u16(0, 1),
    u32(0, 0),
    u16(channels, 16, 0, 0),
    u32(sampleRate * 0x10000),
    fullBox('esds', 0, 0, descriptor),
  );
  return box(
    'trak',
    trackHeader(AUDIO_TRACK, duration, 0x100, 0, 0),
    edits(duration, audio.priming),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, sampleRate, packets.length * PACKET_SAMPLES), u16(0x55c4, 0)),
      fullBox('hdlr', 0, 0, u32(0), text('soun'), u32(0, 0, 0), text('sound\0')),
      box(
        'minf',
        fullBox('smhd', 0, 0, u16(0, 0)),
        dataInformation(),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), mp4a),
          fullBox('stts', 0, 0, u32(1, packets.length, PACKET_SAMPLES)),
          ...sampleTables(
            packets.map((packet) => packet.length),
            layout.audioChunks,
            layout.base,
          ),
        ),
      ),
    ),
  );
}

function trackHeader(
  id: number,
  duration: number,
  volume: number,
  width: number,
  height: number,
): Uint8Array {
  return fullBox(
    'tkhd',
    0,
    3,
    u32(0, 0, id, 0, duration, 0, 0),
    u16(0, 0, volume, 0),
    u32(...IDENTITY, width * 0x10000, height * 0x10000),
  );
}

/** An edit list of exactly `duration`, which skips the priming samples of the codec. */
function edits(duration: number, mediaTime: number): Uint8Array {
  return box('edts', fullBox('elst', 0, 0, u32(1, duration, mediaTime), u16(1, 0)));
}

function dataInformation(): Uint8Array {
  return box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
}

function sampleTables(sizes: readonly number[], chunks: readonly Chunk[], base: number): Uint8Array[] {
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

function esDescriptor(config: Uint8Array, bitrate: number): Uint8Array {
  const specific = concat([u8(5, config.length), config]);
  const decoder = concat([u8(4, 13 + specific.length, 0x40, 0x15, 0, 0, 0), u32(bitrate, bitrate), specific]);
  const sync = u8(6, 1, 2);
  return concat([u8(3, 3 + decoder.length + sync.length), u16(AUDIO_TRACK), u8(0), decoder, sync]);
}

function tags({ title, comment }: Movie): Uint8Array {
  const item = (name: string, value: string): Uint8Array =>
    box(name, box('data', u32(1, 0), new TextEncoder().encode(value)));
  const list = box('ilst', item('\xa9nam', title), item('\xa9cmt', comment));
  const handler = fullBox('hdlr', 0, 0, u32(0), text('mdirappl'), u32(0, 0), u8(0));
  return box('udta', fullBox('meta', 0, 0, handler, list));
}
