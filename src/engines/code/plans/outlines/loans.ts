import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { Recipe } from './recipe.ts';

const FEE =
  /(?:,? ?\b(?:and|with|an?|the|costs?|it|that|which|charges?|charging|late|overdue|fees?|fines?|penalt(?:y|ies)|is|are|of)\b)*,? ?[$€£]?(\d+(?:\.\d+)?) ?(cents?|ct|pence|p|euros?|dollars?|pounds?|eur|usd|[$€£])?(?: (?:per|for (?:each|every)|for|an?|each|every)) (?:late |overdue |started |extra )*day(?: (?:late|overdue|of delay|that it is (?:late|overdue)|it is (?:late|overdue)|after(?: that| the due date)?))*/;
const EXTENSION = new RegExp(
  `(?:,? ?\\b(?:and|it|that|which|can|may|be|a|loan|the|allows?)\\b)*,? ?\\b(?:extended?|extend|extending|extensions?|renew(?:ed|s|al|als)?|prolong(?:ed|s)?)\\b(?:\\(\\))?(?: (?:method|function|operation))?(?: (?:that|which|to))?(?: (?:adds?|adding|moves?|pushes|extends?|the|loan|due|date|it|back|another|further|an|extra))*(?: (?:by|of|for))?(?: ${NUMBER} (?:more |extra |further )?days?)?(?: each)?(?: to (?:the due date|it))?(?:,? (?:at most|up to|no more than|a maximum of|maximum|max|only) (?:${NUMBER}|once|twice)(?: times?)?| (?:once|twice)| (?:at most|up to) ${NUMBER} times?| ${NUMBER} times)?(?: (?:by|for) ${NUMBER} days?(?: each)?)?`,
);

const DEFAULTS = { feeCents: '20', most: '2', extendDays: '14' };

/** "Extended by 14 days at most twice", "20 cents for every late day", of a loan. */
export function loanOf(wish: WishText, recipe: Recipe, chosen: Map<string, string>): Record<string, string> {
  if (!recipe.slots.some(({ type }) => type === 'date')) return {};
  const values: Record<string, string> = { ...DEFAULTS };
  const [, amount, unit = ''] = wish.take(FEE) ?? [];
  if (amount !== undefined)
    values.feeCents = String(
      Math.round(Number(amount) * (/^(?:c|p$|pence)/.test(unit) && !amount.includes('.') ? 1 : 100)),
    );
  const found = wish.take(EXTENSION);
  if (found) {
    // A member that is chosen is all that a class has: the usual ones stay beside it.
    for (const usual of ['isOverdue', 'lateFeeInCents']) chosen.set(usual, usual);
    chosen.set('extend', /\b(extend|renew|prolong)/.exec(found[0])?.[1] ?? 'extend');
    const [said, byFirst, most1, most2, most3, byLast] = found;
    const days = byFirst ?? byLast;
    const most = most1 ?? most2 ?? most3;
    if (days !== undefined) values.extendDays = String(numberOf(days));
    if (most !== undefined) values.most = String(numberOf(most));
    else if (/\bonce\b/.test(said)) values.most = '1';
  }
  return values;
}
