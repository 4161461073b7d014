export const IMAGE_STYLES = ['realistic', 'artistic', 'anime', '3d'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

export interface ImageRequest {
  readonly prompt: string;
  /** 64 to 2048 pixels. */
  readonly width: number;
  readonly height: number;
  readonly style: ImageStyle;
  /** 1 to 100: a quick draft at the low end, finer detail and smoother edges at the high end. */
  readonly steps: number;
  readonly seed: number;
}
