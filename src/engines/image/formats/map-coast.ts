import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Brief } from './brief.ts';
import type { Spot } from './compass.ts';
import { polar, type Sheet } from './sheet.ts';

/** Turns of the coast at which there is sand: east for "the eastern beach". Marks the words as shown. */
export function beachesIn({ words, rest, shown }: Brief, random: () => number): number[] {
  const at = words.findIndex((word) => /^beach(?:es)?$/.test(word));
  if (at < 0) return [];
  shown.add(words[at] ?? '');
  const [, point = ''] =
    /\b((?:north|south)?[\s-]?(?:east|west)|north|south)(?:ern)?\s+beach/i.exec(rest) ?? [];
  const east = /east/i.test(point) ? 1 : /west/i.test(point) ? -1 : 0;
  const north = /north/i.test(point) ? 1 : /south/i.test(point) ? -1 : 0;
  // The title is over the northern coast.
  const turn = point === '' ? 0.2 + random() * 0.6 : Math.atan2(east, north) / (2 * Math.PI);
  const count = words[at] === 'beaches' ? (NUMBER_WORDS.get(words[at - 1] ?? '') ?? 2) : 1;
  return Array.from({ length: count }, (_, n) => (turn + n / count + 1) % 1);
}

/** They are where the land ends. */
export const COASTAL =
  /\b(?:harbou?rs?|ports?|piers?|jett(?:y|ies)|docks?|quays?|marinas?|lighthouses?|shipwrecks?)\b/;

/** A spot at the coast, away from title and compass. */
export function onCoast({ width, height }: Sheet, random: () => number, isWide = false): Spot {
  const [x, y] = polar(0, 0, isWide ? 0.29 : 0.385, 0.55 + random() * 0.32);
  return [width / 2 + x * width, height / 2 + y * height];
}

/** A little inside of the strip of sand. */
export function onSand({ width, height }: Sheet, turn: number): Spot {
  const [x, y] = polar(0, 0, 0.34, turn);
  return [width / 2 + x * width, height / 2 + y * height];
}
