import grounds from '../data/grounds.json';
import { hasDetail } from '../prompt/details.ts';
import { enacts } from '../prompt/enact.ts';
import { beastOf } from '../prompt/figure.ts';
import { clauseStarts, singularForm, tokenise } from '../prompt/lexicon.ts';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import { ARTICLES, NUMBER_WORDS } from '../prompt/modifiers.ts';
import { isByNature } from '../prompt/nature.ts';
import { hasOwnPart } from '../prompt/own-parts.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { POSTURES } from '../prompt/postures.ts';
import { isBareRoom } from '../prompt/room-walls.ts';
import { saidOf } from '../prompt/said-of.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import { isSteaming } from '../prompt/steaming.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { GroundName } from '../prompt/vocabulary.ts';
import { isSeat } from './body-points.ts';
import { showsPosture } from './shown-postures.ts';
import { isAside } from './shown-sides.ts';
import type { Visibility } from './visibility.ts';

/** Things that belong to an open place. */
const isFurnitureOf = (ground: GroundName, word: string): boolean =>
  grounds[ground].some(
    ({ drawing }) => drawing.split('-').includes(singularForm(word)) || isByNature([drawing], word),
  );

const isVessel = (name: string): boolean => kindOfSubject(name).zone === 'water' && !isAlive(name);

const OF_HOME = /\b(?:room|kitchen|house|apartment|flat|garage|cellar|attic|office|shop|\w+room|hall)$/;
const VACANT = /^(?:empty|deserted|vacant|unoccupied)$/;

/** They describe nothing. */
const RELATION_WORDS = /ing$|^(?:with|of|in|on|at|from|by)$/;

/** A part of the scene, by the names that the table of natures has for it. */
export const partOfScene = ({ said, features = [], place, weather }: SceneHint): Thing => ({
  said,
  names: [features[0] ?? place ?? weather ?? ''],
});

interface Thing {
  readonly said: string | undefined;
  readonly names: readonly string[];
  readonly subject?: Subject;
}

/** "Penguins stand" as a penguin stands; a lemonade stand does not. */
const formsFor = ({ count, relation, said }: Subject, word: string, prompt: string): string[] =>
  count > 1 || relation?.joined || new RegExp(`\\band (?:\\w+ ){0,2}${said} ${word}\\b`, 'i').test(prompt)
    ? [word, `${word}s`]
    : [word];

/** Words for looks and deeds that the drawings and the scene show anyway. */
export function shownLooks(plan: ScenePlan, drawn: Visibility): string[] {
  const { leftOver, subjects, hints, place, ground, weather, features, prompt } = plan;
  // A wet street mirrors its lights.
  const isWet =
    place === 'street' &&
    (/^(?:rain|storm)$/.test(weather) || features.isPainted('neon') || features.isPainted('wet'));
  // Before a thing on the ground a skyline has a promenade, not water.
  const isSkyline = place === 'city' && subjects.length === 0;
  const isOfWater = place === 'lake' || place === 'sea' || isSkyline || isWet;
  // Rooms and streets are painted swept, and nobody is there who is not named.
  const isOrderly = /^(?:room|street)$/.test(place) && !subjects.some(({ name }) => isPerson(name));
  const isDetail = (one: string): boolean => subjects.some(({ name }) => hasDetail(name, one));
  const words = tokenise(prompt);
  const things: readonly Thing[] = [
    ...subjects.map((subject) => ({ said: subject.said, names: [subject.name], subject })),
    ...hints.map(partOfScene),
  ];
  const context = { starts: clauseStarts(prompt), loose: leftOver };
  // "Lightning strikes a tree" says more than that it strikes.
  const hasObject = (word: string): boolean => {
    const next = words[words.indexOf(word) + 1] ?? '';
    return ARTICLES.has(next) || NUMBER_WORDS.has(next);
  };
  const isOwnLook = ({ names, subject }: Thing, word: string): boolean =>
    (isByNature(names, word) && !hasObject(word)) ||
    (subject !== undefined &&
      formsFor(subject, word, prompt).some((form) =>
        drawn.printsOf(subject).every((print) => showsPosture(print, form)),
      ));
  /** Of a word that is said of a thing: it is so by nature, or stands, sits or lies so. Undefined where it is said of none. */
  const isOfThing = (word: string): boolean | undefined => {
    const all = [...words.keys()]
      .filter((at) => words[at] === word)
      .map((at) => saidOf(words, at, things, context));
    return all.includes(undefined) || all.length === 0
      ? undefined
      : all.every((thing) => thing && isOwnLook(thing, word));
  };
  // "Sleeps curled up": the same body shows both.
  const isEnacted = (word: string): boolean =>
    subjects.some((one) => {
      const prints = drawn.printsOf(one).filter((print) => beastOf(print.one.name));
      return prints.length > 0 && prints.every((print) => enacts(print.one.name, word));
    });
  // "A blue door": that of the drawing has another colour.
  const isDescribed = (word: string): boolean => {
    const before = words[words.indexOf(word) - 1] ?? '';
    return leftOver.includes(before) && !RELATION_WORDS.test(before) && !isDetail(before);
  };
  const isNextTo = (word: string, said: string): boolean =>
    said.split(' ')[0] === words[words.indexOf(word) + 1];
  // A wet street mirrors its houses and lamps, and not what stands on it.
  const isOnStreet = (word: string): boolean => {
    const after = ` ${words.slice(words.indexOf(word) + 1, words.indexOf(word) + 5).join(' ')} `;
    return subjects.some(({ said }) => after.includes(` ${said} `));
  };
  // "A chest of gold", "full of gold".
  const isContents = (word: string): boolean => {
    const at = words.indexOf(word) + (word === 'full' ? 2 : 0);
    return (
      words[at - 1] === 'of' &&
      (subjects.some(({ name }) => hasOwnPart(name, words[at] ?? '')) ||
        // "A sky full of stars": stars that are not there are named themselves.
        (word === 'full' && hints.some(({ said = '' }) => isNextTo('of', said))))
    );
  };
  // The swing or the beach is empty.
  const isVacant = (word: string): boolean =>
    subjects.some(
      (one, at) =>
        isNextTo(word, one.said) &&
        (isSeat(one.name) || one.name === 'swing' || isVessel(one.name)) &&
        !subjects.some(({ relation }) => relation?.to === at && relation.kind !== 'beside'),
    ) ||
    // Nobody is on a beach or in a station besides those who are named; a home is empty without its furniture.
    hints.some(
      ({ place: named, said = '' }) =>
        named !== undefined &&
        isNextTo(word, said) &&
        (!OF_HOME.test(said) || !subjects.some(({ name }) => isAlive(name))),
    );
  return leftOver.filter(
    (word) =>
      isContents(word) ||
      (VACANT.test(word) && isVacant(word)) ||
      // Mountains stand far away, and roads lead to the horizon.
      (/^(?:distant|faraway)$/.test(word) && hints.some(({ said = '' }) => isNextTo(word, said))) ||
      (word === 'bright' &&
        plan.time === 'day' &&
        /^(?:fair|clear)$/.test(weather) &&
        hints.some(({ said = '', time }) => time === 'day' && isNextTo(word, said))) ||
      // To stand still is to stand.
      (word === 'still' && POSTURES.has(words[words.indexOf(word) - 1] ?? '')) ||
      (/^lead(?:s|ing)$/.test(word) && features.isPainted('road')) ||
      // "Holding a staff": the drawing of a wizard has one.
      (word === 'holding' && leftOver.includes('staff') && isDetail('staff')) ||
      // The water before a skyline mirrors it.
      (place === 'city' && /^reflect/.test(word) && isSceneryMirrored(plan)) ||
      (isOfWater && /^reflect|^mirrored$/.test(word) && !(isWet && isOnStreet(word))) ||
      (/^(?:steam(?:ing)?|rising)$/.test(word) && subjects.some((one) => isSteaming(one, prompt))) ||
      (/^(?:empty|bare|unfurnished)$/.test(word) && place === 'room' && isBareRoom(plan)) ||
      (isOrderly && /^(?:empty|deserted|quiet|clean|tidy)$/.test(word)) ||
      // The top of the table fills the image, and rooms have a floor of planks.
      (word === 'wooden' &&
        (place === 'table' || (place === 'room' && /\bwooden( \w+)? floor/.test(prompt)))) ||
      // A playground has swings.
      (ground !== undefined && isFurnitureOf(ground, word)) ||
      // The drawn volcano is full of glowing lava, whatever the lava does.
      (/^(?:lava|magma)$/.test(word) && isDetail(word)) ||
      (/^(?:glowing|molten|hot|fiery)$/.test(word) && isDetail('lava') && isNextTo(word, 'lava')) ||
      (isOfThing(word) ?? (isEnacted(word) || (isDetail(word) && !isDescribed(word)))) ||
      isAside(word, words, plan, drawn),
  );
}
