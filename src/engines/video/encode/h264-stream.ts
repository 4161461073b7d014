/** Encoded frames in presentation order, each as length-prefixed NAL units. */
export interface VideoStream {
  /** AVCDecoderConfigurationRecord for the container. */
  readonly config: Uint8Array;
  readonly frames: readonly VideoFrame[];
}

export interface VideoFrame {
  readonly bytes: Uint8Array;
  readonly key: boolean;
}

export interface VideoEncoder {
  readonly name: string;
  /** Encodes one frame of planar 4:2:0; the array may be reused afterwards. */
  add(yuv: Uint8Array): Promise<void>;
  finish(): Promise<VideoStream>;
  /** Stops early; safe to call at any time. */
  close(): void;
}

const NAL_SLICE = 1;
const NAL_KEY_SLICE = 5;

/** Demuxes an MP4 with a single video track and one slice per frame. */
export function readVideoStream(mp4: Uint8Array): VideoStream {
  const at = new DataView(mp4.buffer, mp4.byteOffset, mp4.byteLength);
  const media = findBox(mp4, at, 'mdat');
  const config = findBox(mp4, at, 'avcC');
  if (!media || !config) throw new Error('the H.264 encoder wrote no pictures');
  const frames: VideoFrame[] = [];
  let from = media.start;
  for (let position = media.start; position + 4 < media.end; ) {
    const size = at.getUint32(position);
    const kind = (mp4[position + 4] ?? 0) & 31;
    position += 4 + size;
    if (kind !== NAL_SLICE && kind !== NAL_KEY_SLICE) continue;
    frames.push({ bytes: mp4.subarray(from, position), key: kind === NAL_KEY_SLICE });
    from = position;
  }
  return { config: mp4.slice(config.start, config.end), frames };
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

interface Span {
  readonly start: number;
  readonly end: number;
}

function findBox(bytes: Uint8Array, at: DataView, wanted: string, within?: Span): Span | undefined {
  const end = within?.end ?? bytes.length;
  for (let position = within?.start ?? 0; position + 8 <= end; ) {
    let size = at.getUint32(position);
    let header = 8;
    if (size === 1) {
      size = Number(at.getBigUint64(position + 8));
      header = 16;
    } else if (size === 0) size = end - position;
    const name = String.fromCharCode(...bytes.subarray(position + 4, position + 8));
    const inside = { start: position + header, end: position + size };
    if (name === wanted) return inside;
    // stsd has a count before its entries, avc1 a sample description before its boxes.
    const skip = CONTAINERS.has(name) ? 0 : name === 'stsd' ? 8 : name === 'avc1' ? 78 : -1;
    if (skip >= 0) {
      const found = findBox(bytes, at, wanted, { start: inside.start + skip, end: inside.end });
      if (found) return found;
    }
    position += Math.max(8, size);
  }
  return undefined;
}
