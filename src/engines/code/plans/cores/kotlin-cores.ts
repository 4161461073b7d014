import { NUMBER, numberOf } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, inMilliseconds, program, TIME } from './written-program.ts';

const ANDROID =
  'kotlin android jetpack compose composable screen view viewmodel view model class and a an the with that using for of to it simple ui';

/** A function that the wish lists: its name as it is written, or in words. */
const listed = (words: string): RegExp => new RegExp(`\\b(${words})\\b(?:\\(\\))?`);
const camel = (said: string): string =>
  /\s|-/.test(said)
    ? said
        .toLowerCase()
        .replace(/\b(?:an?|the) /g, '')
        .replace(/[\s-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    : said;

const EXTENSIONS: Readonly<Record<string, RegExp>> = {
  email: listed('is ?valid ?e-?mail|is ?e-?mail|is ?e-?mail ?valid|validate ?e-?mail'),
  truncate: listed('truncate|ellipsi[sz]e|shorten'),
  title: listed(
    'to ?title ?case|title ?case|capitali[sz]e ?words|capitali[sz]e ?each ?word|to ?capitali[sz]ed',
  ),
  palindrome: listed('is ?palindrome'),
  vowels: listed('count ?vowels|vowel ?count|number ?of ?vowels'),
  words: listed('word ?count|count ?words'),
  slug: listed('to ?slug|slugify'),
  camel: listed('to ?camel ?case'),
  snake: listed('to ?snake ?case'),
  reverse: listed('reverse ?words|reversed ?words'),
  numeric: listed('is ?numeric|is ?number|is ?a ?number'),
  initials: listed('initials|to ?initials|get ?initials'),
  mask: listed('mask|masked|to ?masked'),
};

const VEHICLES: Readonly<Record<string, string>> = {
  motorcycle: 'motorcycle',
  motorbike: 'motorcycle',
  bike: 'motorcycle',
  car: 'car',
  truck: 'truck',
  van: 'van',
  bus: 'bus',
};

const cents = (said: string): string => `${Math.round(Number(said) * 100)}`;

/** Programs for Kotlin and Android, and other object-oriented languages. */
export const KOTLIN_CORES: readonly Core[] = [
  program(
    'text-extensions',
    /^(?=.*\bextensions?\b)(?=.*\bstrings?\b)(?=.*(?:,| and ))(?!.*\b(?:list|int|date|array|dictionary|swiftui|null|regex|isnullorempty)\b)/,
    'extension extensions function functions method methods on for of string strings class like such as with and a main that shows them demonstrates ellipsis example examples usage the in to is kotlin swift c# static shortens text word words add adding "…" … ...',
    {
      options: EXTENSIONS,
      shapes: Object.fromEntries(Object.keys(EXTENSIONS).map((key) => [key, camel])),
      oneOf: Object.keys(EXTENSIONS),
    },
  ),
  program(
    'sums-by-month',
    /^(?=.*\b(?:expenses?|transactions?|purchases?|payments?|bookings?|sales?)\b)(?=.*\b(?:sum(?:s|med|ming)?|totals?|group(?:s|ed|ing)?)\b)(?=.*\bcategor(?:y|ies)\b)(?=.*\bmonths?\b)(?!.*\b(?:csv|json|file|sql|console|budget|average|chart|menu|tracker|year|sqlite|database|income|highest|most)\b)/,
    'data class record struct for and a function that sums sum summed summing up totals total groups group grouping grouped by category and month per each list of returns map computes calculates them with amount date method monthly in the prints kotlin java amounts stream streams linq spending',
    {
      options: { thing: /\b(expense|transaction|purchase|payment|booking|sale)s?\b/ },
      shapes: { thing: (said) => said.toLowerCase() },
    },
  ),
  program(
    'pig-game',
    /^(?=.*\bpig\b)(?=.*\b(?:dice|game)\b)(?!.*\b(?:latin|human|user|interactive|two dice|asks?|web|html|tournament|statistics)\b)/,
    'simulate simulates simulation a the dice game of pig between two computer players player first to reach reaching points wins win rolls a 1 loses and with holds hold at random each turn prints score scores winner strategy different strategies',
    {
      options: {
        goal: new RegExp(
          `\\b(?:first )?(?:to |at |reaches |reaching )(?:reach )?${NUMBER}(?: points)?(?: wins?)?\\b`,
        ),
      },
    },
  ),
  program(
    'token-evaluator',
    /^(?=.*\b(?:token\w*|lexer|recursive descent|pars\w+)\b)(?=.*\b(?:evaluat\w+|calculat\w+)\b)(?=.*\b(?:expressions?|arithmetic)\b)(?!.*(?:[%^]|\b(?:variables?|functions? such|power|exponent\w*|ast|tree|modulo|rpn|postfix|shunting|boolean|sin|history|repl|unary functions)\b))/,
    'tokenizer tokeniser tokenize lexer tokens parser parses parse and evaluator evaluates evaluate evaluation calculator for of arithmetic math mathematical expression expressions with plus minus times divide operators operator precedence parentheses brackets recursive descent simple a an the string like supports supporting addition subtraction multiplication division correct unary decimal numbers errors error handling division by zero in class',
    { always: [/[-+*/](?: ?,? ?[-+*/])+/] },
  ),
  program(
    'limited-history',
    /^(?=.*\bundo\b)(?=.*\b(?:limit\w*|max\w*|at most|up to|last)\b)(?!.*\b(?:command pattern|memento|file|console|group\w*|cursor|draw\w*)\b)/,
    'undo redo undo/redo history for a text editor with limit limited maximum max of steps step actions entries states at most up to class generic stack that keeps only the last oldest dropped forgotten and simple can',
    {
      options: {
        limit: new RegExp(
          `\\b(?:limit(?:ed)? (?:of|to) |max(?:imum)?(?: of)? |at most |up to |last |of )${NUMBER}(?: (?:steps|actions|entries|states|levels|changes))?\\b`,
        ),
      },
    },
  ),
  program(
    'parking-lot',
    /^(?=.*\b(?:parking|car ?park|garage)\b)(?!.*\b(?:floors?|levels?|reserv\w+|subscription|html|sql|license check|sensor|console|menu|daily|per day|maximum|electric|vip|first hour|free of charge|minutes?|protocol|nearest|compact)\b)/,
    'parking lot garage car park simulation simulator system class design with and spots spot spaces space places slots for vehicles vehicle types ticket tickets returns return null or when is full no free available park leave method fee fees price costs cost charge charges per started hour hours hourly each parked of the in entering exit a that calculates kotlin java object oriented enum',
    {
      options: {
        cents:
          /(?:\b(?:fee|price|cost|rate|charge[sd]?|costs)(?: (?:is|of|at))? )?[$€£]? ?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|eur|usd|€|\$))? (?:(?:per|an?|each|every|for (?:each|every)) )(?:started )?hour\b(?: or part (?:of it|thereof))?/,
        kinds:
          /\b((?:motorcycle|motorbike|bike|car|truck|van|bus)(?:s|es)?(?:(?:,? and |, | or )(?:motorcycle|motorbike|bike|car|truck|van|bus)(?:s|es)?)+)\b/,
      },
      shapes: { cents },
      always: [
        /\bpark\(\)/,
        clause(
          'returns?|gives?',
          'an? the ticket tickets or null when if full no spot spots is left available and nothing',
        ),
      ],
      derived: (values) => {
        const said = values.get('kinds');
        const kinds = said
          ? [
              ...new Set(
                said
                  .split(/,? and |, | or /)
                  .flatMap((one) => VEHICLES[one.replace(/(?<=bus)es$|s$(?<!bus)/, '')] ?? []),
              ),
            ]
          : ['motorcycle', 'car', 'truck'];
        return {
          kindsUpper: kinds.map((kind) => kind.toUpperCase()).join(', '),
          spots: kinds.map((kind, at) => `Kind.${kind.toUpperCase()} to ${at === 1 ? 2 : 1}`).join(', '),
          spotsJava: kinds.map((kind, at) => `Kind.${kind.toUpperCase()}, ${at === 1 ? 2 : 1}`).join(', '),
          firstKind: kinds.at(-1)?.toUpperCase() ?? 'CAR',
        };
      },
    },
  ),
  program(
    'state-flow-model',
    /^(?=.*\bstate ?flow\b|.*\bview ?model\b)(?=.*\bloading\b)(?=.*\b(?:success|error)\b)(?!.*\b(?:retrofit|room|hilt|koin|test\w*|pagin\w+|search\w*|compose|fragment|livedata)\b)/,
    `${ANDROID} sealed interface state states uistate loading success error stateflow exposes exposing expose as flow mutablestateflow loads load data repository result results from three`,
  ),
  program(
    'state-flow-counter',
    /^(?=.*\bcounter\b)(?=.*\b(?:state ?flow|view ?model)\b)(?!.*\b(?:compose|step|saved|savedstate\w*|livedata|room|limit\w*)\b)/,
    `${ANDROID} counter stateflow state flow increment increments decrement reset mutablestateflow count exposes`,
  ),
  program(
    'parallel-within',
    /^(?=.*\b(?:coroutines?|suspend|async)\b)(?=.*\b(?:parallel|concurrently|at once|at the same time|async)\b)(?=.*\b(?:within|timeout|finished|in time|seconds)\b)(?!.*\b(?:retr(?:y|ies)|cache|file|flow|channel|websocket|first)\b)/,
    'coroutine coroutines suspend function that fetches fetch loads queries calls asks three two several multiple sources source apis services endpoints in parallel concurrently at once the same time and returns return whatever what those have finished results result within completed arrived is done only with timeout of after async await using kotlin data from ignoring skipping slow ones in time',
    {
      options: {
        ms: new RegExp(`\\b(?:within|after|in|of|timeout of|for|up to|at most)? ?${TIME}(?: timeout)?`),
      },
      shapes: { ms: inMilliseconds },
    },
  ),
  program(
    'countdown-flow',
    /^(?=.*\bcount(?:s|ing|er)?[ -]?down\b)(?=.*\b(?:flow|coroutines?)\b)(?!.*\b(?:pause\w*|resume\w*|viewmodel|view model|compose|stateflow|android|user|notification|ms|milliseconds)\b)/,
    'coroutine coroutines that counts count counting down countdown timer from and can be cancelled canceled cancellable cancel emitting emits emit values value in a flow with using every one each second kotlin seconds to zero cancellation demonstrates example 0',
    {
      options: { from: new RegExp(`\\bfrom ${NUMBER}(?: seconds)?\\b`) },
      shapes: { from: (said) => `${numberOf(said)}` },
    },
  ),
  program(
    'compose-login',
    /^(?=.*\bcompose\b)(?=.*\blog ?in\b)(?!.*\b(?:viewmodel|view model|google|biometric|register|sign ?up|remember me|navigation|firebase|forgot|loading|test|hilt)\b)/,
    `${ANDROID} login log in form email e-mail password fields field text textfield button validation validates valid enabled disabled until only when is are both has characters at least error errors messages message shows show material3 material`,
    {
      options: {
        least: new RegExp(`\\b(?:at least|minimum(?: of)?) ${NUMBER} (?:characters?|chars)(?: long)?`),
        shown:
          /(?:\b(?:and|with|an?|the|toggle|button|icon|option|to) )*\b(?:shows?|reveals?|toggles?)(?: ?(?:\/|or|and) ?hides?)?(?: the)? password(?: (?:toggle|button|visibility|icon))?|\bpassword visibility(?: toggle)?/,
      },
    },
  ),
  program(
    'compose-search',
    /^(?=.*\bcompose\b)(?=.*\b(?:list|lazycolumn)\b)(?=.*\b(?:search\w*|filter\w*)\b)(?!.*\b(?:viewmodel|view model|api|retrofit|room|detail|debounce|delete|add|checkbox|sort\w*|categor\w+|paging)\b)/,
    `${ANDROID} list lazycolumn items item names searchable search filter filters filtering text field textfield bar by name of query`,
  ),
  program(
    'room-notes',
    /^(?=.*\broom\b)(?=.*\b(?:dao|entity|database)\b)(?=.*\bnotes?\b)(?!.*\b(?:migration\w*|repository|viewmodel|view model|hilt|relation\w*|tags?|categor\w+|swift|paging|test\w*)\b)/,
    `${ANDROID} room entity dao database notes note insert update delete query queries flow suspend crud title text content id search all get functions table`,
  ),
  program(
    'retrofit-github',
    /^(?=.*\bretrofit\b)(?=.*\bgithub\b)(?!.*\b(?:moshi|token|auth\w*|okhttp|interceptor|search|issues|pull|hilt|cache|viewmodel)\b)/,
    `${ANDROID} retrofit interface github api client user users users' repos repositories repository list gets get fetch fetches service suspend function data gson of`,
  ),
  program(
    'html-dsl',
    /^(?=.*\bdsl\b)(?=.*\bhtml\b)(?!.*\b(?:tables?|attributes?|css|class attribute|forms?|links?|images?|head|javascript)\b)/,
    'small simple type-safe type safe dsl builder for html lists list and paragraphs paragraph headings heading items that renders render to a string with lambdas receivers lambda receiver kotlin generates builds dslmarker ordered unordered bold text elements escapes escaping nested',
  ),
];
