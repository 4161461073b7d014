import type { EngineTools } from '../../engine.ts';
import { renderSoundtrack } from '../../music/soundtrack.ts';
import type { Speech } from '../../music/voice/speech.ts';
import type { Stereo } from '../encode/aac.ts';
import type { RenderVideoRequest } from '../request.ts';
import type { VideoPlan } from '../video-plan.ts';
import { addAmbience } from './ambience.ts';

/** Gain of the music under a voice, and the loudness to which the voice is normalised. */
const MUSIC_UNDER_VOICE = 0.22;
const VOICE_LOUDNESS = 0.14;
const CEILING = 0.89;
const FADE_SECONDS = 0.6;

/** Renders the audio track, exactly as long as the video: music, and a voice or background sounds. */
export async function renderAudio(
  request: RenderVideoRequest,
  plan: VideoPlan,
  tools: EngineTools,
): Promise<Stereo> {
  const { prompt, seconds, seed } = request;
  const mood = plan.speech ? 'calm soft background' : undefined;
  const music = await renderSoundtrack(
    { prompt: plan.speech ? '' : prompt, seconds, seed, ...(mood && { mood }) },
    tools,
  );
  const { sampleRate } = music;
  const length = Math.round(seconds * sampleRate);
  const sound = { left: exactly(music.left, length), right: exactly(music.right, length), sampleRate };
  if (plan.speech) addVoice(sound, plan.speech);
  else addAmbience(sound, plan.ambience, seed);
  finish(sound);
  return sound;
}

function exactly(samples: Float32Array, length: number): Float32Array {
  const out = new Float32Array(length);
  out.set(samples.subarray(0, length));
  return out;
}

function addVoice(sound: Stereo, speech: Speech): void {
  const musicGain = speech.spoken ? MUSIC_UNDER_VOICE : 0.7;
  const voice = resampled(speech.samples, speech.sampleRate, sound.sampleRate);
  const gain = speech.spoken ? VOICE_LOUDNESS / loudness(voice) : 0;
  for (let i = 0; i < sound.left.length; i++) {
    const spoken = (voice[i] ?? 0) * gain;
    sound.left[i] = (sound.left[i] as number) * musicGain + spoken;
    sound.right[i] = (sound.right[i] as number) * musicGain + spoken;
  }
}

/** Root mean square of the samples that are not silent. */
function loudness(samples: Float32Array): number {
  let sum = 0;
  let count = 1;
  for (const sample of samples) {
    if (Math.abs(sample) < 0.003) continue;
    sum += sample * sample;
    count++;
  }
  return Math.max(0.01, Math.sqrt(sum / count));
}

/** Catmull-Rom interpolation, good enough for speech. */
function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  const out = new Float32Array(Math.floor((samples.length * to) / from));
  for (let i = 0; i < out.length; i++) {
    const at = (i * from) / to;
    const n = Math.floor(at);
    const t = at - n;
    const [a, b, c, d] = [samples[n - 1] ?? 0, samples[n] ?? 0, samples[n + 1] ?? 0, samples[n + 2] ?? 0];
    out[i] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  }
  return out;
}

/** Fades out at the end, and scales down to prevent clipping. */
function finish({ left, right, sampleRate }: Stereo): void {
  let peak = 0;
  for (let i = 0; i < left.length; i++)
    peak = Math.max(peak, Math.abs(left[i] as number), Math.abs(right[i] as number));
  const gain = peak > CEILING ? CEILING / peak : 1;
  const fade = Math.min(left.length, Math.round(FADE_SECONDS * sampleRate));
  for (let i = 0; i < left.length; i++) {
    const level = gain * Math.min(1, (left.length - i) / fade);
    left[i] = (left[i] as number) * level;
    right[i] = (right[i] as number) * level;
  }
}
