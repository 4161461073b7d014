import type { Frame } from '../compositing/compositor.ts';
import type { Grade } from '../encode/yuv.ts';
import type { View } from './camera.ts';

/** Something that can be filmed: it draws any of its moments, in any order. */
export interface Act {
  draw(frame: Frame, moment: Moment): Grade;
}

export interface Moment {
  /** Since the act began. */
  readonly seconds: number;
  /** 0 to 1 of the act. */
  readonly progress: number;
  readonly view: View;
}
