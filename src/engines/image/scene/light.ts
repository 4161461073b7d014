import { mulberry32 } from '../../random.ts';
import data from '../data/light.json';
import weathers from '../data/weather.json';
import type { ScenePlan } from '../prompt/plan.ts';
import { lerpRgb, linearRgb, type Rgb, scaleRgb, shiningRgb } from '../raster/colour.ts';
import { hypot } from '../raster/math.ts';

export interface Light {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** Key light: colour times strength of the sun or moon. */
  readonly key: Rgb;
  /** Light on surfaces that the key light does not reach. */
  readonly ambient: Rgb;
  readonly fog: Rgb;
  /** Density of the fog over distance; 1 is a clear day. */
  readonly haze: number;
  /** Unit vector towards the light: right, up, away from the viewer. */
  readonly direction: Rgb;
  /** Position of the sun or moon: 0 to 1 across, and height above the horizon in focal lengths. */
  readonly sunX: number;
  readonly sunHeight: number;
  readonly sunColour: Rgb;
  /** The number of times that the sun or the moon is larger than usual. */
  readonly disc: number;
  readonly dark: boolean;
  /** Lamps and windows shine. */
  readonly lamps: boolean;
  /** Hardness of shadows: 0 under thick cloud, 1 in full sun. */
  readonly hardness: number;
}

/** The light on a body whose colour the prompt names: moonlight would turn pink into purple. */
export const onNamedColour = ({ ambient, key }: Light): Pick<Light, 'ambient' | 'key'> => ({
  ambient: paled(ambient),
  key: paled(key),
});

function paled([r, g, b]: Rgb): Rgb {
  const grey = (r + g + b) / 3;
  return lerpRgb([r, g, b], [grey, grey, grey], 0.65);
}

/** The hue of the one at the brightness of the other. */
function coloured(air: Rgb, hue: Rgb): Rgb {
  // A black sky is no grey one.
  if (Math.max(...hue) < DARKEST_AIR) return lerpRgb(air, hue, 0.92);
  const share = (air[0] + air[1] + air[2]) / (hue[0] + hue[1] + hue[2] + 0.02);
  return lerpRgb(air, scaleRgb(hue, Math.min(share, 1.2 / Math.max(...hue))), 0.85);
}

const DARKEST_AIR = 0.05;
const LATE = 0.6;

/** Clouds desaturate the sky and darken it a little. */
function greyed(colour: Rgb, amount: number, dark: number): Rgb {
  const grey = (colour[0] + colour[1] + colour[2]) / 3;
  return scaleRgb(lerpRgb(colour, [grey * 0.96, grey, grey * 1.05], amount * 0.85), 1 - amount * dark);
}

/** Water absorbs red and scatters the rest. */
function submerged(light: Light, dark: boolean): Light {
  const level = dark ? 0.3 : 1;
  return {
    ...light,
    key: scaleRgb([0.55, 0.86, 0.9], 0.75 * level),
    ambient: scaleRgb([0.3, 0.58, 0.66], 0.85 * level),
    fog: scaleRgb(linearRgb('#2f8fb0'), level),
    sunColour: scaleRgb([0.75, 0.95, 1], level),
    hardness: 0.6,
  };
}

export function sceneLight(plan: ScenePlan, isUnlit = false): Light {
  const open = openLight(plan);
  const dimmed = plan.dim
    ? { ...open, key: scaleRgb(open.key, DIM), ambient: scaleRgb(open.ambient, DIM) }
    : open;
  const light = isUnlit ? { ...dimmed, lamps: false } : dimmed;
  return plan.place === 'underwater' ? submerged(light, light.dark) : light;
}

/** The light that is left in a dark room. */
const DIM = 0.85;

function openLight(plan: ScenePlan): Light {
  const palette = data.times[plan.time];
  const random = mulberry32(plan.seed ^ 0x51e1);
  const { lightBlocked: cover, haze } = weathers[plan.weather];
  const gloom =
    plan.weather === 'storm' ? 0.6 : plan.weather === 'fog' || plan.weather === 'snow' ? 0.08 : 0.35;
  // By day the sky is as grey as the fog before it; a low sun colours both.
  const veil = plan.weather === 'fog' && plan.time === 'day' ? 1 : cover;
  const mars = plan.features.has('mars');
  const sky = mars && plan.time !== 'night' ? data.mars.sky : palette.sky;
  // Warm light by day is that of a late sun.
  const late = plan.time === 'day' && !mars && plan.tints.includes('warm') ? LATE : 0;
  const evening = linearRgb(data.times.sunset.sky.horizon);
  const anySide = random() < 0.5 ? -1 : 1;
  const side = plan.lightFrom === undefined ? anySide : plan.lightFrom === 'left' ? -1 : 1;
  const away = plan.time === 'day' ? -0.25 : plan.time === 'night' ? -0.15 : 0.12;
  const up = plan.time === 'day' ? 0.62 : plan.time === 'night' ? 0.55 : 0.3;
  const length = hypot(0.78, up, away);
  const sun = linearRgb(palette.sun);
  const ownSun = plan.ownColours.get('sun');
  const inAir = (colour: Rgb): Rgb => (plan.airColour ? coloured(colour, linearRgb(plan.airColour)) : colour);
  return {
    zenith: inAir(greyed(linearRgb(sky.zenith), veil, gloom)),
    middle: inAir(greyed(lerpRgb(linearRgb(sky.middle), evening, late * 0.5), veil, gloom)),
    horizon: inAir(greyed(lerpRgb(linearRgb(sky.horizon), evening, late), veil, gloom * 0.8)),
    key: scaleRgb(greyed(sun, cover, 0), palette.key * (1 - cover * 0.72)),
    ambient: scaleRgb(
      greyed(linearRgb(palette.ambient.colour), cover, 0),
      palette.ambient.strength * (1 + cover * (plan.weather === 'storm' ? -0.2 : 0.25)),
    ),
    fog: inAir(greyed(linearRgb(mars ? data.mars.fog : palette.fog), cover, gloom * 0.7)),
    haze: haze ?? (plan.time === 'dawn' ? 1.35 : 1),
    direction: [(side * 0.78) / length, up / length, away / length],
    sunX: 0.5 + side * (0.16 + 0.2 * random()),
    sunHeight: palette.height + (plan.time === 'day' ? 0.12 : 0.02) * random(),
    disc: plan.features.isNamed('big-disc') ? 2.2 : 1,
    sunColour: (ownSun === undefined ? undefined : shiningRgb(ownSun)) ?? sun,
    dark: plan.time === 'night' || plan.time === 'dusk',
    lamps: /^(?:night|dusk)$/.test(plan.time) || (plan.time === 'sunset' && plan.features.has('lit-windows')),
    hardness: 1 - cover,
  };
}
