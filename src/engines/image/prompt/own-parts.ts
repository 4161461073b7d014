import looks from '../data/subject-looks.json';
import { ownerOf } from './append-subject.ts';
import { baseName } from './figure.ts';
import { singularForm } from './lexicon.ts';
import { NUMBER_WORDS } from './modifiers.ts';
import type { Pending, Subject } from './subject.ts';

/** By drawing: the things it shows anyway, each with its number; 0 where nobody would count them. */
const SHOWN: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(looks.shows).map(([drawing, things]) => [drawing, new Map(Object.entries(things))]),
);

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
  if (!haver || number === undefined || pending.colour !== undefined || pending.finish) return false;
  if (pending.numbered && pending.count !== number) {
    const spoken = pending.words.map((index) => said.words[index] ?? '').find((one) => NUMBER_WORDS.has(one));
    const lost = `${spoken ?? pending.count} ${said.text}`;
    subjects[at] = { ...haver, lost: [...(haver.lost ?? []), lost] };
  }
  return true;
}

function haverAt(subjects: readonly Subject[], { having, joined }: Pending, isAfterPart: boolean): number {
  const last = subjects.length - 1;
  if (having || (joined && isAfterPart)) return ownerOf(subjects, last);
  const relation = subjects[last]?.relation;
  return joined && relation?.said === 'with' ? relation.to : -1;
}
