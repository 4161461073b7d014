import { isDrum } from '../composition/drum-kit.ts';
import type { DrumPattern, Groove } from '../composition/grooves.ts';
import type { Meter } from '../composition/theory.ts';
import stored from '../data/percussion.json';

/** Drums that a prompt asks for by name, and how the kit is played. */
export interface Percussion {
  readonly rows: Readonly<Record<Meter, DrumPattern>>;
  readonly brushes: boolean;
}

const PERCUSSION = stored.map(({ words, drum, four, three }) => ({
  words: new RegExp(`\\b(?:${words})\\b`, 'g'),
  denied: new RegExp(`\\b(?:no|without(?: any)?) (?:${words})\\b`),
  drum,
  four,
  three,
}));

const BRUSHES = /\bbrush(?:es|ed)?\b/g;
const BRUSH_KIT = 40;

export const PERCUSSION_WORDS: readonly RegExp[] = [...PERCUSSION.map(({ words }) => words), BRUSHES];

export function percussionIn(text: string): Percussion {
  const asked = PERCUSSION.filter(({ words, denied }) => text.search(words) >= 0 && !denied.test(text));
  const rows = (meter: 'four' | 'three'): DrumPattern =>
    Object.fromEntries(asked.flatMap((one) => (isDrum(one.drum) ? [[one.drum, one[meter]]] : [])));
  return { rows: { 4: rows('four'), 3: rows('three') }, brushes: text.search(BRUSHES) >= 0 };
}

/** The drums of a genre with those that were asked for. */
export function withPercussion(groove: Groove, { rows, brushes }: Percussion, meter: Meter): Groove {
  const own = rows[meter];
  if (Object.keys(own).length === 0 && !brushes) return groove;
  return {
    ...groove,
    kit: brushes ? BRUSH_KIT : groove.kit,
    verse: { ...groove.verse, ...own },
    chorus: { ...groove.chorus, ...own },
  };
}
