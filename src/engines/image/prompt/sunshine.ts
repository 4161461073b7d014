import type { SceneHint } from './scene-words.ts';
import type { Weather } from './vocabulary.ts';

/** It says of the sun that it shines, and not when. */
export const isOfSun = ({ said = '' }: SceneHint): boolean =>
  /^(?:bright )?(?:sunny|sunshine|sunlight|sunlit)\b/.test(said);

export const isSunless = (weather: Weather | undefined): boolean =>
  weather !== undefined && !/^(?:clear|fair|cloudy)$/.test(weather);
