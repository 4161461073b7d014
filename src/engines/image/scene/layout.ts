import type { Subject } from '../prompt/parse.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clamp } from '../raster/math.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { applyRelation } from './relations.ts';
import type { Scene } from './scene.ts';

/** Size of the largest subject, as a share of the shorter side of the image. */
function leadSize(metres: number, zone: PlacedSubject['zone']): number {
  if (zone === 'air') return clamp(0.24 + 0.04 * Math.log2(metres + 1), 0.24, 0.4);
  if (zone === 'water') return clamp(0.28 + 0.06 * Math.log2(metres + 1), 0.3, 0.52);
  if (zone === 'table') return 0.5;
  return clamp(0.37 + 0.05 * Math.log2(metres + 0.6), 0.34, 0.62);
}

function zoneOf(subject: Subject, scene: Scene): PlacedSubject['zone'] {
  const { place, features } = scene.plan;
  const kind = kindOfSubject(subject.name);
  if (place === 'space' || place === 'abstract') return 'air';
  if (place === 'underwater') return kind.zone === 'ground' && kind.metres > 1.8 ? 'ground' : 'deep';
  if (subject.flying) return 'air';
  const wet = place === 'sea' || place === 'lake' || features.isNamed('water');
  if (kind.zone === 'air') return place === 'table' || place === 'room' ? 'table' : 'air';
  if (kind.zone === 'deep' || kind.zone === 'water') return wet && place !== 'room' ? 'water' : 'ground';
  if (subject.name === 'lighthouse' || subject.name === 'desert-island') return 'ground';
  return place === 'table' ? 'table' : 'ground';
}

/** `relativeHeight` is the height of a drawing as a share of its longer side. */
export function layoutSubjects(scene: Scene, relativeHeight: (name: string) => number): PlacedSubject[] {
  const { subjects } = scene.plan;
  const lead = subjects.reduce((most, subject) => Math.max(most, kindOfSubject(subject.name).metres), 0);
  const own = subjects.filter((subject) => !subject.relation || subject.relation.kind === 'beside');
  const groups: PlacedSubject[][] = subjects.map((subject, index) =>
    group(scene, subject, index, { lead, slot: own.indexOf(subject), slots: own.length }),
  );
  // Repeated, because a subject may relate to one that is itself placed by a relation.
  for (let round = 0; round < subjects.length; round++) {
    for (const [index, subject] of subjects.entries()) {
      const { relation } = subject;
      const anchor = relation && groups[relation.to]?.[0];
      if (!relation || !anchor || relation.kind === 'beside') continue;
      groups[index] = group(scene, subject, index, { lead, slot: 0, slots: 1 }).map((one, n) =>
        applyRelation(one, anchor, relation.kind, n, scene, anchor.size * relativeHeight(anchor.name)),
      );
    }
  }
  return groups
    .flat()
    .map((one) => (one.perched ? one : { ...one, order: one.foot }))
    .sort((a, b) => a.order - b.order);
}

interface Room {
  /** Size of the largest subject in reality, in metres. */
  readonly lead: number;
  readonly slot: number;
  readonly slots: number;
}

function group(scene: Scene, subject: Subject, index: number, room: Room): PlacedSubject[] {
  const { width, height, horizon, light } = scene;
  const random = scene.random(41 + index);
  const kind = kindOfSubject(subject.name);
  const zone = zoneOf(subject, scene);
  const crowd = subject.count > 1 ? clamp(1.05 - subject.count * 0.09, 0.34, 0.86) : 1;
  const relative = Math.max(0.22, (kind.metres / room.lead) ** 0.42);
  const size = Math.min(width, height) * leadSize(room.lead, zone) * relative * crowd * subject.scale;
  const side = light.sunX > 0.5 ? -1 : 1;
  const share = room.slots > 1 ? 0.5 + (room.slot / (room.slots - 1) - 0.5) * 0.54 : 0.5 + side * 0.09;
  const base = baseOf(zone, kind.metres, scene, size);
  return Array.from({ length: subject.count }, (_, n) => {
    const across =
      subject.count > 1 ? (n / (subject.count - 1) - 0.5) * Math.min(0.7, 0.17 * subject.count) : 0;
    const near = subject.count > 1 ? (random() - 0.5) * 0.16 : 0;
    const lift = zone === 'air' || zone === 'deep' ? (random() - 0.5) * height * 0.12 : 0;
    return {
      name: subject.name,
      subject,
      zone,
      x:
        width *
        clamp(share + across * (room.slots > 1 ? 1.1 / room.slots : 1) + (random() - 0.5) * 0.03, 0.08, 0.92),
      foot: base + near * (height - horizon) * (zone === 'air' ? -1.6 : 1) + lift,
      size: size * (1 + near * 0.9),
      mirrored: subject.count > 1 && random() < 0.5,
      perched: false,
      order: 0,
    };
  });
}

function baseOf(zone: PlacedSubject['zone'], metres: number, scene: Scene, size: number): number {
  const { height, horizon } = scene;
  const below = height - horizon;
  if (zone === 'air') return height * (scene.plan.place === 'space' ? 0.56 : 0.3) + size * 0.5;
  if (zone === 'water') return horizon + below * (metres > 20 ? 0.16 : metres > 5 ? 0.34 : 0.5);
  if (zone === 'deep') return height * 0.55 + size * 0.5;
  if (zone === 'table') return height * 0.86;
  return horizon + below * (metres > 30 ? 0.12 : metres > 6 ? 0.46 : metres > 2.5 ? 0.58 : 0.74);
}
