import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineTools } from '../../engine.ts';
import { wasmModule } from '../../wasm-module.ts';
import { openFfmpeg } from '../encode/ffmpeg.ts';
import { openH264 } from '../encode/h264.ts';
import type { VideoEncoder, VideoStream } from '../encode/h264-stream.ts';
import { upscaleYuv } from '../encode/upscale-yuv.ts';
import { convertToYuv, type FrameGrade } from '../encode/yuv.ts';
import type { Format } from '../format.ts';
import type { RenderVideoRequest } from '../request.ts';
import type { FocusedAnimation, VideoPlan } from '../video-plan.ts';
import { drawShot, emptyFrame } from './draw-shot.ts';
import type { ShotPlan } from './shots.ts';
import { closingFade, crossFade, fadeLength, mixGrades, scaleGrade, smooth } from './transitions.ts';

const ENCODER_SPEED = 10;

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
      notes.push(
        `${error instanceof Error ? error.message : String(error)}; the built-in encoder was used instead.`,
      );
    }
  }
  const wasm = await wasmModule(tools.assets, 'film-h264.wasm');
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
          const share = smooth((number - shot.start + 1) / (fadeLength(plan.shots, shot) + 1));
          crossFade(frame, other, share);
          grade = mixGrades(grade, seen, share);
        } else grade = seen;
      }
      if (!grade) throw new Error(`no shot covers frame ${number}`);
      convertToYuv(frame, scaleGrade(grade, closingFade(number, frames, fps)), drawn);
      if (format.enlarge) upscaleYuv({ width: frame.width, height: frame.height, yuv: drawn }, yuv);
      await encoder.add(yuv);
      tools.progress((number + 1) / frames, 'filming');
    }
    return { stream: await encoder.finish(), encoder: encoder.name, notes: [] };
  } finally {
    encoder.close();
  }
}

/** Painting a scene reports no progress of its own: frames are counted. */
function quiet(tools: EngineTools): EngineTools {
  return { ...tools, progress: () => undefined };
}
