import type { EngineArtifact, EngineTools } from '../engine.ts';
import { wasmModule } from '../wasm-module.ts';
import { renderAudio } from './audio/mix.ts';
import { encodeAac } from './encode/aac.ts';
import { muxMp4 } from './encode/mp4.ts';
import { FORMATS, type Format } from './format.ts';
import { planVideo } from './plan-video.ts';
import type { RenderVideoRequest } from './request.ts';
import { firstFrameOf, posterFrom } from './timeline/poster.ts';
import { renderFrames } from './timeline/render-frames.ts';

const SOUND_BITRATE = 160_000;

/** Progress at the end of each stage; the frames are most of the work. */
const PREPARED = 0.1;
const SCORED = 0.2;
const FILMED = 0.98;

interface RenderedVideo extends EngineArtifact {
  /** The first frame, as PNG. */
  readonly poster: Uint8Array;
}

/**
 * Renders an MP4 with H.264 and AAC: every browser, phone and editor plays it, while WebM fails on older
 * Apple devices.
 */
export async function renderVideo(request: RenderVideoRequest, tools: EngineTools): Promise<RenderedVideo> {
  return renderVideoAs(request, FORMATS[request.resolution], tools);
}

/** The same for any format: plans the video, renders audio and frames, and muxes the file. */
export async function renderVideoAs(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<RenderedVideo> {
  const plan = await planVideo(request, format, part(tools, 0, PREPARED));
  const poster = posterFrom(await firstFrameOf(plan, format, { ...tools, progress() {} }));
  const score = await renderAudio(request, plan, part(tools, PREPARED, SCORED));
  const audio = await encodeAac(await wasmModule(tools.assets, 'film-aac.wasm'), score, {
    bitrate: SOUND_BITRATE,
    signal: tools.signal,
  });
  const video = await renderFrames({ request, plan, format }, part(tools, SCORED, FILMED));
  const { width, height, fps } = format;
  const bytes = muxMp4({
    width,
    height,
    fps,
    video: video.stream,
    audio,
    title: request.prompt,
    comment: 'made by octet, the local film engine',
  });
  tools.progress(1, 'finished');
  const frames = video.stream.frames.length;
  return {
    bytes,
    poster,
    mime: 'video/mp4',
    extension: 'mp4',
    notes: [...format.notes, ...plan.notes, ...video.notes],
    facts: {
      width,
      height,
      seconds: frames / fps,
      fps,
      frames,
      codec: 'h264',
      audio: 'aac',
      encoder: video.encoder,
      shots: plan.shots.length,
      ...(plan.alt === undefined ? {} : { alt: plan.alt }),
    },
  };
}

function part(tools: EngineTools, from: number, to: number): EngineTools {
  return { ...tools, progress: (fraction, stage) => tools.progress(from + (to - from) * fraction, stage) };
}
