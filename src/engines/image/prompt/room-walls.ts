import rooms from '../data/rooms.json';
import { COLOUR_WORDS } from './modifiers.ts';
import type { SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';
import { withoutSubject } from './without-subject.ts';

/** The walls of a room as a prompt describes them. */
export interface RoomWalls {
  readonly subjects: readonly Subject[];
  /** `#rrggbb`. */
  readonly colour: string | undefined;
  /** The colour of the tiles on them, if the room has some. */
  readonly tiles?: string | undefined;
  /** The word for it, where it is said of the room itself. */
  readonly coloured: string | undefined;
}

/** "A blue kitchen", "a room with white walls": its paint, and no walls that stand in it. */
export function wallsOf(
  subjects: readonly Subject[],
  hints: readonly SceneHint[],
  prompt: string,
): RoomWalls {
  const tiles = subjects.find(
    ({ name, said, colour, relation }) =>
      name === 'tile' && /\btiles$/.test(said) && colour && (!relation || relation.kind === 'beside'),
  );
  const isTiled = hints.some(({ room }) => room !== undefined && rooms[room].wall === 'tiles');
  if (tiles && isTiled)
    return {
      ...wallsOf(withoutSubject(subjects, tiles, { colour: true }), hints, prompt),
      tiles: tiles.colour,
    };
  const at = subjects.findIndex(({ name, finish, colour }) => name === 'wall' && colour && !finish);
  const wall = subjects[at];
  const isBearing = subjects.some(
    ({ relation }) => relation?.to === at && relation.kind !== 'beside' && relation.kind !== 'on',
  );
  if (wall && !isBearing) {
    const hung = subjects.map((one, index) =>
      index !== at && one.relation?.to === at && one.relation.kind === 'on' ? { ...one, hung: true } : one,
    );
    return {
      subjects: withoutSubject(hung, hung[at] ?? wall, { colour: true }),
      colour: wall.colour,
      coloured: undefined,
    };
  }
  const named = hints.flatMap(({ place, said }) => (place === 'room' && said ? [said] : []));
  const [, coloured] =
    named.length === 0
      ? []
      : (new RegExp(`\\b([a-z]+) (?:${named.join('|')})\\b`).exec(prompt.toLowerCase()) ?? []);
  const colour = coloured === undefined ? undefined : COLOUR_WORDS.get(coloured);
  return { subjects, colour, coloured: colour && coloured };
}

/** "An empty room", "a bare kitchen": nobody has put furniture into it. An empty classroom has no people. */
export const isBareRoom = ({
  prompt,
  hints,
}: {
  readonly prompt: string;
  readonly hints: readonly SceneHint[];
}): boolean =>
  hints.some(
    ({ place, room, said = '' }) =>
      place === 'room' &&
      new RegExp(`\\b(?:${room ? '' : 'empty|'}bare|unfurnished) (?:[a-z]+ )?${said}\\b`, 'i').test(prompt),
  );
