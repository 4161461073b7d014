import { tableKey } from '../../narrow.ts';
import data from '../data/isometric.json';
import { withArticle } from '../prompt/drawing-words.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, type Palette } from './colours.ts';
import { block, groundSlab, Projection } from './isometric-blocks.ts';
import { Sheet, type Studio } from './sheet.ts';
import type { ShownThing } from './subjects.ts';

export const TILES = 4;
const PLACES = new Map(Object.entries(data.places));

export type RoomName = keyof typeof data.rooms;

/** A square of ground, or the floor of a room, and what stands on it. */
export class Square {
  readonly sheet: Sheet;
  readonly projection: Projection;
  readonly #pieces: { depth: number; svg: string }[] = [];

  constructor(
    readonly brief: Brief,
    readonly studio: Studio,
    readonly palette: Palette,
    readonly room: RoomName | undefined,
    readonly place: string | undefined,
  ) {
    const { width, height } = brief.request;
    this.sheet = new Sheet(width, height, studio).fill(mixed(palette.soft, '#ffffff', 0.3));
    this.projection = new Projection(width, height, TILES, room ? 2.4 : 2);
    this.#layGround();
  }

  #layGround(): void {
    const { brief, projection, room, place, sheet } = this;
    const isBeach = brief.hints.some(({ features }) => features?.[0] === 'beach');
    const isle = brief.words.find((word) => /^(?:island|isle|islet)$/.test(word));
    const isAfloat = isle !== undefined && !/\b(?:floating|flying|sky)\b/.test(brief.words.join(' '));
    const floor = room
      ? 'room'
      : isAfloat
        ? 'water'
        : isBeach
          ? 'sand'
          : (PLACES.get(place ?? '') ?? 'grass');
    sheet.add(groundSlab(projection, data.grounds[tableKey(data.grounds, floor)]));
    if (!isle || room || brief.subjects.some(({ said }) => said.includes(isle))) return;
    if (isAfloat)
      sheet.add(
        block(projection, [0.35, 0.35, 0], [3.3, 3.3, 0.05], data.grounds.sand.top),
        block(projection, [0.6, 0.6, 0.05], [2.8, 2.8, 0.03], data.grounds.grass.top),
      );
    brief.shown.add(isle);
    this.studio.account.told.push(withArticle(isle));
  }

  /** The nearer piece hides the farther one, whichever came first. */
  add(x: number, y: number, svg: string, nearer = 0): void {
    this.#pieces.push({ depth: x + y + nearer, svg });
  }

  /** A flat drawing with its shadow; things of the prompt are nearer than the furniture, which would hide them. */
  thing(shown: ShownThing, [x, y, z]: readonly [number, number, number], size: number, nearer = 0): void {
    const [px, py] = this.projection.at(x, y, z);
    const pixels = size * this.projection.unit;
    const raised = pixels * (this.studio.drawings.shapeOf(shown.name).height / 2 - 0.03);
    this.add(
      x,
      y,
      `<ellipse cx="${px}" cy="${py}" rx="${pixels * 0.36}" ry="${pixels * 0.13}" fill="#10131a" opacity=".2"/>${this.sheet.tintedSvg(shown, px, py - raised, pixels)}`,
      nearer,
    );
  }

  paint(): Bitmap {
    for (const { svg } of this.#pieces.toSorted((a, b) => a.depth - b.depth)) this.sheet.add(svg);
    return this.sheet.paint();
  }
}
