import { triple } from '../../narrow.ts';
import lightDrift from '../data/light-drift.json';
import { flashAt } from '../effects/lightning.ts';
import type { ParticleKind } from '../effects/particle-kinds.ts';
import type { FrameGrade } from '../encode/yuv.ts';

/** Motion of air, water and light in a scene, read from its plan and the words of the prompt. */
export interface Atmosphere {
  readonly particles: readonly ParticleKind[];
  readonly birds: boolean;
  readonly fog: boolean;
  readonly lightning: boolean;
  readonly rays: boolean;
  /** A fire makes the light flicker. */
  readonly firelight: boolean;
  /** Subjects on the water float and rock: true for a boat, false for a lighthouse. */
  readonly afloat: boolean;
  /** Amplitude of the waves, in thousandths of the canvas width. */
  readonly swell: number;
  /** Speed of the clouds, in thousandths of the canvas width a second. */
  readonly wind: number;
}

interface SceneDescription {
  readonly prompt: string;
  readonly time: string;
  readonly weather: string;
  readonly place: string;
}

const OUTDOORS = new Set(['mountains', 'lake', 'sea', 'forest', 'desert', 'hills', 'snow', 'city', 'street']);

export function atmosphereOf(setting: SceneDescription): Atmosphere {
  const { time, weather, place } = setting;
  const says = (words: RegExp): boolean => words.test(setting.prompt.toLowerCase());
  const outdoors = OUTDOORS.has(place);
  const windy = says(/\b(wind\w*|breez\w*|gusts?|storm\w*|blizzard|hurricane)\b/);
  const storm =
    weather === 'storm' || says(/(?<!\b(?:after|before) (?:the |a )?)\b(storm\w*|thunder\w*|lightning)\b/);
  const raining =
    weather === 'rain' ||
    says(
      /(?<!\bafter (?:the |a )?)\b(?:rain(?:s|y|ing|fall|drops?|storms?)?|drizzl\w*|downpour)\b(?!-| (?:soaked|slicked|forest))/,
    );
  const snowing =
    weather === 'snow' ||
    says(
      /\b(snowing|snowfall|falling snow|snow(flakes)? (is |are )?fall\w*|snow falls|snowflakes?|let it snow|blizzard|make it snow)\b/,
    );
  const firelight = says(
    /\b(fires?|campfire|bonfire|flames?|burning|volcano\w*|lava|dragons?|candles?|fireplace|forge|torch\w*)\b/,
  );
  const calm = says(/\b(calm|still|mirror|glassy|serene|peaceful|quiet)\b/);

  const particles: ParticleKind[] = [];
  if (storm && !snowing && outdoors) particles.push('downpour');
  else if (raining) particles.push('rain');
  if (snowing) particles.push(windy ? 'blizzard' : 'snow');
  if (firelight && !raining && place !== 'underwater') particles.push('embers');
  if (says(/\b(fireflies|firefly|glow ?worms?)\b/)) particles.push('fireflies');
  if (says(/\b(autumn|fall leaves|falling leaves|october)\b/)) particles.push('leaves');
  if (says(/\b(blossoms?|petals?|sakura)\b/)) particles.push('petals');
  if (says(/\b(magic\w*|fairy|fairies|enchanted|wizard|unicorn|dream\w*|sparkl\w*|glitter\w*)\b/))
    particles.push('sparkles');
  if (place === 'underwater') particles.push('bubbles');
  const dry = particles.length === 0;
  if (dry && place === 'snow' && !/^(?:clear|fair)$/.test(weather)) particles.push('snow');
  else if (dry && place === 'desert' && (windy || time === 'day')) particles.push('sand');
  else if (dry && (place === 'room' || place === 'table')) particles.push('motes');
  else if (dry && (place === 'forest' || place === 'hills')) {
    particles.push(time === 'night' || time === 'dusk' ? 'fireflies' : 'motes');
  }

  return {
    particles,
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

/** The colour grade at one moment of a shot: drift of daylight, flicker of fire, flashes of lightning. */
export function gradeAt(atmosphere: Atmosphere, time: string, seconds: number, progress: number): FrameGrade {
  const along = progress - 0.5;
  const drift = DRIFTS.get(time) ?? [0.01, 0.01, 0.01];
  let level = 1;
  if (atmosphere.firelight) {
    level += 0.035 * Math.sin(seconds * 11.3) * Math.sin(seconds * 4.1 + 1) + 0.02 * Math.sin(seconds * 23);
  }
  if (atmosphere.lightning) level *= STORM_LIGHT * (1 + flashAt(seconds) * 0.75);
  return {
    red: level * (1 + drift[0] * along),
    green: level * (1 + drift[1] * along),
    blue: level * (1 + drift[2] * along),
    vignette: time === 'night' ? 0.34 : 0.24,
  };
}

/** Brightness between the flashes of a thunderstorm. */
const STORM_LIGHT = 0.72;

/** Change of red, green and blue over a shot, by time of day. */
const DRIFTS = new Map(Object.entries(lightDrift).map(([time, drift]) => [time, triple(drift)]));
