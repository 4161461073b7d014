import type { Frame } from '../compositing/frame.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { Format } from '../format.ts';
import type { FocusedAnimation } from '../video-plan.ts';
import { viewAt } from './camera.ts';
import type { ShotPlan } from './shots.ts';

interface Take {
  readonly animation: FocusedAnimation;
  readonly shot: ShotPlan;
  /** Number of the frame from the start of the video. */
  readonly number: number;
  readonly fps: number;
}

export function drawShot(frame: Frame, { animation, shot, number, fps }: Take): FrameGrade {
  const progress = (number - shot.start) / Math.max(1, shot.end - shot.start - 1);
  const view = viewAt(shot.move, shot.isQuick ? Math.min(1, progress * 3.5) : progress, animation.focus);
  return animation.draw(frame, { seconds: (number - shot.start) / fps, progress, view });
}

/** A buffer of the size at which frames are drawn, before any upscaling. */
export function emptyFrame(format: Format): Frame {
  const width = format.width / (format.enlarge ?? 1);
  const height = format.height / (format.enlarge ?? 1);
  return { width, height, pixels: new Int32Array(width * height) };
}
