import { pluralOf } from './nouns.ts';
import type { Relation } from './relations.ts';
import { knownEntity } from './subject.ts';

interface Gathered {
  readonly prompt: string;
  readonly entities: readonly string[];
  readonly relations: readonly Relation[];
  readonly title: string | undefined;
}

const SAME = /(?:^| )(?:booking|reservation)$/;

/**
 * The lists without fields that only stand in for one that the prompt describes: "a plant watering tracker where each
 * plant has a room" keeps plants, and no waterings beside them.
 */
export function standInsAmong(
  unspecified: ReadonlySet<string>,
  { prompt, entities, relations, title }: Gathered,
): string[] {
  const said = prompt.toLowerCase();
  const described = entities.filter((name) => !unspecified.has(name));
  const isRelated = (name: string): boolean =>
    relations.some(({ child, parent }) => name === child || name === parent);
  const keepsEntries = /\b(?:entr(?:y|ies)|diary|journal|guest ?book)\b/.test(said);
  return [...unspecified].filter((name) => {
    const [of = '', deed = ''] = name.split(/ (?=\S+$)/);
    const isDeed = deed.endsWith('ing') && described.includes(of);
    // Reservations are the bookings of a booking system.
    const isSame = SAME.test(name) && described.some((other) => other !== name && SAME.test(other));
    if (isSame || isDeed) return true;
    if (described.length === 0) return false;
    // "A pet clinic app. Pets have a name": there is no list of pet clinics.
    const isTitle =
      !isRelated(name) &&
      knownEntity(name) === undefined &&
      title?.toLowerCase().startsWith(`${name} `) === true &&
      !said.includes(pluralOf(name));
    // The products of "bookshop stock", where books are named.
    const isUnsaid = !isRelated(name) && ![name, pluralOf(name)].some((one) => said.includes(one));
    return isTitle || isUnsaid || (name === 'entry' && !keepsEntries);
  });
}
