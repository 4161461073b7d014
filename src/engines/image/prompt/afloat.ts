import { isAlive } from './people.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { ScenePlace } from './vocabulary.ts';

/** Open land that may have a lake in it. */
const DRY: ReadonlySet<ScenePlace> = new Set(['mountains', 'hills', 'forest', 'snow']);

/** Places of a boat that does not float. */
const ASHORE =
  /\b(?:ashore|beached|stranded|aground|land|meadow|grass|lawn|garden|field|backyard|trailer|dry|wreck(?:ed)?|toy|frozen|ice|shed|barn|museum|workshop|pool|bath(?:tub)?)\b/i;

/** In metres. A bridge is over water, and stands on land. */
const LEAST_BOAT = 3.5;

const isBoat = ({ name, relation }: Subject): boolean => {
  const { zone, metres } = kindOfSubject(name);
  const isCarried = relation !== undefined && /^(?:on|in|holding|hanging|riding)$/.test(relation.kind);
  return zone === 'water' && metres >= LEAST_BOAT && !isAlive(name) && name !== 'bridge' && !isCarried;
};

const swims = ({ action, postures = [], name }: Subject): boolean =>
  action?.kind === 'swim' || postures.some((one) => /^swim/.test(one)) || /-swimming$/.test(name);

/** Boats and swimmers have water, also where the prompt names none. */
export function withWater(
  place: ScenePlace,
  { subjects, prompt }: { readonly subjects: readonly Subject[]; readonly prompt: string },
): ScenePlace {
  if (!DRY.has(place) || ASHORE.test(prompt)) return place;
  const boat = subjects.find(isBoat);
  if (!boat && !subjects.some(swims)) return place;
  return subjects.some((one) => one !== boat && kindOfSubject(one.name).home === 'sea') ? 'sea' : 'lake';
}

/** "An otter floating on its back" lies in the water. */
export const setAfloat = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one): Subject => {
    const said = one.action?.said ?? '';
    const isOfWater = SWIMMERS.test(one.name) || kindOfSubject(one.name).zone === 'water';
    if (!one.flying || !/^(?:float|drift)/.test(said) || !isOfWater || !isAlive(one.name)) return one;
    const lost = (one.lost ?? []).filter((words) => !(LIES_AFLOAT.has(one.name) && / on back$/.test(words)));
    return { ...one, flying: false, action: { kind: 'swim', said }, lost };
  });

const SWIMMERS =
  /^(?:otter|beaver|duck|swan|goose|hippopotamus|crocodile|turtle|frog|seal|polar-bear|penguin)$/;

/** Drawn on their backs. */
const LIES_AFLOAT: ReadonlySet<string> = new Set(['otter']);
