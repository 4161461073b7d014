import { createEcho } from './echo.ts';
import { type Filter, highPass, lowPass, peak, shelf } from './filters.ts';
import type { Pair } from './player.ts';
import type { Part } from './score.ts';
import type { Mix } from './style.ts';

/** One part's way through the mixing desk, a block at a time. */
export interface Strip {
  /** How much of it goes to the room. */
  readonly send: number;
  /** Whether the kick drum pushes it down. */
  readonly ducked: boolean;
  run(pair: Pair, frames: number): void;
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

export interface StripOptions {
  readonly mix: Mix;
  readonly tempo: number;
  readonly sampleRate: number;
  /** Small samples, played far above their own pitch, carry mirror tones at the top, which are cut off. */
  readonly sampled: boolean;
}

export function createStrip(part: Part, { mix, tempo, sampleRate, sampled }: StripOptions): Strip {
  const setting = SETTINGS[part];
  const clean = () => (sampled && part !== 'drums' && part !== 'bass' ? [lowPass(9000, sampleRate)] : []);
  const left = [...setting.filters(sampleRate), ...clean()];
  const right = [...setting.filters(sampleRate), ...clean()];
  const dottedEighth = 45 / tempo;
  const echo = setting.echo && createEcho(sampleRate, dottedEighth, setting.echo * (0.4 + mix.space), 0.35);
  const drive = (setting.drive ?? 0) * (0.4 + mix.grit);
  return {
    send: setting.send * (0.25 + 1.3 * mix.space),
    ducked: setting.ducked ?? false,
    run(pair, frames) {
      for (const filter of left) filter.run(pair.left, 0, frames);
      for (const filter of right) filter.run(pair.right, 0, frames);
      if (drive > 0) {
        saturate(pair.left, frames, drive);
        saturate(pair.right, frames, drive);
      }
      if (echo) echo.run(pair.left, pair.right, frames);
    },
  };
}

/** Rounds peaks off, as tape does; quiet samples pass nearly unchanged. */
function saturate(samples: Float32Array, frames: number, drive: number): void {
  const gain = 1 + 3 * drive;
  for (let index = 0; index < frames; index += 1) {
    const pushed = (samples[index] ?? 0) * gain;
    samples[index] = pushed / (1 + Math.abs(pushed) * drive) / (1 + 2 * drive);
  }
}
