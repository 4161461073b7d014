import type { Artifact, EngineTools } from '../engine.ts';
import { encodePng } from '../picture/png.ts';
import type { Frame } from './compose.ts';
import { FORMATS, type Resolution } from './format.ts';
import { firstFrame, shoot } from './shoot.ts';

export interface FilmRequest {
  readonly prompt: string;
  readonly type: 'text-to-video' | 'image-to-video' | 'avatar';
  /** 5 to 60. */
  readonly seconds: number;
  readonly resolution: Resolution;
  /** The user's own picture: PNG, JPEG or WebP. */
  readonly image?: Uint8Array | undefined;
  readonly seed: number;
  /** A faster encoder, when the machine has one. */
  readonly ffmpegPath?: string | undefined;
  readonly voicePackRoots?: readonly string[] | undefined;
}

/**
 * A film as MP4 with H.264 (baseline) and AAC: what every browser, phone, editor and television plays without
 * an extra codec, where WebM still fails on older Apple devices and in many editors.
 */
export async function renderFilm(request: FilmRequest, tools: EngineTools): Promise<Artifact> {
  return shoot(request, FORMATS[request.resolution], tools);
}

/** The opening picture of the film as PNG. */
export async function posterFrame(request: FilmRequest, tools: EngineTools): Promise<Uint8Array> {
  const frame = await firstFrame(request, FORMATS[request.resolution], tools);
  return encodePng(rgbaOf(frame), frame.width, frame.height);
}

function rgbaOf(frame: Frame): Uint8ClampedArray {
  return new Uint8ClampedArray(frame.pixels.buffer, frame.pixels.byteOffset, frame.pixels.byteLength);
}
