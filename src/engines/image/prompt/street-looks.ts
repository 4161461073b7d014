import type { SceneFeature } from './vocabulary.ts';

/** The ground of a street, by the words for it. */
const LOOKS: readonly {
  readonly feature: SceneFeature;
  readonly said: RegExp;
  readonly words: RegExp;
}[] = [
  {
    feature: 'cobbles',
    said: /\bcobble(?:d|s|stones?)?\b/i,
    words: /^cobble(?:d|s|stones?)?$/,
  },
  {
    feature: 'steep',
    said: /\b(?:(?:steep|sloping|hilly)(?:,? \w+){0,2} (?:street|alley|lane|road)|(?:uphill|downhill|up the hill|down the hill))\b/i,
    words: /^(?:steep|sloping|hilly|uphill|downhill)$/,
  },
];

export const streetLooks = (prompt: string): readonly SceneFeature[] =>
  LOOKS.filter(({ said }) => said.test(prompt)).map(({ feature }) => feature);

/** The word tells how the street looks. */
export const isOfStreetLooks = (word: string, features: ReadonlySet<SceneFeature>): boolean =>
  LOOKS.some(({ feature, words }) => features.has(feature) && words.test(word));
