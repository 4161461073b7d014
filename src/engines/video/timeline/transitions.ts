import type { Frame } from '../compositing/frame.ts';
import { between } from '../compositing/packed-pixels.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { ShotPlan } from './shots.ts';

const CLOSING_SECONDS = 0.3;
/** Brightness of the last frame: what happens last is still seen. */
const CLOSING_LEVEL = 0.55;

/** Length of the cross-fade from the previous shot, in frames. */
export function fadeLength(shots: readonly ShotPlan[], shot: ShotPlan): number {
  const before = shots[shots.indexOf(shot) - 1];
  return before ? before.end - shot.start : 0;
}

/** Cross-fade: blends the second frame into the first. */
export function crossFade(frame: Frame, other: Frame, share: number): void {
  const weight = Math.round(share * 256);
  const a = frame.pixels;
  const b = other.pixels;
  for (let i = 0; i < a.length; i++) a[i] = between(a[i] as number, b[i] as number, weight);
}

export function mixGrades(a: FrameGrade, b: FrameGrade, share: number): FrameGrade {
  const mixed = (from: number, to: number): number => from + (to - from) * share;
  return {
    red: mixed(a.red, b.red),
    green: mixed(a.green, b.green),
    blue: mixed(a.blue, b.blue),
    vignette: mixed(a.vignette, b.vignette),
  };
}

export function scaleGrade(grade: FrameGrade, level: number): FrameGrade {
  return { ...grade, red: grade.red * level, green: grade.green * level, blue: grade.blue * level };
}

/** Darkens a little at the end. There is no fade in, because players show the first frame as a preview. */
export function closingFade(frame: number, frames: number, fps: number): number {
  return CLOSING_LEVEL + (1 - CLOSING_LEVEL) * smooth((frames - 1 - frame) / (CLOSING_SECONDS * fps));
}

export function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
