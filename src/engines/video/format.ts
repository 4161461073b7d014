export type Resolution = '720p' | '1080p' | '4k';

/** Size, rate and quality of a video. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Frames are drawn smaller by this factor and upscaled. */
  readonly enlarge?: 2;
  /** Size of the painted scene, larger than the frame so that the camera can move. */
  readonly canvas: { readonly width: number; readonly height: number };
  /** 10 (best) to 51 (smallest). */
  readonly quantizer: number;
  readonly notes: readonly string[];
}

/** A wider canvas would take longer and show no more detail. */
const WIDEST = 2048;

export const FORMATS: Readonly<Record<Resolution, Format>> = {
  '720p': {
    width: 1280,
    height: 720,
    fps: 24,
    canvas: { width: 1488, height: 838 },
    quantizer: 25,
    notes: [],
  },
  '1080p': {
    width: 1920,
    height: 1080,
    fps: 24,
    canvas: { width: WIDEST, height: 1152 },
    quantizer: 26,
    notes: [],
  },
  '4k': {
    width: 3840,
    height: 2160,
    fps: 24,
    enlarge: 2,
    canvas: { width: WIDEST, height: 1152 },
    quantizer: 28,
    notes: [
      'At 4k every frame is drawn at 1920 x 1080 and enlarged to 3840 x 2160: it fills the screen, but has the detail of 1080p.',
    ],
  },
};
