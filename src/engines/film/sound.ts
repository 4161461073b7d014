import type { EngineTools } from '../engine.ts';
import { renderSoundtrack } from '../song/soundtrack.ts';
import type { Stereo } from './encode/aac.ts';
import type { FilmRequest } from './film.ts';
import type { Production } from './production.ts';

/** The sound of a film, exactly as long as its pictures. */
export async function scoreFor(
  request: FilmRequest,
  _production: Production,
  tools: EngineTools,
): Promise<Stereo> {
  const { prompt, seconds, seed } = request;
  const music = await renderSoundtrack({ prompt, seconds, seed }, tools);
  const length = Math.round(seconds * music.sampleRate);
  return {
    left: exactly(music.left, length),
    right: exactly(music.right, length),
    sampleRate: music.sampleRate,
  };
}

function exactly(samples: Float32Array, length: number): Float32Array {
  if (samples.length === length) return samples;
  const out = new Float32Array(length);
  out.set(samples.subarray(0, length));
  return out;
}
