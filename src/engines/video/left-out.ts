import type { LayeredScene } from '../image/layers.ts';
import { leftOutNotes, standInNotes } from '../prompt-account.ts';
import fillers from './data/film-words.json';

/** Words about the film itself. */
const ABOUT_FILMS: ReadonlySet<string> = new Set(fillers);

/** The words of the prompt that are not in the film: those of the scene, and `unshown` of what nobody is seen to do. */
export function accountOf(
  { leftOut, standIns, actions }: Pick<LayeredScene, 'leftOut' | 'standIns' | 'actions'>,
  unshown: readonly string[],
): string[] {
  const made = new Set(actions.flatMap(({ said }) => said.split(' ')));
  const left = leftOut.filter(
    (phrase) =>
      !phrase.split(' ').every((word) => made.has(word) || ABOUT_FILMS.has(word)) &&
      !unshown.some((longer) => ` ${longer} `.includes(` ${phrase} `)),
  );
  return [...leftOutNotes('shown', [...new Set([...left, ...unshown])]), ...standInNotes(standIns)];
}
