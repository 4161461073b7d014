import { capital } from '../../capital.ts';
import { type Composed, composed } from './composed.ts';
import { within } from './limits.ts';
import { MOMENT, withMoments } from './moments.ts';
import { states, tell } from './told.ts';
import { BOARD, type TextWish } from './wish.ts';

const LOST = /^(?:lost|missing) ([a-z][a-z -]*?) (?:poster|notice|sign)/i;

/** Where a notice hangs on the thing that it speaks of. */
const THING =
  /^(?:for|on|at) ((?:the|our|my) (?:(?!(?:shop|office|store|cafe|front)\b)[a-z]+ )?(?:lift|elevator|toilet|bathroom|pool|sauna|machine|printer|copier|playground|laundry(?: room)?|gym|door|gate|garage|car park|escalator))$/i;
const STATE =
  /^(?:out of (?:order|service)|closed|open|locked|broken|under repair|not (?:in use|working|available)|shut|blocked|unavailable|being \w+)\b/i;

const ON_BOARD = new RegExp(`^(?:for|on|at|in) (?:the |our |my )?(?:[a-z]+ ){0,2}?${BOARD}$`, 'i');
/** "our AGM on 12 March at 7pm in the clubhouse" */
const EVENT = /^(?:for|about|of|announcing|to announce) (?:(?:our|the|my|an?) )?(.+)$/i;
const WHEN = new RegExp(` (?:,? ?(?:on|at|from|this|next|every) )?(?=${MOMENT})(?:${MOMENT}).*$`, 'i');

/** The event of a notice, with its date, time and place. */
function eventOf({ about, parts }: TextWish): readonly string[] | undefined {
  if (THING.test(about) || ON_BOARD.test(about)) return undefined;
  const said = EVENT.exec(about)?.[1];
  if (said === undefined) return undefined;
  const when = WHEN.exec(said)?.[0] ?? '';
  if (when === '' && (parts.length === 0 || READERS.test(said))) return undefined;
  const title = `**${capital(said.slice(0, said.length - when.length).replace(/,$/, ''))}**`;
  return when === '' ? [title] : [title, `${capital(withMoments(when.trim().replace(/^[, ]+/, '')))}.`];
}

/** These read the notice. */
const READERS =
  /^(?:parents|tenants|residents|neighbou?rs|customers|visitors|staff|members|guests|students|pupils|employees|colleagues|everyone)$/i;
const NUMBERS = /\d+(?:[.:]\d+)*|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g;

/** A notice for a wall or a door: what is told, and nothing around it. */
export function notice(wish: TextWish): Composed | undefined {
  const clause = /^(?:that|saying(?: that)?) (.+)$/i.exec(wish.about)?.[1];
  const place =
    /^(?:for|on|at) (?:the|our|my) .+$/i.test(wish.about) ||
    READERS.test(wish.about.replace(/^(?:for|to) (?:all )?/i, ''));
  const event = clause === undefined ? eventOf(wish) : undefined;
  if (clause === undefined && !place && event === undefined && wish.about !== '') return undefined;
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
  if (event === undefined && !parts.some((part) => states(wish, part, true))) return undefined;
  const told = tell(wish, parts, true);
  if (event !== undefined) {
    const text = [...event, told.lines.join(' ')].filter((line) => line !== '').join('\n\n');
    // The numbers of the length are no news of the notice.
    const lost = (wish.parts.join(' ').match(NUMBERS) ?? []).filter((each) => !text.includes(each));
    return composed(text, [
      ...told.left,
      ...lost.filter((each) => !told.left.some((part) => part.includes(each))),
    ]);
  }
  const { lines, note } = within(wish.limits, told.lines, ['Thank you!'], false);
  return composed(`**${lines.join(' ')}**`, told.left, note);
}
