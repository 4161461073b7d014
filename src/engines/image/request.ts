export const STYLES = ['realistic', 'artistic', 'anime', '3d'] as const;
export type Style = (typeof STYLES)[number];

export interface PictureRequest {
  readonly prompt: string;
  /** 64 to 2048 pixels. */
  readonly width: number;
  readonly height: number;
  readonly style: Style;
  /** 1 to 100: a quick draft at the low end, finer detail and smoother edges at the high end. */
  readonly steps: number;
  readonly seed: number;
}
