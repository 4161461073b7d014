import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Check, Given, Sign } from './pipeline.ts';
import { SIGNS } from './read-having.ts';
import { readLogged } from './read-logged.ts';
import { readSigned } from './read-signed.ts';
import { FIELD, fieldName, ROWS, SKIP, SKIPS, STATES } from './vocabulary.ts';

const ABSENT =
  '(?:missing|empty|blank|null|nil|none|undefined|not (?:set|given|there|present|available|known)|absent|unknown)';
const NO_NUMBER =
  '(?:(?:is )?not (?:an? )?(?:valid )?(?:numbers?|numeric)|(?:is )?invalid|malformed|(?:is )?non-numeric)';
const PLAIN_VALUE = `(?:\\$|€|£)?${NUMBER}(?:\\$|€|%)?(?![\\w.]\\d|\\w)`;

/** "Skipping rows without a salary", "ignoring nil ages", "where the price is not empty". */
function readPresent(wish: WishText): Check[] {
  const checks: Check[] = [];
  const numeric = wish.takeIf(
    SKIPS,
    new RegExp(
      `${SKIP} (?:the |any |all )?(?:${ROWS}?(?:with|where|whose|that have) (?:an? |the )?)?(?:(?:(?:an? )?${ABSENT} or )?(?:invalid|malformed|non[- ]?numeric|unparseable|bad|broken|not numeric)(?: or ${ABSENT})? (${FIELD})|(${FIELD}) (?:is|are|that (?:is|are)) (?:${ABSENT}(?:,? or |, ))?${NO_NUMBER}(?:,? or (?:is )?${ABSENT})?)(?: values?)?`,
    ),
  );
  if (numeric) {
    const field = singular(fieldName(numeric[1] ?? numeric[2] ?? ''));
    checks.push({
      is: 'numeric',
      field: /^(?:value|cell|entry|row|line|number|record|field)$/.test(field) ? '' : field,
    });
  }
  const present = [
    `${SKIP} (?:the |any |all )?${ROWS}?(?:without(?: an?| any| the)?|(?:that |who |which )?(?:have|has|having|with|contain(?:s|ing)?) (?:no|(?:(?:an?|any) )?(?:missing|empty|blank|null|nil|undefined)(?: or (?:missing|empty|blank|null|nil|invalid|zero))?)(?: values? (?:in|for)(?: the)?)?|missing(?: an?| the| their)?|lacking(?: an?)?|that lack(?: an?)?) (${FIELD})(?: values?)?`,
    `${SKIP} (?:the |any |all )?${ROWS}?(?:where|whose|in which|when|if) (?:the |their |its )?(${FIELD}) (?:is|are|was) ${ABSENT}(?: or ${ABSENT})?`,
    `${SKIP} (?:the |any |all )?(?:missing|empty|blank|null|nil|none|undefined)(?: or (?:missing|empty|blank|null|nil|undefined|none))? (${FIELD})(?: values?| cells?)?`,
    `\\b(?:only )?(?:where|whose|with|having|that have|who have|if) (?:the |their |an? )?(${FIELD}) (?:that )?(?:is|are) (?:not (?:null|empty|nil|none|missing|blank|undefined)|given|set|present)`,
    `\\b(?:only )?(?:${NOUNS}) (?:that|who|which) have an? (${FIELD})(?= ?(?:·|[,.;]|$|and|per|sorted|grouped))`,
  ];
  const isSkipping = SKIPS.test(wish.rest);
  const hints = [
    isSkipping,
    isSkipping,
    isSkipping,
    /\b(?:not|given|set|present)\b/.test(wish.rest),
    / have an? /.test(wish.rest),
  ];
  for (const [at, text] of present.entries()) {
    const pattern = new RegExp(text);
    for (let found = hints[at] ? wish.take(pattern) : undefined; found?.[1]; found = wish.take(pattern)) {
      const field = singular(fieldName(found[1]));
      checks.push({ is: 'present', field: /^(?:value|cell|entry|row|field|one)$/.test(field) ? '' : field });
    }
  }
  return checks;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The year or month that a date must be in. */
function readWithin(wish: WishText, date: string): Check[] {
  const given = wish.take(
    /,? ?\b(?:in|for|of|during|from) (?:an?|the|one|some) (?:given |certain |specific |single |chosen |particular |specified |passed )?(year|month)(?: (?:that is )?(?:given|passed)(?: as (?:an? |the )?(?:(?:second )?(?:command[- ]line )?)?(?:argument|parameter))?)?\b(?! (?:and|column|(?:19|20)\d\d))|,? ?\b(?:in|for|of|during|from) (?:given|certain) (year|month)\b/,
  );
  const part = given?.[1] ?? given?.[2];
  if (part === 'year' || part === 'month') return [{ is: 'within', field: date, value: { given: part } }];
  const month = wish.take(
    new RegExp(
      `,? ?\\b(?:only )?(?:(?:in|for|of|during|from|placed in|made in|dated) )(?:the month of )?(${MONTHS.join('|')}),? (?:of )?((?:19|20)\\d\\d)\\b`,
    ),
  );
  if (month?.[1] && month[2]) {
    const number = String(MONTHS.indexOf(month[1]) + 1).padStart(2, '0');
    return [{ is: 'within', field: date, value: `${month[2]}-${number}` }];
  }
  const iso = wish.take(/,? ?\b(?:only )?(?:in|for|of|during|from|on) ((?:19|20)\d\d-\d\d(?:-\d\d)?)\b/);
  if (iso?.[1]) return [{ is: 'within', field: date, value: iso[1] }];
  const since = wish.take(
    /,? ?\b(?:only )?(?:(?:those |everyone |anyone |everybody )?(?:that |who |which )?(?:were |was )?(?:hired|joined|placed|made|created|registered|published|released|opened) )?(since|after|before|until|from)(?: the)? ((?:19|20)\d\d-\d\d-\d\d)(?: on(?:wards)?)?\b/,
  );
  if (since?.[2]) {
    const signs: Readonly<Record<string, Sign>> = {
      since: '>=',
      from: '>=',
      after: '>',
      before: '<',
      until: '<=',
    };
    return [{ is: 'compare', field: date, sign: signs[since[1] ?? ''] ?? '>=', value: since[2] }];
  }
  const than = wish.take(
    /,? ?\b(?:only )?(?:(?:for|of|from) )?(?:[a-z]+s )?(?:(?:that |who |which )?(?:were |was )?(?:released|made|published|placed|built|born|founded|hired|joined|created|registered|opened) )?(after|since|before|until) (?:the year )?((?:19|20)\d\d)\b(?!-)/,
  );
  if (than?.[1] && than[2]) {
    const isFrom = than[1] === 'after' || than[1] === 'since';
    const first = Number(than[2]) + (than[1] === 'after' || than[1] === 'until' ? 1 : 0);
    const sign = isFrom ? '>=' : '<';
    return /\byear\b/i.test(wish.given)
      ? [{ is: 'compare', field: 'year', sign, value: first }]
      : [{ is: 'compare', field: date, sign, value: String(first) }];
  }
  const year = wish.take(
    /,? ?\b(?:only )?(?:(?:for )?(?:orders |rows |records |entries |those |transactions |sales |expenses )?(?:in|for|of|during|from|placed in|made in|with (?:an? )?(?:date|year) (?:in|of)|dated|where (?:the )?(?:year|date) is(?: in)?|whose (?:year|date) is(?: in)?)) (?:the )?(?:calendar )?(?:year )?((?:19|20)\d\d)\b(?! ?(?:%|rows|records|items))/,
  );
  return year?.[1] ? [{ is: 'within', field: date, value: year[1] }] : [];
}

/** "Users under 18": of people, a small number is their age. */
const PEOPLE =
  /\b(?:users|people|persons|students|members|players|children|kids|patients|customers|employees|workers|staff|participants|guests)\b/i;
const OLDEST = 120;

const WHOSE = /\b(?:where|whose|with|having|have|which|if) /;
const WHERE =
  '(?:[,;] ?)?\\b(?:and |but |that are |which are )?(?:(?:keep(?:s|ing)?|counting(?= only )|includ(?:es?|ing)|tak(?:es?|ing)|filter(?:s|ing)?(?: for| to| out)?|select(?:s|ing)?|us(?:es?|ing)|consider(?:s|ing)?|print(?:s|ing)?|show(?:s|ing)?|list(?:s|ing)?|output(?:s|ting)?) )?(?:only )?(?:the )?';

function value(
  wish: WishText,
  found: RegExpExecArray,
  number: string | undefined,
  text: string | undefined,
): number | string {
  return text === undefined ? numberOf(number ?? '') : wish.original(found, text);
}

function readCompared(wish: WishText): Check[] {
  const checks: Check[] = [];
  const between = wish.takeIf(
    /\bbetween\b/,
    new RegExp(
      `\\b(?:where|whose|with|having|that have)(?: the| an?)? (${FIELD}) (?:is )?between ${PLAIN_VALUE} and ${PLAIN_VALUE}`,
    ),
  );
  if (between?.[1]) {
    const field = fieldName(between[1]);
    checks.push(
      { is: 'compare', field, sign: '>=', value: numberOf(between[2] ?? '') },
      { is: 'compare', field, sign: '<=', value: numberOf(between[3] ?? '') },
    );
  }
  for (const [words, sign] of SIGNS) {
    const pattern = new RegExp(
      `${WHERE}(?:${NOUNS}|those|ones|lines|rows)? ?\\b(?:where|whose|with|having|that have|which have|who have|for which|if) (?:the |an? |their |its )?(?!(?:sum|total|average|mean|number|count|maximum|minimum|highest|lowest|list|median)s? of\\b)(${FIELD}) ?(?:${words}) ?(?:${PLAIN_VALUE}|["'\`]([^"'\`\\\\$#{}%]{1,40})["'\`]|((?!not\\b|an?\\b|the\\b|at\\b|in\\b|greater|less|more|missing|empty|null|nil|true\\b|false\\b|set\\b|given\\b|its\\b|their\\b|his\\b|her\\b|this\\b|that\\b)[a-z]+(?:_[a-z]+)*))`,
    );
    const hint = new RegExp(`(?:^|[ \\w])(?:${words}) ?[\\w"'\`$]`);
    if (!hint.test(wish.rest)) continue;
    for (let found = wish.takeIf(WHOSE, pattern); found?.[1]; found = wish.takeIf(WHOSE, pattern))
      checks.push({
        is: 'compare',
        field: fieldName(found[1]),
        sign,
        value: value(wish, found, found[2], found[3] ?? found[4]),
      });
    // "Where age is at least 18 and city is Berlin".
    const next = new RegExp(
      `(?<=·),? and (?:whose |where |with )?(?:the |their )?(${FIELD}) ?(?:${words}) ?(?:${PLAIN_VALUE}|["'\`]([^"'\`\\\\$#{}%]{1,40})["'\`]|((?!not\\b|an?\\b|the\\b|at\\b|in\\b|greater|less|more|missing|empty|null|nil|true\\b|false\\b|its\\b|their\\b|his\\b|her\\b|this\\b|that\\b)[a-z]+))(?= ?(?:·|[,.;)]|$|and|sorted|grouped|per))`,
    );
    const also = checks.length > 0 ? wish.take(next) : undefined;
    if (also?.[1])
      checks.push({
        is: 'compare',
        field: fieldName(also[1]),
        sign,
        value: value(wish, also, also[2], also[3] ?? also[4]),
      });
    if (sign === '==' || sign === '!=') continue;
    // "With amounts over 100", "orders over $100".
    const bare = new RegExp(
      `${WHERE}(${NOUNS}|those|ones|amounts|prices|salaries|scores|ages|ratings) (?:${words}) ?(?:(\\$|€)?${NUMBER})(?![\\w.]\\d|\\w| (?:days|hours|orders|times))`,
    );
    const found = wish.take(bare);
    if (found?.[1] && found[3])
      checks.push({
        is: 'compare',
        field: /^(?:amounts|prices|salaries|scores|ages|ratings)$/.test(found[1])
          ? singular(found[1])
          : PEOPLE.test(wish.given) && !found[2] && Math.abs(numberOf(found[3])) <= OLDEST
            ? 'age'
            : 'amount',
        sign,
        value: numberOf(found[3]),
      });
  }
  // "For customer "Acme"".
  const quoted = wish.takeIf(
    /["'`]/,
    new RegExp(
      `,? ?\\b(?:only )?(?:for|of|by|from|in)(?: the| an?)? (${FIELD}) (?:called |named )?["'\`]([^"'\`\\\\$#{}%]{1,40})["'\`]`,
    ),
  );
  if (quoted?.[1] && quoted[2])
    checks.push({
      is: 'compare',
      field: fieldName(quoted[1]),
      sign: '==',
      value: wish.original(quoted, quoted[2]),
    });
  const truth = wish.takeIf(
    /\b(?:true|false)\b/,
    new RegExp(
      `\\b(?:where|whose|with|having|that have|if) (?:the |an? )?(${FIELD}) (?:is |=+ ?|set to |equal to )+(true|false)\\b`,
    ),
  );
  if (truth?.[1]) checks.push({ is: 'true', field: fieldName(truth[1]), isNot: truth[2] === 'false' });
  const known: readonly (readonly [RegExp, string, Sign])[] = [
    [
      new RegExp(
        `\\b(?:who are |that are )?(?:older than|aged over|over the age of) ${NUMBER}(?: years?(?: old)?)?`,
      ),
      'age',
      '>',
    ],
    [
      new RegExp(`\\b(?:who are |that are )?(?:younger than|aged under) ${NUMBER}(?: years?(?: old)?)?`),
      'age',
      '<',
    ],
    [
      new RegExp(
        `\\b(?:that are |which are )?(?:more expensive than|costing (?:more than|over)|that cost (?:more than|over)) \\$?${NUMBER}`,
      ),
      'price',
      '>',
    ],
    [
      new RegExp(
        `\\b(?:that are |which are )?(?:cheaper than|costing (?:less than|under)|that cost (?:less than|under)) \\$?${NUMBER}`,
      ),
      'price',
      '<',
    ],
    [
      new RegExp(
        `\\b(?:that )?(?:took|taking|slower than|lasting)(?: longer than| more than| over)? ${NUMBER} ?(?:ms|milliseconds|s|seconds)?\\b`,
      ),
      'duration',
      '>',
    ],
  ];
  for (const [pattern, field, sign] of known) {
    const found = wish.take(pattern);
    if (found?.[1]) checks.push({ is: 'compare', field, sign, value: numberOf(found[1]) });
  }
  return checks;
}

const ANY_STATE = new RegExp(`\\b(?:${STATES}) `);
const STATED =
  /\b(?:status|state|level|type|category|country|city|department|region|role|gender|currency|severity|priority|method|team)\b/;

/** "With status paid", "level error", "only paid orders", "in stock", "active users". */
function readStates(wish: WishText): Check[] {
  const checks: Check[] = [];
  const is = (field: string, text: string, sign: Sign = '=='): void => {
    checks.push({ is: 'compare', field, sign, value: text });
  };
  const named = new RegExp(
    `${WHERE}(?:(?:${NOUNS}|those|ones) )?(?:(not )?(?:with|having|whose|where|that have|in|of|for)(?: the| an?)? )(status|state|level|type|category|country|city|department|region|role|gender|currency|severity|priority|method|team)(?: is| of| =+| equal to)? ["'\`]?((?!is\\b|and\\b|or\\b|per\\b|with\\b|column|field|sorted|given\\b|as\\b|name\\b|the\\b|an?\\b|not\\b|code\\b|in\\b)[a-z][a-z_-]*)["'\`]?(?= ?(?:·|[,.;)]|$|and|or|from|in|per|by|sorted|grouped|that|with|only|to|as))`,
  );
  for (let found = wish.takeIf(STATED, named); found?.[2] && found[3]; found = wish.takeIf(STATED, named))
    is(found[2], wish.original(found, found[3]), found[1] ? '!=' : '==');
  const left = wish.takeIf(
    SKIPS,
    new RegExp(`${SKIP} (?:the |any |all )?(${STATES}|inactive|deleted|archived)(?: (?:${NOUNS}|ones))?`),
  );
  if (left?.[1]) {
    if (/^(?:inactive)$/.test(left[1])) checks.push({ is: 'true', field: 'active', isNot: false });
    else if (/^(?:deleted|archived)$/.test(left[1])) checks.push({ is: 'true', field: left[1], isNot: true });
    else is('status', left[1], '!=');
  }
  const stock = wish.takeIf(
    /\b(?:stock|available)\b/,
    new RegExp(
      `${WHERE}(?:(?:${NOUNS}|those|ones|items) )?(?:that are |which are |that is |currently )?(in stock|out of stock|available)\\b`,
    ),
  );
  if (stock?.[1] === 'available') checks.push({ is: 'true', field: 'available', isNot: false });
  else if (stock)
    checks.push({ is: 'compare', field: 'stock', sign: stock[1] === 'in stock' ? '>' : '==', value: 0 });
  const active = wish.takeIf(
    /\b(?:(?:in)?active|enabled|disabled) /,
    new RegExp(`${WHERE}(?:all )?(active|inactive|enabled|disabled)(?= (?:${NOUNS}|ones)\\b)`),
  );
  if (active?.[1])
    checks.push({
      is: 'true',
      field: /active/.test(active[1]) ? 'active' : 'enabled',
      isNot: /^(?:in|dis)/.test(active[1]),
    });
  const state = wish.takeIf(ANY_STATE, new RegExp(`${WHERE}(?:all )?(${STATES})(?= (?:${NOUNS}|ones)\\b)`));
  if (state?.[1]) is('status', state[1]);
  const after = wish.takeIf(
    /\b(?:that|which) (?:are|were|is|have) /,
    new RegExp(
      `${WHERE}(?:(?:${NOUNS}|those|ones) )(?:that |which )(?:are|were|is|have been) (not )?(${STATES}|active)\\b`,
    ),
  );
  if (after?.[2] === 'active') checks.push({ is: 'true', field: 'active', isNot: after[1] !== undefined });
  else if (after?.[2]) is('status', after[2], after[1] ? '!=' : '==');
  return checks;
}

export function readChecks(wish: WishText, date: string, format: string | undefined): Check[] {
  return [
    ...readPresent(wish),
    ...readSigned(wish),
    ...(format === 'access' || format === 'log' ? readLogged(wish, format) : []),
    ...readCompared(wish),
    ...readStates(wish),
    ...readWithin(wish, date),
  ];
}

export const givenOf = (checks: readonly Check[]): Given['given'][] =>
  checks.flatMap((check) => ('value' in check && typeof check.value === 'object' ? [check.value.given] : []));
