import { oneOf, triple } from '../../narrow.ts';
import table from '../data/particles.json';
import type { ByteRgb } from './rasterise.ts';

const FORMS = ['spot', 'streak', 'petal', 'bubble'] as const;

/** One kind of particles in the air. Lengths are in image heights, speeds in image heights a second. */
interface ParticleSystem {
  readonly count: number;
  readonly form: (typeof FORMS)[number];
  /** Velocity of the nearest particles, down and to the right; distant ones are slower. */
  readonly fall: number;
  readonly drift: number;
  /** Amplitude and frequency (in hertz) of the sideways oscillation. */
  readonly sway: number;
  readonly pace: number;
  readonly radius: number;
  readonly colours: readonly ByteRgb[];
  readonly alpha: number;
  /** Adds light instead of covering. */
  readonly glow: boolean;
  /** Frequency of fading in and out, in hertz. */
  readonly flicker: number | undefined;
  /** Rows that the particles keep to, 0 at the top to 1. */
  readonly band: readonly [top: number, bottom: number] | undefined;
}

export type ParticleKind = keyof typeof table;

interface Row {
  readonly count: number;
  readonly form: string;
  readonly fall: number;
  readonly drift: number;
  readonly sway: number;
  readonly pace: number;
  readonly radius: number;
  readonly colours: readonly (readonly number[])[];
  readonly alpha: number;
  readonly glow?: boolean;
  readonly flicker?: number;
  readonly band?: { readonly top: number; readonly bottom: number };
}

const ROWS: Readonly<Record<ParticleKind, Row>> = table;

export function particleSystem(kind: ParticleKind): ParticleSystem {
  const { form, colours, glow = false, flicker, band, ...rest } = ROWS[kind];
  return {
    ...rest,
    form: oneOf(FORMS, form),
    colours: colours.map(triple),
    glow,
    flicker,
    band: band && [band.top, band.bottom],
  };
}
