import { NothingUnderstood } from '../../nothing-understood.ts';
import { singularForm } from '../prompt/lexicon.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { addSubject } from './add-subject.ts';
import { someOf } from './amounts.ts';
import type { EditContext, EditResult } from './context.ts';
import { inpaint } from './inpaint.ts';
import { withMoved } from './move-thing.ts';
import type { EditOperation } from './operation.ts';
import { subjectMask } from './subject-mask.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Only an image that this engine has painted can be painted again. */
export const notMade = (wish: string): NothingUnderstood => new NothingUnderstood(`not done: ${wish}`);

const isPlural = (named: string): boolean => named === 'people' || singularForm(named) !== named;

export const nowhere = (named: string, done: string): NothingUnderstood =>
  new NothingUnderstood(
    `this engine cannot tell where the ${named} ${isPlural(named) ? 'are' : 'is'}, so nothing was ${done}; "remove the subject" removes what stands out most, "remove the background" all else`,
  );

/** Draws a thing of the image in another size or place. */
export async function movedThing(
  picture: Bitmap,
  { named, scale, across, down }: Extract<EditOperation, { do: 'move' }>,
  where: Whereabouts,
): Promise<EditResult> {
  const [thing, positions] = [where.thing(named), where.positionsOf(named)];
  const located = where.locate({ of: 'thing', named }, picture);
  const behind = thing && located && (await where.without(positions));
  if (!behind) throw nowhere(named, scale === 1 ? 'moved' : 'made larger or smaller');
  where.forget();
  // Above its foot and to both sides it stays in the image.
  const [middle, half] = [(thing.left + thing.right) / 2, (thing.right - thing.left) / 2];
  const room = Math.min(
    thing.bottom / (thing.bottom - thing.top),
    middle / half,
    (picture.width - middle) / half,
  );
  const fitting = Math.min(scale, Math.max(1.05, room * 0.98));
  const to = { scale: fitting, across: across * picture.width, down: down * picture.height };
  return {
    picture: withMoved(picture, behind, { ...thing, mask: located.mask }, to),
    notes:
      fitting < scale * 0.9
        ? [`the ${named} is ${fitting.toFixed(1)} times as large: there is no more room in the image`]
        : [],
  };
}

/** Words for the one thing that stands out, whatever it is. */
const MAIN = /^(?:(?:the|this|that|main|whole)\s+)*(?:subject|object|thing|foreground|figure|main thing|it)$/;

/** A thing that is not known is not removed: this engine cannot recognise things. */
export async function removed(picture: Bitmap, what: string, where: Whereabouts): Promise<EditResult> {
  const said = what.replace(/^(?:(?:the|a|an|my|this|that|all|every)\s+)+/, '').trim() || 'that';
  // "The people from the street".
  const short = said.replace(/\s+(?:from|in|on|at|near)\s+(?:the|this|that|my)\s.*$/, '');
  const named = where.positionsOf(said).length > 0 ? said : short;
  const positions = where.positionsOf(named);
  const { count, of } = someOf(said);
  const [first] = count === 0 ? [] : where.positionsOf(of);
  if (first !== undefined && (where.own?.things[first]?.prints.length ?? 0) !== count)
    throw notMade(`${what} (this engine removes all of them or none)`);
  if (where.own && positions.length > 0) {
    const left = where.own.things.filter(
      ({ on }, n) => !positions.includes(n) && positions.includes(on ?? -1),
    );
    const bare = (await where.without(positions)) ?? picture;
    where.lose(positions);
    return {
      picture: bare,
      notes: left.map(({ said }) => `the ${said} stays where it was`),
    };
  }
  if (!MAIN.test(what) && !where.isOnlyThing(named)) throw nowhere(named, 'removed');
  return {
    picture: inpaint(picture, subjectMask(picture)),
    notes: ['what to remove was guessed: the thing that stands out most near the middle'],
  };
}

/** Draws another thing where one was. */
export async function replaced(
  { named, by }: Extract<EditOperation, { do: 'replace' }>,
  context: EditContext,
): Promise<EditResult> {
  const { where } = context;
  const positions = where.positionsOf(named);
  const bare = positions.length === 0 ? undefined : await where.without(positions);
  if (!bare) throw nowhere(named, 'replaced');
  const added = addSubject(bare, `${by} instead of the ${named}`, context);
  if (added.picture === bare) throw notMade(`${by} (there is no drawing for it)`);
  where.forget();
  return added;
}
