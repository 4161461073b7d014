import looks from '../data/subject-looks.json';
import { beastOf } from '../prompt/figure.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** The part of a swimming animal that is under water, as a share of its height. */
const DRAUGHTS = new Map(Object.entries(looks.draught));
/** The hidden fraction of a figure that stands in the water. */
const WADING = 0.28;
const FLOATING = 0.06;
/** The hidden fraction of a fish, whose back is seen. */
const SWIMMING = 0.5;

/** Birds on long legs stand in the water. */
const WADERS = /^(?:stork|flamingo)$/;

/** The legs of a pier are no hull. */
export const hasOwnDraught = (name: string): boolean =>
  (kindOfSubject(name).zone === 'water' || WADERS.test(name)) && DRAUGHTS.has(name);

/** Galloping animals run in shallow water. */
const RUNNING = 0.1;

/** The head that is bent down is just over the water; the trunk of an elephant does not reach the ground. */
const draughtAtDrink = (name: string): number => (/^(?:elephant|horse)/.test(name) ? 0.26 : 0.1);

/** The share of a body that is under water. */
export const draughtOf = (name: string): number =>
  DRAUGHTS.get(name) ??
  (beastOf(name)?.stance === 'graze' ? draughtAtDrink(name) : undefined) ??
  (beastOf(name)?.stance === 'gallop' ? RUNNING : undefined) ??
  { ground: WADING, deep: SWIMMING, water: FLOATING, air: FLOATING, table: FLOATING }[
    kindOfSubject(name).zone
  ];

/** The distance by which its upper side is lower than that of its drawing, in pixels. */
export const sunkBy = ({ name, zone, perched, height }: PlacedSubject): number =>
  zone === 'water' && !perched ? height * draughtOf(name) : 0;
