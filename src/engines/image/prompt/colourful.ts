import type { Subject } from './subject.ts';

const COLOURFUL = '(colou?rful|multi-?colou?red|many-?colou?red|rainbow-?colou?red)';

/** Different from each other at a glance. */
const COLOURS = ['#e23b3b', '#2f7fd6', '#f2c230', '#3fa65a', '#8a4fc0', '#f08a2c'];

/** "Colourful balloons": each has a colour of its own. What is alone must have several in its drawing. */
export function inColours(prompt: string, subjects: readonly Subject[]): readonly Subject[] {
  if (!new RegExp(COLOURFUL, 'i').test(prompt)) return subjects;
  return subjects.map((one) => {
    const said = new RegExp(`\\b${COLOURFUL} (?:\\w+ )?${one.said}\\b`, 'i').exec(prompt)?.[1];
    if (said === undefined || one.colour) return one;
    const colours = COLOURS.slice(0, Math.max(2, one.count));
    return one.count === 1
      ? { ...one, colourful: said.toLowerCase() }
      : { ...one, colourful: said.toLowerCase(), colour: colours[0], colours };
  });
}
