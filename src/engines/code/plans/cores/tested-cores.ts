import { ASKED_TESTS } from './asked-tests.ts';
import type { Core } from './core.ts';
import { clause, program } from './written-program.ts';

const CLASS =
  'class classes java c# kotlin simple and a an the with that for of to it which is are in must should generic own custom plus implement implements implementing methods method operations';

const AMOUNT = '(\\d+(?:\\.\\d{1,2})?)';
const cents = (said: string): string => Number(said).toFixed(2);

/** A method under the name of the wish, or under the usual one where it is said in words. */
const method =
  (usual: string) =>
  (said: string): string =>
    /\s/.test(said) || said === '' ? usual : said;

const LISTED: Readonly<Record<string, readonly [said: string, usual: string]>> = {
  first: [
    'addfirst|add_first|prepend|push ?front|addtofront|insertfirst|add (?:at|to) the (?:front|head|start|beginning)|insert at (?:the )?(?:head|beginning|start|front)',
    'addFirst',
  ],
  insert: [
    'insertat|insert_at|addat|add_at|insert (?:at|by) (?:an? |given |the )*(?:index|position)|insert',
    'insertAt',
  ],
  removeValue: [
    'removevalue|remove_value|remove (?:by|a|given|the) (?:given )?value|delete (?:by )?value|removeelement|deletevalue',
    'removeValue',
  ],
  remove: [
    'removeat|remove_at|deleteat|delete_at|(?:remove|delete) (?:at|by) (?:an? |given |the )*(?:index|position)|remove|delete',
    'removeAt',
  ],
  get: ['getat|get (?:by|at) (?:an? |given |the )*(?:index|position)|get', 'get'],
  set: ['set(?: (?:by|at) (?:an? |given |the )*(?:index|position))?', 'set'],
  indexOf: ['indexof|index_of|index of', 'indexOf'],
  contains: ['contains', 'contains'],
  reverse: ['reverse(?: (?:in place|the list|it|method))?', 'reverse'],
  clear: ['clear', 'clear'],
  empty: ['isempty|is_empty|is empty', 'isEmpty'],
  size: ['size|length|count', 'size'],
  add: ['addlast|add_last|append|add (?:at|to) the (?:end|tail)|push ?back|addtoend|insertlast|add', 'add'],
};

/** The head of an extension as the wish writes it. */
const DECLARED =
  /\b([A-Z]\w*) ?\( ?this string (\w+), ?int (\w+)(?:, ?string (\w+) ?= ?"([^"\\]{0,9})")? ?\)/;

/** Classes that come with their tests. */
export const TESTED_CORES: readonly Core[] = [
  program(
    'account-tested',
    /^(?=.*accounts?\b)(?=.*\bdeposits?\b)(?=.*\bwithdraw\w*)(?=.*\b(?:tests?|junit)\b)(?!.*\b(?:savings|subclass\w*|inherit\w*|interface|abstract|spring|database|currenc\w+|threads?|concurren\w+|menu|console|daily|monthly|pin|fees?|mockito|frozen|lock\w*)\b)/,
    `${CLASS} bank account bankaccount deposit deposits withdraw withdraws amounts amount as bigdecimal money methods exception exceptions negative or zero not allowed positive deposits withdrawals transfers rejected getbalance get balance edge cases edge starting initial insufficient funds`,
    {
      options: {
        tests: ASKED_TESTS,
        checkedError:
          /\b(?:throws?|throwing|raises?|with) (?:an? |own |custom )*checked (?:exception )?([a-z]+exception)\b/,
        error:
          /(?:[,;]? ?\b(?:and|which|that|it) )*\b(?:throws?|throwing|raises?|with) (?:an? |the )?(?:own |custom |checked |unchecked |exception )*(?!illegal)([a-z]+exception)\b(?:(?: (?:when|if|on|for))?(?: (?:there|is|are|the|balance|too|low|not|enough|money|funds|insufficient|overdraft|would|be|exceeded|an?|amount|exceeds|more|than))*)?/,
        checked: /\bchecked(?: exceptions?)?\b/,
        type: /\bclass (?:called |named )?([a-z]*account)\b/,
        transfer:
          /\btransfer(?:s|ring)?(?:to)?\b(?: (?:between (?:two )?accounts|to another account|money|amounts))*/,
        overdraft: new RegExp(
          `\\b(?:an? )?overdraft(?: limit)?(?: (?:of|up to|is|to))* ?[$€£]?${AMOUNT}(?: ?(?:euros?|dollars?|eur|usd|€))?`,
        ),
        history:
          /\b(?:keeps? |and |with )*(?:an? |the |list of )*(?:transactions?(?: (?:history|log|list))?|history)\b/,
        interest:
          /\b(?:and |with |adds? |applies |apply |addinterest|monthly |an? )*interest\b(?: (?:rate|method|calculation))*/,
        owner: /\b(?:and |with |an? |the )*(?:owner|holder|account holder|name)(?:'s name)?\b/,
      },
      always: [
        clause(
          'rejects?|refus(?:es|ing)|rejecting|disallow(?:s|ing)?|no|throws? illegalargumentexception',
          'on for if when negative zero or non-positive null amounts? deposits? values? are is an the invalid',
        ),
        /\ball or nothing\b|\bboth accounts? (?:change|are changed) or none\b/,
      ],
      shapes: { overdraft: cents },
      derived: (values) => {
        const limit = values.get('overdraft');
        const most = Number(limit ?? 0);
        if (limit === '0.00') return undefined;
        return {
          type: values.get('type') || 'BankAccount',
          ...(values.has('checkedError') ? { checked: '', error: values.get('checkedError') ?? '' } : {}),
          ownerArg: values.has('owner') ? '"Ada", ' : '',
          overdraftArg: limit === undefined ? '' : `, new BigDecimal("${limit}")`,
          overdraftMost: most.toFixed(2),
          allOfIt: (100 + most).toFixed(2),
          tooMuch: (100.01 + most).toFixed(2),
        };
      },
    },
  ),
  program(
    'own-linked-list',
    /^(?=.*\b(?:singly|doubly|single|double|own|custom)?[ -]?linked ?list\b)(?=.*\b(?:iterators?|iterable|for-?each|exceptions?|indexoutofboundsexception|tests?|junit|insertat|removeat|insert at|remove at|index)\b)(?!.*\b(?:cycle|loop detection|merge|sort\w*|middle|nth|palindrome|circular|lru|stack|queue|intersection|thread\w*|skip|backwards?|descending|listiterator)\b)/,
    `${CLASS} linked list linkedlist singly doubly single double data structure element elements index indexes indices node nodes types type t implementation tostring string representation`,
    {
      options: {
        tests: ASKED_TESTS,
        iterator:
          /\b(?:and |an? |with |that |is |implements |implementing |supports? )*(?:iterators?|iterable(?:<t>)?|for-?each(?: loops?)?)\b(?: support)?/,
        doubly: /\b(?:doubly|double)(?=[ -]?linked)/,
        type: /\b(?:class (?:called |named )?|called |named )([a-z]*list)\b/,
        ...Object.fromEntries(
          Object.entries(LISTED).map(([key, [said]]) => [
            key,
            new RegExp(`(?<!\\w)(${said})(?:\\(\\w*(?:, ?\\w+)*\\))?(?!\\w)`),
          ]),
        ),
      },
      always: [
        /[,;]? ?\b(?:and |an? )?(?:invalid|bad|wrong|illegal|out[- ]of[- ](?:range|bounds)|negative)(?: or too large)?(?: (?:index|indexes|indices|positions?|access))? (?:throws?|throw|raises?|gives?) (?:an? )?(?:indexoutofboundsexception|exceptions?)/,
        /[,;]? ?\b(?:and )?(?:throws?|throwing) (?:an? )?indexoutofboundsexception(?: (?:on|for|if|when)(?: (?:an?|the|invalid|bad|wrong|index|indexes|indices|is|out|of|range|bounds|illegal))*)?/,
        /\b(?:without|not) (?:using )?(?:java\.util\.linkedlist|java\.util|the built-in list)\b/,
        /\bin[- ]place\b/,
      ],
      shapes: Object.fromEntries(Object.entries(LISTED).map(([key, [, usual]]) => [key, method(usual)])),
      derived: (values) => {
        const insert = values.get('insert');
        return {
          type: values.get('type') || (values.has('doubly') ? 'DoublyLinkedList' : 'SinglyLinkedList'),
          add: values.get('add') || 'add',
          insert: insert || 'insertAt',
          ...(insert ? { insertAsked: '' } : {}),
          ...(values.has('removeValue') && !values.has('remove') ? { remove: 'removeAt' } : {}),
          ...(['contains', 'indexOf', 'removeValue'].some((key) => values.has(key)) ? { search: '' } : {}),
        };
      },
    },
  ),
  program(
    'reading-log',
    /^(?=.*\b(?:class|logger|log|store)\b)(?=.*\b(?:temperature|reading|measurement|sensor|humidity|weight|blood pressure|pressure|heart rate|glucose)s?|.*(?:log|tracker|logger)\b)(?=.*\b(?:min\w*|max\w*|averages?|mean|lowest|highest)\b)(?=.*\b(?:day|date|daily)\b)(?!.*\b(?:csv|json|file|database|api|chart|week|month|hour|median|thread\w*|record struct|moving|rolling|sensor id|per sensor|celsius|fahrenheit)\b)/,
    `${CLASS} readings reading measurement measurements stores store storing keeps records datetime date time timestamp value values temperature temperatures sensor humidity weight given gives give returns day daily double add adds per day's specific certain particular`,
    {
      options: {
        tests: ASKED_TESTS,
        type: /\bclass (?:called |named )?([a-z]+(?:log|logger|tracker|store|history|recorder|journal))\b|\b([a-z]+(?:log|logger|tracker|store|history|recorder|journal)) class\b/,
        min: /\b(?:min(?:imum)?|lowest|smallest)\b/,
        max: /\b(?:max(?:imum)?|highest|largest)\b/,
        average: /\b(?:avg|averages?|mean)\b/,
        count: /\b(?:count|number of readings)\b/,
        latest: /\b(?:latest|last|most recent) (?:reading|value|one)\b/,
        record: /\breadings? (?:as )?(?:a )?records?\b|\brecord reading\b/,
        nothing:
          /(?:[,;]? ?\b(?:and|but|or) )*(?:returns? |gives? )?null (?:if|when|for|where)(?: (?:there|are|is|no|a|days?|that|the|given|readings?|measurements?|values?|data|for|on|without|any|were|exists?|nothing|was|recorded))*/,
      },
      shapes: { type: (said) => said },
      derived: (values) => {
        const first = ['min', 'max', 'average'].find((key) => values.has(key));
        if (!first) return undefined;
        return {
          type: values.get('type') || 'ReadingLog',
          firstOf: first === 'min' ? 'Min' : first === 'max' ? 'Max' : 'Average',
        };
      },
    },
  ),
  program(
    'truncated-words',
    /^(?=.*\b(?:truncat\w*|shorten\w*|ellipsi\w*|cut\w*|abbreviat\w*)\b)(?=.*\b(?:words?)\b)(?=.*\b(?:strings?|texts?)\b)(?!.*\b(?:html|camel|slug\w*|count\w*|(?:each|every|per|wrap\w*) lines?|middle of the string|list of)\b)/,
    'c# csharp extension method methods function static for on of over string strings text texts s a an the that which it to at with and or not does must should maximum max length given characters chars long this int is never longer than result including suffix ellipsis "…" … shortens shorten truncates truncate truncated return returns',
    {
      options: {
        tests: ASKED_TESTS,
        empty:
          /\bnull (?:gives|returns|becomes|yields|is) (?:an? )?empty(?: string)?|\bempty string (?:for|on|if) null\b/,
        throws:
          /\b(?:throws? (?:an? )?argumentnullexception|null (?:throws|is refused)|throws? (?:on|for|if) null)\b/,
        word: /(?:[,;]? ?\b(?:but|and|that|which|it|should|must|so|words are|the) )*\b(?:does not|doesn't|do not|don't|not|never|without|no|avoid(?:s|ing)?) (?:cut(?:ting|s)?|break(?:ing|s)?|split(?:ting|s)?|chop(?:ping|s)?)(?: (?:off|in|the|middle|of|a|an|words?|inside|within|apart|half|up|through|any|into))*|\b(?:at|on) (?:an? |the )?(?:last )?(?:word boundar(?:y|ies)|whole words?|full words?|end of (?:a|the last) word|last (?:whole|full) word)\b|\b(?:keeps?|only|with) (?:whole|full|complete) words\b/,
      },
      oneOf: ['word'],
      derived: (_, wish) => {
        const [, ...said] = DECLARED.exec(wish.given) ?? [];
        wish.take(/\b[a-z]\w* ?\( ?this string \w+, ?int \w+(?:, ?string \w+ ?= ?"[^"\\]{0,9}")? ?\)/);
        const [method, text, max, suffix, sign] = said;
        const [named] = method
          ? []
          : (/\b(?:Truncate|Shorten|Abbreviate|Ellipsi[sz]e)\w*\b/.exec(wish.given.slice(1)) ?? []);
        if (named) wish.take(new RegExp(`\\b${named.toLowerCase()}\\b`));
        const given = { method: method ?? named, text, max, suffix, sign };
        return Object.fromEntries(
          Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])),
        );
      },
    },
  ),
  program(
    'tested-slug',
    /^(?=.*\b\w*slug\w*\b)(?=.*\b(?:tests?|xunit)\b)(?!.*\b(?:unique|database|underscores?|nunit|mstest)\b)/,
    'c# csharp extension method function static for on of string strings text texts turn turns convert converts into url slug slugs friendly a an the that which it to at with and is lowercase lower case letters digits dashes dash hyphens hyphen spaces special characters removed replaced replace become small diacritics accents accented this from title titles uses generate generates creates',
    {
      options: {
        tests: ASKED_TESTS,
        umlauts:
          /(?:[,;]? ?\b(?:and|german|with) )*\bumlauts?\b(?: (?:become|are|replaced|written|converted|transliterated|turned|as|to|by|into|ae|oe|ue|ss|and|ß|becomes|turn|handled|properly|(?:ä|ö|ü)))*(?:, ?(?:oe|ue|ss))*|\b(?:german )?ä(?:, ?ö,? (?:and )?ü| ?ö ?ü)?(?:,? ß)?(?: (?:to|become|as|into))?(?: ae,? oe,?(?: and)? ue)?(?:,? ss)?/,
        most: /(?:[,;]? ?\b(?:and|with|a|an|of|at) )*\b(?:max(?:imum|imal)?(?:(?: length)?(?: of)?)?|at most|up to|limited to|no longer than|not longer than) ?(\d+)(?: (?:chars?|characters?|letters))?(?: long)?/,
        dash: /(?:[,;]? ?\b(?:and|with|but) )*\b(?:no|without|never an?|trimmed?|removing) (?:leading (?:or|and) )?(?:trailing|double|repeated)(?:(?: or| and|,) (?:trailing|double|leading|repeated))* ?(?:dash(?:es)?|hyphens?)?/,
      },
      derived: (values, wish) => {
        const [method] = /\b(?:[A-Z]\w*Slug\w*|Slugify\w*)\b/.exec(wish.given) ?? [];
        if (method) wish.take(new RegExp(`\\b${method.toLowerCase()}\\b(?:\\(\\))?`));
        const most = values.get('most');
        const kept = most === undefined ? 0 : Math.floor((Number(most) + 1) / 5) * 5 - 1;
        if (most !== undefined && kept < 4) return undefined;
        return {
          ...(method ? { method } : {}),
          lengthParameter: most === undefined ? '' : `, int maxLength = ${most}`,
          lastWord: 'word',
        };
      },
    },
  ),
];
