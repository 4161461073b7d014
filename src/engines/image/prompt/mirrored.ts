import { tokenise } from './lexicon.ts';
import type { ScenePlan } from './plan.ts';

const MIRRORED = /^(?:reflect|mirror)/;

/** "A cabin by a lake and a full moon reflected in the water": the water mirrors the moon. */
export function isSceneryMirrored({ prompt, hints }: Pick<ScenePlan, 'prompt' | 'hints'>): boolean {
  const words = tokenise(prompt);
  const at = words.findIndex((word) => MIRRORED.test(word));
  const before = words
    .slice(0, Math.max(0, at))
    .filter((word) => !/^(?:is|are|being|that|which)$/.test(word))
    .join(' ')
    .replace(/ (?:at|in the) (?:sunset|dusk|dawn|night|sunrise|morning|evening)$/, '');
  return hints.some(
    ({ said, place }) => said !== undefined && place !== 'lake' && place !== 'sea' && before.endsWith(said),
  );
}
