import { NUMBER, numberOf, singular } from '../reading/text.ts';
import type { Core } from './core.ts';
import { program } from './written-program.ts';

const KOTLIN =
  'kotlin android data class function fun with and a an the that which for of to in it as is are or simple small plus given using use uses';

type Kind = 'text' | 'whole' | 'cents' | 'day' | 'flag' | 'number';

const kindOf = (name: string): Kind =>
  /^(?:date|day|spentOn|createdOn|dueDate|spentAt)$/i.test(name)
    ? 'day'
    : /^(?:amount|price|cost|total|amountCents)$/i.test(name)
      ? 'cents'
      : /^(?:count|quantity|pages|year|rating|minutes|steps|repetitions|reps|ml|servings)$/i.test(name)
        ? 'whole'
        : /^(?:weight|distance|km|kilometers|duration|liters|litres)$/i.test(name)
          ? 'number'
          : /^(?:done|is[A-Z]\w*|completed|paid)$/.test(name)
            ? 'flag'
            : 'text';

const TYPES: Readonly<Record<Kind, string>> = {
  text: 'String',
  whole: 'Int',
  cents: 'Long',
  day: 'LocalDate',
  flag: 'Boolean',
  number: 'Double',
};

/** Data classes of Kotlin, and what is kept of them. */
export const KEPT_RECORD_CORES: readonly Core[] = [
  program(
    'room-records',
    /^(?=.*\broom\b)(?=.*\b(?:dao|entity|database)\b)(?=.*\b(?:expenses?|workouts?|transactions?|payments?|sales?|purchases?|trips?|runs?|entries|entry|bookings?|meals?)\b)(?!.*\b(?:relation\w*|foreign|join|many|migration|hilt|repository|compose|view ?model|paging|fts|search\w*|test\w*|notes?|todos?|tasks?|room booking|meeting|hotel|per month|average|update or|budget|export)\b)/,
    `${KOTLIN} room dao entity database expense expenses interface queries query operations methods insert inserts inserting add all list lists get gets suspend functions coroutines flow date`,
    {
      options: {
        fields:
          /\(((?:[a-z]\w*(?:: ?[a-z]+)?)(?:,? and |, ?)(?:[a-z]\w*(?:: ?[a-z]+)?(?:,? and |, ?)?)+)\)|\bwith (?:the fields |fields )?((?:amount|category|date|note|title|description|payee)(?:(?:, |,? and )(?:amount|category|date|note|title|description|payee))+)/,
        thing: /\b(expense|workout|transaction|payment|sale|purchase|trip|run|entry|booking|meal)s?\b/,
        byMonth:
          /\b(?:for|in|of|by|within) (?:a|one|the) (?:given |certain |specific |selected |particular )?month\b/,
        sums: /\b(?:the )?(?:sums?|totals?)(?: (?:of (?:all )?(?:amounts|expenses)|amount))?(?: (?:per|by|for each|grouped by|of each|for every)) ([a-z]+)\b/,
        total: /\b(?:and |the )*(?:overall |grand )?total(?: (?:of all|amount|sum))*/,
        deleteAll: /\b(?:delete ?all|clear(?: all)?)\b/,
        delete: /\bdeletes?\b|\bdeleting\b/,
        update: /\bupdates?\b|\bupdating\b/,
        byId: /\b(?:get|find|query|load) by id\b|\bfindbyid\b|\bgetbyid\b/,
        flow: /\b(?:as|returning|returns|with|observed as|exposed as|in) (?:an? )?flow\b/,
      },
      derived: (values) => {
        const thing = values.get('thing') ?? 'expense';
        const key = singular(values.get('sums') || 'category');
        const said = values
          .get('fields')
          ?.split(/,? and |, ?/)
          .map((one) => one.split(':')[0]?.trim() ?? '')
          .filter((one) => one !== '' && one !== 'id');
        const fields = said ?? ['amount', 'category', 'date', 'note'];
        const amount = fields.find((name) => /^(?:cents|whole|number)$/.test(kindOf(name))) ?? 'amount';
        const all = [...new Set([...fields, amount, 'date', ...(values.has('sums') ? [key] : [])])];
        if (
          kindOf(amount) !== 'cents' ||
          !all.every((name) => /^[a-z]\w*$/i.test(name)) ||
          !all.includes('date')
        )
          return undefined;
        if (values.has('byMonth') && !values.has('sums')) return undefined;
        const lineOf = (name: string): string =>
          kindOf(name) === 'cents'
            ? `  // In cents: fractions of numbers would not add up.\n  val ${name}: Long,`
            : `  val ${name}: ${TYPES[kindOf(name)]}${name === 'note' ? ' = ""' : ''},`;
        return {
          thing,
          things: thing === 'entry' ? 'entries' : `${thing}s`,
          key,
          amount,
          roomFields: all.map(lineOf).join('\n'),
        };
      },
    },
  ),
  program(
    'scaled-recipe',
    /^(?=.*\brecipes?\b)(?=.*\bservings?\b|.*\bportions?\b)(?=.*\bscal\w*\b)(?!.*\b(?:compose|room|json|file|csv|database|viewmodel|convert\w*|shopping|test\w*|unit conversion)\b)/,
    `${KOTLIN} recipe recipes name servings serving ingredients ingredient amount amounts unit quantity quantities number new method returns copy scaled each per list`,
    {
      options: {
        fields: /\brecipe ?\(((?:[a-z]\w*(?:: ?[a-z<>]+)?)(?:, ?[a-z]\w*(?:: ?[a-z<>]+)?)*)\)/,
        signature: /\b(scale\w*) ?\( ?(\w+)(?:: ?int)? ?\)/,
        function: /\b(?:function|method|fun) (?:called |named )?(scale\w*)\b(?:\(\))?/,
        amounts:
          /(?:[,;]? ?\b(?:and|which|that|it|to|all|the|of) )*\b(?:scales?|scaling|scaled|multipl(?:y|ies)|adjusts?|recalculates?)\b(?: (?:all|the|each|every|ingredients?|amounts?|quantit(?:y|ies)|of|for|to|proportionally|linearly|accordingly|recipe|a|new|number|servings|up|or|down|given))*/,
        decimals: new RegExp(
          `(?:[,;]? ?\\b(?:and|are|is|it|them|the|amounts) )*\\bround(?:s|ed|ing)?(?: (?:them|the amounts|amounts|the result|everything|all))?(?: (?:to|on))? ?${NUMBER} (?:decimals?|digits?)(?: places?)?`,
        ),
        refuses:
          /(?:[,;]? ?\b(?:and|but|if) )*\b(?:(?:new)?servings? (?:under|below|less than|smaller than|lower than) (?:1|one)|(?:servings?|portions?) (?:of )?(?:0|zero)(?: or (?:less|fewer|negative))?|zero (?:or negative )?servings?|(?:an? )?(?:invalid|negative) (?:number of )?servings?)(?: (?:is|are|throws?|gives?|raises?|an?|error|errors|exception|not|allowed|illegalargumentexception|rejected|refused|should|must|be))*|\b(?:throws?|error) (?:(?:an? )?(?:illegalargumentexception|error|exception) )?(?:if|when|for|on) (?:new)?servings? (?:is|are|under|below|less|than|smaller|lower|1|one|0|zero|or|negative| )+/,
      },
      shapes: { decimals: (said) => `${numberOf(said)}` },
      derived: (values, wish) => {
        const listed = values
          .get('fields')
          ?.split(/, ?/)
          .map((one) => one.split(':')[0]?.trim());
        if (listed && listed.join() !== 'name,servings,ingredients') return undefined;
        const [, parameter = 'newServings'] = /\bscale\w* ?\( ?(\w+)/i.exec(wish.given) ?? [];
        return {
          function: values.get('signature') || values.get('function') || 'scaleTo',
          parameter,
          rounded: values.has('decimals') ? 'rounded' : '',
          type: 'Recipe',
        };
      },
    },
  ),
  program(
    'german-phone',
    /^(?=.*\bgerman(?:y)?\b|.*\+49)(?=.*\b(?:tele)?phone(?: ?numbers?)?\b|.*\bmobile numbers?\b)(?=.*\b(?:valid\w*|normali[sz]\w*|e\.?164|format\w*|check\w*)\b)(?!.*\b(?:regex|compose|swiftui|field|form|list of|csv|file|extract\w*|find all|austria\w*|swiss|switzerland|libphonenumber|only mobile|test\w*)\b)/,
    `${KOTLIN} validates validating validate validator checks check german germany phone telephone number numbers normalizes normalize normalises normalise normalizing e.164 e164 format formats string returns return null result otherwise accepts nullable valid extension`,
    {
      options: {
        accepts:
          /\b(?:accept(?:s|ing)?|allow(?:s|ing)?|supports?|with)?(?: numbers)?(?: (?:with|starting with|beginning with))? ?(?:the prefix(?:es)? )?\+49(?:(?:,| or| and|, or|\/)? ?0049)?(?:(?:,| or| and|, or|\/)? ?(?:an? )?(?:leading |national )?(?:0|zero)\b)?(?: prefix(?:es)?)?/,
        gives:
          /\b(?:and )?(?:normali[sz](?:es?|ing|ed)|converts?|formats?|turns?|returns?)?(?: (?:it|them|the number|numbers|result))? ?\b(?:to|into|in|as) e\.?164(?: format)?\b/,
        null: /\b(?:or|and|else|otherwise|it)? ?(?:returns? )?null(?: (?:if|when|for|otherwise|on)(?: (?:it|is|not|valid|invalid|the|number|numbers|input|ones|an|isn't|anything|else))*)?/,
        ignored:
          /(?:[,;]? ?\b(?:and|with|it) )*\b(?:ignor(?:es?|ing)|remov(?:es?|ing)|strip(?:s|ping)?|allow(?:s|ing)?)(?: (?:all|any))? (?:spaces|blanks|whitespace|dashes|hyphens|slashes|brackets|parentheses|dots)(?:(?:, | and |, and | or )(?:spaces|blanks|whitespace|dashes|hyphens|slashes|brackets|parentheses|dots))*/,
        function:
          /\b(?:function|fun|method|called|named) (?!(?:validating|that|to|which|for|normali[sz]ing|checking)\b)([a-z]*(?:phone|number|e164)[a-z]*)\b/,
      },
      derived: (values) => ({
        function: values.get('function') || 'normalizeGermanPhone',
        parameter: 'number',
      }),
    },
  ),
];
