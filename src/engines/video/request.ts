import type { Resolution } from './format.ts';

export interface VideoRequest {
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
