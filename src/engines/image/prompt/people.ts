import bodies from '../data/bodies.json';
import parts from '../data/parts.json';
import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { baseName } from './figure.ts';
import { isUpright } from './folk.ts';

/** Figures of stories count as people: a fairy, a robot. */
const PEOPLE = new Set([...Object.keys(bodies.people), ...Object.keys(bodies.plain), ...looks.folk]);
const WORN = new Set(Object.values(looks.worn).flat());
const GRIPPED = new Set(looks.gripBelow);
/** Instruments that stand on the floor are not carried. */
const CARRIED = new Set(poses.instruments.filter((name) => !/piano|keyboard|drum|harp$/.test(name)));

export const isPerson = (name: string): boolean =>
  PEOPLE.has(baseName(name)) || isUpright(name) || /^(man|woman|person|old)-/.test(name);

const WEARERS = new Set(Object.keys(looks.heads));

/** People, and animals with a head that a hat can sit on. */
export const canWear = (name: string): boolean => isPerson(name) || WEARERS.has(name);

const ANIMALS = new Set([...Object.keys(bodies.animals), ...looks.creatures]);

/** It can hold and wear things, at least in a story. */
export const isAlive = (name: string): boolean => canWear(baseName(name)) || ANIMALS.has(baseName(name));

/** How somebody has a thing: "a girl with an umbrella" holds it. */
export function waysOfHaving(name: string): 'wearing' | 'holding' | undefined {
  if (WORN.has(name)) return 'wearing';
  return GRIPPED.has(name) || CARRIED.has(name) ? 'holding' : undefined;
}

/** Those whose head shows hair of one colour. */
const HAIRED: ReadonlySet<string> = new Set(parts.haired);

export const isHaired = (name: string): boolean =>
  HAIRED.has(baseName(name).replace(/-(?:walking|standing)$/, ''));
