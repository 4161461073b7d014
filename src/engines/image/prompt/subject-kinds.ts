import { oneOf } from '../../narrow.ts';
import table from '../data/subject-kinds.json';
import { clamp } from '../raster/math.ts';
import { SHAPE_DRAWINGS } from '../sprites/artwork/shapes.ts';
import { baseName } from './figure.ts';
import { animalOf, isUpright } from './folk.ts';
import { PLACES, type ScenePlace, ZONES, type Zone } from './vocabulary.ts';

interface SubjectKind {
  readonly zone: Zone;
  /** Longer side in reality. */
  readonly metres: number;
  /** The scene for prompts that name no place. */
  readonly home: ScenePlace;
  /** It emits light. */
  readonly glows: boolean;
}

const GLOWING = new Set(table.glowing);

/** Given where it is not that of its group. */
const METRES = new Map(
  Object.entries(table.sizes).flatMap(([metres, names]) =>
    names.map((name): [string, number] => [name, Number(metres)]),
  ),
);

const KINDS = new Map<string, SubjectKind>();
for (const { zone, metres, home, names } of table.kinds) {
  const kind = { zone: oneOf(ZONES, zone), metres, home: oneOf(PLACES, home), glows: false };
  for (const name of names)
    KINDS.set(name, { ...kind, metres: METRES.get(name) ?? metres, glows: GLOWING.has(name) });
}

for (const [name, { zone, metres, home }] of Object.entries(SHAPE_DRAWINGS))
  KINDS.set(name, {
    zone: oneOf(ZONES, zone),
    metres,
    home: oneOf(PLACES, home),
    glows: GLOWING.has(name),
  });

/** In metres: beside people they are small, and still seen. */
const SMALLEST_FOLK = 1.1;

/** A name that the table lacks is food, a tool or something else small: it lies on a table. */
export function kindOfSubject(name: string): SubjectKind {
  const base = baseName(name);
  if (isUpright(base)) {
    const kind = kindOfSubject(animalOf(base));
    return { ...kind, zone: 'ground', metres: clamp(kind.metres, SMALLEST_FOLK, 1.7) };
  }
  return (
    KINDS.get(base) ?? {
      zone: 'table',
      metres: METRES.get(base) ?? 0.3,
      home: 'table',
      glows: GLOWING.has(name),
    }
  );
}
