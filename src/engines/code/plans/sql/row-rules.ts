import { NUMBER, numberOf } from '../reading/text.ts';
import type { Reading } from './query.ts';
import { readNumber, readSign } from './values.ts';

/** "Including those without any, as 0". */
export function readZero({ r, q, catalog }: Reading): boolean {
  const rows = catalog.rowWords();
  const found =
    r.take(
      `(?:and |also |even )*(?:includ(?:ing|e)|also|even|with|showing)? ?(?:the |also )?(?:those|ones|${rows})?(?: (?:that|who|which))?(?: have| has)? ?(?:without(?: an?| any)?|with none|with no|with zero|none|no)(?: (?:${rows}))?(?: (?:included|shown|listed|appear|counted))? (?:as|with) (?:0|zero|a zero|a count of (?:0|zero))`,
    ) ??
    r.take(
      `(?:and |also |even )*(?:includ(?:ing|e)|also|even) (?:the |also )?(?:those|ones|${rows})(?: (?:that|who|which))?(?: have| has)? ?(?:without(?: an?| any)?|with none|with no|with zero|none|no)(?: (?:${rows}))?(?: too| as well)?`,
    ) ??
    r.take(`(?:and |also |even )*includ(?:ing|e) (?:the )?empty (?:ones|${rows})`) ??
    r.take(
      `(?:and |or )?(?:0|zero|null|empty) (?:for|if|when) (?:there (?:is|are) none|none|(?:it|he|she|they) (?:has|have) none|those without one)`,
    ) ??
    r.take(
      `(?:0|zero) (?:for|if) (?:those|they|${rows}) (?:without|with none|with no|have none)(?: any)?(?: (?:${rows}))?`,
    );
  if (found) q.isZeroed = true;
  return found !== undefined;
}

/** "With ties counted as one rank", of a place in the order or of the first of each group. */
export function readTies({ r, q, catalog }: Reading): boolean {
  if (q.place === undefined && q.limit === undefined) return false;
  const rows = catalog.rowWords();
  const found =
    r.take(
      /(?:and |with |where |but )*(?:(?:handling|including|allowing for|considering) )?(?:the )?ties(?: (?:are|be|being|get|have|should|must|only|once|count(?:s|ed|ing)?|sharing|share|included|handled|treated|correctly|properly|as|the|same|one|a|single|rank|place|position|together))*/,
    ) ??
    r.take(
      `(?:and |where |so that )*(?:those|${rows}|rows|equal [a-z]+|the same [a-z]+)(?: (?:with|that have|who have|having|of) (?:the same|equal|an equal|identical) [a-z]+)? (?:(?:share|sharing|count as|counts as|get|have|are counted as) (?:the |an? )?(?:same |one |single )?(?:rank|place|position)|(?:(?:are|be|should|must|only|is) )*count(?:s|ed|ing)? (?:only )?once)`,
    );
  if (found) q.isTied = true;
  return found !== undefined;
}

/** "Rounded to two decimals", of what is computed. */
export function readRounded({ r, q }: Reading): boolean {
  const found = r.take(
    `(?:and )?(?:all )?(?:round(?:ed|ing)?(?: (?:it|them|the [a-z]+))?(?: (?:to|with))?|with|to) (?:exactly )?${NUMBER} (?:decimals?|decimal places?|digits?(?: after the (?:decimal )?point)?|places?)`,
  );
  const whole = found ?? r.take(/(?:and )?rounded(?: to (?:the nearest )?(?:integers?|whole numbers?))/);
  if (!whole || q.measures.length === 0) return false;
  q.decimals = found ? numberOf(found[1] ?? '') : 0;
  return true;
}

/** "Whose total in 2024 is above 1000": a bound on what was counted or summed before. */
export function readBound({ r, q }: Reading): boolean {
  const [measure, other] = q.measures;
  if (!measure || other || q.having.length > 0) return false;
  return (
    r.attempt(() => {
      if (!r.take(/(?:that )?(?:is|are|was|were)/)) return undefined;
      const sign = readSign(r);
      const number = sign === undefined ? undefined : readNumber(r);
      if (number === undefined) return undefined;
      q.having.push({ measure, test: `${sign} ${number}` });
      return true;
    }) ?? false
  );
}
