import type { Subject } from '../prompt/subject.ts';
import type { Brief } from './brief.ts';
import { moodIn } from './colours.ts';

/** Colours that the prompt names itself come before those of a mood. */
export function inMood(brief: Brief): Brief {
  const { said, colours } = moodIn(brief.words);
  for (const word of [...said, said.join(' ')]) brief.shown.add(word);
  return colours.length > 0 && brief.colours.length === 0 ? { ...brief, colours } : brief;
}

/** "In simple shapes": all of a flat design is. */
export function withoutShapes({ hints, subjects, shown, words }: Brief): Brief['hints'] {
  const isOfDesign = ({ said = '' }: Brief['hints'][number]): boolean =>
    subjects.length > 0 && /^(?:geometric )?shapes$/.test(said);
  for (const { said = '' } of hints.filter(isOfDesign)) {
    shown.add(said);
    const before = words[words.indexOf(said.split(' ')[0] ?? '') - 1] ?? '';
    if (/^(?:bold|simple|flat|basic|clean|plain|large|big)$/.test(before)) shown.add(before);
  }
  return hints.filter((hint) => !isOfDesign(hint));
}

/** "Against a yellow sun": behind somebody it is a disc. */
export const asDiscs = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one, at) => {
    const colour = DISCS.get(one.said.split(' ').at(-1) ?? '');
    const isBehind = subjects.some(({ relation }) => relation?.to === at && relation.said === 'against');
    return colour && isBehind ? { ...one, name: 'circle', colour: one.colour ?? colour } : one;
  });

const DISCS = new Map([
  ['sun', '#f6c12f'],
  ['moon', '#f2eedc'],
]);
