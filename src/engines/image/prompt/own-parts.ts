import looks from '../data/subject-looks.json';
import { attributesRead, withLost } from './attributes.ts';
import { baseName, numberedName } from './figure.ts';
import { singularForm } from './lexicon.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from './modifiers.ts';
import { ownerOf } from './relate.ts';
import type { Pending, Subject } from './subject.ts';

/** By drawing: the things it shows anyway, each with its number; 0 where nobody would count them. */
const SHOWN: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(looks.shows).map(([drawing, things]) => [drawing, new Map(Object.entries(things))]),
);

/** By drawing: the part that it can have any number of. */
const NUMBERED: ReadonlyMap<string, string> = new Map(Object.entries(looks.numbered));
const MOST = 12;

/** A treasure chest has gold in it. */
export const hasOwnPart = (name: string, word: string): boolean =>
  SHOWN.get(baseName(name))?.has(singularForm(word)) === true;

/** How many of a part a drawing shows; 0 where nobody would count them. */
export const numberOfPart = (name: string, part: string): number | undefined =>
  SHOWN.get(baseName(name))?.get(part);

const COLOURS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(looks.partColours));

/** "Gold coins": drawings that have such a part have it in this colour. */
export const isOwnColour = (part: string, colour: string | undefined): boolean =>
  colour === undefined || COLOURS.get(part)?.some((word) => COLOUR_WORDS.get(word) === colour) === true;

interface Said {
  readonly words: readonly string[];
  readonly text: string;
  /** The noun before was such a part as well. */
  readonly isAfterPart: boolean;
}

/** "A burger with lettuce and cheese": its drawing has both. Another number than it has is said. */
export function isOwnPart(subjects: Subject[], pending: Pending, said: Said): boolean {
  const at = haverAt(subjects, pending, said.isAfterPart);
  const haver = subjects[at];
  const number = SHOWN.get(baseName(haver?.name ?? ''))?.get(singularForm(said.text));
  if (!haver || number === undefined || pending.finish) return false;
  if (!isOwnColour(singularForm(said.text), pending.colour)) return false;
  const { count = 0 } = pending;
  if (pending.numbered && NUMBERED.get(baseName(haver.name)) === singularForm(said.text) && count <= MOST)
    subjects[at] = { ...haver, name: numberedName(baseName(haver.name), count) };
  else if (pending.numbered && count !== number) {
    const spoken = pending.words.map((index) => said.words[index] ?? '').find((one) => NUMBER_WORDS.has(one));
    subjects[at] = withLost(haver, [`${spoken ?? pending.count} ${said.text}`]);
  }
  subjects[at] = withLost(
    subjects[at] ?? haver,
    attributesRead({ ...pending, colour: undefined }, { name: haver.name, said: said.text }),
  );
  return true;
}

function haverAt(subjects: readonly Subject[], { having, joined }: Pending, isAfterPart: boolean): number {
  const last = subjects.length - 1;
  if (having || (joined && isAfterPart)) return ownerOf(subjects, last);
  const relation = subjects[last]?.relation;
  return joined && relation?.said === 'with' ? relation.to : -1;
}
