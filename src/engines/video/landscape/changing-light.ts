import type { EngineTools } from '../../engine.ts';
import type { Frame } from '../compositing/frame.ts';
import type { CastMember } from '../staging/tracks.ts';
import type { LightChange } from '../timeline/light-change.ts';
import { crossFade, mixGrades, smooth } from '../timeline/transitions.ts';
import type { WeatherChange } from '../timeline/weather-change.ts';
import { type Landscape, type LandscapeRequest, landscape } from './landscape.ts';

/** The same scene at two times of day, or with lamps off and on, of which one fades into the other. */
export async function changingLight(
  request: LandscapeRequest,
  change: LightChange,
  tools: EngineTools,
): Promise<Landscape> {
  const { from, to, disc, lamps } = change;
  const [start, length] = from === to ? AT_ONCE : SLOWLY;
  const first = await landscape({ ...request, time: from, disc, unlit: lamps === 'on' }, tools);
  if (from === to && lamps === undefined) return first;
  const second = await landscape({ ...request, time: to, disc, unlit: lamps === 'off' }, tools);
  return fading(first, second, [start, length]);
}

/** A lamp goes on at once, and the sun does not. */
const AT_ONCE = [0.38, 0.14] as const;
const SLOWLY = [0.05, 0.85] as const;

/** The same scene in two weathers, of which one fades into the other. */
export async function changingWeather(
  request: LandscapeRequest,
  { from, to }: WeatherChange,
  tools: EngineTools,
): Promise<Landscape> {
  const prompts = [from, to].map((weather) => `${request.prompt} ${weather}`);
  const [first, second] = await Promise.all(
    prompts.map((prompt) => landscape({ ...request, prompt }, tools)),
  );
  if (!first || !second) throw new RangeError('a change has two weathers');
  // Bodies in two places would be seen twice.
  if (!isAlike(first, second)) return { ...second, unshown: [...second.unshown, `${from} at first`] };
  const ambience = [...new Set([...first.ambience, ...second.ambience])];
  return { ...fading(first, second, SLOWLY), ambience };
}

/** How far a body may stand from where it stood, as a share of its width. */
const NEAR = 0.1;

const heading = (track: CastMember['track']): number => Math.sign((track?.to.x ?? 0) - (track?.from.x ?? 0));

const isAlike = (first: Landscape, second: Landscape): boolean =>
  first.cast.length === second.cast.length &&
  first.cast.every(({ box, track }, index) => {
    const other = second.cast[index];
    if (other === undefined) return false;
    const far = Math.abs(box.left - other.box.left) + Math.abs(box.top - other.box.top);
    return heading(track) === heading(other.track) && far <= NEAR * (box.right - box.left);
  });

function fading(first: Landscape, second: Landscape, [start, length]: readonly [number, number]): Landscape {
  let other: Frame | undefined;
  return {
    ...first,
    draw: (frame, moment) => {
      const share = smooth((moment.progress - start) / length);
      if (share === 0) return first.draw(frame, moment);
      if (share === 1) return second.draw(frame, moment);
      other ??= { ...frame, pixels: new Int32Array(frame.pixels.length) };
      const before = first.draw(frame, moment);
      const after = second.draw(other, moment);
      crossFade(frame, other, share);
      return mixGrades(before, after, share);
    },
  };
}
