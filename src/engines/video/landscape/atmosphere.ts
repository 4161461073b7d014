import { flashAt } from '../effects/lightning.ts';
import type { SwarmName } from '../effects/particle-kinds.ts';
import type { Grade } from '../encode/yuv.ts';

/** What the air, the water and the light do in a scene, read from the scene and the words of the prompt. */
export interface Atmosphere {
  readonly swarms: readonly SwarmName[];
  readonly birds: boolean;
  readonly fog: boolean;
  readonly lightning: boolean;
  readonly rays: boolean;
  /** Fire near by: the light trembles. */
  readonly firelight: boolean;
  /** Whether what is on the water floats and rocks, as a boat does and a lighthouse does not. */
  readonly afloat: boolean;
  /** How far waves push the picture on the water, in thousandths of the plate's width. */
  readonly swell: number;
  /** How fast the sky drifts, in thousandths of the plate's width a second. */
  readonly wind: number;
}

export interface Setting {
  readonly prompt: string;
  readonly time: string;
  readonly weather: string;
  readonly place: string;
}

const OUTDOORS = new Set(['mountains', 'lake', 'sea', 'forest', 'desert', 'hills', 'snow', 'city', 'street']);

export function atmosphereOf(setting: Setting): Atmosphere {
  const { time, weather, place } = setting;
  const says = (words: RegExp): boolean => words.test(setting.prompt.toLowerCase());
  const outdoors = OUTDOORS.has(place);
  const windy = says(/\b(wind\w*|breez\w*|gusts?|storm\w*|blizzard|hurricane)\b/);
  const storm = weather === 'storm' || says(/\b(storm\w*|thunder\w*|lightning)\b/);
  const raining = weather === 'rain' || says(/\b(rain\w*|drizzl\w*|downpour)\b/);
  const snowing =
    weather === 'snow' ||
    says(
      /\b(snowing|snowfall|falling snow|snow(flakes)? (is |are )?fall\w*|snow falls|snowflakes?|let it snow|blizzard|make it snow)\b/,
    );
  const firelight = says(
    /\b(fires?|campfire|bonfire|flames?|burning|volcano\w*|lava|dragons?|candles?|fireplace|forge|torch\w*)\b/,
  );
  const calm = says(/\b(calm|still|mirror|glassy|serene|peaceful|quiet)\b/);

  const swarms: SwarmName[] = [];
  if (storm && !snowing && outdoors) swarms.push('downpour');
  else if (raining) swarms.push('rain');
  if (snowing) swarms.push(windy ? 'blizzard' : 'snow');
  if (firelight && !raining && place !== 'underwater') swarms.push('embers');
  if (says(/\b(fireflies|firefly|glow ?worms?)\b/)) swarms.push('fireflies');
  if (says(/\b(autumn|fall leaves|falling leaves|october)\b/)) swarms.push('leaves');
  if (says(/\b(blossoms?|petals?|sakura)\b/)) swarms.push('petals');
  if (says(/\b(magic\w*|fairy|fairies|enchanted|wizard|unicorn|dream\w*|sparkl\w*|glitter\w*)\b/))
    swarms.push('sparkles');
  if (place === 'underwater') swarms.push('bubbles');
  const dry = swarms.length === 0;
  if (dry && place === 'snow' && weather !== 'clear') swarms.push('snow');
  else if (dry && place === 'desert' && (windy || time === 'day')) swarms.push('sand');
  else if (dry && (place === 'room' || place === 'table')) swarms.push('motes');
  else if (dry && (place === 'forest' || place === 'hills')) {
    swarms.push(time === 'night' || time === 'dusk' ? 'fireflies' : 'motes');
  }

  return {
    swarms,
    // Birds that the prompt names are painted as subjects.
    birds:
      ['mountains', 'lake', 'sea', 'hills'].includes(place) &&
      time !== 'night' &&
      !raining &&
      !storm &&
      !snowing &&
      !says(/\b(birds?|seagulls?|gulls?|geese|goose|eagles?|owls?|parrots?|flock)\b/),
    fog: weather === 'fog' || says(/\b(fog\w*|mist\w*|haz[ey]\w*)\b/),
    lightning: storm && !snowing,
    rays: place === 'underwater',
    firelight,
    afloat: says(
      /\b(boats?|ships?|sail\w*|yachts?|canoes?|kayaks?|rafts?|ferr(y|ies)|vessels?|gondolas?|ducks?|swans?|buoys?|surf\w*|float\w*|rowboats?|speedboats?|ducklings?|whales?|dolphins?)\b/,
    ),
    swell: storm ? 9 : calm ? 1.6 : windy ? 5 : 2.8,
    wind: storm || windy ? 7 : time === 'night' ? 1.2 : 3,
  };
}

/** The light at one moment of a shot: the sun goes on its way, fire trembles, lightning strikes. */
export function lightAt(atmosphere: Atmosphere, time: string, seconds: number, progress: number): Grade {
  const along = progress - 0.5;
  const drift = DRIFTS[time] ?? [0.01, 0.01, 0.01];
  let level = 1;
  if (atmosphere.firelight) {
    level += 0.035 * Math.sin(seconds * 11.3) * Math.sin(seconds * 4.1 + 1) + 0.02 * Math.sin(seconds * 23);
  }
  if (atmosphere.lightning) level *= STORM_LIGHT * (1 + flashAt(seconds) * 0.75);
  return {
    red: level * (1 + drift[0] * along),
    green: level * (1 + drift[1] * along),
    blue: level * (1 + drift[2] * along),
    corners: time === 'night' ? 0.34 : 0.24,
  };
}

/** Under thunderclouds it is dark between the flashes. */
const STORM_LIGHT = 0.72;

/** How red, green and blue change over a shot. */
const DRIFTS: Readonly<Record<string, readonly [number, number, number]>> = {
  sunset: [-0.02, -0.1, -0.07],
  dusk: [-0.12, -0.08, -0.02],
  dawn: [0.12, 0.1, 0.04],
  day: [0.03, 0.03, 0.01],
  night: [0, 0.01, 0.03],
};
