import { inFigures } from './figures.ts';

const ROWS = '[a-z_]+';
const APPEAR =
  '(?:must|should|shall|have to|need to|are to|also|still)(?: (?:also|still))?(?: be)? (?:show up|appear|included?|listed|shown|show|counted|be there|in the (?:list|result)|come up)(?: (?:too|as well|in the (?:list|result)))?';
const ZERO = '(?: (?:with|as)(?: an?)? (?:0|zero)(?: counts?)?)?';

const ASKED =
  '(?:(?:please|write|an?|sql|query|that|to|find|finds|lists?|shows?|gets?|selects?|counts?|returns?|which|what|all|the|me|give) )*';
const OCCURS =
  '(?:occurs?|appears?|shows? up|comes? up|exists?|is used|are used|is there|are there|is found|are found)';
const REPEATED = '(?:more than once|several times|multiple times|twice or more|at least twice|repeatedly)';

/** Other ways to say what the readers of a query know, each with the one that they know. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  // "Products whose name occurs more than once", "emails that appear several times in users".
  [
    new RegExp(
      `^\\W*${ASKED}([a-z_]+) (?:whose|where(?: the)?) ([a-z_]+) ${OCCURS} ${REPEATED}(?= |[,.;]|$)`,
      'i',
    ),
    'find duplicate $2 in $1',
  ],
  [
    new RegExp(
      `^\\W*${ASKED}(?!(?:customers|users|clients|members|people|employees|students)\\b)([a-z_]+(?: [a-z]+)?|[a-z_]+ and [a-z_]+ combinations?) (?:(?:that|which|who) )?${OCCURS} ${REPEATED} in (?:the |an? )?([a-z_]+)(?: table)?(?= |[,.;]|$)`,
      'i',
    ),
    'find duplicate $1 in $2',
  ],
  [
    new RegExp(
      `(?=[,;]? [ahwosilpnt])(?<=\\bduplicate.*?)[,;]? (?:along )?(?:(?:and|with|also|show|showing|including|list|plus) )*(?:how (?:often|many times)|(?:the )?(?:number|count) of (?:times|occurrences)(?: that)?|(?:the )?times)(?: (?:each|every|it|they|the|of)(?: (?:of them|one|[a-z]+(?= ${OCCURS})))?)?(?: ${OCCURS})?(?=[,.;]|$| in| sorted| ordered)`,
      'i',
    ),
    ' with counts',
  ],
  [
    new RegExp(
      `^\\W*(?:(?:for|per) (?:each|every) ([a-z_]+),? )?${ASKED}(?:how (?:often|many times)|(?:the )?number of times)(?: (?:each|every|it|they|the)(?: ([a-z_]+))?)?? ${OCCURS} in (?:the )?([a-z_]+)(?: table)?(?=[,.;]|$)`,
      'i',
    ),
    'count of $3 per $1$2',
  ],
  [/\b(gaps|holes) in (?:the |an? )?(?:sequence|series|numbering) of (?:the )?/i, '$1 in '],
  [
    /\b(?:(?:who|that|which) )?(?:work|works|live|lives|study|are enrolled|are employed|stay) (?=(?:in|at|for) (?:each|every)\b)/gi,
    '',
  ],
  // The twelve months up to now, and not the calendar year before this one.
  [/\b(in|over|during|for|within|of|from) the (?:last|past) year\b/gi, '$1 the last 12 months'],
  [/\bbank accounts?\b(?! \()/gi, 'account'],
  [/\b(per|by|each) hour of (?:the )?day\b/i, '$1 hour'],
  [
    /^\W*churned (customers|users|members|clients)(?: ?[:,(-]+| with| who(?: have)?| that(?: have)?)? ?(?:(?:with|have|has|had|having|placed|made) )*(?:no|without(?: an?)?|no) ([a-z]+?)s? (in|for|within|during) (.+?)\)?$/i,
    '$1 with no $2 $3 $4',
  ],
  // "Employees without a manager must show up too".
  [
    new RegExp(
      `[,;] (?:and |but )?((?:${ROWS}|those) (?:without|who have no|that have no|with no|who(?: have)? never|that(?: were| have)? never|that have never been)(?: an?| any)?(?: [a-z_]+){1,2}?) ${APPEAR}${ZERO}`,
      'i',
    ),
    ', including $1',
  ],
  // "With 0 for those that were never sold".
  [
    /[,;]? (?:with|and|showing) (?:0|zero|a zero) for (those|the ones|[a-z_]+) (that|who|which) (?:(?:have|were|was|had) )?never (?:been )?([a-z]+)(?: anything)?/i,
    ', including $1 $2 never $3',
  ],
  [
    /\b(number|count) of (?:enrolled|registered|placed|written|borrowed|submitted) (?=students|participants|members|orders|comments|posts|books|users)/gi,
    '$1 of ',
  ],
  // "How often each was sold" counts what was sold.
  [/\bhow (?:often|many times) (?:each|every)(?: one)? (?:was|has been|were) sold\b/i, 'the number of sales'],
  [
    /\bhow (?:often|many times) (?:each|every)(?: one)? (?:was|has been|were) ordered\b/i,
    'the number of orders',
  ],
  [
    /\bhow many orders (?:each|every|they|he|she)(?: of them)? (?:have|has|had|placed|made)(?: placed| made)?\b/i,
    'the number of orders',
  ],
  // Each owner is shown by its name.
  [
    /^\W*(?:(?:shows?|lists?) )?(?:for|per) (?:each|every) ([a-z]+),? (?:shows? |lists? )?(?:the |its )?(number|count) of (?=[a-z]+(?:[,.;]|$))/i,
    'list each $1 with the $2 of ',
  ],
  [
    /\b(?:the )?number of (students|actors) (?:per|in each|for each|for every) (course|movie|film)\b/i,
    'each $2 with the number of $1',
  ],
  // People of a department are its employees.
  [/(?<=\bemployees\b.*\b(?:more than|at least|fewer than|less than|over) \d+ )people\b/i, 'employees'],
  [
    /^\W*for (?:each|every) ([a-z]+),? (?:shows?|lists?|gives?) (?=the (?:number|count|average|total|sum))/i,
    'list each $1 with ',
  ],
  [
    /\bso that (?:every|each) ([a-z_]+) is (?:a|one) row and the ([a-z_]+?)s? (.+?) are (?:the )?columns\b/i,
    'with one row per $1 and one column for each $2: $3',
  ],
  [/^\W*(?:create )?an? ([a-z_]+) table with (?:check )?constraints?:? /i, 'create table $1 with id, name, '],
  [/\bfrom an? table (?=[a-z_]+ (?:by|on|matching)\b)/i, 'from the table '],
  [
    /\b(customers|clients|users) (?:with|by) (?:the )?(?:highest|most|largest) (?:total )?(?:revenue|spending|turnover|order value)\b/i,
    '$1 who spent the most',
  ],
  // A query is the same for any owner of the data.
  [
    /(?=,? (?:for|in|of|at) )(?<!\b(?:tables?|schema|database|model).*),? (?:for|in|of|at) (?:an?|my|our|the) (?:small |local |online )?(?:library|shop|store|club|gym|school|hotel|clinic|company|restaurant)(?=[.,;]|$)/i,
    '',
  ],
  [/\b(today|tomorrow)'s ([a-z_]+)/i, '$2 of $1'],
  // One table of the wish is described where it stands.
  [
    /,? (?:from|in|using|on|with|based on|given|for) (?:an?|the|my|our|one|this) (?:single )?table(?: called| named)? (?=[a-z_]+ ?\()/i,
    ' from ',
  ],
  [
    /[,;.] (?:(?:and |with )?(?:the|my|our) )?tables(?: (?:are|named|called))?:? ((?:[a-z_]+, )+)(?!and )([a-z_]+)(?=\.?$)/i,
    ', given the tables $1and $2',
  ],
  [
    /[,;.] (?:(?:and |with )?(?:the|my|our) )?tables(?: (?:are|named|called))?:? ((?:[a-z_]+, )*[a-z_]+,? and [a-z_]+)(?=\.?$)/i,
    ', given the tables $1',
  ],
  // "Update prices in table products by 3 percent, but only for the category 'cable'".
  [
    /^(\W*(?:please )?(?:increase|raise|update|change|adjust|reduce|lower|decrease|cut)) (?:all |the )*([a-z_]+?s) (?:in|of) (?:the |our |my )?(?:table )?([a-z_]+)(?: table)? by ([\d.]+ ?(?:percent|%)?),?(?: (?:but|and))? ?(?:only )?(?:for|where|of|with|in)(?: the| all| those(?: of| in| with)?)*(?: the)? ([a-z_]+)(?: is| =)? ('[^']+')(?: only)?/i,
    '$1 the $2 of $3 where $5 is $6 by $4',
  ],
  // "Delete log entries older than 6 months from table events but keep those of level 'error'".
  [
    /^(\W*(?:please )?(?:delete|remove|purge)) (?:all |the |old )*(?:log )?(?:entries|rows|records|lines|logs) (?:(?:which|that) are )?older than (.+?) (?:from|in|of) (?:the )?(?:table )?([a-z_]+)(?: table)?(?=$|[,.;]| but| and| except)/i,
    '$1 $3 created more than $2 ago',
  ],
  [
    /(?<=\b(?:delete|remove|purge)\b.*?),? (?:but|and) (?:keep|not|leave)(?: all)?(?: those| the ones| (?:rows|entries|records))? (?:of|with|where|that have)(?: the)? ([a-z_]+)(?: is| =)? ('[^']+')/i,
    ' except those with $1 $2',
  ],
  [/\bvs\.? (?=the\b)/i, 'versus '],
  // "Which customers ordered in May?"
  [
    /^\W*(?:which|what) ([a-z_]+s) (?=(?:have|has|had|did|placed|ordered|bought|booked|never|rented|visited|borrowed|spent|paid|made)\b)/i,
    '$1 who ',
  ],
  [
    /^\W*(?:for )?(?:each|every) (?:product )?([a-z_]+),? (?:lists?|shows?|gives?|finds?|returns?)(?: me)? the (?:top )?(\w+ )?(?:best[- ]selling )?([a-z_]+) (?:with|by) (?:the )?(?:highest|most|largest|biggest) (revenue|sales|turnover|quantity)(?: sold)?/i,
    'the $2best-selling $3 per $1 by $4',
  ],
  [/(?<=\?) tables are (?=[a-z_]+ ?\()/i, ' Tables: '],
  [/\b(growth|change|increase) in (?:percent|%) (?=to|from|over|compared|versus)/i, 'percentage $1 '],
  [
    /\b(number|count) of new (?!customers|users|members|subscribers|clients)(?=[a-z_]+ (?:per|by|for each|in each)\b)/gi,
    '$1 of ',
  ],
  [/\bjanuary to march\b/i, 'January, February and March'],
  [/\bhow much (?:each|every|they)(?: of them)? (?:have |has )?spent\b/i, 'the total spending'],
  [
    /\b(?:have|has|did) not log(?:ged)? in (?:since(?: then)?|after(?:wards| that))(?=[,.;]|$)/i,
    'have not logged in',
  ],
  [/\bwrite (?:me )?(?:an? )?(?:sql )?update(?: statement| query)? (?:that|which|to) /i, ''],
  [
    /\b(?<=^\W*)(raise|increase|reduce|lower|decrease|delete|remove|insert|set|cut)s (?=the |all |every )/i,
    '$1 ',
  ],
];

/** A wish for SQL in the words that its readers know. */
export const inKnownWords = (wish: string): string =>
  SAYINGS.reduce((text, [pattern, known]) => text.replace(pattern, known), inFigures(wish));
