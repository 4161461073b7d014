import type { EngineTools } from '../engine.ts';
import { FORMATS, type Resolution } from './format.ts';
import { type Film, shoot } from './shoot.ts';

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
export async function renderFilm(request: FilmRequest, tools: EngineTools): Promise<Film> {
  return shoot(request, FORMATS[request.resolution], tools);
}
