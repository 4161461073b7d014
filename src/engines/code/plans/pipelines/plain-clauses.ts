import { NUMBER, singular } from '../reading/text.ts';
import type { Extras } from './pipeline.ts';
import { NOUNS } from './vocabulary.ts';

type Clauses = Pick<Extras, 'separator' | 'hasNoHeader'> & { readonly prompt: string };

const SIGNS: Readonly<Record<string, string>> = {
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  colon: ':',
  comma: ',',
};
const KIND = '(semicolon|tab|pipe|comma|colon)s?';
const SEPARATED: readonly RegExp[] = [
  new RegExp(
    `\\b${KIND}[- ](?:separated|delimited)(?: (?:values?|text|data|csv))?(?: (?:file|list|export|table))?(?= |,|$)`,
    'i',
  ),
  new RegExp(`\\b${KIND} csv(?: file)?\\b`, 'i'),
];
const SEPARATED_BY = new RegExp(
  `,? ?\\(?\\b(?:(?:separated|delimited|split) (?:by|with)(?: an?)?|(?:using|with|and)(?: an?)?) ${KIND}(?: as (?:the |a )?(?:separator|delimiter)| (?:separator|delimiter)s?| between (?:them|the (?:cells|columns|fields)))?\\)?`,
  'i',
);

const CELLS =
  '([a-z_]+(?:;[a-z_]+)+|[a-z_]+(?:\\|[a-z_]+)+|[a-z_]+(?:\\t[a-z_]+)+|[a-z_]+(?:,[a-z_]+)+|[a-z_]+(?::[a-z_]+)+)';
const LINES_LIKE = new RegExp(
  `\\b(?:lines?|rows|records|entries)(?: (?:that|which))? (?:of the form|in the form|of the format|in the format|like|such as|formatted (?:as|like)|look(?:ing)? like|as|with) (?:this:? )?["'\`]?${CELLS}["'\`]?`,
  'i',
);
const FILE_LIKE = new RegExp(
  `\\b(?:csv|csv file|text file|file|export)( given [a-z ]+?)? (?:with|of|containing|like|of the form)(?: (?:the |a )?(?:columns?|header|lines?|rows?))?:? ["'\`]?${CELLS}["'\`]?(?= |[,.]|$)`,
  'i',
);

const listed = (cells: string): string => {
  const names = cells.split(/[;|\t,:]/);
  return `with columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** "A semicolon separated file", "lines of the form name;points": a CSV file with another separator. */
function readSeparated(given: string): Clauses {
  const lines = LINES_LIKE.exec(given);
  const file = lines ? null : FILE_LIKE.exec(given);
  const cells = lines?.[1] ?? file?.[2];
  const said = lines ?? file;
  let prompt = given;
  let separator: string | undefined;
  if (said && cells) {
    separator = /[;|\t,:]/.exec(cells)?.[0];
    prompt = prompt
      .replace(said[0], `a csv file ${listed(cells)}`)
      .replace(/\b(an?|the) a csv file/i, 'a csv file');
  }
  for (const pattern of SEPARATED) {
    const found = pattern.exec(prompt);
    if (!found?.[1]) continue;
    separator = SIGNS[found[1].toLowerCase()];
    prompt = prompt.replace(found[0], /\bcsv\b/i.test(prompt.replace(found[0], '')) ? '' : 'csv file');
  }
  const by = SEPARATED_BY.exec(prompt);
  if (by?.[1] && /\b(?:csv|file|lines?|rows?)\b/i.test(prompt)) {
    separator = SIGNS[by[1].toLowerCase()];
    prompt = prompt.replace(by[0], '');
    if (!/\bcsv\b/i.test(prompt)) prompt = prompt.replace(/\b(?:text )?file\b/i, 'csv file');
  }
  return {
    prompt,
    ...(separator === undefined || separator === ',' ? {} : { separator }),
    ...(lines ? { hasNoHeader: true } : {}),
  };
}

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

/** A wish about records in the words that the readers know. */
export function inClauses(given: string): Clauses {
  const { prompt: plain, ...separated } = readSeparated(given);
  const period = PERIOD.exec(plain);
  const part = period?.[1]?.toLowerCase() ?? period?.[2]?.toLowerCase().replace(/^dai$/, 'day');
  const hasTarget = /\b(?:in)?to ["'`]?[\w-]+\.(?:txt|csv|json)\b/i.test(plain);
  let prompt = plain
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
  return { ...separated, prompt: withTimes(prompt) };
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
