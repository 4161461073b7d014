import { tableKey } from '../../narrow.ts';
import data from '../data/isometric.json';
import { withArticle } from '../prompt/drawing-words.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Brief } from './brief.ts';
import { mixed } from './colours.ts';
import { block, walls } from './isometric-blocks.ts';
import type { RoomName, Square } from './isometric-square.ts';

const FURNITURE = new Set(data.furniture);
/** It is seen from within. */
const INDOORS = /\b(?:interior|inside|corner|counter|bar stools?|stools?|indoors)\b/;

const isIndoors = ({ words }: Brief): boolean => INDOORS.test(words.join(' '));

export const isFurniture = (word: string): boolean =>
  FURNITURE.has(word) || Object.hasOwn(data.aliases, word);

export function roomOf(brief: Brief): RoomName | undefined {
  const said = brief.words.join(' ');
  const [alias] = Object.entries(data.aliases).flatMap(([word, room]) =>
    brief.words.includes(word) ? [room] : [],
  );
  const hinted = brief.hints.find(({ room }) => room !== undefined && Object.hasOwn(data.rooms, room))?.room;
  const name = Object.keys(data.rooms).find((room) => said.includes(room)) ?? hinted ?? alias;
  if (name !== undefined) return tableKey(data.rooms, name);
  return isIndoors(brief) ? 'room' : undefined;
}

/** "A guitar on the wall": the room has two of them. */
export const isWallOfRoom = ({ room }: Square, { name }: Subject): boolean =>
  room !== undefined && /^(?:wall|brick)$/.test(name);

const isWindowOfRoom = ({ room }: Square, { name, count }: Subject): boolean =>
  room !== undefined && name === 'window' && count === 1;

const isFront = ({ brief }: Square, { name }: Subject): boolean =>
  isIndoors(brief) && /-front$|^(?:shop|store)$/.test(name);

/** It is the room itself or a part of it, and no thing in it. */
export const isOfRoom = (square: Square, one: Subject): boolean =>
  isWindowOfRoom(square, one) || isWallOfRoom(square, one) || isFront(square, one);

export function buildRoom(square: Square): void {
  const { brief, palette, projection, room, sheet, studio } = square;
  if (room)
    sheet.add(
      walls(projection, mixed(palette.soft, palette.main, 0.16), mixed(palette.soft, palette.main, 0.3)),
    );
  for (const one of brief.subjects) {
    if (isWindowOfRoom(square, one)) {
      brief.shown.add(one.said);
      studio.account.told.push(withArticle(one.said));
    } else if (isOfRoom(square, one)) brief.shown.add(one.said).add(`${one.said} corner`);
  }
  if (room) for (const word of ['corner', 'interior', 'inside']) brief.shown.add(word);
}

/** In tiles: a rack is larger than a lamp. */
const sizeOf = (name: string): number => (kindOfSubject(name).metres > 1.6 ? 1.7 : 0.85);

/** The furniture that such a room has, beside what the prompt names. */
export function furnish(square: Square, room: RoomName, named: readonly Subject[]): void {
  // A room is furnished with what the prompt names, where that is enough.
  if (named.length > 1 && !square.brief.leftOver.some((word) => FURNITURE.has(word))) return;
  // The desks of the prompt are all the desks that there are.
  const isFurnished = named.some(({ name }) => /desk|table|bed$/.test(name));
  for (const [x, y, w, d, h, colour] of data.rooms[room].blocks) {
    if (isFurnished && Number(h) < 1) continue;
    square.add(
      Number(x) + Number(w) / 2,
      Number(y) + Number(d) / 2,
      block(square.projection, [Number(x), Number(y), 0], [Number(w), Number(d), Number(h)], String(colour)),
    );
  }
  for (const [name, x, y, z] of data.rooms[room].things)
    if (
      square.studio.drawings.has(String(name)) &&
      !named.some((one) => one.name === name) &&
      !(isFurnished && Number(z) > 0 && Number(z) < 1)
    )
      square.thing(
        { name: String(name), colour: undefined },
        [Number(x), Number(y), Number(z)],
        sizeOf(String(name)),
      );
}
