import type { SavingFlags } from '../../jobs/job-options.ts';

export interface PictureFlags extends SavingFlags {
  /** Undefined: where a person looks at a terminal. */
  readonly preview?: boolean;
  readonly maxCredits?: number;
  readonly data?: string;
}

export interface ImageGenerateFlags extends PictureFlags {
  readonly model?: string;
  readonly size?: string;
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly style?: string;
  readonly count?: number;
}

export interface EditFlags extends PictureFlags {
  readonly model?: string;
}

export interface UpscaleFlags extends PictureFlags {
  readonly scale: string;
}
