import { setAfloat } from './afloat.ts';
import { asFolk } from './as-folk.ts';
import { asBeasts } from './beast-stances.ts';
import { placesOfDeeds } from './deed-places.ts';
import { handled } from './enact.ts';
import { asFigures } from './figures.ts';
import { inHands } from './in-hands.ts';
import { atGames, offered, withObjects, withoutOwnTree, withTables, withWatchers } from './joint.ts';
import { withInstruments } from './musicians.ts';
import { opened } from './opened.ts';
import { posed } from './posed.ts';
import { joinRiders, onBacks } from './riders.ts';
import type { SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';

type Step = (subjects: readonly Subject[]) => readonly Subject[];

interface Said {
  readonly prompt: string;
  readonly hints: readonly SceneHint[];
}

/** The subjects as they act: with what their deeds need, in each other's hands, in the postures of it. */
export function acted(subjects: readonly Subject[], { prompt, hints }: Said): readonly Subject[] {
  const steps: readonly Step[] = [
    withoutOwnTree,
    withInstruments,
    setAfloat,
    onBacks,
    joinRiders,
    (all) => withWatchers(all, prompt),
    (all) => withObjects(all, prompt),
    (all) => atGames(all, prompt),
    (all) => offered(all, prompt),
    asFolk,
    handled,
    inHands,
    placesOfDeeds,
    (all) => withTables(all, hints),
    posed,
    (all) => asBeasts(all, hints),
    (all) => asFigures(all, hints),
    opened,
  ];
  return steps.reduce((all, step) => step(all), subjects);
}
