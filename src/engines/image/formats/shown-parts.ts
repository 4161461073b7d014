import { singularForm } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import { isOwnColour, numberOfPart } from '../prompt/own-parts.ts';
import type { Design } from './design.ts';

/** "A mosque with a golden dome and two minarets": words for parts that a drawing has, with that number and colour. */
export function shownParts({ brief, drawn }: Pick<Design, 'brief' | 'drawn'>): string[] {
  const { words, subjects, leftOver } = brief;
  const names = subjects.map(({ name }) => name).filter((name) => drawn.has(name));
  return words.flatMap((word, at) => {
    if (!leftOver.includes(word)) return [];
    const part = singularForm(word);
    const number = names.map((name) => numberOfPart(name, part)).find((one) => one !== undefined);
    if (number === undefined) return [];
    const before = words.slice(Math.max(0, at - 2), at);
    const counts = before.filter((one) => NUMBER_WORDS.has(one));
    const colours = before.filter((one) => COLOUR_WORDS.has(one) || one === 'golden');
    const isKept =
      counts.every((one) => NUMBER_WORDS.get(one) === number) &&
      colours.every((one) => isOwnColour(part, COLOUR_WORDS.get(one) ?? COLOUR_WORDS.get('gold')));
    return isKept ? [word, ...counts, ...colours] : [];
  });
}
