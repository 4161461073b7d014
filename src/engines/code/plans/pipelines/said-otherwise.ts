import { NUMBER, singular } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import { STATES } from './vocabulary.ts';

type Rewrite = readonly [RegExp, string | ((...found: string[]) => string)];

const MOST = '(?:biggest|top|best|highest|largest)';
const WHO = '(?:people|ones|of them|[a-z]+s)';
const SPEND = '(?:spent|spend|paid|pay|bought for|ordered for)';
const EACH = '(?:per|for each|for every|of each|of every|in each|in every|by)';

/** The key of the groups: what spends, where the wish names none. */
const keyOf = (prompt: string, said: string): string =>
  /\b(?:group(?:s|ed|ing)?\b[^.;]*? by|per|for each) (?:the |their |each )?([a-z]+(?:[ _](?:id|name|email|number))?)/i.exec(
    prompt,
  )?.[1] ??
  singular(/\b((?!ones\b)[a-z]+s) (?:who|that|with) /i.exec(said)?.[1]?.toLowerCase() ?? 'customer');

/** "The top three spenders": of each its total, and the highest. */
function withSpenders(prompt: string): string {
  const said = [
    `(?:the )?${MOST} ${NUMBER} (?:spenders|spending ${WHO})`,
    `(?:the )?${NUMBER} ${MOST} (?:spenders|spending ${WHO}|customers)(?! by)`,
    `(?:the )?(?:top )?${NUMBER} (?:${WHO} )?(?:who|that) (?:have )?${SPEND} (?:the )?most(?: money| overall| in total)?`,
    `(?:the )?(?:top )?${NUMBER} (?:${WHO} )?with the ${MOST} (?:totals?|sums?|spend(?:ing)?)(?= ?(?:[,.;)]|$|and\\b|from\\b|in\\b|of\\b))`,
  ];
  for (const one of said) {
    const found = new RegExp(`\\b${one}`, 'i').exec(prompt);
    if (!found?.[1]) continue;
    const total = `the total amount per ${keyOf(prompt, found[0])}, highest first, only the top ${found[1]}`;
    return prompt.replace(found[0], total);
  }
  return prompt;
}

/** Superlatives of a record that tell which number of it is meant. */
const BEST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^heaviest|lift|^strongest/i, ['weight', 'kg', 'load']],
  [/^longest|run|ride|walk/i, ['distance', 'km', 'kilometers', 'miles', 'duration', 'minutes']],
  [/^(?:best|highest|top|biggest|largest|max)/i, ['score', 'points', 'weight', 'amount', 'value', 'result']],
];

const RECORD = new RegExp(`^(?:${NOUNS.split('|').map(singular).join('|')}|person)$`, 'i');

/** "The heaviest lift per exercise": the highest weight of each. */
function withBest(prompt: string, columns: readonly string[]): string {
  return prompt.replace(
    new RegExp(
      `\\b(?:the |their )?(heaviest|strongest|longest|best|highest|top|biggest|largest|max(?:imum)?) ([a-z]+)(?= (?:ever )?${EACH} )`,
      'gi',
    ),
    (said, most: string, what: string) => {
      const own = columns.find((one) => singular(one.toLowerCase()) === singular(what.toLowerCase()));
      if (own) return `the maximum ${own}`;
      // The best player of each club is a record.
      if (RECORD.test(what)) return said;
      const names = BEST.find(([pattern]) => pattern.test(most) || pattern.test(what))?.[1] ?? [];
      const column = names.find((one) => columns.includes(one));
      const isKnown = /^(?:lift|set|run|ride|walk|attempt|result|workout)$/i.test(what);
      if (column === undefined && (columns.length > 0 || !isKnown)) return said;
      return `the maximum ${column ?? names[0]}`;
    },
  );
}

const FIRST: Readonly<Record<string, string>> = {
  cheapest: 'price ascending',
  'most expensive': 'price descending',
  newest: 'date descending',
  'most recent': 'date descending',
  oldest: 'date ascending',
  earliest: 'date ascending',
  youngest: 'age ascending',
};

const REWRITES: readonly Rewrite[] = [
  [/\b(linq|stream) (?:query|expression|statement|pipeline)\b/gi, '$1'],
  [
    /\b(?:give|hand|send)(s?)(?: me)? back\b|\bgive(s?)(?: me)?(?= (?:the|their|its|a|only|all|how)\b)/gi,
    'return$1$2',
  ],
  [
    new RegExp(
      `\\bfilter(s|ing)? (an?|the|my) (list|array|slice|vector|collection) of (${NOUNS})(?= (?:with|that|who|whose|which|where|by|to|so|for)\\b)`,
      'gi',
    ),
    'returns all $4 from $2 $3 of $4',
  ],
  [/\bamounts? (?:spent|paid|earned)\b/gi, 'amount'],
  [
    /\b(date|time|day) (?:taken|sent|published|created|posted|received|bought|added|written|uploaded|recorded|released|ordered|purchased)\b/gi,
    '$1',
  ],
  [/\b(?:script|program|tool) which\b/gi, 'script that'],
  [
    /\bi (?:keep|have|store|track) (?:all )?(?:my|our|the) [a-z ]{2,30}? (?=in an? (?:csv|json|yaml)\b)/gi,
    'read ',
  ],
  // "The sum of each customer's amounts".
  [
    /\b(sum|total|average|mean|maximum|minimum) of (?:each|every) ([a-z]+)'s ([a-z]+)/gi,
    (_, op: string, who: string, what: string) => `${op === 'sum' ? 'total' : op} ${what} per ${who}`,
  ],
  [/\b(by [a-z_]+(?: (?:de|a)scending)?) then (?:by )?(?=[a-z_]+)/gi, '$1, then by '],
  // "Each customer's order count and total".
  [/\b(?:each|every) [a-z]+'s ([a-z]+) count\b/gi, (_, what: string) => `the number of ${what}s`],
  [/\b(?:adds?|sums?|total(?:l?ing|s)?)(?: up)? the (?=total )/gi, ''],
  [
    /\b(?:counts? )?how many (?:people|employees|persons|of them)(?: (?:work|are|there are))? in (?:each|every)(?: one)?\b/gi,
    'the number of employees per department',
  ],
  [
    new RegExp(`\\b(?:running )?low (?:on|in) stock \\((?:under|below|less than) ${NUMBER}\\)`, 'gi'),
    'with stock under $1',
  ],
  [
    /,? ?\b(?:from )?among(?:st)? (?:those|the ones|the [a-z]+|[a-z]+s)(?: who were| that were)?(?= hired| joined| that| who| whose| with)/gi,
    ', only those',
  ],
  [/\b(best|highest|lowest)[- ]paid (?:person|worker|staff member|colleague)\b/gi, '$1 paid employee'],
  [
    /(?<!\b(?:sort|order|rank)(?:ed|s|ing)?(?: (?:[a-z]+ ){0,3}(?:by|on)(?: [a-z_]+){0,2})? [a-z_]+,?), (?:the )?(cheapest|most expensive|newest|most recent|oldest|earliest|youngest)(?: ones?)? first\b/gi,
    (_, way: string) => `, sorted by ${FIRST[way.toLowerCase()] ?? way}`,
  ],
  // "Total revenue …, skip rows where amount is empty": the amounts are what is summed.
  [
    /\b(total|sum of(?: the)?|average) (?:revenue|sales|turnover|spending)\b(?=[\s\S]*\bamounts? (?:is|are|column|field|value)\b)(?![\s\S]*[,(] ?(?:revenue|sales|turnover|spending)\b)/gi,
    '$1 amount',
  ],
  // In C# it is what a query over records is written with.
  [/^(\s*(?:in )?c# )(?:with |using )?linq(?: (?:query|expression))?(?= ?:| (?:to|that)\b)/i, '$1'],
  // "Sorted descending": what was folded is what is compared.
  [
    /(?<=\b(totals?|sum|count|average|mean)\b[^.;]*), (?:and )?(?:sorted|ordered)(?: in)? (descending|ascending)(?: order)?(?=\s*(?:$|[.;]))/gi,
    (_, fold: string, way: string) => `, sorted by ${singular(fold.toLowerCase())} ${way.toLowerCase()}`,
  ],
  [
    new RegExp(`\\bonly (?:the )?totals (over|above|under|below|of at least) [$€£]?${NUMBER}`, 'gi'),
    (_, sign: string, count: string) => `only those with a total ${sign} ${count}`,
  ],
  // "The donors who gave more than 500 euros in total".
  [
    new RegExp(
      `\\b(?:all |the |only |those )*([a-z]+s) (?:who|that|which) (?:have |has |had )?(?:gave|given|spent|paid|donated|earned|collected|sold|raised|scored|ordered for|bought for|made|owe|owed) (?:a total of )?(more than|over|at least|less than|under) [$€£]?${NUMBER}(?: ?(?:euros?|dollars?|pounds?|eur|usd|points|[$€£]))? (?:in total|altogether|overall|in sum)`,
      'gi',
    ),
    (_, who: string, sign: string, count: string) =>
      `the total amount per ${singular(who.toLowerCase())}, only those with a total ${sign} ${count}`,
  ],
  [
    /\b(?:and |then )?(?:returns?|prints?|shows?|finds?) (?:only )?the busiest (?:day|weekday|hour|month|week|one)\b/gi,
    'and count each group, highest first, only the top 1',
  ],
  // "The average math and physics grade per class": two columns, of which each holds grades.
  [
    /\b((?:average|mean|total|highest|lowest|max(?:imum)?|min(?:imum)?|median) [a-z_]+(?:,? and | and |, )[a-z_]+) (?:grade|score|mark|result|value|reading|level)s?(?= (?:per|by|for each|for every|of each)\b)/gi,
    '$1',
  ],
  // A column holds the number alone.
  [
    /(?<=\b(?:above|over|under|below|than|least|most|exceeding) [$€£]?\d+(?:\.\d+)?) ?(?:euros?|dollars?|pounds|eur|usd|€)(?![\w-])/gi,
    '',
  ],
  [
    /,? (?:and )?(?:then )?(?:writ|sav|creat|export|output|produc|mak)\w* (?:an? |the )?(?:new|second|separate|filtered|other|another) (csv|json)(?: file)? (?:with|of|containing|that (?:has|contains)|holding|including) (?:only |just )?((?:the |all |those )*[a-z]+ [^.;]+)$/gi,
    ', keep only $2 and save them to a new $1 file',
  ],
  // A file whose columns are listed: what it is of does not matter.
  [
    /\b(csv|json|file) of (?:my |our |the |some )?(?:[a-z]+ ){0,2}?(?:[a-z]*[^s\W])(?= (?:with|having) (?:the )?(?:columns?|fields?|headers?)\b| \([a-z_]+,)/gi,
    '$1',
  ],
];

/** Words before a noun that say which of its records are meant. */
const CHOOSES = new RegExp(
  `^(?:${STATES}|un\\w+|in?valid|(?:in)?active|new|old|own|recent|last|late|all|both|same|more|large|small|big|first|top|\\w+(?:ed|est|less))$`,
  'i',
);

/** "A csv of blood pressure readings": what the rows are about tells nothing more about them. */
const withoutSubject = (prompt: string): string =>
  prompt.replace(
    /\b(csv|json|jsonl|file) (?:of|with) (?:my |our |the |some )?((?:[a-z]+ ){0,2}?)([a-z]+)(?=,? (?:and|then|that) (?:then )?(?:print|show|report|return|calculat|comput|display|list|output)\w* (?:the |its )?(?:total|sum|average|mean|median|min|max|highest|lowest|number)\w* [a-z])/gi,
    (said, file: string, about: string, noun: string) => {
      const words = about.trim().split(' ').filter(Boolean);
      if (words.some((word) => CHOOSES.test(word))) return said;
      const isNoun = new RegExp(`^(?:${NOUNS})$`, 'i').test(noun);
      if (isNoun) return words.length > 0 ? `${file} of ${noun}` : said;
      // "The total per month" of bills is one of their amounts, and only the bills say so.
      return /\b(?:total|sum|average|mean|median|min|max|highest|lowest)\w* (?!per\b|by\b|for\b|in\b|of\b)[a-z]/i.test(
        prompt,
      )
        ? file
        : said;
    },
  );

/** "Products under 10 euros" have a price; an order has an amount. */
const withPrices = (prompt: string): string =>
  /\b(?:products|items|articles|books|cars|houses|games|phones|laptops|tickets)\b/i.test(prompt) &&
  !/\b(?:orders|sales|invoices|payments|expenses|prices?|costs?|amounts?|with (?:columns|fields))\b/i.test(
    prompt,
  )
    ? prompt.replace(
        /(?<=\b(?:[a-z]+s|those|ones)) (?:that cost |costing |for )?(under|over|below|above|less than|more than) [$€£]?(\d+(?:\.\d+)?) ?(?:euros?|dollars?|pounds|eur|usd|€)(?![\w-])/gi,
        ' with price $1 $2',
      )
    : prompt;

/** "Print the titles published after 2010", of a file of books: the titles of such books, and nothing else of them. */
const withOwners = (prompt: string): string => {
  const noun = new RegExp(`\\b(?:${NOUNS})\\b`, 'i').exec(prompt)?.[0];
  return noun
    ? prompt.replace(
        /\b((?:print|list|show|return|display|output)(?:s|ing)? (?:only |just )?the (?:titles|names|authors|emails|ids))(?= (?:published|released|hired|made|bought|born|added|created|sold|written|built)\b)/i,
        `$1 of all ${noun.toLowerCase()}`,
      )
    : prompt;
};

/** "The unpaid total per customer" of a file of invoices. */
const withState = (prompt: string): string => {
  const noun = new RegExp(`\\b(?:${NOUNS})\\b`, 'i').exec(prompt)?.[0];
  return noun
    ? prompt.replace(
        /\b(unpaid|paid|open|overdue|pending|refunded) (?:total|sum|amount)s?\b/gi,
        `total amount of the $1 ${noun}`,
      )
    : prompt;
};

/** The words that the readers of pipelines know, for those of the wish. */
const HAS_SOURCE =
  /\b(?:csv|json\w*|ya?ml|files?|logs?|lists?|arrays?|slices?|vectors?|collections?|dicts?|hash(?:es)?|maps?|tables?|database|sql|queries|query|api|url|folder|class|stdin|page|endpoint|fetch\w*)\b|\.\w{2,4}\b/i;
const OF_ALL = new RegExp(
  `\\b(?:filter|keep|get|select|pick|find|return|give|list)(?:s|ing)?\\b(?: me)? (?:(?:only|all|the|every) )*(?:(?:names?|titles?|emails?|ids?|prices?|ages?|[a-z]+s) of (?:(?:all|the|every) )*)?(?:[a-z]+ )?(${NOUNS})(?= (?:with|that|who|whose|which|where|sorted|ordered|in stock|by|over|under|above|below|between)\\b)`,
  'i',
);

/** "Filter products with a price between 10 and 50" names no list: the function takes one. */
function withList(prompt: string): string {
  if (HAS_SOURCE.test(prompt)) return prompt;
  const noun = OF_ALL.exec(prompt)?.[1];
  return noun === undefined ? prompt : `${prompt.replace(/\s*\.?\s*$/, '')}, from a list of ${noun}`;
}

/** "The emails of all active users, sorted alphabetically": what is shown is what is compared. */
const ALPHABETICAL =
  /\b(the |all )?([a-z]+)s of ((?:[^,.;](?!\b(?:sort|order)))*?),? (?:and )?(?:sort(?:ed|s)?|order(?:ed|s)?)(?: them)? (?:alphabetically|in alphabetical order)/gi;

export function inPlainWords(given: string, columns: readonly string[]): string {
  const plain = REWRITES.reduce(
    (text, [pattern, into]) =>
      typeof into === 'string' ? text.replace(pattern, into) : text.replace(pattern, into),
    withPrices(withList(given)).replace(ALPHABETICAL, '$1$2s of $3, sorted by $2'),
  );
  return withBest(withSpenders(withState(withoutSubject(withOwners(plain)))), columns);
}
