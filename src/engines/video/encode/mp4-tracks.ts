import { PACKET_SAMPLES } from './aac.ts';
import { box, concat, fullBox, i16, text, u8, u16, u32, zeros } from './mp4-boxes.ts';
import {
  AUDIO_TRACK,
  IDENTITY_MATRIX,
  type MediaLayout,
  MOVIE_SCALE,
  type Movie,
  sampleTables,
  VIDEO_TRACK,
} from './mp4-layout.ts';

export function videoTrack(
  { width, height, fps, video }: Movie,
  layout: MediaLayout,
  duration: number,
): Uint8Array {
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

export function audioTrack({ audio }: Movie, layout: MediaLayout, duration: number): Uint8Array {
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
    u32(...IDENTITY_MATRIX, width * 0x10000, height * 0x10000),
  );
}

/** An edit list of exactly `duration`, which skips the priming samples of the codec. */
function edits(duration: number, mediaTime: number): Uint8Array {
  return box('edts', fullBox('elst', 0, 0, u32(1, duration, mediaTime), u16(1, 0)));
}

function dataInformation(): Uint8Array {
  return box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
}

function esDescriptor(config: Uint8Array, bitrate: number): Uint8Array {
  const specific = concat([u8(5, config.length), config]);
  const decoder = concat([u8(4, 13 + specific.length, 0x40, 0x15, 0, 0, 0), u32(bitrate, bitrate), specific]);
  const sync = u8(6, 1, 2);
  return concat([u8(3, 3 + decoder.length + sync.length), u16(AUDIO_TRACK), u8(0), decoder, sync]);
}
