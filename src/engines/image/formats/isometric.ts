import { withArticle } from '../prompt/drawing-words.ts';
import { missing } from '../prompt/left-out.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';
import { relationWords } from '../scene/relation-words.ts';
import type { Brief } from './brief.ts';
import { paletteFor } from './colours.ts';
import { furnitureOf } from './isometric-furniture.ts';
import { hangLamps, hangOnWall, isHangingLamp, isHung } from './isometric-hung.ts';
import { fillOpenGround, hasWood } from './isometric-open.ts';
import { buildRoom, furnish, isFurniture, isOfRoom, roomOf } from './isometric-room.ts';
import { keptNearness, placesOf, type Spot, spotsOf, standingOn } from './isometric-spots.ts';
import { Square, TILES } from './isometric-square.ts';
import { addHouse, buildCity, isBuilding, isCity, isSaidBuilding, tellHouse } from './isometric-town.ts';
import { type Studio, tintKey } from './sheet.ts';
import { copiesOf } from './subjects.ts';

/** A square of ground or a room seen along its diagonal, with blocks, houses and things on it. */
export function composeIsometric(brief: Brief, studio: Studio): Bitmap {
  const random = brief.random(12);
  const palette = paletteFor(brief.colours, random);
  const place = brief.hints.flatMap((hint) => hint.place ?? [])[0];
  const square = new Square(brief, studio, palette, roomOf(brief), place);
  buildRoom(square);
  const named = brief.subjects.filter(
    (one) =>
      (studio.drawings.has(one.name) || isSaidBuilding(one)) &&
      !isOfRoom(square, one) &&
      !isHung(square, one) &&
      !isHangingLamp(square, one),
  );
  if (square.room) furnish(square, square.room, named);
  else if (isCity(square)) buildCity(square, random);
  const spots = spotsOf(square);
  const copies = copiesOf({ ...brief, subjects: named }, studio, spots.length);
  const placeOf = placeSubjects(square, copies);
  hangOnWall(square);
  hangLamps(square);
  for (const words of keptNearness(square, copies, placeOf)) brief.shown.add(words);
  if (!square.room) fillOpenGround(square, copies, spots);
  // Without walls and furniture the ground is no room.
  for (const { said = '', place: named } of brief.hints)
    if ((named === place && (named !== 'room' || square.room !== undefined)) || hasWood(square))
      brief.shown.add(said);
  for (const word of brief.leftOver)
    if (word === square.room || isFurniture(word) || /^(tree|town|city)s?$/.test(word)) brief.shown.add(word);
  return square.paint();
}

/** In tiles: a bed is larger than a lamp, which must still be seen. */
const sizeInRoom = ({ name }: Subject): number => clamp(kindOfSubject(name).metres, 0.85, 1.8);

function placeSubjects(square: Square, copies: readonly Subject[]): (index: number) => Spot {
  const { room } = square;
  const standing = standingOn(copies, square);
  const placeOf = placesOf(copies, standing, square);
  for (const [index, subject] of copies.entries()) {
    const [x, y] = placeOf(index);
    const isHouse = isBuilding(subject);
    if (isHouse) tellHouse(square, subject);
    const base = standing.get(subject);
    if (base) standOn(square, subject, base, { spot: [x, y], copies, standing });
    else if (!placeFurniture(square, copies, index, [x, y])) {
      if (isHouse) addHouse(square, subject, x, y);
      else {
        const size = room ? sizeInRoom(subject) : copies.length > 1 ? 1.05 : 2.4;
        square.thing(subject, [x, y, 0], size, room ? TILES : 0);
      }
    }
  }
  return placeOf;
}

function standOn(
  square: Square,
  subject: Subject,
  base: Subject,
  {
    spot: [x, y],
    copies,
    standing,
  }: { spot: Spot; copies: readonly Subject[]; standing: ReadonlyMap<Subject, Subject> },
): void {
  const { brief, projection, studio } = square;
  const rank = copies.filter((one) => standing.get(one) === base).indexOf(subject);
  const across = rank === 0 ? -0.2 : 0.35;
  const top =
    furnitureOf(base, projection)?.top ?? sizeInRoom(base) * studio.drawings.shapeOf(base.name).height;
  square.thing(subject, [x + across, y, top], clamp(sizeInRoom(subject) * 0.75, 0.5, 0.75), TILES + 0.3);
  if (base === brief.subjects[subject.relation?.to ?? -1])
    brief.shown.add(relationWords(subject.relation?.said ?? 'on', subject.said, base.said));
}

/** False for what is no piece of furniture. */
function placeFurniture(square: Square, copies: readonly Subject[], index: number, [x, y]: Spot): boolean {
  const { brief, projection, studio } = square;
  const subject = copies[index];
  const piece = subject && furnitureOf(subject, projection);
  if (!piece) return false;
  // Of "a fridge, a stove and a vase on the table" the vase alone is on it.
  const under = brief.subjects[subject.relation?.to ?? -1];
  if (under && subject.relation?.kind === 'on')
    brief.shown.add(relationWords(subject.relation.said, subject.said, under.said));
  const isFlat = piece.top < 0.1;
  square.add(x, y, piece.at(x, y), isFlat ? -4 * TILES : TILES);
  brief.shown.add(subject.said);
  studio.tints.add(tintKey(subject));
  if (copies.indexOf(subject) !== index) return true;
  const shown = copies.filter((one) => one === subject).length;
  const look = [subject.coloured, subject.said].filter(Boolean).join(' ');
  studio.account.told.push(shown > 1 ? `${shown} ${look}` : withArticle(look));
  if (subject.counted) brief.missing.push(...missing(subject, shown));
  return true;
}
