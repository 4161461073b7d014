const PERIOD = '(?:day|week|month|year)';
const PER = '(?:per|by|for each|for every|of each|in each|each|every|a|and|and per|and by|for)';
const SUM = String.raw`(?:totals?|sums?)(?: (?:of |for )?(?:the |all |my |our )?((?!per\b|by\b|for\b|of\b|in\b)[\p{L}-]{3,20}))?`;
const GROUP = String.raw`(?!(?:day|week|month|year)\b)([\p{L}-]{3,20})`;
const END = String.raw`(?=\s*(?:[,.;)\n]|$)|\s(?:and|with|as|in)\s)`;

/** "The monthly total per category". */
const PERIOD_FIRST = new RegExp(
  String.raw`\b(?:(?:an?|the|my|our) )?(dai|week|month|year)ly (?:${SUM}|(hours|spending|costs|revenue|amounts?|expenses|income|sales|minutes)) (?:per|by|for each|for every|of each) ${GROUP}${END}`,
  'giu',
);
/** "A total per category for each month". */
const GROUP_FIRST = new RegExp(
  String.raw`\b(?:(?:an?|the|my|our) )?${SUM} (?:per|by|for each|for every|of each) ${GROUP},? ${PER} (${PERIOD})${END}`,
  'giu',
);
/** "A total per month and category". */
const BOTH = new RegExp(
  String.raw`\b(?:(?:an?|the|my|our) )?${SUM} (?:per|by|for each|for every|of each|in each) (${PERIOD}) ${PER} ${GROUP}${END}`,
  'giu',
);
const LY = new Map([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
]);
const said = (of: string | undefined, group: string, period: string): string =>
  `the total${of === undefined ? '' : ` of ${of}`} per ${group} ${LY.get(period.toLowerCase()) ?? period}`;

/** Sums by a field and by a period at once, as "the total per category monthly". */
export const inPeriodGroups = (text: string): string =>
  text
    .replace(
      PERIOD_FIRST,
      (_, period: string, of: string | undefined, what: string | undefined, group: string) =>
        said(of ?? what, group, /^dai$/i.test(period) ? 'day' : period),
    )
    .replace(GROUP_FIRST, (_, of: string | undefined, group: string, period: string) =>
      said(of, group, period),
    )
    .replace(BOTH, (_, of: string | undefined, period: string, group: string) => said(of, group, period));

const PERIODIC = new Map([...LY].map(([period, word]) => [word, period]));

/** "Category monthly": a group, and the period within it. */
export function periodOfGroup(per: string): readonly [string, string | undefined] {
  const [, group, word = ''] = /^(.+) (daily|weekly|monthly|yearly)$/.exec(per) ?? [];
  return group === undefined ? [per, undefined] : [group, PERIODIC.get(word)];
}
