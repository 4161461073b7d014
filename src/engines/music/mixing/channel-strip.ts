import type { Part } from '../composition/score.ts';
import type { MixSettings } from '../styles/genre-style.ts';
import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { createPingPongDelay } from './delay.ts';
import { type Filter, highPass, lowPass, peak, shelf } from './filters.ts';

/** The channel strip of one part: equaliser, saturation and delay. */
export interface ChannelStrip {
  /** Reverb send level. */
  readonly send: number;
  /** Ducked by the kick drum. */
  readonly ducked: boolean;
  run(buffer: StereoBuffer, frames: number): void;
}

interface Setting {
  readonly send: number;
  readonly ducked?: boolean;
  readonly filters: (sampleRate: number) => readonly Filter[];
  readonly drive?: number;
  readonly echo?: number;
}

const SETTINGS: Readonly<Record<Part, Setting>> = {
  drums: {
    send: 0.12,
    drive: 0.5,
    filters: (rate) => [shelf('low', 90, 3, rate), peak(350, -3, rate), shelf('high', 7000, 2.5, rate)],
  },
  bass: {
    send: 0.02,
    ducked: true,
    drive: 0.6,
    filters: (rate) => [highPass(32, rate), peak(800, 1.5, rate), lowPass(4500, rate)],
  },
  chords: {
    send: 0.3,
    ducked: true,
    filters: (rate) => [highPass(150, rate), peak(400, -2, rate), shelf('high', 6000, 2, rate)],
  },
  pad: {
    send: 0.55,
    ducked: true,
    filters: (rate) => [highPass(180, rate), shelf('high', 5000, 1.5, rate)],
  },
  arp: {
    send: 0.4,
    echo: 0.25,
    ducked: true,
    filters: (rate) => [highPass(220, rate), shelf('high', 6000, 2, rate)],
  },
  lead: {
    send: 0.34,
    echo: 0.22,
    filters: (rate) => [highPass(180, rate), peak(2500, 2, rate)],
  },
  counter: { send: 0.5, filters: (rate) => [highPass(200, rate)] },
  effects: { send: 0.3, filters: (rate) => [highPass(150, rate)] },
};

interface ChannelStripOptions {
  readonly mix: MixSettings;
  readonly tempo: number;
  readonly sampleRate: number;
  /** The small samples of octet's own instruments get a low-pass: they alias when they are played far above their pitch. */
  readonly sampled: boolean;
}

export function createChannelStrip(
  part: Part,
  { mix, tempo, sampleRate, sampled }: ChannelStripOptions,
): ChannelStrip {
  const setting = SETTINGS[part];
  const clean = () => (sampled && part !== 'drums' && part !== 'bass' ? [lowPass(9000, sampleRate)] : []);
  const left = [...setting.filters(sampleRate), ...clean()];
  const right = [...setting.filters(sampleRate), ...clean()];
  const dottedEighth = 45 / tempo;
  const echo =
    setting.echo && createPingPongDelay(sampleRate, dottedEighth, setting.echo * (0.4 + mix.reverb), 0.35);
  const drive = (setting.drive ?? 0) * (0.4 + mix.drive);
  return {
    send: setting.send * (0.25 + 1.3 * mix.reverb),
    ducked: setting.ducked ?? false,
    run(buffer, frames) {
      for (const filter of left) filter.run(buffer.left, 0, frames);
      for (const filter of right) filter.run(buffer.right, 0, frames);
      if (drive > 0) {
        saturate(buffer.left, frames, drive);
        saturate(buffer.right, frames, drive);
      }
      if (echo) echo.run(buffer.left, buffer.right, frames);
    },
  };
}

/** Soft saturation: peaks are rounded, quiet samples pass nearly unchanged. */
function saturate(samples: Float32Array, frames: number, drive: number): void {
  const gain = 1 + 3 * drive;
  for (let index = 0; index < frames; index += 1) {
    const pushed = (samples[index] ?? 0) * gain;
    samples[index] = pushed / (1 + Math.abs(pushed) * drive) / (1 + 2 * drive);
  }
}
