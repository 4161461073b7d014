export const RENDER_STYLES = ['realistic', 'artistic', 'anime', '3d'] as const;
export type ImageStyle = (typeof RENDER_STYLES)[number];

export interface RenderImageRequest {
  readonly prompt: string;
  /** 64 to 2048 pixels. */
  readonly width: number;
  readonly height: number;
  readonly style: ImageStyle;
  /** 1 to 100: a quick draft at the low end, finer detail and smoother edges at the high end. */
  readonly steps: number;
  readonly seed: number;
  /** The size was not requested: a use that the prompt names may have another shape. */
  readonly isSizeFree?: boolean;
}
