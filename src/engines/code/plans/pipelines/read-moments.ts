import { NUMBER, numberOf } from '../reading/text.ts';
import type { Check, Span } from './pipeline.ts';

const VERB =
  '(?:hired|joined|placed|made|created|registered|bought|ordered|published|added|released|signed up|started|opened|dated|sold|paid)';
const SINCE = new RegExp(
  `,? ?\\b(?:only )?(?:(?:those |the ones )?(?:that |who |which )?(?:have |has )?(?:were |was |been )?${VERB} )?(?:in|within|during|from|over) the (?:last|past|previous) (?:${NUMBER} )?(day|week|month|year)s?\\b`,
  'i',
);
const CURRENT =
  /,? ?\b(?:in |during |of |for |from |within )?(?:this|the current) (year|month)\b(?! and last)/i;
const BIRTHDAY =
  /\b(?:whose |with |having |who have |that have |which have |have |has )*(?:an? |their |the |his |her )?(birthdays?|birth ?dates?|dates? of birth)(?: (?:is|are|that|which|who|falls?|fall|comes? up|coming up|lies?|in|on|during))* (?:this|the current) month\b/i;

const LEVEL = '(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|CRITICAL)s?';
const LEVELS = `${LEVEL}(?:(?:, ?(?:and |or )?| and | or |\\/)${LEVEL})+`;
const LISTED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\bhow many (?:lines|entries|messages) (?:there (?:are|were) )?(?:contain(?:ing)?|have|has|with|are|were|for) (?:the (?:levels?|words?) )?(${LEVELS})`,
      'i',
    ),
    'the number of lines per level',
  ],
  [
    new RegExp(
      `\\b(?:counts?|the number of|the count of|how many|counts of)(?: the)? (${LEVELS})(?: (?:lines|messages|entries|logs|levels?))*(?: (?:there (?:are|were)|occur(?:red)?|appear(?:ed)?))?`,
      'i',
    ),
    'the number of lines per level',
  ],
  [
    new RegExp(
      `(?<=\\b(?:level|levels))[,:]? ?(?:\\(|(?:such as|like|namely) )?(?<!such as |like )(${LEVELS})\\)?`,
      'i',
    ),
    '',
  ],
];
const SUCH_AS =
  /\b(lines|entries|log)((?: (?:of|in|from) (?:an? |the )?(?:log )?file)?),? (?:(?:which|that) look )?(?:like|such as|of the form|in the form|in the format|formatted (?:like|as))(?: this:?| the following:?)? ?(["'`])[^"'`]{8,120}\3/i;

/** Tests against the current day, and levels of a log that the wish lists; the wish without them. */
export function readMoments(given: string): { prompt: string; checks: Check[] } {
  const checks: Check[] = [];
  let prompt = given.replace(SUCH_AS, '$1$2');
  const birthday = BIRTHDAY.exec(prompt);
  if (birthday?.[1]) {
    const field = /^birthday/i.test(birthday[1]) ? 'birthday' : birthday[1].toLowerCase().replace(/ /g, '_');
    checks.push({ is: 'moment', field: field.replace(/s$/, ''), current: 'birthday' });
    prompt = prompt.replace(birthday[0], '');
    // "Print whose birthday is this month" has no noun for the contacts.
    prompt = prompt.replace(/\b(print|show|list)(s?)\s*(?=$|[,.;])/i, '$1$2 the contacts');
  }
  const current = CURRENT.exec(prompt)?.[1]?.toLowerCase();
  if (current === 'year' || current === 'month') {
    checks.push({ is: 'moment', field: 'date', current });
    prompt = prompt.replace(CURRENT, '');
  }
  const since = SINCE.exec(prompt);
  if (since?.[2]) {
    const count = numberOf(since[1]?.toLowerCase() ?? '1');
    const unit = since[2].toLowerCase();
    const span: Span =
      unit === 'month' || unit === 'year'
        ? { count, unit }
        : { count: unit === 'week' ? count * 7 : count, unit: 'day' };
    checks.push({ is: 'moment', field: 'date', since: span });
    prompt = prompt.replace(since[0], '');
  }
  for (const [pattern, into] of /\blog\b/i.test(prompt) ? LISTED : []) {
    const found = pattern.exec(prompt);
    if (!found?.[1]) continue;
    const values = found[1]
      .toUpperCase()
      .split(/, ?(?:AND |OR )?| AND | OR |\//)
      .map((one) => one.replace(/S$/, ''));
    checks.push({ is: 'oneOf', field: 'level', values });
    prompt = prompt.replace(found[0], into);
    break;
  }
  return { prompt, checks };
}
