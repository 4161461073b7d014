import type { EngineArtifact, EngineTools } from '../engine.ts';
import { scoreFor } from './audio/mix.ts';
import { encodeAac } from './encode/aac.ts';
import { writeMp4 } from './encode/mp4.ts';
import { FORMATS, type Format } from './format.ts';
import { produce } from './plan.ts';
import type { FilmRequest } from './request.ts';
import { openingOf, posterFrom } from './timeline/poster.ts';
import { film } from './timeline/render-frames.ts';

const SOUND_BITRATE = 160_000;

/** Parts of the whole that the progress is told in; the frames are most of the work. */
const PREPARED = 0.1;
const SCORED = 0.2;
const FILMED = 0.98;

export interface Film extends EngineArtifact {
  /** Its opening picture, as PNG. */
  readonly poster: Uint8Array;
}

/**
 * A film as MP4 with H.264 (baseline) and AAC: what every browser, phone, editor and television plays without
 * an extra codec, where WebM still fails on older Apple devices and in many editors.
 */
export async function renderFilm(request: FilmRequest, tools: EngineTools): Promise<Film> {
  return shoot(request, FORMATS[request.resolution], tools);
}

/** Makes a film in any format: what is to be seen, its sound, its frames, and the file. */
export async function shoot(request: FilmRequest, format: Format, tools: EngineTools): Promise<Film> {
  const production = await produce(request, format, part(tools, 0, PREPARED));
  const poster = posterFrom(await openingOf(production, format, { ...tools, progress() {} }));
  const score = await scoreFor(request, production, part(tools, PREPARED, SCORED));
  const audio = await encodeAac(await tools.assets('film-aac.wasm'), score, {
    bitrate: SOUND_BITRATE,
    signal: tools.signal,
  });
  const video = await film({ request, production, format }, part(tools, SCORED, FILMED));
  const { width, height, fps } = format;
  const bytes = writeMp4({
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
    notes: [...format.notes, ...production.notes, ...video.notes],
    facts: {
      width,
      height,
      seconds: frames / fps,
      fps,
      frames,
      codec: 'h264',
      audio: 'aac',
      encoder: video.encoder,
      shots: production.shots.length,
    },
  };
}

function part(tools: EngineTools, from: number, to: number): EngineTools {
  return { ...tools, progress: (fraction, stage) => tools.progress(from + (to - from) * fraction, stage) };
}
