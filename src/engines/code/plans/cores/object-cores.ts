import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { inMilliseconds, program, TIME } from './written-program.ts';

const JAVA = 'java class classes example simple and a an the with that using for of to it which in program';

/** Programs of cards, staff and accounts, and those of Java with several threads. */
export const OBJECT_CORES: readonly Core[] = [
  program(
    'cards-dealt',
    /^(?=.*\b(?:deck|playing cards?|pack of cards)\b)(?!.*\b(?:deck|pack|cards?) (?:of|with) (?:only )?(?!52\b)\d+\b)(?!.*\b(?:blackjack|poker|war|solitaire|uno|tarot|jokers?|flash|slide|swiftui|compose|bridge|rummy|game|compare\w*|winner|face|points)\b)/,
    `${JAVA} deck cards card playing standard 52 shuffle shuffles shuffling shuffled deal deals dealing dealt draw draws hand hands player players each every suit suits rank ranks enum enums class struct data sort sorts sorting sorted by top kotlin swift c# represents prints shows method methods comparable`,
    {
      options: {
        players: new RegExp(`\\b(?:to |for |among |between )?${NUMBER} (?:players|hands|people|persons)\\b`),
        cards: new RegExp(
          `\\b(?:deal(?:s|ing|t)? (?:out )?)${NUMBER} cards\\b(?: (?:each|to each(?: player)?|per (?:player|hand)))?|\\b${NUMBER} cards (?:each|to each(?: player)?|per (?:player|hand))|\\bhands? of ${NUMBER}(?: cards)?\\b`,
        ),
        sorted:
          /(?:[,;]? ?\b(?:and|then) )*\b(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)?)\b(?: (?:each|every|all|the|their|player's|hands?|cards?))*(?: by (?:suit and (?:then (?:by )?)?rank|suit))?/,
      },
    },
  ),
  program(
    'staff-csv',
    /^(?=.*\bcsv\b)(?=.*\bemployees?\b)(?=.*\bdepartments?\b)(?=.*\b(?:average|highest|total|count|lowest|number|top)\b)(?!.*\b(?:write\w*|export\w*|json|sort\w*|above|below|older|median|age|hire\w*|top \d+|quot\w+|second|database|output file|report)\b)/,
    `${JAVA} read reads a csv file employees employee name department salary streams stream use uses print prints show shows average mean highest paid best earner lowest total sum number count per each every by person people in columns from department's departments salaries (name,department,salary) top earning group groups grouped header calculates computes collectors given as argument path`,
    {
      options: {
        average: /\b(?:average|mean)(?: salary| pay)?\b/,
        highest:
          /\b(?:highest|best|top)[- ](?:paid|earning|earner|salary)\b(?: (?:person|employee|one|earner))?/,
        lowest: /\b(?:lowest|worst)[- ](?:paid|earning|salary)\b(?: (?:person|employee|one))?/,
        total: /\b(?:total|sum of)(?: (?:the )?(?:salary|salaries|pay(?:roll)?))?\b/,
        count: /\b(?:number|count|headcount)(?: of)?(?: employees)?\b/,
        file: /\b([\w-]+\.csv)\b/,
      },
      oneOf: ['average', 'highest', 'lowest', 'total', 'count'],
    },
  ),
  program(
    'account-journal',
    /^(?=.*accounts?\b)(?=.*\bdeposits?\b)(?=.*\bwithdraw\w*)(?=.*\btransfers?\b)(?=.*\b(?:transactions?|history|overdraft|statement|log)\b)(?!.*\b(?:interest|savings|thread|threads|concurren\w*|synchroni[sz]ed|console|menu|csv|json|database|spring|currenc\w+|monthly|daily|pin|fee|test|tests|interface|abstract)\b)/,
    `${JAVA} bank account bankaccount accounts deposit deposits withdraw withdraws withdrawal withdrawals transfer transfers between list of transactions transaction history log records keeps all every statement balance overdraft limit amount amounts negative methods method exception exceptions throws throw get owner allowed up custom insufficient funds insufficientfundsexception on insufficient invalid prints printed`,
    {
      options: {
        type: /\b(?:class (?:called |named )?)?(account)(?= class\b)/,
        overdraft:
          /\b(?:an? )?overdraft(?: limit)?(?: (?:of|up to|is|to))? [$€£]?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|eur|usd|€))?\b|\b(\d+)(?: (?:euros?|dollars?))? overdraft(?: limit)?\b/,
        funds:
          /\b(?:custom |own )?insufficient ?funds ?exception\b|\b(?:throws?|throwing|with) (?:an? )?(?:custom |own )?exceptions? (?:on|for|if|when) (?:there are )?insufficient funds\b|\bcustom exceptions?\b/,
      },
      shapes: { type: () => 'Account' },
      always: [
        /\b(?:with )?no (?:negative|zero)(?: or (?:negative|zero))? (?:amounts?|deposits?|values?)(?: (?:are )?allowed)?\b|\b(?:rejects?|refus(?:es|ing)|rejecting|disallow(?:s|ing)?) (?:negative|zero|non-positive)(?: (?:or|and) (?:negative|zero))? amounts?\b|\bamounts? must be positive\b/,
      ],
    },
  ),
  program(
    'payroll',
    /^(?=.*\b(?:employees?|payroll|managers?)\b)(?=.*\b(?:inherit\w*|hierarchy|abstract|subclass\w*|polymorphi\w+|salaried|hourly)\b)(?!.*\b(?:csv|json|sealed|interface|tax\w*|overtime|commission|interns?|developers?|engineers?|contractors?|database|freelanc\w+|part-?time)\b)/,
    `${JAVA} employee employees payroll hierarchy inheritance abstract base subclass subclasses polymorphism salaried hourly manager managers bonus gets get pay salary print prints printing calculates calculate method kotlin c# overriding override overrides paid list system total`,
    {
      options: {
        manager:
          /\bmanagers?\b(?:(?: (?:who|that|which))? (?:get|gets|receives?|with|earns?|have|has)(?: an?)? (\d+) ?(?:%|percent) (?:bonus|more|extra)(?: on (?:top of )?(?:the |their )?salary)?)?/,
        hourly: /\bhourly\b(?: (?:employees?|workers?|paid))?/,
      },
      shapes: { manager: (said) => said || '10' },
    },
  ),
  program(
    'two-futures',
    /^(?=.*\bcompletable ?futures?\b)(?=.*\b(?:two|both|combin\w+|thencombine)\b)(?!.*\b(?:retry|fallback|default|three|http|list of|exceptionally|spring|cancel\w*)\b)/,
    `${JAVA} completablefuture completablefutures completable future futures calls call two services service both in parallel concurrently asynchronously combines combine their results result timeout of after fetches fetch data async thencombine ortimeout handles`,
    {
      options: { ms: new RegExp(`(?:\\b(?:with|a|an|timeout|of|after|within|and) )*${TIME}(?: timeout)?`) },
      shapes: { ms: inMilliseconds },
    },
  ),
  program(
    'philosophers',
    /^(?=.*\bdining philosophers?\b)(?!.*\b(?:semaphores?|monitor|waiter|arbitrator|starvation|trylock|deadlock demo|statistics|gui|seconds)\b)/,
    `${JAVA} dining philosophers philosopher problem threads thread locks lock reentrantlock solution forks avoiding deadlock deadlocks resource ordering`,
    {
      options: { seats: new RegExp(`\\b${NUMBER}(?= philosophers\\b)`) },
      always: [/\b(?:without|no|avoids?|avoiding|prevents?|preventing) (?:a )?deadlocks?\b/],
    },
  ),
  program(
    'locked-singleton',
    /^(?=.*\bsingleton\b)(?=.*\b(?:double[- ]checked|lazy|lazily)\b)(?!.*\b(?:enum|holder|bill pugh|serializ\w+|clon\w+|reflection|database|connection|logger)\b)/,
    `${JAVA} singleton double-checked double checked locking lazy lazily initialization initialized thread-safe thread safe volatile pattern configuration config settings`,
  ),
];
