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
  /** Nobody asked for this size: a use that the prompt names may have another form. */
  readonly isSizeFree?: boolean;
}
