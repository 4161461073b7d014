import type { RandomSource } from '../../random.ts';
import data from '../data/isometric.json';
import { withArticle } from '../prompt/drawing-words.ts';
import type { Subject } from '../prompt/subject.ts';
import { mixed } from './colours.ts';
import { block, house } from './isometric-blocks.ts';
import { type Square, TILES } from './isometric-square.ts';
import { tintKey } from './sheet.ts';

const BUILDINGS = new Set(data.buildings);
const HOUSE = /(?:house|home|cottage|villa|cabin|hut|building|bungalow)s?$/;

export const isBuilding = ({ said, name }: Subject): boolean => BUILDINGS.has(said) || BUILDINGS.has(name);

/** A building can be painted whether or not there is a drawing of it. */
export const isSaidBuilding = ({ said }: Subject): boolean => BUILDINGS.has(said);

export const isCity = ({ brief, place }: Square): boolean =>
  place === 'city' || brief.words.includes('city') || brief.words.includes('town');

/** Blocks with windows on most of the tiles. */
export function buildCity(square: Square, random: RandomSource): void {
  for (let at = 0; at < TILES * TILES; at++) {
    if (random() >= 0.72) continue;
    const [x, y] = [at % TILES, Math.floor(at / TILES)];
    square.add(
      x + 0.5,
      y + 0.5,
      block(
        square.projection,
        [x + 0.15, y + 0.15, 0],
        [0.7, 0.7, 0.6 + 1.6 * random()],
        mixed(square.palette.main, '#ffffff', 0.2 + 0.6 * random()),
        true,
      ),
    );
  }
}

export function addHouse(square: Square, subject: Subject, x: number, y: number): void {
  const { projection, palette } = square;
  square.add(x, y, house(projection, [x - 0.9, y - 0.9], 1.8, subject.colour ?? palette.main));
}

export function tellHouse({ brief, studio }: Square, subject: Subject): void {
  const isHouse = HOUSE.test(subject.said);
  studio.tints.add(tintKey(subject));
  studio.account.told.push(
    withArticle([subject.coloured ?? '', isHouse ? subject.said : 'house'].join(' ').trim()),
  );
  // The block of a house is no silo.
  if (!isHouse) brief.standIns.push(`${subject.said} as house`);
}
