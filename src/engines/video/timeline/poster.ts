import type { EngineTools } from '../../engine.ts';
import { encodePng } from '../../image/codecs/png.ts';
import type { Frame } from '../compositing/frame.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { Format } from '../format.ts';
import type { VideoPlan } from '../video-plan.ts';
import { drawShot, emptyFrame } from './draw-shot.ts';

interface OpeningFrame {
  readonly frame: Frame;
  readonly grade: FrameGrade;
}

/** Draws the first frame of the video. */
export async function firstFrameOf(
  plan: VideoPlan,
  format: Format,
  tools: EngineTools,
): Promise<OpeningFrame> {
  const frame = emptyFrame(format);
  const [shot] = plan.shots;
  const animation = await plan.animate(shot, tools);
  return { frame, grade: drawShot(frame, { animation, shot, number: shot.start, fps: format.fps }) };
}

/** Encodes a frame as PNG, with its colour grade. */
export function posterFrom({ frame, grade }: OpeningFrame): Uint8Array {
  const { pixels, width, height } = frame;
  const rgba = new Uint8ClampedArray(pixels.length * 4);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number;
    rgba[i * 4] = (pixel & 255) * grade.red;
    rgba[i * 4 + 1] = ((pixel >>> 8) & 255) * grade.green;
    rgba[i * 4 + 2] = ((pixel >>> 16) & 255) * grade.blue;
    rgba[i * 4 + 3] = 255;
  }
  return encodePng(rgba, width, height);
}
