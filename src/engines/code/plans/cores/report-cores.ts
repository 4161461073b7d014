import { NUMBER, singular } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, program } from './written-program.ts';

const PROGRAM =
  'java c# csharp kotlin ruby swift console command line cli program app application script tool small simple class and a an the with that which for of to it each every per all from in is are by on as has have will be lines line file text';

const SIGNS: Readonly<Record<string, string>> = {
  semicolon: ';',
  comma: ',',
  pipe: '|',
  tab: '\\t',
  colon: ':',
};

/** Words for lines that cannot be read, and what becomes of them. */
const BAD =
  '(?:bad|invalid|malformed|broken|wrong|faulty|incomplete|incorrect|corrupt(?:ed)?|unreadable|unparsable|erroneous)';
const SILENTLY = new RegExp(
  `(?:[,;]? ?\\b(?:and|but) )*(?:silently )(?:skip|ignor|leav)\\w*(?: out)? (?:any |all |the )?${BAD} (?:lines?|rows?|entries|records)|${BAD} (?:lines?|rows?) (?:are |get |should be )*(?:silently (?:skipped|ignored))`,
);
const WARNED = new RegExp(
  `(?:[,;]? ?\\b(?:and|but|it|should|must) )*(?:skip|ignor|leav|report|warn)\\w*(?: out| about)? (?:any |all |the )?(?:${BAD} (?:lines?|rows?|entries|records|ones)|lines? that (?:are|is) (?:${BAD}|not valid))(?: (?:with|and|giving|printing|to|on|print|prints|log|logs|writes?|an?|the|warnings?|messages?|line numbers?|number|stderr|error output|standard error|their|its)\\b)*|${BAD} (?:lines?|rows?|entries|records) (?:(?:are|get|should|must|be|is) )*(?:skipped|ignored|left out|reported)(?: (?:with|and|to|on|an?|the|warnings?|messages?|including|line|numbers?|stderr|their|its|logged|reported|printed)\\b)*`,
);

/** Escapes a separator for a Java pattern. */
const splitter = (sign: string): string => `Pattern.quote("${sign}")`;

/** Programs that read a file of values and say what is in it. */
export const REPORT_CORES: readonly Core[] = [
  program(
    'marks-file',
    /^(?=.*\b(?:students?|pupils?|players?|athletes?|teams?|employees?|participants?|candidates?)\b)(?=.*\b(?:averages?|mean)\b)(?=.*(?:\bfile\b|\.txt\b|\.csv\b|\blines? like\b))(?!.*\b(?:json|xml|database|gui|swing|spring|weight\w*|histogram|median|email|attendance|per (?:class|group|team|course|department)|by (?:class|group|team|course|department)|gpa|letters?|pass(?:ed)?|fail(?:ed)?|export\w*|write[s]? (?:the |an? )?(?:result|output|report|csv|file))\b)/,
    `${PROGRAM} reads read reading print prints printing shows show displays outputs calculates calculate computes averages average mean grade grades mark marks score scores points student students pupils pupil player players athlete athletes participants candidates their his her name like such given path argument as first then also whose who at end results result format form`,
    {
      options: {
        row: /["'“`(]((?:[a-z][a-z ]*)(?:[;,|:\t] ?[a-z0-9][\w .]*){1,9})["'”`)]|\blines? like ([a-z]+(?:[;,|:][a-z0-9][\w.]*){1,9})/,
        file: /\b([\w-]+\.(?:txt|csv|dat|tsv))\b/,
        sign: /\b(?:separated|delimited|split) (?:by|with) (?:an? )?(semicolon|comma|pipe|tab|colon)s?\b|\b(semicolon|comma|pipe|tab|colon)[- ](?:separated|delimited)\b/,
        silently: SILENTLY,
        warned: WARNED,
        best: /\b(?:and |the |also |who is |prints? |shows? )*(?:best|top|highest)(?:[- ](?:scoring|rated|ranked))? (?:students?|pupils?|players?|athletes?|teams?|one|average|participant|candidate)\b(?: (?:overall|at the end|with (?:the|his|her|their) average))?/,
        worst:
          /\b(?:and |the |also )*(?:worst|weakest|lowest)(?:[- ](?:scoring|rated))? (?:students?|pupils?|players?|athletes?|teams?|one|average|participant|candidate)\b/,
        overall:
          /\b(?:and |the |also |an? )*(?:class|overall|total|group) (?:average|mean)\b|\baverage (?:of|over) (?:all|the whole class)(?: students)?\b/,
        perSubject:
          /\b(?:and |the |also |an? )*(?:averages? |mean )(?:per|of each|for each|by|of every) (?:subject|column|course|test|exam)\b/,
        sorted:
          /(?:[,;]? ?\b(?:and|sort(?:s|ed)?|ranked|ordered|print(?:s|ed)?|list(?:s|ed)?|it|them|students|output|results?|in) )*\b(?:sorted|sorts?|ranked|ordered|ranking)(?: (?:by|from|the|their|average|averages|best|to|worst|highest|lowest|first|descending|students|in|order|score))*/,
        ascending: /\b(?:ascending|lowest first|worst first|from worst to best)\b(?: order)?/,
        noun: /\b(students?|pupils?|players?|athletes?|teams?|employees?|participants?|candidates?)\b/,
        commaDecimal:
          /\b(?:with )?(?:an? )?(?:decimal comma|comma as (?:the )?decimal(?: separator| sign)?|german numbers)\b/,
        decimals: new RegExp(
          `\\b(?:with |to |rounded to |rounded |using )*${NUMBER} decimals?(?: places?| digits?)?\\b|\\brounded to ${NUMBER} (?:digits|places)\\b`,
        ),
      },
      shapes: { noun: singular },
      always: [
        clause(
          'handles?|reports?|prints?|shows?|exits?',
          'an? missing file clear friendly error message errors if when the is not found does exist on',
        ),
        /\b(?:an? |the )?header(?: line| row)?(?: (?:is|gets|should be))?(?: (?:skipped|ignored))?\b|\bskips? (?:the |an? )?header(?: line| row)?\b/,
      ],
      derived: (values) => {
        const row = values.get('row') ?? '';
        const given = SIGNS[values.get('sign') ?? ''] ?? /[;,|:\t]/.exec(row)?.[0] ?? ';';
        const cells = row.split(given === '\\t' ? '\t' : given).map((cell) => cell.trim());
        const isNamed =
          row !== '' && !cells.slice(1).some((cell) => /\d/.test(cell)) && !/[.…]{2,}/.test(row);
        const thing =
          values.get('noun') ||
          /(student|pupil|player|athlete|team|participant|candidate)/.exec(row)?.[1] ||
          'student';
        const named = isNamed ? cells.slice(1) : [];
        if (values.has('perSubject') && named.length === 0) return undefined;
        const texts = named.map((cell) => `"${cell}"`).join(', ');
        return {
          thing,
          things: `${thing}s`,
          file: values.get('file') || 'students.txt',
          splitter: splitter(given),
          sign: given,
          numberCell: values.has('commaDecimal') ? `cell.replace(',', '.')` : 'cell',
          sortEnd: values.has('ascending') ? '' : '.reversed()',
          ...(named.length > 0 ? { subjects: '', subjectTexts: texts } : {}),
        };
      },
    },
  ),
  program(
    'parking-console',
    /^(?=.*\b(?:parking|car ?park|garage)\b)(?=.*\b(?:console|terminal|menu|per day|daily|maximum|max|free minutes|lost|income|revenue)\b)(?!.*\b(?:floors?|levels?|reserv\w+|subscription|html|sql|sensor|electric|vip|swing|gui|spring|motorcycles?|trucks?|vans?|buses|kinds?|types|class hierarchy|first hour|night|weekend|discount|csv|json|database|file|saved?|tests?)\b)/,
    `${PROGRAM} parking garage lot car park cars vehicle vehicles simulation system spaces spots places slots enter enters leave leaves leaving exits exit plate plates license number number-plate registration pay pays paid fee price cost costs charge charged parks parked show shows list free full is when menu driven based simulator ticket manage manages management`,
    {
      options: {
        spaces: new RegExp(
          `\\b${NUMBER} (?:parking )?(?:spaces|spots|places|slots|cars|lots)\\b|\\bcapacity(?: of)? ${NUMBER}\\b`,
        ),
        free: new RegExp(
          `\\b(?:the )?first ${NUMBER} minutes?(?: (?:are|is))? free\\b(?: of charge)?|\\b${NUMBER} (?:free minutes|minutes free)\\b`,
        ),
        rate: /(?:\b(?:fee|price|costs?|rate|charges?|pays?|is|of|at|and|leaves) )*[$€£]? ?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|eur|usd|€|\$))? (?:(?:per|an?|each|every|for (?:each|every)) )(?:started |begun |commenced )?hour\b(?: or part (?:of it|thereof))?/,
        most: /(?:[,;]? ?\b(?:and|but|with|a) )*(?:\b(?:max(?:imum|imal(?:ly)?)?\.?|at most|up to|capped at|daily (?:max(?:imum)?|cap|limit)|not more than|no more than)(?: (?:of|is|fee|charge|price|costs?))* ?)+[$€£]? ?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|eur|usd|€|\$))?(?: (?:per|an?|each|every) (?:day|24 hours))?/,
        lost: /\b(?:and |a )*lost tickets?(?: (?:costs?|is|pays?|fee|of))* ?[$€£]? ?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|eur|€))?/,
        income:
          /\b(?:and |the |shows? |total |daily |prints? |today's )*(?:income|revenue|takings|turnover|earnings)\b(?: (?:so far|of the day|at the end))*/,
        type: /\b(?:class (?:called |named )?)([a-z]*(?:parking|garage)[a-z]*)\b/,
      },
      shapes: {
        rate: (said) => Number(said).toFixed(2),
        most: (said) => Number(said).toFixed(2),
        lost: (said) => Number(said).toFixed(2),
      },
      always: [
        clause(
          'refus(?:es|ing)|rejects?|tells?|says?|shows?|prints?|displays?|lists?|sees?',
          'an? the entry message if when it is garage full how many number of free spaces spots left are currently parked cars available occupied all status with their same plate twice',
        ),
        /\b(?:same|duplicate) plates? (?:twice )?(?:is |are )?(?:rejected|refused|not allowed)\b/,
      ],
      derived: (values) => ({
        incomeMenu: values.has('income') ? ', 4 income' : '',
        lostMenu: values.has('lost') ? ', 5 lost ticket' : '',
      }),
    },
  ),
  program(
    'json-totals',
    /^(?=.*\bjson\b)(?=.*\bcsv\b)(?=.*\borders?\b)(?=.*\bitems?\b)(?=.*\b(?:totals?|sums?|revenue|turnover)\b)(?!.*\b(?:wpf|winforms|api|http|database|sql|per (?:product|month|day|category|year|country)|by (?:product|month|day|category|year|country)|tax|vat|discount\w*|status|top|currency|excel|xml|average)\b)/,
    `${PROGRAM} reads read reading orders order writes write writing summary csv json output outputs result report customer customers into file array called with header price quantity items item .net containing contains`,
    {
      options: {
        shape:
          /\((?=[^()]*items)([^()]{5,120})\)|\b(?:each|with|having|of) (?:id, ?)?(?:customer|client|buyer)(?:,| and)(?: an?)? (?:items?|list of items?)(?:\[\])? ?(?:\(|with |of )?(?:name, ?)?price (?:and|,) quantity\)?/,
        source: /\b([\w-]+\.json)\b/,
        target: /\b([\w-]+\.csv)\b/,
        total:
          /\b(?:the )?(?:totals?|sums?|revenue|turnover)\b(?: (?:amount|value|sum|order value))*(?: (?:per|by|for each|of each|for every) (?:customer|client|buyer))?/,
        orders: /\b(?:and |the |with )*(?:number of orders|order count|count of orders)\b/,
        sorted:
          /(?:[,;]? ?\b(?:and|sort(?:ed|s)?|ordered|by) )*\b(?:sorted|sort|ordered)?(?: (?:by|the|total|totals|it|from|in|amount|sum))* ?\b(?:descending(?:ly)?|desc|highest first|largest first|biggest first|highest to lowest)\b(?: (?:order|by total))*/,
        ascending:
          /(?:[,;]? ?\b(?:and|sorted|ordered|by|total|in) )*\b(?:ascending|smallest first|lowest first)\b(?: order)?/,
        semicolon: /\b(?:with |using )?(?:a )?semicolons?(?: as)?(?: (?:separator|delimiter|separated))?\b/,
      },
      derived: (values) => ({
        by: 'customer',
        sign: values.has('semicolon') ? ';' : ',',
        source: values.get('source') || 'orders.json',
        target: values.get('target') || 'summary.csv',
      }),
    },
  ),
  program(
    'account-sums',
    /^(?=.*\bcsv\b|.*\bdatev\b)(?=.*\bdebits?\b|.*\bsoll\b)(?=.*\bcredits?\b|.*\bhaben\b)(?=.*\baccounts?\b)(?!.*\b(?:wpf|xml|json|database|sql|per month|monthly|balance sheet|period|opening|currenc\w+|web|api|only winforms)\b)/,
    `${PROGRAM} import imports importing read reads datev datev-like like csv journal postings bookings ledger semicolons semicolon separated delimited sum sums summing total totals debit credit debits credits soll haben account accounts report reports difference differences winforms or prints print shows check checks whether both`,
    {
      options: {
        tolerance:
          /\b(?:above|over|greater than|more than|larger than|exceeding|bigger than|of more than) [$€£]?(0\.\d+|\d+(?:\.\d+)?)(?: ?(?:euros?|cents?|eur|€))?\b/,
        head: /\b(?:with |and )*(?:a )?header(?: (?:row|line))?\b/,
        sign: /\b(comma|tab)[- ](?:separated|delimited)\b/,
      },
      derived: (values) => ({
        delimiter: values.get('sign') === 'comma' ? ',' : values.get('sign') === 'tab' ? '\\t' : ';',
      }),
    },
  ),
  program(
    'statement-months',
    /^(?=.*\b(?:csv|file)\b)(?=.*\bincomes?\b)(?=.*\b(?:spending|expenses?|spent|expenditures?|outgoings?|outflows?)\b)(?=.*\b(?:months?|monthly|years?|yearly)\b)(?!.*\b(?:categor\w+|json|chart|compose|room|swing|database|sql|currenc\w+|budget\w*|running|swiftui|pdf|excel|account class|export\w*|write[s]? (?:the |a )?(?:result|summary|report|csv)|average)\b)/,
    `${PROGRAM} reads read reading bank statement statements account transactions transaction bookings shows show prints print displays calculates csv date text amount description purpose given path argument as like with output table and balance net result`,
    {
      options: {
        columns: /\((?=[^()]*\bdate\b)(?=[^()]*\bamount\b)([a-z]+(?: ?[;,|] ?[a-z]+)+)(?=[^()]*\))/,
        commaDecimal:
          /(?:[,;]? ?\b(?:and|with|has|uses?|using|amounts?) )*(?:\b(?:a )?comma (?:as|is|for) (?:the |a )?decimal(?: separator| sign| point| comma)?|\b(?:a )?decimal commas?|\bcomma decimals?|\bgerman (?:number )?format|\bgerman (?:numbers|amounts))\b/,
        sign: /\b(semicolon|comma|tab|pipe)[- ](?:separated|delimited)\b|\b(?:separated|delimited) by (semicolon|comma|tab|pipe)s?\b/,
        spent: /\b(?:spending|expenses?|spent|expenditures?|outgoings?|outflows?)\b/,
        shown: /\bincomes?\b/,
        year: /\b(?:(?:per|by|for each|each|of each|every|grouped by) year|yearly)\b/,
        month: /\b(?:(?:per|by|for each|each|of each|every|grouped by) (?:calendar )?month|monthly)\b/,
        total:
          /\b(?:and |plus |with |an? |the )*(?:overall |grand )?totals?(?: (?:line|row|at the (?:end|bottom)|of all|over all months))*/,
        file: /\b([\w-]+\.csv)\b/,
      },
      always: [SILENTLY, WARNED],
      derived: (values) => {
        const said = values.get('columns') ?? 'date;text;amount';
        const given = SIGNS[values.get('sign') ?? ''] ?? /[;,|]/.exec(said)?.[0] ?? ';';
        const names = said.split(/ ?[;,|] ?/).map((one) => one.toLowerCase());
        const isPlain = !values.has('commaDecimal');
        if (!isPlain && given === ',') return undefined;
        const isYear = values.has('year');
        if (isYear && values.has('month')) return undefined;
        const textAt = names.findIndex((name) => !/^(?:date|amount|id|number)$/.test(name));
        return {
          ...(isPlain ? { plain: '' } : {}),
          separator: given,
          dateAt: `${names.indexOf('date')}`,
          amountAt: `${names.indexOf('amount')}`,
          textAt: `${Math.max(textAt, 0)}`,
          period: isYear ? 'year' : 'month',
          periods: isYear ? 'years' : 'months',
          periodType: isYear ? 'Int' : 'YearMonth',
          keyOf: isYear ? 'it.date.year' : 'YearMonth.from(it.date)',
          locale: isPlain ? 'ROOT' : 'GERMANY',
          fileName: values.get('file') || 'statement.csv',
        };
      },
    },
  ),
  program(
    'birthdays-file',
    /^(?=.*\bbirthdays?\b)(?=.*(?:\bfile\b|\.txt\b|\.csv\b))(?=.*\b(?:next|coming|upcoming|within|days|week|month)\b)(?!.*\b(?:mail|email|send|sends|json|yaml|database|sqlite|rails|class \w+|calendar file|ics|add|adds|menu|notif\w+|slack)\b)/,
    `${PROGRAM} reads read reading prints print prints shows show lists birthday birthdays have has name names date dates who whose people person friends upcoming coming list list per`,
    {
      options: {
        row: /["'“`(][^"'”`)]{2,30}([,;|])\s?\d{1,4}[-.]\d{1,2}[-.]\d{1,4}["'”`)](?: per line| on each line| in each line)?|["'“`(]?\bname ?([,;|]) ?(?:yyyy-mm-dd|dd\.mm\.yyyy|date|birthday|birthdate)\b["'”`)]?/,
        days: new RegExp(
          `\\b(?:in |within |the |during |for )*(?:next|coming|following|within|upcoming) ${NUMBER} days\\b`,
        ),
        week: /\b(?:in |within |the |during )*(?:next|coming|this) (?:week|7 days)\b/,
        file: /\b([\w-]+\.(?:txt|csv))\b/,
        within: /\b(?:birthday|birthdays) (?:in|within|coming up)\b/,
        ages: /(?:[,;]? ?\b(?:and|with|also|plus|the|their|new) )*(?:\bhow old (?:they|he|she|each|everyone|each person|the person)(?: (?:turns?|will be|gets?|becomes?|will turn|is|are|will become|(?:is|are) turning))*(?: then)?|\bages?\b(?: (?:they (?:turn|reach|will be)|he or she turns))?)/,
        silently: SILENTLY,
        warned: WARNED,
        sorted:
          /(?:[,;]? ?\b(?:and|sorted|sort|ordered|by|in order of) )*\b(?:(?:sorted|sort|ordered|order)(?: them)? (?:by )?(?:the )?(?:date|next birthday|upcoming date|days left|birthday)|nearest first|soonest first|next (?:one )?first)\b/,
      },
      derived: (values) => {
        if (values.has('week') && values.has('days')) return undefined;
        return {
          sign: values.get('row') || ',',
          file: values.get('file') || 'birthdays.txt',
          ...(values.has('week') ? { days: '7' } : {}),
        };
      },
    },
  ),
];
