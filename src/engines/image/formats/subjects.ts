import { NothingUnderstood } from '../../nothing-understood.ts';
import hintDrawings from '../data/hint-drawings.json';
import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { moodOf } from '../prompt/faces.ts';
import { facedName } from '../prompt/figure.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Patch, Subject } from '../prompt/subject.ts';
import type { Side } from '../prompt/vocabulary.ts';
import { type Brief, topicDrawing } from './brief.ts';
import type { Studio } from './sheet.ts';

const HINTS = new Map(Object.entries(hintDrawings));

/** A drawing with the colour that the prompt gives it. */
export interface ShownThing {
  readonly name: string;
  readonly colour: string | undefined;
  readonly patches?: readonly Patch[];
  /** The words of the prompt for it. */
  readonly said?: string;
  readonly side?: Side;
  readonly disc?: Subject['disc'];
}

/** Each subject as often as its number, as far as there is room: at least once before any a second time. */
export function copiesOf(brief: Brief, studio: Studio, most: number): Subject[] {
  const subjects = brief.subjects.filter((subject) => studio.drawings.has(subject.name)).slice(0, most);
  let room = most - subjects.length;
  return subjects.flatMap((subject) => {
    brief.shown.add(subject.said);
    const more = Math.max(0, Math.min(subject.count - 1, room));
    room -= more;
    const { colours } = subject;
    const copies = Array.from({ length: 1 + more }, (_, n) =>
      colours ? { ...subject, colour: colours[n % colours.length] } : subject,
    );
    if (subject.colourful && colours && more > 0)
      for (const words of [`${subject.colourful} ${subject.said}`, ...subject.colourful.split(/[ -]/)])
        brief.shown.add(words);
    return copies;
  });
}

/** The drawing for a word about place, time or weather. */
export const signOf = (said: string): string | undefined =>
  HINTS.get(said) ??
  HINTS.get(said.replace(/s$/, '')) ??
  HINTS.get(said.replace(/^(?:full|shining|bright|crescent|half) /, '').replace(/s$/, ''));

/** The sign of "white cloud" is that of a cloud, in white. */
export function colouredSign(said: string): Pick<ShownThing, 'name' | 'colour'> | undefined {
  const [first = '', ...rest] = said.split(' ');
  const colour = COLOUR_WORDS.get(first);
  const name = signOf(said) ?? (colour ? signOf(rest.join(' ')) : undefined);
  return name === undefined ? undefined : { name, colour };
}

/** More of one kind would leave no room for others. */
const MOST_SIGNS = 12;

/** "A sun on the right". */
const sideOf = (said: string, words: readonly string[]): Side | undefined => {
  const [, side] = new RegExp(`\\b${said} (?:on|at|to) the (left|right)\\b`).exec(words.join(' ')) ?? [];
  return side === 'left' || side === 'right' ? side : undefined;
};

/** Signs for the places and the weather of the prompt. Marks them as shown. */
export function signsOf({
  hints,
  shown,
  words,
  format,
}: Pick<Brief, 'hints' | 'shown' | 'words'> & Partial<Pick<Brief, 'format'>>): ShownThing[] {
  return hints.flatMap(({ said = '', many }) => {
    const sign = colouredSign(said);
    if (!sign) return [];
    shown.add(said);
    const before = words[words.indexOf(said.split(' ')[0] ?? '') - 1] ?? '';
    const colour = sign.colour ?? COLOUR_WORDS.get(before);
    if (colour) shown.add(before);
    const face = moodOf(said, words);
    for (const word of face?.words ?? []) shown.add(word);
    const side = sideOf(said, words);
    if (side) shown.add(side);
    return Array.from(
      {
        length: Math.min(
          MOST_SIGNS,
          many?.count ?? (/^(?:stars|planets)$/.test(said) && /^(?:poster|card)$/.test(format ?? '') ? 3 : 1),
        ),
      },
      () => ({
        ...sign,
        colour,
        ...(face && { name: facedName(sign.name, face.mood) }),
        said,
        ...(side && { side }),
      }),
    );
  });
}

/** Signs and things stand in the order of the prompt. */
const placeIn = ({ words }: Brief, { said = '' }: ShownThing): number =>
  ` ${words.join(' ')} `.indexOf(` ${said} `);

/** Two words about the weather that are one sign: "rain cloud". */
export const joinedSigns = (hints: Brief['hints'], words: readonly string[]): Brief['hints'] =>
  hints.flatMap((hint, at) => {
    const pair = (one = hint, other = hints[at + 1]): string | undefined => {
      const said = `${one.said} ${other?.said}`;
      return HINTS.has(said) && ` ${words.join(' ')} `.includes(` ${said} `) ? said : undefined;
    };
    const said = pair();
    const before = hints[at - 1];
    return said ? [{ ...hint, said }] : before && pair(before, hint) ? [] : [hint];
  });

/** The drawings that a flat design shows: subjects, places and weather by their sign, or the topic. */
export function shownSubjects(brief: Brief, studio: Studio, most: number): ShownThing[] {
  const things: ShownThing[] = copiesOf(brief, studio, most);
  things.push(
    ...signsOf({
      ...brief,
      hints: brief.hints.filter(({ said = '' }) => studio.drawings.has(colouredSign(said)?.name ?? '')),
    }).slice(0, most - things.length),
  );
  things.sort((one, other) => placeIn(brief, one) - placeIn(brief, other));
  const topic = things.length === 0 ? topicDrawing(brief) : undefined;
  if (topic && studio.drawings.has(topic)) {
    things.push({ name: topic, colour: undefined });
    studio.account.told.push(withArticle(drawingWords(topic, 1)));
  }
  if (things.length === 0)
    throw new NothingUnderstood(
      `the prompt names nothing that this painter can put on ${/^[aeiou]/.test(brief.phrase) ? 'an' : 'a'} ${brief.phrase}`,
    );
  return things;
}
