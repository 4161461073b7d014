import bodies from '../data/bodies.json';
import looks from '../data/subject-looks.json';

const PEOPLE = new Set(Object.keys(bodies.people));
const WORN = new Set(Object.values(looks.worn).flat());
const GRIPPED = new Set(looks.gripBelow);

export const isPerson = (name: string): boolean => PEOPLE.has(name) || /^(man|woman|person|old)-/.test(name);

/** How somebody has a thing: "a girl with an umbrella" holds it. */
export function waysOfHaving(name: string): 'wearing' | 'holding' | undefined {
  if (WORN.has(name)) return 'wearing';
  return GRIPPED.has(name) ? 'holding' : undefined;
}
