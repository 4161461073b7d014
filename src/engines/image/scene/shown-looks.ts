import grounds from '../data/grounds.json';
import { hasDetail } from '../prompt/details.ts';
import { singularForm, tokenise } from '../prompt/lexicon.ts';
import { hasOwnPart } from '../prompt/own-parts.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { GroundName } from '../prompt/vocabulary.ts';
import { isSeat } from './body-points.ts';

/** Things that belong to an open place. */
const isFurnitureOf = (ground: GroundName, word: string): boolean =>
  grounds[ground].some(({ drawing }) => drawing.split('-').includes(singularForm(word)));

const isVessel = (name: string): boolean => kindOfSubject(name).zone === 'water' && !isAlive(name);

const VACANT = /^(?:empty|deserted|vacant|unoccupied)$/;

/** They describe nothing. */
const RELATION_WORDS = /ing$|^(?:with|of|in|on|at|from|by)$/;

/** Words for looks that the drawings and the water have anyway. */
export function shownLooks({
  leftOver,
  subjects,
  hints,
  place,
  ground,
  weather,
  features,
  prompt,
}: ScenePlan): string[] {
  // A wet street mirrors its lights.
  const isWet = place === 'street' && /^(?:rain|storm)$/.test(weather);
  const isOfWater = place === 'lake' || place === 'sea' || isWet;
  // Rooms and streets are painted swept, and nobody is there who is not named.
  const isOrderly = /^(?:room|street)$/.test(place) && !subjects.some(({ name }) => isPerson(name));
  const isDetail = (one: string): boolean => subjects.some(({ name }) => hasDetail(name, one));
  const words = tokenise(prompt);
  // "A blue door": that of the drawing has another colour.
  const isDescribed = (word: string): boolean => {
    const before = words[words.indexOf(word) - 1] ?? '';
    return leftOver.includes(before) && !RELATION_WORDS.test(before) && !isDetail(before);
  };
  const isNextTo = (word: string, said: string): boolean =>
    said.split(' ')[0] === words[words.indexOf(word) + 1];
  // "A chest of gold", "full of gold".
  const isContents = (word: string): boolean => {
    const at = words.indexOf(word) + (word === 'full' ? 2 : 0);
    return words[at - 1] === 'of' && subjects.some(({ name }) => hasOwnPart(name, words[at] ?? ''));
  };
  // The swing or the beach is empty.
  const isVacant = (word: string): boolean =>
    subjects.some(
      (one, at) =>
        isNextTo(word, one.said) &&
        (isSeat(one.name) || one.name === 'swing' || isVessel(one.name)) &&
        !subjects.some(({ relation }) => relation?.to === at && relation.kind !== 'beside'),
    ) ||
    (!subjects.some(({ name }) => isAlive(name)) &&
      hints.some(({ place: named, said = '' }) => named !== undefined && isNextTo(word, said)));
  return leftOver.filter(
    (word) =>
      isContents(word) ||
      (VACANT.test(word) && isVacant(word)) ||
      // Mountains stand far away, and roads lead to the horizon.
      (/^(?:distant|faraway)$/.test(word) && hints.some(({ said = '' }) => isNextTo(word, said))) ||
      // Smoke is drawn at the chimney that it comes from.
      (/^(?:coming|rising|curling|billowing)$/.test(word) &&
        subjects.some(({ relation }) => relation?.spot && /\b(?:from|of)$/.test(relation.said))) ||
      (/^lead(?:s|ing)$/.test(word) && features.isPainted('road')) ||
      // "Holding a staff": the drawing of a wizard has one.
      (word === 'holding' && leftOver.includes('staff') && isDetail('staff')) ||
      (isOfWater && /^reflect|^mirrored$/.test(word)) ||
      (isOrderly && /^(?:empty|deserted|quiet|clean|tidy)$/.test(word)) ||
      // The top of the table fills the image, and rooms have a floor of planks.
      (word === 'wooden' &&
        (place === 'table' || (place === 'room' && /\bwooden( \w+)? floor/.test(prompt)))) ||
      // A playground has swings.
      (ground !== undefined && isFurnitureOf(ground, word)) ||
      (isDetail(word) && !isDescribed(word)),
  );
}
