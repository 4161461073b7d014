import { mulberry32 } from '../../random.ts';
import type { Plan } from '../prompt/plan.ts';
import type { DayTime } from '../prompt/scene-words.ts';
import { blend, hex, type Rgb, scaled } from '../raster/colour.ts';
import { norm } from '../raster/noise.ts';

export interface Light {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** The colour of the sun or moon on what it hits; its strength included. */
  readonly key: Rgb;
  /** What reaches the shaded side. */
  readonly ambient: Rgb;
  readonly fog: Rgb;
  /** How fast distance fades into fog; 1 is a clear day. */
  readonly haze: number;
  /** Towards the light: right, up, away from the viewer. */
  readonly direction: Rgb;
  /** Where the sun or moon stands in the picture: 0 to 1 across; down from the top, relative to the horizon. */
  readonly sunX: number;
  readonly sunHeight: number;
  readonly sunColour: Rgb;
  readonly dark: boolean;
  /** 0 under thick cloud, 1 in full sun: how hard shadows are. */
  readonly hardness: number;
}

interface Palette {
  readonly sky: readonly [zenith: string, middle: string, horizon: string];
  readonly sun: string;
  readonly key: number;
  readonly ambient: readonly [colour: string, strength: number];
  readonly fog: string;
  readonly height: number;
}

const TIMES: Readonly<Record<DayTime, Palette>> = {
  day: {
    sky: ['#1f62c0', '#5d9fe3', '#cfe6f5'],
    sun: '#fff3d8',
    key: 1.15,
    ambient: ['#a9c6ea', 0.62],
    fog: '#b4d0ea',
    height: 0.8,
  },
  sunset: {
    sky: ['#25356e', '#b65a78', '#ffb163'],
    sun: '#ffb257',
    key: 1.05,
    ambient: ['#b98ba6', 0.5],
    fog: '#eda274',
    height: 0.085,
  },
  dawn: {
    sky: ['#3f6fb5', '#d6a4bd', '#ffd9a8'],
    sun: '#ffdcaa',
    key: 0.95,
    ambient: ['#b9b3d6', 0.55],
    fog: '#f0cdb8',
    height: 0.13,
  },
  dusk: {
    sky: ['#131a44', '#463c80', '#d17a8a'],
    sun: '#ff9a70',
    key: 0.42,
    ambient: ['#6f6aa8', 0.36],
    fog: '#7c5c8c',
    height: 0.02,
  },
  night: {
    sky: ['#03061a', '#0a1738', '#1f3a66'],
    sun: '#cfdcff',
    key: 0.36,
    ambient: ['#5f80c8', 0.2],
    fog: '#17294c',
    height: 0.4,
  },
};

const CLOUDED: Readonly<Record<string, number>> = {
  overcast: 0.8,
  rain: 0.85,
  storm: 0.95,
  snow: 0.75,
  fog: 0.55,
  cloudy: 0.2,
};
const HAZE: Readonly<Record<string, number>> = {
  overcast: 1.3,
  rain: 1.5,
  storm: 1.6,
  snow: 1.5,
  fog: 2.4,
  cloudy: 1.1,
};

/** A cloud cover takes the colour out of the sky and leaves its brightness, less some. */
function greyed(colour: Rgb, amount: number, dark: number): Rgb {
  const grey = (colour[0] + colour[1] + colour[2]) / 3;
  return scaled(blend(colour, [grey * 0.96, grey, grey * 1.05], amount * 0.85), 1 - amount * dark);
}

/** Water takes the red out of the light and spreads the rest. */
function submerged(light: Light, dark: boolean): Light {
  const level = dark ? 0.3 : 1;
  return {
    ...light,
    key: scaled([0.55, 0.86, 0.9], 0.75 * level),
    ambient: scaled([0.3, 0.58, 0.66], 0.85 * level),
    fog: scaled(hex('#2f8fb0'), level),
    sunColour: scaled([0.75, 0.95, 1], level),
    hardness: 0.6,
  };
}

export function lightOf(plan: Plan): Light {
  const light = openLight(plan);
  return plan.place === 'underwater' ? submerged(light, light.dark) : light;
}

function openLight(plan: Plan): Light {
  const palette = TIMES[plan.time];
  const random = mulberry32(plan.seed ^ 0x51e1);
  const cover = CLOUDED[plan.weather] ?? 0;
  const gloom =
    plan.weather === 'storm' ? 0.6 : plan.weather === 'fog' || plan.weather === 'snow' ? 0.08 : 0.35;
  const mars = plan.features.has('mars');
  const [zenith, middle, horizon] = (
    mars && plan.time !== 'night' ? ['#6b4636', '#b98058', '#ecbd92'] : palette.sky
  ).map(hex) as [Rgb, Rgb, Rgb];
  const side = random() < 0.5 ? -1 : 1;
  const away = plan.time === 'day' ? -0.25 : plan.time === 'night' ? -0.15 : 0.12;
  const up = plan.time === 'day' ? 0.62 : plan.time === 'night' ? 0.55 : 0.3;
  const length = norm(0.78, up, away);
  const sun = hex(palette.sun);
  return {
    zenith: greyed(zenith, cover, gloom),
    middle: greyed(middle, cover, gloom),
    horizon: greyed(horizon, cover, gloom * 0.8),
    key: scaled(greyed(sun, cover, 0), palette.key * (1 - cover * 0.72)),
    ambient: scaled(
      greyed(hex(palette.ambient[0]), cover, 0),
      palette.ambient[1] * (1 + cover * (plan.weather === 'storm' ? -0.2 : 0.25)),
    ),
    fog: greyed(hex(mars ? '#d9a57c' : palette.fog), cover, gloom * 0.7),
    haze: HAZE[plan.weather] ?? (plan.time === 'dawn' ? 1.35 : 1),
    direction: [(side * 0.78) / length, up / length, away / length],
    sunX: 0.5 + side * (0.16 + 0.2 * random()),
    sunHeight: palette.height + (plan.time === 'day' ? 0.12 : 0.02) * random(),
    sunColour: sun,
    dark: plan.time === 'night' || plan.time === 'dusk',
    hardness: 1 - cover,
  };
}
