import { tableKey } from '../../narrow.ts';
import grounds from '../data/grounds.json';
import data from '../data/isometric.json';
import { withArticle } from '../prompt/drawing-words.ts';
import { missing } from '../prompt/left-out.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';
import { relationWords } from '../scene/relation-words.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { block, groundSlab, house, Projection, walls } from './isometric-blocks.ts';
import { furnitureOf, isPiece } from './isometric-furniture.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { copiesOf, type ShownThing } from './subjects.ts';

const TILES = 4;
const BUILDINGS = new Set(data.buildings);
const FURNITURE = new Set(data.furniture);
const PLACES = new Map(Object.entries(data.places));

/** A square of ground or a room seen along its diagonal, with blocks, houses and things on it. */
export function composeIsometric(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(12);
  const palette = paletteFor(brief.colours, random);
  const sheet = new Sheet(width, height, studio).fill(mixed(palette.soft, '#ffffff', 0.3));
  const isIndoors = INDOORS.test(brief.words.join(' '));
  const room = roomOf(brief.words) ?? (isIndoors ? 'room' : undefined);
  const place = brief.hints.flatMap((hint) => hint.place ?? [])[0];
  const isBeach = brief.hints.some(({ features }) => features?.[0] === 'beach');
  const isle = brief.words.find((word) => /^(?:island|isle|islet)$/.test(word));
  const isAfloat = isle !== undefined && !/\b(?:floating|flying|sky)\b/.test(brief.words.join(' '));
  const floor = room ? 'room' : isAfloat ? 'water' : isBeach ? 'sand' : (PLACES.get(place ?? '') ?? 'grass');
  const ground = data.grounds[tableKey(data.grounds, floor)];
  const projection = new Projection(width, height, TILES, room ? 2.4 : 2);
  sheet.add(groundSlab(projection, ground));
  if (isle && !room && !brief.subjects.some(({ said }) => said.includes(isle))) {
    if (isAfloat)
      sheet.add(
        block(projection, [0.35, 0.35, 0], [3.3, 3.3, 0.05], data.grounds.sand.top),
        block(projection, [0.6, 0.6, 0.05], [2.8, 2.8, 0.03], data.grounds.grass.top),
      );
    brief.shown.add(isle);
    studio.account.told.push(withArticle(isle));
  }
  if (room)
    sheet.add(
      walls(projection, mixed(palette.soft, palette.main, 0.16), mixed(palette.soft, palette.main, 0.3)),
    );
  const pieces: { depth: number; svg: string }[] = [];
  const add = (x: number, y: number, svg: string, nearer = 0): number =>
    pieces.push({ depth: x + y + nearer, svg });
  // Things of the prompt stand in front of the furniture, which would hide them.
  const thing = (shown: ShownThing, x: number, y: number, z: number, size: number, nearer = 0): void => {
    const [px, py] = projection.at(x, y, z);
    const pixels = size * projection.unit;
    add(
      x,
      y,
      `<ellipse cx="${px}" cy="${py}" rx="${pixels * 0.36}" ry="${pixels * 0.13}" fill="#10131a" opacity=".2"/>${sheet.tintedSvg(shown, px, py - pixels * (studio.drawings.shapeOf(shown.name).height / 2 - 0.03), pixels)}`,
      nearer,
    );
  };
  const isOnWall = ({ name, count }: Subject): boolean =>
    room !== undefined && name === 'window' && count === 1;
  for (const { said } of brief.subjects.filter(isOnWall)) {
    brief.shown.add(said);
    studio.account.told.push(withArticle(said));
  }
  // "A guitar on the wall": the room has two of them.
  const isWallOfRoom = ({ name }: Subject): boolean => room !== undefined && /^(?:wall|brick)$/.test(name);
  const isShop = ({ name }: Subject): boolean => isIndoors && /-front$|^(?:shop|store)$/.test(name);
  for (const one of brief.subjects.filter((one) => isWallOfRoom(one) || isShop(one)))
    brief.shown.add(one.said).add(`${one.said} corner`);
  if (room) for (const word of ['corner', 'interior', 'inside']) brief.shown.add(word);
  const hung = brief.subjects.filter(
    (one) =>
      room !== undefined &&
      studio.drawings.has(one.name) &&
      // In "a sofa, a clock on the wall" only the clock hangs there.
      !isPiece(one.name) &&
      kindOfSubject(one.name).metres < 1.4 &&
      one.relation !== undefined &&
      /^(?:on|hanging)$/.test(one.relation.kind) &&
      brief.subjects.some((wall, at) => at === one.relation?.to && isWallOfRoom(wall)),
  );
  const isLampAbove = (one: Subject): boolean => room !== undefined && HANGS.test(`${one.name} ${one.said}`);
  const isHangingLamp = (one: Subject): boolean =>
    isLampAbove(one) ||
    (/lamp$/.test(one.name) &&
      room !== undefined &&
      /\bhanging (?:\w+ )?lamps?\b/.test(brief.words.join(' ')));
  const named = brief.subjects.filter(
    (one) =>
      (studio.drawings.has(one.name) || BUILDINGS.has(one.said)) &&
      !isOnWall(one) &&
      !isWallOfRoom(one) &&
      !isShop(one) &&
      !hung.includes(one) &&
      !isHangingLamp(one),
  );
  // A room is furnished with what the prompt names, where that is enough.
  const isBare = named.length > 1 && !brief.leftOver.some((word) => FURNITURE.has(word));
  const isCity = place === 'city' || brief.words.includes('city') || brief.words.includes('town');
  if (room) {
    // The desks of the prompt are all the desks that there are.
    const isFurnished = named.some(({ name }) => /desk|table|bed$/.test(name));
    for (const [x = 0, y = 0, w = 1, d = 1, h = 1, colour = '#cccccc'] of data.rooms[room].blocks) {
      if (isBare || (isFurnished && Number(h) < 1)) continue;
      add(
        Number(x) + Number(w) / 2,
        Number(y) + Number(d) / 2,
        block(projection, [Number(x), Number(y), 0], [Number(w), Number(d), Number(h)], String(colour)),
      );
    }
    for (const [name = '', x = 0, y = 0, z = 0] of data.rooms[room].things)
      if (
        !isBare &&
        studio.drawings.has(String(name)) &&
        !named.some((one) => one.name === name) &&
        !(isFurnished && Number(z) > 0 && Number(z) < 1)
      )
        thing({ name: String(name), colour: undefined }, Number(x), Number(y), Number(z), 0.85);
  } else if (isCity) {
    for (let at = 0; at < TILES * TILES; at++)
      if (random() < 0.72) {
        const [x, y] = [at % TILES, Math.floor(at / TILES)];
        add(
          x + 0.5,
          y + 0.5,
          block(
            projection,
            [x + 0.15, y + 0.15, 0],
            [0.7, 0.7, 0.6 + 1.6 * random()],
            mixed(palette.main, '#ffffff', 0.2 + 0.6 * random()),
            true,
          ),
        );
      }
  }
  const spots = room
    ? [
        [2.2, 1.2],
        [1.1, 2.6],
        [3.5, 1.4],
        [3, 3.3],
        [0.9, 0.9],
        [3.4, 2.4],
        [2.2, 3.4],
      ]
    : [
        [1.6, 1.6],
        [3, 1],
        [1, 3],
        [3, 3],
        [0.7, 0.7],
      ];
  const copies = copiesOf({ ...brief, subjects: named }, studio, spots.length);
  const standing = standingOn(copies, brief.subjects, room !== undefined);
  const isTall = (one: Subject): boolean => room !== undefined && TALL.test(one.name);
  const placeOf = (index: number): readonly number[] => {
    const one = copies[index];
    const base = one && standing.get(one);
    if (base) return placeOf(copies.indexOf(base));
    const isAlike = (other: Subject): boolean =>
      !standing.has(other) && one !== undefined && isTall(other) === isTall(one);
    const rank = copies.slice(0, index).filter(isAlike).length;
    return (one && isTall(one) ? (AT_WALL[rank] ?? spots[rank + 2]) : spots[rank]) ?? [];
  };
  for (const [index, subject] of copies.entries()) {
    const [x = 2, y = 2] = placeOf(index);
    const isHouse = BUILDINGS.has(subject.said) || BUILDINGS.has(subject.name);
    if (isHouse) studio.tints.add(tintKey(subject));
    if (isHouse)
      studio.account.told.push(
        withArticle(
          [subject.coloured ?? '', HOUSE.test(subject.said) ? subject.said : 'house'].join(' ').trim(),
        ),
      );
    // The block of a house is no silo.
    if (isHouse && !HOUSE.test(subject.said)) brief.standIns.push(`${subject.said} as house`);
    const base = standing.get(subject);
    if (base) {
      const rank = copies.filter((one) => standing.get(one) === base).indexOf(subject);
      const across = rank === 0 ? -0.2 : 0.35;
      const top =
        furnitureOf(base, projection)?.top ?? sizeInRoom(base) * studio.drawings.shapeOf(base.name).height;
      thing(subject, x + across, y, top, clamp(sizeInRoom(subject) * 0.75, 0.5, 0.75), TILES + 0.3);
      if (base === brief.subjects[subject.relation?.to ?? -1])
        brief.shown.add(relationWords(subject.relation?.said ?? 'on', subject.said, base.said));
      continue;
    }
    const piece = furnitureOf(subject, projection);
    if (piece) {
      const isUnder = piece.top < 0.1 ? -4 * TILES : TILES;
      // In "a fridge, a stove and a vase on the table" only the vase is on it.
      const under = brief.subjects[subject.relation?.to ?? -1];
      if (under && subject.relation?.kind === 'on')
        brief.shown.add(relationWords(subject.relation.said, subject.said, under.said));
      add(x, y, piece.at(x, y), isUnder);
      brief.shown.add(subject.said);
      studio.tints.add(tintKey(subject));
      if (copies.indexOf(subject) === index) {
        const shown = copies.filter((one) => one === subject).length;
        const look = [subject.coloured, subject.said].filter(Boolean).join(' ');
        studio.account.told.push(shown > 1 ? `${shown} ${look}` : withArticle(look));
        if (subject.counted) brief.missing.push(...missing(subject, shown));
      }
      continue;
    }
    if (isHouse) add(x, y, house(projection, [x - 0.9, y - 0.9], 1.8, subject.colour ?? palette.main));
    else
      thing(subject, x, y, 0, room ? sizeInRoom(subject) : copies.length > 1 ? 1.05 : 2.4, room ? TILES : 0);
  }
  for (const [rank, one] of hung.entries()) {
    const [px, py] = projection.at(...(WALL_SPOTS[rank % WALL_SPOTS.length] ?? [2, 0, 1.3]));
    add(
      0,
      0,
      `<g transform="translate(${px} ${py}) skewY(30) scale(.87 1) translate(${-px} ${-py})">${sheet.tintedSvg(one, px, py, projection.unit * 1.05)}</g>`,
    );
    brief.shown.add(one.said);
    const wall = brief.subjects[one.relation?.to ?? -1];
    if (wall) brief.shown.add(relationWords(one.relation?.said ?? 'on', one.said, wall.said));
  }
  for (const [rank, one] of brief.subjects.filter(isHangingLamp).entries()) {
    const [px, py] = projection.at(2 + rank, 1.4, 2.05);
    add(
      TILES,
      TILES,
      `<path d="M${px} ${py}v${-projection.unit * 0.7}" stroke="#3a3f48" stroke-width="${projection.unit * 0.03}"/><path d="M${px - projection.unit * 0.3} ${py + projection.unit * 0.12}q${projection.unit * 0.3} ${-projection.unit * 0.42} ${projection.unit * 0.6} 0z" fill="${one.colour ?? '#e0a63a'}"/><ellipse cx="${px}" cy="${py + projection.unit * 0.12}" rx="${projection.unit * 0.3}" ry="${projection.unit * 0.09}" fill="#fff3c4"/>`,
    );
    brief.shown.add(one.said).add('hanging').add(`hanging ${one.said}`);
    studio.tints.add(tintKey(one));
    studio.account.told.push(withArticle(`hanging ${one.said.replace(/^hanging /, '')}`));
  }
  for (const words of keptNearness(brief.subjects, copies, (one) => placeOf(copies.indexOf(one))))
    brief.shown.add(words);
  // A farm has a barn, unless the prompt says what is on it.
  const open = room ? undefined : brief.hints.flatMap((hint) => hint.ground ?? [])[0];
  const own = open === undefined ? [] : [...new Set(grounds[open].map(({ drawing }) => drawing))];
  const isMissing = (one: string): boolean =>
    studio.drawings.has(one) && !copies.some(({ name }) => name === one);
  for (const [index, name] of own.filter(isMissing).entries()) {
    const [x = 2, y = 2] = spots[copies.length + index] ?? [];
    if (copies.length + index < spots.length)
      thing({ name, colour: undefined }, x, y, 0, copies.length === 0 && index === 0 ? 1.8 : 1.05);
  }
  const wood = brief.words.filter((word) => /^(tree|forest|wood)s?$/.test(word)).length > 0;
  // A tree that the prompt names is there, and alone.
  const isWooded = wood && !copies.some(({ name }) => /tree/.test(name));
  if (isWooded && !room)
    for (const [x, y] of [
      [0.5, 3.4],
      [3.5, 0.5],
      [0.5, 0.6],
      [3.5, 3.4],
    ] as const)
      thing({ name: 'deciduous-tree', colour: undefined }, x, y, 0, 1.1);
  for (const { said = '', place: named } of brief.hints) if (named === place || wood) brief.shown.add(said);
  for (const word of brief.leftOver)
    if (
      word === room ||
      FURNITURE.has(word) ||
      Object.hasOwn(data.aliases, word) ||
      /^(tree|town|city)s?$/.test(word)
    )
      brief.shown.add(word);
  for (const { svg } of pieces.toSorted((a, b) => a.depth - b.depth)) sheet.add(svg);
  return sheet.paint();
}

/** It is seen from within. */
const INDOORS = /\b(?:interior|inside|corner|counter|bar stools?|stools?|indoors)\b/;
const HANGS = /^(?:ceiling-lamp|chandelier)\b|\b(?:hanging|pendant|ceiling) (?:lamp|light)s?\b/;
/** On the wall to the right of the corner. */
const WALL_SPOTS: readonly (readonly [number, number, number])[] = [
  [1.2, 0, 1.45],
  [2.7, 0, 1.45],
  [3.5, 0, 1.35],
];

/** Things that stand on a desk, even if it is not mentioned. */
const OF_DESKS =
  /^(?:desktop-computer|computer|laptop|printer|keyboard|desk-lamp|monitor|computer-mouse|telephone|typewriter)/;
/** They are at the wall behind, where they hide nothing. */
const TALL = /^(?:bookcase|shelf|wardrobe|refrigerator)$/;
const AT_WALL = [
  [3.4, 0.4],
  [0.8, 0.4],
  [2.1, 0.4],
];
const HOLDS = /^(?:desk|table|round-table|dresser)$/;

/** By thing: the furniture that it stands on. */
function standingOn(
  copies: readonly Subject[],
  subjects: readonly Subject[],
  isRoom: boolean,
): Map<Subject, Subject> {
  const desk = copies.find(({ name }) => HOLDS.test(name));
  return new Map(
    copies.flatMap((one): [Subject, Subject][] => {
      if (isPiece(one.name)) return [];
      const named = one.relation?.kind === 'on' ? subjects[one.relation.to] : undefined;
      const base = named && copies.includes(named) ? named : OF_DESKS.test(one.name) ? desk : undefined;
      return base && base !== one && (isRoom || isPiece(base.name)) ? [[one, base]] : [];
    }),
  );
}

/** In tiles: a bed is larger than a lamp, which must still be seen. */
const sizeInRoom = ({ name }: Subject): number => clamp(kindOfSubject(name).metres, 0.85, 1.8);

const HOUSE = /(?:house|home|cottage|villa|cabin|hut|building|bungalow)s?$/;

/** Words for what is before or behind another thing on the square, and stands so. */
function keptNearness(
  subjects: readonly Subject[],
  copies: readonly Subject[],
  spotOf: (one: Subject) => readonly number[],
): string[] {
  const nearness = (one: Subject | undefined): number => {
    const [x = 0, y = 0] = one ? spotOf(one) : [];
    return x + y;
  };
  return copies.flatMap((one) => {
    const { relation, said } = one;
    const other = subjects[relation?.to ?? -1];
    if (!relation || !other || !copies.includes(other)) return [];
    const apart = nearness(one) - nearness(other);
    const isKept = relation.kind === 'before' ? apart > 0 : relation.kind === 'behind' && apart < 0;
    return isKept ? [relationWords(relation.said, said, other.said), `${relation.said} it`] : [];
  });
}

function roomOf(words: readonly string[]): keyof typeof data.rooms | undefined {
  const said = words.join(' ');
  const [alias] = Object.entries(data.aliases).flatMap(([word, room]) =>
    words.includes(word) ? [room] : [],
  );
  const name = Object.keys(data.rooms).find((room) => said.includes(room)) ?? alias;
  return name === undefined ? undefined : tableKey(data.rooms, name);
}
