import type { SceneHint } from './scene-words.ts';

/** Words for the ground of a planet that the ground of Mars shows. */
const MARTIAN = /^(?:dusty|red|orange|rusty|dusty red|rocky|barren|desert|sandy|dry|cratered)$/;

const ON_PLANET = /\bon (?:an?|the|some|another) (?:[\w-]+,? ){0,3}planet\b/i;

const isSurface = ({ features }: SceneHint, prompt: string): boolean =>
  features?.[0] === 'planet' && ON_PLANET.test(prompt);

/** "An astronaut on a planet": the ground is seen, and not the planet in open space. */
export function onSurface(hints: readonly SceneHint[], prompt: string): readonly SceneHint[] {
  const isRed = /\b(?:red|orange|rusty|desert|sandy)\b[\w ]{0,20}\bplanet\b/i.test(prompt);
  return hints.map((hint) => {
    if (!isSurface(hint, prompt)) return hint;
    const { time: _, ...named } = hint;
    return { ...named, place: 'desert', features: ['mars'], ...(!isRed && { as: 'Mars' }) } as const;
  });
}

/** The word describes a planet as it is painted. */
export const isOfSurface = (word: string, hints: readonly SceneHint[], prompt: string): boolean =>
  MARTIAN.test(word.replace('-', ' ')) && hints.some((hint) => isSurface(hint, prompt));
