import type { PaintedThing } from '../make-image.ts';
import { singularForm } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Wording } from './wording.ts';

export const lastOf = (words: string): string => singularForm(words.slice(words.lastIndexOf(' ') + 1));

const NUMBERS = `(?:an?|\\d+|${[...NUMBER_WORDS.keys()].join('|')})`;

const numberIn = (said: string): number => NUMBER_WORDS.get(said) ?? Number(said);

/** "Two of the boats" are two boats; 0 of all that has no number. */
export function someOf(what: string): { readonly count: number; readonly of: string } {
  const [, said, of] =
    new RegExp(`^(${NUMBERS}) (?:of (?:the |them |these |those )?)?(.+)$`).exec(what) ?? [];
  const count = said === undefined || /^an?$/.test(said) ? 0 : numberIn(said);
  return count > 0 ? { count, of: of ?? '' } : { count: 0, of: what };
}

/** "Two more sunflowers", "another boat"; 0 where no more are asked for. */
export function moreOf(words: string): { readonly count: number; readonly of: string } {
  const [, said, of = ''] =
    new RegExp(`^(?:another|(${NUMBERS}) (?:more|further|additional)) (.+)$`).exec(words.trim()) ?? [];
  return of === '' ? { count: 0, of: words } : { count: said === undefined ? 1 : numberIn(said), of };
}

/** Another number of a thing that is in the image. */
export const asMany = (
  prompt: string,
  count: number,
  of: string,
  thing: PaintedThing | undefined,
): readonly Wording[] =>
  (count < 1 ? [] : counted(prompt, count, of)).map((one) => ({
    prompt: one,
    changed: thing?.said,
    isMet: ({ things }) =>
      things.every(({ said, prints }) => lastOf(said) !== lastOf(of) || prints.length === count),
  }));

/** "Four red candles" as "6 red candles". */
function counted(prompt: string, count: number, noun: string): readonly string[] {
  const last = lastOf(noun);
  const stem = last.replace(/(?:y|fe?)$/, '');
  const said = new RegExp(`\\b${NUMBERS}\\s+((?:[\\p{L}-]+\\s+){0,2}?)(${stem}\\p{L}{0,3})\\b`, 'giu');
  for (const match of prompt.matchAll(said)) {
    const [whole, looks = '', name = ''] = match;
    if (singularForm(name.toLowerCase()) !== last) continue;
    const form = count === 1 ? last : name === last ? noun : name;
    const before = prompt.slice(0, match.index);
    return [`${before}${count} ${looks}${form}${prompt.slice(match.index + whole.length)}`];
  }
  return [];
}
