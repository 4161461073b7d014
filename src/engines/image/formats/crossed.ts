import type { Subject } from '../prompt/subject.ts';
import type { PlacedSubject } from '../scene/placed-subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { solidPart } from './solid-part.ts';
import { type UnitDrawing, unitDrawing } from './unit-drawing.ts';

/** "Two crossed keys", "crossed swords". */
export const isCrossed = ({ said, count }: Subject, words: readonly string[]): boolean =>
  count === 2 &&
  (/^crossed /.test(said) || new RegExp(`\\bcrossed (?:\\w+ )?${said}\\b`).test(words.join(' ')));

/** The ratio of its sides; a less slender drawing lies across already. */
const SLENDER = 1.7;
const TURN = 40;

/** One over the other, each turned to its side. */
export function crossedDrawing(subject: Subject, size: number, drawings: Drawings): UnitDrawing {
  const art = drawings.vector(subject.name);
  const { left, right, top, bottom } = solidPart(art.body, art, drawings);
  const [wide, tall] = [right - left, bottom - top];
  const tilt = tall > wide * SLENDER ? TURN : wide > tall * SLENDER ? -TURN : 0;
  const copy = (mirrored: boolean): PlacedSubject => ({
    name: subject.name,
    subject,
    x: size / 2,
    foot: size,
    size,
    width: size,
    height: size,
    tops: [],
    zone: 'table',
    mirrored,
    tilt,
    perched: false,
    order: 0,
  });
  return unitDrawing([copy(true), copy(false)], drawings);
}
