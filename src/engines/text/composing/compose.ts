import { apology } from './apology.ts';
import { away } from './away.ts';
import type { Composed } from './composed.ts';
import { invitation } from './invitation.ts';
import { message } from './message.ts';
import { notice } from './notice.ts';
import { product } from './product.ts';
import { speech } from './speech.ts';
import { thanks } from './thanks.ts';
import { welcome } from './welcome.ts';
import { type Kind, readTextWish, type TextWish } from './wish.ts';

const WRITERS: Readonly<Record<Kind, (wish: TextWish) => Composed | undefined>> = {
  notice,
  apology,
  message,
  mail: message,
  reminder: message,
  away,
  product,
  invitation,
  thanks,
  speech,
  welcome,
};

const CLAUSE = /^(?:that|saying|because|know|who|whose|about|asking|to) /i;

/** A short text of what a wish tells in parts; undefined where it tells nothing, or is a wish for something else. */
export function composedText(message: string): Composed | undefined {
  const wish = readTextWish(message);
  const made = wish === undefined ? undefined : WRITERS[wish.kind](wish);
  return made === undefined || wish === undefined
    ? undefined
    : {
        ...made,
        isListed:
          (wish.parts.length > 0 || wish.limits.sentences !== undefined) &&
          wish.kind !== 'speech' &&
          !CLAUSE.test(wish.about),
      };
}
