import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineTools } from '../../engine.ts';
import type { Frame } from '../compositing/compositor.ts';
import { between } from '../compositing/packed-pixels.ts';
import { openFfmpeg } from '../encode/ffmpeg.ts';
import { openH264 } from '../encode/h264.ts';
import type { VideoEncoder, VideoStream } from '../encode/h264-stream.ts';
import { upscaleYuv } from '../encode/upscale-yuv.ts';
import { convertToYuv, type FrameGrade } from '../encode/yuv.ts';
import type { Format } from '../format.ts';
import type { FocusedAnimation, VideoPlan } from '../plan.ts';
import type { RenderVideoRequest } from '../request.ts';
import { viewAt } from './camera.ts';
import type { ShotPlan } from './shots.ts';

const ENCODER_SPEED = 10;
const CLOSING_SECONDS = 0.6;

interface FrameInput {
  readonly request: RenderVideoRequest;
  readonly plan: VideoPlan;
  readonly format: Format;
}

interface EncodedVideo {
  readonly stream: VideoStream;
  readonly encoder: string;
  readonly notes: readonly string[];
}

/** Uses an installed ffmpeg, and the built-in encoder when there is none or it fails. */
export async function renderFrames(input: FrameInput, tools: EngineTools): Promise<EncodedVideo> {
  const { ffmpegPath } = input.request;
  const notes: string[] = [];
  if (ffmpegPath) {
    try {
      return await encodeFrames(openFfmpeg(ffmpegPath, input.format), input, tools);
    } catch (error) {
      tools.signal.throwIfAborted();
      notes.push(`${(error as Error).message}; the built-in encoder was used instead.`);
    }
  }
  const wasm = await tools.assets('film-h264.wasm');
  const encoder = await openH264(wasm, { ...input.format, speed: ENCODER_SPEED });
  return { ...(await encodeFrames(encoder, input, tools)), notes };
}

async function encodeFrames(
  encoder: VideoEncoder,
  input: FrameInput,
  tools: EngineTools,
): Promise<EncodedVideo> {
  const { plan, format } = input;
  const { width, height, fps } = format;
  const frames = Math.round(input.request.seconds * fps);
  const frame = emptyFrame(format);
  const other = emptyFrame(format);
  const drawn = new Uint8Array((frame.width * frame.height * 3) / 2);
  const yuv = format.enlarge ? new Uint8Array((width * height * 3) / 2) : drawn;
  const animations = new Map<ShotPlan, FocusedAnimation>();
  try {
    for (let number = 0; number < frames; number++) {
      // Cancellation arrives as a message to this thread, which needs a turn of the event loop.
      await nextTurn();
      tools.signal.throwIfAborted();
      const running = plan.shots.filter((shot) => number >= shot.start && number < shot.end);
      for (const shot of animations.keys()) if (!running.includes(shot)) animations.delete(shot);
      for (const shot of running)
        if (!animations.has(shot)) animations.set(shot, await plan.animate(shot, quiet(tools)));
      let grade: FrameGrade | undefined;
      for (const [shot, animation] of animations) {
        const seen = drawShot(grade ? other : frame, { animation, shot, number, fps });
        if (grade) {
          const share = smooth((number - shot.start + 1) / (overlap(plan.shots, shot) + 1));
          fade(frame, other, share);
          grade = mixGrades(grade, seen, share);
        } else grade = seen;
      }
      if (!grade) throw new Error(`no shot covers frame ${number}`);
      convertToYuv(frame, dimmed(grade, closing(number, frames, fps)), drawn);
      if (format.enlarge) upscaleYuv({ width: frame.width, height: frame.height, yuv: drawn }, yuv);
      await encoder.add(yuv);
      tools.progress((number + 1) / frames, 'filming');
    }
    return { stream: await encoder.finish(), encoder: encoder.name, notes: [] };
  } finally {
    encoder.close();
  }
}

interface Take {
  readonly animation: FocusedAnimation;
  readonly shot: ShotPlan;
  /** Number of the frame from the start of the video. */
  readonly number: number;
  readonly fps: number;
}

export function drawShot(frame: Frame, { animation, shot, number, fps }: Take): FrameGrade {
  const progress = (number - shot.start) / Math.max(1, shot.end - shot.start - 1);
  const view = viewAt(shot.move, progress, animation.focus);
  return animation.draw(frame, { seconds: (number - shot.start) / fps, progress, view });
}

/** A buffer of the size at which frames are drawn, before any upscaling. */
export function emptyFrame(format: Format): Frame {
  const width = format.width / (format.enlarge ?? 1);
  const height = format.height / (format.enlarge ?? 1);
  return { width, height, pixels: new Int32Array(width * height) };
}

/** Length of the cross-fade from the previous shot, in frames. */
function overlap(shots: readonly ShotPlan[], shot: ShotPlan): number {
  const before = shots[shots.indexOf(shot) - 1];
  return before ? before.end - shot.start : 0;
}

/** Cross-fade: blends the second frame into the first. */
function fade(frame: Frame, other: Frame, share: number): void {
  const weight = Math.round(share * 256);
  const a = frame.pixels;
  const b = other.pixels;
  for (let i = 0; i < a.length; i++) a[i] = between(a[i] as number, b[i] as number, weight);
}

function mixGrades(a: FrameGrade, b: FrameGrade, share: number): FrameGrade {
  const mixed = (from: number, to: number): number => from + (to - from) * share;
  return {
    red: mixed(a.red, b.red),
    green: mixed(a.green, b.green),
    blue: mixed(a.blue, b.blue),
    vignette: mixed(a.vignette, b.vignette),
  };
}

function dimmed(grade: FrameGrade, level: number): FrameGrade {
  return { ...grade, red: grade.red * level, green: grade.green * level, blue: grade.blue * level };
}

/** Fades to black at the end. There is no fade in, because players show the first frame as a preview. */
function closing(frame: number, frames: number, fps: number): number {
  return smooth((frames - 1 - frame) / (CLOSING_SECONDS * fps));
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** Painting a scene reports no progress of its own: frames are counted. */
function quiet(tools: EngineTools): EngineTools {
  return { ...tools, progress: () => undefined };
}
