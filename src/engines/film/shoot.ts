import type { Artifact, EngineTools } from '../engine.ts';
import { viewAt } from './camera.ts';
import type { Frame } from './compose.ts';
import { encodeAac } from './encode/aac.ts';
import { openH264 } from './encode/h264.ts';
import { writeMp4 } from './encode/mp4.ts';
import type { FilmRequest } from './film.ts';
import type { Format } from './format.ts';
import { type Production, produce, type StagedAct } from './production.ts';
import type { ShotPlan } from './shots.ts';
import { scoreFor } from './sound.ts';
import { type Grade, toYuv } from './yuv.ts';

const SOUND_BITRATE = 160_000;
const ENCODER_SPEED = 10;
const CLOSING_SECONDS = 0.6;

/** Parts of the whole that the progress is told in; the frames are most of the work. */
const PREPARED = 0.1;
const SCORED = 0.2;
const FILMED = 0.98;

export async function shoot(request: FilmRequest, format: Format, tools: EngineTools): Promise<Artifact> {
  const production = await produce(request, format, part(tools, 0, PREPARED));
  const score = await scoreFor(request, production, part(tools, PREPARED, SCORED));
  const audio = await encodeAac(await tools.assets('film-aac.wasm'), score, {
    bitrate: SOUND_BITRATE,
    signal: tools.signal,
  });
  const video = await film(request, production, format, part(tools, SCORED, FILMED));
  const bytes = writeMp4({
    width: format.width,
    height: format.height,
    fps: format.fps,
    video: video.stream,
    audio,
    title: request.prompt,
    comment: 'made by octet, the local film engine',
  });
  tools.progress(1, 'finished');
  return {
    bytes,
    mime: 'video/mp4',
    extension: 'mp4',
    notes: [...format.notes, ...production.notes],
    facts: {
      width: format.width,
      height: format.height,
      seconds: video.stream.frames.length / format.fps,
      fps: format.fps,
      frames: video.stream.frames.length,
      codec: 'h264',
      audio: 'aac',
      encoder: video.encoder,
      shots: production.shots.length,
    },
  };
}

export async function firstFrame(request: FilmRequest, format: Format, tools: EngineTools): Promise<Frame> {
  const production = await produce(request, format, tools);
  const frame = emptyFrame(format);
  const shot = production.shots[0] as ShotPlan;
  const act = await production.stage(shot, tools);
  act.draw(frame, momentOf(act, shot, 0, format.fps));
  return frame;
}

async function film(request: FilmRequest, production: Production, format: Format, tools: EngineTools) {
  const { width, height, fps, quantizer } = format;
  const wasm = await tools.assets('film-h264.wasm');
  const encoder = await openH264(wasm, { width, height, fps, quantizer, speed: ENCODER_SPEED });
  try {
    const frame = emptyFrame(format);
    const other = emptyFrame(format);
    const yuv = new Uint8Array((width * height * 3) / 2);
    const frames = Math.round(request.seconds * fps);
    const acts = new Map<ShotPlan, StagedAct>();
    for (let n = 0; n < frames; n++) {
      tools.signal.throwIfAborted();
      const running = production.shots.filter((shot) => n >= shot.start && n < shot.end);
      for (const shot of acts.keys()) if (!running.includes(shot)) acts.delete(shot);
      for (const shot of running)
        if (!acts.has(shot)) acts.set(shot, await production.stage(shot, quiet(tools)));
      const [first, second] = running as [ShotPlan, ShotPlan | undefined];
      const act = acts.get(first) as StagedAct;
      let grade = act.draw(frame, momentOf(act, first, n, fps));
      const next = second && acts.get(second);
      if (second && next) {
        const share = smooth((n - second.start + 1) / (first.end - second.start + 1));
        grade = mixGrades(grade, next.draw(other, momentOf(next, second, n, fps)), share);
        fade(frame, other, share);
      }
      toYuv(frame, dimmed(grade, closing(n, frames, fps)), yuv);
      await encoder.add(yuv);
      tools.progress((n + 1) / frames, 'filming');
    }
    return { stream: await encoder.finish(), encoder: encoder.name };
  } finally {
    encoder.close();
  }
}

function momentOf(act: StagedAct, shot: ShotPlan, frame: number, fps: number) {
  const progress = (frame - shot.start) / Math.max(1, shot.end - shot.start - 1);
  return { seconds: (frame - shot.start) / fps, progress, view: viewAt(shot.move, progress, act.focus) };
}

function emptyFrame({ width, height }: Format): Frame {
  return { width, height, pixels: new Uint32Array(width * height) };
}

/** Mixes the second picture into the first. */
function fade(frame: Frame, other: Frame, share: number): void {
  const to = Math.round(share * 256);
  const from = 256 - to;
  const low = 0x00ff00ff;
  const a = frame.pixels;
  const b = other.pixels;
  for (let i = 0; i < a.length; i++) {
    const p = a[i] as number;
    const q = b[i] as number;
    const rb = ((Math.imul(p & low, from) + Math.imul(q & low, to)) >>> 8) & low;
    const ga = ((Math.imul((p >>> 8) & low, from) + Math.imul((q >>> 8) & low, to)) >>> 8) & low;
    a[i] = rb | (ga << 8);
  }
}

function mixGrades(a: Grade, b: Grade, share: number): Grade {
  const between = (from: number, to: number): number => from + (to - from) * share;
  return {
    red: between(a.red, b.red),
    green: between(a.green, b.green),
    blue: between(a.blue, b.blue),
    corners: between(a.corners, b.corners),
  };
}

function dimmed(grade: Grade, level: number): Grade {
  return { ...grade, red: grade.red * level, green: grade.green * level, blue: grade.blue * level };
}

/** The film opens at full light, for players show its first picture, and ends in the dark. */
function closing(frame: number, frames: number, fps: number): number {
  return smooth((frames - 1 - frame) / (CLOSING_SECONDS * fps));
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function part(tools: EngineTools, from: number, to: number): EngineTools {
  return { ...tools, progress: (fraction, stage) => tools.progress(from + (to - from) * fraction, stage) };
}

/** Work inside one frame is not told apart: the frames are what counts. */
function quiet(tools: EngineTools): EngineTools {
  return { ...tools, progress: () => undefined };
}
