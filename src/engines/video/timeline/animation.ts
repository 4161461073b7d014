import type { Frame } from '../compositing/compositor.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { CameraView } from './camera.ts';

/** Something that can be filmed: it draws any of its moments, in any order. */
export interface Animation {
  draw(frame: Frame, moment: FrameTime): FrameGrade;
}

export interface FrameTime {
  /** Since the animation began. */
  readonly seconds: number;
  /** 0 to 1 of the animation. */
  readonly progress: number;
  readonly view: CameraView;
}
