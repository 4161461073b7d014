import looks from '../data/subject-looks.json';
import { isPerson } from './people.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

const DISHES = new Set(looks.dishes);
const TOPPINGS = new Set(looks.toppings);
const SERVED = new Set(looks.served);
const OPAQUE = /^(?:jug|teapot|kettle|amphora|barrel)$/;
const DRINK = /^(?:water|lemonade|juice|cider|ale|mead|punch|sangria|cocoa)$/;
const VESSEL = /glass|cup|mug|bowl|plate|beverage/;

/** Things served with it lie on it. */
export const isDish = (name: string): boolean => DISHES.has(name);

/** Pancakes with blueberries have them on top. */
export const isTopping = (name: string, dish = ''): boolean => TOPPINGS.has(name) && DISHES.has(dish);

/** On a dish there is only food; on a table everything. */
export const canBeOn = (name: string, surface = ''): boolean =>
  (!DISHES.has(surface) || TOPPINGS.has(name)) && !isPerson(name) && !isHigh(name);

/** In metres. */
const LARGEST_ON_TOP = 1.2;

const isHigh = (name: string): boolean => kindOfSubject(name).metres > LARGEST_ON_TOP;

/** Furniture stands on no other furniture: of "a table with a lamp and a cat on a chair" the cat is on the chair. */
export const canStandOn = (name: string, anchor: string): boolean =>
  kindOfSubject(name).zone === 'table' || anchor === 'rug' || kindOfSubject(anchor).metres > WIDEST_FURNITURE;

/** In metres. */
const WIDEST_FURNITURE = 3;

/** "A glass of wine" is the drawing of wine, which has a glass; a jar of milk is drawn as something like it. */
export function withDrink(
  vessel: Subject,
  { name, said }: Pick<Subject, 'name' | 'said'>,
): Subject | undefined {
  // A bottle is not in a glass: what was in it is.
  if (name === 'bottle-with-popping-cork' && /glass/.test(vessel.name))
    return { ...vessel, name: 'wine-glass', said: `${vessel.said} of ${said}` };
  // The contents of a jug are hidden.
  if (OPAQUE.test(vessel.name) && (SERVED.has(name) || DRINK.test(said)))
    return { ...vessel, said: `${vessel.said} of ${said}` };
  if (!SERVED.has(name)) return undefined;
  const like = vessel.like === true || !VESSEL.test(vessel.name);
  return { ...vessel, name, said: `${vessel.said} of ${said}`, ...(like && { like }) };
}

/** Berries on waffles: said with "with". */
export const isServedOn = ({ kind, said }: SubjectRelation): boolean => kind === 'on' && said === 'with';

/** The contents of a bowl, or the top of a cake, follow it to its place. */
export const isContents = (relation: SubjectRelation | undefined): boolean =>
  (/^(?:in|on)$/.test(relation?.kind ?? '') && relation?.said === 'of') || relation?.said === 'on top';
