import bodies from '../data/bodies.json';
import looks from '../data/subject-looks.json';

const PEOPLE = new Set(Object.keys(bodies.people));
const WORN = new Set(Object.values(looks.worn).flat());
const GRIPPED = new Set(looks.gripBelow);

export const isPerson = (name: string): boolean => PEOPLE.has(name) || /^(man|woman|person|old)-/.test(name);

const WEARERS = new Set(Object.keys(looks.heads));

/** People, and animals with a head that a hat can sit on. */
export const canWear = (name: string): boolean => isPerson(name) || WEARERS.has(name);

const ANIMALS = new Set(Object.keys(bodies.animals));

/** It can hold and wear things, at least in a story. */
export const isAlive = (name: string): boolean => canWear(name) || ANIMALS.has(name);

/** How somebody has a thing: "a girl with an umbrella" holds it. */
export function waysOfHaving(name: string): 'wearing' | 'holding' | undefined {
  if (WORN.has(name)) return 'wearing';
  return GRIPPED.has(name) ? 'holding' : undefined;
}
