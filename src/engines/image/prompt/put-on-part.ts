import { oneOf } from '../../narrow.ts';
import poses from '../data/poses.json';
import { isAlive, isPerson } from './people.ts';
import type { Pending, Subject } from './subject.ts';
import { BODY_PARTS, type BodyPart, type Relation } from './vocabulary.ts';

const BODY_PART = new Map(Object.entries(poses.bodyParts));

/** A thing on such a part stands on the animal. */
const UPPERMOST = /^(?:shell|hump|carapace|saddle)$/;

/** "A parrot on his shoulder", "a ball under his arm", "a puppy in her arms". */
function partFor(part: string, relation: Relation | undefined): BodyPart | undefined {
  if (part === 'bare-arm' && relation === 'under') return 'arm';
  if (/^(?:bare-arm|raised-hand)$/.test(part) && relation === 'in') return 'chest';
  const name = BODY_PART.get(part);
  return relation === 'on' && name !== undefined ? oneOf(BODY_PARTS, name) : undefined;
}

/** "A pirate with a parrot on his shoulder". Returns false for a part that nothing is put on. */
export function putOnPart(
  subjects: Subject[],
  {
    value: part,
    text,
    of,
  }: { readonly value: string; readonly text: string; readonly of: string | undefined },
  { relation, relationSaid }: Pending,
): boolean {
  const last = subjects.length - 1;
  const contents = subjects[last]?.relation;
  // In "a basket of apples on a head" the basket is on it.
  const at = contents?.kind === 'in' && contents.said === 'of' ? contents.to : last;
  const thing = subjects[at];
  // "Its" is not said of a person.
  const animal =
    of === 'its' ? subjects.findLastIndex(({ name }, n) => n < at && isAlive(name) && !isPerson(name)) : -1;
  const owner = animal < 0 ? (thing?.relation?.to ?? at - 1) : animal;
  const carrier = subjects[owner];
  const isAnimals = carrier !== undefined && !isPerson(carrier.name);
  const isOnBack = relation === 'on' && (part === 'torso' || (isAnimals && UPPERMOST.test(text)));
  // "A scarf around its neck" is worn there.
  if (thing?.relation?.kind === 'wearing' && /^(?:a?round|over)$/.test(relationSaid)) return true;
  const name = partFor(part, relation) ?? (isOnBack && !isAnimals ? 'back' : undefined);
  if ((name === undefined && !isOnBack) || !thing || !carrier || owner === at) return false;
  // A hat that somebody wears is on the head, and what is held is in the hand; a pot may be carried on the head or back.
  const { kind } = thing.relation ?? {};
  if (kind === 'wearing' || (kind === 'holding' && name === 'hand')) return true;
  subjects[at] = {
    ...thing,
    relation: {
      kind: 'on',
      said: relationSaid,
      to: owner,
      ...(name !== undefined && { at: name, part: text }),
    },
  };
  return true;
}
