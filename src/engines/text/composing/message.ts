import { type Composed, composed } from './composed.ts';
import { data } from './data.ts';
import { laidOut } from './layout.ts';
import { within } from './limits.ts';
import { states, tell } from './told.ts';
import type { TextWish } from './wish.ts';

const REPAIRS =
  /\b(?:landlord|landlady|janitor|caretaker|super|housing|property|building) ?(?:manager|company|association)?\b/i;
const TROUBLE =
  /\b(?:cold|broken|drip\w*|leak\w*|clogged|blocked|mouldy|not working|defective|no hot water|out of order)\b/i;

/** A message, an e-mail or a reminder of what is told; undefined where nothing of it is a statement. */
export function message(wish: TextWish): Composed | undefined {
  const clause = /^(?:that|saying(?: that)?|because|know(?: that)?|to say(?: that)?) (.+)$/i.exec(
    wish.about,
  )?.[1];
  const matter = clause ?? wish.about;
  const parts = [...(matter === '' ? [] : [matter]), ...wish.parts].flatMap((part) => {
    const cancels = /^(cancel|postpone|reschedule|move|call off) (.+)$/i.exec(part);
    return cancels === null || wish.about !== ''
      ? [part]
      : [`I have to ${cancels[1]?.toLowerCase()} ${cancels[2]}`];
  });
  if (clause === undefined && wish.about !== '') return undefined;
  if (wish.reader === '' && wish.kind !== 'message' && wish.kind !== 'mail') return undefined;
  if (!parts.some((part) => states(wish, part))) return undefined;
  const told = tell(wish, parts);
  const isAsking = told.lines.some((line) => line.endsWith('?') || /^Please\b/.test(line));
  const asks = REPAIRS.test(wish.reader) && TROUBLE.test(told.lines.join(' ')) && !isAsking;
  const { lines, note } = within(
    wish.limits,
    told.lines,
    asks ? [data.repair, 'Thank you!'] : ['Thank you!'],
    asks,
  );
  const first = (told.lines[0] ?? '').replace(/[.!?]+$/, '');
  const subject =
    first.length > LONGEST_SUBJECT ? `${first.slice(0, LONGEST_SUBJECT).replace(/\s+\S*$/, '')} …` : first;
  return composed(laidOut(wish, lines, wish.kind === 'mail' ? subject : undefined), told.left, note);
}
const LONGEST_SUBJECT = 60;
