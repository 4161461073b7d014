import type { LayeredScene } from '../image/layers.ts';
import { leftOutNotes, standInNotes } from '../prompt-account.ts';
import fillers from './data/film-words.json';

/** Words about the film itself. */
const ABOUT_FILMS: ReadonlySet<string> = new Set(fillers);

/** Subjects that break would have to fall apart. */
const UNMOVED: ReadonlySet<string> = new Set(['break']);

/** The words of the prompt that are not in the film. */
export function accountOf({
  leftOut,
  standIns,
  actions,
}: Pick<LayeredScene, 'leftOut' | 'standIns' | 'actions'>): string[] {
  const still = actions.filter(({ kind, of }) => UNMOVED.has(kind) && of === 'subject');
  const made = new Set(actions.flatMap(({ said }) => said.split(' ')));
  const left = leftOut.filter(
    (phrase) => !phrase.split(' ').every((word) => made.has(word) || ABOUT_FILMS.has(word)),
  );
  const unmoved = still.map(({ said }) => said);
  return [
    ...leftOutNotes('shown', left),
    ...standInNotes(standIns),
    ...(unmoved.length > 0 ? [`does not move: ${unmoved.join(', ')}`] : []),
  ];
}
