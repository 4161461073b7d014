import type { Frame } from '../compositing/frame.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { CameraView } from './camera.ts';

/** Draws a frame for any moment, in any order. */
export interface Animation {
  draw(frame: Frame, moment: FrameTime): FrameGrade;
}

export interface FrameTime {
  /** Since the start of the shot. */
  readonly seconds: number;
  /** 0 to 1 of the shot. */
  readonly progress: number;
  readonly view: CameraView;
}
