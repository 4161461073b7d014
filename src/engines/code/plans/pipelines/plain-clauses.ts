import { NUMBER, singular } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Check, Sign } from './pipeline.ts';
import { readSeparated, type Separated } from './read-separated.ts';
import { isNumberName } from './vocabulary.ts';

type Clauses = Separated & { readonly checks: readonly Check[] };

const THAN =
  '(?:(?:fewer|less|more|lower|higher|greater) than|under|below|over|above|at most|at least|exceeding)';
const WITH = '(?:with|having|that have|who have|that has|who has|that (?:only )?had|who (?:only )?had)';
const OUT =
  '(?:left out|ignored|excluded|skipped|dropped|omitted|removed|filtered out|not (?:shown|counted|included|listed|considered))';
const GROUP = '(?:(those|groups|ones|any(?:one|body|thing)?|everyone|[a-z]+s) )?';
const LEFT_OUT = new RegExp(
  `(?:[,;(] ?|\\b(?:and|but|while|where) )*\\b(?:any |all |the )?${GROUP}${WITH} (?:only )?(${THAN}) ${NUMBER}( [a-z]+)? (?:(?:(?:are|is|should be|must be|being|get|to be|will be) )?${OUT}|(?:do not|don't|should not|shouldn't|must not) (?:count|appear|show up|be (?:shown|listed|included|counted)))\\)?`,
  'gi',
);
const LEAVE_ANYONE =
  /\b(leav(?:e|es|ing) out|skip(?:s|ping)?|ignor(?:e|es|ing)|exclud(?:e|es|ing)|drop(?:s|ping)?|omit(?:s|ting)?) (?:any(?:one|body)|everyone|people|all those) (?=with|having|who)/gi;
const DID =
  '(?:played|placed|made|had|took|taken|wrote|sold|completed|received|got|logged|worked|attended|finished|scored|bought)';
const WHO_DID = new RegExp(
  `\\b(?:who|that|which) (?:have |has |had )?${DID} (?=${THAN} ${NUMBER} [a-z]+)`,
  'gi',
);
const UNLESS = new RegExp(
  `,? ?\\bunless (?:they|it|he|she) (?:have|has|had|${DID}) (?=${THAN} ${NUMBER})`,
  'gi',
);

const DATE_PART =
  /\b(month|year|week|day|hour|weekday) (?:part )?(?:of|in|from) (?:the|their|its|an?|each [a-z]+'s) (?:[a-z]+ )?(?:dates?|days?|timestamps?|[a-z]+_(?:at|date|on|time))(?: (?:string|field|column|value|property)s?)?/gi;
const DATE_TEXT = /\b(?:iso )?(date|timestamp)[- ](?:strings?|texts?)\b/gi;

const PERIOD =
  /\b(?:per|by|each|every) (?:calendar )?(month|year|week|day|hour)\b|\b(month|year|week|dai|hour)ly\b/i;
const IN_TIME =
  /(?:,|;|\band\b)? ?\b(?:(?:sorted|ordered|listed)(?: by (?:date|time|month|year|week|day))?,? ?)?(?:(?:from )?(?:the )?(oldest|earliest|newest|latest|most recent)(?: (?:month|year|week|day|one|date)s?)? (?:first|to (?:the )?(?:newest|latest|most recent|oldest|earliest))|in (reverse )?chronological order|chronologically)/i;

const SUMMARY =
  /\b(?:writ(?:es?|ing)|print(?:s|ing)?|produc(?:es?|ing)|output(?:s|ting)?|creat(?:es?|ing)|mak(?:es?|ing)|generat(?:es?|ing)|giv(?:es?|ing)|show(?:s|ing)?|display(?:s|ing)?)(?: out)? (?:me )?(?:an? |the )?(?:short |small |little |brief |text |quick |sorted |monthly |yearly )?(?:summary|report|overview|statistic|listing|ranking|leaderboard|league table)(?: (?:with|of|showing|containing|that shows|that lists|listing|about|for))(?: the)? /gi;

const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^ordered/, 'orders'],
  [/^(?:bought|purchased|shopped)/, 'purchases'],
  [/^delivered/, 'deliveries'],
  [/^(?:visited|came|turned up|showed up)/, 'visits'],
  [/^(?:logged|signed)/, 'logins'],
  [/^booked/, 'bookings'],
  [/^paid/, 'payments'],
  [/^(?:called|phoned|rang)/, 'calls'],
  [/^played/, 'games'],
  [/^(?:donated|gave)/, 'donations'],
];
const TIMES = new RegExp(
  `\\b(?:all |the |those |only |every )*([a-z]+s|people|anyone|everyone) (?:who|that|which) (?:have |has |had |were |was |been )*([a-z]+(?:ed|ght|me|ve|id|ang)(?: in| up)?)(?: (?:something|anything|here|there|an? [a-z]+|(?:at|from|with|to|in) (?:us|me|the [a-z]+)))? (?:(more than|at least|fewer than|less than|over|exactly) )?(once|twice|thrice|${NUMBER} times)\\b`,
  'i',
);

/** "Customers who ordered more than twice" are counted by what they did. */
function withTimes(prompt: string): string {
  const found = TIMES.exec(prompt);
  if (!found?.[1] || !found[2] || !found[4]) return prompt;
  const many = { once: 'one', twice: 'two', thrice: 'three' }[found[4].toLowerCase()] ?? found[5] ?? '';
  const deed = found[2].toLowerCase();
  const noun = DEEDS.find(([verb]) => verb.test(deed))?.[1] ?? 'records';
  const who = /^(?:anyone|everyone|people)$/i.test(found[1]) ? 'person' : singular(found[1].toLowerCase());
  const sign = found[3]?.toLowerCase() ?? 'at least';
  const kept = `, only those with ${sign === 'exactly' ? 'at least' : sign} ${many} ${noun}`;
  return `${prompt.replace(found[0], `the number of ${noun} per ${who}`)}${kept}`;
}

const INTO_MAP =
  /\b(?:turns?|converts?|transforms?|reduces?|maps?) (an? (?:list|array|slice|collection) of [a-z]+(?: objects)?) (?:in)?to an? (?:plain )?(?:map|dictionary|dict|object|hash|record|lookup)(?: (?:from|of|with|mapping|keyed by|that maps))?(?: an?| the| each)? ([a-z_]+) (?:to|and|with|as key and) (?:an?|the|its|their)? ?((?:average|mean|total|sum of|number of|count of|highest|lowest|maximum|minimum)(?: [a-z]+)?)/gi;

const SIGN_OF: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:below|under|less|lower|smaller|fewer)/i, '<'],
  [/^(?:above|over|more|greater|higher|larger)/i, '>'],
  [/^at most/i, '<='],
  [/^at least/i, '>='],
];
const AGAINST =
  '(below|under|(?:less|lower|smaller|fewer) than|above|over|(?:more|greater|higher|larger) than|at most|at least)';
const LIMIT =
  '(minimum|maximum|limit|threshold|reorder (?:level|point)|safety stock|target|budget|capacity|quota|list price|purchase price|cost)';
const OWN_LIMIT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:whose|with(?: an?| the)?|where(?: the| its| their)?|that have(?: an?)?|having(?: an?)?) ([a-z_]+(?: [a-z]+)?) (?:(?:is|are|was|were|has|have|had|falls?|fallen|drops?|dropped|goes|gone) )*${AGAINST} (?:its|their|the|his|her)(?: own)? ${LIMIT}(?: (?:stock|quantity|level|value|amount))?\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:(?:that|which|who) )?(?:(?:is|are|was|were|has|have|had|falls?|fallen|drops?|dropped) )*()${AGAINST} (?:its|their|the)(?: own)? ${LIMIT}(?: (?:stock|quantity|level|value|amount))?\\b`,
    'i',
  ),
];

/** "Products with stock below their minimum": two fields of one record. */
function readOwnLimit(prompt: string): { prompt: string; checks: readonly Check[] } {
  for (const pattern of OWN_LIMIT) {
    const found = pattern.exec(prompt);
    const [said, of = '', than = '', limit = ''] = found ?? [];
    const sign = SIGN_OF.find(([words]) => words.test(than))?.[1];
    if (!found || !said || !sign) continue;
    const field = of
      ? of.toLowerCase().replaceAll(' ', '_')
      : /\bstock\b/i.test(prompt)
        ? 'stock'
        : 'quantity';
    const ones = /\b(?:those|all|the|list|print|show|find) $/i.test(prompt.slice(0, found.index))
      ? 'entries'
      : '';
    return {
      prompt: prompt.replace(said, ones),
      checks: [{ is: 'fields', field, sign, other: limit.toLowerCase().replaceAll(' ', '_') }],
    };
  }
  return { prompt, checks: [] };
}

const RANK = /\b((?:with|and|plus)(?: their| its| the)?) (?:ranks?|rank numbers?|positions?)\b/gi;
const ORDER_VALUE = /\b(average|mean|total) (?:order|basket|invoice|booking) (?:value|amount|size|total)\b/gi;
const BIGGEST_SPENDER = /\b(?:biggest|top|highest|best) (?:spenders?|customers?|sellers?|earners?) first\b/gi;
const HOW_MANY =
  /\bhow many ([a-z]+s) (?:each|every) ([a-z]+)(?: has| have)?(?: placed| made| had| bought| got)? and how much (?:they|he|she|it|each|each one)(?: have| has)? (?:spent|paid|cost|earned|made|brought in)(?: in total| altogether| overall)?/gi;
/** Matches no text. */
const NOTHING = /(?!)/;
/** "The students whose average is below 50", where nothing else says the groups. */
const WHOSE_FOLD = new RegExp(
  `\\b(?:(?:the|all|those|every|only) )*([a-z]+s) (?:whose|with an?|who have an?|having an?) (average|mean|total)(?: ((?!is|are|was)[a-z]+))?(?: (?:is|are|was|were|of))? (${THAN}) ${NUMBER}\\b`,
  'gi',
);

const LIST =
  /\(([a-z_]+(?:, ?[a-z_]+)+(?:,? and [a-z_]+)?)\)|\b(?:columns?|fields?|with) ((?:[a-z_]+, ?)*[a-z_]+,? and [a-z_]+)/i;
const columnsIn = (prompt: string): string[] => {
  const found = LIST.exec(prompt);
  return (found?.[1] ?? found?.[2])?.split(/,? and |, ?/) ?? [];
};

/** The only number of the columns that the wish lists. */
function numberIn(columns: readonly string[]): string | undefined {
  const [only, other] = columns.filter((one) => isNumberName(one.toLowerCase()));
  return other === undefined ? only : undefined;
}

const LEAST = /^(?:coldest|slowest|shortest|smallest|lightest|worst|lowest|youngest|cheapest|quietest)$/i;
const TIMED = /second|minute|time|duration/i;
const BEST_OF =
  /\b(?:the |its |their )?(hottest|warmest|coldest|fastest|slowest|quickest|tallest|shortest|heaviest|lightest|longest|biggest|smallest|strongest|loudest|quietest|rainiest|best|worst) ((?!(?:time|average|lift|set|run|ride|walk|attempt|result|workout)\b)[a-z]+) (?:of|in|for|per|from) (?:each |every |the )?(?=[a-z])/gi;
const HIGHEST_OF = new RegExp(
  `\\b(?:the )?${NUMBER} (highest|lowest|largest|smallest|best|worst|biggest) ([a-z]+s) (?:(?:of|in|for|from) (?:each|every)|per) `,
  'gi',
);

/** "The hottest day of every city", "the three highest salaries per department": records by the number that is meant. */
function withBestOf(prompt: string, columns: readonly string[]): string {
  const only = numberIn(columns);
  return prompt
    .replace(HIGHEST_OF, (said, count: string, most: string, what: string) =>
      isNumberName(what.toLowerCase()) && !new RegExp(`^(?:${NOUNS})$`, 'i').test(what)
        ? `the ${count} records with the ${LEAST.test(most) ? 'lowest' : 'greatest'} ${singular(what.toLowerCase())} in each `
        : said,
    )
    .replace(BEST_OF, (said, most: string, what: string) => {
      const isPlain =
        only === undefined || columns.some((one) => singular(one) === singular(what) && one === only);
      if (isPlain) return said;
      const isQuick = /^(?:fastest|quickest|slowest)$/i.test(most) && TIMED.test(only);
      const isLeast = LEAST.test(most) !== isQuick;
      return `the one records with the ${isLeast ? 'lowest' : 'greatest'} ${only} in each `;
    });
}

/** A wish about records in the words that the readers know. */
export function inClauses(given: string): Clauses {
  const { prompt: plain, ...separated } = readSeparated(given);
  const period = PERIOD.exec(plain);
  const part = period?.[1]?.toLowerCase() ?? period?.[2]?.toLowerCase().replace(/^dai$/, 'day');
  const hasTarget = /\b(?:in)?to ["'`]?[\w-]+\.(?:txt|csv|json)\b/i.test(plain);
  const listed = columnsIn(plain);
  let prompt = withBestOf(plain, listed)
    .replace(RANK, '$1 placement')
    .replace(ORDER_VALUE, '$1 amount')
    .replace(BIGGEST_SPENDER, 'sorted by total descending')
    .replace(HOW_MANY, 'the number of $1 and the total amount per $2')
    .replace(
      /\b(?:per|for each|for every|group\w*|of each)\b/i.test(plain) ? NOTHING : WHOSE_FOLD,
      (_, who: string, fold: string, of: string | undefined, than: string, count: string) =>
        `the ${fold} ${of ?? numberIn(listed) ?? ''} per ${singular(who.toLowerCase())}, only those with an ${fold} ${than} ${count}`.replace(
          / {2,}/g,
          ' ',
        ),
    )
    .replace(DATE_PART, '$1')
    .replace(DATE_TEXT, '$1')
    .replace(INTO_MAP, 'from $1 return the $3 per $2 as a map')
    .replace(UNLESS, ', only those with ')
    .replace(WHO_DID, 'with ')
    .replace(LEAVE_ANYONE, '$1 those ')
    .replace(LEFT_OUT, (_, who: string | undefined, than: string, count: string, what = '') => {
      const kept = who && !/^any/i.test(who) ? who : 'those';
      return `, leaving out ${kept} with ${than} ${count}${what}`;
    });
  if (!hasTarget) prompt = prompt.replace(SUMMARY, 'prints the ');
  if (part)
    prompt = prompt.replace(IN_TIME, (_, way: string | undefined, turned: string | undefined) => {
      const isDown = turned !== undefined || /^(?:newest|latest|most)/i.test(way ?? '');
      return `, sorted by ${part} ${isDown ? 'descending' : 'ascending'}`;
    });
  return { ...separated, ...readOwnLimit(withTimes(prompt)) };
}

const PEOPLE =
  /^(?:student|pupil|employee|person|player|customer|member|runner|worker|patient|user|driver|client|seller|rep|salesperson|donor|athlete|swimmer|guest|teacher|child|kid|candidate|contestant|participant|author)$/;
const OF_THINGS =
  /\b(?:csv|json|file|list|array|log|export|table)(?: file)? of ((?:[a-z']+ ){1,5}?)(?=\(|with\b|having\b)/i;

/** A file whose columns are listed: the words for what it is of say nothing more. */
export const thingsIn = (given: string): readonly string[] =>
  OF_THINGS.exec(given)?.[1]
    ?.toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** "Each pupil's average" of a file with the columns name, subject and score: the pupil is told by the name. */
export function nameColumn(key: string, columns: readonly string[], given: string): string | undefined {
  const own = columns.find((one) => /^(?:(?:full_?|first_?)?name|title|label)$/i.test(one));
  if (!own) return undefined;
  const isThing = thingsIn(given).map(singular).includes(singular(key));
  return isThing || PEOPLE.test(singular(key)) || new RegExp(`^(?:${NOUNS})$`).test(`${singular(key)}s`)
    ? own
    : undefined;
}
