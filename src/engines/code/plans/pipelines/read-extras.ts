import { NUMBER, numberOf, singular } from '../reading/text.ts';
import type { Check, Derived, Extras, Flag, Sign } from './pipeline.ts';
import { inClauses } from './plain-clauses.ts';
import { SIGNS } from './read-having.ts';
import { readMoments } from './read-moments.ts';
import { inPlainWords } from './said-otherwise.ts';
import { isDateName, isNumberName } from './vocabulary.ts';

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/asterisk|star/, '*'],
  [/exclamation/, '!'],
  [/arrow/, '<--'],
];
const MARK = `(?:an? |the )?(asterisk|star|\\*|exclamation mark|arrow|["'\`][^"'\`]{1,8}["'\`])`;
const MARKING =
  '(?:flag(?:s|ging)?|mark(?:s|ing)?|highlight(?:s|ing)?|print(?:s|ing)?|put(?:s|ting)?|add(?:s|ing)?|show(?:s|ing)?)';
const BOUND = `(?:is |are |was |were |have |has |with |whose |that |which |who |an? |the |their |its |averages? |totals? |sums? |values? |results? )*(${SIGNS.filter(
  ([, sign]) => sign !== '==' && sign !== '!=',
)
  .map(([words]) => words)
  .join('|')}) ${NUMBER}(?: (?:percent|points|euros|dollars|%))?`;
const WHO = '(?: (?:anyone|everyone|everybody|anybody|those|all|any|each|every|the|ones?|[a-z]+s?))*?';
const AS =
  '(?: (?:as|with(?: the)?(?: (?:word|text|label|note))?) (?!an? |the )(["\'`][^"\'`]{1,20}["\'`]|[a-z]+(?: (?:risk|performance|performer|stock|low|high))?))?';
/** Without a sign of its own, the mark says why it stands there. */
const TOLD_MARKS: readonly RegExp[] = [
  new RegExp(
    `,? ?\\b(?:and |then |also )*(?:flag(?:s|ging)?|mark(?:s|ing)?|highlight(?:s|ing)?|point(?:s|ing)? out|warn(?:s|ing)? (?:about|of|me about)|call(?:s|ing)? out|single(?:s)? out)${WHO} \\(?${BOUND}\\)?${AS}`,
    'i',
  ),
  new RegExp(
    `,? ?\\b(?:and |then |with |print(?:s|ing)? |show(?:s|ing)? |add(?:s|ing)? )*(?:an? )(?:warning|flag|note|alert|remark|mark)(?: (?:for|about|next to|behind|after|on|if|when|to))${WHO} ${BOUND}()`,
    'i',
  ),
];
const NEGATIVE =
  /,? ?\b(?:and |then |also )*(?:flag(?:s|ging)?|mark(?:s|ing)?|highlight(?:s|ing)?|point(?:s|ing)? out|warn(?:s|ing)? (?:about|of))(?: (?:any|all|the|those|every|with|an?))* negative (?:[a-z]+)/i;
const FLAGGED: readonly RegExp[] = [
  new RegExp(`,? ?\\b(?:and |then )?${MARKING}${WHO} ${BOUND} (?:with |by |using )${MARK}`, 'i'),
  new RegExp(
    `,? ?\\b(?:and |with |then )*(?:${MARKING} )?${MARK} (?:next to|after|behind|beside|for|to|on|if|when|where|in front of|before)${WHO} ${BOUND}`,
    'i',
  ),
];

/** "Flagging anyone below 50 with an asterisk". */
function readFlag(prompt: string): { rest: string; flag?: Flag } {
  for (const [at, pattern] of FLAGGED.entries()) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const [said, first = '', second = '', third = ''] = found;
    const [words, value, mark] = at === 0 ? [first, second, third] : [second, third, first];
    const sign: Sign = SIGNS.find(([one]) => new RegExp(`^(?:${one})$`, 'i').test(words))?.[1] ?? '<';
    const known = MARKS.find(([one]) => one.test(mark.toLowerCase()))?.[1];
    return {
      rest: prompt.replace(said, ''),
      flag: { sign, value: numberOf(value.toLowerCase()), mark: known ?? mark.replace(/["'`]/g, '') },
    };
  }
  const negative = NEGATIVE.exec(prompt);
  if (negative)
    return { rest: prompt.replace(negative[0], ''), flag: { sign: '<', value: 0, mark: '(negative)' } };
  for (const pattern of TOLD_MARKS) {
    const [said, words = '', value = '', label = ''] = pattern.exec(prompt) ?? [];
    if (!said) continue;
    const sign: Sign = SIGNS.find(([one]) => new RegExp(`^(?:${one})$`, 'i').test(words))?.[1] ?? '<';
    const why = `${words.replace(/^(?:is|are) /i, '')} ${value}`;
    return {
      rest: prompt.replace(said, ''),
      flag: { sign, value: numberOf(value.toLowerCase()), mark: `(${label.replace(/["'`]/g, '') || why})` },
    };
  }
  return { rest: prompt };
}

const TOLD =
  '(?:(?:,|;)? ?(?:and |but |then )?(?:tell(?:s|ing)?(?: me)?|print(?:s|ing)?|report(?:s|ing)?|show(?:s|ing)?|count(?:s|ing)?)(?: at the end)? (?:how many(?: (?:of them|rows|lines|records|there))?(?: (?:were|was|it|have been|are))?(?: (?:skipped|ignored|bad|malformed|dropped|left out))?|(?:the |a )?(?:number|count) of (?:skipped|ignored|bad|malformed|invalid|dropped) (?:rows|lines|records|ones|entries)|them)(?: at the end)?)';
const BAD = '(?:malformed|invalid|broken|bad|unparseable|incomplete|corrupt(?:ed)?|faulty|wrong)';
const ROWS = '(?:rows?|lines?|records?|entries|ones|values)';
const MALFORMED = new RegExp(
  `(?:,|;)? ?\\b(?:and |but |while )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing) out|drop(?:s|ping)?)(?: over)? (?:the |any |all )?(?:${BAD}(?: or ${BAD})? ${ROWS}|${ROWS} (?:that|which) (?:(?:cannot|can't|can not) be (?:parsed|read|converted)|(?:are|is) (?:${BAD}|not valid)|do(?:es)? not parse)|${ROWS} with (?:an? )?(?:missing|empty|blank|${BAD})(?: or (?:missing|empty|${BAD}))?(?: (?:values?|data|fields?|cells?|numbers?|columns?)))(${TOLD})?`,
  'i',
);
const COUNTED = new RegExp(
  `(?=[,;]? ?(?:and |but |then )?[tprsc])(?<=\\b(?:skip|ignor|leav)\\w*\\b.*)${TOLD}`,
  'i',
);

const OFTEN = new RegExp(
  `\\b(?:the )?${NUMBER} ([a-z]+s) (?:who|that|which) (?:(?:have|has|had|were|was) )?(?:came|come|visited|appear(?:ed|s)?|occur(?:red|s)?|showed up|ordered|bought|trained|[a-z]+ed|seen|here|there)(?: here| there| in| to [a-z ]{1,20}?)? (?:the )?most(?: (?:often|frequently|times))?\\b`,
  'i',
);

const DAYS = '(?:number of )?days?';
const BETWEEN = new RegExp(
  `\\b(?:the )?${DAYS} (?:between|from) (?:them|both|the two(?: dates| columns)?|(?:the )?([a-z]+(?:[ _][a-z]+)?) (?:and|to|until) (?:the )?([a-z]+(?:[ _][a-z]+)?))(?= |,|\\.|$)`,
  'i',
);
const IN_DAYS =
  /\b(delay|lateness|(?:delivery|shipping|processing|lead|turnaround|waiting|handling|response) time|turnaround|length of stay|stay)s? in days\b|\b(length of stay|duration of (?:the )?stay)\b/i;

/** The columns of two dates: those that the wish lists, or usual ones. */
function datesOf(columns: readonly string[], name: string, prompt: string): [string, string] {
  const dates = columns.filter((one) => isDateName(one.toLowerCase()) || /date|day|_at$/i.test(one));
  const [first, second] = dates;
  if (first && second) return [first, second];
  const said =
    /\b(deliver(?:y|ed)|ship(?:ped|ping|ment)?|arriv(?:al|ed)|return(?:ed)?|closed?|end|discharge|departure|check-?out)[ _](?:date|day|on|at)\b/i.exec(
      prompt,
    )?.[1];
  const end = said ? `${said.toLowerCase()}_date` : 'delivery_date';
  if (/stay/.test(name))
    return /departure|check/.test(end) ? ['arrival_date', end] : ['admission_date', 'discharge_date'];
  return [/delay|lateness/.test(name) ? 'expected_date' : 'order_date', end];
}

const SPENT =
  /\b(?:number of )?(hours|minutes)(?: (?:worked|rented|used|spent|booked|parked|open|of use))?(?= (?:per|for each|by|of each|in each)\b)/i;
const STARTS = /^(?:start|begin|from|check_?in|clock_?in|in|entry|arrival|departure)(?:_?(?:time|at))?$/i;
const ENDS = /^(?:end|finish|until|to|check_?out|clock_?out|out|exit|return)(?:_?(?:time|at))?$/i;

const inColumn = (said: string): string => {
  const name = said.toLowerCase().replaceAll(' ', '_');
  return isDateName(name) ? name : `${name}_date`;
};

function readDerived(prompt: string, columns: readonly string[]): { rest: string; derived?: Derived } {
  const between = BETWEEN.exec(prompt);
  if (between) {
    const [said, from, to] = between;
    const of: [string, string] =
      from && to ? [inColumn(from), inColumn(to)] : datesOf(columns, 'days', prompt);
    return { rest: prompt.replace(said, 'days'), derived: { name: 'days', kind: 'days', of } };
  }
  const days = IN_DAYS.exec(prompt);
  const named = days?.[1] ?? days?.[2];
  if (days && named && !columns.some((one) => /^(?:length_of_)?stay$/i.test(one))) {
    const name = named.toLowerCase().replaceAll(' ', '_');
    const of = datesOf(columns, name, prompt);
    return { rest: prompt.replace(days[0], name), derived: { name, kind: 'days', of } };
  }
  const spent = SPENT.exec(prompt);
  const [from, to] = [STARTS, ENDS].map((one) => columns.find((name) => one.test(name)));
  if (spent?.[1] && from && to && !columns.some((one) => /^(?:hours|minutes|duration)$/i.test(one))) {
    const name = spent[1].toLowerCase();
    return {
      rest: prompt.replace(spent[0], name),
      derived: { name, kind: /min/.test(name) ? 'minutes' : 'hours', of: [from, to] },
    };
  }
  const pace =
    /\b(pace|speed)\b(?: (?:in|as|of) (?:minutes|min|km|miles?)(?: ?(?:per|\/|an) ?(?:kilomet(?:er|re)|km|mile|hour|h))?)?(?: per (\d+) ?(?:met(?:er|re)s?|m))?(?: per (?:kilomet(?:er|re)|km|mile))?/i.exec(
      prompt,
    );
  const minutes = columns.find((one) => /^(?:minutes?|mins?|duration|time)$/i.test(one)) ?? 'minutes';
  const distance =
    columns.find((one) => /^(?:km|kms|kilomet(?:er|re)s?|distance|miles?|met(?:er|re)s?|m)$/i.test(one)) ??
    'km';
  if (pace?.[1] && !columns.some((one) => one.toLowerCase() === pace[1]?.toLowerCase())) {
    const name = pace[1].toLowerCase();
    const factor = name === 'speed' ? 60 : pace[2] === undefined ? 1 : Number(pace[2]);
    const of: [string, string] = name === 'pace' ? [minutes, distance] : [distance, minutes];
    return { rest: prompt.replace(pace[0], name), derived: { name, kind: 'ratio', of, factor } };
  }
  return { rest: prompt };
}

const OF_WORDS =
  /\b(csv|csv file|json file|log file|list|file) of (?:my |our |the |some |all )?(?!columns|fields|rows|numbers|strings|objects|dicts|structs|tuples|lines)([a-z]+) (?!with\b|and\b|that\b|which\b|where\b|in\b|per\b|by\b|from\b|to\b|has\b|for\b|as\b|given\b)([a-z]+s|log|data|people)\b(?! (?:objects|records|dicts|structs|instances|hashes))/i;

/** A CSV of bank transactions holds transactions; one of temperature readings holds temperatures. */
function withoutOrigin(prompt: string): string {
  const found = OF_WORDS.exec(prompt);
  const [said, kind = '', first = '', second = ''] = found ?? [];
  if (!said) return withMeasured(prompt, OF_NUMBERS.exec(prompt)?.[1] ?? '');
  const plain = prompt.replace(said, /^(?:log|data)$/i.test(second) ? kind : `${kind} of ${second}`);
  const field = isNumberName(first.toLowerCase())
    ? first
    : isNumberName(second.toLowerCase())
      ? second
      : undefined;
  return withMeasured(plain, field ?? '');
}

const OF_NUMBERS = /\b(?:csv|csv file|json file|list|file|array) of (?:my |our |the |some |all )?([a-z]+)\b/i;

/** In a file of grades, the average is that of the grades. */
const withMeasured = (prompt: string, field: string): string =>
  isNumberName(field.toLowerCase())
    ? prompt.replace(
        /\b(average|mean|maximum|minimum|highest|lowest)(?= (?:per|for each|of each|by|in each)\b)/i,
        `$1 ${singular(field)}`,
      )
    : prompt;

const BRACKETED = /\(([a-z_]+(?:, ?[a-z_]+)+(?:,? and [a-z_]+)?)\)/i;
const COLUMNS = /\b(?:columns?|fields?|with) ((?:[a-z_]+, ?)*[a-z_]+,? and [a-z_]+)/i;

const COUNT = '(\\d+|one|two|three|four|five|six)';
const SIGNS_OF = '(?:characters?|letters?|digits?|chars)';
const PREFIXES: readonly RegExp[] = [
  new RegExp(
    `\\b(by|per|for each) (?:the |their |its )?([a-z]+(?:[ _][a-z]+)?) prefix(?:es)?,? ?\\(?(?:(?:of|the|its|i\\.e\\.) )*first ${COUNT} ${SIGNS_OF}\\)?`,
    'i',
  ),
  new RegExp(
    `\\b(by|per|for each) (?:the |their |its )?()first ${COUNT} ${SIGNS_OF} of (?:the |their |its |each )?([a-z]+(?:[ _](?:code|number|id|name))?)`,
    'i',
  ),
  /\b(by|per|for each) (?:the |their |its )?()(?:first|initial) (letter|character) of (?:the |their |its |each )?([a-z]+(?:[ _](?:code|number|id|name))?)/i,
];

/** "By postcode prefix (first two characters)": the key, and how much of it. */
function readFirst(prompt: string): { rest: string; first?: number } {
  for (const pattern of PREFIXES) {
    const [said, by = '', before = '', count = '', after = ''] = pattern.exec(prompt) ?? [];
    if (!said) continue;
    const first = /^(?:letter|character)$/i.test(count) ? 1 : numberOf(count.toLowerCase());
    return { rest: prompt.replace(said, `${by} ${(before || after).replaceAll(' ', '_')}`), first };
  }
  return { rest: prompt };
}

const FOLDER =
  /\b(?:all (?:the )?|every |the )?(?:(?:files? )?(?:in|from|of) )?(?:an? |the |my )?(?:folder|directory)(?: full)? of (?:my |the |monthly )*((?:[a-z]+ )*?)csv(?:s| files)\b|\b(?:all (?:the )?|every |the )?csvs?(?: files?)? (?:in|from|of) (?:an? |the |my )(?:given )?(?:folder|directory)(?: of ((?:[a-z]+ ?)+?)(?= and| then|,|$))?/i;

/** "A folder of bank statement CSVs": all files of it are read as one. */
function readFolder(prompt: string): { rest: string; isFolder?: boolean } {
  const found = FOLDER.exec(prompt);
  if (!found) return { rest: prompt };
  const of = (found[1] ?? found[2] ?? '').trim();
  return {
    rest: prompt.replace(found[0], of ? `a CSV of ${of.replace(/([^s])$/, '$1s')}` : 'a CSV'),
    isFolder: true,
  };
}

/** Details of a report that no other reader knows, and the wish without them. */
export function readExtras(given: string): { prompt: string; extras: Extras; checks: readonly Check[] } {
  const clauses = inClauses(given);
  const listed =
    (COLUMNS.exec(clauses.prompt)?.[1] ?? BRACKETED.exec(given)?.[1])?.split(/,? and |, ?(?:and )?/) ?? [];
  const folder = readFolder(clauses.prompt);
  const prefix = readFirst(folder.rest);
  const timed = readMoments(inPlainWords(prefix.rest, listed));
  const flagged = readFlag(timed.prompt);
  const computed = readDerived(flagged.rest, listed);
  const malformed = MALFORMED.exec(computed.rest);
  const counted = malformed ? malformed[1] : COUNTED.exec(computed.rest)?.[0];
  let prompt = computed.rest.replace(malformed?.[0] ?? counted ?? '', '');
  prompt = prompt
    .replace(OFTEN, 'the top $1 $2 by number of records')
    // "The delivery date is empty".
    .replace(/\bthe ([a-z]+) (date|time|name) (?=(?:is|are) (?:empty|missing|blank|null))/gi, 'the $1_$2 ')
    .replace(
      /\b(?:each|every) ([a-z]+)'s (average|total|highest|lowest|sum of|number of)(?: (?!and\b|in\b|with\b|rounded\b|sorted\b|from\b|per\b)([a-z]+))?/gi,
      (_, who: string, op: string, what?: string) =>
        `${op} ${what ?? marksIn(given)} per ${who}`.replace(/ {2,}/g, ' '),
    );
  return {
    prompt: withoutOrigin(prompt),
    checks: [...timed.checks, ...clauses.checks],
    extras: {
      ...(clauses.separator === undefined ? {} : { separator: clauses.separator }),
      ...(clauses.hasNoHeader ? { hasNoHeader: true } : {}),
      ...(prefix.first === undefined ? {} : { first: prefix.first }),
      ...(folder.isFolder ? { isFolder: true } : {}),
      ...(flagged.flag ? { flag: flagged.flag } : {}),
      ...(computed.derived ? { derived: computed.derived } : {}),
      ...(malformed || counted ? { skipped: counted ? 'counted' : 'silent' } : {}),
    },
  };
}

/** The number that a file of student marks holds. */
const marksIn = (prompt: string): string => {
  const noun = OF_WORDS.exec(prompt)?.[3]?.toLowerCase();
  return noun && isNumberName(noun) ? singular(noun) : '';
};
