import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, program } from './written-program.ts';

const SHOWN =
  'swift swiftui view screen views simple with and a an the ios app struct using use uses for of preview navigationstack navigationview';

/** Programs for Swift: screens, property wrappers, tasks, protocols. */
export const SWIFT_CORES: readonly Core[] = [
  program(
    'clamped-wrapper',
    /^(?=.*\bproperty ?wrapper\b)(?=.*\b(?:clamp\w*|limits?|range|bounds?|between)\b)/,
    'property wrapper propertywrapper that clamps clamp clamped clamping limits a number numeric value values to range closed given bounds int integer double comparable generic between and with example usage keeps within the',
    {
      options: {
        low: /\b(?:between |from |to )?(-?\d+)(?= ?(?:and|to|-|–|\.\.\.) ?-?\d)/,
        high: /(?:and|to|·|–|\.\.\.) ?(\d+)\b/,
      },
    },
  ),
  program(
    'text-wrapper',
    /^(?=.*\bproperty ?wrapper\b)(?=.*\b(?:trim\w*|capitali[sz]\w*|lower ?cas\w*|upper ?cas\w*)\b)/,
    'property wrapper propertywrapper that a an string text strings its the assigned value values of with example usage and automatically whitespace white space newlines both ends',
    {
      options: {
        trimmed: /\btrim(?:s|med|ming)?\b/,
        capital:
          /\bcapitali[sz](?:es?|ed|ing)\b(?: (?:each|every) word| the first letter of (?:each|every) word)?/,
        lower: /\b(?:lower ?cas(?:es?|ed|ing)|to lower ?case)\b/,
        upper: /\b(?:upper ?cas(?:es?|ed|ing)|to upper ?case)\b/,
      },
      alternatives: [['trimmed', 'capital', 'lower', 'upper']],
      oneOf: ['trimmed', 'capital', 'lower', 'upper'],
    },
  ),
  program(
    'defaults-wrapper',
    /^(?=.*\bproperty ?wrapper\b)(?=.*\buser ?defaults\b)(?!.*\b(?:codable|encode\w*|keychain|optional)\b)/,
    'property wrapper propertywrapper for userdefaults user defaults that stores store saves reads a value values in with key and default generic type types settings example usage backed by setting',
  ),
  program(
    'image-downloads',
    /^(?=.*\bdownload\w*\b|.*\bfetch\w*\b|.*\bload\w*\b)(?=.*\b(?:task ?group|parallel|concurrent\w*|at once|at the same time)\b)(?=.*\b(?:images?|urls?)\b)(?!.*\b(?:swiftui|uiimage|cache\w*|progress|resize\w*|combine)\b)/,
    'network client async await async/await that downloads download downloading fetches fetch loads several multiple image images url urls data at once in parallel concurrently the same time using with a task group taskgroup withtaskgroup and returns return dictionary of to from leaving out skipping ignoring omitting failed ones those failures list array struct class urlsession keyed by',
    {
      options: {
        limit: new RegExp(
          `\\b(?:with |at most |up to |max(?:imum)? (?:of )?|limited to |limit of |no more than )+${NUMBER}(?: (?:downloads|requests|tasks|concurrent|parallel|at (?:once|a time|the same time)|in parallel|concurrently|simultaneously))*`,
        ),
      },
    },
  ),
  program(
    'weather-codable',
    /^(?=.*\b(?:codable|decod\w+)\b)(?=.*\bweather\b)(?=.*\b(?:snake[ _]?case|nested|iso ?8601|dates?)\b)/,
    'codable decodable structs struct for decoding decode decodes a weather api json response reply with snake_case snake case keys key and iso 8601 iso8601 dates date nested types forecast keydecodingstrategy convertfromsnakecase jsondecoder from using the model models',
  ),
  program(
    'swiftui-login',
    /^(?=.*\bswift ?ui\b)(?=.*\b(?:log ?in|sign ?in)\b)(?!.*\b(?:register|sign ?up|apple|face ?id|biometric\w*|keychain|firebase|forgot|remember|view ?model|mvvm|test)\b)/,
    `${SHOWN} login log in sign email e-mail password passwords fields field text textfield securefield secure button form is disabled enabled until when only if both are valid looks has at least characters that submit to looks well formed`,
    {
      options: {
        least: new RegExp(
          `\\b(?:at least|minimum(?: of)?|min\\.?) ${NUMBER} (?:characters?|chars|letters)(?: long)?`,
        ),
        shown:
          /(?:\b(?:and|with|an?|the|toggle|button|option|to|that|which) )*\b(?:shows?|reveals?|toggles?|hides?)(?: ?(?:\/|or|and) ?(?:shows?|hides?))?(?: the)? password(?: (?:toggle|button|visibility|eye))?|\bpassword visibility(?: toggle)?/,
        wait: /(?:\b(?:and|with|an?|shows?|the) )*\b(?:loading (?:indicator|spinner|state)|progress ?view|spinner|activity indicator)\b(?: (?:while|during|when)(?: (?:logging|log|in|login|the|request|is|running|loading))*)?/,
      },
      always: [
        clause(
          'validat(?:es?|ion|ing)|shows?|displays?',
          'of the email emails? and password an? error errors messages? message inline if when for on invalid it is address addresses format input inputs fields not valid',
        ),
      ],
    },
  ),
  program(
    'swiftui-search',
    /^(?=.*\bswift ?ui\b)(?=.*\blist\b)(?=.*\b(?:search\w*|filter\w*|detail\w*|navigation ?link|navigat\w+)\b)(?!.*\b(?:api|json|fetch\w*|core ?data|swiftdata|favou?rites?|sections?|sort\w*|delete|swipe|add|api|edit\w*|todo|to-do)\b)/,
    `${SHOWN} list items names of that search searchable bar field filter filters by name to in navigation navigates navigating navigationlink navigate detail details page tapping tap row rows item on when opens shows`,
    {
      options: {
        search: /\b(?:search\w*|filter\w*)\b(?: (?:bar|field|filter))?/,
        detail: /\b(?:detail(?:s|ed)?|navigation ?links?)\b(?: (?:view|screen|page))?/,
      },
      oneOf: ['search', 'detail'],
    },
  ),
  program(
    'swiftui-timer',
    /^(?=.*\bswift ?ui\b)(?=.*\b(?:timer|stopwatch|countdown)\b)(?!.*\b(?:laps?|pomodoro|notification|sound|circle|progress|ring|hundredths|milliseconds)\b)/,
    `${SHOWN} timer stopwatch countdown start starts stop pause pauses reset resets buttons button that counts count up seconds shows minutes mm:ss mm ss time elapsed`,
    {
      options: {
        down: /\b(?:counts? ?down|countdown|counting down)\b(?: timer)?(?: (?:from|of|for) (\d+(?: (?:seconds?|minutes?))?))?/,
      },
      shapes: {
        down: (said) => `${(Number.parseInt(said, 10) || 60) * (/minute/.test(said) ? 60 : 1)}`,
      },
    },
  ),
  program(
    'swiftui-settings',
    /^(?=.*\bswift ?ui\b)(?=.*\bsettings\b)(?!.*\b(?:login|api|core ?data|language|logout|account|photo)\b)/,
    `${SHOWN} settings form user toggle toggles picker pickers that saves stores stored saved in userdefaults appstorage notifications dark mode theme name text field textfield page sections section`,
    { options: { slider: /\b(?:and |with |a )*slider(?:s)?\b(?: for (?:the )?font size)?/ } },
  ),
  program(
    'view-model-loading',
    /^(?=.*\b(?:view ?model|observable ?object|mvvm)\b)(?=.*\b(?:load\w*|fetch\w*|api|url ?session|state)\b)(?!.*@observable)(?!.*\b(?:combine|pagin\w+|cache\w*|search\w*|core ?data|counter|login|form|test\w*|delete|retry)\b)/,
    `${SHOWN} observableobject observable object view model viewmodel mvvm list lists array that loads load loading fetches fetch from api url urlsession json async await async/await state states error errors handling published @published enum idle loaded failed network`,
    {
      options: {
        thing: /\b(articles?|users?|posts?|products?|books?|movies?|photos?|items?|todos?|recipes?|notes?)\b/,
        ui: /\bswift ?ui (?:view|list|screen)\b|\b(?:and |with )(?:an? |the |its )*(?:view|list view|screen) (?:that|which|for|to) (?:shows?|displays?)(?: (?:it|them|the (?:list|articles|users|items|states?)))?/,
      },
      derived: (values) => {
        const thing = values.get('thing')?.replace(/s$/, '').toLowerCase();
        const own = new Map<string, string>();
        if (thing) own.set('thing', thing);
        if (thing === 'user' || thing === 'product') own.set('label', 'name');
        return Object.fromEntries(own);
      },
    },
  ),
  program(
    'work-days',
    /^(?=.*\b(?:business|working|work|week)[ -]?days?\b)(?=.*\bbetween\b|.*\bfrom\b.*\bto\b)(?!.*\b(?:add\w*|next|hours?|swiftui|after)\b)/,
    'number of business working work days weekdays weekday day between two dates date excluding without not counting skipping weekends weekend and a given set list of holidays public count counts function returns calculate calculates with to from an array optional foundation calendar that the saturdays sundays how many',
  ),
  program(
    'described-stack',
    /^(?=.*\bstack\b)(?=.*\b(?:customstringconvertible|sequence|expressiblebyarrayliteral|equatable)\b)(?!.*\b(?:min|max|bounded|capacity|thread|undo|queue|linked|collection)\b)/,
    'generic stack struct that conforms conforming to and with push pop peek top isempty count is empty size protocol conformance methods it implements also',
    {
      options: {
        sequence: /\bsequence\b/,
        described: /\bcustomstringconvertible\b/,
        literal: /\bexpressiblebyarrayliteral\b/,
        equal: /\bequatable\b/,
      },
    },
  ),
  program(
    'json-fetch',
    /^(?=.*\b(?:fetch\w*|network\w*|url ?session|api client|http client|get request)\b)(?=.*\b(?:json|codable|decodable|url ?session|manager|client|result)\b)(?!.*\b(?:images?|weather|view ?model|swiftui|combine|post request|upload\w*|retr(?:y|ies)|auth\w*|token|cache\w*|mock\w*|pagin\w+|download\w*|actor|core ?data|parallel|task group|headers?)\b)/,
    'network networking manager client api http generic async await async/await fetch fetches fetching request requests get of from a an url urls json data decode decodes decoding codable decodable with error errors handling enum own custom urlsession using and that returns type types decoded class struct singleton function method service shared throws throwing for',
    {
      options: {
        singleton: /\bsingleton\b/,
        result: /\bresult(?: type)?\b/,
        seconds: /(?:\b(?:with|an?|and|timeout|of) )*(\d+)[ -]?seconds?(?: timeout)?/,
      },
    },
  ),
  program(
    'counter-actor',
    /^(?=.*\bactor\b)(?=.*\bcounter\b)/,
    'actor for a thread safe thread-safe counter that is incremented increment increments decrement by from many tasks concurrent concurrently with example and usage simple using async await in task group value reset',
    {
      options: {
        count: /\b(?:from |by |with |in )?(\d+) (?:concurrent |parallel )?(?:tasks|increments|times)\b/,
      },
    },
  ),
  program(
    'safe-subscript',
    /^(?=.*\bsubscript\b)(?=.*\bsafe\w*\b)/,
    'extension on for array collection safe safely subscript that returns nil instead of crashing when if the index is out bounds range access to with an a and returning element optional indices in swift valid not',
  ),
  program(
    'int-times',
    /^(?=.*\bextension\b)(?=.*\bint\b)(?=.*\btimes\b)/,
    'extension on int with a times method function that takes closure runs calls executes it the n number of and index block repeats like ruby',
  ),
  program(
    'date-ago',
    /^(?=.*\b(?:ago|relative)\b)(?=.*\b(?:date|time)\b)(?!.*\b(?:swiftui|locali[sz]\w*|german|files?)\b)/,
    'extension on date for relative time ago that returns string strings text like such as minutes minute hours hour days day weeks yesterday just now function timeago turns into formats a the and 5 2 3 in from formatted human readable e g of past',
    { always: [/["'“`]\d+ \w+ ago["'”`]/] },
  ),
  program(
    'traffic-light',
    /^(?=.*\btraffic light\b)(?!.*\b(?:swiftui|pedestrian|timer|blink\w*|sensor)\b)/,
    'traffic light state machine enum with next states red green yellow and duration durations for each that changes cycles through in order a of method property seconds',
    {
      options: {
        red: /\bred (?:for |lasts |is )?(\d+)(?: ?s(?:econds)?)?\b/,
        green: /\bgreen (?:for |lasts |is )?(\d+)(?: ?s(?:econds)?)?\b/,
        yellow: /\byellow (?:for |lasts |is )?(\d+)(?: ?s(?:econds)?)?\b/,
      },
    },
  ),
  program(
    'closure-observers',
    /^(?=.*\bobserv(?:er|able)s?\b)(?=.*\b(?:pattern|closures?|value)\b)(?!.*\b(?:swiftui|view ?model|combine|api|notification\w*|weather|stock|delegate|protocol|weak)\b)/,
    'observer observers observable pattern with closures closure generic class value that notifies notify notifying calls when it changes change changed subscribe unsubscribe add remove removing and example of simple on property a its box binding',
  ),
  program(
    'delegate-example',
    /^(?=.*\bdelegat(?:e|ion)\b)(?=.*\b(?:pattern|example|protocol)\b)(?!.*\b(?:uitableview|app ?delegate|swiftui|text ?field|location|data source)\b)/,
    'delegate delegation pattern example with a protocol and weak reference class classes that simple of using demo downloader download progress showing how the works to avoid retain cycle cycles',
  ),
  program(
    'injected-mock',
    /^(?=.*\b(?:dependency injection|inject\w*|mock\w*)\b)(?=.*\bprotocols?\b)(?!.*\b(?:swiftui|environment|container|property wrapper|xctest|url ?session)\b)/,
    'dependency injection with protocols protocol and a mock mocks implementation example for testing tests service services of using constructor initializer injected injecting inject real live user network class that',
  ),
  program(
    'clear-password',
    /^(?=.*\bpasswords?\b)(?=.*\b(?:generat\w+|random)\b)(?=.*\b(?:options?|struct|look-?alikes?|ambiguous|similar|confus\w+)\b)(?!.*\b(?:swiftui|strength|passphrase|words|hash|memorable|exclud\w+ symbols)\b)/,
    'generate generates a random secure password passwords generator with length digits numbers and symbols special characters upper lower case uppercase lowercase letters options option for configurable struct that function the of include flags or using at least one each kind',
    {
      options: {
        clear:
          /(?:[,;]? ?\b(?:and|avoids?|avoiding|excludes?|excluding|without|no|leaving out|option|to|avoid|exclude|skips?|skipping) )*(?:look-?alikes?|ambiguous|similar(?:[- ]looking)?|confus(?:ing|able))\b(?: characters?| letters?)?(?: (?:such as|like)(?:,? (?:or |and )?["'`]?(?:o|0|l|i|1|s|5)["'`]?)+)?(?: \((?:,? ?["'`]?[o0li1s5]["'`]?)+\))?/,
        length:
          /\b(?:of |with |length |length of |default )*(\d+) (?:characters?|chars)(?: long)?\b|\blength (?:of |is )?(\d+)\b/,
      },
    },
  ),
  program(
    'payment-methods',
    /^(?=.*\bpayments?\b)(?=.*\b(?:protocol|errors?|strategy)\b)(?=.*\b(?:card|paypal|cash)\b)(?!.*\b(?:refunds?|fees?|cart|swiftui|crypto|bitcoin|bank|apple|vouchers?|receipts?)\b)/,
    'protocol for payment payments methods method with and an enum of possible errors error types strategy pattern pay function that throws throw conforming structs struct credit a processor each type amount example',
    {
      options: {
        card: /\b(?:credit |debit )?cards?\b/,
        paypal: /\bpaypal\b/,
        cash: /\bcash\b/,
      },
    },
  ),
];
