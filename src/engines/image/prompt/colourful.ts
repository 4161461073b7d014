import type { Subject } from './subject.ts';

const COLOURFUL = '(colou?rful|multi-?colou?red|many-?colou?red)';
const MANY = '(?:different|various|many|all|mixed|assorted|several|bright)(?: \\w+)?';
const COLOURS_AFTER = `(?:of|in) (${MANY} colou?rs)`;

/** "Of different colours": the number of words; 0 where there are none. */
export const variedColoursAt = (words: readonly string[], at: number): number =>
  VARIED.exec(words.slice(at, at + 4).join(' '))?.[0].split(' ').length ?? 0;

const VARIED = new RegExp(`^${COLOURS_AFTER}\\b`);

/** Different from each other at a glance. */
const COLOURS = ['#e23b3b', '#2f7fd6', '#f2c230', '#3fa65a', '#8a4fc0', '#f08a2c'];

/** "Colourful balloons": each has a colour of its own. What is alone must have several in its drawing. */
export function inColours(prompt: string, subjects: readonly Subject[]): readonly Subject[] {
  if (!new RegExp(`${COLOURFUL}|${COLOURS_AFTER}`, 'i').test(prompt)) return subjects;
  return subjects.map((one) => {
    const said =
      new RegExp(`\\b${COLOURFUL} (?:\\w+ )?${one.said}\\b`, 'i').exec(prompt)?.[1] ??
      new RegExp(`\\b${one.said} ${COLOURS_AFTER}`, 'i').exec(prompt)?.[1];
    if (said === undefined || one.colour) return one;
    const colours = COLOURS.slice(0, Math.max(2, one.count));
    return one.count === 1
      ? { ...one, colourful: said.toLowerCase() }
      : { ...one, colourful: said.toLowerCase(), colour: colours[0], colours };
  });
}
