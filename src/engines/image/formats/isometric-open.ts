import grounds from '../data/grounds.json';
import type { Subject } from '../prompt/subject.ts';
import type { Spot } from './isometric-spots.ts';
import type { Square } from './isometric-square.ts';

const CORNERS: readonly Spot[] = [
  [0.5, 3.4],
  [3.5, 0.5],
  [0.5, 0.6],
  [3.5, 3.4],
];

export const hasWood = ({ brief }: Square): boolean =>
  brief.words.some((word) => /^(tree|forest|wood)s?$/.test(word));

/** A farm has a barn, unless the prompt says what is on it. */
export function fillOpenGround(square: Square, copies: readonly Subject[], spots: readonly Spot[]): void {
  const { brief, studio } = square;
  const open = brief.hints.flatMap((hint) => hint.ground ?? [])[0];
  const own = open === undefined ? [] : [...new Set(grounds[open].map(({ drawing }) => drawing))];
  const isMissing = (one: string): boolean =>
    studio.drawings.has(one) && !copies.some(({ name }) => name === one);
  for (const [index, name] of own.filter(isMissing).entries()) {
    const [x, y] = spots[copies.length + index] ?? [];
    if (x !== undefined && y !== undefined)
      square.thing({ name, colour: undefined }, [x, y, 0], copies.length === 0 && index === 0 ? 1.8 : 1.05);
  }
  // A tree that the prompt names is there, and alone.
  if (hasWood(square) && !copies.some(({ name }) => /tree/.test(name)))
    for (const [x, y] of CORNERS) square.thing({ name: 'deciduous-tree', colour: undefined }, [x, y, 0], 1.1);
}
