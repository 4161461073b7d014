import { type Composed, composed } from './composed.ts';
import { within } from './limits.ts';
import { states, tell } from './told.ts';
import type { TextWish } from './wish.ts';

const LOST = /^(?:lost|missing) ([a-z][a-z -]*?) (?:poster|notice|sign)/i;

/** Where a notice hangs on the thing that it speaks of. */
const THING =
  /^(?:for|on|at) ((?:the|our|my) (?:(?!(?:shop|office|store|cafe|front)\b)[a-z]+ )?(?:lift|elevator|toilet|bathroom|pool|sauna|machine|printer|copier|playground|laundry(?: room)?|gym|door|gate|garage|car park|escalator))$/i;
const STATE =
  /^(?:out of (?:order|service)|closed|open|locked|broken|under repair|not (?:in use|working|available)|shut|blocked|unavailable|being \w+)\b/i;

/** A notice for a wall or a door: what is told, and nothing around it. */
export function notice(wish: TextWish): Composed | undefined {
  const clause = /^(?:that|saying(?: that)?) (.+)$/i.exec(wish.about)?.[1];
  const place = /^(?:for|on|at) (?:the|our|my) .+$/i.test(wish.about);
  if (clause === undefined && !place && wish.about !== '') return undefined;
  const thing = THING.exec(wish.about)?.[1];
  const parts = [...(clause === undefined ? [] : [clause]), ...wish.parts].map((part) =>
    thing !== undefined && STATE.test(part) ? `${thing} is ${part}` : part,
  );
  const lost = LOST.exec(wish.said)?.[1];
  if (lost !== undefined) {
    const told = tell(
      wish,
      parts.map((part) => part.replace(/^(?=answers? to )/i, 'it ')),
      true,
    );
    return composed(`**Lost: ${lost}**\n\n${told.lines.join(' ')}`, told.left);
  }
  if (!parts.some((part) => states(wish, part, true))) return undefined;
  const told = tell(wish, parts, true);
  const { lines, note } = within(wish.limits, told.lines, ['Thank you!'], false);
  return composed(`**${lines.join(' ')}**`, told.left, note);
}
