import type { Resolution } from './format.ts';

export interface RenderVideoRequest {
  readonly prompt: string;
  readonly type: 'text-to-video' | 'image-to-video' | 'avatar';
  /** 5 to 60. */
  readonly seconds: number;
  readonly resolution: Resolution;
  /** The user's image: PNG, JPEG or WebP. */
  readonly image?: Uint8Array | undefined;
  readonly seed: number;
  /** A faster encoder, when it is installed. */
  readonly ffmpegPath?: string | undefined;
  readonly voicePackRoots?: readonly string[] | undefined;
}
