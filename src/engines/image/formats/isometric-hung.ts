import { withArticle } from '../prompt/drawing-words.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { relationWords } from '../scene/relation-words.ts';
import { isPiece } from './isometric-furniture.ts';
import { isWallOfRoom } from './isometric-room.ts';
import { type Square, TILES } from './isometric-square.ts';
import { tintKey } from './sheet.ts';

const HANGS = /^(?:ceiling-lamp|chandelier)\b|\b(?:hanging|pendant|ceiling) (?:lamp|light)s?\b/;
/** On the wall to the right of the corner. */
const WALL_SPOTS: readonly (readonly [number, number, number])[] = [
  [1.2, 0, 1.45],
  [2.7, 0, 1.45],
  [3.5, 0, 1.35],
];

export const isHung = (square: Square, one: Subject): boolean =>
  square.room !== undefined &&
  square.studio.drawings.has(one.name) &&
  // Of "a sofa, a clock on the wall" the clock alone hangs there.
  !isPiece(one.name) &&
  kindOfSubject(one.name).metres < 1.4 &&
  one.relation !== undefined &&
  /^(?:on|hanging)$/.test(one.relation.kind) &&
  square.brief.subjects.some((wall, at) => at === one.relation?.to && isWallOfRoom(square, wall));

export const isHangingLamp = ({ room, brief }: Square, one: Subject): boolean =>
  room !== undefined &&
  (HANGS.test(`${one.name} ${one.said}`) ||
    (/lamp$/.test(one.name) && /\bhanging (?:\w+ )?lamps?\b/.test(brief.words.join(' '))));

export function hangOnWall(square: Square): void {
  const { brief, projection, sheet } = square;
  for (const [rank, one] of brief.subjects.filter((one) => isHung(square, one)).entries()) {
    const [px, py] = projection.at(...(WALL_SPOTS[rank % WALL_SPOTS.length] ?? [2, 0, 1.3]));
    square.add(
      0,
      0,
      `<g transform="translate(${px} ${py}) skewY(30) scale(.87 1) translate(${-px} ${-py})">${sheet.tintedSvg(one, px, py, projection.unit * 1.05)}</g>`,
    );
    brief.shown.add(one.said);
    const wall = brief.subjects[one.relation?.to ?? -1];
    if (wall) brief.shown.add(relationWords(one.relation?.said ?? 'on', one.said, wall.said));
  }
}

export function hangLamps(square: Square): void {
  const { brief, projection, studio } = square;
  const { unit } = projection;
  for (const [rank, one] of brief.subjects.filter((one) => isHangingLamp(square, one)).entries()) {
    const [px, py] = projection.at(2 + rank, 1.4, 2.05);
    square.add(
      TILES,
      TILES,
      `<path d="M${px} ${py}v${-unit * 0.7}" stroke="#3a3f48" stroke-width="${unit * 0.03}"/><path d="M${px - unit * 0.3} ${py + unit * 0.12}q${unit * 0.3} ${-unit * 0.42} ${unit * 0.6} 0z" fill="${one.colour ?? '#e0a63a'}"/><ellipse cx="${px}" cy="${py + unit * 0.12}" rx="${unit * 0.3}" ry="${unit * 0.09}" fill="#fff3c4"/>`,
    );
    brief.shown.add(one.said).add('hanging').add(`hanging ${one.said}`);
    studio.tints.add(tintKey(one));
    studio.account.told.push(withArticle(`hanging ${one.said.replace(/^hanging /, '')}`));
  }
}
