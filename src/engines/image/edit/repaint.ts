import { leftOutNotes } from '../../prompt-account.ts';
import type { EditOperation } from './operation.ts';
import type { OwnPicture } from './own-picture.ts';
import { wordingsOf } from './redescribe.ts';
import { isSameLayout, newNotes } from './same-layout.ts';
import type { Whereabouts } from './whereabouts.ts';
import type { Wording } from './wording.ts';

interface Repainted {
  readonly notes: readonly string[];
  /** The edits that are left for the pixels. */
  readonly left: readonly EditOperation[];
}

/** Paints an image of this engine again from other words, for each edit that words can ask for. */
export async function repaint(operations: readonly EditOperation[], where: Whereabouts): Promise<Repainted> {
  const notes: string[] = [];
  const left: EditOperation[] = [];
  for (const operation of operations) {
    const { own } = where;
    const painted = own && (await bestOf(own, wordingsOf(operation, own, where)));
    if (painted) {
      where.become(painted.own);
      notes.push(...painted.notes);
    } else left.push(operation);
  }
  return { notes, left };
}

interface Painted {
  readonly own: OwnPicture;
  readonly notes: readonly string[];
}

/** The first wording that is painted as it is meant, with everything else where it was. */
async function bestOf(own: OwnPicture, wordings: readonly Wording[]): Promise<Painted | undefined> {
  for (const {
    prompt,
    changed,
    replaced,
    isMore = false,
    mayLeaveOut = false,
    without = [],
    isMet,
  } of wordings) {
    const painted = await own.described(prompt);
    const { leftOut, others } = newNotes(own, painted);
    const isKept = isSameLayout(own, painted, { changed, replaced, isMore });
    if (!isKept || (isMet && !isMet(painted)) || (leftOut.length > 0 && !mayLeaveOut)) continue;
    return { own: painted, notes: [...leftOutNotes('done', [...without, ...leftOut]), ...others] };
  }
  return undefined;
}
