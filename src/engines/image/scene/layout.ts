import type { Wish } from '../prompt/parse.ts';
import { kindOf } from '../prompt/subject-kinds.ts';
import { clamp } from '../raster/noise.ts';
import type { Stage } from './scene.ts';

/** One body in the picture: its drawing, middle, foot and height in pixels. */
export interface Placed {
  readonly name: string;
  readonly wish: Wish;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly stand: 'ground' | 'water' | 'air' | 'deep' | 'table';
  readonly mirrored: boolean;
  /** It stands on another body: no shadow of its own, and drawn right after that one. */
  readonly perched: boolean;
  /** Drawn from low to high. */
  readonly order: number;
}

/** How large the leading subject is drawn, as a share of the picture's shorter side. */
function leadSize(metres: number, stand: Placed['stand']): number {
  if (stand === 'air') return clamp(0.24 + 0.04 * Math.log2(metres + 1), 0.24, 0.4);
  if (stand === 'water') return clamp(0.28 + 0.06 * Math.log2(metres + 1), 0.3, 0.52);
  if (stand === 'table') return 0.5;
  return clamp(0.37 + 0.05 * Math.log2(metres + 0.6), 0.34, 0.62);
}

export function standOf(wish: Wish, stage: Stage): Placed['stand'] {
  const { place, features } = stage.plan;
  const kind = kindOf(wish.name);
  if (place === 'space' || place === 'abstract') return 'air';
  if (place === 'underwater') return kind.stand === 'ground' && kind.metres > 1.8 ? 'ground' : 'deep';
  if (wish.flying) return 'air';
  const wet = place === 'sea' || place === 'lake' || features.has('water');
  if (kind.stand === 'air') return place === 'table' || place === 'room' ? 'table' : 'air';
  if (kind.stand === 'deep' || kind.stand === 'water') return wet && place !== 'room' ? 'water' : 'ground';
  if (wish.name === 'lighthouse' || wish.name === 'desert-island') return 'ground';
  return place === 'table' ? 'table' : 'ground';
}

/** `tallness` is the height of a drawing as a share of its longer side. */
export function placeWishes(stage: Stage, tallness: (name: string) => number): Placed[] {
  const { wishes } = stage.plan;
  const lead = wishes.reduce((most, wish) => Math.max(most, kindOf(wish.name).metres), 0);
  const own = wishes.filter((wish) => !wish.relation || wish.relation.kind === 'beside');
  const groups: Placed[][] = wishes.map((wish, index) =>
    group(stage, wish, index, { lead, slot: own.indexOf(wish), slots: own.length }),
  );
  // Anchors stand first; what refers to them follows, however the words were ordered.
  for (let round = 0; round < wishes.length; round++) {
    for (const [index, wish] of wishes.entries()) {
      const { relation } = wish;
      const anchor = relation && groups[relation.to]?.[0];
      if (!relation || !anchor || relation.kind === 'beside') continue;
      groups[index] = group(stage, wish, index, { lead, slot: 0, slots: 1 }).map((one, n) =>
        related(one, anchor, relation.kind, n, stage, anchor.size * tallness(anchor.name)),
      );
    }
  }
  return groups
    .flat()
    .map((one) => (one.perched ? one : { ...one, order: one.foot }))
    .sort((a, b) => a.order - b.order);
}

interface Room {
  /** The size in life of the largest subject. */
  readonly lead: number;
  readonly slot: number;
  readonly slots: number;
}

function group(stage: Stage, wish: Wish, index: number, room: Room): Placed[] {
  const { width, height, horizon, light } = stage;
  const random = stage.random(41 + index);
  const kind = kindOf(wish.name);
  const stand = standOf(wish, stage);
  const crowd = wish.count > 1 ? clamp(1.05 - wish.count * 0.09, 0.34, 0.86) : 1;
  const relative = Math.max(0.22, (kind.metres / room.lead) ** 0.42);
  const size = Math.min(width, height) * leadSize(room.lead, stand) * relative * crowd * wish.scale;
  const side = light.sunX > 0.5 ? -1 : 1;
  const share = room.slots > 1 ? 0.5 + (room.slot / (room.slots - 1) - 0.5) * 0.54 : 0.5 + side * 0.09;
  const base = baseOf(stand, kind.metres, stage, size);
  return Array.from({ length: wish.count }, (_, n) => {
    const across = wish.count > 1 ? (n / (wish.count - 1) - 0.5) * Math.min(0.7, 0.17 * wish.count) : 0;
    const near = wish.count > 1 ? (random() - 0.5) * 0.16 : 0;
    const lift = stand === 'air' || stand === 'deep' ? (random() - 0.5) * height * 0.12 : 0;
    return {
      name: wish.name,
      wish,
      stand,
      x:
        width *
        clamp(share + across * (room.slots > 1 ? 1.1 / room.slots : 1) + (random() - 0.5) * 0.03, 0.08, 0.92),
      foot: base + near * (height - horizon) * (stand === 'air' ? -1.6 : 1) + lift,
      size: size * (1 + near * 0.9),
      mirrored: wish.count > 1 && random() < 0.5,
      perched: false,
      order: 0,
    };
  });
}

function baseOf(stand: Placed['stand'], metres: number, stage: Stage, size: number): number {
  const { height, horizon } = stage;
  const below = height - horizon;
  if (stand === 'air') return height * (stage.plan.place === 'space' ? 0.56 : 0.3) + size * 0.5;
  if (stand === 'water') return horizon + below * (metres > 20 ? 0.16 : metres > 5 ? 0.34 : 0.5);
  if (stand === 'deep') return height * 0.55 + size * 0.5;
  if (stand === 'table') return height * 0.86;
  return horizon + below * (metres > 30 ? 0.12 : metres > 6 ? 0.46 : metres > 2.5 ? 0.58 : 0.74);
}

/** Where one sits on another, as a share of the other's height; on most things that is near the top. */
const SEATS: Readonly<Record<string, number>> = {
  bench: 0.5,
  'couch-and-lamp': 0.36,
  bed: 0.42,
  chair: 0.48,
  sled: 0.5,
  horse: 0.42,
  camel: 0.62,
  elephant: 0.8,
  bicycle: 0.42,
  motorcycle: 0.42,
  'deciduous-tree': 0.55,
  broom: 0.35,
};

function related(one: Placed, anchor: Placed, kind: string, n: number, stage: Stage, tall: number): Placed {
  const step = (n % 2 === 0 ? 1 : -1) * (1 + Math.floor(n / 2));
  switch (kind) {
    case 'under':
      return {
        ...one,
        x: anchor.x + step * Math.max(one.size * 0.62, anchor.size * 0.2) - one.size * 0.3,
        foot: anchor.foot + one.size * 0.16,
        stand: anchor.stand,
      };
    case 'on':
    case 'riding':
    case 'in':
      return {
        ...one,
        x: anchor.x + (step - 1) * one.size * 0.5,
        foot:
          anchor.foot - tall * (SEATS[anchor.name] ?? (kind === 'in' ? 0.3 : kind === 'riding' ? 0.5 : 0.82)),
        size: Math.min(one.size, anchor.size * 0.8),
        stand: anchor.stand,
        perched: true,
        order: anchor.foot + 0.5,
      };
    case 'wearing':
      return {
        ...one,
        x: anchor.x,
        foot: anchor.foot - tall * 0.84,
        size: anchor.size * 0.42,
        stand: anchor.stand,
        perched: true,
        order: anchor.foot + 0.5,
      };
    case 'behind':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.42,
        foot: anchor.foot - (stage.height - stage.horizon) * 0.1,
      };
    case 'before':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.3,
        foot: anchor.foot + (stage.height - stage.horizon) * 0.14,
      };
    case 'above':
      return {
        ...one,
        x: anchor.x + step * anchor.size * 0.34,
        foot: Math.max(one.size * 1.1, anchor.foot - anchor.size * 1.25),
        stand: 'air',
      };
    default:
      return one;
  }
}
