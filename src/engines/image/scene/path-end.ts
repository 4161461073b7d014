import { isAlive } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Scene } from './scene.ts';

const LEADS =
  /\b(?:path|footpath|road|track|lane|trail|driveway|walkway|drive)\b(?:\s+(?:that|which|leading|leads|going|goes|winding|winds|running|runs|curving|up|right|straight|all\s+the\s+way))*\s+(?:to|towards?)\s+(?:an?|the|its|his|her|their|my|our)\s+(?:[\p{L}-]+\s+){0,3}?(?<door>(?:front\s+)?(?:door|doors|doorway|doorstep|entrance|porch|gate)|home)?(?<thing>[\p{L}-]+)?/iu;

/** The part of the ground from the horizon to the lower edge at which such a path ends. */
const SHARE = 0.42;

/** The row at which a path ends. */
export const pathEndRow = ({ height, horizon }: Pick<Scene, 'height' | 'horizon'>): number =>
  horizon + (height - horizon) * SHARE;

const isBuilding = ({ name, relation }: Subject): boolean => {
  const { metres, zone } = kindOfSubject(name);
  return metres >= 2 && zone === 'ground' && !isAlive(name) && (!relation || relation.kind === 'beside');
};

/** "A cottage with a path to the door": the building that the path ends at. */
export function endOfPath({
  prompt,
  subjects,
  place,
  features,
  roadAcross,
}: Pick<ScenePlan, 'prompt' | 'subjects' | 'place' | 'features' | 'roadAcross'>): Subject | undefined {
  const { door, thing = '' } = LEADS.exec(prompt)?.groups ?? {};
  if (!(door || thing) || place === 'street' || roadAcross || !features.isNamed('road')) return undefined;
  const buildings = subjects.filter((one) => one.count === 1 && isBuilding(one));
  const named = thing.toLowerCase();
  return buildings.find(({ said }) => said.split(' ').includes(named)) ?? (door ? buildings[0] : undefined);
}
