import { type Composed, composed } from './composed.ts';
import { within } from './limits.ts';
import { withMoments } from './moments.ts';
import { tell } from './told.ts';
import type { TextWish } from './wish.ts';

const REASON =
  /\b(?:for|on|because of|during|due to) (?:my |the |our |a |an )?((?:summer |winter |christmas |easter |annual |parental |maternity |paternity |sick )?(?:holidays?|vacation|leave|business trip|trip|conference|training|honeymoon|wedding))\b/i;

const DURATION = /^(?:for )?(?:an?|\d+|two|three|four|five|six) (?:days?|weeks?|months?)$/i;

/** The answer of a mailbox: until when, why, and whom to ask. */
export function away(wish: TextWish): Composed | undefined {
  const all = [wish.about, ...wish.parts].filter((part) => part !== '');
  if (all.length === 0 || wish.isWe) return undefined;
  const reason = REASON.exec(wish.about)?.[1];
  const when = withMoments((reason === undefined ? wish.about : wish.about.replace(REASON, '')).trim());
  if (when !== '' && !/^(?:from|until|till|on|this|next|today|tomorrow|between|in|back)\b/i.test(when))
    return undefined;
  const why =
    reason === undefined
      ? 'out of the office'
      : /trip|conference|training|honeymoon|wedding/i.test(reason)
        ? `away for ${/s$/.test(reason) ? '' : 'a '}${reason}`
        : `on ${reason.replace(/^holidays$/i, 'holiday')}`;
  const span = wish.parts.find((part) => DURATION.test(part));
  const isTold = wish.parts.some((part) => /^(?:i am |i'm )?(?:on|away|at|in|out)\b/i.test(part));
  const opening =
    wish.about === '' && isTold
      ? []
      : [
          `I am ${why}${span === undefined ? '' : ` for ${span.replace(/^for /i, '')}`}${when === '' ? '' : ` ${when}`}.`,
        ];
  const urgent = wish.parts.map((part) =>
    part.replace(
      /^(?:if )?(?:it is |it's )?urgent:? (?=call|contact|ask|write|e-?mail)/i,
      'in urgent cases please ',
    ),
  );
  const merged = urgent.flatMap((part, at) =>
    /^urgent$/i.test(part) || part === span
      ? []
      : /^urgent$/i.test(urgent[at - 1] ?? '')
        ? [`in urgent cases please ${part.replace(/^(?=[A-Z][a-z]|\d|\+)/, 'contact ')}`]
        : [part],
  );
  const told = tell(wish, merged);
  const { lines, note } = within(
    wish.limits,
    ['Thank you for your message.', ...opening, ...told.lines],
    ['I will answer when I am back.'],
    false,
  );
  return composed(`${lines.join(' ')}\n\nKind regards,  \n[Your name]`, told.left, note);
}
