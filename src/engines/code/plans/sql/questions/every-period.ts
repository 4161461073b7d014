import type { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { type Dialect, datePart, readSpan, spanTest } from '../dates.ts';

interface Every {
  /** The part of a date that tells one period from another. */
  readonly part: string;
  readonly test: string;
  readonly count: number;
}

const IN_YEAR: Readonly<Record<string, number>> = { month: 12, quarter: 4 };

/** The first day of the month some months ago. */
const monthsBack = (dialect: Dialect, months: number): string =>
  dialect === 'postgres'
    ? `date_trunc('month', CURRENT_DATE) - INTERVAL '${months} months'`
    : dialect === 'mysql'
      ? `DATE_FORMAT(CURDATE(), '%Y-%m-01') - INTERVAL ${months} MONTH`
      : `date('now', 'start of month', '-${months} months')`;

/** "In every month of 2023", "in each of the last 6 months", "every year from 2020 to 2023". */
export function everyPeriod(r: Phrase, column: string, dialect: Dialect): Every | undefined {
  return r.attempt(() => {
    const last = r.take(
      `(?:in |during )?(?:each|every (?:single )?month|every (?:single )?one) (?:of|in) the (?:last|past) ${NUMBER} months`,
    );
    const months = last && numberOf(last[1] ?? '');
    const part = datePart('month', column, dialect)?.code;
    if (months && part)
      return {
        part,
        count: months,
        test: spanTest(column, { low: monthsBack(dialect, months - 1) }, dialect),
      };
    const found = r.take(
      /(?:in |during )?(?:each|every|all)(?: single| calendar| and every| of the| the| 12| twelve| four| 4)* (month|quarter|year)s?/,
    );
    const unit = found?.[1];
    const code = unit === undefined ? undefined : datePart(unit, column, dialect)?.code;
    if (unit === undefined || code === undefined) return undefined;
    if (unit === 'year') {
      const years = r.take(/(?:from|between|of) ((?:19|20)\d\d) (?:to|and|until|through) ((?:19|20)\d\d)/);
      if (!years) return undefined;
      const [low, high] = [Number(years[1]), Number(years[2])];
      return low < high
        ? {
            part: code,
            count: high - low + 1,
            test: spanTest(column, { low: `'${low}-01-01'`, high: `'${high + 1}-01-01'` }, dialect),
          }
        : undefined;
    }
    const isYear = r.peek(
      /(?:of|in|during) (?:the )?(?:year )?(?:(?:19|20)\d\d(?!-)|last year|previous year)/,
    );
    const span = isYear ? readSpan(r, dialect) : undefined;
    return span && { part: code, count: IN_YEAR[unit] ?? 0, test: spanTest(column, span, dialect) };
  });
}
