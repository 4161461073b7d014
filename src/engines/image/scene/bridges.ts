import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** The bridge that somebody or something is on. */
const bridgeIn = (subjects: readonly Subject[]): number =>
  subjects.findIndex(
    ({ name, count }, index) =>
      name === 'bridge' &&
      count === 1 &&
      subjects.some(({ relation }) => relation?.to === index && /^(?:on|crossing)$/.test(relation.kind)),
  );

/** In metres. */
const LOW = 6;

/** A castle is on the other side of the bridge that leads to it, not before it. */
export function isBeyondBridge(subjects: readonly Subject[], index: number): boolean {
  const bridge = bridgeIn(subjects);
  const { name = '', relation } = subjects[index] ?? {};
  const { metres, zone } = kindOfSubject(name);
  return (
    bridge >= 0 &&
    index !== bridge &&
    zone === 'ground' &&
    metres > LOW &&
    (!relation || relation.kind === 'beside')
  );
}

/** A bridge in use begins and ends outside of the image: it leads from bank to bank, and nothing on it is wider. */
export function spanWater(groups: PlacedSubject[][], subjects: readonly Subject[], scene: Scene): void {
  const index = bridgeIn(subjects);
  const [one] = groups[index] ?? [];
  if (one?.zone !== 'water') return;
  const long = resizedSubject(one, (one.size * scene.width * SPAN) / one.width);
  groups[index] = [{ ...long, x: scene.width / 2 }];
  for (const at of subjects.keys())
    if (isBeyondBridge(subjects, at)) groups[at] = (groups[at] ?? []).map((other) => onFarBank(other, scene));
}

/** Fraction of the width of the image. */
const SPAN = 1.04;

function onFarBank(one: PlacedSubject, { width, height, horizon, light }: Scene): PlacedSubject {
  const fit = Math.min(1, (horizon * 0.86) / one.height, (width * 0.4) / one.width);
  return {
    ...resizedSubject(one, one.size * fit),
    x: width * (light.sunX > 0.5 ? 0.22 : 0.78),
    foot: horizon + height * 0.01,
    zone: 'water',
    perched: true,
    order: 0,
  };
}
