import rooms from '../data/rooms.json';
import type { ScenePlan } from '../prompt/plan.ts';
import { isBareRoom } from '../prompt/room-walls.ts';
import type { RoomName } from '../prompt/vocabulary.ts';
import type { Canvas } from '../raster/canvas.ts';
import type { Renderer } from '../scene/renderer.ts';
import { standThing } from './stand-thing.ts';

interface Furniture {
  readonly drawing: string;
  /** From the middle of the room, in its units; positive is away from the window. */
  readonly x: number;
  /** Longer side. */
  readonly metres: number;
  /** Height above the floor, in metres; it hangs or lies on another thing. */
  readonly up?: number;
  readonly mirrored?: boolean;
  /** The drawing that it lies on. */
  readonly with?: string;
}

interface Furnishing {
  readonly wall: string;
  readonly things: readonly Furniture[];
}

const ROOMS: Readonly<Record<RoomName, Furnishing>> = rooms;

/** The room of a prompt that names none of its own. */
const ANY_ROOM: Furnishing = { wall: 'books', things: [] };

/** A workshop for which a room stands in has no books; beside a bookcase, or where something hangs, there is no other. */
export function furnishingOf(plan: ScenePlan): Furnishing {
  const { room, hints, subjects } = plan;
  if (isBareRoom(plan)) return { wall: 'bare', things: [] };
  const own = room ? ROOMS[room] : ANY_ROOM;
  // Planks and stones have their own colours.
  const isPainted = plan.wallColour !== undefined && !/^(?:books|plain|tiles)$/.test(own.wall);
  const furnishing = isPainted ? { ...own, wall: 'plain' } : own;
  const isOther = !room && hints.some(({ place, as }) => place === 'room' && as !== undefined);
  const isTaken = subjects.some(({ name, hung }) => name === 'bookcase' || hung);
  return furnishing.wall === 'books' && (isOther || isTaken) ? { ...furnishing, wall: 'plain' } : furnishing;
}

/** The room's measures for its furniture: the row of its feet, pixels per metre and per unit, the side of the window. */
interface Standing {
  readonly foot: number;
  readonly metre: number;
  readonly unit: number;
  readonly side: number;
}

/** Furniture that replaces what a room has of its own: with a bunk bed there is no other bed. */
const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map([
  ['bed', ['bunk-bed', 'hospital-bed', 'cradle']],
  ['table', ['round-table', 'desk']],
  ['desk', ['table', 'round-table']],
  ['lamp', ['ceiling-lamp']],
]);

/** Draws the furniture along the back wall, without what the prompt names itself. */
export function furnish(renderer: Renderer, canvas: Canvas, standing: Standing): void {
  const { scene, placed } = renderer;
  const named = new Set(placed.map(({ name }) => name));
  const isThere = (drawing: string): boolean =>
    [drawing, ...(INSTEAD.get(drawing) ?? [])].some((name) => named.has(name));
  const { foot, metre, unit, side } = standing;
  for (const thing of furnishingOf(scene.plan).things) {
    const { drawing, x, metres, up = 0, mirrored = false } = thing;
    // The wall is taken.
    if (up > 0 && thing.with === undefined && scene.plan.subjects.some(({ hung }) => hung)) continue;
    if (isThere(drawing) || (thing.with !== undefined && isThere(thing.with))) continue;
    standThing(renderer, canvas, {
      drawing,
      size: metres * metre,
      x: scene.width / 2 + x * side * unit,
      foot: foot - up * metre,
      mirrored: mirrored === side > 0,
      raised: up > 0,
      fog: 0,
    });
  }
}
